"""`puntobanco staff`: who may enter the back office. Works beside a running server, and takes effect at once."""

import argparse
import getpass
import re
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import fail

if TYPE_CHECKING:
    from puntobanco.service import Member

_NAME = re.compile(r"[a-z][a-z0-9._-]{1,31}")


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "staff",
        help="who may enter the back office",
        description="Add, list, lock and remove the people of the back office; a server may be running meanwhile.",
        epilog="example: puntobanco staff add ann --role supervisor --data data",
    )
    acts = parser.add_subparsers(title="what to do", metavar="ACT", required=True)
    for act, text in _ACTS.items():
        one = acts.add_parser(act, help=text, description=f"{text[0].upper()}{text[1:]}.")
        if act != "list":
            one.add_argument("name", help="small letters, digits, . _ - ; begins with a letter")
        if act == "add":
            one.add_argument(
                "--role", required=True, choices=("viewer", "operator", "supervisor"), help="what they may"
            )
        one.add_argument("--data", type=Path, default=Path("data"), help="folder of the database (./data)")
        one.set_defaults(run=run, act=act)


_ACTS = {
    "add": "somebody new; prints a one-time password and the second factor",
    "list": "who there is",
    "lock": "keep somebody out from now on",
    "unlock": "let them in again, also after too many wrong tries",
    "reset": "a new one-time password and a new second factor",
    "remove": "take somebody off; what they did stays in the journal",
}


def run(args: argparse.Namespace) -> int:
    try:
        from puntobanco.service import Unavailable
        from puntobanco.storage import StorageError
    except ImportError as error:
        return fail(f"this needs more packages ({error.name}): pip install 'puntobanco[server]'")
    if args.act != "list" and not _NAME.fullmatch(args.name):
        return fail(f"{args.name!r} is no name: 2 to 32 small letters, digits, . _ - and a letter first")
    try:
        return _list(args.data) if args.act == "list" else _change(args)
    except (StorageError, Unavailable) as error:
        return fail(error)


def _list(folder: Path) -> int:
    from puntobanco.storage.staff_file import everybody

    people = everybody(folder)
    for member in people:
        state = "locked" if member.locked else "has to change the password" if member.must_change else "active"
        print(f"{member.name:<20} {member.role.value:<12} since {member.since:%Y-%m-%d}  {state}")
    print(f"{len(people)} in all" if people else "nobody yet: puntobanco staff add NAME --role supervisor")
    return 0


def _change(args: argparse.Namespace) -> int:
    from puntobanco.service import Role
    from puntobanco.service.staff import new_member, one_time_password
    from puntobanco.storage.staff_file import StaffFile

    now, by = datetime.now(UTC), f"shell:{getpass.getuser()}"
    with StaffFile(args.data) as staff:
        known = staff.member(args.name)
        if args.act == "add":
            if known is not None:
                return fail(f"there is somebody called {args.name} already")
            password = one_time_password()
            member = new_member(args.name, Role(args.role), password, now)
            staff.put(member, by, "staff added", now)
            return _tell(member, password)
        if known is None:
            return fail(f"there is nobody called {args.name}")
        if args.act == "reset":
            password = one_time_password()
            member = replace(new_member(args.name, known.role, password, now), since=known.since)
            staff.put(member, by, "staff reset", now)
            return _tell(member, password)
        if args.act == "remove":
            staff.remove(args.name, by, now)
            print(f"{args.name} is removed")
            return 0
        locked = args.act == "lock"
        staff.put(replace(known, locked=locked, failures=0, locked_until=None), by, f"staff {args.act}ed", now)
    print(f"{args.name} is locked out" if locked else f"{args.name} may enter")
    return 0


def _tell(member: "Member", password: str) -> int:
    from puntobanco.service.staff import otpauth_uri

    print(f"name:               {member.name} ({member.role.value})")
    print(f"one-time password:  {password}   (has to be changed at the first login)")
    print(f"second factor:      {member.totp_secret}")
    print(f"for an app:         {otpauth_uri(member)}")
    print("This is shown once. Hand it over in private; the password and the factor by different ways.")
    return 0
