"""Programs as users write them, each a process of its own: much at once, much in a row, large files, workers.

``SDK_LOAD=full`` makes them as large as an SDK has to bear, and prints what they took.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Iterator

import pytest

FULL = os.environ.get("SDK_LOAD") == "full"
FOLDER = Path(__file__).parent / "programs"
MEGABYTE = 1024 * 1024

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the programs measure as Unix does")


@pytest.fixture
def server() -> Iterator[str]:
    args = [sys.executable, str(FOLDER / "server.py")]
    with subprocess.Popen(args, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
        process.terminate()


def run(server: str, program: str, *args: str, size: int = 0) -> Any:
    """What a program prints."""
    sources = os.pathsep.join([str(FOLDER.parent.parent / "src"), str(FOLDER.parent)])
    env = {**os.environ, "PYTHONPATH": sources, "SDK_SERVER": server, "SDK_SIZE": str(size)}
    # Warnings of the SDK are errors: resources that are left open show here.
    checks = ["-W", "error", "-W", "ignore:.*fork:DeprecationWarning"]
    command = [sys.executable, *checks, str(FOLDER / f"{program}.py"), *args]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stderr) == (0, "")
    if FULL:
        print(program, *args, done.stdout.strip())
    return json.loads(done.stdout)


def test_many_calls_leave_nothing_behind(server: str) -> None:
    grown = run(server, "many_calls", size=20_000 if FULL else 800)
    for by in ("threads", "tasks"):
        # The first calls may not have opened all of the eight connections.
        assert grown[by]["handles"] <= 8
        assert grown[by]["threads"] == 0
        assert grown[by]["objects"] < 200
        assert grown[by]["memory"] < 2


def test_large_files_need_little_memory(server: str) -> None:
    taken = run(server, "large_files", size=(200 if FULL else 40) * MEGABYTE)
    assert taken["sync"] < 8
    assert taken["async"] < 8


@pytest.mark.parametrize("by", ["threads", "tasks"])
def test_an_expired_token_is_renewed_once(server: str, by: str) -> None:
    assert run(server, "expired_token", by) == {"tokens": ["Bearer T1", "Bearer T2"], "asked": 2}


def test_workers_use_the_client_of_their_parent(server: str) -> None:
    assert run(server, "pre_fork") == {"codes": [0, 0, 0, 0], "parent": True}


def test_a_notebook_calls_within_its_loop(server: str) -> None:
    assert run(server, "running_loop") == 23
