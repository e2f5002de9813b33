"""The messages as JSON Schema, from which the browser's types are generated: `python -m puntobanco.wire.schema`."""

import json
import sys
from typing import Any, get_args

import msgspec

from .messages import History, Lobby
from .protocol import FromClient, ToClient
from .shared import NewTable, SharedLobby


def schema() -> dict[str, Any]:
    """Every message and what it holds, with the two unions by name."""
    unions = {"FromClient": get_args(FromClient), "ToClient": get_args(ToClient)}
    types = [member for members in unions.values() for member in members]
    _, components = msgspec.json.schema_components(
        [*types, Lobby, History, NewTable, SharedLobby], ref_template="#/$defs/{name}"
    )
    for name, members in unions.items():
        components[name] = {"anyOf": [{"$ref": f"#/$defs/{member.__name__}"} for member in members]}
    return {
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in unions},
        "additionalProperties": False,
        "$defs": dict(sorted(components.items())),
    }


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")
