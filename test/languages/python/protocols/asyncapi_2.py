"""A user of channels."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import pytest
from chat import AsyncChat, Chat, SocketClosedError, UnknownVariant, types


def test_messages_go_both_ways() -> None:
    client = Chat(base_url=os.environ["ROOMS"], key="secret")
    with client.rooms_room.connect("a b", since=3, quiet=True, x_client="cli") as room:
        room.send(types.WebsocketSay(text="hi"))
        messages: list[Any] = []
        for message in (room.receive(), room.receive(), room.receive()):
            messages.append(message)
        said, moved, text = messages
        assert isinstance(said, types.WebsocketSaid)
        assert (said.text, said.by.name) == ("hi", "Ann")
        assert isinstance(moved, UnknownVariant)
        assert (moved.tag, moved.raw) == ("moved", {"type": "moved", "to": 7})
        assert getattr(text, "raw", text) == "no JSON"
        room.close(3001, "done")
        assert (room.close_code, room.close_reason) == (3001, "done")


def test_ends_of_channels() -> None:
    client = Chat(base_url=os.environ["STATUS"], key="k")
    connection = client.status.connect()
    assert len(list(connection)) == 1
    assert connection.close_code == 1000
    with pytest.raises(SocketClosedError) as caught:
        client.status.connect().receive()
    assert (caught.value.code, caught.value.reason) == (1011, "broken")

    # The next connection breaks off; the one after that is good.
    async def call() -> None:
        again = asyncio.Event()
        options: Any = {"reconnect": 2, "on_reconnect": again.set}
        own = AsyncChat(base_url=os.environ["STATUS"], key="k")
        async with await own.status.connect(request_options=options) as status:
            assert await status.receive() is not None
            await asyncio.wait_for(again.wait(), 5)

    asyncio.run(call())
