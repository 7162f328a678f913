"""Webhooks beyond the vectors: the forms of servers, and events of types."""

from __future__ import annotations

import hashlib
import hmac
import time
from base64 import b64encode
from email.message import Message
from importlib.util import find_spec
from typing import Any
from unittest.mock import patch

import pytest

from sdk.core.errors import ConfigurationError, WebhookVerificationError
from sdk.core.model import WireModel
from sdk.core.webhooks import parse_delivery, verify_delivery
from sdk.core.webhooks.spec import SignatureSpec

BODY = '{"type":"order.placed","id":1,  "note":"ö"}'
STANDARD: SignatureSpec = {
    "header": "webhook-signature",
    "family": "hmac",
    "hash": "sha256",
    "encoding": "base64",
    "prefix": "v1,",
    "components": ["webhook-id", "timestamp", "body"],
    "delimiter": ".",
    "timestamp": {
        "header": "webhook-timestamp",
        "format": "unix-seconds",
        "tolerance_seconds": 300,
    },
}


def _signed(body: str = BODY) -> dict[str, str]:
    now = str(int(time.time()))
    digest = hmac.new(b"hush", f"m1.{now}.{body}".encode(), hashlib.sha256).digest()
    signature = f"v1,{b64encode(digest).decode()}"
    return {"Webhook-Id": "m1", "Webhook-Timestamp": now, "Webhook-Signature": signature}


def _as_message(headers: dict[str, str]) -> Message:
    message = Message()
    for name, value in headers.items():
        message[name] = value
    return message


@pytest.mark.parametrize(
    "form",
    [
        dict,
        lambda headers: {name.lower(): [value] for name, value in headers.items()},
        lambda headers: list(headers.items()),
        lambda headers: [
            (name.lower().encode(), value.encode()) for name, value in headers.items()
        ],
        _as_message,
    ],
)
def test_headers_of_all_servers(form: Any) -> None:
    verify_delivery([STANDARD], BODY, form(_signed()), "hush")


@pytest.mark.parametrize("kind", [str, str.encode, lambda text: bytearray(text.encode())])
def test_bodies_as_text_and_as_bytes(kind: Any) -> None:
    verify_delivery([STANDARD], kind(BODY), _signed(), "hush")


class Order(WireModel):
    id: int


def test_events_have_their_type() -> None:
    event = parse_delivery([STANDARD], BODY, _signed(), "hush", None, None, lambda: Order)
    assert isinstance(event, Order) and event.id == 1


@pytest.mark.parametrize(
    ("body", "problem"),
    [("[", "is not the JSON that the API declares"), ("[1]", "holds a list instead of an object")],
)
def test_a_body_that_is_no_event(body: str, problem: str) -> None:
    with pytest.raises(WebhookVerificationError, match=f"The body of the webhook {problem}"):
        parse_delivery([STANDARD], body, _signed(body), "hush", None, None, lambda: Order)


def test_mistakes_of_the_caller() -> None:
    parsed: Any = {"id": 1}
    with pytest.raises(ConfigurationError, match="not a parsed value"):
        verify_delivery([STANDARD], parsed, _signed(), "hush")
    nothing: Any = None
    for secret in ("", [], nothing, [""]):
        with pytest.raises(ConfigurationError, match="The secret of the webhook is empty"):
            verify_delivery([STANDARD], BODY, _signed(), secret)


BY_KEY: SignatureSpec = {
    "header": "x-sig",
    "family": "ed25519",
    "encoding": "hex",
    "components": ["body"],
}


def test_keys_need_a_package() -> None:
    with patch("sdk.core.webhooks.keys.import_module", side_effect=ImportError):
        with pytest.raises(ConfigurationError, match="pip install cryptography"):
            verify_delivery([BY_KEY], BODY, {"x-sig": "00"}, "00" * 32)


@pytest.mark.skipif(find_spec("cryptography") is None, reason="cryptography is not installed")
def test_what_is_no_key() -> None:
    for key in ("no key", "00" * 31, "-----BEGIN PUBLIC KEY-----\n!\n-----END PUBLIC KEY-----"):
        with pytest.raises(ConfigurationError, match="not a key of the declared kind"):
            verify_delivery([BY_KEY], BODY, {"x-sig": "00"}, key)
