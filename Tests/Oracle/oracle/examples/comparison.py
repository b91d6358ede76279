"""Whether two JSON values are the same, and what became of those that are not."""

import json
import re
from base64 import b64decode
from dataclasses import dataclass
from datetime import datetime, timedelta
from decimal import Decimal


def parse(text: str):
    """JSON with numbers as they are written."""
    return json.loads(text, parse_float=Decimal, parse_int=Decimal)


@dataclass(frozen=True)
class Difference:
    """What is not the same at a place of the value."""

    path: tuple  # keys and indices
    words: str
    lost: bool = False  # whether a member of an object is missing

    def __str__(self):
        steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in self.path)
        return "$" + "".join(steps) + " " + self.words


def differences(before, after, path=()):
    """What is not the same in two values."""
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _members(before, after, path)
    elif isinstance(before, list) and isinstance(after, list):
        if len(before) != len(after):
            yield Difference(path, f"{len(before)} items became {len(after)}")
        for index, (left, right) in enumerate(zip(before, after)):
            yield from differences(left, right, (*path, index))
    elif not same_scalar(before, after):
        yield Difference(path, f"{_shown(before)} became {_shown(after)}")


def _members(before, after, path):
    for key, value in before.items():
        if key in after:
            yield from differences(value, after[key], (*path, key))
        else:
            yield Difference((*path, key), f"{_shown(value)} is lost", lost=True)
    for key, value in after.items():
        if key not in before:
            yield Difference((*path, key), f"{_shown(value)} came from nowhere")


def is_undeclared(difference, declarations):
    """Whether a property is lost that the schema neither lists nor rules out, as models hold by default what the
    description names and nothing else.

    - declarations: what the schema of the example says about members of objects.
    """
    return difference.lost and not declarations.says(difference.path)


def same_scalar(before, after) -> bool:
    if type(before) is not type(after):
        return False
    if before == after:
        return True
    return isinstance(before, str) and (
        _same_moment(before, after) or _same_uuid(before, after) or _same_bytes(before, after)
    )


_MOMENT = re.compile(
    r"(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:\d\d)(\.\d+)?([Zz]|[+-]\d\d:\d\d)")


def _moment(text):
    """Seconds since the epoch, exactly, of a moment as RFC 3339 writes it; None for other text."""
    match = _MOMENT.fullmatch(text)
    if not match:
        return None
    day, time, fraction, zone = match.groups()
    try:
        whole = datetime.fromisoformat(f"{day}T{time}")
    except ValueError:
        return None
    offset = timedelta()
    if zone not in "Zz":
        offset = timedelta(hours=int(zone[1:3]), minutes=int(zone[4:6]))
        offset = -offset if zone[0] == "-" else offset
    since = (whole - offset) - datetime(1970, 1, 1)
    return Decimal(since.days * 86400 + since.seconds) + Decimal("0" + (fraction or ".0"))


def _same_moment(before, after) -> bool:
    left, right = _moment(before), _moment(after)
    if left is None or right is None:
        return False
    # A moment is a count of seconds in a double, which is as fine as 0.12 microseconds today.
    return abs(left - right) < Decimal("0.000001")


_UUID = re.compile("-".join(f"[0-9a-f]{{{count}}}" for count in (8, 4, 4, 4, 12)))


def _same_uuid(before, after) -> bool:
    """Capital and small letters write the same number (RFC 9562, section 4)."""
    return before.lower() == after and _UUID.fullmatch(after) is not None


def _same_bytes(before, after) -> bool:
    """Bits behind the last byte say nothing (RFC 4648, section 3.5)."""
    try:
        return bool(after) and b64decode(before, validate=True) == b64decode(after, validate=True)
    except ValueError:
        return False


def _shown(value):
    text = json.dumps(value, default=str, ensure_ascii=False)
    return text if len(text) <= 80 else text[:80] + "…"
