"""Functions that the compiled build has in C written by hand, because mypyc writes them many times longer.

There are few, and each does one small thing that everything else is built on: four for sets of cards, three
for lists of actions, five that fill the rows of `bluemoon.batch`, and those of `lane_kernels.py` for the sums
of the duel's networks. The Python source stays the definition: it is what runs where nothing is compiled, and
the tests compare both. mypyc's own translation stays in the file,
too, under a name with `_as_written`: what is out of the ordinary (a set too large for a machine integer, a
place beyond the row) is left to it, and so are the errors.
"""

from __future__ import annotations

import re

from indexing import INCLUDED
from lane_kernels import LANE_KERNELS, LANES_INLINED

WRITTEN = "_as_written"

# The smallest are written out wherever they are called. Small integers are made into objects again and again,
# above all for events; Python keeps one object of each, and here it is found without a call. The highest bit
# of a set is one machine instruction; mypyc calls a function for integers of any size.
INLINED = """
static inline PyObject *Bluemoon_boxed(long long number) {
    static PyObject *kept[66];
    if ((unsigned long long)number + 1 >= 66) return PyLong_FromLongLong(number);
    PyObject **place = &kept[number + 1];
    if (unlikely(*place == NULL)) *place = PyLong_FromLongLong(number);
    Py_XINCREF(*place);
    return *place;
}
#define PyLong_FromLongLong(number) Bluemoon_boxed(number)

static inline int64_t Bluemoon_top(CPyTagged cards) {
    if (unlikely(cards & 1 || (Py_ssize_t)cards <= 0)) return CPyDef_sets___top(cards);
    return 62 - __builtin_clzll((unsigned long long)cards);  /* a tagged integer is twice the number */
}
#define CPyDef_sets___top(cards) Bluemoon_top(cards)

#if defined(__x86_64__) && defined(__GNUC__)
extern int Bluemoon_counts_bits __attribute__((visibility("hidden")));
static inline int64_t Bluemoon_size(int64_t cards) {
    if (likely(Bluemoon_counts_bits)) {
        int64_t count;
        __asm__("popcntq %1, %0" : "=r"(count) : "r"(cards) : "cc");
        return count;
    }
    return CPyDef_sets___size(cards);
}
#define CPyDef_sets___size(cards) Bluemoon_size(cards)
#endif
"""

# Most processors count bits in one instruction, but not all of those for which wheels are built: asked once.
SIZE = """
#if defined(__x86_64__) && defined(__GNUC__)
#undef CPyDef_sets___size
int Bluemoon_counts_bits;
__attribute__((constructor)) static void Bluemoon_ask_processor(void) {
    __builtin_cpu_init();
    Bluemoon_counts_bits = __builtin_cpu_supports("popcnt") != 0;
}
#endif
int64_t CPyDef_sets___size(int64_t cards) {
    return CPyDef_sets___size_as_written(cards);
}
"""

TOP = """
#undef CPyDef_sets___top
int64_t CPyDef_sets___top(CPyTagged cards) {
    return CPyDef_sets___top_as_written(cards);
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

MEMBER = """
int64_t CPyDef_sets___member(int64_t cards, int64_t k) {
    if (cards <= 0 || k < 0) return CPyDef_sets___member_as_written(cards, k);
    while (k-- > 0) cards &= cards - 1;
    return cards ? __builtin_ctzll((unsigned long long)cards) : -1;
}
"""

HOW_OFTEN = """
int64_t CPyDef_sets___how_often(int64_t number, PyObject *numbers) {
    int64_t count = 0;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(numbers); i++) {
        int64_t other = CPyLong_AsInt64(PyList_GET_ITEM(numbers, i));
        if (other == CPY_LL_INT_ERROR && PyErr_Occurred()) {
            PyErr_Clear();
            return CPyDef_sets___how_often_as_written(number, numbers);
        }
        count += other == number;
    }
    return count;
}
"""

# Lists of actions (duel/model/actions.py). The integers of actions that name one card at most are made once.
ADD_EACH = """
static PyObject *Bluemoon_shared_action(int64_t code) {
    static PyObject *kept[32][64];
    if (code < 0 || code >= 32 << 12 || code & 63 << 6) return PyLong_FromLongLong(code);
    PyObject **place = &kept[code >> 12][code & 63];
    if (*place == NULL) *place = PyLong_FromLongLong(code);
    Py_XINCREF(*place);
    return *place;
}

char CPyDef_actions___add_each(PyObject *found, int64_t kind, int64_t cards) {
    while (cards) {
        PyObject *act = Bluemoon_shared_action(kind << 12 | __builtin_ctzll((unsigned long long)cards));
        if (act == NULL || PyList_Append(found, act) < 0) {
            Py_XDECREF(act);
            return 2;
        }
        Py_DECREF(act);
        cards &= cards - 1;
    }
    return 1;
}
"""

WITH_EACH = """
static PyObject *Bluemoon_shared_action(int64_t code);

PyObject *CPyDef_actions___with_each(int64_t kind, int64_t cards) {
    PyObject *found = PyList_New(CPyDef_sets___size(cards));
    if (found == NULL) return NULL;
    for (Py_ssize_t i = 0; cards; i++, cards &= cards - 1) {
        PyObject *act = Bluemoon_shared_action(kind << 12 | __builtin_ctzll((unsigned long long)cards));
        if (act == NULL) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, i, act);
    }
    return found;
}
"""

NOTE = """
char CPyDef_actions___note(PyObject *found, int64_t act) {
    PyObject *code = Bluemoon_shared_action(act);
    if (code == NULL) return 2;
    Py_ssize_t size = PyList_GET_SIZE(found);
    if (size < ((PyListObject *)found)->allocated) {  /* there is room already */
        PyList_SET_ITEM(found, size, code);
        Py_SET_SIZE(found, size + 1);
        return 1;
    }
    int failed = PyList_Append(found, code) < 0;
    Py_DECREF(code);
    return failed ? 2 : 1;
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
    "CPyDef_sets___size": SIZE,
    "CPyDef_sets___bits": BITS,
    "CPyDef_sets___member": MEMBER,
    "CPyDef_sets___how_often": HOW_OFTEN,
    "CPyDef_actions___add_each": ADD_EACH,
    "CPyDef_actions___with_each": WITH_EACH,
    "CPyDef_actions___note": NOTE,
    "CPyDef_rows___put": PUT,
    "CPyDef_rows___put_set": PUT_SET,
    "CPyDef_rows___put_list": PUT_LIST,
    "CPyDef_rows___put_seats": PUT_SEATS,
    "CPyDef_rows___added": ADDED,
    **LANE_KERNELS,
}


def with_kernels(text: str) -> str:
    """The C code of a module with the functions of this file in place of mypyc's."""
    text = re.sub(INCLUDED, lambda line: line[0] + INLINED + LANES_INLINED, text, count=1, flags=re.M)
    for name, kernel in KERNELS.items():
        # mypyc may put the package before the module's name, to tell modules of one name apart
        module = name.removeprefix("CPyDef_")
        head = re.compile(rf"^(\w[\w \*]*?\b)(CPyDef_(?:\w+___)?{module})(\([^;{{]*\) \{{)$", re.M)
        found = head.search(text)
        if found is None:
            continue
        text = text[: found.start()] + f"static {found[1]}{found[2]}{WRITTEN}{found[3]}" + text[found.end() :]
        end = text.index("\n}\n", found.start()) + len("\n}\n")
        text = text[:end] + kernel.replace(name, found[2]) + text[end:]
    return text
