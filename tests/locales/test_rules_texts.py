"""The rules as people read them say what docs/rules.md says, clause by clause, in every language."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.glossary import LANGUAGES, TERMS

NORM = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
TEXTS = {
    language: (files("heckmeck") / "locales" / "rules" / f"{language}.md").read_text(encoding="utf-8")
    for language in LANGUAGES
}
ENTRY = re.compile(r"- \*\*([A-Z]\d+)\*\* (.+)")
# Numbers of S7 that belong to its reasons (an edition, an example told again as X8), not to the rule.
NUMBERS_OF_REASONS = {"S7": {"2018", "26"}}


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
    """What all languages share: heading levels, clause ids, table rows of numbers, paragraphs."""
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_share_one_outline(language: str) -> None:
    assert outline(TEXTS["en"]) == outline(TEXTS[language])


def test_outline_of_sections() -> None:
    """One title, ten sections, three parts in the deluxe section; the opening has no clause."""
    parts = outline(TEXTS["en"])
    assert [part for part in parts if part.startswith("#")] == ["#", *["##"] * 7, *["###"] * 3, *["##"] * 3]
    assert parts[:5] == ["#", "##", "paragraph", "paragraph", "paragraph"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_can_be_read_by_a_program(language: str) -> None:
    """A line is blank, a heading, a table row, the start of a clause, or continues what is above it."""
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
    assert text[0].isupper() or re.match(r"[\d`]", text), "starts as a sentence"
    assert text.endswith((".", ".)", "`.")), "ends as a sentence"
    assert code_words(norm) <= code_words(text)
    assert numbers(norm) - NUMBERS_OF_REASONS.get(name, set()) <= numbers(text)
    assert references(norm) <= references(text) <= NORMS.keys()
    rule = re.sub(r"`[^`]*`", "", norm)
    for term, words in TERMS.items():
        if re.search(term, rule):
            assert re.search(words[language], text, re.IGNORECASE), f"{term} is missing"


@pytest.mark.parametrize(("language", "name"), EVERY_CLAUSE)
def test_languages_agree(language: str, name: str) -> None:
    """Same options, numbers, references and stressed words as in English."""
    english, other = CLAUSES["en"][name], CLAUSES[language][name]
    assert re.findall(r"`[^`]+`", english) == re.findall(r"`[^`]+`", other)
    assert numbers(english) == numbers(other)
    assert references(english) == references(other)
    assert english.count("**") == other.count("**") == NORMS[name].count("**")


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
    "fr": r"\b([Vv]ous|[Vv]otre|[Vv]os|tuiles?|dominos?|vol(er|es?|ées?)|sommes?|jets?|donneur|banque)\b"
    "|[^\u00a0]:(?!\\w)|[^\u202f][;!?]|«[^\u00a0]|[^\u00a0]»",
    "it": r"\b(Lei|[Vv]oi|[Vv]ostr[aoie]|tesser[ae]|totale|mazziere|banco)\b|perchè|\b(E|piu|puo)’",
    "nl": r"\b([Uu]w?|stenen?|stelen|steelt|gestolen|bank)\b",
    "es": r"\b([Uu]sted(es)?|[Vv]osotr[oa]s|fichas?|losetas?|banca|coge\w*)\b|« | »",
    "ro": r"\b([Vv]oi|[Dd]umneavoastră|pies[ăe]\w*|dealer|banca)\b|[şţŞŢ]",
    "ru": r"\b([Вв]ы|[Вв]ас|[Вв]ам|[Вв]аш\w*|балл\w*|похи[щт]\w*|червяч\w+|дилер|сдающ\w+)\b|[^"
    "\u00a0"
    r"]—"
    r"|\b(четверк|пятерк|счет|жеребьевк|перевернут(?!ь)|берет|берешь|идет|еще\b|ее\b|твое\b|свое\b)",
}
# The heading of the tournament's section, and the word for a round that is kept for it.
TOURNAMENT = {
    "de": ("Turnier", r"runden?\b"),
    "fr": ("Tournoi", r"\bmanches?\b"),
    "it": ("Torneo", r"\brounds?\b"),
    "nl": ("Toernooi", r"\brondes?\b"),
    "es": ("Torneo", r"\brondas?\b"),
    "ro": ("Concurs", r"\brund(ă|a|e|ei|ele)\b"),
    "ru": ("Турнир", r"\bтур(а|у|ом|е|ы|ов|ах)?\b"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_and_register(language: str) -> None:
    """Glossary 1, 3, 6: its words, you and du (Sie only where a sentence begins), typographic marks."""
    prose = re.sub(r"`[^`]*`|^\|[-|]+$", "", TEXTS[language], flags=re.MULTILINE)
    assert re.search(BANNED[language], prose) is None
    assert re.search(r"[\"']|\d-\d|\.\.\.|\*decided\*", prose) is None


@pytest.mark.parametrize("language", TOURNAMENT)
def test_rounds_are_played_in_tournaments(language: str) -> None:
    """Glossary 1: a turn has a word of its own."""
    heading, rounds = TOURNAMENT[language]
    game, tournament = TEXTS[language].split(f"\n## {heading}\n")
    assert re.search(rounds, game, re.IGNORECASE) is None
    assert re.search(rounds, tournament, re.IGNORECASE)
