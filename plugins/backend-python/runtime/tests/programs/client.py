"""Helpers of user programs: a client of the server, and the cost of the process."""

from __future__ import annotations

import os
import resource
import sys
import threading
from pathlib import Path
from typing import Any

from oauth_spec import oauth_spec
from sdk.core.body.binary import binary_body
from sdk.core.body.form import form_body
from sdk.core.body.multipart import multipart_body
from sdk.core.client import AsyncCore, SyncCore
from sdk.core.oauth import oauth_tokens
from sdk.core.spec import Operation

URL = os.environ["SDK_SERVER"]
SIZE = int(os.environ.get("SDK_SIZE", "0"))

_SPEC = oauth_spec({})
_FEATURES: Any = {
    "form": form_body,
    "binary": binary_body,
    "multipart": multipart_body,
    "oauth": oauth_tokens,
}
_OPTIONS = {"base_url": URL, "client_id": "id", "client_secret": "SECRET", "timeout": 60}

GET: Operation[Any] = Operation({"method": "GET", "path": "/x", "response": {"kind": "json"}})
FILE: Operation[Any] = Operation(
    {"method": "GET", "path": f"/file/{SIZE}", "response": {"kind": "binary"}}
)
SEND: Operation[Any] = Operation(
    {
        "method": "POST",
        "path": "/upload",
        "body": {"kind": "binary", "key": "body"},
        "response": {"kind": "json"},
    }
)
FORM: Operation[Any] = Operation(
    {
        "method": "POST",
        "path": "/upload",
        "body": {"kind": "multipart"},
        "response": {"kind": "json"},
    }
)


def client() -> SyncCore:
    return SyncCore(_SPEC, _FEATURES, _OPTIONS)


def async_client() -> AsyncCore:
    return AsyncCore(_SPEC, _FEATURES, _OPTIONS)


def handles() -> int:
    """Open files and sockets."""
    return len(os.listdir("/proc/self/fd" if sys.platform == "linux" else "/dev/fd"))


def threads() -> int:
    return threading.active_count()


def peak() -> float:
    """Most memory that the process has had, in MB."""
    if sys.platform == "linux":
        # What ``getrusage`` says counts the memory that the parent had when it made the process.
        lines = Path("/proc/self/status").read_text().split("\n")
        [size] = [line.split()[1] for line in lines if line.startswith("VmHWM")]
        return int(size) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024 / 1024


def memory() -> float:
    """Memory of the process now, in MB; its peak where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return peak()
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024 / 1024
