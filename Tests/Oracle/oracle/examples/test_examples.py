"""What the judge of examples accepts and what it does not."""

import json
import tempfile
import unittest
from pathlib import Path

from ..loading import Files
from .check import Example
from .comparison import differences, is_undeclared, parse
from .declarations import Declarations
from .validation import Judge


def wrong(before, after):
    return [str(difference) for difference in differences(parse(before), parse(after))]


class Comparison(unittest.TestCase):
    def test_the_same(self):
        for before, after in [
            ('{"a": 1, "b": [null]}', '{"b": [null], "a": 1.0}'),
            ('"2024-01-01T01:00:00.50+01:00"', '"2024-01-01T00:00:00.5Z"'),
            ('"AB12CD34-0000-0000-0000-000000000000"', '"ab12cd34-0000-0000-0000-000000000000"'),
            ('"AR=="', '"AQ=="'),
            ("9007199254740993", "9007199254740993"),
            ("1e2", "100"),
        ]:
            self.assertEqual(wrong(before, after), [], before)

    def test_not_the_same(self):
        for before, after in [
            ("1", '"1"'),
            ("1", "true"),
            ("0", "false"),
            ("null", "{}"),
            ('"a"', '"A"'),
            ('"2024-01-01T00:00:00Z"', '"2024-01-01T00:00:01Z"'),
            ('"2024-01-01"', '"2024-01-01T00:00:00Z"'),
            ("9007199254740993", "9007199254740992"),
            ("[1, 2]", "[1]"),
            ("[1, 2]", "[2, 1]"),
            ('{"a": null}', "{}"),
            ("{}", '{"a": null}'),
            ('{"a": {"b": 1}}', '{"a": {"b": 2}}'),
        ]:
            self.assertNotEqual(wrong(before, after), [], (before, after))


class Schemas(unittest.TestCase):
    """What counts as lost depends on what the schema declares."""

    SCHEMAS = {
        "Base": {"type": "object", "required": ["id"], "properties": {
            "id": {"type": "integer", "nullable": True, "readOnly": True}}},
        "Pet": {"allOf": [{"$ref": "#/components/schemas/Base"}, {"type": "object", "properties": {
            "name": {"type": "string", "nullable": True},
            "tags": {"type": "array", "items": {"$ref": "#/components/schemas/Tags"}}}}]},
        "Tags": {"type": "object", "additionalProperties": {"type": "string"}},
        "Choice": {"oneOf": [
            {"type": "object", "required": ["a"], "properties": {"a": {"type": "integer"}}},
            {"type": "object", "required": ["b"], "properties": {"b": {"type": "integer"}}}]},
        "Limit": {"type": "number", "minimum": 0, "exclusiveMinimum": True},
    }

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = str(Path(folder.name) / "api.json")
        Path(self.path).write_text(
            json.dumps({"openapi": "3.0.3", "components": {"schemas": self.SCHEMAS}}))
        self.judge = Judge(Files(), self.path)

    def example(self, name, value, direction="either"):
        pointer = f"/components/schemas/{name}"
        return Example(0, direction, self.path, pointer, 1, value)

    def is_valid(self, name, value, direction="either"):
        return self.judge.problem(self.example(name, value, direction)) is None

    def test_validity(self):
        self.assertTrue(self.is_valid("Pet", '{"id": 1, "name": null}'))
        self.assertFalse(self.is_valid("Pet", '{"id": "1"}'))
        self.assertFalse(self.is_valid("Pet", '{"name": "Rex"}'))
        self.assertTrue(self.is_valid("Pet", '{"name": "Rex"}', "request"))
        self.assertFalse(self.is_valid("Pet", '{"name": "Rex"}', "answer"))
        self.assertFalse(self.is_valid("Choice", '{"a": 1, "b": 2}'))
        self.assertFalse(self.is_valid("Limit", "0"))
        self.assertTrue(self.is_valid("Limit", "0.5"))

    def undeclared(self, name, before, after):
        declarations = Declarations(self.judge, self.example(name, before))
        return [
            is_undeclared(difference, declarations)
            for difference in differences(parse(before), parse(after))
        ]

    def test_undeclared(self):
        self.assertEqual(self.undeclared("Pet", '{"id": 1, "name": null}', '{"id": 1}'), [False])
        self.assertEqual(
            self.undeclared("Pet", '{"id": 1, "other": 2}', '{"id": 1}'), [True])
        self.assertEqual(self.undeclared("Pet", '{"id": null}', "{}"), [False])
        self.assertEqual(self.undeclared("Pet", '{"id": 1, "name": "Rex"}', '{"id": 1}'), [False])
        self.assertEqual(
            self.undeclared(
                "Pet", '{"id": 1, "tags": [{"a": "b"}]}', '{"id": 1, "tags": [{}]}'), [False])
        self.assertEqual(
            self.undeclared("Choice", '{"a": 1, "c": 2}', '{"a": 1}'), [True])
        self.assertEqual(self.undeclared("Choice", '{"a": 1}', "{}"), [False])


if __name__ == "__main__":
    unittest.main()
