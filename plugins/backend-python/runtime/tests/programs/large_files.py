"""Uploads and downloads a large file by both clients. Prints how much memory it took at most."""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path

from client import FILE, FORM, GET, SEND, SIZE, async_client, client, peak

from sdk.core.download import download, download_async


def run(folder: Path) -> None:
    core = client()
    source, target = folder / "source", folder / "target"
    with source.open("wb") as file:
        file.truncate(SIZE)
    assert core.call(SEND, {}, source) == SIZE
    assert core.call(FORM, {}, {"file": source, "note": "x"}) > SIZE
    with source.open("rb") as opened:
        assert core.call(SEND, {}, opened) == SIZE
    download(core, FILE, {}).write_to_file(target)
    assert target.stat().st_size == SIZE
    assert sum(map(len, download(core, FILE, {}).iter_bytes())) == SIZE
    core.close()


async def run_async(folder: Path) -> None:
    core = async_client()
    source, target = folder / "source", folder / "target"
    assert await core.call(SEND, {}, source) == SIZE
    assert await core.call(FORM, {}, {"file": source, "note": "x"}) > SIZE
    await (await download_async(core, FILE, {})).write_to_file(target)
    assert target.stat().st_size == SIZE
    await core.aclose()


async def warm_up() -> None:
    core = async_client()
    await core.call(GET, {})
    await core.aclose()


first = client()
first.call(GET, {})
first.close()
asyncio.run(warm_up())
before = peak()
with tempfile.TemporaryDirectory() as name:
    run(Path(name))
    middle = peak()
    asyncio.run(run_async(Path(name)))
print(json.dumps({"sync": round(middle - before, 1), "async": round(peak() - middle, 1)}))
