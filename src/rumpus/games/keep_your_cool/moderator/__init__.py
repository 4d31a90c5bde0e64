"""The moderator: what they may rule, and what a ruling sets (KYC-27 to KYC-30)."""
