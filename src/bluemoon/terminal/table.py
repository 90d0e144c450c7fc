"""The table in the terminal (Textual): the board always in view, actions grouped and found by typing.

One line of input has the focus all the time. What is typed filters the actions, Enter does the chosen one; if
several are left and nobody has chosen, Enter says so, and if none is left, it asks why not. Words after '/'
are commands, for terminals that keep keys to themselves.
"""

from __future__ import annotations

import os
from typing import Any, ClassVar

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.theme import Theme
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from bluemoon.contract import Action
from bluemoon.errors import BluemoonError
from bluemoon.terminal import looking
from bluemoon.terminal.boards import Board, board_of
from bluemoon.terminal.choices import WORDS, Line, fit, lines
from bluemoon.terminal.city_board import city_help
from bluemoon.terminal.paint import QUIET, WARM
from bluemoon.terminal.sentences import in_short
from bluemoon.terminal.session import BOT, Session
from bluemoon.terminal.words import ending, word

NIGHT = Theme(
    name="bluemoon",
    primary="#8fa4ff",
    secondary="#5fc4d8",
    accent="#ffd27a",
    foreground="#dfe6ff",
    background="#0d1230",
    surface="#141a3d",
    panel="#1b2350",
    dark=True,
)
LEAST_WIDTH, LEAST_HEIGHT = 80, 24
NEWS = 3  # lines of what happened, on small screens
# What Enter alone never does: giving up a fight or a phase, or spending cards of the city on something else.
UNASKED = {"duel": frozenset({"retreat", "decline"}), "city": frozenset({"done", "play", "discard"})}


class Sheet(ModalScreen[None]):
    """A page of text over the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "dismiss", show=False),
    ]

    def __init__(self, title: str, text: Text, close: str, private: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.close = close
        self.set_class(private, "-private")

    def compose(self) -> ComposeResult:
        """Title, text, and how to close it."""
        with Vertical(id="sheet"):
            yield Static(Text(self.heading, WARM), id="heading")
            with VerticalScroll(id="page"):
                yield Static(self.text)
            yield Static(Text(self.close, QUIET), id="close")

    def on_mount(self) -> None:
        """The end of a long text is its newest part."""
        page = self.query_one("#page", VerticalScroll)
        page.focus()


class Finder(Input):
    """The line of input; the arrow keys move in the list of actions."""

    def on_key(self, event: events.Key) -> None:
        """Hand the arrow keys to the list."""
        moves = {
            "up": "cursor_up",
            "down": "cursor_down",
            "pageup": "page_up",
            "pagedown": "page_down",
        }
        if event.key in moves:
            assert isinstance(self.app, Table)
            self.app.moved = True
            listed = self.screen.query_one("#actions", OptionList)
            getattr(listed, f"action_{moves[event.key]}")()
            event.stop()
            event.prevent_default()


class Left(Vertical):
    """Where the hand lies: it is drawn anew for as much room as there is, whatever took or gave some."""

    def on_resize(self, event: events.Resize) -> None:
        """Draw the hand for the new size."""
        assert isinstance(self.app, Table)
        self.app.draw_hand()


class BoardPlace(Static):
    """Where the board lies: it is drawn anew for as much room as there is, as soon as that is known."""

    def on_resize(self, event: events.Resize) -> None:
        """Draw the board for the new width; its height follows from what is drawn."""
        assert isinstance(self.app, Table)
        self.app.draw_board()


class Table(App[None]):
    """A game at the terminal."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (28, "-high")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+t", "hint", "hint", priority=True),
        Binding("ctrl+z", "undo", "undo", priority=True),
        Binding("ctrl+l", "log", "log", priority=True),
        Binding("f1", "help", "help", priority=True),
        Binding("ctrl+q", "quit", "quit", priority=True),
        Binding("escape", "clear", show=False),
    ]

    def __init__(self, session: Session) -> None:
        colourless = "NO_COLOR" in os.environ  # Textual takes the variable away
        super().__init__(ansi_color=colourless)
        self.colourless = colourless
        self.session = session
        self.seat = session.people[0]  # whose view is shown
        self.board: Board = self._board()
        self.listed: list[Line] = []
        self.marked = 0  # the line with the arrow
        self.moved = False  # whether the person has moved it, since something was done
        self.asked: Action | None = None  # what Enter alone does if it is pressed once more
        self.advised: Action | None = None  # what the last hint said, until something is done
        self.notice = ""  # what was answered last: a hint, a reason, an error
        self.covered = False  # between two persons the table is not shown

    # --- the screen ---------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Status, board, hand and actions, news, input, keys; the log beside them where there is room."""
        yield Static(id="status")
        with Horizontal(id="middle"):
            with Vertical(id="main"):
                yield BoardPlace(id="board")
                with Horizontal(id="lower"):
                    with Left(id="left"):
                        yield Static(id="hand")
                        yield Static(id="detail")
                    yield OptionList(id="actions", compact=True)
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="told")
        yield Static(id="news")
        yield Finder(id="find", compact=True)
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """Dress the table, name the keys, begin."""
        self.register_theme(NIGHT)
        if not self.colourless:
            self.theme = "bluemoon"
        self.set_class(self.colourless, "-colourless")
        for key, what in (
            ("ctrl+t", "hint"),
            ("ctrl+z", "undo"),
            ("ctrl+l", "log"),
            ("f1", "help"),
            ("ctrl+q", "quit"),
        ):
            binding = self._bindings.key_to_bindings[key][0]
            self._bindings.key_to_bindings[key] = [
                Binding(key, what, self._say(f"key.{what}"), priority=True, id=binding.id)
            ]
        self.screen.query_one("#actions").can_focus = False
        self.query_one(Finder).placeholder = self._say("filter")
        self.query_one(Finder).focus()
        self.session.keep()
        self.call_after_refresh(self.go_on)

    def _say(self, key: str, **args: object) -> str:
        return word(self.session.language, key, **args)

    def _board(self) -> Board:
        session = self.session
        return board_of(session.kind, session.game.view(self.seat), session.names, session.language)

    def on_resize(self) -> None:
        """Draw for the new size."""
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Show everything as it is now."""
        if self.covered or not self.is_running:
            return
        main = self.screen_stack[0]
        self.board = self._board()
        main.query_one("#status", Static).update(self._status())
        self.draw_board()
        self._draw_list()
        self.draw_hand()
        self._draw_news()

    def draw_board(self) -> None:
        """Show the board in the room that there is."""
        if self.covered or not self.is_running:
            return
        place = self.screen_stack[0].query_one("#board", BoardPlace)
        place.update(self.board.board(max(place.size.width, 40), self.size.height))

    def draw_hand(self) -> None:
        """Show the hand in the room that there is."""
        if self.covered or not self.is_running:
            return
        main = self.screen_stack[0]
        left = main.query_one("#left").size
        main.query_one("#hand", Static).update(
            self.board.hand(max(left.width - 2, 20), max(left.height - 3, 5))
        )

    def _status(self) -> Text:
        session, text = self.session, self.board.status()
        result = session.game.result
        bot = session.bot_seat
        if result is not None:
            text.append(f" · {ending(result, self.seat, session.names, session.language)}", WARM)
        elif bot is not None:
            text.append(f" · {self._say('thinking', who=session.names[bot])}", WARM)
        else:
            text.append(f" · {self._say('your-turn')}", WARM)
        return text

    def _draw_list(self) -> None:
        session, main = self.session, self.screen_stack[0]
        actions = () if session.bot_seat is not None else tuple(session.game.legal_actions(self.seat))
        typed = main.query_one(Finder).value
        listed = main.query_one("#actions", OptionList)
        self.listed = lines(actions, self.board, "" if typed.startswith("/") else typed, session.language)
        listed.clear_options()
        listed.add_options(
            Option(line.text, disabled=line.action is None and not line.words) for line in self.listed
        )
        chosen = self._chosen_by(typed)
        listed.highlighted = chosen
        if chosen is None:
            self._show_detail(None)

    def _chosen_by(self, typed: str) -> int | None:
        """The line that Enter takes before the arrow keys have moved: what is typed exactly, or all that is
        left; without words what a hint has said, or the first that gives nothing up."""
        usable = [n for n, line in enumerate(self.listed) if line.action or line.words]
        if not typed.strip() or typed.startswith("/"):
            if self.advised is not None and (at := self._place_of(self.advised)) is not None:
                return at
            harmless = (n for n in usable if self._is_harmless(self.listed[n]))
            return next(harmless, usable[0] if usable else None)
        exact = next((n for n in usable if self.listed[n].exact), None)
        return usable[0] if exact is None and len(usable) == 1 else exact

    def _place_of(self, action: Action) -> int | None:
        """The line of an action, or the one under which it is folded."""
        for place, line in enumerate(self.listed):
            folds = bool(line.words) and fit(line.words, (self.board.action_words(action),)) == WORDS
            if line.action == action or folds:
                return place
        return None

    def _is_harmless(self, line: Line) -> bool:
        kind = line.action.kind if line.action else line.kind
        return kind not in UNASKED.get(self.session.kind, ())

    def _draw_news(self) -> None:
        main, told = self.screen_stack[0], self.session.logs[self.seat]
        main.query_one("#told", Static).update(Text("\n".join(told[-200:])))
        main.query_one("#log", VerticalScroll).scroll_end(animate=False)
        question = self.board.question() if self.session.person_seat == self.seat else ""
        result = self.session.game.result
        over = "" if result is None else self._say("over")
        end = "" if result is None else ending(result, self.seat, self.session.names, self.session.language)
        lines = [Text(line, WARM) for line in (self._too_small(), self.notice, question, end, over) if line]
        wide = self.has_class("-wide") or main.has_class("-wide")
        recent = [] if wide or result is not None else self._recent(1 if self.notice else NEWS)
        main.query_one("#news", Static).update(Text("\n").join([*recent, *lines]))

    def _too_small(self) -> str:
        """A sentence if the screen cannot show the whole table; otherwise ''."""
        width, height = self.size
        fits = width >= LEAST_WIDTH and height >= LEAST_HEIGHT
        return "" if fits else self._say("small", width=width, height=height)

    def _recent(self, rows: int) -> list[Text]:
        """What happened since the last own choice, in so many rows; of more, the end."""
        room = (self.size.width - 2) * rows - 10 * (rows - 1)  # words that wrap need a little room
        told = self.session.news[self.seat]
        text = in_short(told, self._subjects())
        while len(text) > room and len(told) > 1:
            told = told[1:]
            text = f"… · {in_short(told, self._subjects())}"
        return [Text(text, QUIET)] if text else []

    def _subjects(self) -> tuple[str, ...]:
        return (*self.session.names, self._say("you"))

    def _show_detail(self, line: Line | None) -> None:
        action = None if line is None else line.action
        text = Text("") if action is None else self.board.detail(action)
        self.screen_stack[0].query_one("#detail", Static).update(text)

    # --- playing ------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let bots play and forced moves happen until a person has to decide."""
        session = self.session
        while session.bot_seat is None and session.forced():
            pass
        person = session.person_seat
        if session.bot_seat is not None:
            self.draw()
            self.think(session.bot_seat)
        elif person is not None and person != self.seat:
            self._hand_over(person)
        else:
            self.draw()

    @work(thread=True, exclusive=True)
    def think(self, seat: int) -> None:
        """A bot decides, in a thread of its own."""
        action = self.session.bot_action(seat)
        if not get_current_worker().is_cancelled:
            self.call_from_thread(self.bot_acts, action)

    def bot_acts(self, action: Action) -> None:
        """Do what a bot has decided."""
        session, seat = self.session, action.seat
        session.act(action, BOT)
        if why := session.fault(seat):
            self.notice = session.lost(seat, why)
        self.go_on()

    def _hand_over(self, person: int) -> None:
        self.covered = True
        self.notice = ""
        text = Text(self._say("hand-over", who=self.session.names[person]))

        def shown(_: Any) -> None:
            self.seat, self.covered = person, False
            self.draw()

        self.push_screen(Sheet(self._say(self.session.kind), text, self._say("press-enter"), True), shown)

    def act(self, action: Action) -> None:
        """Do what the person has chosen."""
        self.notice = ""
        self.advised = self.asked = None
        self.moved = False
        try:
            self.session.act(action)
        except BluemoonError as wrong:
            self._answer(wrong.said.text(self.session.language))
            return
        self.query_one(Finder).value = ""
        self.go_on()

    # --- input --------------------------------------------------------------------------------------------

    def on_input_changed(self, event: Input.Changed) -> None:
        """What is typed filters the list."""
        if self.covered:
            return
        self.moved = False
        typed = event.value
        self._draw_list()
        if typed and not typed.startswith("/") and not self.listed:
            self.notice = self._say("no-action")
        elif self.notice == self._say("no-action"):
            self.notice = ""
        self._draw_news()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do the chosen action, open a fold, or answer."""
        typed = event.value.strip()
        if typed.startswith("/"):
            self.query_one(Finder).value = ""
            self._command(typed[1:])
            return
        listed = self.query_one("#actions", OptionList)
        if listed.highlighted is not None and self.listed:
            line = self.listed[listed.highlighted]
            if not typed and self._asks_first(line):
                return
            self._choose(line)
        elif self.listed:
            self._answer(self._say("several"))
        elif typed:
            self._why(typed)

    def _asks_first(self, line: Line) -> bool:
        """Whether Enter alone only asks: it would use a card that nobody has chosen. Once more does it."""
        action = line.action
        chosen = self.moved or action in (None, self.asked, self.advised)
        if action is None or chosen or not action.cards:
            return False
        self.asked = action
        self._answer(self._say("again", what=self.board.action_words(action)))
        return True

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click on an action does it."""
        self._choose(self.listed[event.option_index])
        self.query_one(Finder).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what the action under the bar is about."""
        if event.option_index < len(self.listed):
            self._mark(event.option_index)
            self._show_detail(self.listed[event.option_index])

    def _mark(self, chosen: int) -> None:
        """An arrow at the chosen line: it must be found without colours, too."""
        listed = self.screen_stack[0].query_one("#actions", OptionList)
        if listed.option_count != len(self.listed):
            return
        for place in {self.marked, chosen} & set(range(len(self.listed))):
            text = self.listed[place].text
            prompt = Text("▸ ") + text if place == chosen else text
            listed.replace_option_prompt_at_index(place, prompt)
        self.marked = chosen

    def _choose(self, line: Line) -> None:
        if line.action is not None:
            self.act(line.action)
        elif line.words:
            finder = self.query_one(Finder)
            finder.value = line.words
            finder.cursor_position = len(line.words)

    def _command(self, text: str) -> None:
        verb, _, rest = text.strip().partition(" ")
        plain = {
            "hint": self.action_hint,
            "undo": self.action_undo,
            "log": self.action_log,
            "help": self.action_help,
            "quit": self.exit,
        }
        if verb in plain:
            plain[verb]()
        elif verb == "why" and rest:
            self._why(rest)
        elif verb == "card" and rest:
            self._card(rest)
        else:
            self._answer(self._say("unknown-command", text=text))

    def _card(self, name: str) -> None:
        found = looking.look(self.board, self.session, name)
        self.push_screen(Sheet(name, found, self._say("close")))

    def _why(self, text: str) -> None:
        """Tell the rule that forbids something."""
        self._answer(looking.why(self.session, text))

    def _answer(self, text: str) -> None:
        self.notice = text
        self._draw_news()

    def action_clear(self) -> None:
        """Forget what was typed."""
        self.query_one(Finder).value = ""
        self._answer("")

    def action_hint(self) -> None:
        """Ask for advice."""
        if self.covered or self._busy():
            return
        if self.session.person_seat != self.seat:
            self._answer(self._say("no-hint"))
            return
        self.advised, text = self.session.advice(self.seat)
        self.query_one(Finder).value = ""
        self._draw_list()
        self._answer(self._say("hint", text=text))

    def action_undo(self) -> None:
        """Take the last own action back."""
        if self.covered or self._busy():
            return
        self.advised = self.asked = None
        taken = self.session.undo(self.seat)
        self.notice = self._say("no-undo") if taken is None else self._say("undone", what=taken)
        self.draw()

    def _busy(self) -> bool:
        bot = self.session.bot_seat
        if bot is not None:
            self._answer(self._say("busy", who=self.session.names[bot]))
        return bot is not None

    def action_log(self) -> None:
        """Show everything that happened."""
        if not self.covered and len(self.screen_stack) == 1:
            told = Text("\n".join(reversed(self.session.logs[self.seat])))
            self.push_screen(Sheet(self._say("log"), told, self._say("close")))

    def action_help(self) -> None:
        """Show the keys."""
        if not self.covered and len(self.screen_stack) == 1:
            text = self._say("help")
            if self.session.kind == "city":
                text += f"\n\n{city_help(self.session.language)}"
            if self.session.file is not None:
                text += f"\n\n{self._say('saved', file=self.session.file)}"
            self.push_screen(Sheet(self._say("key.help"), Text(text), self._say("close")))
