"""The tests' own table."""

from tests.duel.kit import do, offers, power, side, table, zone


def test_a_table_in_two_lines() -> None:
    game = table(
        side(hand=["Blaze", "Fireblast", "Cast Cataclysm"]),
        side(combat=["Ciklarethas the Bitter"], support=["Tome of Wisdom"]),
    )
    assert power(game, 1) == 6
    assert "play Blaze" in offers(game)  # 4 and Fireblast's 3 match 6
    do(game, "play Blaze")
    assert zone(game, 0, "active") == {"Blaze"}
    assert offers(game) == {"play Fireblast"}
    do(game, "play Fireblast", "announce Fire")
    assert game.current == 1
