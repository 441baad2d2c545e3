# SPDX-License-Identifier: MIT
"""The catalogue of a language as it is written, without Qt's tools."""

from __future__ import annotations

from importlib.resources import files
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from ui import i18n


def sentences(language: str) -> list[tuple[str, str, str]]:
    """(context, source, translation) of every sentence; no translation where it is unfinished."""
    texts = ElementTree.fromstring(files(i18n).joinpath(f"{language}.ts").read_bytes())
    return [
        (context.findtext("name", ""), message.findtext("source", ""), _finished(message))
        for context in texts.findall("context")
        for message in context.findall("message")
    ]


def _finished(message: Element) -> str:
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return ""
    return translation.text or ""
