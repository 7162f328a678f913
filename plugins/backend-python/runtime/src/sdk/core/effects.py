"""The effects of calls: sending a request, and reading or closing the body of a response."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, AsyncIterator, Callable, Iterator, Sequence, TypeVar

import anyio

from .flow import Effect, Flow, run_async, run_sync
from .middleware import chain, chain_async
from .timeouts import Deadline
from .transport import FAILURES, Http, Request, Response, answered, explain

T = TypeVar("T")


class Send(Effect):
    """Sends a request once. Gives a response whose body is not read. Raises ``BrandTokenConnectionError``."""

    __slots__ = ("http", "request", "deadline")

    def __init__(self, http: Http, request: Request, deadline: Deadline) -> None:
        self.http = http
        self.request = request
        self.deadline = deadline

    def perform(self) -> Response:
        try:
            return self.http.send(self.request)
        except FAILURES as error:
            raise explain(error, self.deadline) from error

    async def perform_async(self) -> Response:
        response: Response | None = None
        with anyio.move_on_after(self.deadline.remaining()):
            try:
                response = await self.http.send_async(self.request)
            except FAILURES as error:
                raise explain(error, self.deadline) from error
        if response is None:
            raise self.deadline.error()
        return response


class Exchange(Effect):
    """Passes a request through all middleware. ``send`` makes the flow that sends what comes out of it."""

    __slots__ = ("middleware", "send", "request", "deadline")

    def __init__(
        self,
        middleware: Sequence[Any],
        send: Callable[[Request], Flow[Response]],
        request: Request,
        deadline: Deadline,
    ) -> None:
        self.middleware = middleware
        self.send = send
        self.request = request
        self.deadline = deadline

    def perform(self) -> Response:
        send = chain(self.middleware, lambda request: run_sync(self.send(request)))
        return answered(send(self.request), self.request)

    async def perform_async(self) -> Response:
        send = chain_async(self.middleware, lambda request: run_async(self.send(request)))
        response: Response | None = None
        with anyio.move_on_after(self.deadline.remaining()):
            response = await send(self.request)
        if response is None:
            raise self.deadline.error()
        return answered(response, self.request)


class Body:
    """The body of a response, which is read once."""

    __slots__ = ("response", "deadline", "_chunks")

    def __init__(self, response: Response, deadline: Deadline) -> None:
        self.response = response
        self.deadline = deadline
        self._chunks: Any = None

    def chunks(self) -> Iterator[bytes]:
        """The rest of the body, on the caller's thread."""
        self._chunks = self._chunks or self.response.iter_bytes()
        chunks: Iterator[bytes] = self._chunks
        return chunks

    def chunks_async(self) -> AsyncIterator[bytes]:
        """The rest of the body, on the caller's event loop."""
        self._chunks = self._chunks or self.response.aiter_bytes()
        chunks: AsyncIterator[bytes] = self._chunks
        return chunks

    def close(self) -> None:
        """Closes the connection, unless the body was read to its end."""
        self.response.close()

    async def aclose(self) -> None:
        """Closes the connection, unless the body was read to its end."""
        with anyio.CancelScope(shield=True):
            with suppress(RuntimeError):
                # It cannot be closed while another task reads. That task finds the response closed.
                if self._chunks is not None:
                    await self._chunks.aclose()
            await self.response.aclose()


class TooLarge(Exception):
    """A body has more bytes than are allowed."""


class ReadAll(Effect):
    """Reads a whole body. Raises ``TooLarge`` if it has more than ``most`` bytes; ``None`` for no limit."""

    __slots__ = ("body", "most")

    def __init__(self, body: Body, most: int | None) -> None:
        self.body = body
        self.most = most

    def perform(self) -> bytes:
        deadline = self.body.deadline
        parts: list[bytes] = []
        size = 0
        try:
            for part in self.body.chunks():
                size = self._add(parts, part, size)
                if deadline.is_over():
                    raise deadline.error()
        except FAILURES as error:
            raise explain(error, deadline) from error
        return b"".join(parts)

    async def perform_async(self) -> bytes:
        deadline = self.body.deadline
        parts: list[bytes] = []
        size = 0
        is_whole = False
        with anyio.move_on_after(deadline.remaining()):
            try:
                async for part in self.body.chunks_async():
                    size = self._add(parts, part, size)
            except FAILURES as error:
                raise explain(error, deadline) from error
            is_whole = True
        if not is_whole:
            raise deadline.error()
        return b"".join(parts)

    def _add(self, parts: list[bytes], part: bytes, size: int) -> int:
        size += len(part)
        if self.most is not None and size > self.most:
            raise TooLarge
        parts.append(part)
        return size


class ReadChunk(Effect):
    """Reads the next bytes of a body; ``None`` at its end."""

    __slots__ = ("body",)

    def __init__(self, body: Body) -> None:
        self.body = body

    def perform(self) -> bytes | None:
        try:
            return next(self.body.chunks(), None)
        except FAILURES as error:
            raise explain(error, self.body.deadline) from error

    async def perform_async(self) -> bytes | None:
        deadline = self.body.deadline
        with anyio.move_on_after(deadline.remaining()):
            try:
                return await anext(self.body.chunks_async(), None)
            except FAILURES as error:
                raise explain(error, deadline) from error
        raise deadline.error()


class Close(Effect):
    """Lets go of a body."""

    __slots__ = ("body",)

    def __init__(self, body: Body) -> None:
        self.body = body

    def perform(self) -> None:
        self.body.close()

    async def perform_async(self) -> None:
        await self.body.aclose()


_WORTH_READING = 64 * 1024
_PATIENCE = 0.1


def pass_over(body: Body) -> Flow[None]:
    """Passes over a body that nobody wants. A small one is read if it is at hand: its connection can be used again."""
    length = body.response.headers.get("content-length", "")
    try:
        if not length.isdecimal() or int(length) <= _WORTH_READING:
            yield from _drain(body)
    finally:
        yield Close(body)


def _drain(body: Body) -> Flow[None]:
    body.deadline.hurry(_PATIENCE)
    left = _WORTH_READING
    try:
        while left >= 0:
            chunk: bytes | None = yield ReadChunk(body)
            if chunk is None:
                return
            left -= len(chunk)
    except Exception:
        # Nobody needs the response, and its connection is given up.
        return
    finally:
        body.deadline.hurry(None)
