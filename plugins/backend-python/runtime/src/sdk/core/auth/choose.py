"""Which schemes apply to an attempt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence

from ..config import credentials_of
from ..errors import MissingCredentialsError
from ..flow import Flow

if TYPE_CHECKING:
    from .context import AuthContext
    from .spec import CredentialSpec, Scheme, Security


def choose(context: AuthContext) -> Flow[Sequence[str]]:
    """Keys of the schemes to apply. Raises ``MissingCredentialsError`` where credentials are needed and not there."""
    auth, security = context.auth, context.security
    if auth["mode"] == "none" or (security is not None and not security):
        return []
    if auth["mode"] == "endpoint":
        requirements = auth.get("security", ()) if security is None else security
        return (yield from _choose_requirement(context, requirements))
    keys = auth.get("apply", ())
    missing = yield from _missing(context, keys)
    if auth["mode"] == "any":
        return [key for key in keys if key not in missing][:1]
    if missing:
        raise (
            yield from _error(
                context, f"No credentials provided for: {', '.join(missing)}", [missing]
            )
        )
    return keys


def _choose_requirement(context: AuthContext, requirements: Security) -> Flow[Sequence[str]]:
    missing: list[list[str]] = []
    for requirement in requirements:
        lacking = yield from _missing(context, requirement)
        if not lacking:
            return requirement
        missing.append(lacking)
    if not missing:
        return []
    alternatives = " OR ".join(" AND ".join(keys) for keys in missing)
    message = (
        "No authentication credentials provided that satisfy the endpoint's security requirements. "
        f"Please provide credentials for: {alternatives}"
    )
    raise (yield from _error(context, message, missing))


def _missing(context: AuthContext, keys: Sequence[str]) -> Flow[list[str]]:
    missing: list[str] = []
    for key in keys:
        scheme = context.auth["schemes"].get(key)
        if scheme is None:
            missing.append(key)
        elif not is_callers(scheme, context) and (yield from _lacking(scheme, context)):
            missing.append(key)
    return missing


def is_callers(scheme: Scheme, context: AuthContext) -> bool:
    """Whether the caller has taken over the header of the scheme."""
    name = _header_of(scheme)
    return name is not None and name.lower() in context.caller_headers


def _header_of(scheme: Scheme) -> str | None:
    if scheme["kind"] in ("bearer", "basic"):
        return "authorization"
    if scheme["kind"] == "oauth":
        return scheme.get("header", "authorization")
    return scheme.get("name") if scheme["kind"] == "header" else None


def _lacking(scheme: Scheme, context: AuthContext) -> Flow[list[CredentialSpec]]:
    """The credentials that a scheme needs and does not have."""
    if scheme["kind"] == "oauth" and "token" in scheme:
        token = yield from context.resolve(scheme["token"])
        if token:
            return []
    lacking: list[CredentialSpec] = []
    for credential in credentials_of(scheme):
        value = yield from context.resolve(credential)
        if value is None or (value == "" and scheme["kind"] != "basic"):
            lacking.append(credential)
    return lacking


def _error(
    context: AuthContext, message: str, missing: list[list[str]]
) -> Flow[MissingCredentialsError]:
    hints: list[str] = []
    for key in dict.fromkeys(key for alternative in missing for key in alternative):
        scheme = context.auth["schemes"].get(key)
        if scheme is not None:
            lacking = yield from _lacking(scheme, context)
            hints.append(f"{key}: {_hint(lacking)}.")
    return MissingCredentialsError(" ".join([f"{message}.", *hints]), missing)


def _hint(lacking: Sequence[CredentialSpec]) -> str:
    """Where credentials come from."""
    options = " and ".join(part.get("option", "") for part in lacking)
    env = " and ".join(part["env"] for part in lacking if "env" in part)
    return f"pass {options} or set {env}" if env else f"pass {options}"
