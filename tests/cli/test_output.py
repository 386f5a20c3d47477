"""Output that no terminal chokes on."""

import io
import sys

import pytest

from heckmeck.cli.output import nearest, prepare_streams, wants_ascii


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("▐21▌ ░░ ▶ ●●", "[21] ## > oo"),
        ("┌───┐│ W │└───┘", "+---+| W |+---+"),
        ("╔═══╗║ W ║╚═══╝", "+===+# W #+===+"),
        ("Würfel, Größe, „Ärger“ – weiter …", 'Wuerfel, Groesse, "Aerger" - weiter ...'),
        ("Zoë Юля", "Zoe ???"),
    ],
)
def test_nearest_plain_text(text, plain):
    assert nearest(text) == plain


@pytest.mark.parametrize(
    ("environment", "ascii_only"),
    [
        ({"LANG": "C"}, True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, True),  # set by Python itself
        ({"LANG": "POSIX"}, True),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, True),
        ({"LANG": "C", "LC_CTYPE": "de_DE.UTF-8"}, False),
        ({"LANG": "C.UTF-8"}, False),
        ({"LANG": "de_DE.UTF-8"}, False),
        ({}, False),
    ],
)
def test_the_locale_c_means_ascii(monkeypatch, environment, ascii_only):
    for name in ("LC_ALL", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert wants_ascii() == ascii_only


def test_a_narrow_encoding_keeps_what_it_has(monkeypatch):
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="cp1252"))
    prepare_streams()
    sys.stdout.write("„Würfel“ ┌─┐")
    sys.stdout.flush()
    assert raw.getvalue().decode("cp1252") == "„Würfel“ +-+"


def test_a_whole_table_in_ascii(run, monkeypatch, tmp_path):
    monkeypatch.setenv("LANG", "C")
    file = tmp_path / "Zoë.heck"
    file.write_text("heckmeck 1\nrules deluxe\nplayers Zoë, Ben\n\nZoë 1123WWWW>W\n", encoding="utf-8")
    ran = run("replay", str(file), "--at", "2", "--lang", "de")
    assert ran.out.isascii()
    assert "> Zoe" in ran.out
    assert "[11][13][21]" in ran.out
