"""What the compiler is told about a class beyond its types; plain Python hears nothing of it.

`@mypyc_attr(acyclic=True, free_list_len=1)`: no instance ever leads back to itself, so the garbage collector
need not look at any, and the memory of the last one that was freed waits for the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda class_: class_
