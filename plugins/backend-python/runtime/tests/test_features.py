"""``features.json``: an SDK with any one feature has all files that it imports."""

from __future__ import annotations

import ast
import functools
import json
from pathlib import Path
from typing import Iterator

import pytest

_RUNTIME = Path(__file__).parents[1]
_SOURCES = _RUNTIME / "src" / "sdk"
_FEATURES: dict[str, list[str]] = json.loads((_RUNTIME / "features.json").read_text())


@functools.cache
def _imported(path: str) -> frozenset[str]:
    """The files of the runtime that a file imports, and the packages that it is in."""
    return frozenset(_read(path))


def _read(path: str) -> Iterator[str]:
    package = Path(path).parent
    yield from (f"{parent}/__init__.py" for parent in (package, *package.parents) if parent.name)
    for node in ast.walk(ast.parse((_SOURCES / path).read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = (_SOURCES / path).parents[node.level - 1]
            module = base.joinpath(*(node.module or "").split("."))
            for candidate in (module, *(module / alias.name for alias in node.names)):
                for file in (candidate.with_suffix(".py"), candidate / "__init__.py"):
                    if file.exists():
                        yield file.relative_to(_SOURCES).as_posix()


@pytest.mark.parametrize("feature", _FEATURES)
def test_a_feature_has_what_it_imports(feature: str) -> None:
    files = {*_FEATURES["core"], *_FEATURES[feature]}
    missing = {(path, needed) for path in files for needed in _imported(path)} - {
        (path, needed) for path in files for needed in files
    }
    assert missing == set()


def test_every_file_belongs_to_a_feature() -> None:
    files = {path.relative_to(_SOURCES).as_posix() for path in _SOURCES.rglob("*.py")}
    listed = {path for paths in _FEATURES.values() for path in paths}
    assert files - {"__init__.py"} == listed
