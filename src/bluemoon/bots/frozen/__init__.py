"""The bots of commit 1e56c47, code and weights: `novice@1`, `adept@1`, `master@1` of duel and city.

They are the yardstick for later bots: `bluemoon lab arena adept adept@1` says whether today's are stronger. A
yardstick must not change, so these modules are copies. Nobody edits them, except where something that they
import was renamed or taken away. tests/bots/frozen holds decisions that they made at that commit and asks
them again.

The rules are shared: where these are corrected, the frozen bots play by the corrected ones. What a bot is to
others (`bots/base.py`) is shared, too. One thing differs from the originals: `duel/kinds.py` names the words
that the networks know, because the vocabulary of the cards may grow.
"""
