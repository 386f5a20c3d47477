"""Heckmeck as an environment for learning: PettingZoo, Gymnasium, many games at once, OpenSpiel.

`import heckmeck.envs` makes `gymnasium.make("heckmeck/Heckmeck-v0")` work; docs/research.md has the encoding.
"""

from contextlib import suppress

GYMNASIUM_ID = "heckmeck/Heckmeck-v0"


def register() -> None:
    """Tell Gymnasium about the environment, once."""
    import gymnasium

    if GYMNASIUM_ID not in gymnasium.registry:
        gymnasium.register(
            GYMNASIUM_ID,
            entry_point="heckmeck.envs.gymnasium_env:HeckmeckEnv",
            vector_entry_point="heckmeck.envs.vector:HeckmeckVectorEnv",
        )


with suppress(ImportError):  # the encoding serves datasets too, without Gymnasium
    register()
