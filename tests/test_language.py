"""One catalogue per language: every key everywhere, the same variables, every key used, the glossary's words."""

import re
from itertools import chain
from pathlib import Path

import pytest

import heckmeck
from heckmeck import language
from heckmeck.bots.registry import BUILT_IN
from heckmeck.cli.commands.locale.contents import contents, unreadable_lines, variables
from heckmeck.language import (
    ENGLISH,
    Words,
    available,
    catalogue,
    choose_language,
    negotiate,
    plain,
    wanted,
    words_in,
)
from tests.catalogues import MESSAGES, REFERRED_TO, SAID, where, without_variables
from tests.glossary import LANGUAGES, TERMS

SOURCES = Path(heckmeck.__file__).parent
PAGE = Path(__file__).parents[1] / "web" / "src"
TEXTS = {path: path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")}
PAGE_TEXTS = [
    path.read_text(encoding="utf-8")
    for path in (*PAGE.rglob("*"), PAGE.parent / "app_manifest.ts", PAGE.parent / "catalogues.ts")
    if path.suffix in (".ts", ".svelte") and not path.name.endswith(".d.ts")
]
PAGE_LITERALS = {
    word for text in PAGE_TEXTS for word in re.findall(r"[\"'`]([a-z][\w-]*)(?:\.\w+)?[\"'`]", text)
}
# Keys that the page puts together: `web-move-${word}` stands for all that begin with `web-move-`.
PAGE_FAMILIES = {start for text in PAGE_TEXTS for start in re.findall(r"`([a-z][a-z0-9-]*-)\$\{", text)} - {
    "web-"
}
LITERALS = set(
    chain.from_iterable(re.findall(r"[\"']([a-zA-Z][\w.-]*)[\"']", text) for text in TEXTS.values())
)
FORMATTED = "\n".join(
    re.sub(r"\{[^{}]*\}", "*", match)
    for text in TEXTS.values()
    for match in re.findall(r'f"([^"\n]*)"', text)
)
every_language = pytest.mark.parametrize("name", LANGUAGES)


def test_the_languages():
    """A further language may be begun (docs/translating.md); those of the glossary are complete."""
    assert set(available()) >= set(LANGUAGES)


# Completeness


@every_language
def test_every_language_has_every_key(name):
    assert sorted(MESSAGES[ENGLISH].keys() - MESSAGES[name].keys()) == []
    assert sorted(MESSAGES[name].keys() - MESSAGES[ENGLISH].keys()) == []


@every_language
def test_every_line_can_be_read_and_every_key_is_there_once(name):
    assert unreadable_lines(name) == []
    keys = re.findall(r"^(-?[a-z][\w-]*) =", catalogue(name), re.MULTILINE)
    assert [key for key in keys if keys.count(key) > 1] == []


@every_language
def test_messages_have_the_same_variables(name):
    """In values, attributes and selectors alike."""
    differing = {
        key: (variables(key, MESSAGES[name]), variables(key, MESSAGES[ENGLISH]))
        for key in MESSAGES[ENGLISH]
        if key in MESSAGES[name] and variables(key, MESSAGES[name]) != variables(key, MESSAGES[ENGLISH])
    }
    assert not differing


def is_used(key: str) -> bool:
    """Named in the source, built by an f-string there, named by the page, or part of another message."""
    name = key.partition(".")[0]
    if name in PAGE_LITERALS or name in REFERRED_TO or key.startswith(tuple(PAGE_FAMILIES)):
        return True
    if key.startswith("web-"):
        return False
    if key in LITERALS:
        return True
    prefix, _, rest = key.partition("-")
    if prefix == "refused":
        return rest in LITERALS  # Refused("reason", …)
    if prefix == "event" or prefix == "stop":
        return rest.partition(".")[0] in LITERALS
    if prefix == "bot":
        return rest in BUILT_IN
    return any(
        re.fullmatch(re.escape(form.partition(".")[0]).replace(r"\*", ".+"), key)
        for form in re.findall(r"^[a-z]+-[a-z*-]*\*[a-z*.-]*$", FORMATTED, re.MULTILINE)
    )


def test_every_key_is_used():
    assert [key for key in MESSAGES[ENGLISH] if not is_used(key)] == []


def test_everything_the_page_says_is_there():
    said = {key for text in PAGE_TEXTS for key in re.findall(r"\bsay\(\s*['\"`]([a-z0-9.-]+)['\"`]", text)}
    assert said
    assert sorted(said - MESSAGES[ENGLISH].keys()) == []


def reasons_in_the_source() -> set[str]:
    pattern = r'(?:Refused|Malformed|MalformedPosition|Illegal|Flaw|unreadable)\(\s*"([a-z0-9-]+)"'
    return {reason for text in TEXTS.values() for reason in re.findall(pattern, text)}


def test_every_refusal_has_words():
    assert len(reasons_in_the_source()) > 40
    assert [
        reason for reason in reasons_in_the_source() if f"refused-{reason}" not in MESSAGES[ENGLISH]
    ] == []


@every_language
def test_every_plain_text_is_there(name):
    keys = {key for text in TEXTS.values() for key in re.findall(r'plain\("([a-z-]+)"\)', text)}
    choose_language(name)
    for key in keys | {key for key in MESSAGES[ENGLISH] if key.startswith(("command-", "option-"))}:
        text = plain(key)
        assert text, key
        assert "{" not in text, f"{key} has variables: the plain reader does not fill them in"


# Plurals

CATEGORIES = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "fr": {"one", "other"},
    "it": {"one", "other"},
    "nl": {"one", "other"},
    "es": {"one", "other"},
    "ro": {"one", "few", "other"},
    "ru": {"one", "few", "many", "other"},
}
MAY_HAVE = {"es": {"many"}, "fr": {"many"}, "it": {"many"}}


@every_language
def test_plurals_are_complete(name):
    """Glossary 4: all categories of the language, no other, and wherever English chooses by number."""
    needed, possible = CATEGORIES[name], CATEGORIES[name] | MAY_HAVE.get(name, set())
    for key, pattern in MESSAGES[name].items():
        plurals = contents(pattern).plurals
        assert plurals.keys() >= contents(MESSAGES[ENGLISH][key]).plurals.keys(), key
        for categories in plurals.values():
            assert needed <= categories <= possible, key


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("en", "0 worms, 1 worm, 2 worms, 5 worms, 21 worms"),
        ("de", "0 Würmer, 1 Wurm, 2 Würmer, 5 Würmer, 21 Würmer"),
        ("fr", "0 ver, 1 ver, 2 vers, 5 vers, 21 vers"),
        ("it", "0 vermi, 1 verme, 2 vermi, 5 vermi, 21 vermi"),
        ("nl", "0 wormen, 1 worm, 2 wormen, 5 wormen, 21 wormen"),
        ("es", "0 gusanos, 1 gusano, 2 gusanos, 5 gusanos, 21 gusanos"),
        ("ro", "0 viermi, 1 vierme, 2 viermi, 5 viermi, 21 de viermi"),
        ("ru", "0 червяков, 1 червяк, 2 червяка, 5 червяков, 21 червяк"),
    ],
)
def test_worms_are_counted(name, expected):
    """Glossary 4: the examples."""
    assert ", ".join(words_in(name).say("worms", n=n) for n in (0, 1, 2, 5, 21)) == expected


def test_numbers():
    assert words_in("en").say("mean", n=1234.5) == "1,234.50"
    assert words_in("de").say("mean", n=1234.5) == "1.234,50"
    assert words_in("fr").say("mean", n=1234.5) == "1\u202f234,50"
    assert words_in("nl").say("mean", n=1234.5) == "1.234,50"
    assert words_in("es").say("percent", n=12.5) == "12,5\u00a0%"


# Words

BANNED = {
    "en": r"\b([Hh]e|[Ss]he|[Hh]is|[Hh]er|[Hh]im|dealer|RWP)\b",
    "de": r"[a-zäöüß,] (Sie|Ihr)\b|\b(Ihnen|Ihre[nrms]?|Steine?|stehlen|stiehlt|Geber|Bank|Kacheln?|Chips?)\b"
    r"|\{(name|other)\}s\b",
    "fr": r"\b([Vv]ous|[Vv]otre|[Vv]os|donneur|banque|tuiles?|dominos?|jets?|sommes?|vol(er|e|es|é)|ex aequo)\b"
    r"|\b(de|que) \{(name|other)\}",
    "it": r"\b(Lei|[Vv]oi|[Vv]ostr[aoie]|mazziere|banco|giocatore di mano|tesser[ae]|totale)\b"
    r"|\ba \{(name|other)\}",
    "nl": r"\b(U|[Uu]w|stenen?|chips?|bank|stelen|steelt|gestolen|fiches?)\b|[\d}] %",
    "es": r"\b([Uu]sted(es)?|[Vv]osotr[oa]s|[Vv]os|fichas?|losetas?|banca|coge\w*|cogid\w+)\b",
    "ro": r"\b([Dd]umneavoastră|[Vv]oi|[Vv]ostru|[Vv]oastră|dealer|banca|pies[ăe]|piesele)\b"
    r"|\blui \{(name|other)\}|\{(name|other)\}-?(ul|ei|lui|i)\b",
    "ru": r"\b([Вв]ы|[Вв]ас|[Вв]ам|[Вв]аш\w*|сдающ\w+|дилер|балл\w*|похи[щт]\w+)\b|(?<!заморить )\bчервячк"
    r"|\b(у|от|для|к|с|со|на) \{(name|other)\}",
}
ROUNDS = {
    "de": r"\bRunden?\b",
    "fr": r"\b[Mm]anches?\b",
    "it": r"\b[Rr]ounds?\b",
    "nl": r"\b[Rr]ondes?\b",
    "es": r"\b[Rr]ondas?\b",
    "ro": r"\b[Rr]und(ă|a|e|ei|ele)\b",
    "ru": r"\b[Тт]ур(а|у|ом|е|ы|ов|ах)?\b",
}
# Here English names what is typed or what a program does, or the words stand in terms of the catalogue.
OTHER_WORDS = {
    "arena-raised",
    "odds-aim",
    "odds-owns",
    "refused-bot-failed",
    "refused-odds-aim",
    "refused-tournament-score-either",
    "specialist-label",
    "specialist-name",
    "specialist-object",
    "specialist-subject",
    "tournament-option-bots",
}
TERMS_OF_CATALOGUES = [words for term, words in TERMS.items() if term != "put back"]  # a tile or a Specialist


@every_language
def test_words_to_avoid(name):
    """Glossary 1, 3 and 5: second-best words, the polite form, names in a case."""
    assert where(name, BANNED[name]) == {}


@pytest.mark.parametrize("name", ROUNDS)
def test_rounds_are_played_in_tournaments(name):
    """Glossary 1: a turn has a word of its own."""
    assert [
        key for key in where(name, ROUNDS[name]) if "tournament" not in key and "organis" not in key
    ] == []


@every_language
def test_words_of_the_glossary(name):
    """A term of the English text has its word in the others; of several variants one is enough."""
    missing = {
        (key, words[name])
        for words in TERMS_OF_CATALOGUES
        for key, text in SAID[ENGLISH].items()
        if key in SAID[name] and key not in OTHER_WORDS
        if re.search(rf"(?<![,+=:“])\b(?:{words[ENGLISH]})", without_variables(text))
        if not re.search(words[name], SAID[name][key], re.IGNORECASE)
    }
    assert missing == set()


@every_language
def test_specialists_have_the_names_of_the_glossary(name):
    for specialist in ("canned worm", "hen", "raven", "weasel", "golden die", "apple"):
        words = next(words for words in TERMS.values() if re.fullmatch(words[ENGLISH], specialist))
        for key in ("specialist-name", "specialist-object", "specialist-subject"):
            said = words_in(name).say(key, specialist=specialist.replace(" ", "_"))
            assert re.search(words[name], said, re.IGNORECASE), (key, said)


# Words that are the same in English and in the other language, or in all of them.
SAME_EVERYWHERE = {"kiwi"}
SAME = {
    "de": "android bot bruno computer deluxe enter grill heckmeck links name option position proxy seed server start"
    " system",
    "fr": "android arguments bot bots bruno coach deluxe heckmeck menu option options page participant participants"
    " pause point position points proxy score table total",
    "it": "android bot bruno coach computer database deluxe heckmeck menu proxy server",
    "nl": "android arena bot bots bruno coach computer deluxe details enter grill heckmeck helpers later links live"
    " menu parameters rating score seed stop tip worm",
    "es": "android bot bots bruno coach deluxe final heckmeck total",
    "ro": "android bot bruno deluxe heckmeck participant proxy server total",
    "ru": "android",
}


@pytest.mark.parametrize("name", SAME)
def test_no_english_is_left_over(name):
    for key, text in SAID[name].items():
        if text == SAID[ENGLISH].get(key):
            words = re.findall(r"[^\W\d_]+", without_variables(text).lower())
            assert set(words) <= SAME_EVERYWHERE.union(SAME[name].split()), key
    words = "the|and|with|your" + ("" if name == "nl" else "|of|is")
    assert where(name, rf"(?i)(?<![-`“«„{{])\b({words})\b") == {}


# Typography

TYPED = r'"deluxe faster=returned"|"heckmeck\[[^"]+\]"|#, "'
QUOTES = {
    "en": "“”‘’",
    "de": "„“‚‘’",
    "fr": "«»“”’",
    "it": "«»“”’",
    "nl": "“”‘’",
    "es": "«»“”",
    "ro": "„”«»",
    "ru": "«»„“",
}
WRONG = {
    "en": r"\s%",
    "de": r"[\d}]%",
    # no-break space before a colon and inside « », a narrow one before ; ! ?
    "fr": "[\\w})\\]»…][ \u202f]?:(?=\\s|$)|[\\w})\\]»…][ \u00a0]?[;!?](?=\\s|$)"
    "|«[^\u00a0]|[^\u00a0]»|[\\d}][^\u00a0]?%",
    # accents are not apostrophes
    "it": r"\b([Ee]|piu|giu|puo|perche|cosi|gia|sara)’|perchè|\s%|« | »",
    "nl": r"\s%",
    # a question or cry opens upside down
    "es": r"[\d}][^\u00a0]?%|« | »|^[^¿]*\w\?(?=\s|$)|^[^¡]*\w!(?=\s|$)",
    # comma below, not cedilla
    "ro": "[şţŞŢ]|[\\d}][^\u00a0]?%|« | »",
    # ё always
    "ru": r"\b(четверк|пятерк|счет|жеребьевк|перевернут(?!ь)|берет|берешь|ждем|идет|найдет)"
    r"|\b(еще|ее|нее|твое|свое|мое)\b"
    "|[^\u00a0]—|[\\d}][^\u00a0]?%|« | »",
}


@every_language
def test_typography(name):
    """Glossary 6: typographic marks, except where something is typed."""
    for key, text in SAID[name].items():
        read = re.sub(TYPED, "", text)
        assert not re.search(r"[\"']|\.\.\.", read), key
        assert set(re.findall("[“”„‚‘’«»‹›]", read)) <= set(QUOTES[name]), key
        assert not re.search(WRONG[name], read, re.MULTILINE), key
        opening, closing = QUOTES[name][:2]
        assert read.count(opening) == read.count(closing), key


# Choosing


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        (["de"], "de"),
        (["de_AT.UTF-8"], "de"),
        (["DE-ch"], "de"),
        (["xx:de:en"], "de"),
        ([None, "", "C", "de"], "de"),
        (["fr_CH@euro"], "fr"),
        (["it-IT"], "it"),
        (["ro"], "ro"),
        (["nl_BE"], "nl"),
        (["es-419"], "es"),
        (["ru_RU.UTF-8"], "ru"),
        (["C.UTF-8"], "en"),
        ([], "en"),
    ],
)
def test_negotiation(wishes, expected):
    assert negotiate(wishes) == expected


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5", ["fr-CH", "fr", "en"]),
        ("en;q=0.1, ro ; q=1.0,it;q=0.25", ["ro", "it", "en"]),
        ("de;q=0, ru", ["ru"]),
        ("fr;q=lots, it", ["it"]),
        ("", []),
        ("xx," * 10 + "ru", ["xx"] * 10),
    ],
)
def test_accept_language(header, expected):
    """The most wanted first; what is refused, makes no sense or comes after ten others is left out."""
    assert wanted(header) == expected


def test_environment(monkeypatch):
    for name in ("HECKMECK_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    choose_language(None)
    assert language.current_language() == "de"
    monkeypatch.setenv("HECKMECK_LANG", "en")
    assert language.current_language() == "en"


def test_a_message_that_is_missing_is_said_in_english(monkeypatch):
    monkeypatch.setattr(
        language, "catalogue", lambda name: "a = eins" if name == "de" else "a = one\nb = two"
    )
    monkeypatch.setattr(language, "parsed", language.parsed.__wrapped__)
    words = Words("de")
    assert (words.say("a"), words.say("b")) == ("eins", "two")
    assert words.has("b")
    assert not words.has("c")
    choose_language("de")
    assert (plain("a"), plain("b")) == ("eins", "two")
    with pytest.raises(LookupError):
        words.say("c")
    with pytest.raises(LookupError):
        plain("c")


def test_a_variable_that_is_missing_is_a_mistake_of_the_program():
    with pytest.raises(LookupError):
        words_in("en").say("worms")
