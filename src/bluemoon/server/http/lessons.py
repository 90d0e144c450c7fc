"""The HTTP API of the lessons: the list, and one lesson as a film. Nobody needs to be a guest for it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path
from fastapi.concurrency import run_in_threadpool

from bluemoon.lessons import find
from bluemoon.messages import ServerCode
from bluemoon.server.http.answers import ERRORS, AnswerRoute
from bluemoon.server.lessons import encoded_film, list_of_lessons
from bluemoon.server.protocol.lessons import LessonAbout, LessonFilm
from bluemoon.server.tables.journal import Refused

router = APIRouter(prefix="/api/lessons", responses=ERRORS, route_class=AnswerRoute)

LessonName = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")]


@router.get("")
async def lessons() -> list[LessonAbout]:
    """All lessons in the order in which they are learned."""
    return list_of_lessons()


@router.get("/{name}")
async def lesson(name: LessonName) -> LessonFilm:
    """A lesson with every moment that can be reached."""
    if find(name) is None:
        raise Refused("not-found", ServerCode.NO_LESSON)
    # Playing it takes a moment the first time; nobody else has to wait for that.
    return msgspec.Raw(await run_in_threadpool(encoded_film, name))  # type: ignore[return-value]
