"""Times a call of the SDK and the same call by httpx alone, in turn. Prints the times of each round as JSON.

    python calls.py <url> <rounds> <calls>
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from typing import Any, Awaitable, Callable

import httpx
from acme import Acme, AsyncAcme
from pydantic import BaseModel

url, rounds, calls = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
HEADERS = {"authorization": "Bearer t", "accept": "application/json"}


class Pet(BaseModel):
    name: str | None = None
    age: int | None = None


Times = dict[str, list[float]]
Round = tuple[Times, Times]


def ask() -> dict[str, Any]:
    """The call as one writes it by hand: typed, and with a time limit."""
    return {
        "params": {"fields": ["name", "age"]},
        "json": Pet(name="Rex", age=4).model_dump(exclude_unset=True),
        "headers": HEADERS,
        "timeout": 60,
    }


def timed_sync() -> Round:
    sdk = Acme(token="t", base_url=url)
    bare = httpx.Client()

    def by_hand() -> Pet:
        response = bare.put(f"{url}/pets/p1", **ask())
        response.raise_for_status()
        return Pet.model_validate_json(response.content)

    def by_sdk() -> Any:
        return sdk.pets.update("p1", fields=["name", "age"], name="Rex", age=4)

    wall: Times = {"bare": [], "sdk": []}
    cpu: Times = {"bare": [], "sdk": []}
    for number in range(-2, rounds):
        pairs: list[tuple[str, Callable[[], Any]]] = [("bare", by_hand), ("sdk", by_sdk)]
        for name, call in pairs if number % 2 else pairs[::-1]:
            gc.collect()
            since, used = time.perf_counter(), time.process_time()
            for _ in range(calls):
                call()
            note(number, wall[name], time.perf_counter() - since)
            note(number, cpu[name], time.process_time() - used)
    return wall, cpu


async def timed_async() -> Round:
    sdk = AsyncAcme(token="t", base_url=url)
    bare = httpx.AsyncClient()

    async def by_hand() -> Pet:
        response = await bare.put(f"{url}/pets/p1", **ask())
        response.raise_for_status()
        return Pet.model_validate_json(response.content)

    async def by_sdk() -> Any:
        return await sdk.pets.update("p1", fields=["name", "age"], name="Rex", age=4)

    wall: Times = {"bare": [], "sdk": []}
    cpu: Times = {"bare": [], "sdk": []}
    for number in range(-2, rounds):
        pairs: list[tuple[str, Callable[[], Awaitable[Any]]]] = [("bare", by_hand), ("sdk", by_sdk)]
        for name, call in pairs if number % 2 else pairs[::-1]:
            gc.collect()
            since, used = time.perf_counter(), time.process_time()
            for _ in range(calls):
                await call()
            note(number, wall[name], time.perf_counter() - since)
            note(number, cpu[name], time.process_time() - used)
    return wall, cpu


def note(number: int, times: list[float], seconds: float) -> None:
    """The first rounds warm up."""
    if number >= 0:
        times.append(seconds / calls * 1e6)


print(json.dumps({"sync": timed_sync(), "async": asyncio.run(timed_async())}))
