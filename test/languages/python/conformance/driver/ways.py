"""Results that can be used up in several ways: what each way gives, and what results tell of their response."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Callable

Call = Callable[[], Any]
"""Makes the call anew: a stream or a download can be read once."""


def _by_next_page(page: Any) -> list[Any]:
    items = [*page.items]
    while page.has_next:
        page = page.get_next_page()
        items += page.items
    return items


def _list_ways(call: Call) -> dict[str, Any]:
    return {
        "for": [*call()],
        "iter_pages": [item for page in call().iter_pages() for item in page.items],
        "get_next_page": _by_next_page(call()),
    }


def named_events(call: Call) -> list[Any]:
    """All events with their names and ids."""
    with call() as stream:
        return [*stream.iter_events()]


def _stream_ways(call: Call) -> dict[str, Any]:
    with call() as stream:
        data = [*stream]
    return {"for": data, "iter_events": [event.data for event in named_events(call)]}


def _saved(download: Any) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder, "file")
        download.write_to_file(path)
        return path.read_bytes()


def _file_ways(call: Call) -> dict[str, Any]:
    return {
        "iter_bytes": b"".join(call().iter_bytes()).hex(),
        "read": call().read().hex(),
        "write_to_file": _saved(call()).hex(),
    }


def ways(kind: str, call: Call) -> dict[str, Any]:
    """Lists of items, or the bytes of a download in hexadecimal digits, by the name of each way."""
    by_kind = {"page": _list_ways, "stream": _stream_ways, "file": _file_ways}
    return by_kind[kind](call)


def told_by(result: Any, kind: str) -> dict[str, Any]:
    """What a list, a stream or a download tells of its response."""
    told = {
        "status": result.status_code,
        "requestId": result.request_id,
        "headers": {name.lower(): value for name, value in result.headers.items()},
    }
    if kind == "file":
        told.update(contentType=result.content_type, filename=result.filename)
    return told


def head_of(kind: str, call: Call) -> dict[str, Any]:
    result = call()
    if kind != "page":
        result.close()
    return told_by(result, kind)
