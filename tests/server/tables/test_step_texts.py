"""Encoded steps are kept for the next reader."""

from heckmeck.server.tables.step_texts import StepTexts


def test_texts_are_kept_up_to_a_number_of_characters() -> None:
    texts = StepTexts(most=10)
    for ply in range(5):
        texts.keep((1, ply, False), "four")
        assert texts.get((1, 0, False)) == ("four" if ply < 2 else texts.get((1, 0, False)))
    assert [ply for ply in range(5) if (1, ply, False) in texts] == [0, 4], "those used most recently"
    texts.keep((1, 4, False), "six ch")
    assert texts.get((1, 0, False)) == "four"
