"""Values that a schema allows."""

import base64

from .patterns import matching
from .schemas import type_of

#: Every kind of character that an address, a header or a form must not take literally.
AWKWARD = "a b/c?d&e=é+%"

FORMATS = {
    "date": ["2024-02-29", "1999-12-31"],
    "date-time": ["2024-02-29T12:30:15Z", "1999-12-31T23:59:59Z"],
    "time": ["12:30:15", "23:59:59"],
    "uuid": ["123e4567-e89b-12d3-a456-426614174000", "00112233-4455-6677-8899-aabbccddeeff"],
    "guid": ["123e4567-e89b-12d3-a456-426614174000", "00112233-4455-6677-8899-aabbccddeeff"],
    "uri": ["https://example.com/a?b=c&d=e", "https://example.com/%C3%A9"],
    "url": ["https://example.com/a?b=c&d=e", "https://example.com/%C3%A9"],
    "uri-reference": ["/a?b=c", "/%C3%A9"],
    "email": ["user@example.com", "a+b@example.com"],
    "hostname": ["example.com", "www.example.com"],
    "ipv4": ["192.0.2.1", "198.51.100.2"],
    "ipv6": ["2001:db8::1", "2001:db8::2"],
    "ip": ["192.0.2.1", "198.51.100.2"],
    "duration": ["P1D", "PT36H"],
    "decimal": ["12.50", "-0.0000000000000000001"],
    "byte": [base64.b64encode(text.encode()).decode() for text in ("bytes?>", AWKWARD)],
    "binary": [base64.b64encode(bytes(range(256))).decode(), base64.b64encode(b"\r\n--\0").decode()],
}
FORMATS["base64"] = FORMATS["byte"]
FORMATS["datetime"] = FORMATS["date-time"]

BOUNDS = {"int32": (-(2**31), 2**31 - 1)}


class Unsatisfiable(Exception):
    """A schema that no value was found for."""


class Sampler:
    """Makes values, the same in every run.

    - number: chooses among cases and branches.
    - awkward: whether free text is hard to send.
    - minimal: whether objects have only what they must.
    """

    def __init__(self, schemas, number=0, awkward=False, minimal=False):
        self.schemas = schemas
        self.number = number
        self.awkward = awkward
        self.minimal = minimal

    def value(self, schema, base, depth=0, place=0):
        flat, base = self.schemas.flat(schema, base, self.number)
        if "const" in flat:
            return flat["const"]
        if flat.get("enum"):
            # openapi-core refuses an empty text in a query, whatever the enumeration says.
            values = [value for value in flat["enum"] if value not in (None, "")]
            values = values or [value for value in flat["enum"] if value is not None] or [None]
            return values[(self.number + place) % len(values)]
        maker = getattr(self, f"_{type_of(flat)}", self._anything)
        return maker(flat, base, depth, place)

    def _anything(self, schema, base, depth, place):
        return self._string(schema, base, depth, place)

    def _null(self, schema, base, depth, place):
        return None

    def _boolean(self, schema, base, depth, place):
        return (self.number + place) % 2 == 0

    def _file(self, schema, base, depth, place):
        return FORMATS["binary"][0]

    # Numbers

    def _integer(self, schema, base, depth, place):
        return int(self._within(schema, 7 + place + self.number))

    def _number(self, schema, base, depth, place):
        value = self._within(schema, 7.5 + place + self.number)
        return int(value) if value == int(value) else value

    def _within(self, schema, value):
        low, high = BOUNDS.get(schema.get("format"), (None, None))
        low = number(schema.get("minimum"), low)
        high = number(schema.get("maximum"), high)
        low = exclusive(schema, "exclusiveMinimum", low, 1)
        high = exclusive(schema, "exclusiveMaximum", high, -1)
        if low is not None and value < low:
            value = low
        if high is not None and value > high:
            value = high if low is None or low <= high - 1 else (low + high) / 2
        step = schema.get("multipleOf")
        if step:
            lowest = low if low is not None else 0
            value = step * max(1 if lowest >= 0 else 0, -(-lowest // step))
        return value

    # Text

    def _string(self, schema, base, depth, place):
        format = str(schema.get("format")).lower()
        if format in FORMATS:
            return FORMATS[format][(self.number + place) % 2]
        if schema.get("pattern"):
            return self._patterned(schema)
        text = AWKWARD if self.awkward else "text"
        if place:
            text += str(place)
        low, high = schema.get("minLength") or 0, schema.get("maxLength")
        text += "x" * (low - len(text))
        return text[-high:] if high and len(text) > high else text

    def _patterned(self, schema):
        low, high = schema.get("minLength") or 0, schema.get("maxLength") or 2000
        text = matching(schema["pattern"], low, high)
        if text is None:
            raise Unsatisfiable(f"the pattern {schema['pattern']} with these lengths")
        return text

    # Containers

    def _array(self, schema, base, depth, place):
        if isinstance(schema.get("prefixItems"), list):
            return [self.value(item, base, depth + 1) for item in schema["prefixItems"]]
        low, high = schema.get("minItems") or 0, schema.get("maxItems")
        if depth > 6 and not low:
            return []
        count = max(low, 2 if high is None else min(2, high))
        values = []
        for position in range(count * 3):
            value = self.value(schema.get("items") or {}, base, depth + 1, position)
            if len(values) < count and not (schema.get("uniqueItems") and value in values):
                values.append(value)
        return values

    def _object(self, schema, base, depth, place):
        required = set(schema.get("required") or [])
        result = {}
        for name, property in (schema.get("properties") or {}).items():
            if name not in required and (self.minimal or depth > 4):
                continue
            flat, _ = self.schemas.flat(property, base, self.number)
            if flat.get("readOnly"):
                continue
            try:
                result[name] = self.value(property, base, depth + 1)
            except Unsatisfiable:
                if name in required:
                    raise
        extra = schema.get("additionalProperties")
        if isinstance(extra, dict):
            for name in sorted(required - set(schema.get("properties") or {})):
                result[name] = self.value(extra, base, depth + 1)
        low = schema.get("minProperties") or 0
        is_free = isinstance(extra, dict) or (extra is True and not schema.get("properties"))
        wanted = low if self.minimal or depth > 4 or not is_free else max(1, low)
        if extra is not False:
            for position in range(wanted):
                if len(result) < max(wanted, low) or (position == 0 and not self.minimal):
                    value = self.value(extra if isinstance(extra, dict) else {}, base, depth + 1)
                    result[f"extra{position}"] = value
        return result


def number(given, otherwise):
    if isinstance(given, (int, float)) and not isinstance(given, bool):
        return given
    return otherwise


def exclusive(schema, keyword, bound, step):
    """OpenAPI 3.0 has a flag, JSON Schema a bound of its own."""
    given = schema.get(keyword)
    if given is True and bound is not None:
        return bound + step
    if isinstance(given, (int, float)) and not isinstance(given, bool):
        return given + step
    return bound
