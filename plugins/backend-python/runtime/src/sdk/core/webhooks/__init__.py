"""Verifying and reading what an API sends to webhooks. Needs no client."""

from .delivery import DeliveryBody, DeliveryHeaders
from .verify import WebhookSecret, parse_delivery, verify_delivery

__all__ = [
    "DeliveryBody",
    "DeliveryHeaders",
    "WebhookSecret",
    "parse_delivery",
    "verify_delivery",
]
