"""What a client says of itself."""

from __future__ import annotations

import platform

from .spec import ClientSpec

_PLATFORM = f"{platform.python_implementation()} {platform.python_version()}"


def user_agent(spec: ClientSpec) -> str:
    """``User-Agent`` of all requests."""
    own = spec.get("user_agent")
    return own or f"{spec['package_name']}/{spec['version']} (Python; {_PLATFORM})"
