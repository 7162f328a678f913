"""What a token endpoint gave."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from time import monotonic as now
from typing import TYPE_CHECKING, Any

from ..errors import OAuthTokenError
from ..value import value_at

if TYPE_CHECKING:
    from ..auth.spec import TokenSpec


@dataclass(frozen=True, repr=False)
class Held:
    """An access token. Times are of the monotonic clock; infinite where none is known."""

    access_token: str
    refresh_token: str | None
    expires_at: float
    renew_at: float
    """From here on a new token is fetched, though this one still works."""

    def is_fresh(self) -> bool:
        """Whether it can be used as it is."""
        return now() < self.renew_at

    def is_usable(self) -> bool:
        """Whether it still works."""
        return now() < self.expires_at

    def kept_for_now(self) -> Held:
        """The same token, used for another second although it should be renewed."""
        return replace(self, renew_at=min(self.expires_at, now() + 1))


def to_held(spec: TokenSpec, response: Any, sent_at: float, refresh_token: str | None) -> Held:
    """Reads what a token endpoint answered. Raises ``OAuthTokenError`` if there is no token in it."""
    paths = spec.get("response", {})
    access_token = value_at(response, paths.get("access_token", ()))
    if not isinstance(access_token, str) or not access_token:
        raise OAuthTokenError("The token endpoint gave no access token")
    lifetime = _lifetime(value_at(response, paths["expires_in"]) if "expires_in" in paths else None)
    rotated = value_at(response, paths["refresh_token"]) if "refresh_token" in paths else None
    expires_at = sent_at + lifetime
    return Held(
        access_token=access_token,
        refresh_token=rotated if isinstance(rotated, str) and rotated else refresh_token,
        expires_at=expires_at,
        renew_at=expires_at if math.isinf(lifetime) else expires_at - min(120, lifetime * 0.2),
    )


def _lifetime(expires_in: Any) -> float:
    """Seconds; infinite where the server does not say, or not in a way that makes sense."""
    if isinstance(expires_in, bool) or not isinstance(expires_in, (int, float, str)):
        return math.inf
    try:
        seconds = float(expires_in)
    except (ValueError, OverflowError):
        return math.inf
    return seconds if math.isfinite(seconds) and seconds > 0 else math.inf
