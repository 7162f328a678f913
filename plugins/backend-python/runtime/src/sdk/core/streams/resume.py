"""Streams that go on where a connection broke off."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Mapping, Optional, TypeVar

from ..call import Call
from ..client import AsyncCore, SyncCore
from ..errors import ConnectionFailure, StreamError
from ..flow import Effect, Flow
from ..omit import OMIT
from ..options import RequestOptions
from ..pause import Pause
from ..prepare import retries_of
from ..reply import Reply
from ..retry import wait_before
from ..spec import Operation
from .events import EventFrames, open_events
from .reader import Event, ReplyReader
from .stream import AsyncStream, Stream

T = TypeVar("T")


def resume_events(
    core: SyncCore,
    operation: Operation[T],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> Stream[T]:
    """Calls an operation whose events go on where a connection broke off.

    The call is made again with the id of the last event, as often as calls are retried before another event comes.
    """
    call = Call(operation, params, body, options)
    return Stream(_ResumingReader(core, call, *core.perform(call, open_events).data))


async def resume_events_async(
    core: AsyncCore,
    operation: Operation[T],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> AsyncStream[T]:
    """Calls an operation whose events go on where a connection broke off.

    The call is made again with the id of the last event, as often as calls are retried before another event comes.
    """
    call = Call(operation, params, body, options)
    opened = (await core.perform(call, open_events)).data
    return AsyncStream(_ResumingReader(core, call, *opened))


class _Again(Effect):
    """Makes the call once more."""

    __slots__ = ("core", "call")

    def __init__(self, core: SyncCore | AsyncCore, call: Call) -> None:
        self.core = core
        self.call = call

    def perform(self) -> tuple[Reply, EventFrames]:
        assert isinstance(self.core, SyncCore)
        return self.core.perform(self.call, open_events).data

    async def perform_async(self) -> tuple[Reply, EventFrames]:
        assert isinstance(self.core, AsyncCore)
        return (await self.core.perform(self.call, open_events)).data


class _ResumingReader:
    """Reads one response after the other."""

    def __init__(
        self, core: SyncCore | AsyncCore, call: Call, reply: Reply, frames: EventFrames
    ) -> None:
        self._core = core
        self._call = call
        self._limit = retries_of(core.config, call) if _is_repeatable(call) else 0
        self._last_id = ""
        self._failures = 0
        self._is_stopped = False
        self._pause = Pause()
        self._read(reply, frames)

    def next(self) -> Flow[Optional[Event]]:
        """The next event; ``None`` at the end."""
        while not self._is_stopped:
            try:
                return (yield from self._reader.next())
            except (ConnectionFailure, StreamError) as error:
                if not self._can_resume(error):
                    raise
            yield from self._reconnect()
        return None

    def stop(self) -> None:
        """Ends a wait for the next connection."""
        self._is_stopped = True
        self._pause.end()

    def _read(self, reply: Reply, frames: EventFrames) -> None:
        frames.see = self._see
        frames.go_on(self._last_id)
        self.reply = reply
        self._reader = ReplyReader(reply, frames)

    def _see(self, event: Event) -> None:
        self._failures = 0
        self._last_id = event.id

    def _can_resume(self, error: ConnectionFailure | StreamError) -> bool:
        """Whether the stream ended before its time, and not because the server reported an error in it."""
        broke_off = not isinstance(error, StreamError) or error.data is None
        return broke_off and self._last_id != "" and self._failures < self._limit

    def _reconnect(self) -> Flow[None]:
        self._failures += 1
        yield from self.reply.close()
        self._pause.seconds = wait_before(self._failures, None)
        yield self._pause
        if self._is_stopped:
            return
        options = self._call.options or {}
        headers = {**(options.get("headers") or {}), "Last-Event-ID": self._last_id}
        again: RequestOptions = {**options, "headers": headers}
        reply, frames = yield _Again(self._core, replace(self._call, options=again))
        if self._is_stopped:
            # It was closed while it was being connected anew.
            yield from reply.close()
        else:
            self._read(reply, frames)


def _is_repeatable(call: Call) -> bool:
    """Whether a request has no body that may be one to be read once."""
    return call.operation.spec.get("body", {}).get("kind") not in ("binary", "multipart")
