# SPDX-License-Identifier: MIT
"""`sobremesa gallery`: every screen and table in typical states, as pictures."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from client.failure import Failure
from client.terminal import chosen

HELP = "every table and screen in typical states as PNG"


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `gallery`."""
    parser.add_argument("folder", metavar="DIR", type=Path, help="where the pictures go")
    parser.add_argument("--game", metavar="GAME", help="the tables of this game alone")
    parser.add_argument("--language", metavar="LANG", default="en", help="default: en")


def run(args: argparse.Namespace) -> int:
    """Render the pictures; nothing of it shows on a screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ui.i18n import languages

    if args.language not in languages.LANGUAGES:
        raise Failure(f"{args.language} is not one of {', '.join(languages.LANGUAGES)}")
    if args.game:
        chosen.game(args.game, b"")
    try:
        args.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"cannot make the folder {args.folder}: {error.strerror}") from error
    from client.desktop import qt_application
    from ui.gallery import contents, pictures

    qt_application.started()
    wanted = contents.of_game(args.game) if args.game else contents.CONTENTS
    for path in pictures.render(args.folder, wanted, args.language):
        print(path)
    return 0
