"""JSON to typed values, and back."""

from __future__ import annotations

from typing import Any


class Misread(ValueError):
    """JSON that does not have the declared type. What reads a response makes a ``DecodeError`` of it."""

    def __init__(self, problem: str, path: str | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.path = path
        """Such as ``$.items[1].id``; ``None`` where the text is no JSON at all."""


def decode(type_: Any, text: bytes | str) -> Any:
    """Reads JSON text as a type. Raises ``Misread``."""
    raise NotImplementedError


def decode_value(type_: Any, value: Any) -> Any:
    """Reads a JSON value, such as a part of a response, as a type. Raises ``Misread``."""
    raise NotImplementedError


def parse_json(text: bytes | str) -> Any:
    """Reads JSON text as plain values; integers are exact. Raises ``Misread``."""
    raise NotImplementedError


def encode(value: Any) -> Any:
    """The plain JSON value that a value is sent as. Raises ``ConfigurationError`` for what JSON cannot carry."""
    raise NotImplementedError


def to_json(value: Any) -> str:
    """Compact JSON text of a value. Raises ``ConfigurationError`` for what JSON cannot carry."""
    raise NotImplementedError


def to_json_bytes(value: Any) -> bytes:
    """Compact JSON of a value in UTF-8. Raises ``ConfigurationError`` for what JSON cannot carry."""
    return to_json(value).encode()
