"""Reading responses as a whole, as operations declare them."""

from __future__ import annotations

import re
from typing import Any

from .decode import Misread, parse_json
from .flow import Flow
from .reply import Reply
from .text import charset_of
from .value import value_at

_JSON = re.compile(r"[/+]json\b", re.IGNORECASE)


def is_json(content_type: str) -> bool:
    """Whether a content type is one of JSON."""
    return _JSON.search(content_type) is not None


def consume_buffered(reply: Reply) -> Flow[Any]:
    """Reads and decodes a body that is not streamed, as the operation declares it."""
    declared = reply.operation.spec.get("response")
    if declared is None or reply.status in (204, 205):
        yield from reply.pass_over()
        empty = None if declared is None else declared.get("empty_body")
        return None if empty is None else reply.decode(_result_type(reply), empty.encode())
    kind = declared["kind"]
    if kind in ("bytes", "binary"):
        return (yield from reply.read())
    if kind == "text":
        return (yield from reply.read_text())
    raw = _json_of(reply, (yield from reply.read()))
    if not raw and (declared.get("empty") or reply.method == "HEAD"):
        return None
    if "empty_body" in declared and raw.strip() in (b"", b"null"):
        raw = declared["empty_body"].encode()
    type_ = _result_type(reply)
    if "returns" not in declared:
        return reply.decode(type_, raw)
    value = value_at(parsed(reply, raw), declared["returns"])
    return reply.decode_value(type_, value, raw)


def consume_loose(type_: Any) -> Any:
    """Reads a body that no operation declares: JSON as the type, and any other text as it is."""

    def consume(reply: Reply) -> Flow[Any]:
        if reply.status in (204, 205):
            yield from reply.pass_over()
            return None
        raw = yield from reply.read()
        if type_ is bytes:
            return without_mark(raw)
        if not is_json(reply.headers.get("content-type", "")):
            return reply.text_of(raw) or None
        return reply.decode(type_, _json_of(reply, raw)) if raw else None

    return consume


def _json_of(reply: Reply, raw: bytes) -> bytes:
    """A body of JSON in UTF-8, whatever charset it has."""
    if charset_of(reply.headers.get("content-type") or "") == "utf-8":
        return without_mark(raw)
    return reply.text_of(raw).encode(errors="replace")


def parsed(reply: Reply, raw: bytes) -> Any:
    """Plain values of a body of JSON."""
    try:
        return parse_json(raw)
    except Misread as error:
        raise reply.decode_error(
            "is not the JSON that the API declares" if raw else "has no body",
            raw.decode("utf-8", "replace"),
        ) from error


def without_mark(raw: bytes) -> bytes:
    """A body without the byte order mark that some servers send in front of it."""
    return raw.removeprefix(b"\xef\xbb\xbf")


def _result_type(reply: Reply) -> Any:
    operation = reply.operation
    if operation.result is None:
        return Any
    result = operation.result()
    response = operation.spec.get("response")
    if response is None or not response.get("by_status"):
        return result
    for key in (str(reply.status), f"{reply.status // 100}XX", "default"):
        if key in result:
            return result[key]
    return Any
