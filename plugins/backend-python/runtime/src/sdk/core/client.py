"""What all resources of one client share: ``SyncCore`` and ``AsyncCore``."""

from __future__ import annotations

from typing import Any, Mapping, TypeVar

from .call import Call, Consume, Result
from .features import Features
from .omit import OMIT
from .opened import AsyncOpenResponse, OpenResponse
from .options import RequestOptions
from .spec import ClientSpec, Operation

T = TypeVar("T")


class SyncCore:
    """Makes calls on the caller's thread. May be used by many threads."""

    def __init__(self, spec: ClientSpec, features: Features, options: Mapping[str, Any]) -> None:
        raise NotImplementedError

    def call(
        self,
        operation: Operation[T],
        params: Mapping[str, Any],
        body: Any = OMIT,
        options: RequestOptions | None = None,
    ) -> T:
        """Calls an operation whose response is read as a whole."""
        raise NotImplementedError

    def perform(self, call: Call, consume: Consume[T]) -> Result[T]:
        """Makes a call and has its response read by ``consume``. For features that read responses in their own way."""
        raise NotImplementedError

    def open(
        self,
        operation: Operation[Any],
        params: Mapping[str, Any],
        body: Any = OMIT,
        options: RequestOptions | None = None,
    ) -> OpenResponse:
        """Calls an operation whose response is read piece by piece."""
        raise NotImplementedError

    def request(
        self,
        method: str,
        path: str,
        *,
        body: Any = OMIT,
        cast_to: Any = Any,
        request_options: RequestOptions | None = None,
    ) -> Any:
        """Calls an endpoint that the SDK does not declare: a path below the base URL, perhaps with a query."""
        raise NotImplementedError

    def derive(self, options: Mapping[str, Any]) -> SyncCore:
        """A client that differs in these options, and shares connections and access tokens with this one."""
        raise NotImplementedError

    def close(self) -> None:
        """Closes the connections, unless they belong to a client that the caller gave."""
        raise NotImplementedError


class AsyncCore:
    """Makes calls on the caller's event loop."""

    def __init__(self, spec: ClientSpec, features: Features, options: Mapping[str, Any]) -> None:
        raise NotImplementedError

    async def call(
        self,
        operation: Operation[T],
        params: Mapping[str, Any],
        body: Any = OMIT,
        options: RequestOptions | None = None,
    ) -> T:
        """Calls an operation whose response is read as a whole."""
        raise NotImplementedError

    async def perform(self, call: Call, consume: Consume[T]) -> Result[T]:
        """Makes a call and has its response read by ``consume``. For features that read responses in their own way."""
        raise NotImplementedError

    async def open(
        self,
        operation: Operation[Any],
        params: Mapping[str, Any],
        body: Any = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncOpenResponse:
        """Calls an operation whose response is read piece by piece."""
        raise NotImplementedError

    async def request(
        self,
        method: str,
        path: str,
        *,
        body: Any = OMIT,
        cast_to: Any = Any,
        request_options: RequestOptions | None = None,
    ) -> Any:
        """Calls an endpoint that the SDK does not declare: a path below the base URL, perhaps with a query."""
        raise NotImplementedError

    def derive(self, options: Mapping[str, Any]) -> AsyncCore:
        """A client that differs in these options, and shares connections and access tokens with this one."""
        raise NotImplementedError

    async def aclose(self) -> None:
        """Closes the connections, unless they belong to a client that the caller gave."""
        raise NotImplementedError
