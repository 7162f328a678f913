"""Verifying and reading what an API sends to webhooks. Needs no client."""

from .delivery import Delivery, DeliveryBody, DeliveryHeaders
from .verify import WebhookSecret, parse_delivery, verify_delivery

__all__ = [
    "Delivery",
    "DeliveryBody",
    "DeliveryHeaders",
    "WebhookSecret",
    "parse_delivery",
    "verify_delivery",
]
