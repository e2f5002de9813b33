"""The same server with one commit for each round: what batching is measured against (P-2)."""

import sys
from functools import partial

from puntobanco.cli import main
from puntobanco.storage import store
from puntobanco.storage.writer import Writer

store.Writer = partial(Writer, batch=1)  # type: ignore[misc,assignment] - only here
sys.exit(main())
