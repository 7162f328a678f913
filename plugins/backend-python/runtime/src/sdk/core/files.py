"""Files to send."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from io import TextIOBase
from typing import (
    IO,
    Annotated,
    Any,
    AsyncIterable,
    Callable,
    Iterator,
    Optional,
    Tuple,
    Union,
    cast,
)

from pydantic_core import CoreSchema, core_schema

from .errors import ConfigurationError
from .features import Content
from .guards import is_tuple

FileContent = Union[bytes, IO[bytes], os.PathLike[str], AsyncIterable[bytes]]
"""Bytes, a file that is open for reading bytes, or the path of a file as a ``pathlib.Path``. An
asynchronous client also sends what an asynchronous iterable gives."""


class _AsItIs:
    """Models hold such values as they are. No JSON is one of them."""

    def __get_pydantic_core_schema__(self, _source: Any, _handler: Any) -> CoreSchema:
        return core_schema.any_schema()

    def fit(self, _hints: Any, _value: Any) -> None:
        """As ``shapes.fit``."""


FileInput = Annotated[
    Union[FileContent, Tuple[Optional[str], FileContent], Tuple[Optional[str], FileContent, str]],
    _AsItIs(),
]
"""A file to send: its content, or a tuple of its name, its content and perhaps its media type.

A call that sends what can be read only once, such as a pipe, is not retried."""

_CHUNK = 64 * 1024


@dataclass(frozen=True)
class OpenFile:
    """A file that is ready to be sent."""

    read: Callable[[], Content]
    """Gives the bytes. If the file is replayable, they are the same each time."""
    name: str | None = None
    media_type: str | None = None
    size: int | None = None
    """Number of bytes, if known."""
    is_replayable: bool = True


def is_file(value: Any) -> bool:
    """Whether a value can only be meant as a file."""
    if _is_named(value):
        return is_file(value[1])
    if isinstance(value, (bytes, bytearray, memoryview, os.PathLike, AsyncIterable)):
        return True
    return callable(getattr(value, "read", None))


def open_file(value: Any) -> OpenFile:
    """Prepares a file. Raises ``ConfigurationError`` for other values and for unreadable files."""
    if not _is_named(value):
        return _opened(value)
    name, content, *media_type = value
    file = _opened(content)
    return replace(
        file, name=file.name if name is None else name, media_type=next(iter(media_type), None)
    )


def _is_named(value: Any) -> bool:
    """Whether it is a tuple of name and content, not one of several files."""
    if not is_tuple(value):
        return False
    return len(value) in (2, 3) and (value[0] is None or isinstance(value[0], str))


def _opened(content: Any) -> OpenFile:
    if isinstance(content, (bytes, bytearray, memoryview)):
        data = bytes(cast(bytes, content))
        return OpenFile(lambda: data, size=len(data))
    if isinstance(content, os.PathLike):
        return _at_path(os.fspath(cast("os.PathLike[str]", content)))
    if isinstance(content, TextIOBase):
        raise ConfigurationError('A file must be opened for reading bytes: open(path, "rb")')
    if callable(getattr(content, "read", None)):
        return _from_stream(content)
    if isinstance(content, AsyncIterable):
        chunks = cast("AsyncIterable[bytes]", content)
        return OpenFile(lambda: chunks, is_replayable=False)
    raise ConfigurationError(
        "A file must be bytes, a file opened for reading bytes, a pathlib.Path,"
        f" or a tuple of name and content, not {type(content).__name__}"
    )


def _at_path(path: Any) -> OpenFile:
    def read() -> Iterator[bytes]:
        with open(path, "rb") as file:
            yield from _chunks(file)

    try:
        with open(path, "rb") as file:
            size = os.fstat(file.fileno()).st_size
    except OSError as error:
        raise ConfigurationError(f"The file cannot be read: {path} ({error.strerror})") from None
    return OpenFile(read, name=os.path.basename(os.fsdecode(path)), size=size)


def _from_stream(file: IO[bytes]) -> OpenFile:
    """An open file is read from where it is, each time."""
    path = getattr(file, "name", None)
    name = os.path.basename(path) if isinstance(path, str) else None
    try:
        start = file.tell()
        size = file.seek(0, os.SEEK_END) - start
        file.seek(start)
    except (AttributeError, OSError):
        return OpenFile(lambda: _chunks(file), name=name, is_replayable=False)

    def read() -> Iterator[bytes]:
        file.seek(start)
        yield from _chunks(file)

    return OpenFile(read, name=name, size=size)


def _chunks(file: IO[bytes]) -> Iterator[bytes]:
    while chunk := file.read(_CHUNK):
        yield chunk
