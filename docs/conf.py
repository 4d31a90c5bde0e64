"""
How the documents become a site: ``make docs`` (`docs/decisions/0015-documents-as-a-site.md`).

Pages in Markdown are also read on a forge; those in reStructuredText are for the site alone.
"""

import re
from typing import Any

from sphinx.application import Sphinx

import rumpus

project = "Rumpus"
author = "The Rumpus authors"
version = release = rumpus.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
# Pages in other languages are read at a table.
myst_heading_anchors = 4
templates_path = ["_templates"]
# The site is in English; these rulebooks are for the client alone.
exclude_patterns = ["rules/de"]
# Docstrings have code in single quotes as well.
default_role = "code"

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
add_module_names = False
maximum_signature_line_length = 80

html_theme = "furo"
html_title = "Rumpus"
html_favicon = "../web/public/favicon.svg"
html_static_path = ["_static"]
html_css_files = ["room.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False


def setup(app: Sphinx) -> None:
    """Follow the signatures of autodoc."""
    app.connect("autodoc-process-signature", readable)


def readable(*about: Any) -> tuple[str | None, str | None]:
    """Return a signature with dots for defaults that no parser reads, such as functions."""
    *_, signature, returned = about
    return signature and re.sub(r"<(factory|function|class)[^>]*>", "...", signature), returned
