"""Migrations by Alembic: one file for each revision."""
