"""WebSockets: sessions, frames, and sockets with bounds."""
