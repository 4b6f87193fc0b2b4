"""The arms of the Houses can be told apart: by colour, in greyscale, by colour-blind eyes, and without any colour."""

import itertools
import math
import re
from xml.etree import ElementTree

import pytest

from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSES, MEMBERS
from smallcouncil.games.hand_of_the_king.ui import heraldry

SVG = "{http://www.w3.org/2000/svg}"

# Machado, Oliveira and Fernandes (2009), full severity, for linear RGB.
SIGHTS = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.072175), (0.0193339, 0.119192, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def times(matrix, vector):
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def seen(colour, sight):
    """A colour like #ecf1f4 as linear RGB, as an eye sees it."""
    parts = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return tuple(min(1.0, max(0.0, part)) for part in times(SIGHTS[sight], linear))


def luminance(colour, sight="normal"):
    return times(TO_XYZ, seen(colour, sight))[1]


def contrast(one, other, sight):
    dark, light = sorted((luminance(one, sight), luminance(other, sight)))
    return (light + 0.05) / (dark + 0.05)


def lab(colour, sight="normal"):
    ratios = (part / white for part, white in zip(times(TO_XYZ, seen(colour, sight)), WHITE, strict=True))
    x, y, z = (r ** (1 / 3) if r > 216 / 24389 else (24389 / 27 * r + 16) / 116 for r in ratios)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one, other):
    """The CIEDE2000 colour difference of two CIELAB colours."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grey = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = math.hypot(a1 * grey, b1), math.hypot(a2 * grey, b2)
    h1, h2 = (math.degrees(math.atan2(b, a * grey)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180
    grade, c, h = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2) % 360
    t = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63)
    lightness = (l2 - l1) / (1 + 0.015 * (grade - 50) ** 2 / math.sqrt(20 + (grade - 50) ** 2))
    chroma = (c2 - c1) / (1 + 0.045 * c)
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * c * t)
    blue = 60 * math.exp(-(((h - 275) / 25) ** 2))
    twist = -2 * math.sqrt(c**7 / (c**7 + 25**7)) * math.sin(math.radians(blue))
    return math.sqrt(lightness**2 + chroma**2 + hue**2 + twist * chroma * hue)


def cosine(degrees):
    return math.cos(math.radians(degrees))


def test_the_colour_difference_agrees_with_published_pairs():
    """Pairs 1, 11, 15, 17 and 25 of the test data of Sharma, Wu and Dalal (2005)."""
    pairs = [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((50.0, -0.001, 2.49), (50.0, 0.0011, -2.49), 4.7461),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ]
    assert [round(ciede2000(one, other), 4) for one, other, _ in pairs] == [expected for *_, expected in pairs]


def test_house_colours_are_a_ladder_in_greyscale():
    ladder = sorted(lab(heraldry.palette[house].field)[0] for house in HOUSES)
    steps = [upper - lower for lower, upper in itertools.pairwise(ladder)]
    assert len(steps) == 6
    assert min(steps) > 12


@pytest.mark.parametrize("sight", SIGHTS)
def test_house_colours_stay_apart(sight):
    fields = [lab(heraldry.palette[house].field, sight) for house in HOUSES]
    distances = [ciede2000(one, other) for one, other in itertools.combinations(fields, 2)]
    assert len(distances) == 21
    assert min(distances) > 17


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("house", heraldry.palette)
def test_a_charge_stands_out_from_its_field(house, sight):
    field, second, charge, *_ = heraldry.palette[house]
    assert contrast(field, charge, sight) > 3
    assert contrast(second, charge, sight) > 3


def test_houses_differ_without_any_colour():
    assert tuple(heraldry.palette)[:7] == HOUSES
    assert len({heraldry.shields[house].outline for house in HOUSES}) == 7
    assert len({heraldry.shields[house].division for house in HOUSES}) == 7
    assert len({heraldry.CHARGES[house] for house in HOUSES}) == 7  # type: ignore[attr-defined]


@pytest.mark.parametrize("picture", heraldry.PICTURES)
def test_every_picture_is_a_drawing_of_its_own(picture):
    root = ElementTree.fromstring(heraldry.sigil(picture))
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 100 100"
    assert len(root.findall(f".//{SVG}path")) + len(root.findall(f".//{SVG}circle")) >= 3
    assert "{" not in heraldry.sigil(picture)


def test_there_is_a_picture_for_everything():
    assert set(heraldry.PICTURES) == {*HOUSES, "varys", "crow", *COMPANIONS, *CHARACTERS}
    assert len({heraldry.sigil(picture) for picture in heraldry.PICTURES}) == 7 + 1 + 1 + 14 + 35


def test_characters_differ_without_any_colour():
    assert len(set(heraldry.ORNAMENTS.values())) == 35  # type: ignore[attr-defined]
    for ornament in heraldry.ORNAMENTS.values():  # type: ignore[attr-defined]
        assert set(re.findall(r"{(.)}", ornament)) <= {"c", "f"}


@pytest.mark.parametrize("house", HOUSES)
def test_a_seal_bears_the_two_strongest_colours_of_its_house(house):
    """The pair whose contrast is proved above, and no other."""
    field, _, charge, *_ = heraldry.palette[house]
    for character in MEMBERS[house]:
        assert set(re.findall("#[0-9a-f]{6}", heraldry.sigil(character))) == {field, charge}


def test_symbols_are_placed_by_reference():
    page = f"<svg>{heraldry.symbols('a')}{heraldry.place('tully', 1, 2.5, 30, 'a')}</svg>"
    root = ElementTree.fromstring(page)
    assert [symbol.get("id") for symbol in root.findall("symbol")] == [f"a-{name}" for name in heraldry.PICTURES]
    use = root.find("use")
    assert use is not None
    assert use.attrib == {"href": "#a-tully", "x": "1", "y": "2.5", "width": "30", "height": "30"}


@pytest.mark.parametrize("prefix", ["", "1a", 'a"', "a b", "a)", "<a>", "ä"])
def test_a_prefix_that_could_break_out_of_an_attribute_is_refused(prefix):
    with pytest.raises(ValueError, match="prefix"):
        heraldry.symbols(prefix)
    with pytest.raises(ValueError, match="prefix"):
        heraldry.sigil("stark", prefix)
