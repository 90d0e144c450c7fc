"""Sphinx's settings for the documentation site; tools/site/build.py puts the pages together and runs it."""

from bluemoon import __version__

project = "Bluemoon"
author = "the authors of Bluemoon"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_static"]
myst_enable_extensions = ["attrs_inline", "attrs_block"]
myst_heading_anchors = 3
suppress_warnings = ["myst.header"]  # notebooks and rules begin where their place in the page asks for it

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
add_module_names = False
default_role = "code"  # docstrings mark code as Markdown does

html_theme = "furo"
html_title = "Bluemoon"
html_static_path = ["_static"]
html_css_files = ["bluemoon.css"]
html_copy_source = False
html_favicon = "_static/moon.svg"
html_show_copyright = False
html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#2d3f8f",
        "color-brand-content": "#2d4bb0",
        "font-stack": "system-ui, sans-serif",
    },
    "dark_css_variables": {
        "color-brand-primary": "#b9c8ff",
        "color-brand-content": "#9fb6ff",
        "color-background-primary": "#0e1330",
        "color-background-secondary": "#141a3d",
        "color-background-border": "#2a3266",
        "color-foreground-primary": "#e8ebff",
        "font-stack": "system-ui, sans-serif",
    },
}
