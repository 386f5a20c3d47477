"""Standings in words: what each line has, and which tie-break put it below the previous one (R3, R8)."""

from collections.abc import Iterator

from heckmeck.language import Words
from heckmeck.tournament.exchange import mixed_number
from heckmeck.tournament.house_rules import LOT
from heckmeck.tournament.stages import StagePlan
from heckmeck.tournament.standings import BY_STAGE, Standing, overall_standings
from heckmeck.tournament.state import State

LEFT = "stayed"


def explained_standings(state: State, words: Words) -> Iterator[tuple[Standing, str]]:
    """Yield the lines of the standings, each with its reason."""
    above: Standing | None = None
    for line in overall_standings(state):
        yield line, "" if above is None else reason(line, above, words)
        above = line


def reason(line: Standing, above: Standing, words: Words) -> str:
    """Say why a line is below the one above it."""
    name = line.decided_by
    if name is None:
        return words.say("tournament-why-shared")
    if name in (BY_STAGE, LOT, LEFT):
        return words.say(f"tournament-why-{name}")
    metric = words.say(f"tournament-metric-{name}")
    numbers = {key: mixed_number(of.values[name]) for key, of in (("here", line), ("above", above))}
    return words.say("tournament-why-metric", metric=metric, **numbers)


def stage_title(words: Words, kind: str, number: int) -> str:
    """Name a stage; preliminary ones by their number."""
    return words.say(f"tournament-{kind}", n=number)


def plan_line(words: Words, number: int, plan: StagePlan) -> str:
    """Say what happens in a stage."""
    counts = {size: plan.tables.count(size) for size in sorted(set(plan.tables), reverse=True)}
    tables = ", ".join(
        words.say("tournament-plan-tables", n=count, size=size) for size, count in counts.items()
    )
    parts = [words.say("tournament-plan-participants", n=plan.participants)]
    parts += [words.say("tournament-plan-rounds", n=plan.rounds)] if plan.rounds > 1 else []
    parts.append(tables)
    parts += [_who_advances(words, plan)] if plan.advance else []
    parts += [words.say("tournament-plan-byes", n=plan.byes)] if plan.byes else []
    return f"{stage_title(words, plan.kind, number)}: {' · '.join(parts)}"


def _who_advances(words: Words, plan: StagePlan) -> str:
    shares = [
        words.say(f"tournament-plan-{name}", n=count)
        for name, count in zip(("firsts", "seconds", "thirds"), plan.places, strict=False)
    ]
    if not shares:
        return words.say("tournament-plan-ranking", n=plan.advance)
    return words.say("tournament-plan-advance", n=plan.advance, who=" + ".join(shares))
