"""Calls that answer with a file."""

from __future__ import annotations

import os
import warnings
from contextlib import suppress
from types import TracebackType
from typing import Any, AsyncIterator, Callable, Iterator, Mapping, TypeVar, Union

import anyio

from .call import Call
from .client import AsyncCore, SyncCore
from .disposition import filename_of
from .errors import ConfigurationError
from .flow import Flow, run_async, run_sync
from .omit import OMIT
from .options import RequestOptions
from .reply import Reply
from .spec import Operation

Path = Union[str, "os.PathLike[str]"]


class _Body:
    """What both kinds of responses have in common."""

    status_code: int
    headers: Mapping[str, str]
    """By case-insensitive name."""
    request_id: str | None

    def __init__(self, reply: Reply) -> None:
        self.status_code = reply.raw.status_code
        self.headers = reply.raw.headers
        self.request_id = reply.raw.request_id
        self._reply = reply
        self._is_used = False
        self._is_closed = False

    @property
    def content_type(self) -> str | None:
        """Content type of the body, if the server names it."""
        return self.headers.get("content-type")

    @property
    def filename(self) -> str | None:
        """Name of the file, if the server names it. It never contains a folder."""
        return filename_of(self.headers.get("content-disposition"))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} status_code={self.status_code} content_type={self.content_type!r}>"

    def _take(self) -> None:
        if self._is_used or self._is_closed:
            raise ConfigurationError("The body of a download can be read once")
        self._is_used = True

    def _close(self) -> Flow[None]:
        self._is_closed = True
        yield from self._reply.close()


class BinaryResponse(_Body):
    """A response body, which can be read once, piece by piece or as a whole.

    The timeout of the call applies between any two chunks. If you do not read the body, close it to release its
    connection, or use it in a ``with`` block.
    """

    def iter_bytes(self) -> Iterator[bytes]:
        """The body as it arrives. Leaving the loop closes the connection."""
        self._take()
        try:
            while (chunk := run_sync(self._reply.read_chunk())) is not None:
                yield chunk
        finally:
            self.close()

    def read(self) -> bytes:
        """The whole body."""
        return b"".join(self.iter_bytes())

    def write_to_file(self, path: Path) -> None:
        """Saves the body as a file, which is replaced if it exists. Only a part of it is held in memory at a time."""
        with self, open(path, "wb") as file:
            for chunk in self.iter_bytes():
                file.write(chunk)

    def close(self) -> None:
        """Discards the rest of the body and releases its connection."""
        if not self._is_closed:
            run_sync(self._close())

    def __enter__(self) -> BinaryResponse:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def __del__(self) -> None:
        # One that was dropped before it was read; the iterator closes those that were.
        if getattr(self, "_is_closed", True) is False:
            with suppress(Exception):
                self.close()


class AsyncBinaryResponse(_Body):
    """A response body, which can be read once, piece by piece or as a whole.

    The timeout of the call applies between any two chunks. If you do not read the body, close it to release its
    connection, or use it in an ``async with`` block.
    """

    async def iter_bytes(self) -> AsyncIterator[bytes]:
        """The body as it arrives. Leaving the loop closes the connection."""
        self._take()
        try:
            while (chunk := await run_async(self._reply.read_chunk())) is not None:
                yield chunk
        finally:
            await self.aclose()

    async def read(self) -> bytes:
        """The whole body."""
        return b"".join([chunk async for chunk in self.iter_bytes()])

    async def write_to_file(self, path: Path) -> None:
        """Saves the body as a file, which is replaced if it exists. Only a part of it is held in memory at a time.

        Files are written on worker threads.
        """
        async with self, await anyio.open_file(path, "wb") as file:
            async for chunk in self.iter_bytes():
                await file.write(chunk)

    async def aclose(self) -> None:
        """Discards the rest of the body and releases its connection."""
        if not self._is_closed:
            await run_async(self._close())

    async def __aenter__(self) -> AsyncBinaryResponse:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()

    def __del__(self) -> None:
        # Nothing can be awaited here. The event loop closes bodies that were left while they were read.
        if getattr(self, "_is_closed", True) is False and not self._is_used:
            warnings.warn(f"unclosed {self!r}", ResourceWarning, source=self)


_Made = TypeVar("_Made")


def _keeping_open(make: Callable[[Reply], _Made]) -> Callable[[Reply], Flow[_Made]]:
    def consume(reply: Reply) -> Flow[_Made]:
        yield from ()
        reply.keep_open()
        return make(reply)

    return consume


def download(
    core: SyncCore,
    operation: Operation[Any],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> BinaryResponse:
    """Calls an operation that answers with a file. Retries happen only before the body begins."""
    call = Call(operation, params, body, options)
    return core.perform(call, _keeping_open(BinaryResponse)).data


async def download_async(
    core: AsyncCore,
    operation: Operation[Any],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> AsyncBinaryResponse:
    """Calls an operation that answers with a file. Retries happen only before the body begins."""
    call = Call(operation, params, body, options)
    return (await core.perform(call, _keeping_open(AsyncBinaryResponse))).data
