"""One loop for all games: show the view, list the actions, take an answer; bots play the other seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from bluemoon.bots import Bot
from bluemoon.contract import Action, Game, LegalActions
from bluemoon.errors import BluemoonError
from bluemoon.terminal.session import names_of
from bluemoon.terminal.words import ending

HELP = (
    "Answer with a number or with the words of an action. 'why CARD' or 'why ACTION' tells the rule that "
    "forbids it, 'card NAME' shows a card, 'hint' asks for advice, 'table' shows the table again, 'quit' "
    "leaves."
)

Show = Callable[[Any], str]
Describe = Callable[[str], str]


class Seat:
    """The person's seat at a table in the terminal."""

    def __init__(
        self, game: Game[Any], seat: int, console: Console, show: Show, adviser: Bot[Any, Any]
    ) -> None:
        self.game = game
        self.seat = seat
        self.console = console
        self.show = show
        self.adviser = adviser

    def ask(self, describe: Describe) -> Action | None:
        """Ask until the person chooses an action; None if he quits."""
        game = self.game
        actions = game.legal_actions()
        if len(actions) == 1:
            self._say(f"{actions[0]} (the only choice)")
            return actions[0]
        self._say(self.show(game.view(self.seat)))
        for number, action in enumerate(actions, start=1):
            self._say(f"{number:3}  {action}")
        while True:
            try:
                answer = self.console.input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                return None
            if answer in ("quit", "q"):
                return None
            found = self._understand(answer, actions, describe)
            if found is not None:
                return found

    def _understand(self, answer: str, actions: LegalActions, describe: Describe) -> Action | None:
        game = self.game
        try:
            if answer.isascii() and answer.isdigit() and len(answer) < 9:
                if 1 <= int(answer) <= len(actions):
                    return actions[int(answer) - 1]
                self._say(f"a number from 1 to {len(actions)}, please")
            elif answer.startswith("why "):
                reason = game.why_not(answer[4:].strip())
                self._say(f"{reason.text} ({reason.place})" if reason else "you may")
            elif answer.startswith("card "):
                self._say(describe(answer[5:]))
            elif answer == "hint":
                self.adviser.choose(game.view(self.seat), actions)
                self._say(str(self.adviser.explain()))  # it begins with the action
            elif answer == "table":
                self._say(self.show(game.view(self.seat)))
            elif answer:
                return game.parse(answer)
            else:
                self._say(HELP)
        except BluemoonError as wrong:
            self._say(str(wrong))
        return None

    def _say(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False)


def _answer(game: Game[Any], bot: Bot[Any, Any]) -> Action:
    return bot.choose(game.view(game.player), game.legal_actions())


def play(
    game: Game[Any],
    seat: int,
    console: Console,
    show: Show,
    describe: Describe,
    bots: Sequence[Bot[Any, Any]],
    keep: Callable[[], None] = lambda: None,
) -> None:
    """Play until the game is over or the person quits. `bots` has one for each seat; the one at the person's
    seat gives hints. `keep` is called at the beginning and after every action, so that nothing is lost."""
    person = Seat(game, seat, console, show, bots[seat])
    console.print(HELP, markup=False, highlight=False)
    keep()
    while not game.over:
        try:
            chosen = person.ask(describe) if game.player == seat else _answer(game, bots[game.player])
        except KeyboardInterrupt:  # while a bot thinks
            console.print()
            return
        if chosen is None:
            return
        try:
            events = game.apply(chosen)
        except BluemoonError as wrong:  # not this one: the person chooses again
            console.print(str(wrong), markup=False, highlight=False)
            continue
        keep()
        for event in game.seen(events, seat):
            text = game.tell(event)
            if text:
                console.print(f"  · {text}", markup=False, highlight=False)
    result = game.result
    assert result is not None
    names = names_of(game.record().game, game)
    console.print(ending(result, seat, names), markup=False, highlight=False)
