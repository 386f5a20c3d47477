"""Lines that are no position: each is refused in one sentence that names the field and the clause (P8)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.errors import Illegal, Malformed, Refused
from heckmeck.game import Game
from heckmeck.game.position import FIELDS
from heckmeck.language import available, choose_language
from heckmeck.rules.edition import PRESETS

START = "classic 21..36 0 -/- 0 -"
CLASSIC = "classic 21,23..35,36- 0 22/- 0 44W:5"
DELUXE = "deluxe 11c,13,21h,24,26,27g,28,29a,30..35,36- 6 22.25:w*1/23/- 0 44WW:1235"
GOLDEN = "deluxe 11c,13,21h,24..26,28,29a,30..36 7 22/27:g/23 1 44W:6+"
LIMITED = "classic,max_turns=5 21..36 0 -/- 0 -"
OVER = "classic,highest_tile=22 22- 0 21/- - -"

# what is wrong, the line, what is written instead of what in it, kind, field, clauses
BAD = [
    # the line
    ("nothing", "", None, Malformed, "GRILL", "P2"),
    ("a blank", " ", None, Malformed, "SUPPLY", "P3"),
    ("one word", "classic", None, Malformed, "GRILL", "P2"),
    ("three fields", "classic 21..36 0", None, Malformed, "STACKS", "P4"),
    ("five fields", START, (" 0 -", " 0"), Malformed, "TURN", "P6"),
    ("seven fields", START, ("0 -", "0 - -"), Malformed, "TURN", "P6"),
    ("two blanks", START, (" 0 -/-", "  0 -/-"), Malformed, "TURN", "P6"),
    ("a blank before", START, ("classic", " classic"), Malformed, "TURN", "P6"),
    ("a blank behind", START, ("0 -", "0 - "), Malformed, "TURN", "P6"),
    ("tabs", START.replace(" ", "\t"), None, Malformed, "GRILL", "P2"),
    ("a line end", START, ("0 -", "0 -\n"), Malformed, "TURN", "P6"),
    ("a record", "heckmeck 1\nrules classic\nplayers Anna, Ben\n\nAnna 1", None, Malformed, "RULES", "P1"),
    # RULES
    ("no preset", START, ("classic", ""), Malformed, "RULES", "P1"),
    ("an unknown preset", START, ("classic", "chess"), Malformed, "RULES", "P1"),
    ("a preset in capitals", START, ("classic", "Classic"), Malformed, "RULES", "P1"),
    ("an unknown option", START, ("classic", "classic,wind=strong"), Malformed, "RULES", "P1"),
    (
        "an option twice",
        START,
        ("classic", "classic,steal=optional,steal=optional"),
        Malformed,
        "RULES",
        "P1",
    ),
    ("an option without a value", START, ("classic", "classic,steal"), Malformed, "RULES", "P1"),
    ("a value that is none", START, ("classic", "classic,steal=never"), Malformed, "RULES", "S7"),
    ("the usual value", START, ("classic", "classic,steal=forced"), Malformed, "RULES", "P1"),
    (
        "options in another order",
        START,
        ("classic", "classic,faster=highest,steal=optional"),
        Malformed,
        "RULES",
        "P1",
    ),
    ("a comma at the end", START, ("classic", "classic,"), Malformed, "RULES", "P1"),
    ("russian spelled out", START, ("classic", "classic,steal=optional,"), Malformed, "RULES", "P1"),
    ("no turns left", LIMITED, ("=5", "=0"), Malformed, "RULES", "E4"),
    ("a number with a zero before", LIMITED, ("=5", "=05"), Malformed, "RULES", "E4"),
    (
        "turns left of a game that is over",
        OVER,
        ("classic,", "classic,max_turns=1,"),
        Malformed,
        "RULES",
        "P1",
    ),
    ("highest_tile below the apple", DELUXE, ("deluxe", "deluxe,highest_tile=28"), Malformed, "RULES", "M7"),
    # GRILL
    ("no tiles", START, ("21..36", ""), Malformed, "GRILL", "P2"),
    ("a letter alone", DELUXE, ("11c", "c"), Malformed, "GRILL", "P2"),
    ("an unknown letter", DELUXE, ("11c", "11x"), Malformed, "GRILL", "P2"),
    ("a capital letter", DELUXE, ("11c", "11C"), Malformed, "GRILL", "P2"),
    ("an open run", START, ("21..36", "21.."), Malformed, "GRILL", "P2"),
    ("three dots", START, ("21..36", "21...36"), Malformed, "GRILL", "P2"),
    ("a run downwards", START, ("21..36", "36..21"), Malformed, "GRILL", "P2"),
    ("a run of face-down tiles", DELUXE, ("30..35", "30..35-"), Malformed, "GRILL", "P2"),
    ("tiles in Arabic digits", START, ("21..36", "٢١..36"), Malformed, "GRILL", "P2"),
    ("a tile with a sign", START, ("21..36", "+21,22..36"), Malformed, "GRILL", "P2"),
    ("a tile of five digits", START, ("21..36", "00021,22..36"), Malformed, "GRILL", "P2"),
    ("a number with a zero before it", DELUXE, ("11c", "011c"), Malformed, "GRILL", "P2"),
    ("tiles in another order", CLASSIC, ("21,23..35", "23..35,21"), Malformed, "GRILL", "P2"),
    ("no run where there is one", START, ("21..36", "21,22..36"), Malformed, "GRILL", "P2"),
    ("a run of two", DELUXE, ("24,26", "24..24,26"), Malformed, "GRILL", "P2"),
    ("a comma too many", START, ("21..36", "21..36,"), Malformed, "GRILL", "P2"),
    ("two hyphens", CLASSIC, ("36-", "36--"), Malformed, "GRILL", "P2"),
    ("a specialist behind the hyphen", DELUXE, ("36-", "36-r"), Malformed, "GRILL", "P2"),
    ("tile 20", START, ("21..36", "20..36"), Illegal, "GRILL", "M1"),
    ("tile 37", START, ("21..36", "21..37"), Illegal, "GRILL", "M1"),
    ("tile 9999", START, ("21..36", "21..9999"), Illegal, "GRILL", "M1"),
    ("a low run", DELUXE, ("11c,13", "11..13"), Illegal, "GRILL", "M1"),
    ("tile 11 in classic", START, ("21..36", "11,21..36"), Illegal, "GRILL", "M4"),
    ("a tile above the highest", OVER, ("22-", "22-,23"), Illegal, "GRILL", "M7"),
    ("a tile twice on the grill", DELUXE, ("24,26", "24,24,26"), Illegal, "GRILL", "M1"),
    ("a low tile twice", DELUXE, ("13,", "13,13,"), Illegal, "GRILL", "M4"),
    ("a tile missing", DELUXE, (",36-", ""), Illegal, "GRILL", "M1"),
    ("a low tile missing", DELUXE, ("13,", ""), Illegal, "GRILL", "M4"),
    ("an empty grill", START, ("21..36", "-"), Illegal, "GRILL", "M1"),
    ("specialists in classic", START, ("21..36", "21h,22..36"), Illegal, "GRILL", "M4"),
    ("a specialist twice on the grill", DELUXE, ("24,", "24h,"), Illegal, "GRILL", "M4"),
    ("a specialist on a face-down tile", DELUXE, ("36-", "36r-"), Illegal, "GRILL", "G3"),
    ("two specialists on a tile", DELUXE, ("29a", "29ar"), Illegal, "GRILL", "G3"),
    # SUPPLY
    ("a supply of nothing", START, (" 0 -/-", " - -/-"), Malformed, "SUPPLY", "P3"),
    ("a supply below nothing", START, (" 0 -/-", " -1 -/-"), Malformed, "SUPPLY", "P3"),
    ("a supply with a zero before it", DELUXE, (" 6 ", " 06 "), Malformed, "SUPPLY", "P3"),
    ("a supply of many digits", DELUXE, (" 6 ", f" {'6' * 50} "), Malformed, "SUPPLY", "P3"),
    ("eight Bratworms", DELUXE, (" 6 ", " 7 "), Illegal, "SUPPLY", "M4"),
    ("six Bratworms", DELUXE, (" 6 ", " 5 "), Illegal, "SUPPLY", "M4"),
    ("9,999 Bratworms", DELUXE, (" 6 ", " 9999 "), Illegal, "SUPPLY", "M4"),
    ("Bratworms in classic", START, (" 0 -/-", " 7 -/-"), Illegal, "SUPPLY", "M4"),
    ("a Bratworm of a seat in classic", START, ("-/-", "-*1/-"), Illegal, "SUPPLY", "M4"),
    # STACKS
    ("one seat", START, ("-/-", "-"), Malformed, "STACKS", "M3"),
    ("eight seats", START, ("-/-", "-/-/-/-/-/-/-/-"), Malformed, "STACKS", "M3"),
    ("an empty stack", START, ("-/-", "/-"), Malformed, "STACKS", "P4"),
    ("a comma in a stack", DELUXE, ("22.25", "22,25"), Malformed, "STACKS", "P4"),
    ("a dot too many", DELUXE, ("22.25", "22.25."), Malformed, "STACKS", "P4"),
    ("a colon without an owner", DELUXE, (":w*1", ":*1"), Malformed, "STACKS", "P4"),
    ("no colon before the owner", DELUXE, (":w*1", "w*1"), Malformed, "STACKS", "P4"),
    ("Bratworms before the specialist", DELUXE, (":w*1", "*1:w"), Malformed, "STACKS", "P4"),
    ("a star without a number", DELUXE, (":w*1", ":w*"), Malformed, "STACKS", "P4"),
    ("no Bratworms spelled out", DELUXE, ("/23/", "/23*0/"), Malformed, "STACKS", "P4"),
    ("tile 22 in two stacks", DELUXE, ("/23/", "/23.22/"), Illegal, "STACKS", "M1"),
    ("a tile on the grill and in a stack", DELUXE, ("/23/", "/23.24/"), Illegal, "STACKS", "M1"),
    ("tile 12 in a stack", DELUXE, ("/23/", "/12/"), Illegal, "STACKS", "M1"),
    ("tile 13 in a stack of classic", START, ("-/-", "13/-"), Illegal, "STACKS", "M4"),
    ("a specialist on the grill and with a seat", DELUXE, ("/23/", "/23:a/"), Illegal, "STACKS", "M4"),
    ("a specialist with two seats", DELUXE, ("/23/", "/23:w/"), Illegal, "STACKS", "M4"),
    ("a specialist of a seat in classic", START, ("-/-", "-:h/-"), Illegal, "STACKS", "M4"),
    ("the raven with a seat", DELUXE, ("/23/", "/23:r/"), Illegal, "STACKS", "K7"),
    ("an owner without a tile", DELUXE.replace("27g", "27"), ("/23/-", "/23/-:g"), Illegal, "STACKS", "G4"),
    ("two with one seat", DELUXE.replace("27g", "27"), (":w*1", ":wg*1"), Illegal, "STACKS", "G2"),
    ("two 1s aside and no Bratworm", GOLDEN, ("44W:6+", "11W:6+"), Illegal, "STACKS", "B1"),
    # SEAT
    ("seat 2 of two", START, (" 0 -", " 2 -"), Malformed, "SEAT", "P5"),
    ("a seat below nothing", START, (" 0 -", " -1 -"), Malformed, "SEAT", "P5"),
    ("a name as seat", START, (" 0 -", " Anna -"), Malformed, "SEAT", "P5"),
    ("seat 00", START, (" 0 -", " 00 -"), Malformed, "SEAT", "P5"),
    ("no seat and a turn", CLASSIC, (" 0 44W", " - 44W"), Malformed, "TURN", "P6"),
    ("a seat without a face-up tile", OVER, (" - -", " 0 -"), Illegal, "SEAT", "E1"),
    # TURN
    ("no colon", CLASSIC, ("44W:5", "44W"), Malformed, "TURN", "P6"),
    ("nothing after the colon", CLASSIC, ("44W:5", "44W:"), Malformed, "TURN", "P6"),
    ("a face 6", CLASSIC, ("44W:5", "46W:5"), Malformed, "TURN", "P6"),
    ("a small w", CLASSIC, ("44W:5", "44w:5"), Malformed, "TURN", "P6"),
    ("dice set aside not sorted", DELUXE, ("44WW", "WW44"), Malformed, "TURN", "P6"),
    ("dice on the table not sorted", DELUXE, (":1235", ":1325"), Malformed, "TURN", "P6"),
    ("a number of dice with a zero before it", CLASSIC, (":5", ":05"), Malformed, "TURN", "P6"),
    ("two golden dice", GOLDEN, (":6+", ":6++"), Malformed, "TURN", "P6"),
    ("marks in another order", CLASSIC, (":5", ":5~>"), Malformed, "TURN", "P6"),
    ("the first roll as a number", CLASSIC, ("44W:5", ":8>"), Malformed, "TURN", "P6"),
    ("a roll marked where nothing is unclear", DELUXE, (":1235", ":>1235"), Malformed, "TURN", "P6"),
    ("seven dice", CLASSIC, (":5", ":4"), Illegal, "TURN", "T1"),
    ("a roll of too few", DELUXE, (":1235", ":123"), Illegal, "TURN", "T1"),
    ("ten dice", CLASSIC, (":5", ":7"), Illegal, "TURN", "T1"),
    ("10,000 dice set aside", CLASSIC, ("44W", "4" * 10_000), Illegal, "TURN", "T1"),
    ("9,999 dice left", CLASSIC, (":5", ":9999"), Illegal, "TURN", "T1"),
    ("nine dice in classic", CLASSIC, (":5", ":6"), Illegal, "TURN", "K4"),
    ("the golden die in classic", CLASSIC, (":5", ":5+"), Illegal, "TURN", "K4"),
    ("the golden die of another seat", GOLDEN, (" 1 44W", " 0 44W"), Illegal, "TURN", "K4"),
    ("the golden die among eight", GOLDEN, (":6+", ":5+"), Illegal, "TURN", "T1"),
    ("a face that the golden die lacks", GOLDEN, (":6+", ":11235+4"), Illegal, "TURN", "M5"),
    ("the golden die nowhere", GOLDEN, ("44W:6+", "44:7"), Illegal, "TURN", "M5"),
    ("all dice set aside", CLASSIC, ("44W:5", "44445WWW:0"), Illegal, "TURN", "T5"),
    ("no dice about to fall", CLASSIC, ("44W:5", "44445WWW:0>"), Illegal, "TURN", "T5"),
    ("a stop before the first roll", CLASSIC, ("44W:5", ":8"), Illegal, "TURN", "T4"),
    ("the weasel of nobody", CLASSIC, (":5", ":5~"), Illegal, "TURN", "K5"),
    ("the weasel of another seat", DELUXE, (" 0 44WW:1235", " 1 44WW:4~"), Illegal, "TURN", "K5"),
    ("a dead roll", CLASSIC, (":5", ":4444W"), Illegal, "TURN", "T3"),
    ("a dead roll after the weasel", DELUXE, (":1235", ":444W~"), Illegal, "TURN", "T3"),
]
GOOD = (START, CLASSIC, DELUXE, GOLDEN, LIMITED, OVER)


def bad_line(line, change):
    if change is None:
        return line
    head, found, tail = line.rpartition(change[0])
    assert found, f"{change[0]} is not in {line}"
    return head + change[1] + tail


@pytest.mark.parametrize("line", GOOD)
def test_what_the_mistakes_are_made_from(line):
    assert Game.from_position(line).position() == line


def test_there_are_enough_mistakes():
    assert len({what for what, *_ in BAD}) == len(BAD)
    assert len(BAD) >= 60


@pytest.mark.parametrize(
    ("line", "change", "kind", "field", "clause"), [bad[1:] for bad in BAD], ids=[bad[0] for bad in BAD]
)
def test_a_bad_line_is_refused_in_one_sentence(line, change, kind, field, clause):
    with pytest.raises(Refused) as refusal:
        Game.from_position(bad_line(line, change))
    refused = refusal.value
    assert isinstance(refused, kind), refused
    for language in available():
        choose_language(language)
        text = str(refused)
        assert text.startswith(f"{field}: "), text
        assert clause in refused.clause.split("/"), text
        assert text.endswith(f"({refused.clause})")
        assert "\n" not in text
        assert len(text) < 200


def test_what_is_written_otherwise_is_told_our_spelling():
    with pytest.raises(Malformed, match=r"^GRILL: write this as 21,23\.\.35,36- \(P2\)$"):
        Game.from_position(CLASSIC.replace("23..35", "23,24..35"))


# Anything else

alphabet = st.sampled_from("0123456789.,:;-+*/~>= chrwgaWx\tclassicdeluxe")
pieces = st.sampled_from(
    [
        *PRESETS,
        "steal=optional",
        "max_turns=3",
        ",",
        " ",
        "/",
        ":",
        "*",
        "-",
        "..",
        "11",
        "21",
        "36",
        "44WW",
        "8>",
    ]
)


@st.composite
def changed_lines(draw):
    """A good line with some of its characters gone, doubled, moved or replaced."""
    line = draw(st.sampled_from(GOOD))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(line)))
        until = draw(st.integers(at, min(len(line), at + 4)))
        line = line[:at] + draw(st.text(alphabet, max_size=3) | pieces) + line[until:]
    return line


mixed_lines = st.tuples(
    *(st.sampled_from([line.split(" ")[number] for line in GOOD]) for number in range(len(FIELDS)))
)


@given(
    st.text()
    | st.text(alphabet)
    | st.lists(pieces).map("".join)
    | st.lists(pieces, min_size=6, max_size=6).map(" ".join)
    | mixed_lines.map(" ".join)
    | changed_lines()
)
def test_no_text_makes_anything_but_a_position_or_a_refusal(line):
    found = game_or_refusal(line)
    if isinstance(found, Game):
        assert found.position() == line
        assert bool(found.legal) != (found.phase.name in ("ROLLING", "OVER"))
    else:
        field, _, sentence = str(found).partition(": ")
        assert field in FIELDS
        assert sentence.endswith(f"({found.clause})")
        assert "\n" not in sentence


def game_or_refusal(line):
    try:
        return Game.from_position(line)
    except (Malformed, Illegal) as refused:
        return refused
