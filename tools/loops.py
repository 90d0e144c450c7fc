"""How the compiled build goes through a set of cards: `for card in bits(cards)`.

mypyc asks `bits` for a tuple of the numbers, and takes integer objects out of it one by one. Here the set
itself is counted down by the processor's instruction for its lowest bit, and there is neither a tuple nor an
object. A set that is too large for a machine integer goes the old way. mypyc cannot be taught loops, so the
lines that it writes are recognized in its C code; lines that look different stay as they are.
"""

from __future__ import annotations

import re

from indexing import INCLUDED

# Put in front of every C file. `rest` is what is left of the set, -1 if `all` is a tuple of the numbers.
STEPS = """
static inline PyObject *Bluemoon_each(CPyTagged cards, int64_t *rest, PyObject *(*numbers)(CPyTagged)) {
    if (unlikely(cards & 1)) {
        *rest = -1;
        return numbers(cards);
    }
    *rest = (int64_t)cards >> 1;  /* a tagged integer is twice the number */
    Py_INCREF(Py_None);
    return Py_None;
}

static inline char Bluemoon_more(PyObject *all, int64_t i, int64_t rest) {
    return likely(rest != -1) ? rest != 0 : i < PyTuple_GET_SIZE(all);
}

static inline int64_t Bluemoon_next(PyObject *all, int64_t i, int64_t *rest) {
    if (unlikely(*rest == -1)) return CPyLong_AsInt64(PyTuple_GET_ITEM(all, i));
    int64_t card = __builtin_ctzll((unsigned long long)*rest);
    *rest &= *rest - 1;
    return card;
}
"""

LOOP = re.compile(
    r"(?P<all>cpy_r_\w+) = (?P<bits>CPyDef_(?:\w+___)?sets___bits)\((?P<cards>cpy_r_\w+)\);\n"
    r"(?P<checked>(?:    .*\n|CPyL\d+: ;\n){0,8}?)"
    r"    (?P<place>cpy_r_\w+) = \(CPyPtr\)\(\(CPyPtr\)(?P=all) \+ offsetof\(PyVarObject, ob_size\)\);\n"
    r"    (?P<rest>cpy_r_\w+) = \*\(int64_t \*\)(?P=place);\n"
    r"(?P<begin>    (?P<i>cpy_r_\w+) = 0;\nCPyL\d+: ;\n)"
    r"    (?P<more>cpy_r_\w+) = (?P=i) < (?P=rest);\n"
    r"(?P<leave>    if \(!?(?P=more)\) .*\n(?:(?:    |CPyL).*\n)??)"
    r"    (?P<item>cpy_r_\w+) = CPySequenceTuple_GetItemUnsafe\((?P=all), (?P=i)\);\n"
    r"    (?P<card>cpy_r_\w+) = CPyLong_AsInt64\((?P=item)\);\n"
    r"    CPy_DECREF\((?P=item)\);\n"
)


def with_loops(text: str) -> str:
    """The C code of a module with such loops over sets of cards."""
    text = re.sub(INCLUDED, lambda line: line[0] + STEPS, text, count=1, flags=re.M)
    return LOOP.sub(
        lambda loop: (
            f"{loop['all']} = Bluemoon_each({loop['cards']}, &{loop['rest']}, {loop['bits']});\n"
            f"{loop['checked']}{loop['begin']}"
            f"    {loop['more']} = Bluemoon_more({loop['all']}, {loop['i']}, {loop['rest']});\n"
            f"{loop['leave']}"
            f"    {loop['card']} = Bluemoon_next({loop['all']}, {loop['i']}, &{loop['rest']});\n"
        ),
        text,
    )
