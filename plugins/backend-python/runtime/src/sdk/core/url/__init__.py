"""How paths and queries are written."""
