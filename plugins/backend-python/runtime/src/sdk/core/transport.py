"""Sending requests with httpx. No other module imports it."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Any, AsyncIterable, AsyncIterator, Iterable, Mapping

import anyio.to_thread
import httpx

from .environment import origin_of
from .errors import ConnectionFailure, ConfigurationError
from .features import Content
from .headers import HeaderMap
from .loops import current_loop, is_closed
from .text import failed, masked_url, shown
from .timeouts import Deadline, Limits

if TYPE_CHECKING:
    import ssl

Request = httpx.Request
Response = httpx.Response
Headers = httpx.Headers

_POOL = httpx.Limits(max_connections=1000, max_keepalive_connections=100)
_LOCATION = "sdk_location"
_ELSEWHERE = "sdk_elsewhere"


class Http:
    """Sends requests, by one of two clients of the HTTP library."""

    def build(
        self, method: str, url: str, headers: HeaderMap, content: Content | None, deadline: Deadline
    ) -> Request:
        """A request that can be sent. What a client that the caller gave adds to its requests is in it."""
        raise NotImplementedError

    def send(self, request: Request) -> Response:
        """Sends a request on the caller's thread. The body of the response is not read."""
        raise RuntimeError("This client is asynchronous")

    async def send_async(self, request: Request) -> Response:
        """Sends a request on the caller's event loop. The body of the response is not read."""
        raise RuntimeError("This client is not asynchronous")


class SyncHttp(Http):
    """Sends requests with an ``httpx.Client``."""

    def __init__(self, client: object) -> None:
        if client is not None and not isinstance(client, httpx.Client):
            raise ConfigurationError("http_client must be an httpx.Client")
        self._given = client
        self._own: dict[int, httpx.Client] = {}
        self._is_closed = False

    def _client(self) -> httpx.Client:
        """The given client, or one that is made for this process: forked ones must not share connections."""
        _check_open(self._is_closed)
        process = os.getpid()
        client = self._given or self._own.get(process)
        if client is None:
            hooks = {"response": [_hide_location]}
            made = httpx.Client(verify=_trust(), timeout=None, limits=_POOL, event_hooks=hooks)
            # Of two threads that get here at once, one leaves its client unused. A lock could be held during a fork.
            client = self._own.setdefault(process, made)
        return client

    def build(
        self, method: str, url: str, headers: HeaderMap, content: Content | None, deadline: Deadline
    ) -> Request:
        if isinstance(content, AsyncIterable):
            raise ConfigurationError("An asynchronous body needs an asynchronous client")
        return _request(self._given, method, url, headers, content, deadline)

    def send(self, request: Request) -> Response:
        client = self._client()
        if client is self._given:
            auth = _auth_for(request)
            return client.send(request, stream=True, auth=auth, follow_redirects=False)
        with _Quiet(request, client.headers):
            return _show_location(client.send(request, stream=True, follow_redirects=False))

    def close(self) -> None:
        """Closes the connections of this process."""
        self._is_closed = True
        client = self._own.pop(os.getpid(), None)
        if client is not None:
            client.close()


class AsyncHttp(Http):
    """Sends requests with an ``httpx.AsyncClient``."""

    def __init__(self, client: object) -> None:
        if client is not None and not isinstance(client, httpx.AsyncClient):
            raise ConfigurationError("http_client must be an httpx.AsyncClient")
        self._given = client
        self._own: dict[tuple[int, Any], httpx.AsyncClient] = {}
        self._is_closed = False

    def _client(self) -> httpx.AsyncClient:
        """The given client, or one for this event loop: connections belong to the loop that made them."""
        _check_open(self._is_closed)
        if self._given is not None:
            return self._given
        key = (os.getpid(), current_loop())
        client = self._own.get(key)
        if client is None:
            for old in [old for old in self._own if is_closed(old[1])]:
                self._own.pop(old, None)
            hooks = {"response": [_hide_location_async]}
            made = httpx.AsyncClient(verify=_trust(), timeout=None, limits=_POOL, event_hooks=hooks)
            client = self._own.setdefault(key, made)
        return client

    def build(
        self, method: str, url: str, headers: HeaderMap, content: Content | None, deadline: Deadline
    ) -> Request:
        if content is not None and not isinstance(content, (bytes, AsyncIterable)):
            content = _read_aside(content)
        return _request(self._given, method, url, headers, content, deadline)

    async def send_async(self, request: Request) -> Response:
        client = self._client()
        if client is self._given:
            auth = _auth_for(request)
            return await client.send(request, stream=True, auth=auth, follow_redirects=False)
        with _Quiet(request, client.headers):
            return _show_location(await client.send(request, stream=True, follow_redirects=False))

    async def aclose(self) -> None:
        """Closes the connections that belong to this event loop."""
        self._is_closed = True
        client = self._own.pop((os.getpid(), current_loop()), None)
        if client is not None:
            await client.aclose()


def _trust() -> ssl.SSLContext:
    """The certificates that the HTTP library trusts by default. It would load them again for each client, which takes
    longer than all else that a new client does."""
    return _trust_of(os.environ.get("SSL_CERT_FILE"), os.environ.get("SSL_CERT_DIR"))


@cache
def _trust_of(_file: str | None, _folder: str | None) -> ssl.SSLContext:
    return httpx.create_ssl_context()


def _check_open(is_closed: bool) -> None:
    if is_closed:
        raise ConfigurationError("The client is closed")


def _request(
    client: httpx.Client | httpx.AsyncClient | None,
    method: str,
    url: str,
    headers: HeaderMap,
    content: Content | None,
    deadline: Deadline,
) -> Request:
    build = httpx.Request if client is None else client.build_request
    # The library itself would take text for ASCII.
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.values()]
    try:
        made = build(
            method, url, headers=raw, content=content, extensions={"timeout": Limits(deadline)}
        )
        made.__class__ = _QuietRequest
        return made
    except (httpx.InvalidURL, UnicodeError):
        raise ConfigurationError("The URL of the request is invalid") from None


def _auth_for(request: Request) -> Any:
    """The ``auth`` of a client that the caller gave is meant for the API: not for the origin that a
    redirect leads to, nor in place of credentials of the SDK."""
    is_other = request.extensions.get(_ELSEWHERE) or "authorization" in request.headers
    return None if is_other else httpx.USE_CLIENT_DEFAULT


def answered(response: Response, request: Request) -> Response:
    """A response that knows its request: one that middleware makes need not."""
    try:
        _ = response.request
    except RuntimeError:
        response.request = request
    return response


def content_of(request: Request) -> bytes | None:
    """The body of a request; ``None`` if it is read as it is sent."""
    try:
        return request.content
    except httpx.RequestNotRead:
        return None


def redirected(
    request: Request, method: str, url: str, headers: Headers, content: Content | None
) -> Request | None:
    """A request in place of another; ``None`` if there is no such URL. It is known from then on
    whether it left the first origin."""
    is_elsewhere = request.extensions.get(_ELSEWHERE) or origin_of(url) != origin_of(
        str(request.url)
    )
    if content is not None and not isinstance(content, (bytes, AsyncIterable)):
        is_async = isinstance(request.stream, httpx.AsyncByteStream)
        content = _read_aside(content) if is_async else content
    try:
        extensions = {**request.extensions, _ELSEWHERE: is_elsewhere}
        return _QuietRequest(
            method, url, headers=headers, content=content or None, extensions=extensions
        )
    except httpx.InvalidURL:
        return None


async def _read_aside(content: Iterable[bytes]) -> AsyncIterator[bytes]:
    """Reads on a worker thread, since files may be slow."""
    chunks = iter(content)
    while (chunk := await anyio.to_thread.run_sync(next, chunks, None)) is not None:
        yield chunk


class _QuietRequest(httpx.Request):
    """Its text, which tools record that show local variables, has no values of the query."""

    def __repr__(self) -> str:
        return f"<Request({self.method!r}, {masked_url(str(self.url))!r})>"


class _QuietUrl(httpx.URL):
    """The library logs the URL of each request, whose query may hold a credential."""

    def __str__(self) -> str:
        return masked_url(super().__str__())


class _Quiet:
    """While a request is sent, its URL shows no values of the query."""

    __slots__ = ("_request", "_url")

    def __init__(self, request: Request, defaults: Mapping[str, str]) -> None:
        self._request = request
        self._url = request.url
        request.headers.setdefault("Accept-Encoding", defaults["accept-encoding"])

    def __enter__(self) -> None:
        self._request.url = _QuietUrl(self._url)

    def __exit__(self, *_: object) -> None:
        self._request.url = self._url


def _hide_location(response: Response) -> None:
    """Keeps the library from parsing the target of a redirect, which may not be a URL."""
    location = response.headers.pop("location", None)
    if location is not None:
        response.extensions[_LOCATION] = location


async def _hide_location_async(response: Response) -> None:
    _hide_location(response)


def _show_location(response: Response) -> Response:
    location = response.extensions.pop(_LOCATION, None)
    if location is not None:
        response.headers["location"] = location
    return response


_UNSENT = (httpx.ConnectError, httpx.ProxyError, httpx.UnsupportedProtocol)
FAILURES = (httpx.HTTPError, OSError)
"""What sending and reading raise if the connection fails."""


def explain(error: Exception, deadline: Deadline) -> ConnectionFailure:
    """The error of the SDK for a failure of the connection."""
    if isinstance(error, (httpx.ConnectTimeout, httpx.PoolTimeout)):
        return deadline.connect_error()
    if isinstance(error, httpx.TimeoutException):
        return deadline.error()
    was_sent = not isinstance(error, _UNSENT)
    why = shown(str(error), 200, deadline.called.secrets)
    problem = "the connection failed while the response was read"
    if deadline.phase == "response":
        problem = "the request could not be sent, or was not answered"
    text = failed(deadline.called, f"{problem} ({why})" if why else problem)
    return ConnectionFailure(text, deadline.phase if was_sent else "connect", was_sent=was_sent)
