"""One attempt of a call: credentials are evaluated anew, and middleware wraps what is sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Generic, TypeVar, Union

from .auth import Applied, credentials_for
from .call import Consume, Result
from .config import Config
from .effects import Exchange
from .failure import to_api_error
from .flow import Flow
from .headers import HeaderMap, apply_headers
from .prepare import Prepared, limit_of
from .redirects import follow
from .reply import Attempted, Reply
from .retry import LONGEST_WAIT, asked_wait, had_no_effect, is_transient
from .text import Called, Secrets
from .timeouts import DEFAULT_CONNECT_TIMEOUT, Deadline
from .transport import Http, Request, Response
from .url.values import encode

T = TypeVar("T")


@dataclass(frozen=True)
class Attempt:
    """Where a call stands when an attempt begins."""

    number: int
    """From 1."""
    can_retry: bool
    """Retries are left, and the body can be sent again."""
    can_renew: bool
    """A refused access token may still be replaced."""
    on_request: Callable[[Request], None]
    on_response: Callable[[Reply], None]


@dataclass(frozen=True, repr=False)
class Done(Generic[T]):
    """The call has a result."""

    result: Result[T]


class Renew:
    """The server refused the access token, which has been given up."""


@dataclass(frozen=True)
class Retry:
    """The call is to be made again."""

    asked: float | None
    reason: str


Outcome = Union[Done[T], Renew, Retry]


def attempt_once(
    config: Config[Any], prepared: Prepared, attempt: Attempt, consume: Consume[T]
) -> Flow[Outcome[T]]:
    """Sends the request once, and has the response read. Raises the error of the attempt."""
    applied = yield from credentials_for(config, prepared)
    secrets = Secrets((*prepared.secrets, *applied.secrets))
    method = prepared.operation.spec["method"]
    deadline = _deadline(config, prepared, Called(method, prepared.url, secrets))
    request = to_request(config, prepared, applied, deadline)
    attempt.on_request(request)
    response = yield from _exchange(config, prepared, request, deadline)
    limit = limit_of(config, prepared.options)
    attempted = Attempted(prepared.operation, config.spec, attempt.number, secrets, limit)
    reply = Reply(response, attempted, deadline)
    try:
        attempt.on_response(reply)
        if not 200 <= reply.status < 300:
            return (yield from _after_failure(prepared, attempt, reply, applied))
        data = yield from consume(reply)
    except BaseException:
        yield from reply.close()
        raise
    if not reply.is_kept_open:
        yield from reply.close()
    return Done(Result(data, reply.raw))


def _deadline(config: Config[Any], prepared: Prepared, called: Called) -> Deadline:
    connect = config.options.get("connect_timeout", DEFAULT_CONNECT_TIMEOUT)
    return Deadline(prepared.timeout, connect, called)


def _exchange(
    config: Config[Any], prepared: Prepared, request: Request, deadline: Deadline
) -> Flow[Response]:
    """Sends the request through all middleware."""
    body = prepared.body
    reopen = body.open if body is not None and body.replayable else None

    def send(sent: Request) -> Flow[Response]:
        return follow(config.http, sent, deadline, reopen)

    if not config.middleware:
        return (yield from send(request))
    response: Response = yield Exchange(config.middleware, send, request, deadline)
    return response


def to_request(
    config: Config[Any], prepared: Prepared, applied: Applied, deadline: Deadline
) -> Request:
    """The request as it is sent, credentials included."""
    headers: HeaderMap = {}
    for entries in (*prepared.below, applied.headers, *prepared.above):
        apply_headers(headers, entries)
    cookies = [*prepared.cookies, *_pairs(applied.cookies)]
    if cookies:
        own = headers.get("cookie")
        all_cookies = cookies if own is None else [own[1], *cookies]
        headers["cookie"] = ("Cookie", "; ".join(all_cookies))
    url = prepared.url
    if applied.query:
        url += ("&" if "?" in url else "?") + "&".join(_pairs(applied.query))
    body = None if prepared.body is None else prepared.body.open()
    http: Http = config.http
    return http.build(prepared.operation.spec["method"], url, headers, body, deadline)


def _pairs(entries: list[tuple[str, str]]) -> list[str]:
    return [f"{encode(name)}={encode(value)}" for name, value in entries]


def _after_failure(
    prepared: Prepared, attempt: Attempt, reply: Reply, applied: Applied
) -> Flow[Outcome[Any]]:
    """Decides what follows a status that is not a success."""
    if reply.status == 401 and applied.token is not None:
        applied.token.invalidate()
        if attempt.can_renew and prepared.can_repeat:
            yield from reply.pass_over()
            return Renew()
    asked = asked_wait(reply.headers)
    passes = is_transient(reply.status) and (prepared.is_safe or had_no_effect(reply.status))
    if attempt.can_retry and passes and (asked or 0) <= LONGEST_WAIT:
        yield from reply.pass_over()
        return Retry(asked, str(reply.status))
    raise (yield from to_api_error(reply))
