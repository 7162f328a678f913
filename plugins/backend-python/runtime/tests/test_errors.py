"""Errors and clients, as they are printed, copied and pickled."""

from __future__ import annotations

import copy
import pickle
from datetime import datetime, timezone
from typing import Any

import pytest

from scripted import Connection, Server, core_of
from sdk.core.errors import (
    ApiError,
    BadRequestError,
    BrandTokenConnectionError,
    BrandTokenError,
    BrandTokenTimeoutError,
    ConfigurationError,
    ConflictError,
    DecodeError,
    MissingCredentialsError,
    NotFoundError,
    OAuthTokenError,
    SocketClosedError,
    StreamError,
)
from sdk.core.spec import Operation


class PetNotFoundError(NotFoundError):
    """As emitted code declares it."""

    body: dict[str, str]


class PetSleepsError(ConflictError):
    """Another, whose body is not plain JSON."""

    body: dict[str, list[datetime]]


GET: Operation[Any] = Operation(
    {
        "method": "GET",
        "path": "/x",
        "response": {"kind": "json"},
        "errors": [
            {"status_class": 4, "error": BadRequestError},
            {"status": 404, "error": PetNotFoundError},
            {"status": 409, "error": PetSleepsError},
        ],
    }
)


def _failure_of(status: int, body: Any) -> ApiError:
    def answer(connection: Connection) -> None:
        connection.answer(body, status, x_request_id="r1")

    with Server([answer]) as server:
        with pytest.raises(ApiError) as caught:
            core_of(server.url, token="SECRET", max_retries=0).call(GET, {})
    return caught.value


def test_a_declared_error_is_pickled() -> None:
    error = _failure_of(404, {"message": "no such pet"})
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(twin) is PetNotFoundError
        assert str(twin) == str(error) == "GET /x failed with 404: no such pet (request id: r1)"
        assert (twin.status, twin.body, twin.request_id) == (404, {"message": "no such pet"}, "r1")
        assert (twin.headers["X-Request-Id"], repr(twin)) == ("r1", repr(error))


def test_other_errors_are_pickled() -> None:
    for error in (
        ConfigurationError("a"),
        MissingCredentialsError("a", [["b"]]),
        BrandTokenConnectionError("a", "body"),
        BrandTokenTimeoutError("a", "idle", was_sent=False),
        OAuthTokenError("a", status=1, error="b", error_description="c"),
        DecodeError("a", status=200, headers={"b": "c"}, raw_body="d", path="$", line=1),
        StreamError("a", {"b": 1}),
        SocketClosedError(1008, "bye"),
    ):
        twin = pickle.loads(pickle.dumps(error))
        assert isinstance(twin, BrandTokenError) and type(twin) is type(error)
        assert (str(twin), vars(twin)) == (str(error), vars(error))


def test_a_declared_class_of_statuses() -> None:
    assert type(_failure_of(418, {})) is BadRequestError
    assert type(_failure_of(500, {})).__name__ == "InternalServerError"


def test_a_body_has_its_declared_type() -> None:
    body = _failure_of(409, {"until": ["2024-02-29T12:34:56Z"]}).body
    assert body == {"until": [datetime(2024, 2, 29, 12, 34, 56, tzinfo=timezone.utc)]}


def test_a_body_that_does_not_fit_is_kept_as_it_is() -> None:
    assert _failure_of(404, {"message": {"deep": 1}}).body == {"message": {"deep": 1}}
    assert _failure_of(404, b"no json").body == "no json"
    assert _failure_of(404, {"message": "fits"}).body == {"message": "fits"}


def test_a_printed_error_shows_its_body_without_credentials() -> None:
    error = _failure_of(400, {"message": "no", "echo": "SECRET"})
    assert '"echo": "***"' in repr(error)
    assert "SECRET" not in repr(error) + str(error)
    assert error.body["echo"] == "SECRET"


def test_a_client_shows_no_secret_and_cannot_be_pickled() -> None:
    core = core_of("https://api.test", token="SECRET")
    assert repr(core) == "<SyncCore of acme 1.2.3>"
    assert "SECRET" not in repr(vars(core))
    with pytest.raises(TypeError, match="cannot be pickled"):
        pickle.dumps(core)


def test_what_a_response_holds_is_said_once() -> None:
    get: Operation[Any] = Operation(GET.spec, lambda: dict[str, list[int]])
    with Server([lambda connection: connection.answer([{"age": [1]}])]) as server:
        with pytest.raises(DecodeError) as caught:
            core_of(server.url).call(get, {})
    said = "GET /x failed: the response (status 200) holds a list instead of an object at $"
    assert (str(caught.value), caught.value.path) == (said, "$")
