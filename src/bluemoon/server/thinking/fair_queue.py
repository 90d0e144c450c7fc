"""A queue in which owners take turns: however much one of them has queued, another waits for one piece of
it."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Work that waits. An owner is named by a path, such as (address, guest): addresses take turns, and so
    do the guests of one address."""

    def __init__(self) -> None:
        self._parts: OrderedDict[str, FairQueue[T]] = OrderedDict()  # whoever is next comes first
        self._own: deque[T] = deque()
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, owner: Sequence[str], item: T) -> None:
        """Queue an item."""
        self._size += 1
        if not owner:
            self._own.append(item)
            return
        part = self._parts.get(owner[0])
        if part is None:
            part = self._parts[owner[0]] = FairQueue()
        part.put(owner[1:], item)

    def take(self) -> T:
        """The next item, which leaves the queue; IndexError if there is none."""
        if not self._size:
            raise IndexError("the queue is empty")
        self._size -= 1
        if self._own:
            return self._own.popleft()
        name, part = next(iter(self._parts.items()))
        item = part.take()
        if len(part):
            self._parts.move_to_end(name)
        else:
            del self._parts[name]
        return item

    def __iter__(self) -> Iterator[T]:
        """All items in the order in which they will be taken."""
        yield from self._own
        parts = [iter(part) for part in self._parts.values()]
        while parts:
            part = parts.pop(0)
            for item in part:
                yield item
                parts.append(part)
                break

    def before(self, item: T) -> int | None:
        """How many items will be taken before this one; None if it is not in the queue."""
        return next((number for number, other in enumerate(self) if other is item), None)

    def size_of(self, owner: Sequence[str]) -> int:
        """How many items of an owner wait."""
        if not owner:
            return self._size
        part = self._parts.get(owner[0])
        return 0 if part is None else part.size_of(owner[1:])
