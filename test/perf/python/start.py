"""What it takes to import something, and to make a first call. Prints CPU seconds and MB as JSON.

    python start.py bare | import | call
"""

from __future__ import annotations

import json
import resource
import sys
import time
from pathlib import Path

what = sys.argv[1]


def resident() -> float:
    """Memory that the process has now; its peak where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024 / 1024
    return pages * resource.getpagesize() / 1024 / 1024


def spent() -> dict[str, float]:
    return {"seconds": time.process_time(), "megabytes": resident()}


import httpx  # noqa: E402
import pydantic  # noqa: E402

# Without use, neither loads all that it needs.
client = httpx.Client(transport=httpx.MockTransport(lambda _: httpx.Response(200, json={})))


class Model(pydantic.BaseModel):
    name: str | None = None


Model.model_validate_json("{}")
before = spent()
if what != "bare":
    sys.path.insert(0, "src")
    import acme

    api = acme.Acme(token="t", base_url="https://api.test", http_client=client)
if what == "call":
    api.repos.get("octo", "hello")
after = spent()
print(json.dumps({name: after[name] - value for name, value in before.items()}))
