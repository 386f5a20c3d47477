"""Presets and options, and the numbers that the engine reads from them."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Any, Self

from heckmeck.errors import Malformed, shortened
from heckmeck.rules.setup import in_play
from heckmeck.rules.state import HIGHEST_TILE, LOWEST_PORTION, LOWEST_TILE, SPECIALIST_TILES, State

PRESETS: dict[str, dict[str, Any]] = {"classic": {}, "deluxe": {}, "russian": {"steal": "optional"}}
WORD_OPTIONS = {
    "golden_die": ("ones_and_worms", "standard"),
    "steal": ("forced", "optional"),
    "lower_tile": ("next", "any"),
    "faster": ("off", "returned", "highest"),
}
OPTION_CLAUSES = {
    "golden_die": "M5",
    "worms_on_low_tiles": "M4",
    "steal": "S7",
    "lower_tile": "S7",
    "faster": "F4",
    "max_turns": "E4",
    "highest_tile": "M7",
}
HIGHEST_SPECIALIST_TILE = max(SPECIALIST_TILES)


@dataclass(frozen=True, repr=False)
class Edition:
    """A preset and the options that are added to it."""

    preset: str = "classic"
    golden_die: str = "ones_and_worms"
    worms_on_low_tiles: int = 1
    steal: str = "forced"
    lower_tile: str = "next"
    faster: str = "off"
    max_turns: int | None = None
    highest_tile: int = HIGHEST_TILE
    text: str = field(default="", compare=False)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a preset and `key=value` options, as the `rules` line of a record has them (N1)."""
        preset, *settings = text.split() or [""]
        if preset not in PRESETS:
            raise Malformed("unknown-preset", "N1", preset=shortened(preset), presets=", ".join(PRESETS))
        options = dict(PRESETS[preset])
        named: set[str] = set()
        for setting in settings:
            key, equals, value = setting.partition("=")
            if not equals or key not in OPTION_CLAUSES:
                raise Malformed(
                    "unknown-option", "N1", option=shortened(setting), options=", ".join(OPTION_CLAUSES)
                )
            if key in named:
                raise Malformed("option-twice", "N1", option=key)
            named.add(key)
            options[key] = read_option(key, value, preset)
        return cls(preset=preset, **options, text=" ".join([preset, *settings]))

    def __str__(self) -> str:
        return self.text or " ".join([self.preset, *self._differences()])

    def __repr__(self) -> str:
        return f"Edition.parse({str(self)!r})"

    def _differences(self) -> Iterator[str]:
        usual = Edition(preset=self.preset, **PRESETS[self.preset])
        for option in fields(self):
            value = getattr(self, option.name)
            if option.compare and value != getattr(usual, option.name):
                yield f"{option.name}={'none' if value is None else value}"

    def with_options(self, **options: Any) -> Self:
        """Return the same edition with other options."""
        return type(self).parse(str(replace(self, **options, text="")))

    @property
    def is_deluxe(self) -> bool:
        return self.preset == "deluxe"

    @property
    def tiles(self) -> list[int]:
        """Return the tiles in play, ascending (M1, M4, M7)."""
        every = range(LOWEST_TILE, HIGHEST_TILE + 1)
        return [tile for tile in every if in_play(tile, self.is_deluxe, self.highest_tile)]

    def write_options(self, s: State) -> None:
        """Write the options into a state as the numbers that the engine reads."""
        s.golden_die_standard = self.golden_die == "standard"
        s.worms_on_low_tiles = self.worms_on_low_tiles
        s.steal_optional = self.steal == "optional"
        s.lower_tile_any = self.lower_tile == "any"
        s.faster = WORD_OPTIONS["faster"].index(self.faster)
        s.max_turns = min(self.max_turns or 0, 2**62)


def read_option(key: str, value: str, preset: str) -> Any:
    """Return an option's value, or refuse it with the clause that defines the option."""
    if key in WORD_OPTIONS:
        if value in WORD_OPTIONS[key]:
            return value
        allowed = ", ".join(WORD_OPTIONS[key])
        raise Malformed(
            "option-word", OPTION_CLAUSES[key], option=key, value=shortened(value), allowed=allowed
        )
    if key == "max_turns" and value == "none":
        return None
    lowest, highest = number_range(key, preset)
    number = int(value) if value.isascii() and value.isdigit() and len(value) <= 12 else -1
    if str(number) != value or not lowest <= number <= highest:
        details = {"option": key, "value": shortened(value), "low": str(lowest), "high": str(highest)}
        raise Malformed("option-number", OPTION_CLAUSES[key], **details)
    return number


def number_range(key: str, preset: str) -> tuple[int, int]:
    if key == "worms_on_low_tiles":
        return 0, 4
    if key == "max_turns":
        return 1, 10**12 - 1
    return (HIGHEST_SPECIALIST_TILE if preset == "deluxe" else LOWEST_PORTION), HIGHEST_TILE
