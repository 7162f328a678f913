"""What a driver does with the asynchronous clients."""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import Any, Awaitable, Callable

from answers import Progress
from arguments import Message
from printing import describe
from state import State
from table import Entry
from values import plain
from ways_async import head_of, named_events, ways


class AsyncDriver:
    """Answers messages with the asynchronous client."""

    def __init__(self, state: State, leftover: Callable[[], Awaitable[list[str]]]) -> None:
        self._state = state
        self._leftover = leftover

    async def answer(self, message: Message) -> dict[str, Any]:
        began = time.perf_counter()
        try:
            done = await self._perform(message)
            return {"driver": message["id"], "ok": True, "ms": 0, **done}
        except Exception as error:
            ms = (time.perf_counter() - began) * 1000
            return {
                "driver": message["id"],
                "ok": False,
                "ms": ms,
                "error": describe(self._state.table, error),
            }

    async def _perform(self, message: Message) -> dict[str, Any]:
        if message["op"] == "reset":
            return await self._reset()
        if message["op"] != "call":
            return self._state.perform(message)
        count = message.get("parallel") or 0
        if count == 0:
            return await self._call_once(message)
        return {
            "value": list(await asyncio.gather(*(self._call_once(message) for _ in range(count))))
        }

    async def _reset(self) -> dict[str, Any]:
        for client in self._state.clients.values():
            await client.aclose()
        self._state.clients.clear()
        self._state.lines.clear()
        left = await self._leftover()
        if left:
            raise RuntimeError(f"still running: {left}")
        return {}

    async def _call_once(self, message: Message) -> dict[str, Any]:
        call, entry = self._state.begin(message)
        progress = Progress(self._state.table, message, entry)
        task = asyncio.ensure_future(self._consume(call, entry, message, progress))
        cancel_after = message.get("cancelAfter")
        timer = None
        if cancel_after == 0:
            task.cancel()
        elif cancel_after is not None:
            timer = asyncio.get_running_loop().call_later(cancel_after / 1000, task.cancel)
        try:
            return progress.answer(await task)
        except (Exception, asyncio.CancelledError) as error:
            return progress.failure(error)
        finally:
            if timer is not None:
                timer.cancel()

    async def _consume(
        self, call: Callable[[], Any], entry: Entry, message: Message, progress: Progress
    ) -> Any:
        consume = message.get("consume") or "value"
        if consume == "ways":
            return await ways(entry.kind, call)
        if consume == "named":
            return await named_events(call)
        if consume == "head":
            return await head_of(entry.kind, call)
        if consume == "items":
            return await self._iterate(call(), progress)
        result = await call()
        if consume == "none" or (consume == "value" and entry.kind in ("stream", "file", "socket")):
            return None
        if consume == "events":
            async with result as stream:
                return await self._iterate(stream, progress)
        if consume == "socket":
            return await self._converse(result, message, progress)
        if consume == "bytes":
            return await self._digest(result, message)
        return result

    async def _iterate(self, source: Any, progress: Progress) -> list[Any]:
        async for item in source:
            if progress.add(item):
                break
        return progress.items

    async def _converse(self, connection: Any, message: Message, progress: Progress) -> list[Any]:
        for sent in message.get("send") or []:
            await connection.send(plain(sent))
        while len(progress.items) != message.get("limit"):
            received = await connection.receive()
            if received is None:
                return progress.items
            progress.add(received)
        await connection.aclose(message.get("code") or 1000)
        return progress.items

    async def _digest(self, response: Any, message: Message) -> dict[str, Any]:
        hashed, length, count = hashlib.sha256(), 0, 0
        async with response as download:
            async for chunk in download.iter_bytes():
                hashed.update(chunk)
                length += len(chunk)
                count += 1
                if count == message.get("limit"):
                    break
                await asyncio.sleep((message.get("pause") or 0) / 1000)
        return {"length": length, "sha256": hashed.hexdigest()}
