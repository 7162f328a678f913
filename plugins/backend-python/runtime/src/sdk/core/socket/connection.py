"""Connections as callers use them."""

from __future__ import annotations

import threading
from types import TracebackType
from typing import Any, AsyncIterator, Generic, Iterator, Mapping, TypeVar, cast

import anyio

from ..call import Call
from ..client import AsyncCore, SyncCore
from ..decode import to_json
from ..errors import ConfigurationError
from ..flow import run_async, run_sync
from ..omit import OMIT
from ..options import RequestOptions
from ..spec import Operation
from .link import END, Link
from .options import SocketOptions

Send = TypeVar("Send", contravariant=True)
Received = TypeVar("Received", covariant=True)


class _Ended:
    """How a connection ended."""

    def __init__(self, link: Link) -> None:
        self._link = link

    @property
    def close_code(self) -> int | None:
        """Close code of RFC 6455 once the connection has ended; 1006 if it was lost."""
        return None if self._link.end is None else self._link.end.code

    @property
    def close_reason(self) -> str | None:
        """The reason that was given once the connection has ended."""
        return None if self._link.end is None else self._link.end.reason


class Connection(_Ended, Generic[Send, Received]):
    """An open connection to a channel.

    Iterating over it gives the messages as they arrive; leaving the loop or the ``with`` block closes it. Messages
    that the API does not declare are passed on unchecked: decoded if they are JSON, else as text or bytes. Raises
    ``SocketClosedError`` after the last message if the connection was not closed normally. One thread can receive
    while others send.
    """

    def send(self, message: Send) -> None:
        """Sends a message as JSON, or bytes as they are. Waits while a new connection is being opened."""
        run_sync(self._link.send(_written(message)))

    def receive(self) -> Received | None:
        """The next message; ``None`` once the connection was closed normally. Where JSON null is a message, iterate."""
        message = run_sync(self._link.receive())
        return None if message is END else cast(Received, message)

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Closes the connection. The code must be 1000 or between 3000 and 4999."""
        _check_code(code)
        run_sync(self._link.close(code, reason))

    def __iter__(self) -> Iterator[Received]:
        try:
            while (message := run_sync(self._link.receive())) is not END:
                yield message
        finally:
            self.close()

    def __enter__(self) -> Connection[Send, Received]:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


class AsyncConnection(_Ended, Generic[Send, Received]):
    """An open connection to a channel, on an event loop of asyncio: the package ``websockets`` knows no other.

    Iterating over it gives the messages as they arrive; leaving the loop or the ``async with`` block closes it.
    Messages that the API does not declare are passed on unchecked: decoded if they are JSON, else as text or bytes.
    Raises
    ``SocketClosedError`` after the last message if the connection was not closed normally. One task can receive while
    others send.
    """

    async def send(self, message: Send) -> None:
        """Sends a message as JSON, or bytes as they are. Waits while a new connection is being opened."""
        await run_async(self._link.send(_written(message)))

    async def receive(self) -> Received | None:
        """The next message; ``None`` once the connection was closed normally. Where JSON null is a message, iterate."""
        message = await run_async(self._link.receive())
        return None if message is END else cast(Received, message)

    async def aclose(self, code: int = 1000, reason: str = "") -> None:
        """Closes the connection. The code must be 1000 or between 3000 and 4999."""
        _check_code(code)
        await run_async(self._link.close(code, reason))

    async def __aiter__(self) -> AsyncIterator[Received]:
        try:
            while (message := await run_async(self._link.receive())) is not END:
                yield message
        finally:
            await self.aclose()

    async def __aenter__(self) -> AsyncConnection[Send, Received]:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()


def _written(message: object) -> str | bytes:
    return bytes(message) if isinstance(message, (bytes, bytearray)) else to_json(message)


def _check_code(code: int) -> None:
    if code != 1000 and not 3000 <= code <= 4999:
        raise ConfigurationError("The code must be 1000, or one of 3000 to 4999")


def open_socket(
    core: SyncCore,
    operation: Operation[Received],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> Connection[Any, Received]:
    """Opens a channel. ``options`` may have those of ``SocketOptions`` too.

    Raises ``BrandTokenConnectionError``, ``BrandTokenTimeoutError`` or ``ConfigurationError``.
    """
    call = Call(operation, params, body, options, is_socket=True)
    link = Link(core.config, call, cast(SocketOptions, options or {}), threading.Lock())
    run_sync(link.open())
    return Connection(link)


async def open_socket_async(
    core: AsyncCore,
    operation: Operation[Received],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> AsyncConnection[Any, Received]:
    """Opens a channel. ``options`` may have those of ``SocketOptions`` too.

    Raises ``BrandTokenConnectionError``, ``BrandTokenTimeoutError`` or ``ConfigurationError``.
    """
    call = Call(operation, params, body, options, is_socket=True)
    link = Link(core.config, call, cast(SocketOptions, options or {}), anyio.Lock())
    await run_async(link.open())
    return AsyncConnection(link)
