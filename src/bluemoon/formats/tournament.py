"""A tournament of matches to five crystals: pairings, results, the table; kept in its own JSON file.

    cup = Tournament.new("Spring cup", ["Ann", "Ben", "Cid"], kind="swiss", rounds=3, seed=4)
    cup.pair()                              # the pairs of the next round
    cup.report("Ann", "Ben", (5, 3))        # crystals of a finished match
    print(cup.table_text())

The order is by matches won, then by crystals, then by crystals conceded (the fewer the better); whoever is
still equal shares a place. The penalty for backtracking is the organiser's, and players may always mulligan
(004 Tournament Rules).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bluemoon.chance import Chance, Seed
from bluemoon.duel.model.editions import edition
from bluemoon.duel.model.piles import AS_PRINTED, UNSAID, only_top
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import DeckList, Terms
from bluemoon.formats.match_engine import CRYSTALS, MatchState
from bluemoon.formats.pairing import BYE, round_robin, swiss_round
from bluemoon.formats.penalty import NO_PENALTY, Penalty, read_penalty
from bluemoon.messages import TournamentCode

HEADING = "bluemoon tournament 1"
KINDS = ("round robin", "swiss")
MOST_CRYSTALS = CRYSTALS - 1 + 10  # more than a player can have: four, and then one more game


class TournamentError(BluemoonError):
    """Something that is not possible in this tournament, or a file that is not one of a tournament."""


@dataclass
class Meeting:
    """Two players of a round, or one with a bye; crystals once they have played."""

    one: str
    two: str | None
    crystals: tuple[int, int] | None = None


class Standing(NamedTuple):
    """A player's line of the table."""

    place: int
    player: str
    played: int
    won: int
    crystals: int  # after penalties
    conceded: int


@dataclass
class Tournament:
    """Players, rounds of meetings, and penalties beyond those that the matches count themselves."""

    name: str
    players: list[str]
    kind: str
    rounds: int
    seed: str
    rules: str = "legends"
    penalty: Penalty = NO_PENALTY
    piles: str = AS_PRINTED
    meetings: list[list[Meeting]] = field(default_factory=list)
    penalties: list[str] = field(default_factory=list)  # who was penalised by the organiser, in order

    @staticmethod
    def new(
        name: str,
        players: list[str],
        kind: str = "round robin",
        *,
        rounds: int = 0,
        seed: Seed = 0,
        rules: str = "legends",
        penalty: str | Penalty = NO_PENALTY,
        piles: str = AS_PRINTED,
    ) -> Tournament:
        """A tournament before its first round. `rounds` is for Swiss; 0: as many as are needed to find a
        single winner. `piles`: as for `new_game`, in all games."""
        names = [" ".join(player.split()) for player in players]
        if len(names) < 2:
            raise TournamentError(TournamentCode.TWO_PLAYERS)
        if "" in names or len({player.casefold() for player in names}) < len(names):
            raise TournamentError(TournamentCode.OWN_NAMES)
        if kind not in KINDS:
            raise TournamentError(TournamentCode.KIND, kinds=" or a ".join(KINDS), kind=kind)
        everybody = len(names) - 1 + len(names) % 2
        if kind == "round robin":
            if rounds not in (0, everybody):
                raise TournamentError(TournamentCode.ROBIN_ROUNDS, n=len(names), rounds=everybody)
            rounds = everybody
        elif rounds < 0:
            raise TournamentError(TournamentCode.ROUNDS)
        edition(rules)
        only_top(piles)
        return Tournament(
            name=name,
            players=names,
            kind=kind,
            rounds=rounds or (len(names) - 1).bit_length(),
            seed=str(seed),
            rules=rules,
            penalty=read_penalty(penalty) if isinstance(penalty, str) else penalty,
            piles=piles,
        )

    # --- rounds -------------------------------------------------------------------------------------------

    @property
    def open_meetings(self) -> list[Meeting]:
        """The meetings of the last round that have no result yet."""
        if not self.meetings:
            return []
        return [meeting for meeting in self.meetings[-1] if meeting.two and meeting.crystals is None]

    @property
    def over(self) -> bool:
        """Whether all rounds were played."""
        return len(self.meetings) == self.rounds and not self.open_meetings

    def pair(self) -> list[Meeting]:
        """Pair the next round and return its meetings."""
        if self.open_meetings:
            waiting = ", ".join(f"{meeting.one} - {meeting.two}" for meeting in self.open_meetings)
            raise TournamentError(TournamentCode.ROUND_OPEN, n=len(self.meetings), meetings=waiting)
        if len(self.meetings) == self.rounds:
            raise TournamentError(TournamentCode.ALL_PLAYED)
        order = self._drawn()
        if self.kind == "round robin":
            pairs = [
                (order[one], order[two] if two != BYE else BYE)
                for one, two in round_robin(len(order))[len(self.meetings)]
            ]
        else:
            pairs = self._swiss(order)
        names = [Meeting(self.players[one], self.players[two] if two != BYE else None) for one, two in pairs]
        self.meetings.append(names)
        return names

    def _drawn(self) -> list[int]:
        """The players in the order drawn by lot before the first round."""
        chance = Chance.of(f"{self.seed}, order")
        rest = list(range(len(self.players)))
        return [rest.pop(chance.below(len(rest))) for _ in self.players]

    def _swiss(self, order: list[int]) -> list[tuple[int, int]]:
        lot = {self.players[player]: place for place, player in enumerate(order)}
        lines = sorted(self.standings(), key=lambda line: (line.place, lot[line.player]))
        numbers = {player: number for number, player in enumerate(self.players)}
        met = set()
        byes = [0] * len(self.players)
        for meeting in (meeting for row in self.meetings for meeting in row):
            if meeting.two is None:
                byes[numbers[meeting.one]] += 1
            else:
                met.add(frozenset((numbers[meeting.one], numbers[meeting.two])))
        return swiss_round([numbers[line.player] for line in lines], met, byes)

    def report(self, one: str, two: str, crystals: tuple[int, int]) -> None:
        """Enter the result of a match of this round: the winner has five crystals or more."""
        one, two = self._player(one), self._player(two)
        for meeting in self.open_meetings:
            if {meeting.one, meeting.two} == {one, two}:
                check_crystals(crystals)
                meeting.crystals = crystals if meeting.one == one else (crystals[1], crystals[0])
                return
        raise TournamentError(TournamentCode.NO_MEETING, one=one, two=two)

    def penalise(self, player: str) -> None:
        """Note a penalty that is not part of a match record: crystals are deducted in the table. A lost game
        is counted in its match instead (matches made by `match` know the penalty)."""
        player = self._player(player)
        if self.penalty.kind != "crystals":
            raise TournamentError(TournamentCode.PENALTY, penalty=str(self.penalty))
        self.penalties.append(player)

    def match(
        self, one: str, two: str, decks: tuple[list[DeckList], list[DeckList]], seed: Seed
    ) -> MatchState:
        """The match of two players of this round, with the tournament's rules, piles, mulligans and
        penalty."""
        one, two = self._player(one), self._player(two)
        if not any({meeting.one, meeting.two} == {one, two} for meeting in self.open_meetings):
            raise TournamentError(TournamentCode.NO_MEETING, one=one, two=two)
        terms, players = Terms(self.rules), (one, two)
        return MatchState(
            decks, terms, seed, mulligan=True, penalty=self.penalty, players=players, piles=self.piles
        )

    def report_match(self, match: MatchState) -> None:
        """Enter a finished match."""
        if not match.over:
            raise TournamentError(TournamentCode.MATCH_OPEN)
        self.report(match.players[0], match.players[1], (match.score[0], match.score[1]))

    def _player(self, name: str) -> str:
        wanted = " ".join(name.split()).casefold()
        found = next((player for player in self.players if player.casefold() == wanted), None)
        if found is None:
            raise TournamentError(TournamentCode.NO_PLAYER, name=name, names=", ".join(self.players))
        return found

    # --- the table ----------------------------------------------------------------------------------------

    def standings(self) -> list[Standing]:
        """The table, best first; players who are equal share a place and stand in the order of entry."""
        lines = [self._line(player) for player in self.players]
        keys = sorted((_rank(line) for line in lines), reverse=True)
        placed = [line._replace(place=keys.index(_rank(line)) + 1) for line in lines]
        return sorted(placed, key=lambda line: line.place)

    def _line(self, player: str) -> Standing:
        played = won = crystals = conceded = 0
        for meeting in (meeting for row in self.meetings for meeting in row):
            if meeting.two is None:
                if meeting.one == player and self.kind == "swiss":  # a bye is a match won with five crystals
                    won += 1
                    crystals += CRYSTALS
            elif meeting.crystals is not None and player in (meeting.one, meeting.two):
                own, other = meeting.crystals if meeting.one == player else reversed(meeting.crystals)
                played += 1
                won += own > other
                crystals += own
                conceded += other
        crystals -= self.penalty.crystals * self.penalties.count(player)
        return Standing(0, player, played, won, crystals, conceded)

    def table_text(self) -> str:
        """The table for people to read."""
        lines = self.standings()
        width = max(len("player"), *(len(line.player) for line in lines))
        rows = [f"{'':>3} {'player':<{width}} {'played':>6} {'won':>4} {'crystals':>8} {'conceded':>8}"]
        for line in lines:
            rows.append(
                f"{line.place:>2}. {line.player:<{width}} {line.played:>6} {line.won:>4} {line.crystals:>8}"
                f" {line.conceded:>8}"
            )
        return "\n".join(rows) + "\n"

    def table_json(self) -> str:
        """The table as JSON."""
        return json.dumps([line._asdict() for line in self.standings()], ensure_ascii=False, indent=1)

    # --- its file -----------------------------------------------------------------------------------------

    def write(self) -> str:
        """The whole tournament as JSON; `read_tournament` resumes it."""
        data: dict[str, Any] = {
            "file": HEADING,
            "name": self.name,
            "kind": self.kind,
            "rules": self.rules,
            "rounds": self.rounds,
            "seed": self.seed,
            "penalty": str(self.penalty),
            "piles": self.piles,
            "players": self.players,
            "meetings": [
                [{"one": m.one, "two": m.two, "crystals": m.crystals} for m in row] for row in self.meetings
            ],
            "penalties": self.penalties,
            "table": [line._asdict() for line in self.standings()],
        }
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _rank(line: Standing) -> tuple[int, int, int]:
    return line.won, line.crystals, -line.conceded


def check_crystals(crystals: tuple[int, int]) -> None:
    """Raise an error unless a match can end so: it ends as soon as one player has five crystals, so exactly
    one has that many."""
    if not all(0 <= n <= MOST_CRYSTALS for n in crystals) or sum(n >= CRYSTALS for n in crystals) != 1:
        raise TournamentError(TournamentCode.NO_RESULT, one=crystals[0], two=crystals[1], n=CRYSTALS)


# --- reading ----------------------------------------------------------------------------------------------


def read_tournament(text: str) -> Tournament:
    """The tournament of a file; TournamentError if the file is corrupt. The table in the file is only for
    people who read it; here it is computed anew."""
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as wrong:
        raise TournamentError(TournamentCode.NO_JSON, what=str(wrong)) from wrong
    if not isinstance(data, dict) or data.get("file") != HEADING:
        raise TournamentError(TournamentCode.NO_FILE, heading=HEADING)
    cup = Tournament.new(
        _value(data, "name", str),
        [_is(player, str, "players") for player in _value(data, "players", list)],
        _value(data, "kind", str),
        rounds=_value(data, "rounds", int),
        seed=_value(data, "seed", str),
        rules=_value(data, "rules", str),
        penalty=_value(data, "penalty", str),
        piles=_value({"piles": UNSAID, **data}, "piles", str),
    )
    for row in _value(data, "meetings", list):
        _read_round(cup, _is(row, list, "meetings"))
    for player in _value(data, "penalties", list):
        cup.penalise(_is(player, str, "penalties"))
    return cup


def _read_round(cup: Tournament, row: list[Any]) -> None:
    if cup.open_meetings or len(cup.meetings) == cup.rounds:
        raise TournamentError(TournamentCode.ROUND_EARLY, n=len(cup.meetings) + 1)
    meetings = []
    for entry in row:
        meeting = _is(entry, dict, "meetings")
        one, two = _value(meeting, "one", str), meeting.get("two")
        other = None if two is None else cup._player(_is(two, str, "two"))
        meetings.append(Meeting(cup._player(one), other))
    seated = [player for meeting in meetings for player in (meeting.one, meeting.two) if player]
    if sorted(seated) != sorted(cup.players) or sum(not meeting.two for meeting in meetings) > 1:
        raise TournamentError(TournamentCode.ONE_MEETING, n=len(cup.meetings) + 1)
    cup.meetings.append(meetings)
    for meeting, entry in zip(meetings, row):
        crystals = entry.get("crystals")
        if crystals is not None and meeting.two:
            pair = [_is(n, int, "crystals") for n in _is(crystals, list, "crystals")]
            if len(pair) != 2:
                raise TournamentError(TournamentCode.TWO_NUMBERS)
            cup.report(meeting.one, meeting.two, (pair[0], pair[1]))


def _value(data: dict[str, Any], key: str, type_: type) -> Any:
    if key not in data:
        raise TournamentError(TournamentCode.MISSING, key=key)
    return _is(data[key], type_, key)


def _is(value: Any, type_: type, key: str) -> Any:
    if not isinstance(value, type_) or (type_ is int and isinstance(value, bool)):
        raise TournamentError(TournamentCode.BAD_VALUE, key=key, value=repr(value))
    return value
