"""A connection, and those that replace it when it breaks off."""

from __future__ import annotations

import logging
import re
import threading
from typing import Any, Final

import anyio

from ..auth import credentials_for
from ..attempt import to_request
from ..call import Call
from ..config import Config
from ..decode import Misread, decode, parse_json
from ..errors import ConnectionFailure, SdkFailure, SocketClosedError, StreamError
from ..flow import Flow, Supply
from ..log import write_log
from ..pause import Pause
from ..prepare import Prepared, limit_of, prepare
from ..retry import wait_before
from ..streams.lines import EVENT_LIMIT
from ..text import Called, failed, mask, masked_url
from ..timeouts import DEFAULT_CONNECT_TIMEOUT, Deadline
from .options import SocketOptions
from .platform import Closed, Deliver, Dial, HangUp, Receive, Refused, TooLate

# Codes after which a new connection can do better: the old one broke off, or the server is busy or going away.
_PASSING = frozenset({1001, 1006, 1011, 1012, 1013, 1014})
# Headers of HTTP that the handshake has of its own, or that mean nothing in it.
_NOT_SENT = frozenset(
    {"accept", "accept-encoding", "connection", "content-length", "host", "transfer-encoding"}
)


class End:
    """Stands for the end of a connection, where any value could be a message."""


END: Final = End()


class Link:
    """The logic of connections of both kinds of clients."""

    def __init__(
        self,
        config: Config[Any],
        call: Call,
        options: SocketOptions,
        lock: threading.Lock | anyio.Lock,
    ) -> None:
        self._config = config
        self._call = call
        self._on_reconnect = options.get("on_reconnect")
        reconnect = options.get("reconnect")
        self._attempts = 5 if reconnect is True else int(reconnect or 0)
        self._max_waiting = options.get("max_waiting") or 1000
        self._further = options.get("websocket_options") or {}
        limit = limit_of(config, call.options)
        self._limit = EVENT_LIMIT if limit is None else limit
        result = call.operation.result
        self._type: Any = result() if result is not None else Any
        self._lock = lock
        self._socket: Any = None
        self._failures = 0
        self._is_over = False
        self._pause = Pause()
        self.end: Closed | None = None
        """How the connection ended."""

    def open(self) -> Flow[None]:
        """Opens the first connection."""
        self._socket = yield from self._dial()

    def receive(self) -> Flow[Any]:
        """The next message; ``END`` after a normal end."""
        while True:
            socket = self._socket
            try:
                data: str | bytes = yield Receive(socket)
            except Closed as closed:
                if not (yield from self._replace(socket, closed)):
                    return END
            else:
                self._failures = 0
                return self._decode(data)

    def send(self, message: str | bytes) -> Flow[None]:
        """Sends a message, over a new connection if the old one is lost and may be replaced."""
        while True:
            socket = self._socket
            try:
                yield Deliver(socket, message)
                return
            except Closed as closed:
                if not (yield from self._replace(socket, closed)):
                    raise SocketClosedError(closed.code, closed.reason) from None

    def close(self, code: int, reason: str) -> Flow[None]:
        """Ends by agreement."""
        self._is_over = True
        self._pause.end()
        yield HangUp(self._socket, code, reason)
        self.end = self.end or Closed(code, reason)

    def _replace(self, socket: Any, closed: Closed) -> Flow[bool]:
        """Connects again, if that is asked for and can help. False after a normal end."""
        yield Supply(self._lock.acquire)
        try:
            if self._socket is not socket:
                return True
            if not self._can_reconnect(closed):
                self._finish(closed)
                return False
            return (yield from self._redial())
        finally:
            self._lock.release()

    def _can_reconnect(self, closed: Closed) -> bool:
        is_passing = closed.code in _PASSING and not closed.is_too_large
        return is_passing and not self._is_over and self._failures < self._attempts

    def _finish(self, closed: Closed) -> None:
        """Raises unless the connection was closed normally."""
        self.end = self.end or closed
        if self._is_over or closed.code in (1000, 1005):
            return
        if closed.is_too_large:
            problem = f"an event of the stream is larger than {self._limit} bytes"
            raise StreamError(f"The connection was closed: {problem}")
        raise SocketClosedError(closed.code, closed.reason)

    def _redial(self) -> Flow[bool]:
        while True:
            self._failures += 1
            self._pause.seconds = wait_before(self._failures, None)
            yield self._pause
            if self._is_over:
                return False
            try:
                self._socket = yield from self._dial()
            except SdkFailure:
                if self._failures >= self._attempts:
                    raise
                continue
            if self._is_over:
                yield HangUp(self._socket)
                return False
            if self._on_reconnect is not None:
                yield Supply(self._on_reconnect)
            return True

    def _dial(self) -> Flow[Any]:
        """Opens a connection, with the URL, the headers and the credentials that a request would have."""
        prepared = yield from prepare(self._config, self._call)
        applied = yield from credentials_for(self._config, prepared)
        secrets = (*prepared.secrets, *applied.secrets)
        called = Called(prepared.operation.spec["method"], prepared.url, secrets)
        connect_timeout = self._config.options.get("connect_timeout", DEFAULT_CONNECT_TIMEOUT)
        deadline = Deadline(prepared.timeout, connect_timeout, called)
        request = to_request(self._config, prepared, applied, deadline)
        url = re.sub("^http", "ws", str(request.url))
        items = request.headers.items()
        headers = [(name, value) for name, value in items if name.lower() not in _NOT_SENT]
        _log(prepared, url)
        try:
            return (yield self._dialling(url, headers, prepared.timeout))
        except TooLate:
            raise deadline.error() from None
        except Refused as refused:
            why = mask(str(refused), secrets)
            problem = f"the connection could not be opened{why and ': '}{why}"
            error = ConnectionFailure(failed(called, problem), was_sent=False)
            raise error from refused.__cause__

    def _dialling(self, url: str, headers: list[tuple[str, str]], timeout: float) -> Dial:
        return Dial(url, headers, timeout, self._limit, self._max_waiting, self._further)

    def _decode(self, data: str | bytes) -> Any:
        """A message as the API declares it; others as JSON, or as they came."""
        if isinstance(data, bytes):
            return data
        try:
            return decode(self._type, data)
        except Misread:
            pass
        try:
            return parse_json(data)
        except Misread:
            return data


def _log(prepared: Prepared, url: str) -> None:
    if prepared.logger is not None:
        fields = {"method": prepared.operation.spec["method"], "url": masked_url(url)}
        write_log(prepared.logger, logging.INFO, "connect", fields)
