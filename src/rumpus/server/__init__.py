"""The program that runs a room: HTTP and WebSockets around tables."""
