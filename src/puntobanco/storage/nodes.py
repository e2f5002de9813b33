"""Which servers live. A node counts its beat up; another that has seen it stand still for long strikes it off.

Nobody's clock is compared with anybody else's. A node that is struck off and lives after all signs on again; what it
owned has gone to others by then, which the epochs of the tables tell it.
"""

import json
from collections.abc import Collection

from .connection import Connection


def sign_on(connection: Connection, node: int, place: int) -> None:
    """The node lives; whoever ran in the same data folder before does not."""
    connection.execute("DELETE FROM node WHERE place = ?", (place,))
    connection.execute("INSERT INTO node VALUES (?, ?, 0)", (node, place))


def beat(connection: Connection, node: int, place: int) -> dict[int, int]:
    """Say that the node lives; everybody's beats."""
    counted = connection.execute("UPDATE node SET beat = beat + 1 WHERE id = ? RETURNING 1", (node,)).fetchall()
    if not counted:
        connection.execute("INSERT INTO node VALUES (?, ?, 1)", (node, place))
    return {int(other): int(beats) for other, beats in connection.execute("SELECT id, beat FROM node")}


def strike_off(connection: Connection, node: int, beats: int) -> bool:
    """Count the node as dead, if its beat is still this one."""
    rows = connection.execute("DELETE FROM node WHERE id = ? AND beat = ? RETURNING 1", (node, beats))
    return len(rows.fetchall()) == 1


def enter(connection: Connection, patron: str, link: str) -> None:
    """From now on the connection `link` plays for the patron."""
    connection.execute(
        "INSERT INTO presence VALUES (?, ?) ON CONFLICT (patron) DO UPDATE SET link = excluded.link", (patron, link)
    )


def links_of(connection: Connection, patrons: Collection[str]) -> dict[str, str]:
    """Which connection plays for each of them."""
    found = connection.execute(
        "SELECT patron, link FROM presence WHERE patron IN (SELECT value FROM json_each(?))",
        (json.dumps(sorted(patrons)),),
    )
    return {str(patron): str(link) for patron, link in found}


def sign_off(connection: Connection, node: int) -> None:
    """The node ends."""
    connection.execute("DELETE FROM node WHERE id = ?", (node,))


def lives(connection: Connection, node: int) -> bool:
    """Whether the node has signed on and has not been struck off."""
    return connection.execute("SELECT 1 FROM node WHERE id = ?", (node,)).fetchone() is not None
