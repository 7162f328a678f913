"""Credentials: which schemes apply to an attempt, and what they add to it."""

from .applied import Applied, UsedToken
from .context import credentials_for

__all__ = ["Applied", "UsedToken", "credentials_for"]
