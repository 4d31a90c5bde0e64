"""The room: HTTP and WebSocket around tables."""
