"""`python -m heckmeck` is the command `heckmeck`."""

import sys

from heckmeck.cli import main

sys.exit(main())
