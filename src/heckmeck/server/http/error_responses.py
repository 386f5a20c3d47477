"""How refusals become responses: always the same document, in the reader's language."""

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import UNSET, UnsetType

from heckmeck.errors import Refused, shortened
from heckmeck.language import Words, negotiate, wanted, words_in
from heckmeck.record.errors import RecordError
from heckmeck.server.errors import Denied, LostRace, Stale, StaleVersion, status_of
from heckmeck.server.http.security import HEADERS, HttpRequest, header
from heckmeck.server.tables.messages import Refusal

log = logging.getLogger("heckmeck.answers")
LONGEST_DETAIL = 200  # it holds what a stranger sent; texts take no more than 1,000
REASONS = {
    400: "bad-request",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "bad-request",
}
DESCRIPTIONS = {
    400: "The request, or a text in it, means nothing",
    403: "Somebody else's seat, table or site",
    404: "There is no such table, seat or link",
    409: "Not now: the table or the game has moved on; `ply` is the newest",
    413: "More than 8 KiB; for a record, more than 64 KiB or 2500 steps",
    429: "Too many; `wait` and `Retry-After` say after how many seconds to come again",
    503: "The store does not answer: whether anything was written is unknown, and a retry is safe; `wait` as for 429",
}
REFUSALS = {
    status: ResponseSpec(Refusal, generate_examples=False, description=text)
    for status, text in DESCRIPTIONS.items()
}


def words_for(accepted: str, chosen: str | None = None) -> Words:
    """Return the words of the chosen language, otherwise of the first one of an Accept-Language header that we have."""
    return words_in(negotiate((chosen, *wanted(accepted))))


def refusal(refused: Refused, words: Words) -> Refusal:
    ply = refused.ply if isinstance(refused, Stale) else None
    line = refused.line if isinstance(refused, RecordError) else UNSET
    version = refused.version if isinstance(refused, StaleVersion) else UNSET
    told = (refused.reason, refused.clause, refused.in_words(words))
    name = refused.details.get("name", UNSET)
    return Refusal(*told, ply, line, wait_of(refused), version, name, details_of(refused) or UNSET)


def details_of(refused: Refused) -> dict[str, str | float]:
    """Return what the sentence is about: numbers stay numbers, everything else is its text."""
    return {
        key: value if isinstance(value, int | float) else str(value) for key, value in refused.details.items()
    }


def wait_of(refused: Refused) -> int | UnsetType:
    """Return the seconds after which it is worth trying again."""
    return getattr(refused, "wait", None) or UNSET


def answer_refused(request: HttpRequest, refused: Refused) -> Response[Refusal]:
    headers = dict(HEADERS)
    if (wait := wait_of(refused)) is not UNSET:
        headers["Retry-After"] = str(wait)
    metrics = getattr(request.app.state, "metrics", None)
    if metrics is not None:
        metrics.refused.labels(refused.reason).inc()
    words = words_for(header(request.scope, b"accept-language"))
    return Response(refusal(refused, words), status_code=status_of(refused), headers=headers)


def answer_http(request: HttpRequest, error: HTTPException) -> Response[Refusal]:
    """What the framework refuses: no such path, no such method, a body that does not fit."""
    if error.status_code >= 500:
        return answer_crash(request, error)
    status = 400 if error.status_code == 415 else error.status_code
    response = answer_refused(request, Denied(status, REASONS.get(status, "bad-request"), **told(error)))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def told(error: HTTPException) -> dict[str, Any]:
    """Return which field does not fit and why."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [(part.get("key", ""), part.get("message", "")) for part in extra if isinstance(part, dict)]
    detail = "; ".join(f"{field}: {why}" for field, why in parts) or error.detail
    fields = {"field": shortened(parts[0][0])} if parts and parts[0][0] else {}
    return {"detail": shortened(detail, LONGEST_DETAIL), **fields}


def answer_lost_race(request: HttpRequest, error: LostRace) -> Response[Refusal]:
    return answer_refused(request, Denied(503, "busy"))


def answer_unreadable(request: HttpRequest, error: Exception) -> Response[Refusal]:
    """JSON that is nested too deeply, or not UTF-8."""
    return answer_refused(request, Denied(400, "bad-request", detail="JSON"))


def answer_crash(request: HttpRequest, error: Exception) -> Response[Refusal]:
    """A fault of ours: written to the log, not told to the client."""
    log.error("crash", exc_info=error, extra={"path": request.scope["path"]})
    return answer_refused(request, Denied(500, "crash"))


HANDLERS: dict[Any, Any] = {
    Refused: answer_refused,
    LostRace: answer_lost_race,
    HTTPException: answer_http,
    RecursionError: answer_unreadable,
    UnicodeError: answer_unreadable,
    Exception: answer_crash,
}
