"""Redirects: which are followed, and what is sent where they lead."""

from __future__ import annotations

from typing import Callable
from urllib.parse import urlsplit

from .effects import Body, Send, pass_over
from .environment import origin_of, resolve_url
from .features import Content
from .flow import Flow
from .timeouts import Deadline
from .transport import Headers, Http, Request, Response, content_of, redirected

_PORTABLE = ("accept", "accept-encoding", "range", "user-agent")
"""Headers that may follow a redirect to another origin: none of them can hold a credential."""
_MOST_HOPS = 5
_STATUSES = (301, 302, 303, 307, 308)

Reopen = Callable[[], Content]
"""Gives the bytes of a body anew."""


def follow(
    http: Http, request: Request, deadline: Deadline, reopen: Reopen | None
) -> Flow[Response]:
    """Sends a request and follows redirects where that is safe."""
    hops = 0
    while True:
        response: Response = yield Send(http, request, deadline)
        following = _next(request, response, reopen) if hops < _MOST_HOPS else None
        if following is None:
            return response
        yield from pass_over(Body(response, deadline))
        request = following
        hops += 1


def _next(request: Request, response: Response, reopen: Reopen | None) -> Request | None:
    """The request that a redirect asks for; ``None`` where the response is to be taken as it is."""
    status = response.status_code
    location = response.headers.get("location")
    if status not in _STATUSES or location is None:
        return None
    source = str(request.url)
    target = resolve_url(location, source)
    scheme = urlsplit(target or "").scheme
    if target is None or scheme not in ("http", "https"):
        return None
    if scheme == "http" and source.startswith("https:"):
        return None
    is_same = origin_of(source) == origin_of(target)
    headers = Headers(request.headers)
    headers.pop("host", None)
    if not is_same:
        headers = Headers([(name, headers[name]) for name in _PORTABLE if name in headers])
    if request.method in ("GET", "HEAD"):
        return _repeated(request, target, headers, reopen if is_same else None, is_same)
    if status == 303:
        for name in ("content-type", "content-length", "transfer-encoding", "idempotency-key"):
            headers.pop(name, None)
        return redirected(request, "GET", target, headers, None)
    if status <= 302 or not is_same:
        return None
    return _repeated(request, target, headers, reopen, True)


def _repeated(
    request: Request,
    target: str,
    headers: Headers,
    reopen: Reopen | None,
    with_body: bool,
) -> Request | None:
    if not with_body:
        return redirected(request, request.method, target, headers, None)
    content: Content | None = content_of(request)
    if content is None:
        if reopen is None:
            return None
        content = reopen()
    return redirected(request, request.method, target, headers, content)
