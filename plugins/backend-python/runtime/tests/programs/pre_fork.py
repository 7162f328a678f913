"""A server that forks workers, as gunicorn does with ``preload_app``: they use the client of their parent.

The parent calls before it forks and while its workers do, which are asynchronous, too. Prints what the workers got.
"""

from __future__ import annotations

import asyncio
import json
import os
import threading
import warnings

from client import GET, async_client, client

# Connections end with the loop that made them.
warnings.simplefilter("ignore", ResourceWarning)

WORKERS, CALLS = 4, 25
core, async_core = client(), async_client()


def call(name: str) -> bool:
    return bool(core.call(GET, {}, options={"headers": {"x-n": name}})["n"] == name)


async def call_async(name: str) -> bool:
    found = await async_core.call(GET, {}, options={"headers": {"x-n": name}})
    return bool(found["n"] == name)


async def work_async(number: int) -> bool:
    names = [f"{number}-{index}" for index in range(CALLS)]
    return all(await asyncio.gather(*map(call_async, names)))


def work(number: int) -> bool:
    answers = [call(f"{number}-{index}") for index in range(CALLS)]
    return all(answers) and asyncio.run(work_async(number))


def forked(number: int) -> int:
    child = os.fork()
    if child == 0:
        os._exit(0 if work(number) else 1)
    return child


assert call("first") and asyncio.run(call_async("second"))
# A thread of the parent is within a call while it forks.
ended = threading.Event()


def keep_calling() -> None:
    while not ended.is_set():
        call("meanwhile")


thread = threading.Thread(target=keep_calling)
thread.start()
children = [forked(number) for number in range(WORKERS)]
codes = [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]
ended.set()
thread.join()
print(json.dumps({"codes": codes, "parent": work(99)}))
core.close()
