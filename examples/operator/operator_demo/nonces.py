"""Nonces that were seen. They are stored in the transaction of their call, so a restart forgets none."""

from typing import Final

import apsw

from .signing import Stamp

#: Kept this much longer than needed, for clocks that are set back.
_MARGIN_SECONDS: Final = 600


def is_new(connection: apsw.Connection, stamp: Stamp, now: float) -> bool:
    """Note the stamp's nonce; False when it was noted before."""
    connection.execute("DELETE FROM nonce WHERE fresh_until < ?", (int(now) - _MARGIN_SECONDS,))
    connection.execute(
        "INSERT INTO nonce (nonce, fresh_until) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (stamp.nonce.lower(), stamp.fresh_until),
    )
    return connection.changes() == 1
