"""What ``ways.py`` does, with the asynchronous clients."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, AsyncIterable, Callable

from ways import told_by

Call = Callable[[], Any]


async def _by_next_page(page: Any) -> list[Any]:
    items = [*page.items]
    while page.has_next:
        page = await page.get_next_page()
        items += page.items
    return items


async def _all(source: AsyncIterable[Any]) -> list[Any]:
    return [item async for item in source]


async def _of_pages(pages: AsyncIterable[Any]) -> list[Any]:
    return [item async for page in pages for item in page.items]


async def _list_ways(call: Call) -> dict[str, Any]:
    return {
        "async for": await _all(call()),
        "iter_pages": await _of_pages(call().iter_pages()),
        "async for of a page": await _all(await call()),
        "iter_pages of a page": await _of_pages((await call()).iter_pages()),
        "get_next_page": await _by_next_page(await call()),
    }


async def named_events(call: Call) -> list[Any]:
    async with await call() as stream:
        return await _all(stream.iter_events())


async def _stream_ways(call: Call) -> dict[str, Any]:
    async with await call() as stream:
        data = await _all(stream)
    return {"async for": data, "iter_events": [event.data for event in await named_events(call)]}


async def _saved(download: Any) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder, "file")
        await download.write_to_file(path)
        return path.read_bytes()


async def _file_ways(call: Call) -> dict[str, Any]:
    return {
        "iter_bytes": b"".join(await _all((await call()).iter_bytes())).hex(),
        "read": (await (await call()).read()).hex(),
        "write_to_file": (await _saved(await call())).hex(),
    }


async def ways(kind: str, call: Call) -> dict[str, Any]:
    by_kind = {"page": _list_ways, "stream": _stream_ways, "file": _file_ways}
    return await by_kind[kind](call)


async def head_of(kind: str, call: Call) -> dict[str, Any]:
    result = await call()
    if kind != "page":
        await result.aclose()
    return told_by(result, kind)
