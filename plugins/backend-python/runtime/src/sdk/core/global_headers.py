"""Headers that an API declares for all calls, or for those of one definition."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .config import Config
from .environment import fill_template
from .errors import ConfigurationError
from .flow import Flow, Supply
from .options import HeaderValues, RequestOptions
from .spec import HeaderSpec, OperationSpec
from .url.values import scalar_text


@dataclass(frozen=True, repr=False)
class GlobalHeaders:
    """Headers, and those of their values that must not be shown."""

    headers: list[tuple[str, Any]] = field(default_factory=lambda: [])
    secrets: list[str] = field(default_factory=lambda: [])


def global_headers(
    config: Config[Any], operation: OperationSpec, options: RequestOptions
) -> Flow[GlobalHeaders]:
    """Fills in the headers that the API declares. Those that the caller sets are left to the caller."""
    found = GlobalHeaders()
    own: HeaderValues = config.options.get("headers", {})
    callers = {name.lower() for name in (*own, *(options.get("headers") or {}))}
    for spec in config.spec.get("headers", ()):
        name = spec["header"]
        if spec.get("definition", operation.get("definition")) != operation.get("definition"):
            continue
        if name.lower() in callers:
            continue
        if "literal" in spec:
            found.headers.append((name, spec["literal"]))
        elif "template" in spec:
            value = fill_template(spec["template"], config.environment)
            if value is not None:
                found.headers.append((name, value))
                found.secrets.append(value)
        else:
            text = yield from _option_header(config, spec)
            if text is not None:
                found.headers.append((name, text))
    return found


def _option_header(config: Config[Any], spec: HeaderSpec) -> Flow[str | None]:
    option, env = spec.get("option", ""), spec.get("env", "")
    value: Any = config.options.get(option)
    if callable(value):
        value = yield Supply(value)
    if value is None:
        value = config.environment.get(env, spec.get("default"))
    if value is not None:
        return scalar_text(value, spec["header"])
    if not spec.get("required"):
        return None
    hint = f" or set {env}" if env else ""
    raise ConfigurationError(f"The header {spec['header']} is needed: pass {option}{hint}")
