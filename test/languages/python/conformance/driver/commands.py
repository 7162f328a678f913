"""What a driver does with a message, and the synchronous clients."""

from __future__ import annotations

import hashlib
import logging
import os
import threading
import time
from dataclasses import dataclass, field
from inspect import signature
from typing import Any, Callable, Mapping

from printing import describe, printed
from table import Entry, Table
from values import ABSENT, argument, decode, encoded, plain

Message = Mapping[str, Any]
_LEVELS = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warn": logging.WARNING,
    "error": logging.ERROR,
}
_COMMON = {
    "baseUrl": "base_url",
    "timeout": "timeout",
    "maxRetries": "max_retries",
    "maxResponseBytes": "max_response_bytes",
    "retryUnsafe": "retry_unsafe",
    "headers": "headers",
    "query": "query",
    "bodyProperties": "body_properties",
    "idempotencyKey": "idempotency_key",
}


class _Lines(logging.Handler):
    """Keeps what the SDK logs, with everything that a record holds."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        usual = vars(logging.makeLogRecord({}))
        further = {name: value for name, value in vars(record).items() if name not in usual}
        self._lines.append(
            f"{record.levelname.lower()} {record.getMessage()} {record.args!r} {further!r}"
        )


@dataclass
class State:
    """State of a driver."""

    table: Table
    clients: dict[str, Any] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)

    def options(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        """Options of a message as this SDK spells them. One that the SDK cannot have is a mistake of the suite."""
        options: dict[str, Any] = {}
        for name, value in (given or {}).items():
            if name == "body":
                continue
            if name == "logger":
                options["logger"] = self._logger(value)
            elif name == "environment":
                options["environment"] = self.table.environments.get(value)
            else:
                known = _COMMON.get(name) or self.table.options.get(name)
                if known is None:
                    raise LookupError(f"The SDK has no option {name}")
                decoded = decode(value, self.table.is_async)
                if decoded is not ABSENT:
                    options[known] = decoded
        return options

    def _logger(self, level: str) -> logging.Logger:
        logger = logging.Logger("sdk", _LEVELS[level])
        logger.addHandler(_Lines(self.lines))
        return logger

    def client(self, name: str | None) -> Any:
        client = self.clients.get(name or "main")
        if client is None:
            raise LookupError(f"No client {name}")
        return client

    def perform(self, message: Message) -> dict[str, Any]:
        """Does what needs no event loop."""
        table = self.table
        match message["op"]:
            case "client":
                self.clients[message["client"]] = table.client(
                    **self.options(message.get("options"))
                )
            case "derive":
                derived = self.client(message["from"]).with_options(
                    **self.options(message.get("options"))
                )
                self.clients[message["client"]] = derived
            case "env":
                for name, value in message["set"].items():
                    os.environ.pop(name, None)
                    if value is not None:
                        os.environ[name] = value
            case "print":
                client = self.client(message.get("client"))
                parts = [getattr(client, name) for name in table.resources]
                return {"value": "\n".join(map(printed, [client, {"client": client}, *parts]))}
            case "webhook":
                delivery = message["delivery"]
                event = table.sdk.parse_webhook(
                    delivery["body"], delivery["headers"], decode(message.get("secret"))
                )
                return {"value": encoded(table, event)}
            case "lines":
                lines, self.lines[:] = list(self.lines), []
                return {"value": lines}
            case other:
                raise LookupError(f"No operation {other}")
        return {}

    def begin(self, message: Message) -> tuple[Callable[[], Any], Entry]:
        """The call of a message. An argument that the operation does not take is a mistake of the suite."""
        client = self.client(message.get("client"))
        options = self.options(message.get("options"))
        if message["call"] == "request":
            return self._undeclared(client, message, options), Entry((), "value", (), (), False)
        entry = self.table.calls.get(message["call"])
        if entry is None:
            raise LookupError(f"The SDK has no call {message['call']}")
        method = client
        for name in entry.path:
            method = getattr(method, name)
        called = method
        if message.get("consume") == "raw":
            called = client.with_raw_response
            for name in entry.path:
                called = getattr(called, name)
        args, keywords = self._arguments(message, entry, method, options)
        if options:
            keywords["request_options"] = options
        return lambda: called(*args, **keywords), entry

    def _undeclared(
        self, client: Any, message: Message, options: dict[str, Any]
    ) -> Callable[[], Any]:
        given = message.get("options") or {}
        keywords: dict[str, Any] = {"body": plain(given["body"])} if "body" in given else {}
        if options:
            keywords["request_options"] = options
        return lambda: client.request(message["method"], message["url"], **keywords)

    def _arguments(
        self, message: Message, entry: Entry, method: Any, options: dict[str, Any]
    ) -> tuple[list[Any], dict[str, Any]]:
        given = message.get("args") or {}
        places = {place: dict(values) for place, values in given.items() if place != "value"}
        if "value" in given:
            places["value"] = {"": given["value"]}

        required = [
            name for name, one in signature(method).parameters.items() if one.default is one.empty
        ]

        def take(name: str, place: str, wire: str) -> Any:
            if wire not in places.get(place, {}):
                # Python itself refuses a call without a required argument. What programs pass by mistake is None.
                return None if place == "value" and name in required else ABSENT
            value = places[place].pop(wire)
            return argument(self.table, method, name, value)

        args = [value for one in entry.positional if (value := take(*one)) is not ABSENT]
        keywords = {one[0]: value for one in entry.keywords if (value := take(*one)) is not ABSENT}
        further = {name: plain(value) for name, value in places.pop("body", {}).items()}
        left = [f"{place} {name}" for place, values in places.items() for name in values]
        if left or (further and not entry.merges):
            raise LookupError(f"{message['call']} takes no {left or list(further)}")
        if further:
            options["body_properties"] = {**further, **options.get("body_properties", {})}
        return args, keywords


class Progress:
    """What a call leaves behind even where it fails half-way."""

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.partial: list[Any] = []
        self.times: list[float] = []

    def add(self, table: Table, value: Any) -> int:
        self.partial.append(encoded(table, value))
        self.times.append(self.ms())
        return len(self.partial)

    def ms(self) -> float:
        return (time.perf_counter() - self.began) * 1000

    def answer(self, table: Table, outcome: Any, error: BaseException | None) -> dict[str, Any]:
        ended: dict[str, Any] = {"ms": self.ms(), **({"times": self.times} if self.times else {})}
        if error is not None:
            return {"ok": False, "error": describe(table, error), "partial": self.partial, **ended}
        return {"ok": True, **({} if outcome is None else {"value": outcome}), **ended}


def raw_answer(table: Table, response: Any) -> dict[str, Any]:
    answer = {
        "status": response.status_code,
        "headers": {name.lower(): value for name, value in response.headers.items()},
        "requestId": response.request_id,
        "value": encoded(table, response.data),
    }
    return {name: value for name, value in answer.items() if value is not None}


def page_answer(table: Table, page: Any) -> dict[str, Any]:
    return {
        "items": encoded(table, list(page.items)),
        "hasNextPage": page.has_next,
        "response": encoded(table, page.response),
    }


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
        progress = Progress()
        call, entry = self._state.begin(message)
        try:
            return progress.answer(
                self._state.table, self._consume(call, entry, message, progress), None
            )
        except Exception as error:
            return progress.answer(self._state.table, None, error)

    def _consume(
        self, call: Callable[[], Any], entry: Entry, message: Message, progress: Progress
    ) -> Any:
        table = self._state.table
        consume = message.get("consume") or "value"
        result = call()
        if consume == "raw":
            return raw_answer(table, result)
        if consume == "none" or (consume == "value" and entry.kind in ("stream", "file", "socket")):
            return None
        if entry.kind == "page" and consume in ("value", "page"):
            return page_answer(table, result)
        if consume == "items":
            return self._iterate(result, message, progress)
        if consume == "events":
            with result as stream:
                return self._iterate(stream, message, progress)
        if consume == "socket":
            return self._converse(result, message, progress)
        if consume == "bytes":
            return self._digest(result, message)
        return encoded(table, result)

    def _iterate(self, source: Any, message: Message, progress: Progress) -> list[Any]:
        for item in source:
            if progress.add(self._state.table, item) == message.get("limit"):
                break
        return progress.partial

    def _converse(self, connection: Any, message: Message, progress: Progress) -> list[Any]:
        for sent in message.get("send") or []:
            connection.send(plain(sent))
        while len(progress.partial) != message.get("limit"):
            received = connection.receive()
            if received is None:
                return progress.partial
            progress.add(self._state.table, received)
        connection.close(message.get("code") or 1000)
        return progress.partial

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
