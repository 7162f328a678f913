"""Calls of protocols on top of HTTP: JSON-RPC 2.0 and Connect."""
