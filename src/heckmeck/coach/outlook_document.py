"""What a turn can still bring, as clients see it. The numbers come from `heckmeck.coach.outlook`."""

from typing import Literal

from msgspec import Struct

from heckmeck.record.state_document import Specialist

Face = Literal["1", "2", "3", "4", "5", "W"]
Kind = Literal["take", "lower", "steal", "fail"]


class Ending(Struct, frozen=True):
    """What stopping brings. Where S7 leaves a choice, `choose` names the tiles and the rest describes the highest.

    `tile` is taken from the grill (`take`, or `lower` than the total) or from `from_seat`; with `hen` it stays there
    and the hen comes instead (K6). `worms` are those of the tile gained, `specialist` comes along, `bratworms`
    are the raven's. `counts` is the total that the stop counts (S1), the points of the canned worm among it where it is
    `canned` (K3). On a failure `lost` goes back and `turned` is turned over.
    """

    kind: Kind
    tile: int | None
    from_seat: int | None
    worms: int
    specialist: Specialist | None
    choose: list[int]
    bratworms: int
    hen: bool
    canned: bool
    counts: int
    lost: int | None
    turned: int | None


class Prospect(Struct, frozen=True):
    """The dice as they are, or as they would be with a face set aside.

    `total` is that of the dice, `worm` whether one is among them, `bratworm` whether a Bratworm comes with it (B1).
    `stop` is null where stopping is not possible; `reach` are the tiles, on the grill or on top of other stacks, that
    this turn can still bring; `dead` is the chance that the next throw shows only faces set aside before (T3), and the
    weasel's throw after it too where it is at hand (K5); null where none can follow. Where the giver of a Bratworm
    must be chosen first, all this holds after that choice.
    """

    total: int
    worm: bool
    bratworm: bool
    dice_left: int
    stop: Ending | None
    reach: list[int]
    dead: float | None


class Loss(Struct, frozen=True):
    """What failing costs now: the tile that goes back, the tile that is then turned over, the specialist put back."""

    tile: int | None
    turned: int | None
    specialist: Specialist | None


class Outlook(Struct, frozen=True):
    """What the decision that is due can lead to.

    `now` is null while nothing is set aside; `faces` has an entry for each face that can be set aside; `weasel` says
    whether it can be used on this roll (K5). `lands` is the tile where a specialist goes that is put back now; null
    where none is due, or where it goes out of the game (G3).
    """

    now: Prospect | None
    faces: dict[Face, Prospect]
    weasel: bool
    roll_costs: Loss
    lands: int | None


class OutlookReply(Struct, frozen=True):
    """The outlook after step `ply`; null where no decision is due there."""

    ply: int
    outlook: Outlook | None
