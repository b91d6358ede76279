"""Whether a value that was understood is the one that was meant."""

import base64
import binascii


def same(meant, understood):
    """Numbers by their value, text that nobody cast by its spelling, bytes by their base64."""
    if isinstance(understood, bytes):
        return understood in bytes_of(meant)
    if meant is None:
        return understood in (None, "null", "")
    if isinstance(meant, bool):
        return understood is meant or understood == str(meant).lower()
    if isinstance(meant, (int, float)):
        return number(understood) == float(meant)
    if isinstance(meant, list):
        return (
            isinstance(understood, list)
            and len(meant) == len(understood)
            and all(map(same, meant, understood))
        )
    if isinstance(meant, dict):
        return (
            isinstance(understood, dict)
            and meant.keys() == understood.keys()
            and all(same(value, understood[key]) for key, value in meant.items())
        )
    return meant == understood


def difference(meant, understood, place=""):
    """Where two values differ first, such as `/tags/0: meant 'a', understood nothing`."""
    if same(meant, understood):
        return ""
    if isinstance(meant, dict) and isinstance(understood, dict):
        for name in {**meant, **understood}:
            found = difference(
                meant.get(name, Nothing), understood.get(name, Nothing), f"{place}/{name}")
            if found:
                return found
    if isinstance(meant, list) and isinstance(understood, list) and len(meant) == len(understood):
        for index, pair in enumerate(zip(meant, understood)):
            if not same(*pair):
                return difference(*pair, f"{place}/{index}")
    return f"{place + ': ' if place else ''}meant {meant!r}, understood {understood!r}"


class Nothing:
    """A field that is not there."""

    def __repr__(self):
        return "nothing"


Nothing = Nothing()


def number(value):
    if isinstance(value, bool):
        return None
    try:
        return float(value)
    except (TypeError, ValueError):
        return None


def bytes_of(meant):
    """What bytes a text may stand for: its own, and those that its base64 says."""
    if not isinstance(meant, str):
        return [str(meant).encode()]
    try:
        return [meant.encode(), base64.b64decode(meant, validate=True)]
    except (binascii.Error, ValueError):
        return [meant.encode()]
