# SPDX-License-Identifier: MIT
"""Checks of the source of the rules: nothing in it may differ between two machines."""

from __future__ import annotations

import ast
from collections.abc import Iterator

FORBIDDEN_NAMES = ("hash", "id", "float", "complex", "open", "input", "print", "eval", "exec")
FORBIDDEN_MODULES = (
    "asyncio",
    "datetime",
    "locale",
    "math",
    "os",
    "pathlib",
    "platform",
    "random",
    "secrets",
    "socket",
    "statistics",
    "sys",
    "threading",
    "time",
    "uuid",
)
ORDERLESS = ("len", "sorted", "min", "max", "sum", "any", "all", "isinstance")
"""What may be asked of a set without seeing its order."""


def faults(source: str) -> tuple[str, ...]:
    """What makes a module of the rules depend on more than its arguments, with line numbers."""
    tree = ast.parse(source)
    harmless = {id(node) for node in _orderless(tree)}
    harmless |= {id(node) for node in _named_sets(tree, harmless)}
    found = [
        f"line {getattr(node, 'lineno', 0)}: {fault}"
        for node in ast.walk(tree)
        for fault in _faults(node)
    ]
    found += [
        f"line {getattr(node, 'lineno', 0)}: a set whose order can be seen"
        for node in ast.walk(tree)
        if _is_set(node) and id(node) not in harmless
    ]
    return tuple(found)


def _faults(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(name, ast.Load()) if name in FORBIDDEN_NAMES:
            yield name
        case ast.Constant(float() | complex() as value):
            yield f"the float {value}"
        case ast.BinOp(_, ast.Div(), _) | ast.AugAssign(_, ast.Div(), _):
            yield "a true division"
        case ast.Import(names):
            yield from (f"import {a.name}" for a in names if _forbidden(a.name))
        case ast.ImportFrom(module=str() as module) if _forbidden(module):
            yield f"import from {module}"


def _forbidden(module: str) -> bool:
    return module.split(".", maxsplit=1)[0] in FORBIDDEN_MODULES


def _is_set(node: ast.AST) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(ast.Name("set" | "frozenset"), _, _):
            return True
    return False


def _orderless(tree: ast.AST) -> Iterator[ast.AST]:
    """Expressions that are counted, sorted, compared or added to at once."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name(name), args, _) if name in ORDERLESS:
                yield from _operands(args)
            case ast.Compare(left, _, comparators):
                yield from _operands([left, *comparators])
            case ast.Attribute(value, "add" | "update" | "discard"):
                yield value


def _named_sets(tree: ast.AST, harmless: set[int]) -> Iterator[ast.AST]:
    """Sets that get a name which is used in harmless ways only."""
    loads: dict[str, list[ast.AST]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            loads.setdefault(node.id, []).append(node)
    for node in ast.walk(tree):
        match node:
            case ast.Assign([ast.Name(name)], value) if _is_set(value):
                if all(id(load) in harmless for load in loads.get(name, ())):
                    yield value


def _operands(nodes: list[ast.expr]) -> Iterator[ast.AST]:
    for node in nodes:
        yield node
        if isinstance(node, ast.BinOp):
            yield from _operands([node.left, node.right])
