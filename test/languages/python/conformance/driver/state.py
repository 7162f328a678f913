"""What a driver holds, and what it does with messages that need no event loop."""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass, field
from typing import Any, Callable, Mapping

from arguments import Message, arguments_of
from printing import printed
from show import show
from table import Entry, Table
from values import ABSENT, decode, encoded, plain

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
                shown = show(table, table.webhooks[message["webhook"]], event)
                return {"value": encoded(table, event), "shown": shown}
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
        called = client.with_raw_response if message.get("consume") == "raw" else client
        for name in entry.path:
            called = getattr(called, name)
        args, keywords = arguments_of(message, entry, self.table, options)
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
