"""What `import heckmeck` offers to whoever looks around in it."""

import subprocess
import sys
from importlib.metadata import version

import heckmeck


def test_everything_offered_is_listed_and_there() -> None:
    assert set(heckmeck.__all__) <= set(dir(heckmeck))
    assert all(getattr(heckmeck, name) for name in heckmeck.__all__)
    assert heckmeck.__version__ == version("heckmeck")


def test_looking_around_does_not_load_the_engine() -> None:
    """`heckmeck --help` must be instant."""
    look = "import sys, heckmeck; dir(heckmeck); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], check=False).returncode == 0
