"""Lets openapi-core read what a driver sends, and compares with what was meant."""

import json
import warnings

from openapi_core import Config, OpenAPI
from openapi_core.deserializing.styles.factories import StyleDeserializersFactory
from openapi_core.casting.schemas import (
    oas30_write_schema_casters_factory,
    oas31_schema_casters_factory,
)

from .compare import same
from .received import Received, styles
from .samples import Sampler, Unsatisfiable
from .schemas import Schemas

warnings.filterwarnings("ignore")

#: Requests of each operation: what is given, the number of the sample, and whether text is awkward.
CALLS = [("required", 0, False), ("full", 0, False), ("full", 1, True)]


class AsTheyAre(dict):
    """Formats keep their text, so that it can be compared."""

    def __contains__(self, name):
        return True

    def __getitem__(self, name):
        return lambda value: value


class JSONTypes(dict):
    """`application/vnd.github+json` and others are JSON."""

    def __contains__(self, name):
        return name.endswith("/json") or name.endswith("+json")

    def __getitem__(self, name):
        return lambda value, **parameters: json.loads(value)


class Judge:
    """The requests of one operation."""

    def __init__(self, operation, report):
        self.operation = operation
        self.report = report
        self.description = operation.description
        self.schemas = Schemas(self.description.files, self.description.path)
        self.samples = []
        for call, number, awkward in CALLS:
            self.samples.append(self.sample(call, number, awkward))

    # What is sent

    def sample(self, call, number, awkward):
        sampler = Sampler(self.schemas, number, awkward, minimal=call == "required")
        sample = {
            "operation": self.report["index"], "call": call, "baseURL": self.operation.base_url,
            "path": {}, "query": {}, "header": {}, "cookie": {},
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
            sample[parameter["in"]][parameter["name"]] = self.value(sampler, parameter)
        body = self.report.get("body")
        if body and self.operation.body is not None:
            if call == "full" or ("body", "") not in optional:
                sample["body"] = self.body(sampler, body, call, optional)
        return sample

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
        media = self.media(number)
        alone = self.operation.alone(self.schemas, number, media)
        parameters = alone["paths"][next(iter(alone["paths"]))][self.operation.method]["parameters"]
        received = Received(line, self.operation, parameters)
        result = self.api(alone).unmarshal_request(received)
        problems += [describe(error) for error in result.errors]
        if result.parameters is not None:
            problems += self.differences(sample, result.parameters)
        problems += self.body_differences(sample, received, result)
        return problems

    def api(self, alone):
        casters = (
            oas30_write_schema_casters_factory
            if self.description.is_30 else oas31_schema_casters_factory
        )
        config = Config(
            spec_validator_cls=None,
            style_deserializers_factory=StyleDeserializersFactory(casters, styles),
            extra_format_unmarshallers=AsTheyAre(),
            extra_media_type_deserializers=JSONTypes(),
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
            if body and body["encoding"] in ("data", "text"):
                media = {}
            elif "schema" in media and ("form" in name):
                flat, base = self.schemas.flat(media["schema"], self.description.path, number)
                media = {**media, "schema": flat}
            content[name] = media
        return content

    def differences(self, sample, understood):
        problems = []
        for parameter in self.operation.parameters:
            place, name = parameter["in"], parameter["name"]
            values = getattr(understood, place)
            if name in sample[place]:
                meant = sample[place][name]
                if name not in values:
                    problems.append(f"{place} '{name}': meant {meant!r}, understood nothing")
                elif not same(meant, values[name]):
                    problems.append(
                        f"{place} '{name}': meant {meant!r}, understood {values[name]!r}")
            elif name in values:
                schema, _ = self.schemas.flat(
                    parameter.get("schema") or {}, self.description.path)
                enum = schema.get("enum") or []
                standard = schema.get("default", enum[0] if len(enum) == 1 else None)
                if not same(standard, values[name]):
                    problems.append(f"{place} '{name}': not meant, understood {values[name]!r}")
        return problems

    def body_differences(self, sample, received, result):
        body = self.report.get("body")
        if "body" not in sample:
            return []
        meant = sample["body"]
        if meant == {} and not received.body and not self.operation.body.get("required"):
            return []  # nothing is given, and no body is needed
        if body["encoding"] == "json":
            try:
                understood = json.loads(received.body or b"null")
            except ValueError:
                understood = received.body
        else:
            understood = result.body
        if same(meant, understood):
            return []
        return [f"body: meant {meant!r}, understood {understood!r}"]


def describe(error):
    """An error of openapi-core with what is behind it, in one line."""
    lines = []
    while error is not None and len(lines) < 4:
        lines.append(str(error).split("\n")[0])
        for inner in getattr(error, "schema_errors", None) or []:
            lines.append(str(inner.message)[:300])
        error = error.__cause__
    return ": ".join(lines)
