"""Recovery phrases: a secret of eighty bits as five words that can be written down and read aloud.

Each word stands for sixteen bits: consonant, vowel, consonant, vowel, consonant, as in 'lusab'. Only a hash
of the phrase is stored. It needs no slow hash: nobody can try 2^80 phrases."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

CONSONANTS: Final = "bdfghjklmnprstvz"  # sixteen: four bits each
VOWELS: Final = "aiou"  # four: two bits each
WORDS: Final = 5
WORD: Final = re.compile(f"[{CONSONANTS}][{VOWELS}][{CONSONANTS}][{VOWELS}][{CONSONANTS}]")


def new_phrase() -> str:
    """A new phrase: 'lusab babad gutih tugad mubap'."""
    return " ".join(_word(secrets.randbits(16)) for _ in range(WORDS))


def _word(bits: int) -> str:
    one, two, three, four, five = bits >> 12, bits >> 10, bits >> 6, bits >> 4, bits
    consonants = [CONSONANTS[number & 15] for number in (one, three, five)]
    vowels = [VOWELS[number & 3] for number in (two, four)]
    return f"{consonants[0]}{vowels[0]}{consonants[1]}{vowels[1]}{consonants[2]}"


def hash_of(phrase: str) -> str | None:
    """What is stored of a phrase, however it was typed: capitals, spaces, commas and hyphens do not matter.
    None if it is no phrase."""
    letters = re.sub(r"[^a-z]", "", phrase.casefold())
    words = [letters[start : start + 5] for start in range(0, len(letters), 5)]
    if len(words) != WORDS or not all(WORD.fullmatch(word) for word in words):
        return None
    return hashlib.sha256(" ".join(words).encode()).hexdigest()
