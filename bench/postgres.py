"""P-4: durable rounds on PostgreSQL, one node and two, against pgbench writing the same rows in the same batches.

    python bench/postgres.py [SECONDS]

PostgreSQL is the one that the tests bring along. Every node has the first core, PostgreSQL and the load share what is
left. *pgbench* runs one statement a table for each batch, from two sessions. Prints a table and writes
bench/results/postgres.json.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import uvloop
from load import play
from serving import HERE, load_has_its_own_core, puntobanco
from telling import keep, row

sys.path.insert(0, str(HERE.parent))
from puntobanco.storage.writer import BATCH
from tests.postgres import Postgres, running_postgres

PATRONS = 128
#: A batch of rounds as play writes them: the columns that matter, as long as real ones.
SCRIPT = f"""
\\set patron random(1, 1000000)
BEGIN;
UPDATE account SET balance = balance + 1
    WHERE id IN (SELECT id FROM account WHERE balance IS NOT NULL ORDER BY id LIMIT {BATCH});
INSERT INTO round SELECT gen_random_uuid()::text, 'touch:' || n, 'touch', repeat('a', 64), 8, repeat('b', 64),
    gen_random_uuid()::text, 1, 0, decode(repeat('cd', 32), 'hex'), repeat('e', 32), '4S KH 2D', '9C TD 5H', 'player',
    '2026-01-01T00:00:00.000+00:00' FROM generate_series(1, {BATCH}) n;
INSERT INTO wager SELECT :patron || '-' || n, gen_random_uuid()::text, repeat('e', 32),
    '{{"player":[100,200],"banker":[100,0],"tie":[20,0]}}', 100000, 99980 FROM generate_series(1, {BATCH}) n;
INSERT INTO transfer SELECT gen_random_uuid()::text || '/patron:0123456789abcdef/stake', 1, 2, 220, 'stake',
    gen_random_uuid()::text, '2026-01-01T00:00:00.000+00:00' FROM generate_series(1, {2 * BATCH}) n;
COMMIT;
"""  # noqa: S608 - nothing of it comes from outside


def pgbench(server: Postgres, address: str, seconds: float) -> float:
    """Rounds a second that pgbench writes."""
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as script:
        script.write(SCRIPT)
        script.flush()
        answer = subprocess.run(
            [str(server.programs / "pgbench"), "-n", "-c", "2", "-T", str(int(seconds)), "-f", script.name, address],
            capture_output=True,
            text=True,
            check=False,
            env=os.environ,
        )
    found = re.search(r"tps = ([\d.]+)", answer.stdout)
    if found is None:
        raise RuntimeError(f"pgbench: {answer.stderr[-2000:]}")
    return float(found[1]) * BATCH


def main(seconds: float) -> None:
    load_has_its_own_core()
    with tempfile.TemporaryDirectory() as name, running_postgres() as server:
        folder, address = Path(name), server.address()
        with puntobanco(folder / "a", database=address) as first:
            one = uvloop.run(play([first], PATRONS, seconds))
            with puntobanco(folder / "b", database=address) as second:
                two = uvloop.run(play([first, second], PATRONS, seconds))
        bare = pgbench(server, address, seconds)
    for nodes, load in (("one node", one), ("two nodes", two)):
        ours = f"{nodes} {load.rate:,.0f} rounds/s"
        row("P-4", ours, f"pgbench {bare:,.0f} rounds/s", f"{load.rate / bare:.2f} ×", "≥ 0.5 ×")
    keep(
        "postgres",
        patrons=PATRONS,
        one_node_per_s=one.rate,
        two_nodes_per_s=two.rate,
        pgbench_per_s=bare,
        p99_one_node_s=one.quantile(0.99),
    )


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5)
