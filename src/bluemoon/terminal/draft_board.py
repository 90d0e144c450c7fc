"""The draft for the terminal: what was drafted so far, by type, and the pack to pick from."""

from __future__ import annotations

from rich.text import Text

from bluemoon.cards.pool import find
from bluemoon.contract import Action
from bluemoon.formats.draft_view import View
from bluemoon.glossary import LANGUAGES as GLOSSARY
from bluemoon.powers import english, german
from bluemoon.powers.vocabulary import Type
from bluemoon.terminal.duel import describe as describe_plainly
from bluemoon.terminal.duel import figures as plain_figures
from bluemoon.terminal.duel_board import describe
from bluemoon.terminal.paint import QUIET, TITLE, WARM, begin, card_line, cut, people_style
from bluemoon.terminal.words import word


class DraftBoard:
    """How a draft is shown to one seat."""

    def __init__(self, view: View, names: tuple[str, ...], language: str) -> None:
        self.view = view
        self.language = language
        self.data = view.data()

    def _say(self, key: str, **args: object) -> str:
        return word(self.language, key, **args)

    def status(self) -> Text:
        """Round and turn in one line."""
        text = begin(f" ☾ {self._say('draft')} ", WARM)
        text.append(f" {self._say('round', n=self.data['round'], all=self.data['rounds'])}")
        text.append(f" · {self._say('pick', n=self.data['turn'])} · {', '.join(self.data['peoples'])}")
        return text

    def board(self, width: int, height: int) -> Text:
        """The cards drafted so far, by type."""
        drafted = [find(name) for name in self.data["drafted"]]
        rows = [Text(self._say("drafted", n=len(drafted)), TITLE)]
        for type_ in Type:
            cards = [card for card in drafted if card.type is type_]
            if cards:
                line = begin(f"{GLOSSARY[self.language].TYPES[type_].many}: ", QUIET)
                line += Text(", ").join(Text(card.name, people_style(card.people)) for card in cards)
                rows.append(cut(line, width, 2 if height < 30 else 6))
        if not drafted:
            rows.append(Text(self._say("nothing-yet"), QUIET))
        return Text("\n").join(rows)

    def hand(self, width: int, lines: int) -> Text:
        """The pack, a card in each line."""
        rows = [Text(self._say("your-pack"), TITLE)]
        names = german if self.language == "de" else english
        for name in self.data["hand"]:
            card = find(name)
            line = card_line(card, self.language)
            line.append(f" {names.type_name(card.type)}", QUIET)
            rows.append(cut(line, width))
        if self.data["sealed"]:
            rows = [Text(self._say("sealed", card=self.data["sealed"]), QUIET)]
        return Text("\n").join(rows)

    def question(self) -> str:
        """A draft always asks the same."""
        return ""

    def action(self, action: Action) -> Text:
        """A pick: the card with its figures."""
        return card_line(find(action.cards[0]), self.language)

    def action_words(self, action: Action) -> str:
        """A pick in the words of the language."""
        return action.text if self.language == "en" else f"{action.cards[0]} wählen"

    def group(self, action: Action) -> str:
        """All picks are one group."""
        return "pick"

    def detail(self, action: Action) -> Text:
        """The text of the card."""
        return describe(action.cards[0], self.language) or Text("")


def show(view: View) -> str:
    """The draft as plain text: what was drafted, and the pack with the texts of its cards."""
    data = view.data()
    where = f"round {data['round']} of {data['rounds']}, turn {data['turn']}"
    lines = [f"Draft of {', '.join(data['peoples'])}: {where}"]
    drafted = [find(name) for name in data["drafted"]]
    lines.append(f"You have drafted {len(drafted)} cards.")
    for type_ in Type:
        cards = [f"{card.name} ({plain_figures(card)})" for card in drafted if card.type is type_]
        if cards:
            lines.append(f"  {english.type_name(type_)}: {' · '.join(cards)}".replace(" ()", ""))
    lines.append("Your pack:")
    for name in data["hand"]:
        lines += ["  " + line for line in describe_plainly(name).splitlines()[:-1]]
    return "\n".join(lines)
