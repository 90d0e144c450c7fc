"""What surrounds a duel: deck building, deck files, draft, match, tournament."""

from bluemoon.formats.deck_file import read_deck, write_deck
from bluemoon.formats.decks import DeckList, Problem, Terms, pairing_problems, playable, problems
from bluemoon.formats.draft import Draft
from bluemoon.formats.draft_engine import DraftState, Pick, new_draft
from bluemoon.formats.games import start_game
from bluemoon.formats.match import Match
from bluemoon.formats.match_engine import MatchState, drafted_match
from bluemoon.formats.match_file import read_match, write_match
from bluemoon.formats.penalty import Penalty, read_penalty
from bluemoon.formats.random_decks import random_deck
from bluemoon.formats.specials import Specials, specials
from bluemoon.formats.tournament import Tournament, TournamentError, read_tournament

__all__ = [
    "DeckList",
    "Draft",
    "DraftState",
    "Match",
    "MatchState",
    "Penalty",
    "Pick",
    "Problem",
    "Specials",
    "Terms",
    "Tournament",
    "TournamentError",
    "drafted_match",
    "new_draft",
    "pairing_problems",
    "playable",
    "problems",
    "random_deck",
    "read_deck",
    "read_match",
    "read_penalty",
    "read_tournament",
    "specials",
    "start_game",
    "write_deck",
    "write_match",
]
