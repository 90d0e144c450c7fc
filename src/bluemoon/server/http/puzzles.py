"""The HTTP API of the puzzles: the list with the one of the day, one puzzle, what a turn comes to, and the
solution. Nobody needs to be a guest for it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query
from fastapi.concurrency import run_in_threadpool

from bluemoon.messages import ServerCode
from bluemoon.puzzles import Puzzle, find
from bluemoon.server import puzzles
from bluemoon.server.http.answers import ERRORS, AnswerRoute
from bluemoon.server.protocol.puzzles import PuzzleList, PuzzlePlayed, PuzzleStart
from bluemoon.server.tables.journal import Refused

router = APIRouter(prefix="/api/puzzles", responses=ERRORS, route_class=AnswerRoute)

PuzzleName = Annotated[str, Path(pattern=r"^[a-z0-9]{1,40}$")]
Move = Annotated[str, Query(max_length=200)]
Moves = Annotated[list[Move], Query(alias="move", min_length=1, max_length=60)]


@router.get("")
async def all_puzzles() -> PuzzleList:
    """All puzzles, the easy ones first, and the one of this day."""
    return msgspec.Raw(puzzles.encoded_list(puzzles.today()))  # type: ignore[return-value]


@router.get("/{name}")
async def puzzle(name: PuzzleName) -> PuzzleStart:
    """A puzzle before the first move."""
    return await run_in_threadpool(puzzles.start, _found(name))


@router.get("/{name}/turn")
async def turn(name: PuzzleName, moves: Moves) -> PuzzlePlayed:
    """What the last of these moves leads to; at the end of the turn with a verdict."""
    return await run_in_threadpool(puzzles.played, _found(name), moves)


@router.get("/{name}/solution")
async def solution(name: PuzzleName) -> PuzzlePlayed:
    """The only turn that solves the puzzle."""
    return await run_in_threadpool(puzzles.solution, _found(name))


def _found(name: str) -> Puzzle:
    puzzle = find(name)
    if puzzle is None:
        raise Refused("not-found", ServerCode.NO_PUZZLE)
    return puzzle
