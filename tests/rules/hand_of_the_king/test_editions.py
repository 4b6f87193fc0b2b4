"""Which printing counts, and how German speaks: HK-066, HK-067."""

import pytest

from smallcouncil.locale import texts


@pytest.mark.rule("HK-066")
@pytest.mark.parametrize(
    ("areas", "after"),
    [
        (("", "arya"), ("robb", "arya")),
        (("bran", "arya sansa"), ("bran robb", "arya sansa")),
        (("bran sansa", "arya rickon eddard"), ("bran sansa robb", "arya rickon eddard")),
    ],
)
def test_as_many_cards_are_enough_for_the_banner_though_the_german_sheet_asks_for_more(table, areas, after):
    """Strictly more cards, the German reading, would leave the banner with seat 1."""
    t = table("varys robb . renly", areas=areas).play("right stark")
    t.expect(grid=". varys . renly", areas=after, banners={"stark": 0}, turn=1)


@pytest.mark.rule("HK-066")
def test_the_faq_outranks_the_sheet_only_affected_houses_are_checked(table):
    """By the sheet the mover, tied for Greyjoy, would take that banner as well; the FAQ's erratum forbids it."""
    t = table("varys robb . renly", areas=("aeron", "balon"), banners={"greyjoy": 1}).play("right stark")
    t.expect(grid=". varys . renly", areas=("aeron robb", "balon"), banners={"stark": 0}, turn=1)


@pytest.mark.rule("HK-066", "HK-036")
def test_the_faq_outranks_the_card_kept_companions_are_safe(table):
    t = table("varys hoster robb renly", areas=("", "gendry aeron"), offer="jaqen")
    t.play("right tully", "companion jaqen-hghar", "card robb-stark")
    t.asks(0, "kill", "card hoster-tully", "card aeron-greyjoy", by="jaqen-hghar")


@pytest.mark.rule("HK-067")
@pytest.mark.parametrize(
    ("key", "term"),
    [
        ("title", "Hand des Königs"),
        ("label-grid", "Königsmund"),
        ("house-greyjoy", "Graufreud"),
        ("house-lannister", "Lennister"),
        ("label-offer", "Helferkarten"),
        ("label-banners", "Bannermarker"),
        ("label-crow", "Krähenmarker"),
        ("label-area", "Spielbereich"),
        ("card-jon-snow", "Jon Schnee"),
    ],
)
def test_german_uses_the_german_editions_terms(key, term):
    assert term in texts("de", "hand-of-the-king")(key, player="Anna")
