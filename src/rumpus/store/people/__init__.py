"""Members: guests who keep their name with a passkey or a password, through SQLAlchemy Core."""
