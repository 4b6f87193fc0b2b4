"""The ledgers are the law: every rule has a test that names it, and every name that a test gives is a rule."""

from pathlib import Path

import pytest

from ..ledger_rules import known_rules, ledger_rules, named_by_markers, named_in_scenarios


def test_every_rule_of_every_ledger_has_a_test() -> None:
    named = {rule for rule, _ in (*named_by_markers(), *named_in_scenarios())}
    assert [rule for rule in ledger_rules() if rule not in named] == []


def test_every_rule_that_is_named_is_known() -> None:
    named = (*named_by_markers(), *named_in_scenarios())
    assert [f"{place}: {rule}" for rule, place in named if rule not in known_rules()] == []


def test_names_are_found_wherever_a_test_may_give_them(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "test_one.py").write_text(
        """
import pytest
pytestmark = [pytest.mark.rule("HK-001")]

@pytest.mark.rule("HK-002", "HK-003")
def test_a(): ...

class TestB:
    @pytest.mark.rule("HK-004")
    async def test_b(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("HK-005"))])
def test_c(x): ...

@pytest.mark.rule("HK-006")
def helper(): ...

@pytest.mark.slow
@pytest.mark.rule("HK-007")
def test_slow(): ...
""",
        encoding="utf-8",
    )
    (folder / "one.scenario").write_text("proves HK-008\nHK-009: start x\n", encoding="utf-8")
    assert sorted(named_by_markers(tmp_path)) == [
        ("HK-001", "games/test_one.py:3"),
        ("HK-002", "games/test_one.py:5"),
        ("HK-003", "games/test_one.py:5"),
        ("HK-004", "games/test_one.py:9"),
        ("HK-005", "games/test_one.py:12"),
    ]
    assert list(named_in_scenarios(tmp_path)) == [
        ("HK-008", "games/one.scenario:2"),
        ("HK-009", "games/one.scenario:2"),
    ]


@pytest.mark.parametrize(("rule", "failed"), [("HK-999", 1), ("HK-019", 0), ("BC-17", 0), ("HK-19", 1)])
def test_a_marker_with_an_unknown_rule_fails_its_test(request: pytest.FixtureRequest, rule: str, failed: int) -> None:
    """Also if it is the only test that is run: the check belongs to every test."""
    item = request.node
    marked = type(item).from_parent(item.parent, name=item.name, callspec=item.callspec, callobj=item.obj)
    marked.add_marker(pytest.mark.rule(rule))
    setup = [plugin.pytest_runtest_setup for plugin in request.config.pluginmanager.get_plugins() if _is_ours(plugin)]
    assert len(setup) == 1
    if not failed:
        setup[0](marked)
        return
    with pytest.raises(pytest.fail.Exception, match=f"no ledger has the rule {rule}"):
        setup[0](marked)


def _is_ours(plugin: object) -> bool:
    """The conftest of all tests."""
    return getattr(plugin, "__file__", "") == str(Path(__file__).parents[1] / "conftest.py")
