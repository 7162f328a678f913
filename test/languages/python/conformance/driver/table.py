"""What ``conformance.json`` says of an SDK: everything in which one differs from another."""

from __future__ import annotations

import importlib
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Mapping, Sequence


@dataclass(frozen=True)
class Argument:
    """A parameter, and the place and the name that messages have for it."""

    name: str
    place: str
    wire: str
    type: Mapping[str, Any]
    required: bool


@dataclass(frozen=True)
class Entry:
    """How an operation is called."""

    path: Sequence[str]
    kind: str
    positional: Sequence[Argument]
    keywords: Sequence[Argument]
    merges: bool
    """Its body takes properties that the definition does not declare."""

    @staticmethod
    def of(data: Mapping[str, Any]) -> Entry:
        arguments = {
            kind: [Argument(**one) for one in data[kind]] for kind in ("positional", "keywords")
        }
        return Entry(**{**data, **arguments})


@dataclass(frozen=True)
class Table:
    is_async: bool
    sdk: Any
    """The module of the SDK."""
    core: str
    """Name of the module of the runtime."""
    client: type
    errors: Any
    root: type[BaseException]
    kinds: Mapping[str, type[BaseException]]
    """Classes of errors by kind; those that are more special come first."""
    calls: Mapping[str, Entry]
    options: Mapping[str, str]
    environments: Mapping[str, Any]
    resources: Sequence[str]
    declared: Mapping[str, Any]
    """What declared types are, by their names in the SDK."""
    results: Mapping[str, Any]
    """Types of what calls give."""
    bodies: Mapping[str, Any]
    """Types of the bodies of errors, by their classes."""
    webhooks: Mapping[str, Any]

    @staticmethod
    def load(folder: str, mode: str) -> Table:
        data = json.loads((Path(folder) / "conformance.json").read_text("utf-8"))
        sys.path.insert(0, str(Path(folder) / "src"))
        module = data["module"]
        sdk = importlib.import_module(module)
        brand = data["brand"]
        is_async = mode == "async"
        environments = getattr(sdk, f"{brand}Environment", None)
        return Table(
            is_async=is_async,
            sdk=sdk,
            core=f"{module}.core",
            client=getattr(sdk, ("Async" if is_async else "") + data["client"]),
            errors=sdk,
            root=getattr(sdk, f"{brand}Error"),
            kinds=_kinds(sdk, brand),
            calls={name: Entry.of(entry) for name, entry in data["calls"].items()},
            options=data["options"],
            environments={
                name: getattr(environments, member) for name, member in data["environments"].items()
            },
            resources=data["resources"],
            declared=data["types"]["types"],
            results=data["types"]["results"],
            bodies=data["types"]["errors"],
            webhooks=data["types"]["webhooks"],
        )

    def model(self, name: str) -> Any:
        """A class of the SDK's types."""
        return getattr(self.sdk.types, name)

    def runtime(self, name: str) -> Any:
        """A module of the runtime."""
        return importlib.import_module(f"{self.core}.{name}")


def _kinds(sdk: Any, brand: str) -> dict[str, type[BaseException]]:
    names = {
        "credentials": "MissingCredentialsError",
        "config": "ConfigurationError",
        "timeout": f"{brand}TimeoutError",
        "connection": f"{brand}ConnectionError",
        "api": "ApiError",
        "oauth": "OAuthTokenError",
        "decode": "DecodeError",
        "stream": "StreamError",
        "webhook": "WebhookVerificationError",
    }
    return {kind: getattr(sdk, name) for kind, name in names.items()}
