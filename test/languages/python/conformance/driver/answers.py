"""What answers hold of the results of calls."""

from __future__ import annotations

import time
from typing import Any

from arguments import Message
from printing import describe
from reading import shown_of
from table import Entry, Table
from values import encoded


def _raw_answer(table: Table, response: Any) -> dict[str, Any]:
    answer = {
        "status": response.status_code,
        "headers": {name.lower(): value for name, value in response.headers.items()},
        "requestId": response.request_id,
        "value": encoded(table, response.data),
    }
    return {name: value for name, value in answer.items() if value is not None}


def _page_answer(table: Table, page: Any) -> dict[str, Any]:
    return {
        "items": encoded(table, list(page.items)),
        "hasNextPage": page.has_next,
        "response": encoded(table, page.response),
    }


def _value_of(table: Table, message: Message, entry: Entry, result: Any) -> Any:
    match message.get("consume") or "value":
        case "raw":
            return _raw_answer(table, result)
        case "page" | "value" if entry.kind == "page":
            return _page_answer(table, result)
        case "named":
            return [{"event": event.event, "id": event.id} for event in result]
        case "ways" if entry.kind != "file":
            # What each way gives is shown.
            return None
        case _:
            return encoded(table, result)


class Progress:
    """What a call leaves behind even where it fails half-way."""

    def __init__(self, table: Table, message: Message, entry: Entry) -> None:
        self._began = time.perf_counter()
        self._table = table
        self._message = message
        self._entry = entry
        self.items: list[Any] = []
        self._times: list[float] = []

    def add(self, item: Any) -> bool:
        """Whether the message asks for no more items."""
        self.items.append(item)
        self._times.append(self._ms())
        return len(self.items) == self._message.get("limit")

    def _ms(self) -> float:
        return (time.perf_counter() - self._began) * 1000

    def _ended(self, result: Any) -> dict[str, Any]:
        ended: dict[str, Any] = {"ms": self._ms()}
        if self._times:
            ended["times"] = self._times
        if self._message.get("show") and result is not None:
            ended["shown"] = shown_of(self._table, self._message, result)
        return ended

    def answer(self, result: Any) -> dict[str, Any]:
        value = _value_of(self._table, self._message, self._entry, result)
        return {"ok": True, **({} if value is None else {"value": value}), **self._ended(result)}

    def failure(self, error: BaseException) -> dict[str, Any]:
        partial = encoded(self._table, self.items)
        told = {"ok": False, "error": describe(self._table, error), "partial": partial}
        return {**told, **self._ended(self.items or None)}
