"""What is answered about a tournament: what release 0.1.0 answered about the same one, and what the types say."""

import msgspec

from heckmeck.server.tournaments.log import Changes
from heckmeck.server.tournaments.messages import NewTournamentReply, TournamentHistory, TournamentReply
from heckmeck.server.tournaments.tournaments import CachedTournament
from heckmeck.tournament.history import history
from heckmeck.tournament.view import TournamentPlayerPage, TournamentView
from tests.server.tournaments.released import FACTS, SERVED, VIEW, stored


def test_everything_is_shown_as_ever() -> None:
    cached = CachedTournament(stored())
    assert msgspec.json.decode(msgspec.json.encode(cached.view())) == VIEW
    for reply in (
        TournamentReply(cached.view(), organising=True),
        NewTournamentReply(cached.view(), "secret"),
    ):
        assert msgspec.json.decode(msgspec.json.encode(reply))["tournament"] == VIEW


def test_a_view_is_what_its_type_says() -> None:
    text = msgspec.json.encode(CachedTournament(stored()).view())
    shown = msgspec.json.decode(text, type=TournamentView)
    assert msgspec.json.decode(msgspec.json.encode(shown)) == VIEW


def test_a_view_is_encoded_once_until_something_changes() -> None:
    cached = CachedTournament(stored())
    first = cached.view()
    assert cached.view() is first
    cached.follow({**FACTS, "version": VIEW["version"] + 1}, Changes(bots={1: None}), [])
    after = msgspec.json.decode(msgspec.json.encode(cached.view()))
    assert (after["version"], after["participants"][0]["bot"]) == (VIEW["version"] + 1, None)


def test_pages_of_participants_are_as_ever() -> None:
    cached = CachedTournament(stored())
    for number, page in enumerate(SERVED["players"], 1):
        text = msgspec.json.encode(cached.player_page(number))
        assert msgspec.json.decode(text) == page
        assert msgspec.json.decode(text, type=TournamentPlayerPage) == cached.player_page(number)


def test_the_history_is_as_ever() -> None:
    told = TournamentHistory(history(CachedTournament(stored()).tournament.events))
    assert msgspec.json.decode(msgspec.json.encode(told)) == {"events": SERVED["history"]}
