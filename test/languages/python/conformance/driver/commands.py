"""What a driver does with the synchronous clients."""

from __future__ import annotations

import hashlib
import threading
import time
from typing import Any, Callable

from answers import Progress
from arguments import Message
from printing import describe
from state import State
from table import Entry
from values import plain
from ways import head_of, named_events, ways


class SyncDriver:
    """Answers messages with the synchronous client."""

    def __init__(self, state: State, leftover: Callable[[], list[str]]) -> None:
        self._state = state
        self._leftover = leftover

    def answer(self, message: Message) -> dict[str, Any]:
        began = time.perf_counter()
        try:
            done = self._perform(message)
            return {"driver": message["id"], "ok": True, "ms": 0, **done}
        except Exception as error:
            ms = (time.perf_counter() - began) * 1000
            return {
                "driver": message["id"],
                "ok": False,
                "ms": ms,
                "error": describe(self._state.table, error),
            }

    def _perform(self, message: Message) -> dict[str, Any]:
        if message["op"] == "reset":
            return self._reset()
        if message["op"] != "call":
            return self._state.perform(message)
        count = message.get("parallel") or 0
        if count == 0:
            return self._call_once(message)
        answers: list[dict[str, Any]] = [{}] * count

        def call(at: int) -> None:
            answers[at] = self._call_once(message)

        running = [threading.Thread(target=call, args=(at,), name="call") for at in range(count)]
        for thread in running:
            thread.start()
        for thread in running:
            thread.join()
        return {"value": answers}

    def _reset(self) -> dict[str, Any]:
        for client in self._state.clients.values():
            client.close()
        self._state.clients.clear()
        self._state.lines.clear()
        left = self._leftover()
        if left:
            raise RuntimeError(f"still running: {left}")
        return {}

    def _call_once(self, message: Message) -> dict[str, Any]:
        call, entry = self._state.begin(message)
        progress = Progress(self._state.table, message, entry)
        try:
            return progress.answer(self._consume(call, entry, message, progress))
        except Exception as error:
            return progress.failure(error)

    def _consume(
        self, call: Callable[[], Any], entry: Entry, message: Message, progress: Progress
    ) -> Any:
        consume = message.get("consume") or "value"
        if consume == "ways":
            return ways(entry.kind, call)
        if consume == "named":
            return named_events(call)
        if consume == "head":
            return head_of(entry.kind, call)
        result = call()
        if consume == "none" or (consume == "value" and entry.kind in ("stream", "file", "socket")):
            return None
        if consume == "items":
            return self._iterate(result, progress)
        if consume == "events":
            with result as stream:
                return self._iterate(stream, progress)
        if consume == "socket":
            return self._converse(result, message, progress)
        if consume == "bytes":
            return self._digest(result, message)
        return result

    def _iterate(self, source: Any, progress: Progress) -> list[Any]:
        for item in source:
            if progress.add(item):
                break
        return progress.items

    def _converse(self, connection: Any, message: Message, progress: Progress) -> list[Any]:
        for sent in message.get("send") or []:
            connection.send(plain(sent))
        while len(progress.items) != message.get("limit"):
            received = connection.receive()
            if received is None:
                return progress.items
            progress.add(received)
        connection.close(message.get("code") or 1000)
        return progress.items

    def _digest(self, response: Any, message: Message) -> dict[str, Any]:
        hashed, length = hashlib.sha256(), 0
        with response as download:
            for count, chunk in enumerate(download.iter_bytes(), 1):
                hashed.update(chunk)
                length += len(chunk)
                if count == message.get("limit"):
                    break
                time.sleep((message.get("pause") or 0) / 1000)
        return {"length": length, "sha256": hashed.hexdigest()}
