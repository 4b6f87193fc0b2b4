"""The drawn table shows a view: all of it, once, in its place, and safely."""

import copy
from collections import Counter
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSE_LETTERS, HOUSES, SIZES
from smallcouncil.games.hand_of_the_king.ui.art.card_faces import FULL_HEIGHT, Pen, in_full
from smallcouncil.games.hand_of_the_king.ui.art.default_labels import plain
from smallcouncil.games.hand_of_the_king.ui.drawing import board, card
from smallcouncil.locale import texts
from smallcouncil.web.drawing.lettering import fitted, safe, width

SVG = "{http://www.w3.org/2000/svg}"
GERMAN = texts("de", "hand-of-the-king")
ENGLISH = texts("en", "hand-of-the-king")
ASKS = [
    *("move", "crow-partner", "companion", "drawn", "take", "kill", "kill-companion"),
    *("swap-first", "swap-second", "house", "banner"),
]


def opening(seats=2, **options):
    """A table before the first move: Varys first, then the characters in the order of their Houses."""
    return {
        "game": "hand-of-the-king",
        "seats": seats,
        "options": {"teams": False, "crows": False, "companions": True, **options},
        "grid": ["varys", *CHARACTERS],
        "areas": [[] for _ in range(seats)],
        "jon_snow": None,
        "counts": [dict.fromkeys(HOUSES, 0) for _ in range(seats)],
        "banners": dict.fromkeys(HOUSES),
        "offer": list(COMPANIONS[:6]),
        "drawn": [],
        "deck": 8,
        "dead": [],
        "discarded": [],
        "crows": [bool(options.get("crows"))] * seats,
        "turn": 0,
        "companion": None,
        "prompt": {"seat": 0, "ask": "move", "by": "varys", "rule": "HK-016", "house": None},
        "result": None,
        "last": None,
        "position": "",
    }


GRID = [
    *("tyrion-lannister", "victarion-greyjoy", "joffrey-baratheon", None, "sansa-stark", "asha-greyjoy"),
    *(None, "daenerys-targaryen", "robb-stark", "cersei-lannister", "balon-greyjoy", "viserys-targaryen"),
    *("eddard-stark", None, "varys", "margaery-tyrell", None, "kevan-lannister"),
    *("theon-greyjoy", "renly-baratheon", None, "catelyn-stark", "garlan-tyrell", None),
    *("aegon-i-targaryen", "euron-greyjoy", "stannis-baratheon", "arya-stark", None, "jaime-lannister"),
    *("rickon-stark", "bran-stark", "rhaegar-targaryen", "tywin-lannister", "shireen-baratheon", None),
]


def middle():
    """Two players in the middle of a game; Varys has just gone up from cell 20 to cell 14 for Rodrik Greyjoy."""
    table = opening()
    table["grid"] = list(GRID)
    table["areas"] = [
        ["lyanna-stark", "robert-baratheon", "hoster-tully", "edmure-tully", "gendry", "jon-snow"],
        ["aeron-greyjoy", "rodrik-greyjoy", "olena-tyrell"],
    ]
    table["jon_snow"] = "tully"
    table["counts"][0] |= {"stark": 1, "baratheon": 2, "tully": 4}
    table["counts"][1] |= {"greyjoy": 2, "tyrell": 1}
    table["banners"] |= {"stark": 0, "baratheon": 0, "tully": 0, "greyjoy": 1, "tyrell": 1}
    table["offer"] = ["brienne-of-tarth", "hodor", "jaqen-hghar"]
    table["dead"] = ["aerys-targaryen", "bronn"]
    table["discarded"] = ["sandor-clegane"]
    table["last"] = {"seat": 1, "word": "up greyjoy", "from": 20, "to": 14, "taken": ["rodrik-greyjoy"]}
    return table


def parsed(svg):
    return ElementTree.fromstring(svg)


def marked(root, name):
    """The elements that carry a data attribute, by its value."""
    return {element.get(f"data-{name}"): element for element in root.iter() if element.get(f"data-{name}") is not None}


def words(element):
    return [text.text for text in element.iter(f"{SVG}text")]


def cards_of(root):
    return Counter(element.get("data-card") for element in root.iter() if element.get("data-card"))


def ids_of(root):
    return [element.get("id") for element in root.iter() if element.get("id")]


@pytest.mark.parametrize("table", [opening(), opening(3, crows=True), opening(4, teams=True), middle()])
def test_the_drawing_stands_alone(table):
    root = parsed(board(table))
    assert root.tag == f"{SVG}svg"
    left, top, w, _ = (float(number) for number in root.get("viewBox").split())
    assert (left, top, w) == (0, 0, 900)
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags <= {"svg", "title", "desc", "defs", "symbol", "clipPath", "g", "path", "rect", "circle", "text", "use"}
    ids = ids_of(root)
    assert len(ids) == len(set(ids))
    references = [element.get("href") for element in root.iter(f"{SVG}use")]
    references += [value[4:-1] for element in root.iter() for value in element.attrib.values() if value[:4] == "url("]
    assert {reference[0] for reference in references} == {"#"}
    assert {reference[1:] for reference in references} <= set(ids)


def test_a_screen_reader_hears_the_whole_table():
    root = parsed(board(middle(), names=["Anna", "Jon"]))
    title, text = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == f"{title.get('id')} {text.get('id')}"
    assert title.text == "Hand of the King: Anna: choose a direction and a House for Varys."
    lines = text.text.splitlines()
    assert lines[3] == "Eddard Stark; empty space; Varys; Margaery Tyrell; empty space; Kevan Lannister."
    assert lines[7] == "Anna: Stark 1, Baratheon 2, Tully 4; Banners: Stark, Baratheon, Tully."
    assert lines[8] == "Jon: Greyjoy 2, Tyrell 1; Banners: Greyjoy, Tyrell."


def test_a_full_grid_shows_every_card_once_in_its_cell():
    table = opening()
    root = parsed(board(table))
    cells = marked(root, "cell")
    assert sorted(map(int, cells)) == list(range(36))
    assert [list(cards_of(cells[str(cell)])) for cell in range(36)] == [[name] for name in table["grid"]]
    assert cards_of(root) == Counter(["varys", *CHARACTERS, *COMPANIONS[:6]])


def test_every_card_of_a_game_is_on_the_table_once():
    table = middle()
    root = parsed(board(table))
    on_the_grid = [name for name in table["grid"] if name]
    elsewhere = [*table["areas"][0], *table["areas"][1], *table["offer"], *table["dead"], *table["discarded"]]
    assert cards_of(root) == Counter(on_the_grid + elsewhere)
    cells = marked(root, "cell")
    assert [list(cards_of(cells[str(cell)])) for cell in (3, 14, 35)] == [[], ["varys"], []]


def test_a_card_shows_the_arms_the_letter_and_the_size_of_its_house_and_the_seal_of_its_person():
    cells = marked(parsed(board(opening())), "cell")
    aegon = cells[str(1 + CHARACTERS.index("aegon-i-targaryen"))]
    assert words(aegon) == ["T", "Aegon I", "Targaryen · 5"]
    assert [use.get("href") for use in aegon.iter(f"{SVG}use")] == ["#hk-targaryen", "#hk-aegon-i-targaryen"]
    joffrey = cells[str(1 + CHARACTERS.index("joffrey-baratheon"))]
    assert words(joffrey) == ["L", "Joffrey", "Lannister · 6"]
    assert [use.get("href") for use in joffrey.iter(f"{SVG}use")] == ["#hk-lannister", "#hk-joffrey-baratheon"]
    sizes = [words(cells[str(1 + place)])[2].split()[-1] for place in range(35)]
    assert sizes == [str(size) for size in SIZES for _ in range(size)]
    letters = [words(cells[str(1 + place)])[0] for place in range(35)]
    assert letters == [letter for letter, size in zip(HOUSE_LETTERS, SIZES, strict=True) for _ in range(size)]


def test_where_varys_may_go_is_marked_while_he_is_to_move():
    table = middle()
    root = parsed(board(table))
    assert set(marked(root, "direction")) == {"up", "down", "left", "right"}
    assert set(map(int, marked(root, "landing"))) == {8, 2, 26, 32, 12, 15, 17}
    table["grid"][12] = None
    assert set(marked(parsed(board(table)), "direction")) == {"up", "down", "right"}
    table["prompt"] |= {"ask": "companion"}
    assert marked(parsed(board(table)), "direction") == {}
    assert marked(parsed(board(table)), "landing") == {}


def test_only_the_farthest_card_of_a_house_is_a_landing():
    table = opening()
    table["grid"] = [None] * 36
    table["grid"][6:12] = ["varys", "bran-stark", "renly-baratheon", "eddard-stark", "robert-baratheon", None]
    root = parsed(board(table))
    assert set(marked(root, "direction")) == {"right"}
    assert set(map(int, marked(root, "landing"))) == {9, 10}


def test_the_last_move_is_marked_at_both_ends():
    root = parsed(board(middle()))
    ends, cells = marked(root, "last"), marked(root, "cell")
    assert set(ends) == {"from", "to"}
    left_space = cells["20"].find(f"{SVG}rect")
    assert float(ends["from"].get("x")) + 3 == float(left_space.get("x"))
    assert float(ends["from"].get("y")) + 3 == float(left_space.get("y"))
    corner = f"translate({float(ends['to'].get('x')) + 2:g} {float(ends['to'].get('y')) + 2:g})"
    assert cells["14"].find(f"{SVG}g").get("transform") == corner
    assert marked(parsed(board(opening())), "last") == {}


def test_banners_show_their_holders():
    root = parsed(board(middle(), names=["Anna", "Jon"]))
    shown = {house: (element.get("data-holder"), words(element)) for house, element in marked(root, "banner").items()}
    anna, jon, nobody = ("0", ["Anna"]), ("1", ["Jon"]), ("", ["–"])
    assert list(shown) == list(HOUSES)
    assert list(shown.values()) == [anna, jon, nobody, nobody, anna, jon, anna]


def test_play_areas_show_counts_cards_and_kept_companions():
    root = parsed(board(middle(), names=["Anna", "Jon"]))
    seats = marked(root, "seat")
    anna = seats["0"]
    assert [house.get("data-count") for house in marked(anna, "house").values()] == ["1", "0", "0", "0", "2", "0", "4"]
    assert words(marked(anna, "house")["tully"]) == ["4"]
    assert words(marked(anna, "house")["greyjoy"]) == []
    kept = marked(anna, "card")["jon-snow"]
    assert words(kept) == ["Jon Snow"]
    assert [use.get("href") for use in kept.iter(f"{SVG}use")] == ["#hk-jon-snow", "#hk-tully"]
    assert words(marked(seats["1"], "card")["rodrik-greyjoy"]) == ["Rodrik"]
    assert words(anna)[0] == "Anna"


def test_companions_on_offer_and_drawn_have_emblem_and_name():
    table = middle()
    table["drawn"] = ["khal-drogo"]
    table["companion"] = "petyr-baelish"
    table["prompt"] |= {"ask": "drawn", "by": "petyr-baelish"}
    shown = marked(parsed(board(table)), "card")
    for name, text in (("brienne-of-tarth", "Brienne of Tarth"), ("khal-drogo", "Khal Drogo")):
        assert " ".join(words(shown[name])) == text
        assert shown[name].find(f".//{SVG}use").get("href") == f"#hk-{name}"


def test_crows_are_shown_only_in_their_variant():
    table = opening(3, crows=True)
    table["crows"] = [True, False, True]
    table["prompt"] |= {"ask": "crow-partner", "by": "crow"}
    seats = marked(parsed(board(table)), "seat")
    assert [list(marked(seats[str(seat)], "crow")) for seat in range(3)] == [["ready"], ["spent"], ["ready"]]
    assert marked(parsed(board(opening())), "crow") == {}


def test_teams_are_named():
    seats = marked(parsed(board(opening(4, teams=True))), "seat")
    assert [words(seats[str(seat)])[0] for seat in range(4)] == [
        "Team 1 · Seat 1",
        "Team 2 · Seat 2",
        "Team 1 · Seat 3",
        "Team 2 · Seat 4",
    ]


def test_the_end_names_the_winners():
    table = middle()
    table |= {"prompt": None, "result": {"winners": [0], "scores": [3, 2], "ranks": [1, 2]}}
    root = parsed(board(table, names=["Anna", "Jon"], labels=ENGLISH))
    assert root.find(f"{SVG}title").text == "Hand of the King: Anna wins with 3 banners."
    assert marked(root, "direction") == {}
    table = opening(4, teams=True)
    table |= {"prompt": None, "result": {"winners": [1, 3], "scores": [3, 4, 3, 4], "ranks": [3, 1, 3, 1]}}
    title = parsed(board(table, labels=GERMAN)).find(f"{SVG}title").text
    assert title == "Hand des Königs: Platz 2 und Platz 4 gewinnen gemeinsam."


@pytest.mark.parametrize("ask", ASKS)
def test_every_question_is_asked_in_both_languages(ask):
    table = middle()
    table["prompt"] |= {"ask": ask, "by": "loras-tyrell", "house": "tully"}
    for labels in (ENGLISH, GERMAN):
        asked = labels(f"prompt-{ask}", player="Anna", companion="Loras Tyrell", house=labels("house-tully"))
        root = parsed(board(table, names=["Anna", "Jon"], labels=labels))
        assert root.find(f"{SVG}title").text == f"{labels('title')}: {asked}"
        assert asked in " ".join(words(root))
    assert "Anna: " in parsed(board(table, names=["Anna", "Jon"])).find(f"{SVG}title").text


def test_german_labels_are_used():
    shown = " ".join(words(parsed(board(middle(), labels=GERMAN))))
    for word in (
        "Hand des Königs",
        "Graufreud",
        "Lennister",
        "Bannermarker",
        "Jon Schnee",
        "Platz 2",
        "Aegon I.",
        "Tot",
    ):
        assert word in shown
    for word in ("Greyjoy", "Lannister", "Snow", "Seat", "Banners", "Dead"):
        assert word not in shown


def test_plain_names_are_the_catalogue_names():
    for name in ("varys", *CHARACTERS, *COMPANIONS):
        assert plain(f"card-{name}") == ENGLISH(f"card-{name}")
    for name in ("varys", *CHARACTERS):
        assert plain(f"card-{name}.short") == ENGLISH(f"card-{name}.short")
    for house in HOUSES:
        assert plain(f"house-{house}") == ENGLISH(f"house-{house}")
        assert plain(f"house-{house}.short") == ENGLISH(f"house-{house}.short")


def test_plain_labels_put_every_question():
    """All but the variant that tells of the companion before a banner, which drawings never use."""
    about = {"player": "Anna", "companion": "Bronn", "house": "House Stark"}
    for key in ENGLISH.keys:
        if key.startswith("prompt-") and key != "prompt-banner-by":
            assert plain(key, **about).startswith("Anna: "), key


@pytest.mark.parametrize("labels", [ENGLISH, GERMAN, plain])
def test_no_printed_name_is_cut(labels):
    for name in ("varys", *CHARACTERS, *COMPANIONS):
        assert "…" not in card(name, labels=labels)
    table = opening()
    table["grid"] = ["varys"] + [None] * 35
    table["areas"] = [list(CHARACTERS), []]
    assert [word for word in words(parsed(board(table, labels=labels))) if "…" in word] == []


@pytest.mark.parametrize("labels", [ENGLISH, GERMAN])
def test_every_text_of_a_companion_fits_its_card(labels):
    for name in ("varys", *COMPANIONS):
        root = parsed(f'<svg xmlns="http://www.w3.org/2000/svg">{in_full(Pen("hk", labels), name)}</svg>')
        title, *lines = root.findall(f"{SVG}text")
        assert title.text == labels(f"card-{name}")
        assert " ".join(line.text for line in lines) == labels(f"card-{name}.text")
        assert float(lines[-1].get("y")) < FULL_HEIGHT - 6


NOT_XML = {*map(chr, range(32)), *map(chr, range(0xD800, 0xE000)), "\ufffe", "\uffff"}
HOSTILE = '<script>alert("1")</script> & \x00\x1b \'"> <!-- ]]> \ud800'


def test_hostile_names_are_only_text():
    table = middle()
    root = parsed(board(table, names=[HOSTILE, "</svg>"], labels=lambda key, **_: f"{HOSTILE} {key}"))
    assert list(root.iter(f"{SVG}script")) == []
    assert list(root.iter("script")) == []
    assert root.find(f"{SVG}desc").text.splitlines()[-1].startswith("</svg>: ")
    assert '<script>alert("1")</script> & \ufffd\ufffd' in root.find(f"{SVG}title").text


@given(st.text(st.characters(blacklist_characters="\r")))
def test_any_text_becomes_xml(text):
    said = ElementTree.fromstring(f"<p>{safe(text)}</p>").text or ""
    assert len(said) == len(text)
    assert {one for one, heard in zip(text, said, strict=True) if one != heard} <= NOT_XML


@given(st.text(max_size=60), st.floats(30, 400), st.booleans())
def test_text_keeps_within_its_room(text, room, bold):
    shown, size = fitted(text, 14, room, bold=bold)
    assert width(shown, size, bold=bold) <= room + 1e-6
    assert 0.79 * 14 < size <= 14


def test_two_boards_on_one_page_share_no_id():
    one, other = parsed(board(middle(), prefix="one")), parsed(board(middle(), prefix="other"))
    assert set(ids_of(one)) & set(ids_of(other)) == set()
    assert all(identifier.startswith("one-") for identifier in ids_of(one))
    assert all(use.get("href").startswith("#other-") for use in other.iter(f"{SVG}use"))


def test_drawing_is_repeatable_and_leaves_the_view_alone():
    table = middle()
    before = copy.deepcopy(table)
    assert board(table) == board(copy.deepcopy(table))
    assert table == before


@pytest.mark.parametrize("name", ["varys", *CHARACTERS, *COMPANIONS])
def test_one_card_by_itself(name):
    root = parsed(card(name, prefix="solo"))
    assert cards_of(root) == Counter([name])
    assert root.find(f"{SVG}title").text == plain(f"card-{name}")
    assert {use.get("href")[1:] for use in root.iter(f"{SVG}use")} <= set(ids_of(root))
