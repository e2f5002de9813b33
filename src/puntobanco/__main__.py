"""`python -m puntobanco` is `puntobanco`."""

import sys

from puntobanco.cli import main

sys.exit(main())
