"""How an API signs what it sends to webhooks, as data."""

from __future__ import annotations

from typing import Literal, Sequence, TypedDict


class _SignatureHead(TypedDict):
    header: str
    family: Literal["hmac", "rsa", "rsa-pss", "ecdsa", "ed25519"]
    encoding: Literal["hex", "base64"]
    components: Sequence[str]


class TimestampSpec(TypedDict):
    header: str
    format: Literal["unix-seconds", "unix-millis", "date"]
    tolerance_seconds: int


class SignatureSpec(_SignatureHead, total=False):
    hash: Literal["sha1", "sha256", "sha384", "sha512"]
    prefix: str
    delimiter: str
    timestamp: TimestampSpec
