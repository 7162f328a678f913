"""Large responses: reading them is not interrupted by the collection of garbage."""

from __future__ import annotations

import gc
from typing import Any, Iterator

import pytest

# Since 3.12, Python collects garbage only where code of its own runs, as it does for this form of a
# time.
PET = b'{"id":1,"name":"Rex","owner":null,"born":"2024-02-29T12:34:56+00:00"}'
LARGE = b"[" + b",".join([PET] * 20_000) + b"]"
TEXTS = {
    "sound": LARGE,
    "cut off": LARGE[:-1],
    "with an odd value": LARGE.replace(b'"Rex"', b'"\\ud800"', 1),
}


@pytest.fixture(autouse=True)
def collecting() -> Iterator[None]:
    yield
    gc.enable()


def test_no_garbage_is_collected_while_a_large_text_is_read(core: Any, types: Any) -> None:
    core.decode.decode(list[types.Pet], b"[]")
    collected: list[Any] = []

    def note(phase: str, info: Any) -> None:
        collected.append((phase, info))

    gc.collect()
    gc.callbacks.append(note)
    try:
        pets = core.decode.decode(list[types.Pet], LARGE)
    finally:
        gc.callbacks.remove(note)
    assert len(pets) == 20_000
    # One collection may start and stop as soon as the text has been read.
    assert len(collected) <= 2


@pytest.mark.parametrize("is_collecting", [True, False])
@pytest.mark.parametrize("name", TEXTS)
def test_collection_goes_on_as_before(
    core: Any, types: Any, name: str, is_collecting: bool
) -> None:
    if not is_collecting:
        gc.disable()
    try:
        core.decode.decode(list[types.Pet], TEXTS[name])
    except core.decode.Misread:
        assert name == "cut off"
    assert gc.isenabled() is is_collecting
