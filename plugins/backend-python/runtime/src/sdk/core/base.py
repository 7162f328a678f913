"""What the clients of every API have beside its methods."""

from __future__ import annotations

from typing import Any, Mapping

from typing_extensions import Self

from .client import AsyncCore, SyncCore
from .features import Features
from .spec import ClientSpec


class ResourceClient:
    """Calls a group of operations."""

    def __init__(self, core: SyncCore) -> None:
        self._core = core


class AsyncResourceClient:
    """Calls a group of operations on the caller's event loop."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core


class RootClient:
    """The client from which all others are reached. Its ``repr`` does not contain secrets."""

    def __init__(self, spec: ClientSpec, features: Features, options: Mapping[str, Any]) -> None:
        self._core = SyncCore(spec, features, options)

    def _derive(self, options: Mapping[str, Any]) -> Self:
        derived = type(self).__new__(type(self))
        derived._core = self._core.derive(options)
        return derived

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._core.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class AsyncRootClient:
    """The same for the caller's event loop."""

    def __init__(self, spec: ClientSpec, features: Features, options: Mapping[str, Any]) -> None:
        self._core = AsyncCore(spec, features, options)

    def _derive(self, options: Mapping[str, Any]) -> Self:
        derived = type(self).__new__(type(self))
        derived._core = self._core.derive(options)
        return derived

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._core.aclose()

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"
