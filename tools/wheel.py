"""A build hook for hatch: it puts the compiled rules into a wheel, beside their sources.

They are taken from the folder that BLUEMOON_COMPILED names (`make wheel` compiles first). Without it, or
where nothing could be compiled, the wheel is plain Python, as are source distribution and editable installs.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the libraries and names the wheel after the machine they are for."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled libraries to the wheel, if there are any."""
        named = os.environ.get("BLUEMOON_COMPILED")
        if version == "editable" or not named:
            return
        folder = Path(self.root) / named
        libraries = sorted(file for file in folder.rglob("*") if file.suffix in (".so", ".pyd"))
        if not libraries:
            self.app.display_warning(f"nothing compiled in {named}: the wheel is plain Python")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in libraries:
            build_data["force_include"][str(file)] = str(file.relative_to(folder))
