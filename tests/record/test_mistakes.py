"""Bad records: each is refused in one line that names the line, the token and the clause."""

import pytest

from heckmeck.record.errors import RecordError
from heckmeck.record.reader import read

CLASSIC = """heckmeck 1
rules classic
players Anna, Ben, Cleo
start Anna

Anna 11345WWW>W 12445>4 225>5 stop
Ben 11223345>1 2334WW>W 2355>5 3W>3 W
Cleo 11113345>1 3355>5 33>3
"""
WEASEL = """heckmeck 1
rules deluxe
players Anna, Ben
start Anna

Anna 123WWWWW>W stop
Ben 12344555>5 1244W>W stop
Anna 12345WWW~ 1234WWWW>W 1234>4 stop
"""
GOLDEN = """heckmeck 1
rules deluxe
players Anna, Ben
start Anna

Anna 123WWWWW>W 234>2 stop
Ben 12344555>5 1244W>W stop
Anna 1234445W+1>W 1234455+W>5 stop
"""
RUSSIAN = """heckmeck 1
rules russian
players Anna, Ben
start Anna

Anna 123WWWWW>W 123>1 stop
Ben 123WWWWW>W 123>1 stop take:26
"""
SUPPLY_EMPTY = """heckmeck 1
rules deluxe
players Anna, Ben, Cleo, Dora
start Anna

Anna 11222222>1 222222>2
Ben 11222222>1 222222>2
Cleo 11222222>1 222222>2
Dora 11222222>1 222222>2
Anna 11222222>1 222222>2
Ben 11222222>1 222222>2
Cleo 11222222>1 222222>2
Dora 11222222>1 from:Ben 222222>2
"""
TWO_SPECIALISTS = """heckmeck 1
rules deluxe
players Anna, Ben
start Anna

Anna 123WWWWW>W stop
Ben 12344555>5 1244W>W stop
Anna 123WWWWW>W 234>2 stop back:weasel
"""
SHORT = """heckmeck 1
rules classic max_turns=1
players Anna, Ben
start Anna

Anna 11345WWW>W 12445>4 225>5 stop
"""

MISTAKES = [
    # the file
    ("empty", "", None, 0, "N1"),
    ("binary garbage", bytes(range(256)) * 40, None, 0, "N1"),
    ("zero bytes", b"\0" * 1000, None, 0, "N1"),
    ("latin-1", CLASSIC.replace("Ben", "Bén").encode("latin-1"), None, 0, "N1"),
    ("byte order mark", b"\xef\xbb\xbf" + CLASSIC.encode(), None, 1, "N1"),
    ("json", '{"ply": 0}', None, 0, "N1"),
    ("only blank lines", "\n\n\n", None, 0, "N1"),
    ("10 MB on one line", "heckmeck 1 " + "x" * 10_000_000, None, 1, "N1"),
    ("10 MB of dice", CLASSIC.replace("11345WWW", "1" * 10_000_000), None, 6, "T1"),
    ("10 MB of name", CLASSIC.replace("Ben 1", "B" * 10_000_000 + " 1"), None, 7, "M3"),
    # the headers
    ("version missing", CLASSIC, ("heckmeck 1", "heckmeck"), 1, "N1"),
    ("version 2", CLASSIC, ("heckmeck 1", "heckmeck 2"), 1, "N1"),
    ("another first line", CLASSIC, ("heckmeck 1", "date 2026-01-01"), 0, "N1"),
    ("no rules", CLASSIC, ("rules classic\n", ""), 0, "N1"),
    ("no players", CLASSIC, ("players Anna, Ben, Cleo\n", ""), 0, "N1"),
    ("unknown preset", CLASSIC, ("rules classic", "rules travel"), 2, "N1"),
    ("rules empty", CLASSIC, ("rules classic", "rules"), 2, "N1"),
    ("unknown option", CLASSIC, ("rules classic", "rules classic wind=strong"), 2, "N1"),
    ("option without a value", CLASSIC, ("rules classic", "rules classic steal"), 2, "N1"),
    ("option twice", CLASSIC, ("rules classic", "rules classic steal=forced steal=optional"), 2, "N1"),
    ("golden_die value", CLASSIC, ("rules classic", "rules classic golden_die=brass"), 2, "M5"),
    ("steal value", CLASSIC, ("rules classic", "rules classic steal=never"), 2, "S7"),
    ("lower_tile value", CLASSIC, ("rules classic", "rules classic lower_tile=none"), 2, "S7"),
    ("faster value", CLASSIC, ("rules classic", "rules classic faster=yes"), 2, "F4"),
    ("worms_on_low_tiles 5", CLASSIC, ("rules classic", "rules classic worms_on_low_tiles=5"), 2, "M4"),
    ("max_turns 0", CLASSIC, ("rules classic", "rules classic max_turns=0"), 2, "E4"),
    ("max_turns +1", CLASSIC, ("rules classic", "rules classic max_turns=+1"), 2, "E4"),
    ("max_turns 007", CLASSIC, ("rules classic", "rules classic max_turns=007"), 2, "E4"),
    ("max_turns in Arabic digits", CLASSIC, ("rules classic", "rules classic max_turns=٣"), 2, "E4"),
    (
        "max_turns with 5,000 digits",
        CLASSIC,
        ("rules classic", f"rules classic max_turns={'9' * 5000}"),
        2,
        "E4",
    ),
    ("highest_tile 20", CLASSIC, ("rules classic", "rules classic highest_tile=20"), 2, "M7"),
    ("highest_tile 28 in deluxe", WEASEL, ("rules deluxe", "rules deluxe highest_tile=28"), 2, "M7"),
    ("one player", CLASSIC, ("players Anna, Ben, Cleo", "players Anna"), 3, "M3"),
    ("eight players", CLASSIC, ("players Anna, Ben, Cleo", "players A, B, C, D, E, F, G, H"), 3, "M3"),
    ("duplicate names", CLASSIC, ("players Anna, Ben, Cleo", "players Anna, Ben, Anna"), 3, "N2"),
    ("an empty name", CLASSIC, ("players Anna, Ben, Cleo", "players Anna, , Cleo"), 3, "N2"),
    ("a quoted name of spaces", CLASSIC, ("players Anna, Ben, Cleo", 'players Anna, "  ", Cleo'), 3, "N2"),
    ("a bar in a name", CLASSIC, ("players Anna, Ben, Cleo", "players Anna, Be|n, Cleo"), 3, "N2"),
    ("a quote in a name", CLASSIC, ("players Anna, Ben, Cleo", 'players Anna, Be"n, Cleo'), 3, "N2"),
    (
        "a control character in a name",
        CLASSIC,
        ("players Anna, Ben, Cleo", "players Anna, Be\x07n, Cleo"),
        3,
        "N2",
    ),
    (
        "a name with spaces unquoted",
        CLASSIC,
        ("players Anna, Ben, Cleo", "players Anna, Ben Ben, Cleo"),
        3,
        "N2",
    ),
    ("a name that is a header", CLASSIC, ("players Anna, Ben, Cleo", "players Anna, start, Cleo"), 3, "N1"),
    ("start names nobody", CLASSIC, ("start Anna", "start Zeno"), 4, "N1"),
    ("start with spaces unquoted", CLASSIC, ("start Anna", "start Anna Lena"), 4, "N2"),
    ("a player's name as a header", CLASSIC, ("start Anna", "start Anna\nBen 7"), 5, "N1"),
    ("a header twice", CLASSIC, ("start Anna", "start Anna\nstart Ben"), 5, "N1"),
    ("the blank line is missing", CLASSIC, ("start Anna\n\n", "start Anna\n"), 5, "N1"),
    ("a short seed", CLASSIC, ("start Anna", "seed abc"), 4, "D1"),
    ("a seed of other letters", CLASSIC, ("start Anna", "seed " + "g" * 64), 4, "D1"),
    ("a short commitment", CLASSIC, ("start Anna", "commitment 12"), 4, "D1"),
    # whose turn
    ("a turn out of order", CLASSIC, ("Ben 112", "Cleo 112"), 7, "M3"),
    ("a stranger", CLASSIC, ("Ben 112", "Zeno 112"), 7, "M3"),
    ("an open quote", CLASSIC, ("Ben 112", '"Ben 112'), 7, "N2"),
    ("a name in other letters", CLASSIC, ("Ben 112", "ben 112"), 7, "M3"),
    ("an empty turn, then the next", CLASSIC, ("Ben 11223345>1 2334WW>W 2355>5 3W>3 W", "Ben"), 7, "T1"),
    ("a turn after max_turns", SHORT, ("stop\n", "stop\nBen 11345WWW>W\n"), 7, "E4"),
    # dice
    ("seven dice", CLASSIC, ("11345WWW>W", "1345WWW>W"), 6, "T1"),
    ("nine dice", CLASSIC, ("11345WWW>W", "111345WWW>W"), 6, "T1"),
    ("too few in the second roll", CLASSIC, ("12445>4", "1244>4"), 6, "T5"),
    ("a face 6", CLASSIC, ("11345WWW>W", "11346WWW>W"), 6, "N1"),
    ("a small w", CLASSIC, ("11345WWW>W", "11345WWw>W"), 6, "N1"),
    ("dice not sorted", CLASSIC, ("11345WWW>W", "W1345W1W>W"), 6, "N3"),
    ("a golden die in classic", CLASSIC, ("11345WWW>W", "11345WWW+1>W"), 6, "K4"),
    ("a golden die of another player", GOLDEN, ("12344555>5", "12344555+W>5"), 7, "K4"),
    ("a face the golden die lacks", GOLDEN, ("1234445W+1", "1234445W+3"), 8, "M5"),
    ("the golden die lost", GOLDEN, ("1234455+W>5", "1234455>5"), 8, "K4"),
    ("the golden die too late", GOLDEN, ("1234445W+1>W 1234455+W>5", "1234445W>W 1234455+W>5"), 8, "K4"),
    ("two golden dice", GOLDEN, ("1234445W+1", "1234445W+1+1"), 8, "N1"),
    # setting aside
    ("a face kept twice", CLASSIC, ("12445>4", "1445W>W"), 6, "T2"),
    ("a face not rolled", CLASSIC, ("12445>4", "12445>3"), 6, "T2"),
    ("no face", CLASSIC, ("12445>4", "12445>"), 6, "T2"),
    ("two faces", CLASSIC, ("12445>4", "12445>45"), 6, "M2"),
    ("rolled on without setting aside", CLASSIC, ("12445>4", "12445 12445>4"), 6, "T2"),
    ("a roll left unanswered, then the next turn", CLASSIC, ("12445>4 225>5 stop", "12445"), 6, "T2"),
    ("neither rolled nor stopped", CLASSIC, ("225>5 stop", "225>5"), 6, "T4"),
    # stopping
    ("STOP", CLASSIC, ("5 stop", "5 STOP"), 6, "N1"),
    ("two stops", CLASSIC, ("5 stop", "5 stop stop"), 6, "T5"),
    ("a stop before the first roll", CLASSIC, ("Ben 1", "Ben stop 1"), 7, "T1"),
    ("a stop instead of setting aside", CLASSIC, ("12445>4", "12445 stop"), 6, "T4"),
    ("a roll after the stop", CLASSIC, ("5 stop", "5 stop 11"), 6, "T5"),
    ("a stop after an automatic stop", CLASSIC, ("33>3", "33>3 stop"), 8, "T5"),
    ("a stop after a dead roll", CLASSIC, ("3W>3 W", "3W>3 W stop"), 7, "T5"),
    ("a stop at the golden die's choice", GOLDEN, ("Anna 1234445W+1>W", "Anna stop 1234445W+1>W"), 8, "T1"),
    # weasel
    ("a weasel in classic", CLASSIC, ("11345WWW>W", "11345WWW~ 11345WWW>W"), 6, "K5"),
    ("a weasel twice", WEASEL, ("1234WWWW>W", "1234WWWW~ 1234WWWW>W"), 8, "K5"),
    ("weasel and keep at once", WEASEL, ("12345WWW~", "12345WWW~>W"), 8, "N1"),
    # choices
    ("a tile where none is due", CLASSIC, ("5 stop", "5 stop take:24"), 6, "S7"),
    ("a tile chosen before the stop", RUSSIAN, ("stop take:26", "take:26 stop"), 7, "S7"),
    ("a tile not offered", RUSSIAN, ("take:26", "take:24"), 7, "S7"),
    ("a tile that does not exist", RUSSIAN, ("take:26", "take:99"), 7, "S7"),
    ("a tile as a word", RUSSIAN, ("take:26", "take:apple"), 7, "N1"),
    ("a tile with a leading zero", RUSSIAN, ("take:26", "take:026"), 7, "N1"),
    ("a missing choice", RUSSIAN, ("take:26", "\nAnna 11345WWW>W"), 7, "S7"),
    ("a specialist where none is due", WEASEL, ("W>W stop\nBen", "W>W stop back:weasel\nBen"), 6, "G2"),
    ("a specialist not owned", TWO_SPECIALISTS, ("back:weasel", "back:apple"), 8, "G2"),
    ("the raven put back", TWO_SPECIALISTS, ("back:weasel", "back:raven"), 8, "G2"),
    ("an unknown specialist", TWO_SPECIALISTS, ("back:weasel", "back:cat"), 8, "G2"),
    ("a missing choice of specialist", TWO_SPECIALISTS, (" back:weasel", "\nBen 11345WWW>W"), 8, "G2"),
    ("stop instead of a choice", TWO_SPECIALISTS, ("back:weasel", "stop"), 8, "G2"),
    (
        "a Bratworm where the supply has one",
        SUPPLY_EMPTY,
        ("Cleo 11222222>1 2", "Cleo 11222222>1 from:Ben 2"),
        8,
        "B2",
    ),
    ("a Bratworm from oneself", SUPPLY_EMPTY, ("from:Ben", "from:Dora"), 13, "B2"),
    ("a Bratworm from a stranger", SUPPLY_EMPTY, ("from:Ben", "from:Zeno"), 13, "B2"),
    ("a missing giver", SUPPLY_EMPTY, (" from:Ben", ""), 13, "B2"),
    ("a name with spaces unquoted in a choice", SUPPLY_EMPTY, ("from:Ben", "from:Anna Lena"), 13, "N1"),
]


def record_of(record: str | bytes, change: tuple[str, str] | None) -> str | bytes:
    if change is None:
        return record
    old, new = change
    assert isinstance(record, str)
    assert old in record
    return record.replace(old, new, 1)


@pytest.mark.parametrize(
    ("name", "record", "change", "line", "clause"), MISTAKES, ids=[row[0] for row in MISTAKES]
)
def test_mistake(name, record, change, line, clause):
    with pytest.raises(RecordError) as refusal:
        read(record_of(record, change))
    message = str(refusal.value)
    assert (refusal.value.line, clause in refusal.value.clause.split("/")) == (line, True), message
    assert "\n" not in message
    assert len(message) < 250
    if line:
        assert message.startswith(f"line {line}")


@pytest.mark.parametrize("record", [CLASSIC, WEASEL, GOLDEN, RUSSIAN, SUPPLY_EMPTY, TWO_SPECIALISTS, SHORT])
def test_the_records_behind_the_mistakes_are_right(record):
    read(record)


def test_at_least_forty_kinds():
    assert len({name for name, *_ in MISTAKES}) == len(MISTAKES) >= 40
