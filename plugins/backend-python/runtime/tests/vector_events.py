"""Drives the vectors of the kind ``events``."""

from __future__ import annotations

from typing import Any, Iterable

from sdk.core.streams.framing import EventReader


class Bound:
    """The usual limit."""

    limit: int | None = None

    def failed(self, problem: str) -> str:
        return problem


def drive_events(given: dict[str, Any]) -> dict[str, Any]:
    """Reads a text whole, cut in two at every byte, and byte by byte. All must give the same."""
    data = given["text"].encode()
    whole = _read([data])
    for cut in range(len(data)):
        assert _read([data[:cut], data[cut:]]) == whole
    assert _read([data[at : at + 1] for at in range(len(data))]) == whole
    return {"events": whole}


def _read(chunks: Iterable[bytes]) -> list[dict[str, str]]:
    reader = EventReader(Bound())
    found = [event for chunk in chunks for event in reader.feed(chunk)]
    found.extend(reader.end())
    return [{"event": one.event, "data": one.data, "id": one.id} for one in found]
