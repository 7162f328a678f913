"""Which certificates clients trust, and how often these are loaded."""

from __future__ import annotations

import ssl
from typing import Any

import anyio
import certifi
import httpx
import pytest

from scripted import Connection, Server, async_core_of, core_of
from sdk.core.spec import Operation

GET: Operation[Any] = Operation({"method": "GET", "path": "/x", "response": {"kind": "json"}})


def answer(connection: Connection) -> None:
    connection.answer({})


def test_certificates_are_loaded_once_for_each_setting(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    loaded: list[ssl.SSLContext] = []
    load = httpx.create_ssl_context

    def counted() -> ssl.SSLContext:
        loaded.append(load())
        return loaded[-1]

    monkeypatch.setattr(httpx, "create_ssl_context", counted)
    own = tmp_path / "own.pem"
    own.write_text(open(certifi.where()).read())
    with Server([answer]) as server:
        # A setting that no other test has, so that nothing is loaded yet.
        monkeypatch.setenv("SSL_CERT_FILE", str(own))
        for _ in range(2):
            with_sync(server.url)
        anyio.run(with_async, server.url)
        assert len(loaded) == 1
        monkeypatch.setenv("SSL_CERT_FILE", str(own.rename(tmp_path / "other.pem")))
        with_sync(server.url)
        assert len(loaded) == 2


def with_sync(url: str) -> None:
    core = core_of(url)
    core.call(GET, {})
    core.close()


async def with_async(url: str) -> None:
    core = async_core_of(url)
    await core.call(GET, {})
    await core.aclose()
