"""WebSockets: sessions, frames, and connections with bounds."""
