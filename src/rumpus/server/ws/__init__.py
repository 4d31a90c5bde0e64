"""WebSockets: messages, sessions and protocols."""
