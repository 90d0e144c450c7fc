"""Functions that the compiled build has in C written by hand, because mypyc writes them many times longer.

There are few, and each does one small thing that everything else is built on: two for sets of cards, five
that fill the rows of `bluemoon.batch`. The Python source stays the definition: it is what runs where nothing
is compiled, and the tests compare both. mypyc's own translation stays in the file, too, under a name with
`_as_written`: what is out of the ordinary (a set too large for a machine integer, a place beyond the row)
is left to it, and so are the errors.
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

# Rows of numbers from 0 to 255 (numbers/rows.py).
PUT = """
char CPyDef_rows___put(PyObject *row, int64_t place, int64_t figure) {
    if (place < 0 || place >= PyByteArray_GET_SIZE(row) || figure < 0)
        return CPyDef_rows___put_as_written(row, place, figure);
    PyByteArray_AS_STRING(row)[place] = (char)(figure > 255 ? 255 : figure);
    return 1;
}
"""

PUT_SET = """
char CPyDef_rows___put_set(PyObject *row, int64_t place, int64_t cards) {
    static char spread[256][8], made;  /* for each byte its bits, one by one */
    if (place < 0 || place + 64 > PyByteArray_GET_SIZE(row))
        return CPyDef_rows___put_set_as_written(row, place, cards);
    if (!made) {
        for (int byte = 0; byte < 256; byte++)
            for (int bit = 0; bit < 8; bit++) spread[byte][bit] = byte >> bit & 1;
        made = 1;
    }
    char *out = PyByteArray_AS_STRING(row) + place;
    for (int i = 0; i < 8; i++) memcpy(out + 8 * i, spread[cards >> 8 * i & 255], 8);
    return 1;
}
"""

PUT_LIST = """
char CPyDef_rows___put_list(PyObject *row, int64_t place, PyObject *figures, int64_t first, int64_t count) {
    if (place < 0 || first < 0 || count < 0 || place + count > PyByteArray_GET_SIZE(row)
        || first + count > PyList_GET_SIZE(figures))
        return CPyDef_rows___put_list_as_written(row, place, figures, first, count);
    char *out = PyByteArray_AS_STRING(row) + place;
    for (int64_t i = 0; i < count; i++) {
        int64_t figure = CPyLong_AsInt64(PyList_GET_ITEM(figures, first + i));
        if (figure < 0) {
            PyErr_Clear();
            return CPyDef_rows___put_list_as_written(row, place, figures, first, count);
        }
        out[i] = (char)(figure > 255 ? 255 : figure);
    }
    return 1;
}
"""

PUT_SEATS = """
char CPyDef_rows___put_seats(PyObject *row, int64_t place, PyObject *seats, int64_t me, int64_t players) {
    static PyObject *nobody;  /* -1 is always the same object, and comes most often */
    if (nobody == NULL) nobody = PyLong_FromLong(-1);
    int64_t count = PyList_GET_SIZE(seats);
    if (place < 0 || me < 0 || me >= players || place + count > PyByteArray_GET_SIZE(row))
        return CPyDef_rows___put_seats_as_written(row, place, seats, me, players);
    char *out = PyByteArray_AS_STRING(row) + place;
    for (int64_t i = 0; i < count; i++) {
        PyObject *whose = PyList_GET_ITEM(seats, i);
        int64_t seat = whose == nobody ? -1 : CPyLong_AsInt64(whose);
        if (seat < -1 || seat >= players) {
            PyErr_Clear();
            return CPyDef_rows___put_seats_as_written(row, place, seats, me, players);
        }
        out[i] = (char)(seat < 0 ? 0 : (seat < me ? seat - me + players : seat - me) + 1);
    }
    return 1;
}
"""

ADDED = """
int64_t CPyDef_rows___added(PyObject *figures, int64_t first, int64_t count) {
    if (first < 0 || count < 0 || first + count > PyList_GET_SIZE(figures))
        return CPyDef_rows___added_as_written(figures, first, count);
    int64_t sum = 0;
    for (int64_t i = 0; i < count; i++) {
        int64_t figure = CPyLong_AsInt64(PyList_GET_ITEM(figures, first + i));
        if (figure < 0) {
            PyErr_Clear();
            return CPyDef_rows___added_as_written(figures, first, count);
        }
        sum += figure;
    }
    return sum;
}
"""

KERNELS = {
    "CPyDef_sets___top": TOP,
    "CPyDef_sets___bits": BITS,
    "CPyDef_rows___put": PUT,
    "CPyDef_rows___put_set": PUT_SET,
    "CPyDef_rows___put_list": PUT_LIST,
    "CPyDef_rows___put_seats": PUT_SEATS,
    "CPyDef_rows___added": ADDED,
}


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
