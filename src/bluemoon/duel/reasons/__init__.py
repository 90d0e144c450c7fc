"""Why something is not allowed in a duel: the first obstacle, as a code with arguments and its place in the
rulebooks. A reason mentions only what the deciding player knows.

`asking` understands what is asked; `playing`, `deeds`, `texts` and `answers` hold the obstacles, a small
function each, in the order in which they are looked for; `dead_ends` tells what would be missing after an
action that the rules permit; `english` and `german` name the things of the game that appear in reasons. The
sentences themselves are in `messages`.
"""

from bluemoon.duel.reasons.asking import why_not_action, why_not_text
from bluemoon.duel.reasons.codes import Code, Zone

__all__ = ["Code", "Zone", "why_not_action", "why_not_text"]
