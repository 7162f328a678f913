"""All that a client knows; fixed when it is made, apart from its access tokens."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Hashable, Mapping, Sequence, TypeVar

from .checks import check_values
from .environment import Environment, base_urls, read_environment
from .features import Features, TokenCall, TokenProvider
from .headers import apply_headers
from .spec import ClientSpec
from .transport import Http

if TYPE_CHECKING:
    from .auth import Applied
    from .auth.spec import CredentialSpec, Scheme

H = TypeVar("H", bound=Http)


@dataclass(frozen=True, repr=False, eq=False)
class Config(Generic[H]):
    """What the calls of a client share. Safe for many threads and event loops."""

    spec: ClientSpec
    features: Features
    options: Mapping[str, Any]
    """Every option by name, those of the API among them; ``None`` is left out."""
    environment: Environment
    urls: Sequence[str]
    """One for each role."""
    http: H
    token_call: TokenCall
    tokens: dict[str, TokenProvider]
    """By scheme; shared by derived clients that keep the same credentials and URLs."""
    is_fixed: bool
    """Every credential stays what it is: none is a function, and none a token to be fetched."""
    credentials: Sequence[str] = ()
    """Names of the options that are credentials."""
    fixed: dict[Hashable, Applied] = field(default_factory=lambda: {})
    """What credentials add to calls without options, by requirements, as far as it is known."""

    @property
    def middleware(self) -> Sequence[Any]:
        """Functions that wrap every attempt."""
        layers: Sequence[Any] = self.options.get("middleware", ())
        return layers

    @property
    def logger(self) -> logging.Logger | None:
        """Receives log messages."""
        return self.options.get("logger")


def create_config(
    spec: ClientSpec,
    features: Features,
    options: Mapping[str, Any],
    *,
    http: H,
    token_call: TokenCall,
    parent: Config[H] | None = None,
) -> Config[H]:
    """Reads options and environment. Raises ``ConfigurationError``; touches nothing else."""
    values = {name: value for name, value in options.items() if value is not None}
    credentials = _options_of(spec)
    _check(values, credentials)
    environment = read_environment(spec) if parent is None else parent.environment
    shares = parent is not None and _same_tokens(parent, values)
    return Config(
        spec=spec,
        features=features,
        options=values,
        environment=environment,
        urls=base_urls(spec, values, environment),
        http=http,
        token_call=token_call,
        tokens=parent.tokens if parent is not None and shares else {},
        is_fixed=_are_fixed(spec, values),
        credentials=credentials,
    )


def _check(options: Mapping[str, Any], credentials: Sequence[str]) -> None:
    check_values(options, credentials)
    apply_headers({}, list(options.get("headers", {}).items()))


def credentials_of(scheme: Scheme) -> list[CredentialSpec]:
    """The credentials that a scheme needs."""
    if scheme["kind"] == "bearer":
        return [scheme["token"]]
    if scheme["kind"] == "basic":
        parts = [scheme.get("username"), scheme.get("password")]
    elif scheme["kind"] == "oauth":
        parts = [scheme.get("client_id"), scheme.get("client_secret")]
    else:
        parts = [scheme.get("value")]
    return [part for part in parts if part is not None]


def _options_of(spec: ClientSpec) -> list[str]:
    """Names of the options that are credentials."""
    options: dict[str, None] = {}
    for scheme in spec["auth"]["schemes"].values():
        parts = credentials_of(scheme)
        if scheme["kind"] == "oauth" and "token" in scheme:
            parts.append(scheme["token"])
        options.update((part["option"], None) for part in parts if "option" in part)
    return list(options)


def _are_fixed(spec: ClientSpec, options: Mapping[str, Any]) -> bool:
    schemes = spec["auth"]["schemes"].values()
    return not any(
        scheme["kind"] == "oauth"
        or any(callable(options.get(part.get("option", ""))) for part in credentials_of(scheme))
        for scheme in schemes
    )


def _same_tokens(parent: Config[Any], options: Mapping[str, Any]) -> bool:
    """Whether access tokens of the parent are right for a client with these options."""
    relevant = {"base_url", "environment"}
    for scheme in parent.spec["auth"]["schemes"].values():
        if scheme["kind"] == "oauth":
            relevant.update(part.get("option", "") for part in credentials_of(scheme))
    return all(options.get(name) == parent.options.get(name) for name in relevant)
