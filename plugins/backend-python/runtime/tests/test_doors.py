"""Inputs of a client: the caller's HTTP client, options, arguments; and the texts of failures."""

from __future__ import annotations

import asyncio
import traceback
from typing import Any

import httpx
import pytest

from scripted import Connection, Server, async_core_of, core_of
from sdk.core.client import SyncCore
from sdk.core.body.multipart import multipart_body
from sdk.core.errors import ConfigurationError
from sdk.core.features import Features
from sdk.core.request import Given, build_request
from sdk.core.spec import BodySpec, Operation

GET: Operation[Any] = Operation({"method": "GET", "path": "/x", "response": {"kind": "json"}})
KEY = "sk-secret-key-1"
SPEC: Any = {"package_name": "acme", "version": "1.2.3"}
SCHEMES: dict[str, Any] = {
    "bearer": {"kind": "bearer", "key": "key", "token": {"option": "token"}},
    "header": {"kind": "header", "key": "key", "name": "X-Key", "value": {"option": "token"}},
    "query": {"kind": "query", "key": "key", "name": "k", "value": {"option": "token"}},
}


def auth_of(kind: str) -> Any:
    return {"mode": "all", "schemes": {"key": SCHEMES[kind]}, "apply": ["key"]}


def answer(connection: Connection) -> None:
    connection.answer(connection.headers)


@pytest.mark.parametrize("is_async", [False, True])
def test_the_auth_of_a_given_client_stays_at_its_origin(is_async: bool) -> None:
    def get(url: str, **spec: Any) -> Any:
        auth = ("user", "password")
        if not is_async:
            return core_of(url, http_client=httpx.Client(auth=auth), **spec).call(GET, {})
        client = async_core_of(url, http_client=httpx.AsyncClient(auth=auth), **spec)
        return asyncio.run(client.call(GET, {}))

    with Server([answer]) as other:

        def redirect(connection: Connection) -> None:
            connection.answer({}, 302, location=other.url + "/y")

        def inside(connection: Connection) -> None:
            connection.answer({}, 302, location="/y")

        with Server([redirect]) as server:
            assert "authorization" not in get(server.url)
            assert server.requests[0].headers["authorization"].startswith("Basic ")
        with Server([inside, answer]) as server:
            assert get(server.url)["authorization"].startswith("Basic ")


@pytest.mark.parametrize("kind", SCHEMES)
@pytest.mark.parametrize("status", [401, 500, 200, 0])
def test_no_local_variable_of_a_failure_holds_a_credential(kind: str, status: int) -> None:
    def refuse(connection: Connection) -> None:
        if status == 0:
            connection.reset()
        else:
            connection.answer(b"no", status, content_type="application/json")

    with Server([refuse]) as server:
        options = {"base_url": server.url, "token": KEY, "max_retries": 0}
        core = SyncCore({**SPEC, "auth": auth_of(kind)}, {}, options)
        with pytest.raises(Exception) as caught:
            core.call(GET, {})
    assert KEY not in locals_of(caught.value)


def test_no_local_variable_holds_a_credential_that_cannot_be_sent() -> None:
    for kind in SCHEMES:
        core = SyncCore(
            {**SPEC, "auth": auth_of(kind)}, {}, {"base_url": "http://x", "token": f"{KEY}\n"}
        )
        with pytest.raises(ConfigurationError) as caught:
            core.call(GET, {})
        assert KEY not in locals_of(caught.value)


def locals_of(error: BaseException) -> str:
    """What a crash reporter records of all frames but those of the test."""
    failure: traceback.TracebackException | None = traceback.TracebackException.from_exception(
        error, capture_locals=True
    )
    found: list[str] = []
    while failure is not None:
        frames = [frame for frame in failure.stack if frame.filename != __file__]
        found += [f"{frame.filename}:{frame.lineno} {frame.locals}" for frame in frames]
        failure = failure.__cause__ or failure.__context__
    return "\n".join(found)


BODY: BodySpec = {"kind": "json", "required": ["name", "owner"], "nullable": ["owner", "note"]}


def body_of(spec: BodySpec, values: Any) -> bytes | None:
    features: Features = {"multipart": multipart_body}
    parts = build_request(
        features,
        {"method": "POST", "path": "/x", "body": spec},
        Given({}, values, {}, {}),
    )
    content: Any = None if parts.body is None else parts.body.open()
    return content


def test_none_is_sent_only_where_the_api_allows_null() -> None:
    values = {"name": "n", "owner": None, "note": None, "count": None}
    assert body_of(BODY, values) == b'{"name":"n","owner":null,"note":null}'
    with pytest.raises(ConfigurationError, match="name must not be None"):
        body_of(BODY, {**values, "name": None})
    with pytest.raises(ConfigurationError, match="file must not be None"):
        body_of({"kind": "multipart", "required": ["file"]}, {"file": None})


def test_a_whole_body_that_is_none() -> None:
    whole: BodySpec = {"kind": "json", "key": "body"}
    with pytest.raises(ConfigurationError, match="needs a body"):
        body_of(whole, None)
    assert body_of({**whole, "optional": True}, None) is None
    assert body_of({**whole, "null_body": True}, None) == b"null"


def test_base64_in_a_form() -> None:
    fields: Any = [{"name": "data", "encoding": "base64"}]
    sent = body_of({"kind": "multipart", "fields": fields}, {"data": b"hello", "file": b"hello"})
    assert sent is not None
    data, file = sent.split(b"\r\n--form-")[:2]
    assert data.endswith(b'name="data"\r\n\r\naGVsbG8=')
    assert file.endswith(b"hello")


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"timout": 1}, "Unknown request option 'timout'. Did you mean timeout"),
        ({"tokn": "theirs"}, "Unknown request option 'tokn'. Did you mean token"),
        ({"q": 1}, "Unknown request option 'q'. Known are token, timeout"),
        ({"reconnect": True}, "Unknown request option 'reconnect'"),
        ({"timeout": "5"}, "timeout must be a number"),
        ({"timeout": float("nan")}, "timeout must be a number"),
        ({"max_retries": 1.5}, "max_retries must be an integer"),
        ({"max_retries": True}, "max_retries must be an integer"),
        ({"headers": ["a"]}, "headers must be a mapping"),
        ({"token": 5}, "token must be a string"),
        ([("timeout", 1)], "request_options must be a mapping"),
    ],
)
def test_options_of_a_call_that_would_change_nothing(options: Any, problem: str) -> None:
    core = core_of("http://127.0.0.1:1", token=KEY)
    with pytest.raises(ConfigurationError, match=problem):
        core.call(GET, {}, options=options)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"token": 5}, "token must be a string"),
        ({"max_retries": 1.5}, "max_retries must be an integer"),
        ({"retry_unsafe": "no"}, "retry_unsafe must be True or False"),
        ({"middleware": lambda: 1}, "middleware must be a list"),
        ({"base_url": 5}, "base_url must be a string"),
        ({"logger": "x"}, "logger must be"),
    ],
)
def test_options_of_a_client_of_another_type(options: Any, problem: str) -> None:
    with pytest.raises(ConfigurationError, match=problem):
        core_of("http://127.0.0.1:1", **{"token": KEY, **options})
    with pytest.raises(ConfigurationError, match=problem):
        core_of("http://127.0.0.1:1", token=KEY).derive(options)


TEXT: Operation[Any] = Operation({"method": "GET", "path": "/x", "response": {"kind": "text"}})


@pytest.mark.parametrize("charset", ["iso-8859-1", '"ISO-8859-1"', "windows-1252; x=y"])
def test_the_charset_of_a_response(charset: str) -> None:
    def answer_latin(connection: Connection) -> None:
        kind = "text/plain" if len(server.requests) == 1 else "application/json"
        connection.answer('"café"'.encode("latin-1"), content_type=f"{kind}; charset={charset}")

    with Server([answer_latin]) as server:
        core = core_of(server.url)
        assert core.call(TEXT, {}) == '"café"'
        assert core.call(GET, {}) == "café"


@pytest.mark.parametrize("charset", ["x-unknown", "base64"])
def test_a_charset_that_is_unknown(charset: str) -> None:
    def sent(connection: Connection) -> None:
        connection.answer("é".encode(), content_type=f"text/plain; charset={charset}")

    with Server([sent]) as server:
        assert core_of(server.url).call(TEXT, {}) == "é"
