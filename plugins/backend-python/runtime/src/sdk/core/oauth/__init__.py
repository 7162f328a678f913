"""Access tokens by OAuth client credentials."""

from .provider import oauth_tokens

__all__ = ["oauth_tokens"]
