"""What the clients of every API have beside its methods."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from sdk.core.base import AsyncRootClient, RootClient
from sdk.core.errors import ConfigurationError
from sdk.core.spec import ClientSpec

_SPEC: ClientSpec = {
    "package_name": "acme",
    "version": "1.0.0",
    "auth": {"mode": "none", "schemes": {}},
}
_OPTIONS: dict[str, Any] = {"base_url": "https://api.test"}


class _Shop(RootClient):
    def cheaper(self) -> _Shop:
        return self._derive({"max_retries": 0})

    def get(self) -> Any:
        return self._core.request("GET", "/")


class _AsyncShop(AsyncRootClient):
    def cheaper(self) -> _AsyncShop:
        return self._derive({"max_retries": 0})

    async def get(self) -> Any:
        return await self._core.request("GET", "/")


def test_a_client_shows_nothing_but_its_class() -> None:
    assert repr(_Shop(_SPEC, {}, _OPTIONS)) == "_Shop()"
    assert repr(_AsyncShop(_SPEC, {}, _OPTIONS)) == "_AsyncShop()"


def test_a_derived_client_is_of_the_same_class() -> None:
    assert isinstance(_Shop(_SPEC, {}, _OPTIONS).cheaper(), _Shop)
    assert isinstance(_AsyncShop(_SPEC, {}, _OPTIONS).cheaper(), _AsyncShop)


def test_a_block_closes_the_connections() -> None:
    with _Shop(_SPEC, {}, _OPTIONS) as client:
        pass
    with pytest.raises(ConfigurationError, match="closed"):
        client.get()


async def test_an_async_block_closes_the_connections() -> None:
    async with _AsyncShop(_SPEC, {}, _OPTIONS) as client:
        pass
    with pytest.raises(ConfigurationError, match="closed"):
        await client.get()


def test_a_block_leaves_a_client_of_the_caller_open() -> None:
    with httpx.Client() as own:
        with _Shop(_SPEC, {}, {**_OPTIONS, "http_client": own}):
            pass
        assert not own.is_closed
