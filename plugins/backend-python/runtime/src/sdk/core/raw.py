"""Results together with the response that they came in: ``client.with_raw_response``."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass
from functools import wraps
from typing import Any, Awaitable, Callable, Coroutine, Generic, Mapping, TypeVar

from typing_extensions import ParamSpec

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


@dataclass(frozen=True)
class RawResponse:
    """A response without its body."""

    status_code: int
    reason: str
    headers: Mapping[str, str]
    """By case-insensitive name."""
    url: str
    """Final URL, without query."""
    request_id: str | None


class HttpResponse(Generic[T]):
    """A result, and the status and headers of its response."""

    __slots__ = ("data", "status_code", "headers", "request_id", "url")

    def __init__(self, data: T, response: RawResponse) -> None:
        self.data = data
        self.status_code = response.status_code
        self.headers = response.headers
        self.request_id = response.request_id
        self.url = response.url

    def __repr__(self) -> str:
        return f"HttpResponse(status_code={self.status_code}, request_id={self.request_id!r})"


class Recorder:
    """Where the next call leaves its response."""

    __slots__ = ("response",)

    def __init__(self) -> None:
        self.response: RawResponse | None = None


_recorder: ContextVar[Recorder | None] = ContextVar("recorder", default=None)


def record(response: RawResponse) -> None:
    """Leaves the response of a call that is done. Calls made meanwhile, by middleware, were done before it."""
    recorder = _recorder.get()
    if recorder is not None:
        recorder.response = response


def _result(data: T, recorder: Recorder) -> HttpResponse[T]:
    if recorder.response is None:
        raise RuntimeError("The method made no call")
    return HttpResponse(data, recorder.response)


def raw_response(function: Callable[P, R]) -> Callable[P, HttpResponse[R]]:
    """A method of a client that also returns status and headers."""

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> HttpResponse[R]:
        recorder = Recorder()
        token = _recorder.set(recorder)
        try:
            data = function(*args, **kwargs)
        finally:
            _recorder.reset(token)
        return _result(data, recorder)

    return call


def raw_response_async(
    function: Callable[P, Awaitable[R]],
) -> Callable[P, Coroutine[Any, Any, HttpResponse[R]]]:
    """A method of an async client that also returns status and headers."""

    @wraps(function)
    async def call(*args: P.args, **kwargs: P.kwargs) -> HttpResponse[R]:
        recorder = Recorder()
        token = _recorder.set(recorder)
        try:
            data = await function(*args, **kwargs)
        finally:
            _recorder.reset(token)
        return _result(data, recorder)

    return call
