"""Build hook: a wheel or sdist carries the built browser client, so that installing and serving need no Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own default
    """Builds `web/` into the package unless a build is there already."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's signature
        if version == "editable":
            return
        root = Path(self.root)
        if (root / "src/puntobanco/server/client/index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(
                "building puntobanco from a checkout needs Node 20 or newer (npm) for its browser client"
            )
        for command in ("ci", "--no-audit", "--no-fund"), ("run", "build"):
            subprocess.run([npm, "--prefix", str(root / "web"), *command], check=True)  # noqa: S603 - our own client
