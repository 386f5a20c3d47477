"""The results of an arena for programs, spreadsheets and eyes: JSON, CSV and a picture."""

import csv
import io
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from heckmeck.arena.arena import Arena
from heckmeck.arena.plots import new_figure, save_figure
from heckmeck.arena.ratings import Rating
from heckmeck.arena.statistics import Doings, Summary
from heckmeck.spreadsheets import guarded


def pair_document(summary: Summary) -> dict[str, Any]:
    return {
        "a": summary.pairing.a,
        "b": summary.pairing.b,
        "players": summary.pairing.players,
        "games": summary.games,
        "share": summary.share,
        "low": summary.low,
        "high": summary.high,
        "turns": summary.turns,
        "seats": summary.seats,
        "first_seat": summary.first_seat,
        "of_a": asdict(summary.of_a),
        "of_b": asdict(summary.of_b),
    }


def document(arena: Arena, summaries: Sequence[Summary], ratings: Sequence[Rating]) -> dict[str, Any]:
    """Return all results; `complete` is false after an interruption."""
    return {
        "rules": arena.rules,
        "seed": arena.seed,
        "complete": sum(summary.games for summary in summaries) == arena.total_games,
        "pairs": [pair_document(summary) for summary in summaries],
        "ratings": [rating._asdict() for rating in ratings],
        "forfeits": {
            bot: {"reason": reason, **details} for bot, (reason, details) in arena.complaints.items()
        },
    }


def csv_text(summaries: Sequence[Summary]) -> str:
    """Return one line for each pair and table size; no bot's file is named as a formula."""
    rows = [csv_row(summary) for summary in summaries]
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else ["a", "b"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def csv_row(summary: Summary) -> dict[str, Any]:
    row = pair_document(summary)
    del row["seats"]
    for side in ("a", "b"):
        row[side] = guarded(row[side])
        doings: Doings = summary.of_a if side == "a" else summary.of_b
        del row[f"of_{side}"]
        row |= {f"{key}_{side}": value for key, value in asdict(doings).items()}
    return row


def draw(summaries: Sequence[Summary], title: str, axis: str, path: Path) -> None:
    """Draw the share of wins of each pair with its interval, and where equals would be."""
    figure = new_figure(8, 1.5 + 0.45 * len(summaries))
    axes = figure.add_subplot()
    for row, summary in enumerate(summaries):
        reach = [[summary.share - summary.low], [summary.high - summary.share]]
        axes.errorbar([summary.share], [row], xerr=reach, fmt="o", color="tab:red", capsize=4)
        axes.plot([1 / summary.pairing.players], [row], "|", color="gray", markersize=18)
    labels = [f"{s.pairing.a} – {s.pairing.b} ({s.pairing.players})" for s in summaries]
    axes.set_yticks(range(len(summaries)), labels)
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.set_xlabel(axis)
    axes.set_title(title)
    save_figure(figure, path)
