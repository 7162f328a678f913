"""A user of an API that is called by JSON-RPC. The server compares all that it gets, in this order."""

from __future__ import annotations

import asyncio
import json
import os

import pytest
from kennel import (
    AsyncKennel,
    BadRequestError,
    DecodeError,
    JsonRpcError,
    Kennel,
    types,
)


def kennel(url: str = "KENNEL") -> Kennel:
    return Kennel(base_url=os.environ.get(url, url), max_retries=0)


def test_calls() -> None:
    [pet] = kennel().pets.list(limit=2)
    assert (pet.id, pet.name, pet.mood) == (1, "Rex", "calm")
    tom = types.Pet(id=2, name="Tom")
    assert kennel().pets.add(pet=tom) == 7
    assert kennel().pets.add(pet=tom, owner="Ann") == 7
    assert kennel().chain.block_number() == "0x10"
    assert kennel().chain.syncing() is False
    kennel().pets.seen(id=4)


def test_errors() -> None:
    async def call() -> None:
        async with AsyncKennel(base_url=os.environ["KENNEL"], max_retries=0) as client:
            await client.pets.list(limit=11)

    with pytest.raises(JsonRpcError) as caught:
        asyncio.run(call())
    failed = caught.value
    assert (failed.code, failed.status, failed.attempts) == (-32009, 200, 1)
    assert failed.data["limit"] == 10
    assert str(failed) == "pets.list failed with -32009: Too many pets"
    # An error that a server sends with a status of its own and without an id.
    with pytest.raises(JsonRpcError) as caught:
        kennel("PARSE_ERROR").chain.block_number()
    assert (caught.value.code, caught.value.status) == (-32700, 400)
    assert not isinstance(caught.value, BadRequestError)


def test_answers_that_are_none() -> None:
    stubs = json.loads(os.environ["BAD_ANSWERS"])
    assert stubs
    for url in stubs:
        with pytest.raises(DecodeError):
            kennel(url).chain.block_number()


def test_batches() -> None:
    async def call() -> None:
        async with AsyncKennel(base_url=os.environ["KENNEL"]) as client:
            async with client.batch() as batch:
                first = batch.pets.list(limit=1)
                refused = batch.pets.list(limit=99)
                told = batch.pets.seen(id=1)
                number = batch.chain.block_number()
        assert [pet.name for pet in first.result()] == ["Rex"]
        with pytest.raises(JsonRpcError) as caught:
            refused.result()
        assert caught.value.code == -32009
        assert (told.result(), number.result()) == (None, "0x10")

    asyncio.run(call())
