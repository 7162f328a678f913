"""The OAuth scheme of an API, as emitted SDKs describe it: what tests and programs share."""

from __future__ import annotations

from typing import Any

_OPERATION = {
    "method": "POST",
    "path": "/token",
    "body": {"kind": "form"},
    "response": {"kind": "json"},
}


def oauth_spec(fields: dict[str, list[str]], *answered: str, **scheme: Any) -> Any:
    """An API whose token endpoint takes some fields and answers with others.

    ``scheme`` has what the API says of its scheme beside that. One with a refresh token uses the
    same endpoint for it.
    """
    response = {name: [name] for name in ("access_token", "expires_in", *answered)}
    request = {"client_id": ["client_id"], "client_secret": ["client_secret"], **fields}
    oauth = {
        "key": "oauth",
        "kind": "oauth",
        "client_id": {"option": "client_id"},
        "client_secret": {"option": "client_secret"},
        "get_token": {"operation": _OPERATION, "request": request, "response": response},
        **scheme,
    }
    if "refresh_token" in answered:
        refresh = {"refresh_token": ["refresh_token"]}
        oauth["refresh_token"] = {"operation": _OPERATION, "request": refresh, "response": response}
    return {
        "package_name": "acme",
        "version": "1.2.3",
        "auth": {"mode": "single", "apply": ["oauth"], "schemes": {"oauth": oauth}},
    }
