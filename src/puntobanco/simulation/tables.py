"""Tables for other programs: every class of coup with its count, or every session, as CSV or Parquet."""

import csv
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from puntobanco.game import pairs_at, result_at
from puntobanco.game.bets import FACT_VALUES

from .result import Simulation
from .sessions import Sessions

#: What a table's file name may end with.
TABLE_SUFFIXES: Final = (".csv", ".parquet")

Columns = Mapping[str, npt.NDArray[np.int64] | list[str]]


def count_columns(simulation: Simulation) -> Columns:
    """A row for each class that came: its facts, and how often. Pairs only when they were looked at."""
    pairs, results = np.nonzero(simulation.counts)
    seen = [result_at(int(result)) for result in results]
    columns: dict[str, npt.NDArray[np.int64] | list[str]] = {
        "outcome": [result.outcome.value for result in seen],
        "player_total": np.array([result.player_total for result in seen], np.int64),
        "banker_total": np.array([result.banker_total for result in seen], np.int64),
        "player_cards": np.array([result.player_cards for result in seen], np.int64),
        "banker_cards": np.array([result.banker_cards for result in seen], np.int64),
    }
    if simulation.pairs is not None:
        kinds = FACT_VALUES["player_pair"]
        columns["player_pair"] = [str(kinds[pairs_at(int(index)).player]) for index in pairs]
        columns["banker_pair"] = [str(kinds[pairs_at(int(index)).banker]) for index in pairs]
    columns["count"] = simulation.counts[pairs, results]
    return columns


def session_columns(sessions: Sessions) -> Columns:
    """A row for each session. Money in minor units."""
    played = sessions.played
    return {
        "session": np.arange(sessions.count, dtype=np.int64),
        "rounds": played.rounds,
        "staked": played.staked,
        "last": played.last,
        "lowest": played.lowest,
        "highest": played.highest,
        "drawdown": played.drawdown,
        "ruined": played.ruined,
    }


def write_table(columns: Columns, path: Path, about: Mapping[str, str]) -> None:
    """Write `columns` to `path`, whose suffix says how. `about` goes into a Parquet file's metadata.

    Raises OSError, and ValueError for another suffix.
    """
    if path.suffix == ".csv":
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(columns)
            lists = [column if isinstance(column, list) else column.tolist() for column in columns.values()]
            writer.writerows(zip(*lists, strict=True))
    elif path.suffix == ".parquet":
        import pyarrow as pa  # type: ignore[import-untyped]
        import pyarrow.parquet as pq  # type: ignore[import-untyped]

        pq.write_table(pa.table(dict(columns)).replace_schema_metadata(dict(about)), path)
    else:
        raise ValueError(f"a table's file name ends with {' or '.join(TABLE_SUFFIXES)}, not {path.suffix!r}")
