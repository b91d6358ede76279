"""What a schema says about the members of a value."""

import json
import re

from referencing.exceptions import Unresolvable


class Declarations:
    """Looks places of values up in the schema of an example."""

    def __init__(self, judge, example):
        self.judge = judge
        self.example = example
        self.value = json.loads(example.value)

    def says(self, path) -> bool:
        """Whether the schema says anything about the last step of a path, a member of an object."""
        value = self.value
        schemas = self._whole(value)
        for step in path[:-1]:
            schemas = [
                inner for schema, resolver in schemas for inner in _inside(schema, resolver, step)
            ]
            value = value[step]
            schemas = [
                inner
                for schema, resolver in schemas
                for inner in self._together(schema, resolver, value)
            ]
        return _says([schema for schema, _ in schemas], path[-1])

    def _whole(self, value):
        resolver = self.judge.registry.resolver()
        return list(self._together(self.judge.schema(self.example), resolver, value))

    def _together(self, schema, resolver, value, depth=0):
        """A schema with those that describe the same value: its target, parts and what fits of its
        alternatives."""
        if not isinstance(schema, dict) or depth > 40:
            return
        yield schema, resolver
        reference = schema.get("$ref")
        if isinstance(reference, str):
            try:
                found = resolver.lookup(reference)
            except Unresolvable:
                return
            yield from self._together(found.contents, found.resolver, value, depth + 1)
        for part in schema.get("allOf") or []:
            yield from self._together(part, resolver, value, depth + 1)
        for keyword in ("oneOf", "anyOf"):
            for part in schema.get(keyword) or []:
                if self.judge.fits(part, resolver, value):
                    yield from self._together(part, resolver, value, depth + 1)


def _inside(schema, resolver, step):
    """The schemas of an item or a member."""
    if isinstance(step, int):
        places = schema.get("prefixItems") or []
        if step < len(places):
            yield places[step], resolver
        elif isinstance(schema.get("items"), dict):
            yield schema["items"], resolver
        return
    properties = schema.get("properties") or {}
    if step in properties:
        yield properties[step], resolver
        return
    for pattern, inner in (schema.get("patternProperties") or {}).items():
        if re.search(pattern, step):
            yield inner, resolver
    if isinstance(schema.get("additionalProperties"), dict):
        yield schema["additionalProperties"], resolver


def _says(schemas, name) -> bool:
    if any(name in (schema.get("properties") or {}) for schema in schemas):
        return True
    for schema in schemas:
        others = schema.get("additionalProperties", schema.get("unevaluatedProperties"))
        if others is True or isinstance(others, dict) or schema.get("patternProperties"):
            return True
    return False
