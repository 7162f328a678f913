"""Results with their responses."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from scripted import Connection, Server, async_core_of, core_of
from sdk.core.raw import raw_response, raw_response_async
from sdk.core.spec import Operation

GET: Operation[Any] = Operation({"method": "GET", "path": "/x", "response": {"kind": "json"}})


def _answer(connection: Connection) -> None:
    connection.answer({"path": connection.path}, 201, x_request_id=connection.path)


def test_a_method_with_its_response() -> None:
    with Server([_answer]) as server:
        core = core_of(server.url)

        def get(name: str, *, times: int = 1) -> Any:
            """Gets it."""
            return core.request("GET", f"/{name * times}")

        raw = raw_response(get)
        response = raw("ab", times=2)
        assert (response.data, response.status_code) == ({"path": "/abab"}, 201)
        assert (response.request_id, response.headers["X-Request-Id"]) == ("/abab", "/abab")
        assert raw.__doc__ == "Gets it."
        assert "abab" not in repr(response).replace("request_id='/abab'", "")


async def test_a_method_of_an_async_client_with_its_response() -> None:
    with Server([_answer]) as server:
        core = async_core_of(server.url)

        async def get() -> Any:
            return await core.call(GET, {})

        response = await raw_response_async(get)()
        assert (response.data, response.request_id) == ({"path": "/x"}, "/x")


def test_a_call_within_a_call_leaves_its_response_to_itself() -> None:
    def middleware(request: httpx.Request, send: Any) -> Any:
        other.request("GET", "/other")
        return send(request)

    with Server([_answer]) as server:
        other = core_of(server.url)
        core = core_of(server.url, middleware=[middleware])
        response = raw_response(lambda: core.call(GET, {}))()
        assert response.request_id == "/x"


def test_a_method_that_makes_no_call() -> None:
    with pytest.raises(RuntimeError, match="made no call"):
        raw_response(lambda: 1)()
