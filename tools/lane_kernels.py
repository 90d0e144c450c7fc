"""The sums of the duel's networks in C (`bluemoon/bots/duel/lanes.py` is the definition).

Sums are doubles that hold whole numbers: 64 or 32 in a `bytearray`. Whole numbers below 2 ** 53 are exact in
a double, so that the results are those of Python's integers. What takes long is written with vectors of four
doubles and translated twice, for any processor and for those with AVX2; which of the two runs is asked of the
processor once. Whatever is no `bytearray` is left to mypyc's translation.
"""

from __future__ import annotations

# These are written out wherever they are called: figures are noted and counted all the time. (Every bytearray
# that comes to them was made by `no_figures`, with room for 64 figures and four more.)
LANES_INLINED = """
static inline char Bluemoon_note(PyObject *figures, int64_t place, double figure) {
    if (unlikely(!PyByteArray_CheckExact(figures) || (uint64_t)place >= 64))
        return CPyDef_lanes___note(figures, place, figure);
    ((double *)((PyByteArrayObject *)figures)->ob_start)[place] = figure;
    return 1;
}
#define CPyDef_lanes___note(figures, place, figure) Bluemoon_note(figures, place, figure)

static inline char Bluemoon_note_four(
    PyObject *figures, int64_t place, double one, double two, double three, double four
) {
    if (unlikely(!PyByteArray_CheckExact(figures) || (uint64_t)place > 60))
        return CPyDef_lanes___note_four(figures, place, one, two, three, four);
    double *next = (double *)((PyByteArrayObject *)figures)->ob_start + place;
    next[0] = one, next[1] = two, next[2] = three, next[3] = four;
    return 1;
}
#define CPyDef_lanes___note_four(figures, place, one, two, three, four) \\
    Bluemoon_note_four(figures, place, one, two, three, four)

static inline double Bluemoon_count(int64_t cards) { return (double)CPyDef_sets___size(cards); }
#define CPyDef_lanes___count(cards) Bluemoon_count(cards)
"""

# Written once for all processors and once for those with AVX2: `FORM` is the ending of the name, `WIDE` what
# tells gcc about the processor.
FORMS = """
typedef double Bluemoon_four __attribute__((vector_size(32), aligned(8), may_alias));
typedef long long Bluemoon_longs __attribute__((vector_size(32)));
#define BLUEMOON_BITS(four) ({ \\
    const Bluemoon_longs held = (Bluemoon_longs)(four); \\
    (unsigned)((held[0] & 1) | (held[1] & 2) | (held[2] & 4) | (held[3] & 8)); })
#define BLUEMOON_ADDED(sum, times, row) (sum) + (times) * (row)
#define BLUEMOON_WHOLE 6755399441055744.0  /* 1.5 * 2^52: a double of this size has no places for fractions */

WIDE static void Bluemoon_plus_FORM(double *to, const double *row) {
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++)
        ((Bluemoon_four *)to)[i] += ((const Bluemoon_four *)row)[i];
}

WIDE static void Bluemoon_minus_FORM(double *to, const double *row) {
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++)
        ((Bluemoon_four *)to)[i] -= ((const Bluemoon_four *)row)[i];
}

/* The places of the numbers that are not zero, or more than zero, as bits. */
WIDE static uint64_t Bluemoon_places_FORM(const double *numbers, int count, int positive) {
    uint64_t places = 0;
    for (int i = 0; i < count; i += 4) {
        const Bluemoon_four *four = (const Bluemoon_four *)(numbers + i);
        places |= (uint64_t)(positive ? BLUEMOON_BITS(*four > 0.0) : BLUEMOON_BITS(*four != 0.0)) << i;
    }
    return count < 64 ? places & ((1ULL << count) - 1) : places;
}

/* Half of the first layer at a time, so that its sums stay in registers. */
WIDE static void Bluemoon_times_FORM(
    double *to, const double *rows, const double *figures, int count, double one
) {
    const uint64_t told = Bluemoon_places_FORM(figures, count, 0);
    for (int half = 0; half < 2; half++) {
        Bluemoon_four *sums = (Bluemoon_four *)to + 8 * half;
        Bluemoon_four a = sums[0], b = sums[1], c = sums[2], d = sums[3];
        Bluemoon_four e = sums[4], f = sums[5], g = sums[6], h = sums[7];
        for (uint64_t rest = told; rest; rest &= rest - 1) {
            const int i = __builtin_ctzll(rest);
            double figure = figures[i] * one + BLUEMOON_WHOLE - BLUEMOON_WHOLE;
            const Bluemoon_four *row = (const Bluemoon_four *)(rows + 64 * i) + 8 * half;
            a = BLUEMOON_ADDED(a, figure, row[0]);
            b = BLUEMOON_ADDED(b, figure, row[1]);
            c = BLUEMOON_ADDED(c, figure, row[2]);
            d = BLUEMOON_ADDED(d, figure, row[3]);
            e = BLUEMOON_ADDED(e, figure, row[4]);
            f = BLUEMOON_ADDED(f, figure, row[5]);
            g = BLUEMOON_ADDED(g, figure, row[6]);
            h = BLUEMOON_ADDED(h, figure, row[7]);
        }
        sums[0] = a, sums[1] = b, sums[2] = c, sums[3] = d;
        sums[4] = e, sums[5] = f, sums[6] = g, sums[7] = h;
    }
}

WIDE static double Bluemoon_said_FORM(
    const double *sums, const double *rows, const double *bias, double one, const double *out, double last
) {
    const Bluemoon_four *start = (const Bluemoon_four *)bias;
    Bluemoon_four a = start[0], b = start[1], c = start[2], d = start[3];
    Bluemoon_four e = start[4], f = start[5], g = start[6], h = start[7];
    for (uint64_t rest = Bluemoon_places_FORM(sums, 64, 1); rest; rest &= rest - 1) {
        const int i = __builtin_ctzll(rest);
        double unit = sums[i] * one + BLUEMOON_WHOLE - BLUEMOON_WHOLE;
        const Bluemoon_four *row = (const Bluemoon_four *)(rows + 32 * i);
        a = BLUEMOON_ADDED(a, unit, row[0]);
        b = BLUEMOON_ADDED(b, unit, row[1]);
        c = BLUEMOON_ADDED(c, unit, row[2]);
        d = BLUEMOON_ADDED(d, unit, row[3]);
        e = BLUEMOON_ADDED(e, unit, row[4]);
        f = BLUEMOON_ADDED(f, unit, row[5]);
        g = BLUEMOON_ADDED(g, unit, row[6]);
        h = BLUEMOON_ADDED(h, unit, row[7]);
    }
    const Bluemoon_four heard[8] = {a, b, c, d, e, f, g, h};
    Bluemoon_four told = {0.0, 0.0, 0.0, 0.0};
    for (int i = 0; i < 8; i++) {
        Bluemoon_four unit = heard[i] * last + BLUEMOON_WHOLE - BLUEMOON_WHOLE;
        Bluemoon_longs above = (Bluemoon_longs)(heard[i] > 0.0);
        told += (Bluemoon_four)((Bluemoon_longs)unit & above) * ((const Bluemoon_four *)out)[i];
    }
    return told[0] + told[1] + told[2] + told[3];
}
"""

CHOICE = """
#if defined(__x86_64__) && defined(__GNUC__)
static int Bluemoon_wide;
__attribute__((constructor)) static void Bluemoon_ask_for_avx2(void) {
    __builtin_cpu_init();
    Bluemoon_wide = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}
#define BLUEMOON_FORM(name, ...) (Bluemoon_wide ? name##_wide(__VA_ARGS__) : name##_usual(__VA_ARGS__))
#else
#define BLUEMOON_FORM(name, ...) name##_usual(__VA_ARGS__)
#endif

static inline double *Bluemoon_doubles(PyObject *held) { return (double *)PyByteArray_AS_STRING(held); }

static PyObject *Bluemoon_room(const double *from, Py_ssize_t bytes) {
    return PyByteArray_FromStringAndSize((const char *)from, bytes);
}

static inline int Bluemoon_holds(PyObject *held, Py_ssize_t doubles) {
    return PyByteArray_CheckExact(held) && PyByteArray_GET_SIZE(held) >= 8 * doubles;
}

static int Bluemoon_fill(double *to, PyObject *numbers) {
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(numbers); i++) {
        to[i] = PyLong_AsDouble(PyList_GET_ITEM(numbers, i));
        if (to[i] == -1.0 && PyErr_Occurred()) return 0;
    }
    return 1;
}
"""


# With AVX2 a single instruction says which of four comparisons hold, and one multiplies and adds. (It does
# not round in between; products and sums of such whole numbers need no rounding.)
SHORTER = """
#undef BLUEMOON_BITS
#define BLUEMOON_BITS(four) (unsigned)__builtin_ia32_movmskpd256((Bluemoon_four)(four))
#undef BLUEMOON_ADDED
#define BLUEMOON_ADDED(sum, times, row) \\
    __builtin_ia32_vfmaddpd256((Bluemoon_four){times, times, times, times}, row, sum)
"""


def _both(text: str) -> str:
    """The functions in their two forms."""
    types, _, functions = text.partition("\nWIDE")
    functions = "\nWIDE" + functions
    usual = functions.replace("FORM", "usual").replace("WIDE ", "")
    wide = functions.replace("FORM", "wide").replace("WIDE ", '__attribute__((target("avx2,fma"))) ')
    return f"{types}{usual}\n#if defined(__x86_64__) && defined(__GNUC__)\n{SHORTER}{wide}\n#endif\n"


SIDE_BY_SIDE = (
    _both(FORMS)
    + CHOICE
    + """
PyObject *CPyDef_lanes___side_by_side(PyObject *numbers) {
    PyObject *sums = Bluemoon_room(NULL, 8 * PyList_GET_SIZE(numbers));
    if (sums != NULL && !Bluemoon_fill(Bluemoon_doubles(sums), numbers)) Py_CLEAR(sums);
    return sums;
}
"""
)

APART = """
PyObject *CPyDef_lanes___apart(PyObject *sums, int64_t width) {
    if (!Bluemoon_holds(sums, width)) return CPyDef_lanes___apart_as_written(sums, width);
    PyObject *found = PyList_New(width);
    for (Py_ssize_t i = 0; found != NULL && i < width; i++) {
        PyObject *number = PyLong_FromDouble(Bluemoon_doubles(sums)[i]);
        if (number == NULL) Py_CLEAR(found);
        else PyList_SET_ITEM(found, i, number);
    }
    return found;
}
"""

TABLE = """
PyObject *CPyDef_lanes___table(PyObject *rows) {
    Py_ssize_t count = PyList_GET_SIZE(rows);
    Py_ssize_t width = count ? PyList_GET_SIZE(PyList_GET_ITEM(rows, 0)) : 0;
    PyObject *found = Bluemoon_room(NULL, 8 * count * width);
    for (Py_ssize_t i = 0; found != NULL && i < count; i++) {
        PyObject *row = PyList_GET_ITEM(rows, i);
        if (PyList_GET_SIZE(row) != width) PyErr_SetString(PyExc_ValueError, "rows of different widths");
        if (PyErr_Occurred() || !Bluemoon_fill(Bluemoon_doubles(found) + i * width, row)) Py_CLEAR(found);
    }
    return found;
}
"""

COPIED = """
PyObject *CPyDef_lanes___copied(PyObject *sums) {
    if (!PyByteArray_CheckExact(sums)) return CPyDef_lanes___copied_as_written(sums);
    return Bluemoon_room(Bluemoon_doubles(sums), PyByteArray_GET_SIZE(sums));
}
"""

BEGUN = """
PyObject *CPyDef_lanes___begun(PyObject *sums, PyObject *source) {
    if (!Bluemoon_holds(sums, 64) || !Bluemoon_holds(source, 64))
        return CPyDef_lanes___begun_as_written(sums, source);
    memcpy(Bluemoon_doubles(sums), Bluemoon_doubles(source), 64 * sizeof(double));
    Py_INCREF(sums);
    return sums;
}
"""

WITH_SUMS = """
PyObject *CPyDef_lanes___with_sums(PyObject *sums, PyObject *other) {
    if (!Bluemoon_holds(sums, 64) || !Bluemoon_holds(other, 64))
        return CPyDef_lanes___with_sums_as_written(sums, other);
    BLUEMOON_FORM(Bluemoon_plus, Bluemoon_doubles(sums), Bluemoon_doubles(other));
    Py_INCREF(sums);
    return sums;
}
"""

EACH_CARD = """
PyObject *CPyDef_lanes___WITH_cards(PyObject *sums, PyObject *rows, int64_t cards) {
    if (!Bluemoon_holds(sums, 64)) return CPyDef_lanes___WITH_cards_as_written(sums, rows, cards);
    while (cards) {
        int card = __builtin_ctzll((unsigned long long)cards);
        PyObject *row = card < PyList_GET_SIZE(rows) ? PyList_GET_ITEM(rows, card) : Py_None;
        if (!Bluemoon_holds(row, 64)) return CPyDef_lanes___WITH_cards_as_written(sums, rows, cards);
        BLUEMOON_FORM(Bluemoon_SIGN, Bluemoon_doubles(sums), Bluemoon_doubles(row));
        cards &= cards - 1;
    }
    Py_INCREF(sums);
    return sums;
}
"""

NO_FIGURES = """
PyObject *CPyDef_lanes___no_figures(void) {
    static const double none[68];  /* 64, and what is looked at beyond them four at a time */
    return Bluemoon_room(none, sizeof none);
}
"""

NOTE = """
#undef CPyDef_lanes___note
char CPyDef_lanes___note(PyObject *figures, int64_t place, double figure) {
    if (PyByteArray_CheckExact(figures) && (uint64_t)place < 64) return Bluemoon_note(figures, place, figure);
    return CPyDef_lanes___note_as_written(figures, place, figure);
}
"""

NOTE_FOUR = """
#undef CPyDef_lanes___note_four
char CPyDef_lanes___note_four(
    PyObject *figures, int64_t place, double one, double two, double three, double four
) {
    if (PyByteArray_CheckExact(figures) && (uint64_t)place <= 60)
        return Bluemoon_note_four(figures, place, one, two, three, four);
    return CPyDef_lanes___note_four_as_written(figures, place, one, two, three, four);
}
"""

COUNT = """
#undef CPyDef_lanes___count
double CPyDef_lanes___count(int64_t cards) {
    return CPyDef_lanes___count_as_written(cards);
}
"""

SUM_OF = """
double CPyDef_lanes___sum_of(PyObject *figures, int64_t cards) {
    if (!Bluemoon_holds(figures, 64)) return CPyDef_lanes___sum_of_as_written(figures, cards);
    double found = 0.0;
    for (; cards; cards &= cards - 1)
        found += Bluemoon_doubles(figures)[__builtin_ctzll((unsigned long long)cards)];
    return found;
}
"""

SCALED = """
PyObject *CPyDef_lanes___scaled(PyObject *numbers, int64_t start, double scale) {
    Py_buffer all;
    if (PyObject_GetBuffer(numbers, &all, PyBUF_SIMPLE) < 0) return NULL;
    PyObject *sums = NULL;
    if (start >= 0 && 2 * (start + 64) <= all.len) {
        sums = Bluemoon_room(NULL, 64 * sizeof(double));
        for (int i = 0; sums != NULL && i < 64; i++) {
            double weight = scale * ((const short *)all.buf)[start + i];
            Bluemoon_doubles(sums)[i] = weight * 4398046511104.0 + BLUEMOON_WHOLE - BLUEMOON_WHOLE;
        }
    }
    else PyErr_SetString(PyExc_IndexError, "no row of weights there");
    PyBuffer_Release(&all);
    return sums;
}
"""

FIGURE_AT = """
double CPyDef_lanes___figure_at(PyObject *figures, int64_t place) {
    if (place < 0 || !Bluemoon_holds(figures, place + 1))
        return CPyDef_lanes___figure_at_as_written(figures, place);
    return Bluemoon_doubles(figures)[place];
}
"""

WITH_FIGURES = """
PyObject *CPyDef_lanes___with_figures(
    PyObject *sums, PyObject *rows, PyObject *figures, int64_t first, int64_t last, double one
) {
    if (first < 0 || last > 64 || !Bluemoon_holds(sums, 64) || !Bluemoon_holds(rows, 64 * last)
        || !Bluemoon_holds(figures, 68))
        return CPyDef_lanes___with_figures_as_written(sums, rows, figures, first, last, one);
    const double *told = Bluemoon_doubles(figures) + first;
    BLUEMOON_FORM(Bluemoon_times, Bluemoon_doubles(sums), Bluemoon_doubles(rows) + 64 * first, told,
                  (int)(last - first), one);
    Py_INCREF(sums);
    return sums;
}
"""

SAID = """
double CPyDef_lanes___said(
    PyObject *sums, PyObject *rows, PyObject *bias, double one, PyObject *out, double last
) {
    if (!Bluemoon_holds(sums, 64) || !Bluemoon_holds(rows, 64 * 32) || !Bluemoon_holds(bias, 32)
        || !Bluemoon_holds(out, 32))
        return CPyDef_lanes___said_as_written(sums, rows, bias, one, out, last);
    double told = BLUEMOON_FORM(Bluemoon_said, Bluemoon_doubles(sums), Bluemoon_doubles(rows),
                                Bluemoon_doubles(bias), one, Bluemoon_doubles(out), last);
    return told / 4398046511104.0;  /* 2^42 */
}
"""

LANE_KERNELS = {
    "CPyDef_lanes___side_by_side": SIDE_BY_SIDE,
    "CPyDef_lanes___scaled": SCALED,
    "CPyDef_lanes___apart": APART,
    "CPyDef_lanes___table": TABLE,
    "CPyDef_lanes___copied": COPIED,
    "CPyDef_lanes___begun": BEGUN,
    "CPyDef_lanes___with_sums": WITH_SUMS,
    "CPyDef_lanes___with_cards": EACH_CARD.replace("WITH", "with").replace("SIGN", "plus"),
    "CPyDef_lanes___without_cards": EACH_CARD.replace("WITH", "without").replace("SIGN", "minus"),
    "CPyDef_lanes___no_figures": NO_FIGURES,
    "CPyDef_lanes___note": NOTE,
    "CPyDef_lanes___note_four": NOTE_FOUR,
    "CPyDef_lanes___figure_at": FIGURE_AT,
    "CPyDef_lanes___sum_of": SUM_OF,
    "CPyDef_lanes___count": COUNT,
    "CPyDef_lanes___with_figures": WITH_FIGURES,
    "CPyDef_lanes___said": SAID,
}
