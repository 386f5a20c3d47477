"""`heckmeck verify FILE`: were the dice fair?"""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command


def verify(file: Annotated[str, typer.Argument(metavar="FILE", help="option-record-file")]) -> None:
    from heckmeck.cli.files import naming, read_bytes
    from heckmeck.cli.output import put
    from heckmeck.language import current_words
    from heckmeck.record import verification

    source = read_bytes(file)
    with naming(file):
        proved = verification.verify(source)
    words = current_words()
    put(words.say("verify-done", rolls=proved.rolls) if proved.rolls else words.say("log-empty"))
    if proved.drawn:
        put(words.say("verify-start"))
    if proved.phrases is not None:
        put(words.say("verify-phrases", n=proved.phrases))
    if not proved.committed:
        put(words.say("verify-no-commitment"))


app = one_command(verify)
