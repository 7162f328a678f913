"""JSON to typed values."""

from __future__ import annotations

import gc
import json
from typing import Annotated, Any, Callable

from pydantic import BaseModel, GetCoreSchemaHandler, TypeAdapter, ValidationError
from pydantic_core import CoreSchema, from_json
from pydantic_core import to_json as plain_json

from .building import building
from .deep import deeply
from .encode import encode as encode
from .encode import to_json as to_json
from .encode import to_json_bytes as to_json_bytes
from .kept import exact_float
from .loose import loosen
from .names import namespace
from .odd import WANTED, OddValues, described

Validate = Callable[[Any], Any]


class Misread(ValueError):
    """JSON that does not have the declared type. What reads a response makes a ``DecodeError`` of
    it."""

    def __init__(self, problem: str, path: str | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        """What the response does: ``holds a string instead of an object at $.items[1]``."""
        self.path = path
        """Such as ``$.items[1].id``; ``None`` if the text is not JSON at all."""


def decode(type_: Any, text: bytes | str) -> Any:
    """Reads JSON text as a type. Raises ``Misread``."""
    text = _unmarked(text)
    if type_ is Any or type_ is object:
        return parse_json(text)
    validate = _validators.get(type_) or _validator_of(type_)
    try:
        return _read(validate, text)
    except ValidationError as error:
        return _reread(validate, text, error)


def decode_value(type_: Any, value: Any) -> Any:
    """Reads a JSON value, such as a part of a response, as a type. Raises ``Misread``."""
    if type_ is Any or type_ is object:
        return value
    try:
        text: bytes | str = plain_json(value, inf_nan_mode="constants")
    except ValueError:
        # Pydantic writes no JSON that it does not read.
        text = deeply(lambda: json.dumps(value))
    return decode(type_, text)


def parse_json(text: bytes | str) -> Any:
    """Reads JSON text as plain values; integers are exact. Raises ``Misread``."""
    text = _unmarked(text)
    try:
        return from_json(text)
    except ValueError:
        return _parse_exactly(text)


def _parse_exactly(text: bytes | str) -> Any:
    """Reads what pydantic refuses: half of a surrogate pair, deep nesting, bytes that are not
    UTF-8, and numbers that a double does not hold."""
    whole = text if isinstance(text, str) else text.decode(errors="replace")
    try:
        return deeply(
            lambda: json.loads(whole, parse_float=exact_float, parse_constant=exact_float)
        )
    except (ValueError, RecursionError):
        problem = "is not the JSON that the API declares" if text.strip() else "has no body"
        raise Misread(problem) from None


def _unmarked(text: bytes | str) -> bytes | str:
    """Without a byte order mark."""
    if isinstance(text, str):
        return text[1:] if text.startswith("\ufeff") else text
    return text[3:] if text.startswith(b"\xef\xbb\xbf") else text


class _Loose:
    """Reads a type that is not a model like the field of a model."""

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        schema: CoreSchema = loosen(handler(source))
        return schema


_validators: dict[Any, Validate] = {}
_loose = _Loose()


def _validator_of(type_: Any) -> Validate:
    with building:
        if isinstance(type_, type) and issubclass(type_, BaseModel):
            type_.model_rebuild()
            validate: Validate = type_.__pydantic_validator__.validate_json
        else:
            adapter = deeply(lambda: _adapter_of(type_, **namespace()))
            validate = adapter.validator.validate_json
        _validators[type_] = validate
    return validate


def _adapter_of(type_: Any, types: Any = None, _types: Any = None) -> TypeAdapter[Any]:
    """Pydantic looks for ``types``, which aliases refer to, among the names of the function that
    calls it."""
    return TypeAdapter(Annotated[type_, _loose])


_LARGE = 1024 * 1024
"""Size of a text whose reading makes so many objects that Python collects garbage meanwhile."""


def _read(validate: Validate, text: bytes | str) -> Any:
    """Reads a large text without collecting garbage: nothing that it makes is garbage yet, and
    going through all of it again and again would take up to half of the time."""
    if len(text) < _LARGE or not gc.isenabled():
        return validate(text)
    gc.disable()
    try:
        return validate(text)
    finally:
        gc.enable()


def _reread(validate: Validate, text: bytes | str, error: ValidationError) -> Any:
    """Reads once more without what cannot be read, and puts that in its place as it was received.
    Raises ``Misread`` where that is the whole text."""
    data = _parse_exactly(text)
    if data is None:
        return None
    odd = OddValues(data)
    is_readable = error.errors()[0]["type"] == "json_invalid" or odd.set_aside(error)
    while is_readable:
        try:
            value = _read(validate, plain_json(odd.rest, inf_nan_mode="constants"))
        except ValidationError as again:
            error, is_readable = again, odd.set_aside(again)
        else:
            return odd.put_back(value)
    found = described(data)
    wanted = WANTED.get(error.errors()[0]["type"], "what the API declares")
    raise Misread(f"holds {found} instead of {wanted} at $", "$")
