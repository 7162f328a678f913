"""Access tokens: one request for all that wait, by threads and by tasks."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs

import anyio
import pytest

from backends import on_each_backend, run
from oauth_spec import oauth_spec
from scripted import Connection, Server
from sdk.core.body.form import form_body
from sdk.core.client import AsyncCore, SyncCore
from sdk.core.errors import (
    OAuthTokenError,
)
from sdk.core.oauth import flight, oauth_tokens
from sdk.core.spec import Operation

GET: Operation[Any] = Operation({"method": "GET", "path": "/x", "response": {"kind": "json"}})
_SPEC = oauth_spec(
    {"scopes": ["scope"]},
    "refresh_token",
    client_secret={"option": "client_secret", "env": "ACME_SECRET"},
    scopes=["a", "b"],
)
_FEATURES: Any = {"form": form_body, "oauth": oauth_tokens}


class Api:
    """Issues tokens T1, T2, ... and accepts those that are not revoked."""

    def __init__(self, delay: float = 0.0, **extra: Any) -> None:
        self.delay = delay
        self.extra = extra
        self.failures: list[tuple[int, Any]] = []
        self.issued: list[dict[str, list[str]]] = []
        self.revoked: set[str] = set()
        self._lock = threading.Lock()

    def __call__(self, connection: Connection) -> None:
        if connection.path == "/token":
            self._issue(connection)
            return
        token = connection.headers.get("authorization", "").removeprefix("Bearer ")
        status = 401 if token in self.revoked else 200
        connection.answer({"token": token}, status)

    def _issue(self, connection: Connection) -> None:
        time.sleep(self.delay)
        with self._lock:
            self.issued.append(parse_qs(connection.body.decode()))
            number = len(self.issued)
            failure = self.failures.pop(0) if self.failures else None
        if failure is not None:
            connection.answer(failure[1], failure[0], retry_after_ms="0")
            return
        connection.answer({"access_token": f"T{number}", **self.extra})


def sync_core(server: Server, **options: Any) -> SyncCore:
    given = {"base_url": server.url, "client_id": "id", "client_secret": "SECRET", **options}
    return SyncCore(_SPEC, _FEATURES, given)


def async_core(server: Server, **options: Any) -> AsyncCore:
    given = {"base_url": server.url, "client_id": "id", "client_secret": "SECRET", **options}
    return AsyncCore(_SPEC, _FEATURES, given)


def test_threads_share_one_request() -> None:
    api = Api(delay=0.3)
    with Server([api]) as server:
        core = sync_core(server)
        with ThreadPoolExecutor(50) as pool:
            found = list(pool.map(lambda _: core.call(GET, {})["token"], range(50)))
    assert found == ["T1"] * 50
    assert api.issued == [{"client_id": ["id"], "client_secret": ["SECRET"], "scope": ["a b"]}]


def test_threads_that_meet_a_revoked_token_share_one_request() -> None:
    api = Api(delay=0.1)
    with Server([api]) as server:
        core = sync_core(server)
        core.call(GET, {})
        api.revoked.add("T1")
        with ThreadPoolExecutor(10) as pool:
            found = list(pool.map(lambda _: core.call(GET, {})["token"], range(10)))
    assert found == ["T2"] * 10
    assert len(api.issued) == 2


@on_each_backend
def test_tasks_share_one_request(backend: str) -> None:
    api = Api(delay=0.3)

    async def all_calls() -> None:
        core = async_core(server)

        async def call() -> None:
            assert (await core.call(GET, {}))["token"] == "T1"

        async with anyio.create_task_group() as group:
            for _ in range(20):
                group.start_soon(call)

    with Server([api]) as server:
        run(backend, all_calls)
    assert len(api.issued) == 1


async def test_the_request_outlives_the_task_that_started_it() -> None:
    api = Api(delay=0.4)
    with Server([api]) as server:
        core = async_core(server)
        first = asyncio.create_task(core.call(GET, {}))
        await asyncio.sleep(0.1)
        second = asyncio.create_task(core.call(GET, {}))
        await asyncio.sleep(0.1)
        first.cancel()
        assert (await second)["token"] == "T1"
        assert first.cancelled()
    assert len(api.issued) == 1


async def test_the_request_ends_when_nobody_waits() -> None:
    begun: list[bool] = []
    ended: list[bool] = []

    def issue(connection: Connection) -> None:
        if connection.path == "/token" and not begun:
            begun.append(True)
            ended.append(connection.is_closed_soon())
        elif connection.path == "/token":
            connection.answer({"access_token": "T"})
        else:
            connection.answer({"token": connection.headers["authorization"]})

    with Server([issue]) as server:
        core = async_core(server)
        with anyio.move_on_after(0.2):
            await core.call(GET, {})
        assert (await core.call(GET, {}))["token"] == "Bearer T"
    assert ended == [True]


def test_event_loops_share_the_token_but_not_the_request() -> None:
    api = Api(delay=0.2)
    with Server([api]) as server:
        core = async_core(server)
        with ThreadPoolExecutor(3) as pool:
            list(pool.map(lambda _: asyncio.run(core.call(GET, {})), range(3)))
        assert len(api.issued) <= 3
        before = len(api.issued)
        assert asyncio.run(core.call(GET, {}))["token"] in ("T1", "T2", "T3")
    assert len(api.issued) == before


def test_an_error_is_shared_but_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = threading.Semaphore(0)

    class CountedEvent(threading.Event):
        def wait(self, timeout: float | None = None) -> bool:
            waiting.release()
            return super().wait(timeout)

    class PatientApi(Api):
        def _issue(self, connection: Connection) -> None:
            # The other four must wait for this request: one that came later would make a request of its own.
            for _ in range(0 if self.issued else 4):
                assert waiting.acquire(timeout=30)
            super()._issue(connection)

    monkeypatch.setattr(flight, "threading", SimpleNamespace(Event=CountedEvent))
    api = PatientApi()
    said = {"error": "invalid_client", "error_description": "not SECRET"}
    api.failures.append((401, said))
    with Server([api]) as server:
        core = sync_core(server)

        def call(_: int) -> str:
            with pytest.raises(OAuthTokenError) as caught:
                core.call(GET, {})
            assert (caught.value.status, caught.value.error) == (401, "invalid_client")
            assert caught.value.error_description == "not ***"
            return str(caught.value)

        with ThreadPoolExecutor(5) as pool:
            texts = set(pool.map(call, range(5)))
        answered = "No access token: the token endpoint answered 401 (invalid_client: not ***)"
        assert texts == {answered}
        assert core.call(GET, {})["token"] == "T2"


def test_an_interrupted_thread_leaves_the_request_to_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    api = Api()
    with Server([api]) as server:
        core = sync_core(server)
        started, interrupted = threading.Event(), threading.Event()
        send = core.config.http.send

        def interrupt(request: Any) -> Any:
            if request.url.path == "/token" and not started.is_set():
                started.set()
                interrupted.wait(5)
                raise KeyboardInterrupt
            return send(request)

        monkeypatch.setattr(core.config.http, "send", interrupt)

        def first() -> None:
            with pytest.raises(KeyboardInterrupt):
                core.call(GET, {})

        with ThreadPoolExecutor(2) as pool:
            one = pool.submit(first)
            started.wait(5)
            two = pool.submit(core.call, GET, {})
            time.sleep(0.1)
            interrupted.set()
            one.result(5)
            assert two.result(5)["token"] == "T1"


def test_a_refused_refresh_token_is_given_up() -> None:
    api = Api(refresh_token="R1", expires_in=0.5)
    with Server([api]) as server:
        core = sync_core(server)
        core.call(GET, {})
        time.sleep(0.45)
        api.failures.append((400, {"error": "invalid_grant"}))
        assert core.call(GET, {})["token"] == "T3"
    assert [sorted(one) for one in api.issued[1:]] == [
        ["refresh_token"],
        ["client_id", "client_secret", "scope"],
    ]


def test_derived_clients_share_tokens_unless_their_credentials_differ() -> None:
    api = Api()
    with Server([api]) as server:
        core = sync_core(server)
        core.call(GET, {})
        core.derive({"max_retries": 0}).call(GET, {})
        assert len(api.issued) == 1
        core.derive({"client_secret": "OTHER"}).call(GET, {})
        core.call(GET, {}, options={"client_id": "own"})  # type: ignore[typeddict-unknown-key]
        core.call(GET, {})
    assert [one["client_id"] for one in api.issued] == [["id"], ["id"], ["own"]]
