"""A tournament of matches to five crystals: pairings, results, the table; kept in its own JSON file.

    cup = Tournament.new("Spring cup", ["Ann", "Ben", "Cid"], kind="swiss", rounds=3, seed=4)
    cup.pair()                              # the pairs of the next round
    cup.report("Ann", "Ben", (5, 3))        # crystals of a finished match
    print(cup.table_text())

The order is by matches won, then by crystals, then by crystals conceded (the fewer the better); whoever is
still equal shares a place. The penalty for backtracking is the organiser's, and players may always mulligan
(004 Tournament Rules).

The rulebook says nothing about coming late and leaving; the custom of other games is kept. Somebody may enter
a Swiss tournament between two rounds: those he missed count as lost. Whoever leaves is not paired any more
and loses the match that he has not finished; in a round robin his opponents win the matches that are still to
come, and if he played less than half of his own, none of them counts.
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
from bluemoon.formats.pairing import BYE, bracket, round_robin, swiss_round
from bluemoon.formats.penalty import NO_PENALTY, Penalty, read_penalty
from bluemoon.messages import TournamentCode

HEADING = "bluemoon tournament 1"
KINDS = ("round robin", "swiss", "knock-out")
MOST_CRYSTALS = CRYSTALS - 1 + 10  # more than a player can have: four, and then one more game


class TournamentError(BluemoonError):
    """Something that is not possible in this tournament, or a file that is not one of a tournament."""


@dataclass
class Meeting:
    """Two players of a round, or one with a bye; crystals once they have played, or once one of them, or
    both, have lost because they did not play (`forfeit`)."""

    one: str
    two: str | None
    crystals: tuple[int, int] | None = None
    forfeit: bool = False


class Standing(NamedTuple):
    """A player's line of the table."""

    place: int
    player: str
    played: int  # matches, without byes and those that one of the players did not play
    won: int  # with byes, and matches that the opponent did not play
    crystals: int  # after penalties
    conceded: int
    lost: int = 0  # with rounds missed by a late player
    byes: int = 0
    unplayed: int = 0  # matches won or lost because somebody did not play
    penalty: int = 0  # crystals deducted by the organiser
    left: bool = False


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
    entered: dict[str, int] = field(default_factory=dict)  # who came late, and how many rounds he missed
    left: dict[str, int] = field(default_factory=dict)  # who left, and after how many rounds were paired

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
        elif kind == "knock-out":
            if rounds not in (0, (len(names) - 1).bit_length()):
                raise TournamentError(TournamentCode.KNOCK_OUT_ROUNDS, n=len(names))
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
        """Whether all rounds were played, or nobody is left to play them."""
        if self.open_meetings:
            return False
        return len(self.meetings) == self.rounds or (bool(self.meetings) and len(self.active) < 2)

    @property
    def active(self) -> list[str]:
        """The players who have not left."""
        return [player for player in self.players if player not in self.left]

    def pair(self) -> list[Meeting]:
        """Pair the next round and return its meetings."""
        if self.open_meetings:
            waiting = ", ".join(f"{meeting.one} - {meeting.two}" for meeting in self.open_meetings)
            raise TournamentError(TournamentCode.ROUND_OPEN, n=len(self.meetings), meetings=waiting)
        if self.over:
            raise TournamentError(TournamentCode.ALL_PLAYED)
        if self.kind == "knock-out":
            pairs = self._knock_out()
        elif self.kind == "round robin":
            order = self._drawn()
            turn = round_robin(len(order))[len(self.meetings)]
            pairs = [(self.players[order[one]], self._named(order, two)) for one, two in turn]
            pairs = [pair for pair in pairs if any(one in self.active for one in pair)]
        else:
            pairs = [
                (self.players[one], None if two == BYE else self.players[two]) for one, two in self._swiss()
            ]
        names = [Meeting(one, two) for one, two in pairs]
        self.meetings.append(names)
        for player in self.left:
            self._give_up(player)
        return names

    def _named(self, order: list[int], number: int) -> str | None:
        return None if number == BYE else self.players[order[number]]

    def _knock_out(self) -> list[tuple[str, str | None]]:
        """The first round is drawn by lot; then the winners of neighbours in the bracket meet."""
        if not self.meetings:
            order = self._drawn()
            return [(self.players[order[one]], self._named(order, two)) for one, two in bracket(len(order))]
        through = [self._winner(meeting, number) for number, meeting in enumerate(self.meetings[-1])]
        return [(one, two) for one, two in zip(through[::2], through[1::2])]

    def _winner(self, meeting: Meeting, number: int) -> str:
        """Who goes on to the next round; where nobody has played, the lot decides."""
        if meeting.two is None:
            return meeting.one
        assert meeting.crystals is not None
        one, two = meeting.crystals
        if one == two:
            lot = Chance.of(f"{self.seed}, round {len(self.meetings)}, meeting {number}")
            return (meeting.one, meeting.two)[lot.below(2)]
        return meeting.one if one > two else meeting.two

    # --- coming late, leaving, not playing ----------------------------------------------------------------

    def enter(self, player: str) -> None:
        """Somebody comes late: he is paired from the next round on, and has lost those before."""
        name = " ".join(player.split())
        if self.kind != "swiss" or len(self.meetings) == self.rounds:
            raise TournamentError(TournamentCode.TOO_LATE)
        if not name or name.casefold() in {one.casefold() for one in self.players}:
            raise TournamentError(TournamentCode.OWN_NAMES)
        self.players.append(name)
        self.entered[name] = len(self.meetings)

    def leave(self, player: str) -> None:
        """Somebody leaves: he loses the match that is not finished, and is not paired any more."""
        player = self._player(player)
        if player in self.left:
            raise TournamentError(TournamentCode.HAS_LEFT, name=player)
        self.left[player] = len(self.meetings)
        self._give_up(player)

    def rename(self, old: str, new: str) -> None:
        """A player is called otherwise from now on, in what was played as well; nobody else may be called
        so."""

        def called(name: str) -> str:
            return new if name == old else name

        self.players = [called(name) for name in self.players]
        self.penalties = [called(name) for name in self.penalties]
        self.entered = {called(name): number for name, number in self.entered.items()}
        self.left = {called(name): number for name, number in self.left.items()}
        for meeting in [meeting for meetings in self.meetings for meeting in meetings]:
            meeting.one = called(meeting.one)
            meeting.two = None if meeting.two is None else called(meeting.two)

    def forfeit(self, *players: str) -> None:
        """Players of this round have not played in time and lose: one of two, or both of them."""
        for name in players:
            self._give_up(self._player(name), tuple(self._player(one) for one in players))

    def _give_up(self, player: str, absent: tuple[str, ...] = ()) -> None:
        for meeting in self.open_meetings:
            if player in (meeting.one, meeting.two):
                meeting.forfeit = True
                gone = {*absent, *self.left, player}
                meeting.crystals = (
                    0 if meeting.one in gone else CRYSTALS,
                    0 if meeting.two in gone else CRYSTALS,
                )

    def _drawn(self) -> list[int]:
        """The players in the order drawn by lot before the first round."""
        chance = Chance.of(f"{self.seed}, order")
        rest = list(range(len(self.players)))
        return [rest.pop(chance.below(len(rest))) for _ in self.players]

    def _swiss(self) -> list[tuple[int, int]]:
        lot = {self.players[player]: place for place, player in enumerate(self._drawn())}
        lines = sorted(self.standings(), key=lambda line: (line.place, lot[line.player]))
        lines = [line for line in lines if not line.left]
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
        played = won = crystals = conceded = byes = unplayed = 0
        lost = self.entered.get(player, 0)
        for meeting in (meeting for row in self.meetings for meeting in row):
            if player not in (meeting.one, meeting.two) or self._void(meeting):
                continue
            if meeting.two is None:
                if (
                    self.kind != "round robin"
                ):  # a bye is a match won, in a Swiss tournament with five crystals
                    won += 1
                    byes += 1
                    crystals += CRYSTALS if self.kind == "swiss" else 0
            elif meeting.crystals is not None:
                own, other = meeting.crystals if meeting.one == player else reversed(meeting.crystals)
                played += not meeting.forfeit
                unplayed += meeting.forfeit
                won += own > other
                lost += own < other or own == other == 0
                crystals += own
                conceded += other
        minus = self.penalty.crystals * self.penalties.count(player)
        gone = player in self.left
        return Standing(0, player, played, won, crystals - minus, conceded, lost, byes, unplayed, minus, gone)

    def _void(self, meeting: Meeting) -> bool:
        """Does the meeting not count, because one of the players has left a round robin early?"""
        return any(one is not None and self._annulled(one) for one in (meeting.one, meeting.two))

    def _annulled(self, player: str) -> bool:
        if self.kind != "round robin" or player not in self.left:
            return False
        rows = (meeting for row in self.meetings for meeting in row)
        played = sum(
            player in (meeting.one, meeting.two) and meeting.crystals is not None and not meeting.forfeit
            for meeting in rows
        )
        return 2 * played < len(self.players) - 1

    def table_text(self) -> str:
        """The table for people to read."""
        lines = self.standings()
        width = max(len("player"), *(len(line.player) for line in lines))
        rows = [
            f"{'':>3} {'player':<{width}} {'won':>4} {'lost':>4} {'byes':>4} {'crystals':>8} {'conceded':>8}"
        ]
        for line in lines:
            rows.append(
                f"{line.place:>2}. {line.player:<{width}} {line.won:>4} {line.lost:>4} {line.byes:>4}"
                f" {line.crystals:>8} {line.conceded:>8}{'  has left' if line.left else ''}"
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
            "meetings": [[_written(meeting) for meeting in row] for row in self.meetings],
            "penalties": self.penalties,
            **({"entered": self.entered} if self.entered else {}),
            **({"left": self.left} if self.left else {}),
            "table": [line._asdict() for line in self.standings()],
        }
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _written(meeting: Meeting) -> dict[str, Any]:
    said: dict[str, Any] = {"one": meeting.one, "two": meeting.two, "crystals": meeting.crystals}
    return {**said, "forfeit": True} if meeting.forfeit else said


def _rank(line: Standing) -> tuple[int, int, int]:
    return line.won, line.crystals, -line.conceded


def check_crystals(crystals: tuple[int, int]) -> None:
    """Raise an error unless a match can end so: it ends as soon as one player has five crystals, so exactly
    one has that many."""
    if not all(0 <= n <= MOST_CRYSTALS for n in crystals) or sum(n >= CRYSTALS for n in crystals) != 1:
        one, two = crystals
        raise TournamentError(TournamentCode.NO_RESULT, one=one, two=two, n=CRYSTALS, most=MOST_CRYSTALS)


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
    for key, found in (("entered", cup.entered), ("left", cup.left)):
        for player, number in _value({key: {}, **data}, key, dict).items():
            found[cup._player(player)] = _is(number, int, key)
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
    if not _seated_once(cup, meetings):
        raise TournamentError(TournamentCode.ONE_MEETING, n=len(cup.meetings) + 1)
    cup.meetings.append(meetings)
    for meeting, entry in zip(meetings, row):
        crystals = entry.get("crystals")
        if crystals is not None and meeting.two:
            pair = [_is(n, int, "crystals") for n in _is(crystals, list, "crystals")]
            if len(pair) != 2:
                raise TournamentError(TournamentCode.TWO_NUMBERS)
            if entry.get("forfeit") is True and set(pair) <= {0, CRYSTALS} and min(pair) == 0:
                meeting.crystals, meeting.forfeit = (pair[0], pair[1]), True
            else:
                cup.report(meeting.one, meeting.two, (pair[0], pair[1]))


def _seated_once(cup: Tournament, meetings: list[Meeting]) -> bool:
    """Does everybody who took part in a round meet one opponent, or rest? In a knock-out those who lost do
    not; who rests there is drawn before the first round."""
    number = len(cup.meetings)
    seated = [player for meeting in meetings for player in (meeting.one, meeting.two) if player]
    if len(set(seated)) < len(seated):
        return False
    if cup.kind == "knock-out":
        return number > 0 or len(seated) == len(cup.players)
    rests = sum(not meeting.two for meeting in meetings)
    expected = {
        player
        for player in cup.players
        if cup.entered.get(player, 0) <= number < cup.left.get(player, cup.rounds)
    }
    return rests <= 1 and expected <= set(seated)


def _value(data: dict[str, Any], key: str, type_: type) -> Any:
    if key not in data:
        raise TournamentError(TournamentCode.MISSING, key=key)
    return _is(data[key], type_, key)


def _is(value: Any, type_: type, key: str) -> Any:
    if not isinstance(value, type_) or (type_ is int and isinstance(value, bool)):
        raise TournamentError(TournamentCode.BAD_VALUE, key=key, value=repr(value))
    return value
