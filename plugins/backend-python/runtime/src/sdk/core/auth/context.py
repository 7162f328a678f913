"""How an attempt finds its credentials."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Hashable, Mapping, cast

from ..config import Config, credentials_of
from ..errors import ConfigurationError
from ..features import TokenProvider
from ..flow import Flow, Supply
from ..prepare import Prepared
from ..spec import ClientSpec
from .applied import Applied
from .apply import authenticate

if TYPE_CHECKING:
    from .spec import AuthSpec, CredentialSpec, OAuthScheme


def credentials_for(config: Config[Any], prepared: Prepared) -> Flow[Applied]:
    """What credentials add to an attempt. If it can only be the same each time, it is found once."""
    try:
        return (yield from _found(config, prepared))
    except ConfigurationError as error:
        # The frames in which it was raised hold credentials, which tools may record.
        raise error.with_traceback(None) from None


def _found(config: Config[Any], prepared: Prepared) -> Flow[Applied]:
    security = prepared.operation.spec.get("security")
    if not (config.is_fixed and prepared.is_plain and not prepared.is_token_call):
        return (yield from authenticate(AuthContext(config, prepared)))
    key: Hashable = None if security is None else tuple(tuple(one) for one in security)
    known = config.fixed.get(key)
    if known is None:
        known = yield from authenticate(AuthContext(config, prepared))
        config.fixed[key] = known
    return known


class AuthContext:
    """How one attempt of a call finds its credentials."""

    def __init__(self, config: Config[Any], prepared: Prepared) -> None:
        self._config = config
        self._prepared = prepared
        self._call = cast("Mapping[str, Any]", prepared.options)
        self._resolved: dict[str, str | None] = {}
        self.auth: AuthSpec = config.spec["auth"]
        if prepared.is_token_call:
            # A token endpoint has requirements of its own or none: the API's default would need a token again.
            self.auth = {"mode": "endpoint", "schemes": self.auth["schemes"], "security": []}
        self.security = prepared.operation.spec.get("security")
        self.caller_headers = {name.lower() for entries in prepared.above for name, _ in entries}
        """Names of headers that the caller sets or removes: they count as credentials."""

    def resolve(self, credential: CredentialSpec) -> Flow[str | None]:
        """Current value of a credential; ``None`` where none is given. Functions are called at most once."""
        option = credential.get("option", "")
        if option not in self._resolved:
            self._resolved[option] = yield from self._find(option, credential.get("env"))
        return self._resolved[option]

    def _find(self, option: str, env: str | None) -> Flow[str | None]:
        """Option of the call, else of the client, else the environment. An explicit empty text does not fall back."""
        given = self._call.get(option)
        if given is None:
            if _is_replaced(self._config.spec, option, self._call):
                return None
            given = self._config.options.get(option)
        value: Any = given
        if callable(given):
            value = yield Supply(given)
        if value is None:
            return None if env is None else self._config.environment.get(env)
        if not isinstance(value, str):
            raise ConfigurationError(f"{option} must be a string")
        return value

    def provider(self, key: str, scheme: OAuthScheme) -> TokenProvider:
        """What keeps the access token of a scheme: the client's, but for a call with credentials of its own."""
        parts = credentials_of(scheme)
        is_own = any(self._call.get(part.get("option", "")) is not None for part in parts)
        tokens = self._prepared.tokens if is_own else self._config.tokens
        known = tokens.get(key)
        if known is not None:
            return known
        feature = self._config.features.get("oauth")
        if feature is None:
            raise ConfigurationError(f"This client cannot obtain tokens for {key}")
        return tokens.setdefault(key, feature(scheme, self._config.token_call))


def _is_replaced(spec: ClientSpec, option: str, call: Mapping[str, Any]) -> bool:
    """Whether a call brings the other part of a credential: half of it would not go with the client's other half."""
    for scheme in spec["auth"]["schemes"].values():
        if scheme["kind"] != "basic":
            continue
        parts = [part.get("option", "") for part in credentials_of(scheme)]
        if option in parts and any(call.get(part) is not None for part in parts):
            return True
    return False
