"""The vectors that all runtimes share, through the sync and through the async client.

``test/vectors/README.md`` has their format. The environment variable ``SDK_VECTORS`` names another folder.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Callable, Mapping

import pytest

from vector_calls import describe_error, drive_call
from vector_events import drive_events
from vector_filename import drive_filename
from vector_numbers import drive_number
from vector_times import drive_backoff, drive_token
from vector_webhook import drive_webhook

_SHARED = Path(__file__).parents[4] / "test" / "vectors"
_FOLDER = Path(os.environ.get("SDK_VECTORS", _SHARED))

Given = Mapping[str, Any]
Driver = Callable[[Given, Given, bool], Mapping[str, Any]]

_DRIVERS: Mapping[str, Driver] = {
    "call": lambda given, expected, is_async: drive_call(given, expected, is_async=is_async),
    "token": lambda given, expected, is_async: drive_token(given, expected, is_async=is_async),
    "backoff": lambda given, expected, _: drive_backoff(given, expected),
    "events": lambda given, _, __: drive_events(dict(given)),
    "filename": lambda given, _, __: drive_filename(dict(given)),
    "number": lambda given, _, __: drive_number(dict(given)),
    "webhook": lambda given, _, __: drive_webhook(dict(given), describe_error),
}
_OF_BOTH_CLIENTS = ("call", "token")


def _cases() -> list[Any]:
    cases: list[Any] = []
    for path in sorted(_FOLDER.glob("*.json")):
        file = json.loads(path.read_text())
        drive = _DRIVERS.get(file["kind"])
        if drive is None:
            pytest.fail(f"{path.name}: no driver for vectors of kind {file['kind']}", pytrace=False)
        clients = (False, True) if file["kind"] in _OF_BOTH_CLIENTS else (False,)
        for vector in file["vectors"]:
            for is_async in clients:
                name = f"{path.stem}: {vector['name']}" + (" (async)" if is_async else "")
                cases.append(pytest.param(drive, vector, is_async, id=name))
    return cases


def _seen(observed: Any, expected: Any) -> Any:
    """The observed values that the vector checks; ``None`` stands for an absent one."""
    if isinstance(expected, list) and isinstance(observed, list):
        pairs = [(one, index) for index, one in enumerate(observed)]
        return [_seen(one, expected[at]) if at < len(expected) else one for one, at in pairs]
    if isinstance(expected, dict) and isinstance(observed, Mapping):
        return {name: _seen(observed.get(name), value) for name, value in expected.items()}
    return observed


@pytest.fixture(autouse=True)
def no_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retries do not wait."""
    monkeypatch.setattr("sdk.core.perform.wait_before", lambda retry, asked: 0)


@pytest.mark.parametrize(("drive", "vector", "is_async"), _cases())
def test_vector(drive: Driver, vector: Given, is_async: bool) -> None:
    expected = {name: value for name, value in vector["expect"].items() if name != "orError"}
    # An error that the vector does not expect is a fault, whatever else it expects.
    everything = {"error": None, **expected}
    observed = drive(vector["given"], vector["expect"], is_async)
    if vector["expect"].get("orError") and observed.get("error") is not None:
        return
    assert _seen(observed, everything) == everything
