"""The driver of Python SDKs (docs/backends/3-conformance.md): ``driver.py <folder of the SDK> sync|async``.

It reads one message a line, calls the SDK, and answers one line for each. It translates names and values and judges
nothing.
"""

from __future__ import annotations

import asyncio
import json
import math
import sys
import threading
import time
from typing import Any, Callable

# The command line of httpx, which loads for a sixth of the time of a start, and which few installations have.
sys.modules["httpx._main"] = None  # type: ignore[assignment]

from commands import SyncDriver
from commands_async import AsyncDriver
from state import State
from table import Table

_output = threading.Lock()
_MOST_SETTLING = 1.0
"""Seconds that threads and tasks which are about to end may take."""


def finite(value: Any) -> Any:
    """A value in which numbers that JSON does not have are null, as in answers of other languages."""
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, dict):
        return {key: finite(item) for key, item in value.items()}
    return [finite(item) for item in value] if isinstance(value, list) else value


def say(answer: dict[str, Any]) -> None:
    try:
        line = json.dumps(answer, allow_nan=False)
    except ValueError:
        line = json.dumps(finite(answer))
    with _output:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


def threads() -> list[str]:
    """Names of threads that stay although all calls have ended."""
    began = time.monotonic()
    while True:
        here = threading.current_thread()
        left = [one for one in threading.enumerate() if one not in (here, threading.main_thread())]
        # Workers of pools wait for further work.
        left = [one for one in left if not one.name.startswith(("asyncio_", "AnyIO worker"))]
        if not left or time.monotonic() - began > _MOST_SETTLING:
            return [one.name for one in left]
        time.sleep(0.002)


def end(left: list[str]) -> None:
    """Ends the process; badly where something of the SDK never ends."""
    if left:
        sys.stderr.write("still running: " + ", ".join(left) + "\n")
        sys.stderr.flush()
        # Threads that are not daemons would be waited for.
        import os

        os._exit(1)


def run_sync(state: State) -> None:
    """Calls run beside each other, in threads; what changes the driver happens at once."""
    driver = SyncDriver(state, threads)
    say({"driver": 0, "ok": True, "ms": 0})
    for line in sys.stdin:
        message = json.loads(line)
        if message["op"] == "call":
            threading.Thread(target=lambda m=message: say(driver.answer(m)), name="call").start()
        else:
            say(driver.answer(message))
    end(threads())


async def run_async(state: State) -> None:
    """Calls run beside each other, in tasks."""
    calls: set[asyncio.Task[None]] = set()

    async def left() -> list[str]:
        began = time.monotonic()
        own = {asyncio.current_task(), main, *calls}
        while True:
            tasks = [task for task in asyncio.all_tasks() if task not in own and not task.done()]
            if not tasks or time.monotonic() - began > _MOST_SETTLING:
                return [repr(task) for task in tasks] + threads()
            await asyncio.sleep(0.002)

    main = asyncio.current_task()
    driver = AsyncDriver(state, left)
    reader = asyncio.StreamReader(limit=1 << 26)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)

    async def respond(message: dict[str, Any]) -> None:
        say(await driver.answer(message))

    say({"driver": 0, "ok": True, "ms": 0})
    while line := await reader.readline():
        message = json.loads(line)
        if message["op"] == "call":
            task = asyncio.create_task(respond(message))
            calls.add(task)
            task.add_done_callback(calls.discard)
        else:
            await respond(message)
    for task in list(calls):
        task.cancel()
    end(await left())


def main(folder: str, mode: str) -> None:
    state = State(Table.load(folder, mode))
    run: Callable[[State], Any] = run_sync if mode == "sync" else run_async
    if mode == "sync":
        run(state)
    else:
        asyncio.run(run(state))


if __name__ == "__main__":
    main(*sys.argv[1:])
