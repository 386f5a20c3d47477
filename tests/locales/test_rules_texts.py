"""The rules as people read them say what docs/rules.md says, clause by clause, in every language."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

LANGUAGES = ("en", "de")
NORM = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
TEXTS = {
    language: (files("heckmeck") / "locales" / "rules" / f"{language}.md").read_text(encoding="utf-8")
    for language in LANGUAGES
}
ENTRY = re.compile(r"- \*\*([A-Z]\d+)\*\* (.+)")
# Numbers of S7 that belong to its reasons (an edition, an example told again as X8), not to the rule.
NUMBERS_OF_REASONS = {"S7": {"2018", "26"}}
# A word of docs/rules.md, and what stands for it in each language (the glossary's words).
TERMS = {
    r"canned worm": {"en": r"canned worm", "de": r"Dosenwurm"},
    r"\bhen\b": {"en": r"\bhen\b", "de": r"Glucke"},
    r"raven": {"en": r"raven", "de": r"Rabe"},
    r"weasel": {"en": r"weasel", "de": r"Wiesel"},
    r"golden die\b": {"en": r"golden die", "de": r"goldene"},
    r"apple": {"en": r"apple", "de": r"Apfel"},
    r"Bratworm": {"en": r"Bratworm", "de": r"Rostbratw[uü]rm"},
    r"\bW\b|\bworms?\b": {"en": r"worm", "de": r"W[uü]rm"},
    r"\b(steals?|stolen)\b": {"en": r"steal|stolen", "de": r"klau"},
    r"next lower": {"en": r"next lower", "de": r"nächstniedrigere"},
    r"face-up": {"en": r"face-up", "de": r"offen"},
    r"face-down": {"en": r"face-down", "de": r"verdeckt|umgedreht"},
    r"\bstack": {"en": r"stack", "de": r"Stapel"},
    r"put back": {"en": r"put back|puts? .* back", "de": r"zurückgestellt|zurückstell|stell.* zurück"},
    r"\bfail(s|ed)?\b": {"en": r"fail", "de": r"Fehlwurf"},
    r"out of the game|raven out": {"en": r"out of the game", "de": r"aus dem Spiel"},
    r"place points": {"en": r"place points", "de": r"Turnierpunkte"},
    r"\bburied\b": {"en": r"buried", "de": r"weiter unten"},
}


def norm_clauses() -> list[tuple[str, str]]:
    """Clauses and examples of docs/rules.md in order: `- T2 text` with indented lines, `| X1 | … | … |`."""
    clause = re.compile(r"^- ([A-Z]\d+) (.+(?:\n  .+)*)|^\| (X\d+) \|(.+)\|$", re.MULTILINE)
    return [(m[1] or m[3], " ".join((m[2] or m[4]).split())) for m in clause.finditer(NORM)]


def entries(text: str) -> list[tuple[str, str]]:
    """Clauses and examples of a text for people, in order."""
    found: list[tuple[str, str]] = []
    inside = False
    for line in text.splitlines():
        if match := ENTRY.fullmatch(line):
            found.append((match[1], match[2]))
            inside = True
        elif inside and line.startswith("  "):
            found[-1] = (found[-1][0], f"{found[-1][1]} {line.strip()}")
        else:
            inside = False
    return found


def outline(text: str) -> list[str]:
    """What both languages share: heading levels, clause ids, table rows of numbers, paragraphs."""
    parts = []
    for block in text.split("\n\n"):
        if heading := re.match(r"#+(?= \S)", block):
            parts.append(heading[0])
        elif block.startswith("- "):
            parts += [name for name, _ in entries(block)]
        elif block.startswith("|"):
            parts += block.splitlines()[1:]
        else:
            parts.append("paragraph")
    return parts


def code_words(text: str) -> set[str]:
    """Words inside backticks: option names and their values."""
    return {word for span in re.findall(r"`([^`]+)`", text) for word in re.findall(r"[a-z_]+", span)}


def numbers(text: str) -> set[str]:
    """Numbers of tiles, dice and counts, clause ids left out."""
    return set(re.findall(r"(?<![A-Za-z\d])\d+", text))


def references(text: str) -> set[str]:
    """Clause ids that the text points to."""
    return set(re.findall(r"\b[MTSFEBGKR]\d\b", text))


NORMS = dict(norm_clauses())
CLAUSES = {language: dict(entries(text)) for language, text in TEXTS.items()}
EVERY_CLAUSE = [(language, name) for language in LANGUAGES for name in NORMS]


def test_norm_is_read_completely() -> None:
    """All clauses and examples of docs/rules.md are found: 52 clauses and X1-X20."""
    ranges = {"M": 7, "T": 6, "S": 7, "F": 4, "E": 4, "B": 2, "G": 5, "K": 8, "X": 20, "R": 9}
    expected = [f"{letter}{n}" for letter, last in ranges.items() for n in range(1, last + 1)]
    assert [name for name, _ in norm_clauses()] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_once_and_in_order(language: str) -> None:
    assert [name for name, _ in entries(TEXTS[language])] == list(NORMS)


def test_languages_share_one_outline() -> None:
    assert outline(TEXTS["en"]) == outline(TEXTS["de"])


def test_outline_of_sections() -> None:
    """One title, ten sections, three parts in the deluxe section; the opening has no clause."""
    parts = outline(TEXTS["en"])
    assert [part for part in parts if part.startswith("#")] == ["#", *["##"] * 7, *["###"] * 3, *["##"] * 3]
    assert parts[:5] == ["#", "##", "paragraph", "paragraph", "paragraph"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_can_be_read_by_a_program(language: str) -> None:
    """A line is blank, a heading, a table row, the start of a clause, or goes on with what stands above."""
    before = ""
    for line in TEXTS[language].splitlines():
        assert line == line.rstrip()
        assert len(line) <= 100, line
        assert line.count("`") % 2 == 0, f"code goes over the end of the line: {line}"
        if line.startswith("-"):
            assert ENTRY.fullmatch(line), line
        if line.startswith(" "):
            assert re.match(r"  \S", line), line
            assert not re.match(r"  (\d+[.)]|[-+*]) ", line), f"would begin a list: {line}"
            assert before.startswith(("- ", "  ")), line
        before = line


@pytest.mark.parametrize(("language", "name"), EVERY_CLAUSE)
def test_clause_says_what_the_norm_says(language: str, name: str) -> None:
    """Options with their values, numbers, references and terms of the clause are all there."""
    norm, text = NORMS[name], CLAUSES[language][name]
    assert re.match(r"[A-ZÄÖÜ\d`]", text), "starts as a sentence"
    assert text.endswith((".", ".)", "`.")), "ends as a sentence"
    assert code_words(norm) <= code_words(text)
    assert numbers(norm) - NUMBERS_OF_REASONS.get(name, set()) <= numbers(text)
    assert references(norm) <= references(text) <= NORMS.keys()
    rule = re.sub(r"`[^`]*`", "", norm)
    for term, words in TERMS.items():
        if re.search(term, rule):
            assert re.search(words[language], text, re.IGNORECASE), f"{term} is missing"


@pytest.mark.parametrize("name", NORMS)
def test_languages_agree(name: str) -> None:
    """Same options, numbers, references and stressed words in both languages."""
    english, german = CLAUSES["en"][name], CLAUSES["de"][name]
    assert re.findall(r"`[^`]+`", english) == re.findall(r"`[^`]+`", german)
    assert numbers(english) == numbers(german)
    assert references(english) == references(german)
    assert english.count("**") == german.count("**") == NORMS[name].count("**")


@pytest.mark.parametrize("language", LANGUAGES)
def test_place_points_table(language: str) -> None:
    rows = re.findall(r"^\| \d \|.*$", NORM, re.MULTILINE)
    assert len(rows) == 4
    assert re.findall(r"^\| \d \|.*$", TEXTS[language], re.MULTILINE) == rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_and_options_outside_clauses(language: str) -> None:
    """Presets are named as they are typed; a value is typed without quotes and blanks."""
    assert {"classic", "deluxe", "russian"} <= code_words(TEXTS[language])
    assert not re.search(r"`[a-z_]+ = |=\"", TEXTS[language])


BANNED = {
    "en": r"\b(he|she|his|her|him|sheets?|dealer|bank)\b",
    "de": r"\b(Ihnen|Ihre[nrms]?|Stein\w*|stehlen|stiehlst|gestohlen|Geber|Bank)\b|[a-zäöüß,] (Sie|Ihr)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_and_register(language: str) -> None:
    """Glossary 1, 3, 6: its words, you and du (Sie only where a sentence begins), typographic marks."""
    prose = " ".join(re.sub(r"`[^`]*`", "", TEXTS[language]).split())
    assert re.search(BANNED[language], prose) is None
    assert re.search(r"[\"']|\d-\d|\.\.\.|\*decided\*", prose) is None


def test_german_keeps_runde_for_tournaments() -> None:
    """Glossary 1: a turn is a Zug; a Runde is played in tournaments only."""
    game, tournament = TEXTS["de"].split("\n## Turnier\n")
    assert re.search(r"runden?\b", game, re.IGNORECASE) is None
    assert re.search(r"Vorrunde\b", tournament)
