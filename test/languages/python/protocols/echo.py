"""A user of an API that is called by the Connect protocol, and as google.api.http says."""

from __future__ import annotations

import asyncio
import json
import os
from datetime import datetime, timezone
from typing import Any

import httpx
import pytest
from echo import (
    ApiError,
    AsyncEcho,
    BadRequestError,
    ConflictError,
    Echo,
    InternalServerError,
    NotFoundError,
    TooManyRequestsError,
    UnauthorizedError,
    types,
)
from echo.core.rpc.connect import connect_failure


def client(variable: str = "ECHO", **options: Any) -> Echo:
    return Echo(base_url=os.environ[variable], **{"max_retries": 0, **options})


def test_fields_of_every_kind() -> None:
    everything = json.loads(os.environ["EVERYTHING"])
    request = types.Everything.model_validate_json(os.environ["EVERYTHING"])
    names = {name: getattr(request, name) for name in request.model_fields_set}
    assert client().echo.say(**names).to_dict() == everything
    assert client().echo.say().to_dict() == {}


def test_messages_that_are_no_objects() -> None:
    api = client().echo
    assert api.length(body="four") == "4"
    assert api.shape(body={"any": ["thing"]}) == {"any": ["thing"]}
    api.ping()


def test_streams_of_messages() -> None:
    async def numbers() -> list[str | None]:
        async with AsyncEcho(base_url=os.environ["ECHO"]) as own:
            stream = await own.echo.count(from_="9007199254740993", times=2)
            return [one.number async for one in stream]

    expected = ["9007199254740993", "9007199254740994"]
    assert asyncio.run(numbers()) == expected
    api = client().echo
    assert [one.number for one in api.count(from_="9007199254740993", times=2)] == expected
    found: list[str | None] = []
    with pytest.raises(TooManyRequestsError) as caught:
        for one in api.count(from_="1", times=1, fails_with="tired"):
            found.append(one.number)
    assert found == ["1"]
    failure = connect_failure(caught.value)
    assert failure is not None
    assert (failure["code"], failure.get("message")) == ("resource_exhausted", "tired")
    expected_text = "POST /echo.v1.Echo/Count failed with resource_exhausted: tired"
    assert str(caught.value) == expected_text
    # Leaving the loop closes the connection, which the server notices.
    for _ in api.count(times=100_000):
        break


def test_errors() -> None:
    for code, wire, status, kind in [
        ("NotFound", "not_found", 404, NotFoundError),
        ("InvalidArgument", "invalid_argument", 400, BadRequestError),
        ("Unauthenticated", "unauthenticated", 401, UnauthorizedError),
        ("Aborted", "aborted", 409, ConflictError),
        ("Unavailable", "unavailable", 503, InternalServerError),
        ("Canceled", "canceled", 499, ApiError),
    ]:
        with pytest.raises(kind) as caught:
            client().echo.fail(code=code, because="so")
        assert caught.value.status == status
        failure = connect_failure(caught.value)
        assert failure is not None
        assert (failure["code"], failure.get("message")) == (wire, "so")
        [detail] = failure.get("details", [])
        assert (detail["type"], detail["value"]) == ("echo.v1.Counted", "CAU")


def test_only_what_changes_nothing_is_tried_again() -> None:
    left = 1

    def failing(request: httpx.Request, send: Any) -> httpx.Response:
        nonlocal left
        response: httpx.Response = send(request)
        if left > 0:
            left -= 1
            response.status_code = 502
        return response

    api = client(max_retries=1, middleware=[failing]).echo
    api.ping()
    left = 1
    with pytest.raises(ApiError) as caught:
        api.say()
    assert (caught.value.status, caught.value.attempts) == (502, 1)


def test_transcoding() -> None:
    items = client("GATEWAY").items
    since = datetime(2026, 1, 31, 12, 0, 0, 500_000, timezone.utc)
    item = items.get(
        "items/a b",
        revision="9007199254740993",
        fresh=True,
        colors=["COLOR_RED", "COLOR_GREEN"],
        since=since,
        within="1.500s",
        read_mask="text,inner.deepText",
        limit="7",
        token=b"\x00\xfe\x0f",
        filter_by_text="a&b=ü",
        filter_ids=["1", "9007199254740993"],
    )
    assert (item.text, item.large) == ("items/1", "9007199254740993")
    items.get_for_deep("a/b c/d")
    assert len(items.list(name="x")) == 1
    items.update(
        "items/7",
        update_mask="large,color",
        large="-5",
        color="COLOR_RED",
        node=types.EverythingInner(deep_text="n"),
        maybe_text="",
    )
    items.copy("items/1", target="items/2", large="9007199254740993")
    items.remove("items/1")
    with pytest.raises(BadRequestError):
        items.get("items/1", within="long")
