"""Many calls, one after the other and at the same time, by both clients. Prints what has grown meanwhile."""

from __future__ import annotations

import asyncio
import gc
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from client import GET, SIZE, async_client, client, handles, memory, threads


def _state() -> dict[str, float]:
    gc.collect()
    return {
        "memory": memory(),
        "handles": handles(),
        "threads": threads(),
        "objects": len(gc.get_objects()),
    }


def _growth(before: dict[str, float]) -> dict[str, float]:
    after = _state()
    return {name: round(after[name] - value, 2) for name, value in before.items()}


def by_threads() -> Any:
    core = client()
    with ThreadPoolExecutor(8) as pool:

        def calls(count: int) -> None:
            for _ in range(count // 8):
                list(pool.map(lambda _: core.call(GET, {}), range(8)))

        # The first calls open connections and fill caches.
        calls(SIZE // 4)
        before = _state()
        calls(SIZE)
        grown = _growth(before)
    core.close()
    return grown


async def by_tasks() -> Any:
    core = async_client()

    async def calls(count: int) -> None:
        for _ in range(count // 8):
            await asyncio.gather(*(core.call(GET, {}) for _ in range(8)))

    await calls(SIZE // 4)
    before = _state()
    await calls(SIZE)
    grown = _growth(before)
    await core.aclose()
    return grown


print(json.dumps({"threads": by_threads(), "tasks": asyncio.run(by_tasks())}))
