"""Bodies that are multipart forms."""

from __future__ import annotations

import re
import secrets
from typing import Any, AsyncIterable, AsyncIterator, Iterator, List, Sequence, Tuple, Union
from urllib.parse import quote, unquote

from ..encode import to_json_bytes
from ..features import Content, PreparedBody
from ..files import OpenFile, is_file, open_file
from ..guards import is_list, is_tuple
from ..spec import BodySpec, FieldSpec
from ..url.query import encode_pairs
from ..url.values import encode, parts_of, scalar_text
from .form import fields_of

_Part = Tuple[bytes, Union[bytes, OpenFile]]
"""Head of a part, and what follows it."""

_END = b"\r\n"


def multipart_body(spec: BodySpec, value: Any) -> PreparedBody:
    """Sends the properties of an object as the parts of ``multipart/form-data``; files are read as
    they are sent."""
    boundary = f"form-{secrets.token_hex(18)}"
    parts = [
        (f"--{boundary}\r\n".encode() + head, content)
        for field, item in fields_of(value, spec.get("fields", ()))
        for one in _items_of(field, item)
        for head, content in _parts_of(field, one)
    ]
    tail = f"--{boundary}--\r\n".encode()
    files = [content for _, content in parts if isinstance(content, OpenFile)]
    return PreparedBody(
        f"{spec.get('media_type', 'multipart/form-data')}; boundary={boundary}",
        lambda: _content(parts, tail),
        replayable=all(file.is_replayable for file in files),
        length=_length_of(parts, tail),
    )


def _items_of(field: FieldSpec, value: Any) -> Sequence[Any]:
    """Lists are one part an item, unless they are declared as one JSON text."""
    is_json = field.get("encoding") == "json" and not field.get("repeated")
    if is_json or (is_file(value) and not _is_base64(field, value)):
        return [value]
    made: Any = [*value] if is_tuple(value) else value
    return [item for item in made if item is not None] if is_list(made) else [value]


def _parts_of(field: FieldSpec, value: Any) -> List[_Part]:
    name, style, encoding = field["name"], field.get("style"), field.get("encoding")
    media_type = _concrete(field.get("content_type"))
    if encoding == "file" or (is_file(value) and not _is_base64(field, value)):
        file = open_file(value)
        media_type = file.media_type or media_type or "application/octet-stream"
        return [(_head(name, media_type, file.name or "file"), file)]
    if encoding != "json" and parts_of(value, name)[1] is None:
        return [(_head(name, media_type), scalar_text(value, name).encode() + _END)]
    if encoding != "json" and style is not None:
        pairs = encode_pairs(name, value, style=style, explode=field.get("explode"), write=encode)
        texts = [pair.split("=") for pair in pairs]
        return [(_head(unquote(key)), unquote(text).encode() + _END) for key, text in texts]
    content = to_json_bytes(value, f"The value of {name}")
    return [(_head(name, media_type or "application/json"), content + _END)]


def _is_base64(field: FieldSpec, value: Any) -> bool:
    is_bytes = isinstance(value, (bytes, bytearray, memoryview))
    return is_bytes and field.get("encoding") == "base64"


def _concrete(media_type: str | None) -> str | None:
    """A declared type that names one, not a choice."""
    return None if media_type is None or re.search("[*,]", media_type) else media_type


def _head(name: str, media_type: str | None = None, filename: str | None = None) -> bytes:
    lines = [f'Content-Disposition: form-data; name="{_quoted(name)}"']
    if filename is not None:
        lines[0] += f'; filename="{_quoted(filename)}"'
    if media_type is not None:
        on_one_line = re.sub("[\r\n]", " ", media_type)
        lines.append(f"Content-Type: {on_one_line}")
    return "".join(f"{line}\r\n" for line in [*lines, ""]).encode()


def _quoted(text: str) -> str:
    """Escaped as the WHATWG specification of forms says, and NUL likewise, which headers cannot hold."""
    return re.sub('["\r\n\0]', lambda found: quote(found.group()), text)


def _length_of(parts: Sequence[_Part], tail: bytes) -> int | None:
    """Length of the whole, if the length of every file is known."""
    length = len(tail)
    for head, content in parts:
        size = content.size if isinstance(content, OpenFile) else len(content)
        if size is None:
            return None
        length += len(head) + size + (len(_END) if isinstance(content, OpenFile) else 0)
    return length


def _content(parts: Sequence[_Part], tail: bytes) -> Content:
    """The bytes at once, if all of them are in memory."""
    pieces = list(_pieces(parts, tail))
    whole = [piece for piece in pieces if isinstance(piece, bytes)]
    if len(whole) == len(pieces):
        return b"".join(whole)
    is_async = any(isinstance(piece, AsyncIterable) for piece in pieces)
    return _chunks_async(pieces) if is_async else _chunks(pieces)


def _pieces(parts: Sequence[_Part], tail: bytes) -> Iterator[Content]:
    for head, content in parts:
        yield head
        if isinstance(content, OpenFile):
            yield content.read()
            yield _END
        else:
            yield content
    yield tail


def _chunks(pieces: Sequence[Content]) -> Iterator[bytes]:
    for piece in pieces:
        if isinstance(piece, bytes):
            yield piece
        elif not isinstance(piece, AsyncIterable):
            yield from piece


async def _chunks_async(pieces: Sequence[Content]) -> AsyncIterator[bytes]:
    for piece in pieces:
        if isinstance(piece, AsyncIterable):
            async for chunk in piece:
                yield chunk
        else:
            for chunk in _chunks([piece]):
                yield chunk
