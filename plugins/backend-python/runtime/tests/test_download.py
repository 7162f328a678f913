"""Files that are downloaded."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from backends import on_each_backend, run
from scripted import Connection, Server, async_core_of, core_of
from sdk.core.disposition import filename_of
from sdk.core.download import download, download_async
from sdk.core.errors import (
    BrandTokenConnectionError,
    ConfigurationError,
    NotFoundError,
)
from sdk.core.spec import Operation

FILE: Operation[Any] = Operation({"method": "GET", "path": "/file", "response": {"kind": "binary"}})
CONTENT = bytes(range(256)) * 4096


def _file(connection: Connection) -> None:
    connection.answer(
        CONTENT,
        content_type="image/png",
        x_request_id="f1",
        content_disposition="attachment; filename=\"EURO.png\"; filename*=UTF-8''%2Ftmp%2F%E2%82%AC.png",
    )


def test_reading_a_file(tmp_path: Path) -> None:
    with Server([_file]) as server:
        core = core_of(server.url)
        file = download(core, FILE, {})
        assert (file.status_code, file.content_type, file.request_id) == (200, "image/png", "f1")
        assert file.filename == "€.png"
        assert file.read() == CONTENT
        with pytest.raises(ConfigurationError, match="read once"):
            file.read()
        with download(core, FILE, {}) as file:
            assert b"".join(file.iter_bytes()) == CONTENT
        download(core, FILE, {}).write_to_file(tmp_path / "a.png")
        assert (tmp_path / "a.png").read_bytes() == CONTENT


def test_a_file_name_is_no_path() -> None:
    for name in ("../../a.png", "/a.png", "C:\\temp\\a.png"):
        assert filename_of(f"attachment; filename*=UTF-8''{quote(name, safe='')}") == "a.png"


@on_each_backend
def test_reading_a_file_asynchronously(tmp_path: Path, backend: str) -> None:
    async def call() -> None:
        core = async_core_of(server.url)
        file = await download_async(core, FILE, {})
        assert (file.status_code, file.content_type) == (200, "image/png")
        assert file.filename == "€.png"
        assert await file.read() == CONTENT
        with pytest.raises(ConfigurationError, match="read once"):
            await file.read()
        async with await download_async(core, FILE, {}) as file:
            assert b"".join([chunk async for chunk in file.iter_bytes()]) == CONTENT
        file = await download_async(core, FILE, {})
        await file.write_to_file(str(tmp_path / "a.png"))
        assert (tmp_path / "a.png").read_bytes() == CONTENT

    with Server([_file]) as server:
        run(backend, call)


class _Endless:
    """A script that writes until the client leaves."""

    is_left = False

    def __call__(self, connection: Connection) -> None:
        connection.head()
        try:
            for _ in range(10_000):
                connection.write(CONTENT)
        except OSError:
            self.is_left = True


@pytest.mark.parametrize("way", ["loop", "block", "close", "dropped"])
def test_leaving_a_file_closes_the_connection(way: str) -> None:
    script = _Endless()
    with Server([script]) as server:
        core = core_of(server.url)
        file: Any = download(core, FILE, {})
        if way == "loop":
            for _ in file.iter_bytes():
                break
        elif way == "block":
            with file:
                next(file.iter_bytes())
        elif way == "close":
            file.close()
        del file
        gc.collect()
    assert script.is_left


@on_each_backend
def test_leaving_a_file_closes_the_connection_asynchronously(backend: str) -> None:
    async def call() -> None:
        core = async_core_of(server.url)
        async with await download_async(core, FILE, {}) as file:
            async for _ in file.iter_bytes():
                break

    script = _Endless()
    with Server([script]) as server:
        run(backend, call)
    assert script.is_left


def test_a_file_that_breaks_off() -> None:
    def broken(connection: Connection) -> None:
        connection.head(content_length="100")
        connection.write("abc", gap=0.05)
        connection.reset()

    with Server([broken]) as server:
        with pytest.raises(BrandTokenConnectionError):
            download(core_of(server.url), FILE, {}).read()


def test_a_missing_file() -> None:
    with Server([lambda connection: connection.answer({"message": "gone"}, 404)]) as server:
        with pytest.raises(NotFoundError, match="gone"):
            download(core_of(server.url), FILE, {})
