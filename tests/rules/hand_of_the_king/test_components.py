"""What is in the box: HK-001 to HK-009."""

import re

import pytest

HOUSES = {
    "stark": "robb sansa catelyn arya rickon eddard bran lyanna",
    "greyjoy": "aeron balon euron theon asha victarion rodrik",
    "lannister": "cersei joffrey tywin tyrion kevan jaime",
    "targaryen": "daenerys viserys aegon aerys rhaegar",
    "baratheon": "renly stannis shireen robert",
    "tyrell": "olena garlan margaery",
    "tully": "hoster edmure",
}

SIZES = {"stark": 8, "greyjoy": 7, "lannister": 6, "targaryen": 5, "baratheon": 4, "tyrell": 3, "tully": 2}

CHARACTERS = {
    *("robb-stark", "sansa-stark", "catelyn-stark", "arya-stark"),
    *("rickon-stark", "eddard-stark", "bran-stark", "lyanna-stark"),
    *("aeron-greyjoy", "balon-greyjoy", "euron-greyjoy", "theon-greyjoy"),
    *("asha-greyjoy", "victarion-greyjoy", "rodrik-greyjoy"),
    *("cersei-lannister", "joffrey-baratheon", "tywin-lannister"),
    *("tyrion-lannister", "kevan-lannister", "jaime-lannister"),
    *("daenerys-targaryen", "viserys-targaryen", "aegon-i-targaryen", "aerys-targaryen", "rhaegar-targaryen"),
    *("renly-baratheon", "stannis-baratheon", "shireen-baratheon", "robert-baratheon"),
    *("olena-tyrell", "garlan-tyrell", "margaery-tyrell"),
    *("hoster-tully", "edmure-tully"),
}

COMPANIONS = {
    *("loras-tyrell", "sandor-clegane", "brienne-of-tarth", "gendry", "jon-snow", "petyr-baelish", "melisandre"),
    *("ramsay-snow", "shae", "hodor", "khal-drogo", "jaqen-hghar", "ilyn-payne", "bronn"),
}


def words_after(game, kind):
    return {word.partition(" ")[2] for word in game.vocabulary if word.startswith(f"{kind} ")}


@pytest.mark.rule("HK-001")
def test_there_are_35_characters_in_seven_houses(game, table):
    assert len(CHARACTERS) == sum(SIZES.values()) == 35
    assert words_after(game, "card") == CHARACTERS
    assert words_after(game, "house") == set(SIZES)
    everyone = " ".join(HOUSES.values())
    t = table("varys edmure", areas=(everyone.removesuffix("edmure"), ""))
    t.play("right tully")
    t.expect(grid=". varys", areas=(everyone, ""), turn=1, over=((0,), (7, 0), (1, 2)))
    assert {house: t.counts(house) for house in SIZES} == {house: [size, 0] for house, size in SIZES.items()}


@pytest.mark.rule("HK-001")
def test_each_card_shows_the_size_of_its_house(game):
    """Read from the drawing: the line below the name ends with the number."""
    cards = re.findall(r'data-card="[a-z-]+"><title>([^<]+)</title>(.*?)</g>', game.start(seed=1).svg())
    lines = {name.split()[0].lower(): re.findall(r"<text[^>]*>[^<]+ · (\d+)</text>", drawn) for name, drawn in cards}
    shown = {name: found[0] for name, found in lines.items() if found}
    assert shown == {name: str(SIZES[house]) for house, names in HOUSES.items() for name in names.split()}


@pytest.mark.parametrize(
    "house",
    [
        pytest.param("stark", marks=pytest.mark.rule("HK-002")),
        pytest.param("greyjoy", marks=pytest.mark.rule("HK-003")),
        pytest.param("lannister", marks=pytest.mark.rule("HK-004")),
        pytest.param("targaryen", marks=pytest.mark.rule("HK-005")),
        pytest.param("baratheon", marks=pytest.mark.rule("HK-006")),
        pytest.param("tyrell", marks=pytest.mark.rule("HK-007")),
        pytest.param("tully", marks=pytest.mark.rule("HK-008")),
    ],
)
def test_the_cards_of_a_house_are_taken_by_its_name_and_count_for_it_alone(table, house):
    """Each member is taken by declaring the House, and none by declaring another; all of them together count."""
    members = HOUSES[house].split()
    other = "tully" if house != "tully" else "tyrell"
    stranger = "edmure" if house != "tully" else "olena"
    for name in members:
        t = table(f"{stranger} varys {name}")
        t.asks(0, "move", f"left {other}", f"right {house}")
    t = table(f"{stranger} . varys", areas=(" ".join(members), ""))
    assert {name: t.counts(name) for name in SIZES} == {
        name: [len(members) if name == house else 0, 0] for name in SIZES
    }
    assert len(members) == SIZES[house]


@pytest.mark.rule("HK-004")
def test_joffrey_baratheon_is_a_lannister(table):
    t = table("varys joffrey . edmure", areas=("", "cersei")).play("right lannister")
    t.expect(grid=". varys . edmure", areas=("joffrey", "cersei"), banners={"lannister": 0}, turn=1)
    assert (t.counts("lannister"), t.counts("baratheon")) == ([1, 1], [0, 0])


@pytest.mark.rule("HK-009")
def test_varys_fourteen_companions_seven_banners_and_four_crows(game):
    view = game.start(seats=4, seed=9, crows=True).view(None)
    assert [card for card in view["grid"] if card not in CHARACTERS] == ["varys"]
    assert len(COMPANIONS) == 14
    assert words_after(game, "companion") == COMPANIONS
    assert len(set(view["offer"])) + view["deck"] == 14
    assert sorted(view["banners"]) == sorted(SIZES)
    assert view["crows"] == [True, True, True, True]
