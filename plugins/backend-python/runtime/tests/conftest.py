"""A package of types, which several tests use."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from sample_types import write_package


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return write_package(tmp_path_factory.mktemp("sample"), "sample_sdk")


@pytest.fixture(scope="session")
def types(package: Any) -> Any:
    return import_module(f"{package.__name__}.types")


@pytest.fixture(scope="session")
def core(package: Any) -> Any:
    for module in ("decode", "encode", "errors", "omit"):
        import_module(f"{package.__name__}.core.{module}")
    return import_module(f"{package.__name__}.core")
