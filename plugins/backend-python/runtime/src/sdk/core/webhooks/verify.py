"""Verifying deliveries."""

from __future__ import annotations

import re
import time
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any, Callable, Mapping, Sequence, Union

from ..decode import Misread, decode
from ..errors import ConfigurationError, WebhookVerificationError
from ..guards import is_mapping
from .delivery import Delivery, DeliveryBody, DeliveryHeaders
from .encoding import decode_bytes
from .keys import verifier_for
from .spec import SignatureSpec

WebhookSecret = Union[str, Sequence[str], Mapping[str, Union[str, Sequence[str]]]]
"""The secret that the API shares with its receivers, or its public key.

To rotate secrets, pass both the old and the new one. If the API signs some headers with secrets and others with
keys, pass those of each header, by the header's name.
"""


def verify_delivery(
    signatures: Sequence[SignatureSpec],
    body: DeliveryBody,
    headers: DeliveryHeaders,
    secret: WebhookSecret,
    url: str | None = None,
    tolerance: float | None = None,
) -> None:
    """Returns where some signature of the delivery is right and its time is near.

    ``url`` is the full URL of the webhook endpoint, needed only if the API signs it. ``tolerance`` is how many
    seconds the time of the delivery may differ from now, in either direction.

    Raises ``WebhookVerificationError`` otherwise, and ``ConfigurationError`` for a secret that is none.
    """
    delivery = Delivery(body, headers, url)
    signed = [one for one in signatures if delivery.header(one["header"]) is not None]
    if not signed:
        names = ", ".join(one["header"] for one in signatures)
        raise WebhookVerificationError(f"The webhook has no signature: it lacks the header {names}")
    for signature in signed:
        message = _message_of(signature, delivery, tolerance)
        for one in _secrets_of(signature, signatures, secret):
            if _is_signed(signature, delivery, message, one):
                return
    raise WebhookVerificationError("The signature of the webhook is wrong")


def parse_delivery(
    signatures: Sequence[SignatureSpec],
    body: DeliveryBody,
    headers: DeliveryHeaders,
    secret: WebhookSecret,
    url: str | None,
    tolerance: float | None,
    payload: Callable[[], Any],
) -> Any:
    """Verifies a delivery, and decodes its body as the type that ``payload`` returns."""
    verify_delivery(signatures, body, headers, secret, url, tolerance)
    try:
        return decode(payload(), body if isinstance(body, str) else bytes(body))
    except Misread as error:
        raise WebhookVerificationError(f"The body of the webhook {error.problem}") from error


def _secrets_of(
    signature: SignatureSpec, signatures: Sequence[SignatureSpec], secret: Any
) -> Sequence[object]:
    """The secrets for one signature.

    Everybody knows a public key: whoever could have it taken for a shared secret could sign as the API. So one that
    is given for all signatures must be of one kind.
    """
    given: Any = secret
    if is_mapping(secret):
        wanted = signature["header"].lower()
        own: list[Any] = [value for name, value in secret.items() if str(name).lower() == wanted]
        if not own:
            return []
        given = own[0]
    elif len({one["family"] == "hmac" for one in signatures}) > 1:
        raise ConfigurationError(
            "The API signs with secrets and with keys: give those of each header, by the header's name"
        )
    # A value that is not a secret at all is rejected when it becomes a key.
    secrets: list[Any] = [*given] if isinstance(given, (list, tuple)) else [given]
    return secrets or [None]


def _is_signed(
    signature: SignatureSpec, delivery: Delivery, message: bytes, secret: object
) -> bool:
    verify = verifier_for(signature, secret)
    for text in _candidates_of(signature, delivery.header(signature["header"]) or ""):
        found = decode_bytes(text, signature["encoding"])
        if found is not None and verify(message, found):
            return True
    return False


def _candidates_of(signature: SignatureSpec, header: str) -> list[str]:
    """The signatures in a header, which spaces and commas part, without the text that stands before each."""
    prefix = signature.get("prefix", "")
    parts = re.split(r"\s+" if "," in prefix else r"[\s,]+", header)
    found = [part[len(prefix) :] for part in parts if part.startswith(prefix)]
    return [text[:-1] if text.endswith(",") else text for text in found]


def _message_of(signature: SignatureSpec, delivery: Delivery, tolerance: float | None) -> bytes:
    """What is signed. Raises where a part of it is missing, or where the delivery is not of now."""
    sent_at: str | None = None
    timestamp = signature.get("timestamp")
    if timestamp is not None:
        sent_at = _timestamp_of(signature["header"], timestamp["header"], delivery)
        allowed = timestamp["tolerance_seconds"] if tolerance is None else tolerance
        _check_time(_seconds_of(sent_at or "", timestamp["format"]), allowed)
    known = {"timestamp": sent_at, "url": delivery.url}
    parts: list[bytes] = []
    for component in signature["components"]:
        if component == "body":
            parts.append(delivery.body)
            continue
        text = known[component] if component in known else delivery.header(component)
        if text is None:
            raise WebhookVerificationError(
                f"The webhook cannot be verified without its {component}"
            )
        parts.append(text.encode())
    return signature.get("delimiter", "").encode().join(parts)


def _timestamp_of(header: str, timestamp_header: str, delivery: Delivery) -> str | None:
    """The time as sent: a header of its own, or an element such as ``t=1700000000`` of the signature's."""
    text = delivery.header(timestamp_header)
    if timestamp_header.lower() != header.lower():
        return text
    found = re.search(r"(?:^|[\s,;])t=([^\s,;]+)", text or "")
    return found[1] if found else None


def _seconds_of(text: str, format_: str) -> float | None:
    if format_ == "date":
        return _date_of(text)
    if not re.fullmatch(r"[0-9]+", text):
        return None
    return float(text) / (1000 if format_ == "unix-millis" else 1)


def _date_of(text: str) -> float | None:
    """A date of RFC 3339, or one as HTTP writes it."""
    found = re.fullmatch(r"([\d-]{10}[Tt][\d:]{8})(\.\d+)?([Zz]|[+-]\d\d:\d\d)", text)
    try:
        if found is None:
            date = parsedate_to_datetime(text)
            # One without a zone is of UTC.
            return (date if date.tzinfo else date.replace(tzinfo=timezone.utc)).timestamp()
        offset = "+00:00" if found[3] in "Zz" else found[3]
        return datetime.fromisoformat(found[1] + offset).timestamp() + float(found[2] or 0)
    except (TypeError, ValueError, OverflowError):
        return None


def _check_time(sent_at: float | None, tolerance: float) -> None:
    if sent_at is None:
        raise WebhookVerificationError("The webhook does not say when it was sent")
    age = time.time() - sent_at
    if abs(age) <= tolerance:
        return
    limit = f"{int(tolerance) if tolerance == int(tolerance) else tolerance} seconds"
    raise WebhookVerificationError(
        f"The webhook was sent more than {limit} ago"
        if age > 0
        else f"The webhook claims to be sent more than {limit} from now"
    )
