"""Short texts that a regular expression matches."""

import re
from functools import lru_cache
from re import _constants as code
from re import _parser as parser


@lru_cache(maxsize=None)
def matching(pattern, low, high):
    """A text of a length between two bounds, or nothing where none is found."""
    pattern = pattern.replace("\\z", "\\Z")
    try:
        tree = parser.parse(pattern)
        expression = re.compile(pattern)
    except (re.error, OverflowError):
        return None
    for extra in range(0, max(40, min(low, 300)) + 1):
        try:
            text = written(tree, extra)
        except NotImplementedError:
            return None
        text += "a" * (low - len(text))
        for candidate in (text, text[:high]):
            if low <= len(candidate) <= high and expression.search(candidate):
                return candidate
    return None


def written(tree, extra):
    return "".join(piece(kind, value, extra) for kind, value in tree)


def piece(kind, value, extra):
    """The text of a part; repetitions happen as often as they must, and some times more."""
    if kind is code.LITERAL:
        return chr(value)
    if kind is code.NOT_LITERAL:
        return "b" if chr(value) == "a" else "a"
    if kind is code.ANY:
        return "a"
    if kind is code.AT or kind in (code.ASSERT, code.ASSERT_NOT):
        return ""
    if kind is code.IN:
        return member(value)
    if kind is code.BRANCH:
        return written(value[1][0], extra)
    if kind is code.SUBPATTERN:
        return written(value[3], extra)
    if kind in (code.MAX_REPEAT, code.MIN_REPEAT):
        least, most, inner = value
        text = written(inner, 0)
        return text * min(least + extra, int(most))
    raise NotImplementedError(kind)


def member(items):
    """A character of a class, a visible one of ASCII where there is one."""
    if items and items[0][0] is code.NEGATE:
        taken = [item for item in items[1:]]
        return next((c for c in "a1A-_ .é" if not any(holds(i, c) for i in taken)), "a")
    usual = "a1A0-_ .:/"
    found = next((c for c in usual if any(holds(item, c) for item in items)), None)
    if found:
        return found
    kind, value = items[0]
    return chr(value if kind is code.LITERAL else value[0])


def holds(item, character):
    kind, value = item
    if kind is code.LITERAL:
        return ord(character) == value
    if kind is code.RANGE:
        return value[0] <= ord(character) <= value[1]
    if kind is code.CATEGORY:
        expression = {
            code.CATEGORY_DIGIT: r"\d", code.CATEGORY_NOT_DIGIT: r"\D",
            code.CATEGORY_WORD: r"\w", code.CATEGORY_NOT_WORD: r"\W",
            code.CATEGORY_SPACE: r"\s", code.CATEGORY_NOT_SPACE: r"\S",
        }[value]
        return re.match(expression, character) is not None
    return False
