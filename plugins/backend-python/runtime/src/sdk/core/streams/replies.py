"""What the replies of all streams have in common."""

from __future__ import annotations

import json
from typing import Any

from ..decode import Misread, parse_json
from ..errors import StreamError
from ..failure import said_in
from ..flow import Flow
from ..guards import is_object
from ..reply import Reply
from ..response import is_json
from ..spec import ResponseSpec

# Types that servers send where they know of none.
_SAYS_NOTHING = ("", "text/plain", "application/octet-stream")
# What parsers of Python take for JSON, and those of other languages do not.
_CONSTANTS = ("NaN", "Infinity", "-Infinity")


def response_of(reply: Reply) -> ResponseSpec:
    """What the operation declares of its response."""
    return reply.operation.spec.get("response", {"kind": "json"})


def media_type_of(reply: Reply) -> str:
    """The content type of a response, without its parameters; empty where there is none."""
    return (reply.headers.get("content-type") or "").partition(";")[0].strip().lower()


def open_stream(reply: Reply, name: str, is_of_type: bool) -> Flow[None]:
    """Keeps a reply open for a reader.

    Raises ``DecodeError`` if the content type of the answer is not that of the stream, as
    ``is_of_type`` reports.
    """
    kind = media_type_of(reply)
    if is_of_type or kind in _SAYS_NOTHING or kind == response_of(reply).get("accept", "").lower():
        reply.keep_open()
        return
    raw = (yield from reply.read_start()).decode("utf-8", "replace")
    body = json_or_text(raw) if is_json(kind) else raw
    raise reply.decode_error(f"is {kind}, not {name}{said_in(reply, body, raw)}", raw)


def terminator_of(reply: Reply) -> str | None:
    """What ends a stream of JSON that declares nothing else: all that stream as the best known API does send it."""
    declared = response_of(reply)
    return declared.get("terminator", None if declared.get("text") else "[DONE]")


def check_item(reply: Reply, data: str) -> None:
    """Raises the error that an item reports in place of a value: all that APIs which stream JSON have in common."""
    if '"error"' not in data or response_of(reply).get("error_items"):
        return
    value = json_or_text(data)
    # What no language takes for an error: null, false, zero and the empty text.
    if is_object(value) and value.get("error") not in (None, False, 0, ""):
        raise stream_failure(reply, data)


def stream_failure(reply: Reply, data: str) -> StreamError:
    """The error for what a server reports in a stream."""
    value = json_or_text(data)
    problem = f"the server reported an error in the stream{said_in(reply, value, data)}"
    return StreamError(reply.failed(problem), value)


def json_of(data: str) -> str:
    """The JSON of data that is JSON or else text."""
    if data.strip() in _CONSTANTS:
        return json.dumps(data)
    try:
        parse_json(data)
    except Misread:
        return json.dumps(data)
    return data


def json_or_text(text: str) -> Any:
    """JSON as plain values, other text as it is."""
    try:
        return parse_json(text)
    except Misread:
        return text
