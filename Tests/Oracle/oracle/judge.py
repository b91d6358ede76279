"""Lets openapi-core read what a driver sends, and compares with what was meant."""

import json
import warnings

from openapi_core import Config, OpenAPI
from openapi_core.deserializing.media_types.util import data_form_loads
from openapi_core.validation.request.exceptions import MissingRequiredRequestBody
from openapi_core.deserializing.styles.factories import StyleDeserializersFactory
from openapi_core.casting.schemas import (
    oas30_write_schema_casters_factory,
    oas31_schema_casters_factory,
)

from . import quicker
from .brackets import form, pruned
from .compare import difference, same
from .extras import unexpected, wrong_credentials
from .loading import absolute
from .received import Received, styles
from .samples import Sampler, Unsatisfiable
from .schemas import Schemas, type_of

warnings.filterwarnings("ignore")
quicker.prepare()

#: Requests of each operation: what is given, the number of the sample, and whether text is awkward.
CALLS = [("required", 0, False), ("full", 0, False), ("full", 1, True)]


class AsTheyAre(dict):
    """Formats keep their text, so that it can be compared."""

    def __contains__(self, name):
        return True

    def __getitem__(self, name):
        return lambda value: value


class MediaTypes(dict):
    """`application/vnd.github+json` and others are JSON, and `multipart/related` and others are in parts
    as `multipart/form-data` is."""

    def __contains__(self, name):
        return name.endswith(("/json", "+json")) or name.startswith("multipart/")

    def __getitem__(self, name):
        if name.startswith("multipart/"):
            return data_form_loads
        return lambda value, **parameters: json.loads(value)


class Judge:
    """The requests of one operation."""

    def __init__(self, operation, report):
        self.operation = operation
        self.report = report
        self.description = operation.description
        self.schemas = Schemas(self.description.files, self.description.path)
        self.readers = {}
        self.samples = []
        for call, number, awkward in CALLS:
            self.samples.append(self.sample(call, number, awkward))

    # What is sent

    def sample(self, call, number, awkward):
        sampler = Sampler(self.schemas, number, awkward, minimal=call == "required")
        sample = {
            "operation": self.report["index"], "call": call, "baseURL": self.operation.base_url,
            "path": {}, "query": {}, "header": {}, "cookie": {},
            "contentType": self.file_type(),
            "partHeader": {
                argument["name"]: awkward and "a b/c?d&e=+%" or "text"
                for argument in self.report["arguments"] if argument["place"] == "partHeader"
            },
        }
        optional = {
            (argument["place"], argument["name"])
            for argument in self.report["arguments"] if argument["isOptional"]
        }
        known = {(argument["place"], argument["name"]) for argument in self.report["arguments"]}
        for parameter in self.operation.parameters:
            key = parameter["in"], parameter["name"]
            if call == "required" and (key in optional or key not in known):
                continue
            value = self.value(sampler, parameter)
            if value == {} and parameter["in"] == "path":
                value = {"extra": "text"}  # or the segment would be empty
            sample[parameter["in"]][parameter["name"]] = value
        body = self.report.get("body")
        if body and self.operation.body is not None:
            if call == "full" or ("body", "") not in optional:
                sample["body"] = self.body(sampler, body, call, optional)
        return sample

    def file_type(self):
        """The media type of a body that is a file: the first that the document names."""
        body = self.report.get("body") or {}
        name = (body.get("mediaType") or "").split(",")[0].strip()
        return name.replace("*/*", "application/octet-stream").replace("*", "png")

    def value(self, sampler, parameter):
        if "content" in parameter:
            media = next(iter(parameter["content"].values()), {})
            return sampler.value(media.get("schema") or {}, self.description.path)
        return sampler.value(parameter.get("schema") or {}, self.description.path)

    def body(self, sampler, body, call, optional):
        if body["encoding"] == "data":
            return "PGEvPg=="  # <a/>
        if body["encoding"] == "text":
            return "a b/c?d&e=é+%"
        _, media = self.operation.content(body)
        if body["encoding"] == "jsonLines":
            schema = media.get("itemSchema") or media.get("schema") or {}
            flat, base = self.schemas.flat(schema, self.description.path, sampler.number)
            item = flat.get("items") if "itemSchema" not in media else None
            return [sampler.value(item or schema, base if item else self.description.path)] * 2
        value = sampler.value(media.get("schema") or {}, self.description.path)
        if call == "required" and isinstance(value, dict):
            value = {name: v for name, v in value.items() if ("part", name) not in optional}
        return value

    # What is understood

    def problems(self, number, sample, line):
        """What is wrong with a request, a line each."""
        if "error" in line:
            return [f"no request: {line['error']}"]
        problems = []
        api, parameters = self.reader(number)
        received = Received(line, self.operation, parameters)
        result = api.unmarshal_request(received)
        problems += [
            text for text, error in [(describe(error), error) for error in result.errors]
            if not self.is_empty_form(error, sample)
            and not (self.is_nested_form() and "('deepObject', " in text)
        ]
        if result.parameters is not None:
            problems += self.differences(sample, result.parameters)
        problems += self.body_differences(sample, received, result)
        schemes = self.description.security_schemes
        problems += unexpected(received, parameters, schemes, self.operation.path)
        problems += wrong_credentials(result.security, schemes)
        return problems

    def reader(self, number):
        """openapi-core for the operation alone, and the parameters that it sees."""
        if number not in self.readers:
            alone = self.operation.alone(self.schemas, number, self.media(number))
            known = next((reader for reader in self.readers.values() if reader[0] == alone), None)
            item = next(iter(alone["paths"].values()))
            self.readers[number] = known or (
                alone, self.api(alone), item[self.operation.method]["parameters"])
        return self.readers[number][1:]

    def api(self, alone):
        casters = (
            oas30_write_schema_casters_factory
            if self.description.is_30 else oas31_schema_casters_factory
        )
        config = Config(
            spec_validator_cls=None,
            style_deserializers_factory=StyleDeserializersFactory(casters, styles),
            extra_format_unmarshallers=AsTheyAre(),
            extra_media_type_deserializers=MediaTypes(),
        )
        return OpenAPI.from_dict(
            alone, config=config, base_uri=f"file://{self.description.path}")

    def media(self, number):
        """The media types of the body; those that are sent as bytes have no schema."""
        body = self.report.get("body")
        if self.operation.body is None:
            return None
        content = {}
        for name, media in (self.operation.body.get("content") or {}).items():
            media = self.operation.media(media)
            if body and body["encoding"] in ("data", "text", "jsonLines"):
                media = {}
            elif "schema" in media and ("form" in name):
                flat, base = self.schemas.flat(media["schema"], self.description.path, number)
                flat = absolute(flat, base, self.description.path)
                if "urlencoded" in name:
                    flat = {**flat, "properties": self.as_text(flat, media)}
                media = {**media, "schema": flat, "encoding": self.encodings(name, media)}
            content[name] = media
        return content

    def encodings(self, name, media):
        """How the fields of a form are written. openapi-core heeds styles of parts, which OpenAPI 3.0
        ignores ("Encoding Object", `style`)."""
        encodings = media.get("encoding") or {}
        if not self.description.is_30 or self.description.is_swagger or "multipart" not in name:
            return encodings
        ignored = ("style", "explode", "allowReserved")
        return {
            field: {key: value for key, value in encoding.items() if key not in ignored}
            for field, encoding in encodings.items()
        }

    def differences(self, sample, understood):
        problems = []
        for parameter in self.operation.parameters:
            place, name = parameter["in"], parameter["name"]
            values = getattr(understood, place)
            if name in sample[place]:
                meant = sample[place][name]
                if name not in values and meant in ({}, []):
                    continue  # nothing to send
                if name not in values:
                    problems.append(f"{place} '{name}': meant {meant!r}, understood nothing")
                elif not same(meant, values[name]):
                    problems.append(f"{place} '{name}': {difference(meant, values[name])}")
            elif name in values:
                schema, _ = self.schemas.flat(
                    parameter.get("schema") or {}, self.description.path)
                enum = schema.get("enum") or []
                standard = schema.get("default", enum[0] if len(enum) == 1 else None)
                if not same(standard, values[name]):
                    problems.append(f"{place} '{name}': not meant, understood {values[name]!r}")
        return problems

    def is_nested_form(self):
        """Whether fields of a form are written with brackets; see `brackets`."""
        body = self.report.get("body") or {}
        if body.get("encoding") != "form" or self.operation.body is None:
            return False
        encodings = (self.operation.content(body)[1].get("encoding") or {}).values()
        return any(encoding.get("style") == "deepObject" for encoding in encodings)

    def is_empty_form(self, error, sample):
        """A form without fields is a body of no bytes, which openapi-core takes for none."""
        return isinstance(error, MissingRequiredRequestBody) and pruned(sample.get("body")) == {} and (
            self.report["body"]["encoding"] in ("form", "multipart"))

    def as_text(self, schema, media):
        """Fields of a form that are JSON are text to openapi-core, which knows only the older rule:
        without a style an object is `application/json` (OpenAPI 3.0.4, "Encoding Object")."""
        properties = {}
        for name, property in (schema.get("properties") or {}).items():
            encoding = (media.get("encoding") or {}).get(name) or {}
            flat, base = self.schemas.flat(property, self.description.path)
            items, _ = self.schemas.flat(flat.get("items"), base)
            if not {"style", "explode", "allowReserved"} & encoding.keys():
                if type_of(flat) == "object":
                    property = {}
                elif type_of(flat) == "array" and type_of(items) == "object":
                    property = {"type": "array", "items": {}}
            properties[name] = property
        return properties

    def fields(self, body):
        """The schemas of a form's fields."""
        _, media = self.operation.content(body)
        flat, base = self.schemas.flat(media.get("schema") or {}, self.description.path)
        fields = (flat.get("properties") or {}).items()
        return {name: self.schemas.flat(schema, base)[0] for name, schema in fields}

    def defaults(self, fields):
        """What stands for the fields of a form that are not given; generated code sends it."""
        return {name: flat["default"] for name, flat in fields.items() if "default" in flat}

    def typed(self, value, schema):
        """A field without a type travels as JSON, so that a server can tell a text from a number;
        openapi-core leaves it as it is."""
        kind = type_of(schema)
        if kind == "array" and isinstance(value, list):
            items, _ = self.schemas.flat(schema.get("items"), self.description.path)
            return [self.typed(element, items) for element in value]
        if kind in (None, "object") and isinstance(value, (str, bytes)):
            try:
                return json.loads(value)
            except ValueError:
                return value
        return value

    def body_differences(self, sample, received, result):
        body = self.report.get("body")
        if "body" not in sample:
            return []
        meant = sample["body"]
        if body["encoding"] == "json":
            try:
                understood = json.loads(received.body or b"null")
            except ValueError:
                understood = received.body
        elif body["encoding"] == "jsonLines":
            lines = (received.body or b"").replace(b"\x1e", b"").splitlines()
            understood = [json.loads(line) for line in lines]
        else:
            understood = result.body
            if self.is_nested_form():
                understood, meant = form(received.body or b""), pruned(meant)
            if meant == {} and not received.body:
                return []
            if isinstance(meant, dict) and isinstance(understood, dict):
                fields = self.fields(body)
                meant = {**self.defaults(fields), **meant}
                # A list without parts is one that is not there; openapi-core takes it for an empty one.
                understood = {
                    name: self.typed(value, fields.get(name, {}))
                    for name, value in understood.items() if name in meant or value != []
                }
        if same(meant, understood):
            return []
        return ["body: " + difference(meant, understood)]


def describe(error):
    """An error of openapi-core with what is behind it, in one line."""
    lines = []
    while error is not None and len(lines) < 6:
        found = list(getattr(error, "schema_errors", None) or [])
        if found:
            lines += [f"/{'/'.join(map(str, one.absolute_path))}: {one.message}" for one in found]
        elif not getattr(error.__cause__, "schema_errors", None) or not lines:
            lines.append(str(error).split("\n")[0])
        error = error.__cause__
    return ": ".join(shortened(line) for line in dict.fromkeys(lines))


def shortened(text):
    """The beginning and the end, where the reason is."""
    return text if len(text) < 260 else f"{text[:100]} … {text[-150:]}"
