"""The description of the API for people: made from the OpenAPI description, without scripts from
elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "h2{margin-top:2rem;font-size:1rem}code{background:#8882;padding:.1em .3em;border-radius:.2em}"
    "table{border-collapse:collapse}td{padding:.1rem .8rem .1rem 0;vertical-align:top}"
)


def page(description: dict[str, Any]) -> str:
    """The page as HTML: all addresses with what they take and return."""
    parts = [
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Bluemoon API</title>",
        f"<style>{STYLE}</style><h1>Bluemoon API</h1>",
        "<p>For machines: <a href='/api/openapi.json'>openapi.json</a>. Errors are ",
        "<code>{&quot;code&quot;, &quot;text&quot;}</code>.</p>",
    ]
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            parts += _operation(method, path, operation)
    parts.append("<h1>Shapes</h1>")
    for name, schema in description.get("components", {}).get("schemas", {}).items():
        parts.append(f"<h2 id='{escape(name)}'>{escape(name)}</h2>{_fields(schema)}")
    return "".join(parts) + "</html>"


def _operation(method: str, path: str, operation: dict[str, Any]) -> list[str]:
    parts = [f"<h2><code>{method.upper()} {escape(path)}</code></h2>"]
    parts.append(f"<p>{escape(operation.get('description', ''))}</p><table>")
    for parameter in operation.get("parameters", ()):
        parts.append(f"<tr><td>{escape(parameter['name'])}</td><td>{_kind(parameter['schema'])}</td></tr>")
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        parts.append(f"<tr><td>takes</td><td>{_kind(body)}</td></tr>")
    for status, answer in operation.get("responses", {}).items():
        given = answer.get("content", {}).get("application/json", {}).get("schema")
        if given and status.startswith("2"):
            parts.append(f"<tr><td>gives</td><td>{_kind(given)}</td></tr>")
    return [*parts, "</table>"]


def _fields(schema: dict[str, Any]) -> str:
    said = f"<p>{escape(schema.get('description', ''))}</p>"
    if "properties" not in schema:  # a union or a word
        return f"{said}<p>{_kind(schema)}</p>"
    rows = [
        f"<tr><td><code>{escape(name)}</code></td><td>{_kind(kind)}</td>"
        f"<td>{escape(kind.get('description', ''))}</td></tr>"
        for name, kind in schema["properties"].items()
    ]
    return f"{said}<table>{''.join(rows)}</table>"


def _kind(schema: dict[str, Any]) -> str:
    """A JSON schema as a short text for a reader."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    if "anyOf" in schema:
        return " or ".join(_kind(kind) for kind in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "prefixItems" in schema:
        return f"list of {', '.join(_kind(kind) for kind in schema['prefixItems'])}"
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))
