"""Codes: what the table server refuses."""

from __future__ import annotations

from enum import auto

from bluemoon.messages.codes.code import Code


class ServerCode(Code):
    """What the table server refuses."""

    NO_ADDRESS = auto()
    NO_FILE = auto()
    TRY_AGAIN = auto()
    FAILED = auto()
    NOT_UNDERSTOOD = auto()  # what
    TOO_MANY_MESSAGES = auto()
    TOO_MANY_REQUESTS = auto()
    TOO_MUCH_SENT = auto()
    TOO_MUCH_COMPUTING = auto()
    TOO_MANY_SOCKETS = auto()
    TOO_MUCH_UNREAD = auto()
    TOO_MANY_GUESTS = auto()
    TOO_SLOW = auto()
    CONTROL_SIGNS = auto()
    OTHER_PAGE = auto()
    TOO_LARGE = auto()
    BANNED = auto()
    DRAINING = auto()
    TOO_MANY_REPORTS = auto()
    # at a table
    SPECTATOR = auto()
    STALE = auto()
    NOT_RUNNING = auto()
    NOTHING_TO_DECIDE = auto()
    HINT_COMING = auto()
    NO_HINT = auto()
    NO_ADVICE = auto()
    NOT_RATEABLE = auto()
    RATED_NO_ADVICE = auto()
    RATED_CLOCK = auto()
    RATED_ABSENCE = auto()
    RATED_KEPT = auto()
    RATED_SEAT = auto()
    NOT_SEEKING = auto()
    NAME_TAKEN = auto()
    NO_DEVICE = auto()
    DEVICE_TOO_NEW = auto()
    NO_PHRASE = auto()
    WRONG_PHRASE = auto()
    WOULD_LOSE_SEATS = auto()
    LINK_USED = auto()
    TOO_MANY_TRIES = auto()
    TOO_MANY_PASSKEYS = auto()
    PASSKEY_LATE = auto()
    WRONG_PASSKEY = auto()
    UNKNOWN_PASSKEY = auto()
    SEAT_TAKEN = auto()
    NOT_YOUR_SEAT = auto()
    NO_SUCH_SEAT = auto()
    NOBODY_THERE = auto()
    NOBODY_GIVES_UP = auto()
    ONLY_WAITING = auto()
    TIME_LEFT = auto()
    CLOCKS_RAN = auto()
    NOBODY_ABSENT = auto()
    ABSENT_SOON = auto()
    NO_SUCH_CLAIM = auto()
    STAND_IN = auto()
    NO_STAND_IN = auto()
    # talking
    CHAT_LISTED = auto()
    NO_CHAT = auto()
    NOTHING_SAID = auto()
    NOBODY_HEARS = auto()
    TALK_TOO_FAST = auto()
    TOO_MANY_BLOCKED = auto()
    NOT_BLOCKED = auto()
    NOT_WELCOME = auto()
    # clubs
    NO_CLUB = auto()
    NO_INVITATION = auto()
    TOO_MANY_CLUBS = auto()  # n
    CLUB_FULL = auto()  # n
    NOT_THE_LEADER = auto()
    NO_MEMBER = auto()
    CLUB_LISTED = auto()
    # offers
    NOTHING_TO_TAKE_BACK = auto()
    NOBODY_TAKES_BACK = auto()
    REMATCH_EARLY = auto()
    REMATCH_TOURNAMENT = auto()
    TOO_MANY_WRITERS = auto()
    TABLE_LONG = auto()
    NO_DECK_HERE = auto()
    NO_DECK_NOW = auto()
    KEY_USED = auto()
    # making and finding tables
    NO_SUCH_TABLE = auto()
    NOT_OPENED = auto()
    PLAYERS = auto()  # game, least, most, n
    NO_NAME = auto()
    NO_GUEST = auto()
    TOO_MANY_TABLES = auto()
    TABLES_TOO_FAST = auto()
    SERVER_FULL = auto()
    MAKER_FILLS = auto()
    NO_LESSON = auto()
    NO_PUZZLE = auto()
    PUZZLE_OVER = auto()
    NO_EXAMPLE = auto()  # names
    NO_RECORD_BEGIN = auto()  # game
    RECORD_CLOSED = auto()
    NO_MOMENT = auto()
    PLAY_ON_EARLY = auto()
    PLAY_ON_ALONE = auto()
    ADVICE_ELSEWHERE = auto()
    LAB_ELSEWHERE = auto()
    PLAY_ON_SEATS = auto()  # n
    PLAY_ON_OVER = auto()
    PLAY_ON_NOT = auto()
    # judging a game
    JUDGED_OVER = auto()
    JUDGED_TOURNAMENT = auto()
    JUDGED_FINISHED = auto()
    NOT_JUDGED = auto()
    JUDGED_LATER = auto()  # n
    JUDGING_MUCH = auto()
    NOTHING_TO_JUDGE = auto()
    # deck lists
    LIST_NAME = auto()
    LIST_SIGNS = auto()
    MOST_LISTS = auto()  # n
    NO_LIST = auto()
    # being called
    NO_PUSH_SERVICE = auto()
    PUSH_KEYS = auto()
    NOT_CALLED = auto()
    CALL_FAILED = auto()
    TOO_MANY_CALLS = auto()
    # tournaments
    NO_TOURNAMENT = auto()
    TOO_MANY_TOURNAMENTS = auto()  # n
    MAKER_ADDS_BOTS = auto()
    MAKER_STARTS = auto()
    MAKER_REMOVES = auto()
    TAKEN_OUT = auto()
    NO_SUCH_PLAYER = auto()  # name
    TOURNAMENT_BEGUN = auto()
    TOURNAMENT_FULL = auto()  # n
    PICKS_ONLY = auto()
    PICKS_OVER = auto()
    CUP_DRAFTED = auto()
    CUP_EMISSARIES = auto()
    CUP_NO_EMISSARY = auto()
    CUP_FAMILY = auto()
    CUP_READY_MADE = auto()
    CUP_DRAFTERS = auto()  # least, most
    NOT_IN_CUP = auto()
    NO_LEAVING = auto()
    NO_RESULTS = auto()
    TAKES_PART = auto()
    TOO_MANY_ENTER = auto()
    SOMEBODY_FASTER = auto()
    TOO_MANY_RESULTS = auto()
    # records from strangers
    RECORD_SIZE = auto()  # n
    RECORD_ACTIONS = auto()  # n
    RECORD_LINE = auto()  # n
    RECORD_SEED = auto()  # n
    RECORD_HAND = auto()  # n
    RECORD_GAME = auto()  # game
    RECORD_PLAYERS = auto()  # game, least, most, word
    RECORD_MATCH = auto()  # what
    RECORD_MATCH_POSITION = auto()
    RECORD_BROKEN = auto()  # what
    RECORDS_WAIT = auto()
    RECORDS_TOO_FAST = auto()
    RECORD_SLOW = auto()
    RECORD_HARD = auto()
    LAB_TOO_MUCH = auto()
    LAB_BUSY = auto()
    NO_LAB_GAME = auto()
