"""A user of a channel whose requests are answered."""

from __future__ import annotations

import os
from typing import Any

from prices import Prices, types


def test_replies() -> None:
    client = Prices(base_url=os.environ["MARKET"], token="secret")
    with client.market.connect(market="bonds") as market:
        market.send(types.WebsocketSubscribe(id=1, symbol="X"))
        for expected in ({"id": 1, "ok": True}, {"symbol": "X", "price": 1.5}):
            event: Any = market.receive()
            assert event.to_dict() == expected
    # A part of the path that is not given has its default.
    client.market.connect().close()
