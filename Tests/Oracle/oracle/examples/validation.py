"""Whether an example is a value of its schema, by jsonschema."""

import json
import re
from urllib.parse import quote, unquote

import jsonschema
import referencing
from jsonschema import _keywords, validators
from openapi_schema_validator import (
    OAS30ReadValidator,
    OAS30Validator,
    OAS30WriteValidator,
    OAS31Validator,
)
from referencing import Registry, Resource
from referencing.exceptions import NoSuchResource, Unresolvable
from referencing.jsonschema import DRAFT202012


class Unjudged(Exception):
    """Why nobody can tell whether an example is valid."""


def _pattern(validator, pattern, instance, schema):
    """Patterns are those of JavaScript; one that Python does not read narrows nothing."""
    try:
        yield from _keywords.pattern(validator, pattern, instance, schema)
    except re.error:
        return


def _all_of(validator, parts, instance, schema):
    """Without a look at `discriminator`, which beside `allOf` is there for subtypes."""
    yield from _keywords.allOf(validator, parts, instance, schema)


def _choice(own, plain):
    """`discriminator` is text in Swagger 2.0, which has no `oneOf`; documents write it all the same."""

    def check(validator, parts, instance, schema):
        discriminator = schema.get("discriminator")
        rule = own if isinstance(discriminator, dict) else plain
        yield from rule(validator, parts, instance, schema)

    return check


def _required(validator, names, instance, schema):
    """The keyword of the definition, where `required: true` beside a property says nothing."""
    if isinstance(names, list):
        yield from _keywords.required(validator, names, instance, schema)


def _directed(rule):
    def check(validator, names, instance, schema):
        if isinstance(names, list):
            yield from rule(validator, names, instance, schema)

    return check


_OLD = {
    "pattern": _pattern,
    "allOf": _all_of,
    "oneOf": _choice(OAS30Validator.VALIDATORS["oneOf"], _keywords.oneOf),
    "anyOf": _choice(OAS30Validator.VALIDATORS["anyOf"], _keywords.anyOf),
}

# Before 3.1: `nullable`, and limits that a boolean makes exclusive.
_PLAIN_30 = validators.extend(OAS30Validator, {**_OLD, "required": _required})
_READ_30 = validators.extend(
    OAS30ReadValidator,
    {**_OLD, "required": _directed(OAS30ReadValidator.VALIDATORS["required"])},
)
_WRITE_30 = validators.extend(
    OAS30WriteValidator,
    {**_OLD, "required": _directed(OAS30WriteValidator.VALIDATORS["required"])},
)
_PLAIN_31 = validators.extend(OAS31Validator, {"pattern": _pattern})


class Judge:
    """Validates the examples of one document.

    - files: reads the document and those that it refers to.
    - root: the path of the document.
    """

    def __init__(self, files, root):
        self.files = files
        contents = self.files.load(root)
        version = str(contents.get("openapi") or contents.get("swagger"))
        self.is_old = not version.startswith(("3.1", "3.2"))
        # Before 3.1 schemas have no identifiers, but properties that are called `id`.
        self.specification = referencing.Specification.OPAQUE if self.is_old else DRAFT202012
        self.registry = Registry(retrieve=self._retrieve)

    def _retrieve(self, uri):
        if not uri.startswith("file://"):
            raise NoSuchResource(ref=uri)
        try:
            contents = self.files.load(unquote(uri.removeprefix("file://")))
        except OSError as error:
            raise NoSuchResource(ref=uri) from error
        return Resource(contents, self.specification)

    @staticmethod
    def schema(example) -> dict:
        """A reference to the schema of an example."""
        return {"$ref": f"file://{quote(example.file)}#{quote(example.pointer, safe='/~')}"}

    def fits(self, schema, resolver, value) -> bool:
        """Whether a value is one of a schema whose references a resolver follows."""
        kind = _PLAIN_30 if self.is_old else _PLAIN_31
        try:
            return kind(schema, _resolver=resolver).is_valid(value)
        except (RecursionError, Unresolvable, jsonschema.exceptions._WrappedReferencingError):
            return False

    def problem(self, example) -> str | None:
        """What is wrong with an example; nothing where it is valid.

        The plain words of the schema count, or those for the direction in which the value travels: a
        request lacks what is read-only, an answer what is write-only.
        """
        kinds = [_PLAIN_30 if self.is_old else _PLAIN_31]
        if self.is_old and example.direction == "request":
            kinds.append(_WRITE_30)
        if self.is_old and example.direction == "answer":
            kinds.append(_READ_30)
        problems = [self._problem(kind, example) for kind in kinds]
        return None if None in problems else problems[0]

    def _problem(self, kind, example):
        validator = kind(
            self.schema(example), registry=self.registry, format_checker=kind.FORMAT_CHECKER)
        try:
            error = next(validator.iter_errors(json.loads(example.value)), None)
        except (Unresolvable, jsonschema.exceptions._WrappedReferencingError) as error:
            raise Unjudged(f"reference {error}") from error
        except RecursionError as error:
            raise Unjudged("the schema never ends") from error
        except (jsonschema.exceptions.UnknownType, TypeError, AttributeError, KeyError) as error:
            raise Unjudged(f"the schema is malformed: {error!r}"[:200]) from error
        return None if error is None else f"{error.json_path}: {error.message}"
