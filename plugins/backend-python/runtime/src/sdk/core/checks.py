"""Checks of options: a misspelt name or a value of another type would change nothing in silence."""

from __future__ import annotations

import logging
from difflib import get_close_matches
from typing import Any, Callable, Dict, Iterable, List, Mapping, Sequence, Tuple

from .errors import ConfigurationError
from .guards import is_mapping


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and value >= 0


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is(*kinds: type[Any]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, kinds)


def _is_several(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


_Check = Tuple[Callable[[Any], bool], str]
_NUMBER: _Check = (_is_number, "a number that is not negative")
_COUNT: _Check = (_is_count, "an integer that is not negative")
_TEXT: _Check = (_is(str), "a string")
_FLAG: _Check = (_is(bool), "True or False")
_MAPPING: _Check = (_is(Mapping), "a mapping")
_CREDENTIAL: _Check = (lambda value: isinstance(value, str) or callable(value), "a string")

_CHECKS: Dict[str, _Check] = {
    "timeout": _NUMBER,
    "connect_timeout": _NUMBER,
    "max_retries": _COUNT,
    "max_response_bytes": _COUNT,
    "retry_unsafe": _FLAG,
    "base_url": _TEXT,
    "headers": _MAPPING,
    "query": _MAPPING,
    "body_properties": _MAPPING,
    "idempotency_key": _TEXT,
    "middleware": (_is_several, "a list of functions"),
    "logger": (_is(logging.Logger, logging.LoggerAdapter), "a logging.Logger"),
    "reconnect": (_is(bool, int), "True, False or an integer"),
    "on_reconnect": (callable, "a function"),
    "max_waiting": _COUNT,
    "websocket_options": _MAPPING,
}

_CALL = ("timeout", "max_retries", "max_response_bytes", "headers", "query", "body_properties")
_CALL_NAMES = (*_CALL, "idempotency_key", "base_url")
_SOCKET_NAMES = ("reconnect", "on_reconnect", "max_waiting", "websocket_options")


def check_values(options: Mapping[str, Any], credentials: Iterable[str]) -> None:
    """Raises ``ConfigurationError`` for values of another type. ``None`` counts as not given."""
    checks = {**_CHECKS, **dict.fromkeys(credentials, _CREDENTIAL)}
    for name, value in options.items():
        check = checks.get(name)
        if value is not None and check is not None and not check[0](value):
            raise ConfigurationError(f"{name} must be {check[1]}")


def check_call(options: Any, credentials: Sequence[str], *, is_socket: bool) -> None:
    """Checks the options of a call, and that there are no others."""
    if not is_mapping(options):
        raise ConfigurationError("request_options must be a mapping")
    further = _SOCKET_NAMES if is_socket else ()
    known: List[str] = [*credentials, *_CALL_NAMES, *further]
    for name in options:
        if name not in known:
            like = get_close_matches(str(name), known, 1)
            hint = f"Did you mean {like[0]}?" if like else f"Known are {', '.join(known)}."
            raise ConfigurationError(f"Unknown request option {name!r}. {hint}")
    check_values(options, credentials)
