"""Messages about a tournament carry its view as it was encoded for everybody."""

import msgspec

from heckmeck.server.tournaments.cached_tournament import CachedTournament
from heckmeck.server.tournaments.messages import NewTournamentReply, TournamentReply
from tests.server.tournaments.released import VIEW, stored
from tests.server.tournaments.test_cached_tournament import run


def test_a_view_goes_into_messages_as_it_is() -> None:
    view = run(CachedTournament(stored()).view())
    for reply in (TournamentReply(view, organising=True), NewTournamentReply(view, "secret")):
        assert msgspec.json.decode(msgspec.json.encode(reply))["tournament"] == VIEW
