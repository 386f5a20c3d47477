"""`heckmeck tournament`: plan, run, check, export, anonymise, simulate."""

from typing import Annotated

import typer

from heckmeck.cli.command import several_commands
from heckmeck.cli.options import Force, option

RulesFile = Annotated[str, option("--rules-file", "FILE", "tournament-option-rules-file")]
EventFileName = Annotated[str, typer.Argument(metavar="FILE", help="tournament-option-file")]


def plan(
    participants: Annotated[str, typer.Argument(metavar="N", help="tournament-option-n")],
    rules_file: RulesFile = "",
    as_json: Annotated[bool, typer.Option("--json", help="tournament-option-plan-json")] = False,
) -> None:
    from heckmeck.cli.commands.tournament.files import house_rules
    from heckmeck.cli.options import whole_number
    from heckmeck.cli.output import put
    from heckmeck.language import current_words
    from heckmeck.tournament.document import plan_document
    from heckmeck.tournament.exchange import json_line
    from heckmeck.tournament.explanation import plan_line
    from heckmeck.tournament.stages import FEWEST_PARTICIPANTS, MOST_PARTICIPANTS
    from heckmeck.tournament.stages import plan as stages_for

    count = whole_number("N", participants, FEWEST_PARTICIPANTS, MOST_PARTICIPANTS)
    for number, stage in enumerate(stages_for(count, house_rules(rules_file)), 1):
        put(json_line(plan_document(stage)) if as_json else plan_line(current_words(), number, stage))


def run(
    file: EventFileName,
    words: Annotated[list[str], typer.Argument(metavar="COMMAND", help="tournament-option-words")] = [],  # noqa: B006
    name: Annotated[str, option("--name", "NAME", "tournament-option-name")] = "",
    names: Annotated[str, option("--names", "FILE", "tournament-option-names")] = "",
    rules_file: RulesFile = "",
    seed: Annotated[str, option("--seed", "SEED", "tournament-option-seed")] = "",
    script: Annotated[str, option("--script", "FILE", "tournament-option-script")] = "",
) -> None:
    from heckmeck.cli.commands.tournament.running import run_desk

    run_desk(file, words, name, names, rules_file, seed, script)


def check(file: EventFileName) -> None:
    from heckmeck.cli.commands.tournament.files import read_event_file
    from heckmeck.cli.complaints import REFUSED
    from heckmeck.cli.output import put
    from heckmeck.language import current_words
    from heckmeck.tournament import check as faults_of
    from heckmeck.tournament.tournament import Tournament

    words = current_words()
    events = read_event_file(file)
    faults = faults_of(events)
    for fault in faults:
        put(fault.in_words(words))
    put(words.say("tournament-checked", n=len(faults)))
    if faults:
        raise typer.Exit(REFUSED)
    if Tournament(events).state.phase != "over":
        put(words.say("tournament-unfinished"))


def export(
    file: EventFileName,
    csv: Annotated[bool, typer.Option("--csv", help="tournament-option-csv")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="tournament-option-json")] = False,
    html: Annotated[bool, typer.Option("--html", help="tournament-option-html")] = False,
    output: Annotated[str, option("--output", "FILE", "tournament-option-output")] = "",
    force: Force = False,
) -> None:
    import sys
    from pathlib import Path

    from heckmeck.cli.commands.tournament.files import read_tournament_file
    from heckmeck.cli.files import check_new, write_text
    from heckmeck.errors import Malformed
    from heckmeck.language import current_words
    from heckmeck.tournament.export import FORMS, as_file, exported

    wanted = [form for form, chosen in zip(FORMS, (csv, as_json, html), strict=False) if chosen]
    if len(wanted) != 1:
        raise Malformed("tournament-export-form", "")
    if output:
        check_new(Path(output), force)
    text = exported(read_tournament_file(file), wanted[0], current_words())
    if output:
        write_text(Path(output), as_file(text, wanted[0]))
    else:
        sys.stdout.write(text)


def anonymise(
    file: EventFileName,
    output: Annotated[str, option("--output", "FILE", "tournament-option-output")] = "",
    force: Force = False,
) -> None:
    import sys
    from pathlib import Path

    from heckmeck.cli.commands.tournament.files import read_tournament_file
    from heckmeck.cli.files import check_new, write_text
    from heckmeck.tournament.anonymity import anonymised
    from heckmeck.tournament.exchange import write_events

    if output:
        check_new(Path(output), force)
    text = write_events(anonymised(read_tournament_file(file).events))
    if output:
        write_text(Path(output), text)
    else:
        sys.stdout.write(text)


def simulate(
    participants: Annotated[str, option("--participants", "N", "tournament-option-participants")] = "30",
    bots: Annotated[str, option("--bots", "BOTS", "tournament-option-bots")] = "worms,careful,simple",
    events: Annotated[str, option("--events", "N", "tournament-option-events")] = "1000",
    seed: Annotated[str, option("--seed", "SEED", "tournament-option-simulate-seed")] = "1",
    rules_file: RulesFile = "",
    workers: Annotated[str, option("--workers", "N", "arena-workers")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="tournament-option-simulate-json")] = False,
) -> None:
    import json

    from heckmeck.cli.commands.tournament.simulating import Simulation
    from heckmeck.cli.output import put
    from heckmeck.language import current_words

    simulation = Simulation(participants, bots, events, seed, rules_file)
    simulation.play(workers)
    if as_json:
        put(json.dumps(simulation.document()))
    else:
        for line in simulation.lines(current_words()):
            put(line)


app = several_commands("tournament", plan, run, check, export, anonymise, simulate)
