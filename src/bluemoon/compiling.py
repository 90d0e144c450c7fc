"""What the compiler is told about a class beyond its types. In plain Python it has no effect.

`@mypyc_attr(acyclic=True, free_list_len=1)`: no instance ever refers back to itself, so the garbage collector
need not track them, and the memory of the last instance that was freed is reused for the next one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """A decorator that leaves the class as it is."""
        return lambda class_: class_
