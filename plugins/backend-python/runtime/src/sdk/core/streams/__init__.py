"""Responses that arrive in pieces: server-sent events, JSON lines and messages of the Connect protocol."""
