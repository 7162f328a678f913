"""Drives the vectors of the kind ``call``: calls through a fake transport, by the sync and by the async client."""

from __future__ import annotations

import asyncio
import logging
import re
import traceback
from datetime import datetime
from typing import Any, Mapping, Sequence
from unittest.mock import patch

from sdk.core.body.form import form_body
from sdk.core.body.multipart import multipart_body
from sdk.core.client import AsyncCore, SyncCore
from sdk.core.oauth import oauth_tokens
from sdk.core.omit import OMIT
from sdk.core.pages import paginate, paginate_async
from sdk.core.spec import Operation
from sdk.core.streams.events import stream_events, stream_events_async
from sdk.core.streams.json_lines import stream_lines, stream_lines_async
from vector_transport import EVERY_BYTE, FakeAsyncHttp, FakeSyncHttp, bytes_of

Given = Mapping[str, Any]


def drive_call(given: Given, expected: Given, *, is_async: bool) -> dict[str, Any]:
    """Makes the calls of a vector. Streams are read anew for every byte at which their first response can be cut."""
    whole = _once(given, expected, 0, is_async)
    response = given.get("operation", {}).get("response")
    if response is not None and response["kind"] in ("sse", "jsonl"):
        length = len(bytes_of(given.get("responses", [{}])[0]))
        for cut in (EVERY_BYTE, *range(length)):
            again = _once(given, expected, cut, is_async)
            assert _without_times(again) == _without_times(whole)
    return whole


def _without_times(observed: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in observed.items() if name not in ("log", "hidden")}


def _once(given: Given, expected: Given, cut: int, is_async: bool) -> dict[str, Any]:
    requests: list[dict[str, Any]] = []
    log: list[dict[str, Any]] = []
    observed: dict[str, Any] = {"items": [], "log": log}
    responses = given.get("responses", [{}])
    core: Any = None
    caught: Exception | None = None
    name = "AsyncHttp" if is_async else "SyncHttp"
    fake = (FakeAsyncHttp if is_async else FakeSyncHttp)(responses, requests, cut)
    try:
        with patch(f"sdk.core.client.{name}", lambda _: fake):
            core = core_of(given.get("client", {}), log, AsyncCore if is_async else SyncCore)
        for _ in range(given.get("times", 1)):
            if is_async:
                asyncio.run(_perform_async(core, given, observed))
            else:
                _perform(core, given, observed)
    except Exception as error:
        caught = error
        observed["error"] = describe_error(error)
    observed["requests"] = _canonical(requests)
    observed["hidden"] = _shown_of(expected.get("hidden", ""), caught, core, log)
    printed = repr(caught)
    shown = expected.get("shown", "")
    observed["shown"] = shown if shown in printed else printed
    return observed


def _shown_of(hidden: str, caught: Exception | None, core: Any, log: Any) -> str:
    """The hidden text, or all that is shown if it holds that text."""
    trace = "" if caught is None else "".join(traceback.format_exception(caught))
    texts = [
        repr(caught),
        str(caught),
        trace,
        repr(core),
        repr(vars(core) if core else ""),
        repr(log),
    ]
    everything = "\n".join(texts)
    return everything if hidden and hidden in everything else hidden


class _Handler(logging.Handler):
    def __init__(self, log: list[dict[str, Any]]) -> None:
        super().__init__(logging.DEBUG)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        names = {
            "event": "event",
            "method": "method",
            "url": "url",
            "attempt": "attempt",
            "status": "status",
            "requestId": "request_id",
            "reason": "reason",
            "headers": "headers",
        }
        entry = {name: getattr(record, own, None) for name, own in names.items()}
        level = {"warning": "warn"}.get(record.levelname.lower(), record.levelname.lower())
        self._log.append({**entry, "level": level, "message": record.getMessage()})


_SCHEME_OPTIONS = {"value": "value", "username": "username", "password": "password"}
_SCHEME_OPTIONS.update({"clientId": "client_id", "clientSecret": "client_secret"})


def core_of(client: Given, log: list[dict[str, Any]], kind: Any) -> Any:
    """The core of a client as a vector describes it."""
    schemes = client.get("schemes", [])
    options: dict[str, Any] = {"base_url": client.get("baseUrl", "https://api.test")}
    for index, scheme in enumerate(schemes):
        for part, option in _SCHEME_OPTIONS.items():
            options[f"{option}{index}"] = scheme.get(part)
    names = {"maxRetries": "max_retries", "retryUnsafe": "retry_unsafe", "headers": "headers"}
    options.update({own: client[name] for name, own in names.items() if name in client})
    if client.get("log"):
        logger = logging.Logger("vectors", logging.DEBUG)
        logger.addHandler(_Handler(log))
        options["logger"] = logger
    by_key = {f"s{index}": _scheme_of(scheme, index) for index, scheme in enumerate(schemes)}
    spec: dict[str, Any] = {
        "package_name": "acme",
        "version": "1.2.3",
        "auth": {"mode": "all", "apply": list(by_key), "schemes": by_key},
    }
    names = {"errorMessage": "error_message", "requestIdHeaders": "request_id_headers"}
    spec.update({own: client[name] for name, own in names.items() if name in client})
    if "ownHeaders" in client:
        spec["headers"] = client["ownHeaders"]
    features = {"form": form_body, "multipart": multipart_body, "oauth": oauth_tokens}
    return kind(spec, features, options)


def _scheme_of(scheme: Given, index: int) -> dict[str, Any]:
    def option(part: str) -> dict[str, str]:
        return {"option": f"{part}{index}"}

    kind = scheme["in"]
    base = {"kind": kind, "key": f"s{index}"}
    if kind == "bearer":
        return {**base, "token": option("value")}
    if kind == "basic":
        return {**base, "username": option("username"), "password": option("password")}
    if kind != "oauth":
        return {**base, "name": scheme["name"], "value": option("value")}
    pinned = {"place": "body", "key": "grant_type", "name": "grant_type"}
    operation = {
        "method": "POST",
        "path": "",
        "body": {"kind": "form"},
        "response": {"kind": "json"},
        "pinned": [{**pinned, "value": "client_credentials"}],
    }
    token = {
        "operation": operation,
        "url": scheme["tokenUrl"],
        "request": {"client_id": ["client_id"], "client_secret": ["client_secret"]},
        "response": {"access_token": ["access_token"]},
    }
    own = {"client_id": option("client_id"), "client_secret": option("client_secret")}
    return {**base, **own, "get_token": token}


def _perform(core: SyncCore, given: Given, observed: dict[str, Any]) -> None:
    """Calls once: a list is iterated, a stream is read."""
    operation, params, body, options = _call_of(given)
    items: list[Any] = observed["items"]
    kind = operation.spec.get("response", {}).get("kind")
    if "page" in operation.spec:
        for item in paginate(core, operation, params, body, options):
            items.append(item)
    elif kind in ("sse", "jsonl"):
        start = stream_events if kind == "sse" else stream_lines
        with start(core, operation, params, body, options) as stream:
            for item in stream:
                items.append(item)
    else:
        observed["result"] = core.call(operation, params, body, options)


async def _perform_async(core: AsyncCore, given: Given, observed: dict[str, Any]) -> None:
    operation, params, body, options = _call_of(given)
    items: list[Any] = observed["items"]
    kind = operation.spec.get("response", {}).get("kind")
    if "page" in operation.spec:
        async for item in paginate_async(core, operation, params, body, options):
            items.append(item)
    elif kind in ("sse", "jsonl"):
        start = stream_events_async if kind == "sse" else stream_lines_async
        async with await start(core, operation, params, body, options) as stream:
            async for item in stream:
                items.append(item)
    else:
        observed["result"] = await core.call(operation, params, body, options)


def _call_of(given: Given) -> tuple[Operation[Any], dict[str, Any], Any, Any]:
    operation = given.get("operation", {})
    parameters, body = operation.get("parameters", []), operation.get("body")
    params = {_key_of(one): revive(one["value"]) for one in parameters if "value" in one}
    values: Any = OMIT
    if body is not None:
        values = {one["name"]: revive(one["value"]) for one in body["fields"] if "value" in one}
    call = given.get("call")
    options: Any = None
    if call is not None:
        names = {"idempotencyKey": "idempotency_key", "maxRetries": "max_retries"}
        options = {names.get(name, name): value for name, value in call.items()}
    is_text = (operation.get("response") or {}).get("text")
    spec: Any = _spec_of(operation)
    return Operation(spec, lambda: str if is_text else Any), params, values, options


def _key_of(one: Given) -> str:
    return one["name"] if one["in"] == "body" else f"{one['in']}:{one['name']}"


_RESPONSE = {
    "errorEvent": "error_event",
    "errorItems": "error_items",
    "allowsText": "allows_text",
    "emptyBody": "empty_body",
}
_FIELD = {"contentType": "content_type"}
_PARAMETER = {"allowReserved": "allow_reserved"}
_PAGE = {
    "hasNext": "has_next_page",
    "lastItem": "last_item",
    "lastPage": "last_page",
    "totalPages": "total_pages",
    "totalItems": "total_items",
}


def _renamed(given: Given, names: Mapping[str, str]) -> dict[str, Any]:
    return {names.get(name, name): value for name, value in given.items()}


def _spec_of(operation: Given) -> dict[str, Any]:
    spec: dict[str, Any] = {
        "method": operation.get("method", "GET"),
        "path": operation.get("path", "/x"),
    }
    places = {"path": "path_params", "query": "query", "header": "headers", "cookie": "cookies"}
    for one in operation.get("parameters", []):
        entry = {**_renamed(one, _PARAMETER), "key": _key_of(one)}
        if one["in"] in places:
            spec.setdefault(places[one["in"]], []).append(entry)
    if "body" in operation:
        fields = [_renamed(one, _FIELD) for one in operation["body"]["fields"]]
        spec["body"] = {"kind": operation["body"]["kind"], "fields": fields}
    response = operation.get("response", {"kind": "json"})
    if response is not None:
        spec["response"] = _renamed(response, _RESPONSE)
    if "page" in operation:
        spec["page"] = _page_of(operation["page"])
    names = {"idempotencyKey": "idempotency_key"}
    for name in ("definition", "idempotent", "idempotencyKey"):
        if name in operation:
            spec[names.get(name, name)] = operation[name]
    if operation.get("retries") is False:
        spec["no_retries"] = True
    return spec


def _page_of(page: Given) -> dict[str, Any]:
    spec = {name: value for name, value in _renamed(page, _PAGE).items() if name not in ("at",)}
    if "at" in page:
        spec["cursor" if page["kind"] == "cursor" else "offset"] = _place_of(page["at"])
    if "step" in page:
        spec["step"] = _place_of(page["step"])
    return spec


def _place_of(at: Given) -> dict[str, Any]:
    return {"place": at["in"], "path": [at["name"]], "keys": [_key_of(at)]}


def revive(value: Any) -> Any:
    """A value as callers of this runtime give it."""
    if isinstance(value, list):
        return [revive(item) for item in value]
    if not isinstance(value, dict):
        return value
    if "$int" in value:
        return int(value["$int"])
    if "$date" in value:
        return datetime.fromisoformat(value["$date"].replace("Z", "+00:00"))
    if "$file" in value:
        file = value["$file"]
        content = file["text"].encode()
        if "name" not in file and "type" not in file:
            return content
        return (file.get("name"), content, file.get("type"))
    return {name: revive(inner) for name, inner in value.items()}


_UUID = re.compile(r"\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b")
_BOUNDARY = re.compile(r"; boundary=([\w-]+)")


def _canonical(requests: Sequence[dict[str, Any]]) -> Any:
    """The requests with names for what is random: ``uuid-1``, ``boundary-1``."""
    names: dict[str, str] = {}
    text = repr(requests)
    for kind, pattern in (("uuid", _UUID), ("boundary", _BOUNDARY)):
        for index, found in enumerate(dict.fromkeys(pattern.findall(text))):
            names[found] = f"{kind}-{index + 1}"
    return [_replaced(request, names) for request in requests]


def _replaced(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, dict):
        return {key: _replaced(item, names) for key, item in value.items()}
    if isinstance(value, str):
        for found, name in names.items():
            value = value.replace(found, name)
    return value


_TOLD = {
    "status": "status",
    "requestId": "request_id",
    "attempts": "attempts",
    "retryAfter": "retry_after",
    "method": "method",
    "url": "url",
    "path": "path",
    "line": "line",
    "data": "data",
    "rawBody": "raw_body",
}


def describe_error(error: Exception) -> dict[str, Any]:
    """An error by the neutral names of vectors. Sentences begin with a small letter."""
    message = re.sub(r"^[A-Z](?=[a-z ])", lambda match: match[0].lower(), str(error))
    fields = {name: getattr(error, own, None) for name, own in _TOLD.items()}
    return {"kind": type(error).__name__.replace("BrandToken", ""), "message": message, **fields}
