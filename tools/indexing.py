"""How mypyc takes an item of a tuple or list by a 64-bit index.

Left to itself it turns the index into a Python integer, calls a function, and counts references to the tuple
and to the item, some thirty instructions for `g.sides[seat]`. Here the index stays a number of the machine,
and only an item that is kept is counted. What a wrong index does is not changed.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy.nodes import Expression
    from mypyc.ir.ops import Value
    from mypyc.irbuild.builder import IRBuilder
    from mypyc.primitives.registry import CFunctionDescription

# Put in front of every C file. The item is borrowed: whoever keeps it counts it.
ITEMS = """
static inline PyObject *Bluemoon_TupleItem(PyObject *tuple, int64_t i) {
    if (likely((uint64_t)i < (uint64_t)PyTuple_GET_SIZE(tuple))) return PyTuple_GET_ITEM(tuple, i);
    PyObject *item = CPySequenceTuple_GetItem(tuple, CPyTagged_FromInt64(i));
    Py_XDECREF(item);
    return item;
}

static inline PyObject *Bluemoon_ListItem(PyObject *list, int64_t i) {
    if (likely((uint64_t)i < (uint64_t)PyList_GET_SIZE(list))) return PyList_GET_ITEM(list, i);
    return CPyList_GetItemInt64Borrow(list, i);
}

static inline PyObject *Bluemoon_NewTupleItem(PyObject *tuple, int64_t i) {
    PyObject *item = Bluemoon_TupleItem(tuple, i);
    Py_XINCREF(item);
    return item;
}

static inline PyObject *Bluemoon_NewListItem(PyObject *list, int64_t i) {
    PyObject *item = Bluemoon_ListItem(list, i);
    Py_XINCREF(item);
    return item;
}
"""


INCLUDED = r'^#include "__native_internal_.*\n'


def with_items(text: str) -> str:
    """A C file with these functions behind what it includes."""
    return re.sub(INCLUDED, lambda line: line[0] + ITEMS, text, count=1, flags=re.M)


def teach_mypyc() -> None:
    """Let mypyc translate `items[i]` like this where `i` is a 64-bit integer. An older mypyc, which cannot be
    taught, goes on as before."""
    with suppress(ImportError):
        _teach()


def _teach() -> None:
    from mypyc.ir.ops import ERR_MAGIC
    from mypyc.ir.rtypes import (
        int64_rprimitive,
        is_int64_rprimitive,
        list_rprimitive,
        object_rprimitive,
        tuple_rprimitive,
    )
    from mypyc.irbuild.specialize import specialize_dunder
    from mypyc.primitives.registry import custom_op

    for of, kind in ((tuple_rprimitive, "Tuple"), (list_rprimitive, "List")):
        counted, borrowed = (
            custom_op(
                arg_types=[of, int64_rprimitive],
                return_type=object_rprimitive,
                c_function_name=f"Bluemoon_{new}{kind}Item",
                error_kind=ERR_MAGIC,
                is_borrowed=not new,
            )
            for new in ("New", "")
        )

        @specialize_dunder("__getitem__", of)
        def item(
            builder: IRBuilder,
            items: Expression,
            arguments: list[Expression],
            expression: Expression,
            counted: CFunctionDescription = counted,
            borrowed: CFunctionDescription = borrowed,
        ) -> Value | None:
            index = arguments[0]
            if not is_int64_rprimitive(builder.node_type(index)):
                return None
            borrow = builder.can_borrow
            safe = is_arithmetic(builder, index)
            base = builder.accept(items, can_borrow=safe)
            at = builder.accept(index, can_borrow=safe)
            found = builder.call_c(borrowed if borrow else counted, [base, at], expression.line)
            wanted = builder.node_type(expression)
            return builder.builder.coerce(found, wanted, expression.line, can_borrow=borrow)


def is_arithmetic(builder: IRBuilder, index: Expression) -> bool:
    """Whether working out the index can run no Python, so that the tuple meanwhile cannot go away."""
    from mypy.nodes import IntExpr, OpExpr
    from mypyc.irbuild.ast_helpers import is_borrow_friendly_expr

    if isinstance(index, OpExpr) and index.op in "+-":
        return is_arithmetic(builder, index.left) and is_arithmetic(builder, index.right)
    return isinstance(index, IntExpr) or is_borrow_friendly_expr(builder, index)
