"""Requests to token endpoints."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic as now
from typing import TYPE_CHECKING, Any, Sequence

from ..errors import ApiError, SdkFailure, ConfigurationError, OAuthTokenError
from ..features import TokenCall, TokenCredentials
from ..flow import Flow
from ..text import mask
from ..value import value_at, with_value_at
from .held import Held, to_held

if TYPE_CHECKING:
    from ..auth.spec import OAuthScheme, TokenSpec


@dataclass(frozen=True, repr=False)
class Source:
    """Where tokens come from."""

    scheme: OAuthScheme
    call: TokenCall
    credentials: TokenCredentials


def obtain(source: Source, held: Held | None, refresh_token: str | None) -> Flow[Held]:
    """A new token: by the refresh flow where that is possible, else by the credentials."""
    spec = source.scheme.get("refresh_token")
    if spec is not None and refresh_token is not None:
        try:
            return (yield from _request(source, spec, refresh_token))
        except OAuthTokenError as error:
            is_refused = error.status is not None and 400 <= error.status < 500
            if not is_refused:
                if held is None or not held.is_usable():
                    raise
                return held.kept_for_now()
    return (yield from _request(source, source.scheme.get("get_token", {}), None))


def _request(source: Source, spec: TokenSpec, refresh_token: str | None) -> Flow[Held]:
    """Calls a token endpoint: with the refresh token alone, or with the credentials."""
    secrets = [source.credentials.client_secret]
    if refresh_token is not None:
        secrets.append(refresh_token)
    body = _body(source, spec, refresh_token)
    sent_at = now()
    try:
        response = yield from source.call(
            spec.get("operation", {"method": "POST", "path": ""}),
            body,
            secrets=secrets,
            url=spec.get("url"),
        )
    except ConfigurationError:
        raise
    except SdkFailure as error:
        raise _token_error(error, secrets) from error
    return to_held(spec, response, sent_at, refresh_token)


def _body(source: Source, spec: TokenSpec, refresh_token: str | None) -> dict[str, Any]:
    paths = spec.get("request", {})
    scopes = source.scheme.get("scopes")
    fields: list[tuple[Sequence[str] | None, Any]] = []
    if refresh_token is not None:
        fields.append((paths.get("refresh_token"), refresh_token))
    else:
        fields.append((paths.get("client_id"), source.credentials.client_id))
        fields.append((paths.get("client_secret"), source.credentials.client_secret))
        if scopes:
            written = list(scopes) if spec.get("scopes_as_list") else " ".join(scopes)
            fields.append((paths.get("scopes"), written))
    body: dict[str, Any] = {}
    for path, value in fields:
        if path:
            body = with_value_at(body, path, value)
    return body


def _token_error(error: SdkFailure, secrets: Sequence[str]) -> OAuthTokenError:
    if not isinstance(error, ApiError):
        return OAuthTokenError(mask(f"No access token: {error}", secrets))

    def text(key: str) -> str | None:
        value = value_at(error.body, [key])
        return mask(value, secrets) if isinstance(value, str) else None

    code, description = text("error"), text("error_description")
    said = ": ".join(part for part in (code, description) if part is not None)
    message = f"No access token: the token endpoint answered {error.status}"
    return OAuthTokenError(
        f"{message} ({said})" if said else message,
        status=error.status,
        error=code,
        error_description=description,
    )
