"""Times reading a large JSON text by the SDK and by Pydantic alone, in turn. Prints the CPU times of each round as JSON.

    python decode.py <megabytes> <rounds>
"""

from __future__ import annotations

import gc
import json
import sys
import time
from datetime import datetime
from typing import Any, Callable, List, Literal, Optional

from acme import types
from acme.core.decode import decode
from pydantic import BaseModel, TypeAdapter

size, rounds = int(float(sys.argv[1]) * 1e6), int(sys.argv[2])


class Event(BaseModel):
    id: int
    kind: Optional[Literal["created", "moved", "removed"]] = None
    title: Optional[str] = None
    note: Optional[str] = None
    score: Optional[float] = None
    is_open: Optional[bool] = None
    labels: Optional[List[str]] = None
    created_at: datetime
    updated_at: Optional[datetime] = None


FORMS = ("Z", ".250Z", "+00:00")
"""How times end. The SDK keeps the text of the last form, which is not how it writes them."""


def event(number: int, form: str) -> dict[str, Any]:
    minutes, seconds = divmod(number, 60)
    return {
        "id": number,
        "kind": ("created", "moved", "removed")[number % 3],
        "title": f"Event {number}",
        "note": "As it was received" if number % 4 else None,
        "score": number / 8,
        "is_open": number % 2 == 0,
        "labels": ["large", "new"],
        "created_at": f"2026-03-{number % 28 + 1:02}T10:{minutes % 60:02}:{seconds:02}{form}",
        "updated_at": f"2026-04-{number % 28 + 1:02}T10:{minutes % 60:02}:{seconds:02}{form}",
    }


def text(form: str) -> bytes:
    """About as many bytes as are asked for."""
    count = size // (len(json.dumps(event(size // 200, form))) + 2)
    return json.dumps([event(number, form) for number in range(count)]).encode()


Times = dict[str, list[float]]


def collect_if_due() -> None:
    """Has Python go through new objects as it would later, if it has put that off so far."""
    kept = [_Node() for _ in range(2_000)]
    del kept


class _Node:
    """An object that Python tracks. It is none of those that it makes from a list of free ones."""


def timed(body: bytes) -> Times:
    adapter = TypeAdapter(List[Event])
    readers: dict[str, Callable[[], Any]] = {
        "bare": lambda: adapter.validate_json(body),
        "sdk": lambda: decode(List[types.Event], body),
    }
    times: Times = {"bare": [], "sdk": []}
    for number in range(-1, rounds):
        for name in sorted(readers, reverse=number % 2 == 0):
            gc.collect()
            since = time.process_time()
            result = readers[name]()
            collect_if_due()
            spent = (time.process_time() - since) * 1e3
            del result
            # The first round warms up.
            if number >= 0:
                times[name].append(spent)
    return times


def read(form: str) -> dict[str, Any]:
    body = text(form)
    return {"form": form, "bytes": len(body), **timed(body)}


print(json.dumps([read(form) for form in FORMS]))
