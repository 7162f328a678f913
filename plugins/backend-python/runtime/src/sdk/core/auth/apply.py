"""How schemes write their credentials."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING

from ..features import TokenCredentials
from ..flow import Flow
from .applied import Applied, UsedToken
from .choose import choose, is_callers

if TYPE_CHECKING:
    from .context import AuthContext
    from .spec import BasicScheme, BearerScheme, CredentialSpec, KeyScheme, OAuthScheme


def authenticate(context: AuthContext) -> Flow[Applied]:
    """Chooses the schemes of an attempt and writes their credentials."""
    applied = Applied()
    keys = yield from choose(context)
    for key in keys:
        scheme = context.auth["schemes"][key] if key in context.auth["schemes"] else None
        if scheme is None or is_callers(scheme, context):
            continue
        if scheme["kind"] == "bearer":
            yield from _apply_bearer(scheme, context, applied)
        elif scheme["kind"] == "basic":
            yield from _apply_basic(scheme, context, applied)
        elif scheme["kind"] == "oauth":
            yield from _apply_token(key, scheme, context, applied)
        else:
            yield from _apply_key(scheme, context, applied)
    return applied


def _value(context: AuthContext, credential: CredentialSpec | None) -> Flow[str]:
    if credential is None:
        return ""
    return (yield from context.resolve(credential)) or ""


def _apply_bearer(scheme: BearerScheme, context: AuthContext, applied: Applied) -> Flow[None]:
    token = yield from _value(context, scheme["token"])
    applied.add_secret(token)
    applied.headers.append(("Authorization", f"Bearer {token}"))


def _apply_basic(scheme: BasicScheme, context: AuthContext, applied: Applied) -> Flow[None]:
    if "username" not in scheme and "password" not in scheme:
        return
    username = yield from _value(context, scheme.get("username"))
    password = yield from _value(context, scheme.get("password"))
    encoded = b64encode(f"{username}:{password}".encode()).decode()
    applied.add_secret(password, encoded)
    applied.headers.append(("Authorization", f"Basic {encoded}"))


def _apply_key(scheme: KeyScheme, context: AuthContext, applied: Applied) -> Flow[None]:
    value = yield from _value(context, scheme.get("value"))
    applied.add_secret(value)
    pair = (scheme.get("name", ""), f"{scheme.get('prefix', '')}{value}")
    if scheme.get("kind") == "header":
        applied.headers.append(pair)
    elif scheme.get("kind") == "query":
        applied.query.append(pair)
    else:
        applied.cookies.append(pair)


def _apply_token(
    key: str, scheme: OAuthScheme, context: AuthContext, applied: Applied
) -> Flow[None]:
    token = yield from _value(context, scheme.get("token"))
    if not token:
        client_id = yield from _value(context, scheme.get("client_id"))
        client_secret = yield from _value(context, scheme.get("client_secret"))
        provider = context.provider(key, scheme)
        token = yield from provider.token(TokenCredentials(client_id, client_secret))
        applied.token = UsedToken(provider, token)
        applied.add_secret(client_secret)
    applied.add_secret(token)
    prefix = scheme.get("prefix", "Bearer")
    header = scheme.get("header", "Authorization")
    applied.headers.append((header, f"{prefix} {token}" if prefix else token))
