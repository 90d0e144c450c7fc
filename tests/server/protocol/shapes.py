"""Does a value have a shape? msgspec checks what it reads; what the server writes is checked here."""

from __future__ import annotations

from typing import Any

from bluemoon.server.protocol import schema

TYPES: dict[str, type | tuple[type, ...]] = {
    "boolean": bool,
    "integer": int,
    "number": (int, float),
    "string": str,
    "null": type(None),
    "array": list,
    "object": dict,
}


def faults(value: Any, shape: schema.Schema, place: str = "") -> list[str]:
    """What of the JSON value is not as the shape says."""
    if "$ref" in shape:
        return faults(value, schema.components()[shape["$ref"].removeprefix(schema.REF)], place)
    if "anyOf" in shape:
        tried = [faults(value, one, place) for one in shape["anyOf"]]
        return [] if [] in tried else min(tried, key=len)
    if "enum" in shape:
        return [] if value in shape["enum"] else [f"{place}: {value!r} is none of {shape['enum']}"]
    wanted = TYPES[shape["type"]]
    if not isinstance(value, wanted) or (isinstance(value, bool) and wanted is not bool):
        return [f"{place}: {value!r} is no {shape['type']}"]
    if isinstance(value, dict):
        return _object(value, shape, place)
    return _array(value, shape, place) if isinstance(value, list) else []


def _object(value: dict[str, Any], shape: schema.Schema, place: str) -> list[str]:
    if "properties" not in shape:
        inside = [faults(one, shape["additionalProperties"], f"{place}.{key}") for key, one in value.items()]
        return [fault for found in inside for fault in found]
    found = [f"{place}.{key} is missing" for key in shape["required"] if key not in value]
    for key, one in value.items():
        if key not in shape["properties"]:
            found.append(f"{place}.{key} is unknown")
        else:
            found += faults(one, shape["properties"][key], f"{place}.{key}")
    return found


def _array(value: list[Any], shape: schema.Schema, place: str) -> list[str]:
    if "prefixItems" in shape:
        parts = shape["prefixItems"]
        if len(value) != len(parts):
            return [f"{place} has {len(value)} parts"]
    else:
        parts = [shape["items"]] * len(value)
    inside = [faults(one, part, f"{place}[{n}]") for n, (one, part) in enumerate(zip(value, parts))]
    return [fault for found in inside for fault in found]
