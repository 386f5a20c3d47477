"""What an organiser sends, as events of a tournament (RULES.md section 8)."""

from dataclasses import replace

from heckmeck.errors import Malformed, shortened
from heckmeck.record.fair_dice import draw_seed
from heckmeck.server.tournaments import requests
from heckmeck.server.tournaments.requests import AnyAct, NewTournament, TableScore
from heckmeck.tournament import events
from heckmeck.tournament.house_rules import read_house_rules
from heckmeck.tournament.replay import next_draw
from heckmeck.tournament.scores import Score
from heckmeck.tournament.sign_up import read_names
from heckmeck.tournament.state import State


def first_events(wish: NewTournament, at: str) -> list[events.Event]:
    """Return the events of a new tournament: its creation, and who signed up already."""
    settings = {
        name: value for name in wish.settings.__struct_fields__ if (value := getattr(wish.settings, name))
    }
    rules = read_house_rules(wish.house_rules, settings)
    seed = draw_seed() if wish.seed is None else events.seed_from(wish.seed.lower())
    made: list[events.Event] = [events.Create(clean_text(wish.name), seed, rules, at=at)]
    names = [*wish.names, *read_names(wish.text)]
    return [*made, events.Register(tuple(names), at=at)] if names else made


def event_of(act: AnyAct, state: State, at: str) -> events.Event:
    """Return the event that an act is; whether the rules allow it is asked later."""
    stage, last = len(state.stages), len(state.stages[-1].rounds) if state.stages else 0
    match act:
        case requests.RegisterNames():
            return events.Register((*act.names, *read_names(act.text)), at=at)
        case requests.RenamePlayer():
            return events.Rename(act.player, act.name, at=at)
        case requests.WithdrawPlayer():
            return events.Withdraw(act.player, at=at)
        case requests.ReturnPlayer():
            return events.Return(act.player, at=at)
        case requests.DrawRound():
            return replace(next_draw(state), at=at)
        case requests.EnterResult():
            return events.Result(stage, last, act.table, scores_of(act.scores), at=at)
        case requests.CorrectResult():
            reason = clean_text(act.reason) if act.reason.strip() else None
            where = stage, act.round or last, act.table
            return events.Correct(*where, scores_of(act.scores), reason=reason, at=at)
        case requests.UndoLast():
            return events.Undo(at=at)


def scores_of(scores: list[TableScore]) -> tuple[Score, ...]:
    for score in scores:
        if score.tiles is None and (score.bratworms or score.apple):
            raise Malformed("tournament-score-either", "L2", player=str(score.player))
    return tuple(
        Score(
            score.player,
            None if score.tiles is None else tuple(score.tiles),
            score.bratworms,
            score.apple,
            score.worms,
            score.highest,
        )
        for score in scores
    )


def clean_text(text: str) -> str:
    """Return a title or a reason of one line."""
    text = " ".join(text.split())
    if not text or not text.isprintable():
        raise Malformed("tournament-text", "", text=shortened(text))
    return text
