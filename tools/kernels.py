"""Functions that the compiled build has in C written by hand, because mypyc writes them many times longer.

There are only two, and each does one small thing that everything else is built on. The Python source stays
the definition: it is what runs where nothing is compiled, and the tests compare both. mypyc's own translation
stays in the file, too, under a name with `_as_written`, for sets that are too large for a machine integer.
"""

from __future__ import annotations

import re

WRITTEN = "_as_written"

# The highest bit of a set is one machine instruction; mypyc calls a function for integers of any size.
TOP = """
int64_t CPyDef_sets___top(CPyTagged cards) {
    if (cards & 1 || (Py_ssize_t)cards <= 0) return CPyDef_sets___top_as_written(cards);
    return 62 - __builtin_clzll((unsigned long long)cards);  /* a tagged integer is twice the number */
}
"""

# The sets that came up last are kept in a plain table, so that nearly no set has to be looked for in a
# dictionary, which needs an integer object and its hash. Of two sets with the same place the later one stays.
BITS = """
PyObject *CPyDef_sets___bits(CPyTagged cards) {
    static struct { CPyTagged cards; PyObject *found; } kept[4096];
    if (cards & 1) return CPyDef_sets___bits_as_written(cards);
    size_t place = (size_t)(((unsigned long long)cards * 0x9E3779B97F4A7C15ULL) >> 52);
    PyObject *found = kept[place].found;
    if (found == NULL || kept[place].cards != cards) {
        found = CPyDef_sets___bits_as_written(cards);
        if (found == NULL) return NULL;
        PyObject *old = kept[place].found;
        Py_INCREF(found);
        kept[place].found = found;
        kept[place].cards = cards;
        Py_XDECREF(old);
        return found;
    }
    Py_INCREF(found);
    return found;
}
"""

KERNELS = {"CPyDef_sets___top": TOP, "CPyDef_sets___bits": BITS}


def with_kernels(text: str) -> str:
    """The C code of a module with the functions of this file in place of mypyc's."""
    for name, kernel in KERNELS.items():
        head = re.compile(rf"^(\w[\w \*]*?\b){name}(\([^;{{]*\) \{{)$", re.M)
        found = head.search(text)
        if found is None:
            continue
        text = text[: found.start()] + f"static {found[1]}{name}{WRITTEN}{found[2]}" + text[found.end() :]
        end = text.index("\n}\n", found.start()) + len("\n}\n")
        text = text[:end] + kernel + text[end:]
    return text
