"""Endpoints: HTTP, and the address of the sockets."""
