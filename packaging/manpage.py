# SPDX-License-Identifier: MIT
"""The manual page, section 6, from the same parser as `--help`.

manpage.py    print the page
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from client.command_line import parser  # noqa: E402  the sources are not on the path before
from client.version import VERSION  # noqa: E402

ENVIRONMENT = (
    ("SOBREMESA_HOME", "One folder for everything that is kept: games, settings, identity, log."),
    ("QT_QPA_PLATFORM", "How Qt reaches a screen; offscreen needs none."),
    ("XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME", "Where things are kept otherwise."),
)
STATUS = (
    ("0", "It worked."),
    ("1", "It did not work; one line on standard error says why."),
    ("2", "The command line means nothing; one line says what is wrong with it."),
)
FILES = (
    ("*.sobremesa", "A ledger: the saved game, the replay and the evidence of one table."),
    ("identity.seed", "The key that seats are held by. Whoever has it can take them."),
)


def page(whole: argparse.ArgumentParser) -> str:
    """The page as roff, dated by SOURCE_DATE_EPOCH if that is set."""
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", str(int(time.time()))))
    day = time.strftime("%Y-%m-%d", time.gmtime(seconds))
    commands = _commands(whole)
    lines = [
        f'.TH SOBREMESA 6 "{day}" "Sobremesa {VERSION}" "Games"',
        ".SH NAME",
        r"sobremesa \- board games for a few laptops on one network",
        ".SH SYNOPSIS",
        *_synopsis(whole, commands),
        ".SH DESCRIPTION",
        _text(whole.description or ""),
        ".PP",
        "A ledger file alone, as a desktop gives it, is opened.",
        ".SH OPTIONS",
        *_arguments(whole),
        ".SH COMMANDS",
    ]
    for name, parser_of in commands.items():
        lines += [f".SS {_text(name)}", _sentence(parser_of.description), *_arguments(parser_of)]
    for title, entries in (
        ("EXIT STATUS", STATUS),
        ("ENVIRONMENT", ENVIRONMENT),
        ("FILES", FILES),
    ):
        lines += [f".SH {title}", *_entries(entries)]
    return "\n".join(lines) + "\n"


def _commands(whole: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    (found,) = (a for a in whole._actions if isinstance(a, argparse._SubParsersAction))
    return dict(found.choices)


def _synopsis(
    whole: argparse.ArgumentParser, commands: dict[str, argparse.ArgumentParser]
) -> list[str]:
    usages = [_usage(whole, "[COMMAND ...]"), ".B sobremesa\n.I FILE.sobremesa"]
    usages += [_usage(each, "") for each in commands.values()]
    return ["\n.br\n".join(usages)]


def _usage(of: argparse.ArgumentParser, more: str) -> str:
    words = [_shown(action) for action in _plain(of)]
    arguments = " ".join([*words, more]).strip()
    return f".B {_text(of.prog)}\n{_text(arguments)}".rstrip()


def _shown(action: argparse.Action) -> str:
    value = _value(action)
    if not action.option_strings:
        return f"{value} ..." if action.nargs in ("*", "+") else value
    shown = f"{action.option_strings[-1]} {value}".strip()
    return shown if action.required else f"[{shown}]"


def _arguments(of: argparse.ArgumentParser) -> list[str]:
    entries = []
    for action in _plain(of):
        names = ", ".join(action.option_strings)
        told = (action.help or "") % {"default": action.default, "prog": of.prog}
        entries.append((f"{names} {_value(action)}".strip(), _upper(told)))
    return _entries(entries)


def _plain(of: argparse.ArgumentParser) -> list[argparse.Action]:
    return [
        action
        for action in of._actions
        if not isinstance(action, argparse._SubParsersAction | argparse._HelpAction)
    ]


def _value(action: argparse.Action) -> str:
    if action.nargs == 0:
        return ""
    return str(action.metavar or action.dest.upper())


def _entries(entries: Iterable[tuple[str, str]]) -> list[str]:
    lines = []
    for name, told in entries:
        lines += [".TP", f".B {_text(name)}", _text(told)]
    return lines


def _sentence(text: str | None) -> str:
    return _text(f"{_upper(text or '')}.")


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _text(text: str) -> str:
    safe = text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq")
    return rf"\&{safe}" if safe.startswith(".") else safe


if __name__ == "__main__":
    sys.stdout.write(page(parser()))
