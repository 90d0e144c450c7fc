"""The protocol as JSON Schema, for the OpenAPI description and for `tools/protocol.py`.

msgspec's own schema wants one tag for every struct of a union; here several kinds may share a struct, and
words, unions and the comments after fields and kinds get a place, too.
"""

from __future__ import annotations

import ast
import inspect
import io
import tokenize
import types
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from bluemoon.server.protocol import (
    answers,
    calls,
    city,
    clubs,
    draft,
    duel,
    facts,
    lab,
    lessons,
    lobby,
    messages,
    puzzles,
    ratings,
    tables,
    talk,
    words,
)

MODULES: Final = (
    words,
    facts,
    duel,
    city,
    draft,
    tables,
    lessons,
    puzzles,
    ratings,
    lobby,
    clubs,
    calls,
    lab,
    talk,
    messages,
    answers,
)
REF: Final = "#/components/schemas/"
PLAIN: Final[dict[Any, dict[str, Any]]] = {
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    type(None): {"type": "null"},
}
UNSAID: Final = (msgspec.Raw, msgspec.UnsetType)  # encoded already, or left out: not another shape
Schema = dict[str, Any]


@cache
def components() -> dict[str, Schema]:
    """Every struct and every named word or union, by name, in the order in which they are defined."""
    return {name: _defined(name, shape) for name, shape in named().items()}


@cache
def named() -> dict[str, Any]:
    """The public names of all modules that stand for a shape."""
    found: dict[str, Any] = {}
    for module in MODULES:
        for name in _defined_in(module):
            shape = getattr(module, name)
            if is_struct(shape) or _members(shape) or get_origin(shape) is Literal:
                assert name not in found, f"{name} stands for two shapes"
                found[name] = shape
    return found


def of(shape: Any) -> Schema:
    """A type as it is used in a field or an answer."""
    if shape in PLAIN:
        return PLAIN[shape]
    if is_struct(shape):
        return {"$ref": REF + shape.__name__}
    origin, args = get_origin(shape), get_args(shape)
    if origin is Annotated:
        return {**of(args[0]), **_limits(args[1])}
    if origin is Literal:
        return _ref(shape) or _words(shape)
    if origin is list:
        return {"type": "array", "items": of(args[0])}
    if origin is tuple:
        return {
            "type": "array",
            "prefixItems": [of(arg) for arg in args],
            "minItems": len(args),
            "items": False,
        }
    if origin is dict:
        return {"type": "object", "additionalProperties": of(args[1])}
    members = _members(shape)
    if members:
        return _union(members)
    raise TypeError(f"{shape} has no schema")


def is_struct(shape: Any) -> bool:
    """Is this type a struct of the protocol?"""
    return isinstance(shape, type) and issubclass(shape, msgspec.Struct)


def kinds(shape: Any) -> list[str]:
    """All literals of a word, or of a union of words."""
    if get_origin(shape) is Literal:
        return list(get_args(shape))
    return [kind for member in _members(shape) for kind in kinds(member)]


def comments(module: ModuleType) -> dict[str, str]:
    """The comments of a module: after a field, by 'Struct.field'; after a kind of a word, by 'Word.kind';
    after a word that stands on one line, by 'Word'."""
    source = inspect.getsource(module)
    lines = {
        token.start[0]: token.string.removeprefix("#").strip()
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    return {name: lines[line] for name, line in _places(ast.parse(source)) if line in lines}


def _places(tree: ast.Module) -> Iterator[tuple[str, int]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    yield f"{node.name}.{field.target.id}", field.end_lineno or 0
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if node.lineno == node.end_lineno:
                yield name, node.lineno
                continue
            for part in ast.walk(node.value):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield f"{name}.{part.value}", part.lineno


# --- parts ------------------------------------------------------------------------------------------------


def _defined_in(module: ModuleType) -> Iterator[str]:
    """The names that a module defines itself, in order."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef) and node.name != words.Shape.__name__:
            yield node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id


def _members(shape: Any) -> tuple[Any, ...]:
    """The members of a union, without those that are not another shape."""
    if get_origin(shape) not in (Union, types.UnionType):
        return ()
    return tuple(member for member in get_args(shape) if member not in UNSAID)


def _defined(name: str, shape: Any) -> Schema:
    if not is_struct(shape):
        said = _said().get(name)
        described = {"description": said} if said else {}
        if get_origin(shape) is Literal:
            told = {kind: _said()[f"{name}.{kind}"] for kind in kinds(shape) if f"{name}.{kind}" in _said()}
            return {**described, **_words(shape), **({"x-kinds": told} if told else {})}
        return {**described, **_union(_members(shape), name)}
    config = shape.__struct_config__
    fields: dict[str, Schema] = {config.tag_field: {"enum": [config.tag]}} if config.tag else {}
    required = list(fields)
    for field, hint in get_type_hints(shape, include_extras=True).items():
        if field not in shape.__struct_fields__:
            continue
        said = next((_said()[key] for key in _inherited(shape, field) if key in _said()), "")
        fields[field] = {**of(hint), **({"description": said} if said else {})}
        if msgspec.UnsetType not in get_args(hint):
            required.append(field)
    doc = " ".join((shape.__doc__ or "").split())
    return {"type": "object", "description": doc, "properties": fields, "required": required}


def _inherited(shape: type, field: str) -> list[str]:
    return [f"{parent.__name__}.{field}" for parent in shape.__mro__]


@cache
def _said() -> dict[str, str]:
    return {name: text for module in MODULES for name, text in comments(module).items()}


def _ref(shape: Any) -> Schema | None:
    name = next((name for name, known in named().items() if known == shape), None)
    return None if name is None else {"$ref": REF + name}


def _words(shape: Any) -> Schema:
    return {"type": "string", "enum": list(get_args(shape))}


def _union(members: tuple[Any, ...], itself: str = "") -> Schema:
    """A union; where all members of a named one (other than `itself`) are among its own, that name stands for
    them."""
    left, parts = list(members), []
    for name, shape in sorted(named().items(), key=lambda item: -len(_members(item[1]))):
        inside = _members(shape)
        if name != itself and inside and all(member in left for member in inside):
            left = [member for member in left if member not in inside]
            parts.append({"$ref": REF + name})
    parts += [of(member) for member in left]
    return parts[0] if len(parts) == 1 else {"anyOf": parts}


def _limits(meta: msgspec.Meta) -> Schema:
    limits = {"minLength": meta.min_length, "maxLength": meta.max_length, "pattern": meta.pattern}
    return {name: limit for name, limit in limits.items() if limit is not None}
