"""Bodies and files: what is sent, how much of it is in memory, and that a retry sends the same."""

from __future__ import annotations

import asyncio
import io
import json
import os
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any, AsyncIterable, AsyncIterator, Iterable

import pytest

from sdk.core.body.binary import binary_body
from sdk.core.body.form import form_body
from sdk.core.body.json import json_body
from sdk.core.body.multipart import multipart_body
from sdk.core.body.text import text_body
from sdk.core.errors import ConfigurationError
from sdk.core.features import PreparedBody
from sdk.core.headers import HeaderMap, apply_headers
from sdk.core.omit import OMIT, Omit
from sdk.core.url.path import expand_path
from sdk.core.url.query import encode_param
from sdk.core.url.values import joined


def _bytes_of(body: PreparedBody) -> bytes:
    content: Any = body.open()
    if isinstance(content, AsyncIterable):
        return asyncio.run(_gathered(content))
    return content if isinstance(content, bytes) else b"".join(content)


async def _gathered(content: AsyncIterable[bytes]) -> bytes:
    return b"".join([chunk async for chunk in content])


def _parts_of(body: PreparedBody) -> list[str]:
    boundary = (body.content_type or "").partition("boundary=")[2]
    text = _bytes_of(body).decode()
    tail = f"--{boundary}--\r\n"
    assert text.endswith(tail)
    return text[: -len(tail)].split(f"--{boundary}\r\n")[1:]


class _Pipe:
    """Can be read once."""

    def __init__(self, *chunks: bytes) -> None:
        self._chunks = [*chunks, b""]

    def read(self, _size: int = -1) -> bytes:
        return self._chunks.pop(0)


def test_files_in_memory_are_sent_at_once() -> None:
    body = multipart_body({"kind": "multipart"}, {"f": b"x", "n": 1, "s": "ü", "o": {"a": 1}})
    assert isinstance(body.open(), bytes)
    assert body.replayable and body.length == len(_bytes_of(body))


def test_files_of_paths_are_read_as_they_are_sent(tmp_path: Path) -> None:
    path = tmp_path / 'na"me.bin'
    path.write_bytes(b"x" * 200_000)
    body = multipart_body({"kind": "multipart"}, {"f": path, "after": "y"})
    content: Any = body.open()
    assert isinstance(content, Iterable) and not isinstance(content, bytes)
    assert max(map(len, content)) <= 64 * 1024
    first, second = _bytes_of(body), _bytes_of(body)
    assert body.replayable and first == second and body.length == len(first)
    assert b'filename="na%22me.bin"\r\nContent-Type: application/octet-stream\r\n\r\nxxx' in first


def test_open_files_are_read_again_from_where_they_were(tmp_path: Path) -> None:
    (tmp_path / "file.txt").write_bytes(b"0123456789")
    with open(tmp_path / "file.txt", "rb") as file:
        file.read(4)
        body = binary_body({"kind": "binary"}, file)
        assert (body.length, body.replayable) == (6, True)
        assert _bytes_of(body) == _bytes_of(body) == b"456789"
        (part,) = _parts_of(multipart_body({"kind": "multipart"}, {"f": file}))
        assert 'filename="file.txt"' in part


def test_what_can_be_read_once() -> None:
    for body in (
        binary_body({"kind": "binary"}, _Pipe(b"ab", b"c")),
        multipart_body({"kind": "multipart"}, {"f": _Pipe(b"ab", b"c")}),
    ):
        assert (body.length, body.replayable) == (None, False)
        assert b"abc" in _bytes_of(body)


def test_asynchronous_content() -> None:
    async def chunks() -> AsyncIterator[bytes]:
        yield b"ab"
        yield b"c"

    assert _bytes_of(binary_body({"kind": "binary"}, chunks())) == b"abc"
    body = multipart_body(
        {"kind": "multipart"}, {"a": ("n", chunks(), "a/b"), "b": io.BytesIO(b"z"), "c": 1}
    )
    first, second, third = _parts_of(body)
    assert 'filename="n"\r\nContent-Type: a/b\r\n\r\nabc' in first
    assert "z" in second and third.startswith('Content-Disposition: form-data; name="c"\r\n\r\n1')


@pytest.mark.parametrize(
    ("file", "head"),
    [
        (b"x", 'filename="file"\r\nContent-Type: application/octet-stream'),
        (("n.txt", b"x"), 'filename="n.txt"\r\nContent-Type: application/octet-stream'),
        ((None, b"x", "a/b"), 'filename="file"\r\nContent-Type: a/b'),
        (("", b"x"), 'filename="file"'),
        (bytearray(b"x"), 'filename="file"'),
    ],
)
def test_names_and_types_of_files(file: Any, head: str) -> None:
    (part,) = _parts_of(multipart_body({"kind": "multipart"}, {"f": file}))
    assert head in part and part.endswith("\r\n\r\nx\r\n")


def test_a_declared_type_is_sent_unless_it_is_a_choice() -> None:
    def type_of(declared: str) -> str:
        fields: Any = [{"name": "f", "encoding": "file", "content_type": declared}]
        (part,) = _parts_of(multipart_body({"kind": "multipart", "fields": fields}, {"f": b""}))
        return part.split("Content-Type: ")[1].split("\r\n")[0]

    assert type_of("image/png") == "image/png"
    assert type_of("image/png, image/gif") == type_of("image/*") == "application/octet-stream"


def test_lists_of_files_and_of_values() -> None:
    fields: Any = [{"name": "z"}, {"name": "j", "encoding": "json"}]
    value = {
        "j": [1, 2],
        "f": [b"1", ("n", b"2")],
        "z": (1, None, 2),
        "omitted": OMIT,
        "null": None,
    }
    parts = _parts_of(multipart_body({"kind": "multipart", "fields": fields}, value))
    assert [part.split('name="')[1][0] for part in parts] == ["z", "z", "j", "f", "f"]
    assert "Content-Type: application/json\r\n\r\n[1,2]\r\n" in parts[2]


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        (io.StringIO("x"), "opened for reading bytes"),
        ("photo.png", "pathlib.Path"),
        (Path("/nowhere/at.all"), r"cannot be read: /nowhere/at.all \(No such file"),
        (Path(os.sep), r"cannot be read: /"),
        (5, "not int"),
        (("a", "b"), "not str"),
    ],
)
def test_what_is_no_file(value: Any, problem: str) -> None:
    with pytest.raises(ConfigurationError, match=problem):
        binary_body({"kind": "binary"}, value)


def test_a_body_of_one_file_has_a_type() -> None:
    assert (
        binary_body({"kind": "binary", "media_type": "image/png"}, b"").content_type == "image/png"
    )
    assert (
        binary_body({"kind": "binary", "media_type": "image/*"}, (None, b"", "a/b")).content_type
        == "a/b"
    )
    assert binary_body({"kind": "binary", "media_type": "*/*"}, b"").content_type == (
        "application/octet-stream"
    )


def test_forms() -> None:
    fields: Any = [{"name": "b"}, {"name": "d", "style": "deepObject"}]
    value = {"a": "x y&=+%ü", "n": None, "d": {"k": [1]}, "o": {"k": True}, "l": [1, "z"], "b": 0}
    body = form_body({"kind": "form", "fields": fields}, value)
    assert _bytes_of(body) == (
        b"b=0&d%5Bk%5D%5B0%5D=1&a=x+y%26%3D%2B%25%C3%BC&o=%7B%22k%22%3Atrue%7D&l=1&l=z"
    )
    with pytest.raises(ConfigurationError, match="must be an object"):
        form_body({"kind": "form"}, [1])


def test_json_and_text() -> None:
    body = json_body({"kind": "json"}, {"a": "ü", "b": OMIT})
    assert (body.content_type, body.open()) == ("application/json", '{"a":"ü"}'.encode())
    assert json.loads(_bytes_of(json_body({"kind": "json"}, [1.0, None]))) == [1, None]
    assert text_body({"kind": "text"}, "ü").open() == "ü".encode()
    with pytest.raises(ConfigurationError, match=r"The body at \$\.a cannot be sent"):
        json_body({"kind": "json"}, {"a": float("inf")})


def test_values_of_python_in_urls() -> None:
    moment = datetime(2024, 2, 29, 12, tzinfo=timezone(timedelta(hours=2)))
    param: Any = {"key": "q", "name": "q"}
    assert encode_param(param, moment) == ["q=2024-02-29T12%3A00%3A00%2B02%3A00"]
    assert encode_param(param, [1e-7, 1e21, 0.1, True, 2**63]) == [
        "q=1e-7",
        "q=1e%2B21",
        "q=0.1",
        "q=true",
        "q=9223372036854775808",
    ]
    assert encode_param(param, ("a", OMIT, None)) == ["q=a"]
    assert joined({"a": 1, "b": None}, "h", explode=True, separator=",", write=str) == "a=1"
    for value in (float("nan"), object(), "\ud800"):
        with pytest.raises(ConfigurationError):
            encode_param(param, value)


@pytest.mark.parametrize(
    "value", ["..", ".", "%2e%2e", "%2E.", "%252e", "", None, OMIT, "a/../b\\.."]
)
def test_segments_that_lead_elsewhere(value: Any) -> None:
    with pytest.raises(ConfigurationError):
        expand_path("/a/{p}", lambda name: ({"key": name, "name": name, "greedy": True}, value))


def test_headers() -> None:
    headers: HeaderMap = {}
    apply_headers(headers, [("X-A", "1"), ("x-b", 2), ("X-C", True), ("X-D", OMIT), ("X-E", "é")])
    apply_headers(headers, {"x-a": None, "X-B": "3"}.items())
    assert headers == {"x-b": ("X-B", "3"), "x-c": ("X-C", "true"), "x-e": ("X-E", "é")}
    for entries in ([("a b", "c")], [("a", "secret\r\n")], [("a", "€")]):
        with pytest.raises(ConfigurationError) as caught:
            apply_headers({}, entries)
        assert "secret" not in str(caught.value)


def test_omit_is_one_false_value() -> None:
    import copy
    import pickle

    assert not OMIT and isinstance(OMIT, Omit) and repr(OMIT) == "OMIT"
    assert pickle.loads(pickle.dumps(OMIT)) is OMIT and copy.deepcopy(OMIT) is OMIT
