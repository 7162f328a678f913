"""Environment variables and base URLs."""

from __future__ import annotations

import os
import re
from enum import Enum
from typing import TYPE_CHECKING, Any, Mapping, Sequence, cast
from urllib.parse import urljoin, urlsplit, urlunsplit

from .errors import ConfigurationError
from .spec import ClientSpec

if TYPE_CHECKING:
    from .auth.spec import Scheme

Environment = Mapping[str, str]
"""Values of the environment variables that the API names; read once, when a client is made."""

_PLACEHOLDER = re.compile(r"\$\{(\w+)\}")
_VARIABLE = re.compile(r"\{([^{}]+)\}")
_UNSAFE = re.compile(r"[\x00-\x20\x7f\\]")


def read_environment(spec: ClientSpec) -> Environment:
    """Reads the variables that the API names, and no other. Those that are empty count as absent."""
    names: set[str] = set()
    if "base_url_env" in spec:
        names.add(spec["base_url_env"])
    for scheme in spec["auth"]["schemes"].values():
        names.update(_scheme_variables(scheme))
    for header in spec.get("headers", ()):
        names.update(_PLACEHOLDER.findall(header.get("template", "")))
        if "env" in header:
            names.add(header["env"])
    found = {name: os.environ.get(name, "").strip() for name in names}
    return {name: value for name, value in found.items() if value}


def _scheme_variables(scheme: Scheme) -> list[str]:
    parts = [cast("dict[str, Any]", part) for part in scheme.values() if isinstance(part, dict)]
    return [part["env"] for part in parts if isinstance(part.get("env"), str)]


def fill_template(template: str, environment: Environment) -> str | None:
    """Fills the placeholders of a header; ``None`` where a variable is not set."""
    if any(name not in environment for name in _PLACEHOLDER.findall(template)):
        return None
    return _PLACEHOLDER.sub(lambda match: environment[match[1]], template)


def base_urls(
    spec: ClientSpec, options: Mapping[str, Any], environment: Environment
) -> Sequence[str]:
    """Base URLs of a client, one for each role. Raises ``ConfigurationError`` where none is known."""
    explicit = options.get("base_url")
    named = options.get("environment")
    if explicit is not None:
        return [check_url(explicit)]
    fallback = environment.get(spec.get("base_url_env", ""))
    if named is None and fallback is not None:
        return [check_url(fallback)]
    known = spec.get("environments", ())
    name = named.value if isinstance(named, Enum) else named
    for one in known:
        if name is None or one["name"] == name:
            return [check_url(_fill_variables(url, spec, options)) for url in one["urls"]]
    if not known:
        raise ConfigurationError("base_url is needed")
    raise ConfigurationError(
        f"environment must be one of: {', '.join(one['name'] for one in known)}"
    )


def _fill_variables(url: str, spec: ClientSpec, options: Mapping[str, Any]) -> str:
    variables = {variable["name"]: variable for variable in spec.get("variables", ())}

    def fill(match: re.Match[str]) -> str:
        variable = variables.get(match[1])
        value: Any = None
        if variable is not None:
            value = options.get(variable["option"])
            value = variable.get("default") if value is None else value
        if value is None:
            name = match[0] if variable is None else variable["option"]
            raise ConfigurationError(f"The base URL needs a value for {name}")
        return str(value)

    return _VARIABLE.sub(fill, url)


def check_url(url: object) -> str:
    """Raises ``ConfigurationError`` for a text that is not absolute, or that contains a secret."""
    try:
        parts = urlsplit(str(url))
        if parts.username or parts.password:
            raise ConfigurationError("The base URL must not hold a user name or a password")
        is_url = bool(parts.hostname) and (parts.port is None or parts.port >= 0)
    except ValueError:
        is_url, parts = False, urlsplit("")
    if not is_url or parts.scheme not in ("http", "https", "ws", "wss") or _UNSAFE.search(str(url)):
        raise ConfigurationError("The base URL must be an absolute http or https URL")
    return str(url)


def resolve_url(url: str, base: str) -> str | None:
    """An address that a server names, resolved: without user information, which no server has to say."""
    try:
        parts = urlsplit(urljoin(base, url.strip()))
        if not parts.hostname or _UNSAFE.search(parts.netloc):
            return None
        host = parts.netloc.rpartition("@")[2]
        return urlunsplit(parts._replace(netloc=host)) if parts.port != 0 else None
    except ValueError:
        return None


_DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def origin_of(url: str) -> tuple[str, str, int | None]:
    """Scheme, host and port of a URL."""
    parts = urlsplit(url)
    return parts.scheme, parts.hostname or "", parts.port or _DEFAULT_PORTS.get(parts.scheme)


def join_url(base: str, path: str, query: Sequence[str]) -> str:
    """Joins by concatenation: path prefix and query of the base survive, with exactly one slash between."""
    prefix, _, base_query = base.split("#", 1)[0].partition("?")
    own_path, _, own_query = path.partition("?")
    parts = [part for part in (base_query, own_query, *query) if part]
    joined = f"{prefix.rstrip('/')}/{own_path.lstrip('/')}" if own_path else prefix
    return f"{joined}?{'&'.join(parts)}" if parts else joined
