"""A notebook: a loop runs all the time, cells await at the top level, and some call the sync client within it."""

from __future__ import annotations

import ast
import asyncio
import inspect
import json

from client import GET, async_client, client

CELLS = [
    "core, async_core = client(), async_client()",
    "first = await async_core.call(GET, {})",
    "second = core.call(GET, {})",
    "third = await asyncio.gather(*(async_core.call(GET, {}) for _ in range(20)))",
    "task = asyncio.create_task(async_core.call(GET, {}))",
    "fourth = await task",
    "await async_core.aclose(); core.close()",
]
space = {"GET": GET, "client": client, "async_client": async_client, "asyncio": asyncio}


async def notebook() -> None:
    for cell in CELLS:
        code = compile(cell, "cell", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
        result = eval(code, space)
        if inspect.isawaitable(result):
            await result


asyncio.run(notebook())
found = [space["first"], space["second"], *space["third"], space["fourth"]]
print(json.dumps(len([one for one in found if one["token"] is not None])))
