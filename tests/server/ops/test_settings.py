"""Settings: what cannot work is refused before anything is opened."""

from typing import Any

import pytest

from heckmeck.bots.registry import BUILT_IN
from heckmeck.errors import Malformed
from heckmeck.server.ops.settings import Settings, default_database


def test_the_usual_settings_work_and_keep_games_in_the_user_s_folder() -> None:
    settings = Settings()
    settings.check()
    assert settings.database_url == default_database()
    assert default_database().startswith("sqlite+aiosqlite:///")
    assert settings.bots == tuple(BUILT_IN)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"database": "mysql://x"}, "database-unusable"),
        ({"database": "no address"}, "database-unusable"),
        ({"bot": "nobody"}, "unknown-bot"),
        ({"bot": "my_bot.py:Mine"}, "unknown-bot"),
        ({"log_level": "loud"}, "option-word"),
        ({"allow_origins": ("*",)}, "not-an-origin"),
        ({"allow_origins": ("https://club.example", "https://club.example/games")}, "not-an-origin"),
        ({"allow_origins": ("null",)}, "not-an-origin"),
    ],
)
def test_what_cannot_work_is_refused(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(Malformed) as refused:
        Settings(**wrong).check()
    assert refused.value.reason == reason
