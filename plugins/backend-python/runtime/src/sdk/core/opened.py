"""Responses whose body is read piece by piece, by streams and downloads."""

from __future__ import annotations

from typing import AsyncIterator, Iterator

from .flow import run_async, run_sync
from .reply import Reply


class OpenResponse:
    """An open response of a sync client. Close it."""

    __slots__ = ("reply",)

    def __init__(self, reply: Reply) -> None:
        self.reply = reply

    def chunks(self) -> Iterator[bytes]:
        """The rest of the body as it arrives. Raises ``BrandTokenTimeoutError`` or ``BrandTokenConnectionError``."""
        while (chunk := run_sync(self.reply.read_chunk())) is not None:
            yield chunk

    def close(self) -> None:
        """Closes the connection, unless the body was read to its end."""
        run_sync(self.reply.close())


class AsyncOpenResponse:
    """An open response of an async client. Close it."""

    __slots__ = ("reply",)

    def __init__(self, reply: Reply) -> None:
        self.reply = reply

    async def chunks(self) -> AsyncIterator[bytes]:
        """The rest of the body as it arrives. Raises ``BrandTokenTimeoutError`` or ``BrandTokenConnectionError``."""
        while (chunk := await run_async(self.reply.read_chunk())) is not None:
            yield chunk

    async def aclose(self) -> None:
        """Closes the connection, unless the body was read to its end."""
        await run_async(self.reply.close())
