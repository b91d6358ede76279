"""Forms with brackets, `a[b][0]=1`, read as the servers do that ask for them.

OpenAPI describes `deepObject` for objects of one level only, and openapi-core reads no more.
"""

import re
from urllib.parse import parse_qsl


def form(body):
    """The fields of a form as objects and lists of text."""
    return nested(parse_qsl(body.decode(), keep_blank_values=True))


def nested(items):
    """Pairs of names with brackets and texts as objects and lists of text."""
    result = {}
    for key, value in items:
        name, rest = re.fullmatch(r"([^\[]*)((?:\[[^\]]*\])*)", key).groups()
        path = [name, *re.findall(r"\[([^\]]*)\]", rest)]
        place = result
        for part in path[:-1]:
            place = place.setdefault(part, {})
        last = path[-1]
        place[last] = value if last not in place else repeated(place[last], value)
    return {name: lists(value) for name, value in result.items()}


def repeated(earlier, value):
    return [*earlier, value] if isinstance(earlier, list) else [earlier, value]


def lists(value):
    """Objects whose keys count from zero are lists."""
    if not isinstance(value, dict):
        return value
    value = {key: lists(element) for key, element in value.items()}
    if list(value) == [str(index) for index in range(len(value))]:
        return list(value.values())
    return value


def pruned(value):
    """A value without what brackets cannot express: empty objects and lists within."""
    if isinstance(value, dict):
        fields = {name: pruned(element) for name, element in value.items()}
        return {name: element for name, element in fields.items() if element not in ({}, [])}
    if isinstance(value, list):
        return [element for element in map(pruned, value) if element not in ({}, [])]
    return value
