"""Generates from the protocol (`bluemoon.server.protocol`) the types of the page and the tables of
docs/protocol.md.

python tools/protocol.py            # `make web` does it
python tools/protocol.py --check    # only say whether the files are as they should be
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from pydantic.json_schema import models_json_schema

from bluemoon.server.app import create_app
from bluemoon.server.protocol import requests, schema
from bluemoon.server.protocol.schema import Schema
from bluemoon.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "lib" / "protocol.ts"
DOCS = ROOT / "docs" / "protocol.md"
WIDTH = 110  # as Prettier has it
HEAD = """/**
 * What the server and the page say to each other; docs/protocol.md tells the story.
 * Written by tools/protocol.py from src/bluemoon/server/protocol: change it there.
 */
"""
SIMPLE = {"boolean": "boolean", "integer": "number", "number": "number", "string": "string", "null": "null"}
TABLE = re.compile(r"<!-- table: (.+?) -->\n.*?<!-- end -->", re.DOTALL)


def main() -> None:
    """Write both files; with --check only fail if one of them is out of date."""
    wanted = {TYPES: typescript(), DOCS: documentation(DOCS.read_text(encoding="utf-8"))}
    for path, text in wanted.items():
        if path.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv:
            sys.exit(f"{path.relative_to(ROOT)} is not what the protocol says: run tools/protocol.py")
        path.write_text(text, encoding="utf-8")


# --- TypeScript -------------------------------------------------------------------------------------------


def typescript() -> str:
    """All shapes as types."""
    shapes = {**schema.components(), **wishes()}
    return HEAD + "".join("\n" + declaration(name, shape) for name, shape in shapes.items())


def wishes() -> dict[str, Schema]:
    """The bodies of requests; a request may leave out fields that have a default."""
    models = [
        model
        for model in vars(requests).values()
        if isinstance(model, type) and issubclass(model, requests.Model) and model is not requests.Model
    ]
    _, found = models_json_schema(
        [(model, "validation") for model in models], ref_template=schema.REF + "{model}"
    )
    said = schema.comments(requests)
    shapes: dict[str, Schema] = {}
    for model in models:
        shape = found["$defs"][model.__name__]
        for field, info in model.model_fields.items():
            comment = said.get(f"{model.__name__}.{field}")
            if comment:
                shape["properties"][info.alias or field]["description"] = comment
        shapes[model.__name__] = shape
    return shapes


def declaration(name: str, shape: Schema) -> str:
    """A struct or a named type as a TypeScript declaration."""
    said = shape.get("description", "")
    said = f"/** {said} */\n" if said else ""
    if "properties" in shape:
        required = shape.get("required", ())
        lines = [field(key, part, key in required) for key, part in shape["properties"].items()]
        return f"{said}export interface {name} {{\n{''.join(lines)}}}\n"
    kinds = shape.get("x-kinds")
    if kinds:
        *others, last = shape["enum"]
        lines = [f"  | {quoted(kind)}{told(kinds.get(kind))}\n" for kind in others]
        return f"{said}export type {name} =\n{''.join(lines)}  | {quoted(last)};{told(kinds.get(last))}\n"
    parts = [quoted(word) for word in shape["enum"]] if "enum" in shape else written(shape).split(" | ")
    line = f"export type {name} = {' | '.join(parts)};\n"
    if len(line) > WIDTH + 1:
        line = f"export type {name} =\n  | " + "\n  | ".join(parts) + ";\n"
    return said + line


def quoted(word: str) -> str:
    """A literal as TypeScript writes it."""
    return f"'{word}'"


def field(name: str, part: Schema, required: bool) -> str:
    """A line of a TypeScript interface."""
    return f"  {name}{'' if required else '?'}: {written(part)};{told(part.get('description'))}\n"


def told(comment: str | None) -> str:
    """A comment at the end of a line; '' if there is none."""
    return f" // {comment}" if comment else ""


def written(part: Schema) -> str:
    """A shape as a TypeScript type, as it is used in a field."""
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(schema.REF)
    if "anyOf" in part:
        return " | ".join(written(one) for one in part["anyOf"])
    if "const" in part:
        return quoted(part["const"])
    if "enum" in part:
        return known_word(part["enum"]) or " | ".join(map(quoted, part["enum"]))
    if "prefixItems" in part:
        return f"[{', '.join(written(one) for one in part['prefixItems'])}]"
    if part.get("type") == "array":
        inside = written(part["items"])
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if part.get("type") == "object":
        return f"Record<string, {written(part['additionalProperties'])}>"
    return SIMPLE[part["type"]] if "type" in part else "unknown"


def known_word(kinds: list[str]) -> str | None:
    """The name of the type that has these literals, since pydantic does not keep it; None if there is
    none."""
    found = (name for name, shape in schema.components().items() if shape.get("enum") == kinds)
    return next(found, None)


# --- the tables of docs/protocol.md -----------------------------------------------------------------------


def documentation(text: str) -> str:
    """The text of the page with its tables replaced; the text around them stays."""
    made = {
        "messages of a client": messages("ToServer"),
        "messages of the server": messages("FromServer"),
        "refusals": words("RefusalCode"),
        "actions of the duel": kinds("DuelAction", "action"),
        "actions of the city": kinds("CityAction", "action"),
        "actions of draft and match": kinds("PickAction ChooseAction", "action"),
        "questions": words("QuestionKind"),
        "events of the duel": kinds("DuelEvent", "seat text"),
        "events of the city": kinds("CityEvent", "seat text"),
        "events of draft and match": kinds("DraftEvent MatchEvent", "seat text"),
        "events of the table": kinds("TableEvent", "seat text"),
        "addresses": addresses(),
    }

    def table(found: re.Match[str]) -> str:
        return f"<!-- table: {found[1]} -->\n{made.pop(found[1])}<!-- end -->"

    text = TABLE.sub(table, text)
    if made:
        raise SystemExit(f"docs/protocol.md has no place for: {', '.join(made)}")
    return text


def rows(head: str, lines: list[list[str]]) -> str:
    """A table of Markdown."""
    columns = head.split(" | ")
    ruled = [columns, ["---"] * len(columns), *lines]
    escaped = [[cell.replace("|", r"\|") for cell in line] for line in ruled]
    return "".join(f"| {' | '.join(line)} |\n" for line in escaped)


def messages(union: str) -> str:
    """Every message with its fields."""
    lines = []
    for name in members(union):
        shape = schema.components()[name]
        (kind,) = shape["properties"]["type"]["enum"]
        lines.append([f"`{kind}`", fields(shape, {"type"}), shape["description"]])
    return rows("type | fields | what it is", lines)


def words(name: str) -> str:
    """A table of the literals of a type and what they mean."""
    shape = schema.components()[name]
    said = shape.get("x-kinds", {})
    return rows("kind | what it is", [[f"`{kind}`", said.get(kind, "")] for kind in shape["enum"]])


def kinds(unions: str, common: str) -> str:
    """A table of the kinds of some structs; the `common` fields, which all have, are left out."""
    lines = []
    for name in (name for union in unions.split() for name in members(union)):
        shape = schema.components()[name]
        kind = shape["properties"]["kind"]
        word = schema.components()[written(kind)] if "$ref" in kind else kind
        said = word.get("x-kinds", {}) if "$ref" in kind else {word["enum"][0]: shape["description"]}
        left = fields(shape, {"kind", *common.split()})
        lines += [[f"`{one}`", left, said.get(one, "")] for one in word["enum"]]
    return rows("kind | fields | what it is", lines)


def members(union: str) -> list[str]:
    """The names of the structs of a union, those of nested unions too."""
    shape = schema.components()[union]
    if "properties" in shape:
        return [union]
    return [name for part in shape["anyOf"] for name in members(written(part))]


def fields(shape: Schema, left_out: set[str]) -> str:
    """The names of a struct's fields, without those left out."""
    return ", ".join(f"`{name}`" for name in shape["properties"] if name not in left_out)


def addresses() -> str:
    """A table of the addresses of the HTTP API, from the server's OpenAPI description."""
    lines = []
    for path, methods in create_app(Settings()).openapi()["paths"].items():
        for method, operation in methods.items():
            taken = content(operation.get("requestBody", {}))
            given = next(content(answer) for code, answer in operation["responses"].items() if code < "3")
            lines.append([f"`{method.upper()} {path}`", taken, given, operation.get("description", "")])
    return rows("address | takes | gives | what it does", lines)


def content(body: dict[str, Any]) -> str:
    """The type of a JSON body; '' if there is none."""
    part = body.get("content", {}).get("application/json", {}).get("schema")
    return f"`{written(part)}`" if part else ""


if __name__ == "__main__":
    main()
