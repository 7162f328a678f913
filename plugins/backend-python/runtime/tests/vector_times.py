"""Drives the vectors of the kinds ``backoff`` and ``token``."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Any, Mapping
from unittest.mock import patch

from sdk.core.features import TokenCredentials
from sdk.core.flow import Flow, run_async, run_sync
from sdk.core.oauth import oauth_tokens
from sdk.core.retry import LONGEST_WAIT, asked_wait, wait_before

_CENTURY = 100 * 365 * 24 * 3600


def drive_backoff(given: Mapping[str, Any], expected: Mapping[str, Any]) -> dict[str, Any]:
    """Draws the wait before a retry a hundred times."""
    now = datetime.fromisoformat(given["now"].replace("Z", "+00:00")).timestamp()
    headers = {name.lower(): value for name, value in given["headers"].items()}
    with patch("time.time", lambda: now):
        asked = asked_wait(headers)
    in_ms = None if asked is None else round(asked * 1000, 3)
    if asked is not None and asked > LONGEST_WAIT:
        return {"asked": in_ms, "isTooLong": True}
    waits = [wait_before(given["retry"], asked) * 1000 for _ in range(100)]
    assert min(waits) >= expected["least"] and max(waits) <= expected["most"]
    return {"asked": in_ms, "least": expected["least"], "most": expected["most"]}


def drive_token(
    given: Mapping[str, Any], expected: Mapping[str, Any], *, is_async: bool
) -> dict[str, Any]:
    """Looks, on a clock of its own, for the moment before which the token is kept and at which it is renewed."""
    clock = [1000.0]
    fetched: list[int] = []

    def call(*_: Any, **__: Any) -> Flow[Any]:
        fetched.append(1)
        return given["response"]
        yield

    response = {"access_token": ["access_token"], "expires_in": ["expires_in"]}
    token = {"operation": {"method": "POST", "path": "/token"}, "request": {}, "response": response}
    scheme: Any = {"kind": "oauth", "key": "s", "get_token": token}
    provider = oauth_tokens(scheme, call)

    def fetched_after(seconds: float) -> int:
        clock[0] += seconds
        flow = provider.token(TokenCredentials("", ""))
        if is_async:
            asyncio.run(run_async(flow))
        else:
            run_sync(flow)
        return len(fetched)

    end = expected["renewAfter"] or _CENTURY
    with patch("sdk.core.oauth.held.now", lambda: clock[0]):
        with patch("sdk.core.oauth.obtain.now", lambda: clock[0]):
            assert [fetched_after(0), fetched_after(end - 0.001)] == [1, 1]
            return {"renewAfter": end if fetched_after(0.001001) == 2 else None}
