"""Responses that are not a success, as errors."""

from __future__ import annotations

import re
from typing import Any, Iterable, Sequence, get_type_hints

from .decode import Misread, decode, parse_json
from .errors import ApiError, ApiFailure, error_class
from .flow import Flow
from .reply import Reply
from .response import is_json
from .retry import asked_wait
from .text import mask, path_of, shown
from .value import value_at

_MOST_SHOWN = 4000
"""Most characters of a body that a printed error shows."""
_MOST_SAID = 500
"""Most characters of a body that a message does."""
_SPACE = re.compile(r"""("(?:[^"\\]|\\.)*")|\s+""")
_USUAL: Sequence[Sequence[str]] = (
    ("message",),
    ("error", "message"),
    ("error",),
    ("detail",),
    ("title",),
)


def to_api_error(reply: Reply) -> Flow[ApiError]:
    """Reads a response that is not a success into the error that the operation declares. Never fails itself."""
    content = yield from reply.read_start()
    raw_body = content.decode("utf-8", "replace").removeprefix("\ufeff")
    declared = _declared(reply)
    content_type = reply.headers.get("content-type")
    plain = _plain(raw_body, content_type)
    body = plain if plain is raw_body else _typed(declared, raw_body, plain)
    what = f"{reply.method} {path_of(reply.raw.url)} failed with {reply.status}"
    failure = failure_of(reply, what, body=body, raw_body=raw_body, plain=plain)
    return (declared or error_class(reply.status))(failure)


def _declared(reply: Reply) -> type[ApiError] | None:
    """What an operation declares for a status: for the status itself, else for its class."""
    errors = reply.operation.spec.get("errors", ())
    for error in errors:
        if error.get("status") == reply.status:
            return error.get("error")
    for error in errors:
        if error.get("status_class") == reply.status // 100:
            return error.get("error")
    return None


def _plain(text: str, content_type: str | None) -> Any:
    """The plain values of a body of JSON, else its text."""
    if content_type is not None and not is_json(content_type):
        return text
    try:
        return parse_json(text)
    except Misread:
        return text


def _typed(declared: type[ApiError] | None, raw_body: str, plain: Any) -> Any:
    """The body as the error declares it; as it is where it does not fit."""
    if declared is None:
        return plain
    try:
        return decode(get_type_hints(declared, include_extras=True)["body"], raw_body)
    except Misread:
        return plain


def failure_of(
    reply: Reply, what: str, *, body: Any, raw_body: str, plain: Any = None
) -> ApiFailure:
    """What an error is made of. Its message says what failed, why by the body, and the request id.

    ``plain`` is the body as plain values if ``body`` is none.
    """
    raw, secrets = reply.raw, reply.secrets
    said = _message(reply, body if plain is None else plain, raw_body) or raw.reason
    text = f"{what}: {said}" if said else what
    if raw.request_id is not None:
        text += f" (request id: {raw.request_id})"
    return ApiFailure(
        message=mask(text, secrets),
        status=raw.status_code,
        headers=raw.headers,
        body=body,
        raw_body=raw_body,
        masked_body=shown(raw_body, _MOST_SHOWN, secrets),
        request_id=raw.request_id,
        method=reply.method,
        url=mask(raw.url, secrets),
        attempts=reply.attempts,
        retry_after=asked_wait(raw.headers),
    )


def said_in(reply: Reply, body: Any, raw_body: str) -> str:
    """What the server says in a body that is not the declared one: ``: no such pet``, or nothing."""
    said = _message(reply, body, raw_body)
    return f": {said}" if said else ""


def _message(reply: Reply, body: Any, raw_body: str) -> str:
    """What the server says went wrong: the message in a body of JSON, else the body."""
    if isinstance(body, str):
        return shown(body, _MOST_SAID, reply.secrets)
    own = reply.spec.get("error_message")
    paths: Iterable[Sequence[str]] = _USUAL if own is None else (own, *_USUAL)
    for path in paths:
        found = value_at(body, path)
        if isinstance(found, str) and found:
            return shown(found, _MOST_SAID, reply.secrets)
    return shown(_compact(body, raw_body), _MOST_SAID, reply.secrets)


def _compact(value: Any, text: str) -> str:
    """JSON without the space between its values; an empty text for empty JSON."""
    if value is None:
        return ""
    compact = _SPACE.sub(lambda match: match[1] or "", text)
    return compact if len(compact) > len("{}") else ""
