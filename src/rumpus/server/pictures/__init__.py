"""Pictures of finished games, which people share: composed as SVG, drawn as PNG, kept on disk."""
