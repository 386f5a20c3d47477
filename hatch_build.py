"""Builds the page into the wheel; an editable installation leaves that to `make web`."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SiteBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "web"))
        from build import build_site

        build_site()
        build_data["artifacts"].append("/src/heckmeck/server/site/**")
