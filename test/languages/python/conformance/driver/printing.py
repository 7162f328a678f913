"""Values and errors in every way in which programs print them, and errors as the contract describes them."""

from __future__ import annotations

import asyncio
import json
import pickle
import pprint
import traceback
from typing import Any, Callable

from show import show
from table import Table
from values import encoded


def _attempt(show: Callable[[], str]) -> str:
    try:
        return show()
    except Exception as error:
        return f"cannot be printed: {error}"


def printed(value: Any) -> str:
    forms: list[Callable[[], str]] = [
        lambda: str(value),
        lambda: repr(value),
        lambda: ascii(value),
        lambda: pprint.pformat(value),
        lambda: pprint.pformat(vars(value)),
        lambda: json.dumps(value, default=repr),
        lambda: repr(pickle.dumps(value)),
    ]
    return "\n".join(_attempt(form) for form in forms)


def printed_error(error: BaseException) -> str:
    forms: list[Callable[[], str]] = [
        lambda: str(error),
        lambda: repr(error),
        lambda: json.dumps({"error": error}, default=repr),
        lambda: "".join(traceback.format_exception(type(error), error, error.__traceback__)),
        lambda: repr(pickle.loads(pickle.dumps(error))),
    ]
    return "\n".join(_attempt(form) for form in forms)


_FIELDS = {
    "status": "status",
    "request_id": "requestId",
    "body": "body",
    "raw_body": "rawBody",
    "missing_schemes": "missingSchemes",
    "retry_after": "retryAfter",
    "attempts": "attempts",
    "phase": "phase",
    "error": "error",
    "error_description": "errorDescription",
    "path": "path",
    "line": "line",
    "url": "url",
    "code": "code",
    "reason": "reason",
}


def describe(table: Table, error: BaseException) -> dict[str, Any]:
    """An error as the contract describes it."""
    is_canceled = isinstance(error, asyncio.CancelledError)
    kinds = [kind for kind, known in table.kinds.items() if isinstance(error, known)]
    found: dict[str, Any] = {
        "kind": kinds[0] if kinds else "canceled" if is_canceled else "unknown",
        "class": type(error).__name__,
        "name": type(error).__name__,
        "message": str(error),
        "text": printed_error(error),
        "inTree": isinstance(error, table.root),
        "native": is_canceled,
    }
    if not kinds:
        return found
    headers = getattr(error, "headers", None)
    if headers is not None:
        found["headers"] = {name.lower(): value for name, value in headers.items()}
    for attribute, name in _FIELDS.items():
        value = getattr(error, attribute, None)
        if value is not None:
            found[name] = encoded(table, value)
    type_ = table.bodies.get(type(error).__name__)
    if type_ is not None:
        found["shown"] = show(table, type_, error.body)
    return found
