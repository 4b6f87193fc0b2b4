"""The rules of a game in the reader's language: worded, and found by a term. The ledger itself is in English."""

import difflib
import re
import unicodedata

from smallcouncil.core.ledger import Ledger, Rule, section_key
from smallcouncil.locale import Texts


def fold(text: str) -> str:
    """Without capitals and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def text_of(say: Texts, rule: Rule) -> str:
    return say(rule.id) if say.has(rule.id) else rule.text


def why_of(say: Texts, rule: Rule) -> str:
    """The reason of a ruling; nothing for a rule that the book states itself."""
    return say(f"{rule.id}-why") if say.has(f"{rule.id}-why") else rule.why


def section_of(say: Texts, rule: Rule) -> str:
    return say(section_key(rule.section))


def keywords_of(say: Texts, rule: Rule) -> str:
    """What people may look for a rule by, though it does not say so itself."""
    return say(f"words-{rule.id}") if say.has(f"words-{rule.id}") else ""


def find(say: Texts, ledger: Ledger, term: str) -> list[Rule]:
    """The rules that hold every word of a term, in number, heading, text or keywords."""
    wanted = fold(term).split()
    return [rule for rule in ledger.rules if all(word in _all_of(say, rule) for word in wanted)]


def near(say: Texts, ledger: Ledger, term: str) -> str:
    """A word of the rules that is written much like a term that none of them holds."""
    found_by = " ".join(f"{text_of(say, rule)} {keywords_of(say, rule)}" for rule in ledger.rules)
    words = set(re.findall(r"\w{4,}", found_by))
    by_fold = {fold(word): word for word in sorted(words)}
    found = difflib.get_close_matches(fold(term), by_fold, n=1)
    return by_fold[found[0]] if found else ""


def _all_of(say: Texts, rule: Rule) -> str:
    return fold(f"{rule.id} {section_of(say, rule)} {text_of(say, rule)} {keywords_of(say, rule)}")
