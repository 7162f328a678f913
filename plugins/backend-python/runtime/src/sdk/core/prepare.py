"""What all attempts of a call share."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Any, Mapping, Sequence

from .call import Call
from .checks import check_call
from .config import Config
from .environment import check_url, join_url
from .features import PreparedBody, TokenProvider
from .flow import Flow
from .global_headers import GlobalHeaders, global_headers
from .headers import HeaderEntries
from .idempotency import idempotency_of
from .options import RequestOptions
from .request import Given, RequestParts, build_request
from .spec import Operation, OperationSpec
from .timeouts import DEFAULT_TIMEOUT
from .user_agent import user_agent


@dataclass(frozen=True, repr=False)
class Prepared:
    """A call that is ready to be attempted."""

    operation: Operation[Any]
    options: RequestOptions
    url: str
    """Without what credentials add."""
    below: Sequence[HeaderEntries]
    """Headers below those of credentials, lowest first."""
    above: Sequence[HeaderEntries]
    """Headers above those of credentials, lowest first: the caller's."""
    cookies: Sequence[str]
    body: PreparedBody | None
    is_safe: bool
    """Sending it twice does no harm."""
    max_retries: int
    timeout: float
    secrets: Sequence[str]
    """Values to mask besides the credentials of an attempt."""
    is_token_call: bool
    logger: logging.Logger | None
    is_plain: bool
    """Nothing of the call bears on credentials: it has no options, and no header parameter."""
    tokens: dict[str, TokenProvider] = field(default_factory=lambda: {})
    """Access tokens of a call that has credentials of its own."""

    @property
    def can_repeat(self) -> bool:
        """Whether the body can be sent again."""
        return self.body is None or self.body.replayable


_ACCEPT: Mapping[str, str] = {
    "json": "application/json",
    "text": "text/plain, */*;q=0.5",
    "binary": "*/*",
    "bytes": "*/*",
    "sse": "text/event-stream",
    "jsonl": "application/x-ndjson, application/jsonl, application/json;q=0.9",
}
_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"})


def prepare(config: Config[Any], call: Call) -> Flow[Prepared]:
    """Builds what does not change from attempt to attempt. Raises ``ConfigurationError``."""
    operation, token, options = call.operation, call.token, call.options or RequestOptions()
    if call.options:
        check_call(call.options, config.credentials, is_socket=call.is_socket)
    spec = operation.spec
    parts = _parts(config, call, options)
    # A server that only issues tokens gets nothing that is meant for the API.
    is_foreign = token is not None and call.url is not None
    globals_ = GlobalHeaders()
    if not is_foreign and config.spec.get("headers"):
        globals_ = yield from global_headers(config, spec, options)
    callers = (
        [] if is_foreign else list(config.options.get("headers", {}).items()),
        parts.headers,
        list((options.get("headers") or {}).items()),
    )
    keyed: HeaderEntries = []
    has_key = False
    if token is None:
        keyed, has_key = idempotency_of(spec, options, callers)
    return Prepared(
        operation=operation,
        options=options,
        url=call.url or _url(config, call, parts),
        below=(_own_headers(config, spec, parts.body), keyed, globals_.headers),
        above=callers,
        cookies=parts.cookies,
        body=parts.body,
        is_safe=token is not None or has_key or _is_safe(config, spec),
        max_retries=retries_of(config, call),
        timeout=_timeout(config, options),
        secrets=[*globals_.secrets, *(token.secrets if token else ())],
        is_token_call=token is not None,
        logger=config.logger if token is None else None,
        is_plain=call.options is None and not parts.headers,
    )


def _parts(config: Config[Any], call: Call, options: RequestOptions) -> RequestParts:
    given = Given(call.params, call.body, options, config.options)
    return build_request(config.features, call.operation.spec, given)


def _is_safe(config: Config[Any], spec: OperationSpec) -> bool:
    if spec.get("idempotent") or spec["method"] in _SAFE_METHODS:
        return True
    return bool(config.options.get("retry_unsafe", config.spec.get("retry_unsafe", False)))


def _own_headers(
    config: Config[Any], spec: OperationSpec, body: PreparedBody | None
) -> HeaderEntries:
    response = spec.get("response")
    accept = "*/*" if response is None else response.get("accept") or _ACCEPT[response["kind"]]
    headers: list[tuple[str, Any]] = [("User-Agent", user_agent(config.spec)), ("Accept", accept)]
    if body is not None and body.content_type is not None:
        headers.append(("Content-Type", body.content_type))
    if body is not None and body.length is not None:
        headers.append(("Content-Length", body.length))
    return headers


def _url(config: Config[Any], call: Call, parts: RequestParts) -> str:
    own = (call.options or {}).get("base_url")
    base = base_of(config, call.operation.spec) if own is None else check_url(own)
    return join_url(base, parts.path, parts.query)


def base_of(config: Config[Any], spec: OperationSpec) -> str:
    """Base URL of the role that serves an operation. A single URL serves all roles."""
    role = spec.get("server", 0)
    return config.urls[role] if role < len(config.urls) else config.urls[0]


def _timeout(config: Config[Any], options: RequestOptions) -> float:
    own = options.get("timeout")
    if own is not None:
        return own
    return float(config.options.get("timeout", config.spec.get("timeout", DEFAULT_TIMEOUT)))


def limit_of(config: Config[Any], options: RequestOptions | None) -> int | None:
    """Maximum bytes of a response or message; 0 for no limit, ``None`` if it is not set."""
    own = (options or {}).get("max_response_bytes")
    return config.options.get("max_response_bytes") if own is None else own


def retries_of(config: Config[Any], call: Call) -> int:
    """How often a call is made again at most."""
    if call.operation.spec.get("no_retries"):
        return 0
    own = (call.options or {}).get("max_retries")
    if own is not None:
        return own
    return int(config.options.get("max_retries", config.spec.get("max_retries", 2)))
