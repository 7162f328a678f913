"""50 parallel calls on an access token that has ended. Prints how many tokens were asked for."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from client import GET, URL, async_client, client


def by_threads() -> list[Any]:
    core = client()
    first = core.call(GET, {})
    time.sleep(1.1)
    with ThreadPoolExecutor(50) as pool:
        found = [*pool.map(lambda _: core.call(GET, {}), range(50))]
    core.close()
    return [first, *found]


async def by_tasks() -> list[Any]:
    core = async_client()
    first = await core.call(GET, {})
    await asyncio.sleep(1.1)
    found = await asyncio.gather(*(core.call(GET, {}) for _ in range(50)))
    await core.aclose()
    return [first, *found]


found = by_threads() if sys.argv[1] == "threads" else asyncio.run(by_tasks())
tokens = [one["token"] for one in found]
print(json.dumps({"tokens": sorted({*tokens}), "asked": httpx.get(f"{URL}/tokens").json()}))
