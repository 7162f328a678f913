"""Drives the vectors of the kind ``webhook``."""

from __future__ import annotations

from datetime import datetime
from importlib.util import find_spec
from typing import Any, Callable
from unittest.mock import patch

import pytest

from sdk.core.webhooks import verify_delivery
from sdk.core.webhooks.spec import SignatureSpec


def drive_webhook(given: dict[str, Any], describe: Callable[[Exception], Any]) -> dict[str, Any]:
    """Verifies a delivery at a given time."""
    now = datetime.fromisoformat(given["now"].replace("Z", "+00:00")).timestamp()
    signatures = [_signature_of(one) for one in given["signatures"]]
    names = {name.lower() for name in given["headers"]}
    keyed = [
        one for one in signatures if one["family"] != "hmac" and one["header"].lower() in names
    ]
    if keyed and find_spec("cryptography") is None:
        pytest.skip("the package cryptography, which checks signatures by keys, is not installed")
    try:
        with patch("time.time", lambda: now):
            verify_delivery(
                signatures,
                given["body"],
                given["headers"],
                given["secrets"],
                given.get("url"),
                given.get("toleranceSeconds"),
            )
    except Exception as error:
        return {"isVerified": False, "error": describe(error)}
    return {"isVerified": True}


def _signature_of(given: dict[str, Any]) -> SignatureSpec:
    spec = {name: value for name, value in given.items() if name not in ("algorithm", "timestamp")}
    family, _, hash_name = given["algorithm"].rpartition("-")
    spec.update({"family": family, "hash": hash_name} if family else {"family": hash_name})
    if "timestamp" in given:
        timestamp = dict(given["timestamp"])
        timestamp["tolerance_seconds"] = timestamp.pop("toleranceSeconds")
        spec["timestamp"] = timestamp
    return spec  # type: ignore[return-value]  # made of the vector's neutral form
