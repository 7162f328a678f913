"""Streams as callers read them."""

from __future__ import annotations

import warnings
from contextlib import suppress
from types import TracebackType
from typing import AsyncIterator, Callable, Generic, Iterator, Mapping, TypeVar

from ..errors import ConfigurationError
from ..flow import Flow, run_async, run_sync
from .event import ServerSentEvent, T_co
from .reader import Reader

R = TypeVar("R")


class _Opened(Generic[T_co]):
    """What both kinds of streams have in common."""

    status_code: int
    headers: Mapping[str, str]
    """By case-insensitive name."""
    request_id: str | None

    def __init__(self, reader: Reader) -> None:
        raw = reader.reply.raw
        self.status_code = raw.status_code
        self.headers = raw.headers
        self.request_id = raw.request_id
        self._reader = reader
        self._is_iterated = False
        self._is_closed = False

    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__} status_code={self.status_code} request_id={self.request_id!r}>"
        )

    def _begin(self) -> None:
        if self._is_iterated:
            raise ConfigurationError("A stream can be iterated once")
        self._is_iterated = True

    def _next(self) -> Flow[ServerSentEvent[T_co] | None]:
        """The next event. ``None`` at the end, which is also that of a stream that is closed while
        it waits."""
        if self._is_closed:
            return None
        try:
            return (yield from self._reader.next())
        except Exception:
            if self._is_closed:
                return None
            raise

    def _close(self) -> Flow[None]:
        self._is_closed = True
        self._reader.stop()
        yield from self._reader.reply.close()


def _data_of(event: ServerSentEvent[R]) -> R:
    return event.data


def _whole(event: ServerSentEvent[R]) -> ServerSentEvent[R]:
    return event


class Stream(_Opened[T_co]):
    """Events as they arrive, which can be iterated once.

    Leaving the loop, leaving the ``with`` block, or ``close`` closes the connection. The timeout of the call
    applies between any two chunks.
    """

    def __iter__(self) -> Iterator[T_co]:
        return self._iterate(_data_of)

    def iter_events(self) -> Iterator[ServerSentEvent[T_co]]:
        """The events with their names and ids, in place of their data alone."""
        return self._iterate(_whole)

    def _iterate(self, part: Callable[[ServerSentEvent[T_co]], R]) -> Iterator[R]:
        self._begin()
        try:
            while (event := run_sync(self._next())) is not None:
                yield part(event)
        finally:
            self.close()

    def close(self) -> None:
        """Closes the connection."""
        if not self._is_closed:
            run_sync(self._close())

    def __enter__(self) -> Stream[T_co]:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def __del__(self) -> None:
        # One that was dropped before it was iterated; the iterator closes those that were.
        if getattr(self, "_is_closed", True) is False:
            with suppress(Exception):
                self.close()


class AsyncStream(_Opened[T_co]):
    """Events as they arrive, which can be iterated once.

    Leaving the loop, leaving the ``async with`` block, or ``aclose`` closes the connection. The timeout of the call
    applies between any two chunks.
    """

    def __aiter__(self) -> AsyncIterator[T_co]:
        return self._iterate(_data_of)

    def iter_events(self) -> AsyncIterator[ServerSentEvent[T_co]]:
        """The events with their names and ids, in place of their data alone."""
        return self._iterate(_whole)

    async def _iterate(self, part: Callable[[ServerSentEvent[T_co]], R]) -> AsyncIterator[R]:
        self._begin()
        try:
            while (event := await run_async(self._next())) is not None:
                yield part(event)
        finally:
            await self.aclose()

    async def aclose(self) -> None:
        """Closes the connection, and ends a loop that is waiting for an event."""
        if not self._is_closed:
            await run_async(self._close())

    async def __aenter__(self) -> AsyncStream[T_co]:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()

    def __del__(self) -> None:
        # Nothing can be awaited here. The event loop closes streams that were left while they were iterated.
        if getattr(self, "_is_closed", True) is False and not self._is_iterated:
            warnings.warn(f"unclosed {self!r}", ResourceWarning, source=self)
