"""The table as lines of text, for pipes and screen readers: show the view, list the actions, take an answer;
bots play the other seats. Words are those of the session's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.console import Console

from bluemoon.city import display
from bluemoon.contract import Action, LegalActions
from bluemoon.errors import BluemoonError
from bluemoon.terminal import duel, looking
from bluemoon.terminal.boards import Board, board_of
from bluemoon.terminal.choices import EXACT, fit
from bluemoon.terminal.city_board import city_help
from bluemoon.terminal.draft_board import show as show_draft
from bluemoon.terminal.session import BOT, Session
from bluemoon.terminal.spoken import in_notation
from bluemoon.terminal.words import ending, word

# The table in English sentences and lists, which read well aloud; other languages read the boards.
SHOWS: Final[Mapping[str, Callable[[Any], str]]] = {
    "duel": duel.show,
    "city": display.show,
    "draft": show_draft,
}
WIDTH, HEIGHT, HAND = 80, 40, 60  # of a board in lines of text


class Seat:
    """The person's seat at a table in lines."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.seat = session.people[0]
        self.console = console
        self.told = 0  # lines of the log that were printed

    @property
    def board(self) -> Board:
        """The board as the person sees it now."""
        session = self.session
        return board_of(session.kind, session.game.view(self.seat), session.names, session.language)

    def show(self) -> str:
        """The table in words."""
        if self.session.language == "en":
            return SHOWS[self.session.kind](self.session.game.view(self.seat))
        board = self.board
        parts = (board.status(), board.board(WIDTH, HEIGHT), board.hand(WIDTH, HAND))
        return "\n".join([*(part.plain for part in parts), board.question()]).rstrip()

    def tell(self) -> None:
        """Print what has happened since the last time."""
        log = self.session.logs[self.seat]
        for text in log[self.told :]:
            self.say(f"  · {text}")
        self.told = len(log)

    def ask(self) -> Action | None:
        """Ask until the person chooses an action; None if he quits."""
        actions = self._offer()
        while True:
            try:
                answer = self.console.input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                return None
            if answer in ("quit", "q"):
                return None
            if answer == "undo":
                if self._undo():
                    actions = self._offer()
                continue
            try:
                found = self._understand(answer, actions)
            except BluemoonError as wrong:
                self.say(looking.refused(self.session, wrong, answer))
                continue
            if found is not None:
                return found

    def _offer(self) -> LegalActions:
        """Show the table and the numbered actions."""
        actions = self.session.game.legal_actions(self.seat)
        self._list(actions)
        return actions

    def _list(self, actions: LegalActions) -> None:
        self.say(self.show())
        board = self.board
        for number, action in enumerate(actions, start=1):
            self.say(f"{number:3}  {board.action_words(action)}")

    def _understand(self, answer: str, actions: LegalActions) -> Action | None:
        """The action that is meant; None if something else was asked for, and was answered."""
        verb, _, rest = answer.partition(" ")
        if answer.isascii() and answer.isdigit() and len(answer) < 9:
            if 1 <= int(answer) <= len(actions):
                return actions[int(answer) - 1]
            self.say(self._word("plain-number", n=len(actions)))
        elif verb == "why" and rest:
            self.say(looking.why(self.session, rest.strip()))
        elif verb == "card" and rest:
            self.say(looking.look(self.board, self.session, rest).plain)
        elif answer in ("", "help", "?", "why", "card"):
            self.help()
        elif answer == "hint":
            self.say(self.session.hint(self.seat))
        elif answer == "table":
            self._list(actions)
        elif answer == "log":
            self.say("\n".join(self.session.logs[self.seat]))
        else:
            return self._meant(answer, actions)
        return None

    def _meant(self, answer: str, actions: LegalActions) -> Action:
        board = self.board
        for action in actions:
            if fit(answer, (action.text, board.action_words(action))) == EXACT:
                return action
        text = in_notation(answer, self.session.language)
        if self.session.kind == "draft" and not text.startswith("seat "):
            text = f"seat {self.seat}: {text}"
        return self.session.game.parse(text)

    def _undo(self) -> bool:
        taken = self.session.undo(self.seat)
        self.told = len(self.session.logs[self.seat])
        self.say(self._word("no-undo") if taken is None else self._word("undone", what=taken))
        return taken is not None

    def help(self) -> None:
        """Say what is understood."""
        self.say(self._word("plain-help"))
        if self.session.kind == "city" and self.session.language != "en":
            self.say(city_help(self.session.language))

    def _word(self, key: str, **args: object) -> str:
        return word(self.session.language, key, **args)

    def say(self, text: str) -> None:
        """Print as it is."""
        self.console.print(text, markup=False, highlight=False)


def _answer(session: Session, seat: int) -> Action:
    return session.bot_action(seat)


def play(session: Session, console: Console) -> None:
    """Play until the game is over or the person quits; the session keeps every action."""
    person = Seat(session, console)
    person.help()
    session.keep()
    while not session.game.over:
        bot = session.bot_seat
        if bot is not None:
            try:
                session.act(_answer(session, bot), BOT)
            except KeyboardInterrupt:  # while a bot thinks
                console.print()
                return
            if why := session.fault(bot):
                person.say(session.lost(bot, why))
        elif not session.forced():
            chosen = person.ask()
            if chosen is None:
                return
            try:
                session.act(chosen)
            except BluemoonError as wrong:  # not this one: the person chooses again
                person.say(wrong.said.text(session.language))
                continue
        person.tell()
    result = session.game.result
    assert result is not None
    person.say(ending(result, person.seat, session.names, session.language))
