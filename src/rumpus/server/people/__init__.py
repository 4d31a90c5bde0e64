"""People: guests who become members, and the ways to sign in."""
