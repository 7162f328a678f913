"""How bodies of requests are written."""
