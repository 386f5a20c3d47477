"""The bot of docs/bots.md is a bot: it is taken from the page and plays in the arena."""

import json
import re
from pathlib import Path

from heckmeck.cli import main

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_guide_plays(tmp_path: Path, capsys) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text(), re.MULTILINE | re.DOTALL)
    file = tmp_path / "patient.py"
    file.write_text(code)
    assert (
        main(["arena", f"{file}:Patient:enough=24", "random", "--games", "4", "--workers", "1", "--json"])
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert found["forfeits"] == {}
    assert found["pairs"][0]["share"] > 0.5
