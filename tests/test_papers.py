"""The project's own papers agree with each other and point to what exists."""

import re
from pathlib import Path

import pytest

import heckmeck

ROOT = Path(__file__).parents[1]
PAPERS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)")


def test_one_version_everywhere() -> None:
    citation = (ROOT / "CITATION.cff").read_text()
    assert f"\nversion: {heckmeck.__version__}\n" in citation


def test_the_changelog_has_what_comes_next_first() -> None:
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert headings[0] == "Unreleased"


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_no_link_is_dead(paper: Path) -> None:
    links = [link for link in LINK.findall(paper.read_text()) if "://" not in link]
    dead = [link for link in links if not (paper.parent / link).exists()]
    assert not dead, dead
