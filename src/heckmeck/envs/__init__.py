"""Heckmeck as an environment for learning: PettingZoo, Gymnasium, many games at once, OpenSpiel.

`import heckmeck.envs` makes `gymnasium.make("heckmeck/Heckmeck-v0")` work; docs/research.md has the encoding.
"""

import gymnasium

GYMNASIUM_ID = "heckmeck/Heckmeck-v0"


def register() -> None:
    """Tell Gymnasium about the environment, once."""
    if GYMNASIUM_ID not in gymnasium.registry:
        gymnasium.register(
            GYMNASIUM_ID,
            entry_point="heckmeck.envs.solo:HeckmeckEnv",
            vector_entry_point="heckmeck.envs.vector:HeckmeckVectorEnv",
        )


register()
