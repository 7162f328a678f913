"""The credentials of an API, as data. Only type checkers need it: nothing imports it when an SDK runs."""

from __future__ import annotations

from typing import Literal, Mapping, Sequence, TypedDict, Union

from ..spec import OperationSpec

Security = Sequence[Sequence[str]]
"""Alternatives of schemes that are needed together."""


class CredentialSpec(TypedDict, total=False):
    option: str
    env: str


class _SchemeKey(TypedDict):
    key: str


class BearerScheme(_SchemeKey):
    kind: Literal["bearer"]
    token: CredentialSpec


class _BasicKind(_SchemeKey):
    kind: Literal["basic"]


class BasicScheme(_BasicKind, total=False):
    username: CredentialSpec
    """Absent: omitted, and counts as the empty string."""
    password: CredentialSpec


class _KeyKind(_SchemeKey):
    kind: Literal["header", "query", "cookie"]


class KeyScheme(_KeyKind, total=False):
    name: str
    prefix: str
    value: CredentialSpec


class TokenRequestSpec(TypedDict, total=False):
    """Paths of fields in a token request."""

    client_id: Sequence[str]
    client_secret: Sequence[str]
    scopes: Sequence[str]
    refresh_token: Sequence[str]


class TokenResponseSpec(TypedDict, total=False):
    access_token: Sequence[str]
    expires_in: Sequence[str]
    refresh_token: Sequence[str]


class TokenSpec(TypedDict, total=False):
    operation: OperationSpec
    url: str
    """In place of the base URL and the path: of a server that is not the API's."""
    request: TokenRequestSpec
    scopes_as_list: bool
    response: TokenResponseSpec


class _OAuthKind(_SchemeKey):
    kind: Literal["oauth"]


class OAuthScheme(_OAuthKind, total=False):
    client_id: CredentialSpec
    client_secret: CredentialSpec
    scopes: Sequence[str]
    header: str
    prefix: str
    token: CredentialSpec
    """Option for an access token that replaces the flow."""
    get_token: TokenSpec
    refresh_token: TokenSpec


Scheme = Union[BearerScheme, BasicScheme, KeyScheme, OAuthScheme]


class _AuthMode(TypedDict):
    mode: Literal["none", "single", "any", "all", "endpoint"]
    schemes: Mapping[str, Scheme]


class AuthSpec(_AuthMode, total=False):
    apply: Sequence[str]
    """Schemes of ``single``, ``any`` and ``all``, in order. ``any``: only those that the definition declares."""
    security: Security
    """Endpoint mode: requirements of operations that declare none."""
