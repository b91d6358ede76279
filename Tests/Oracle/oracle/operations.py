"""One operation of a document as a document of its own, which openapi-core reads quickly."""

import re
from urllib.parse import quote, unquote

from . import bundling, swagger
from .loading import absolute
from .schemas import type_of

#: Headers that say nothing as parameters (OpenAPI 3.2, "Parameter Object", `name`).
IGNORED_HEADERS = ("accept", "content-type", "authorization")

PLACE = "https://oracle.example"


class Description:
    """A document whose operations are asked for one by one."""

    def __init__(self, files, path):
        self.files = files
        self.path = path
        self.document = files.load(path)
        self.is_swagger = "swagger" in self.document
        if self.is_swagger:
            self.frame = swagger.converted_document(self.document)
        else:
            self.frame = {key: value for key, value in self.document.items() if key != "paths"}
        self.has_many_files = any(
            not reference.startswith(("#", "http")) for reference in references(self.document))
        self.add_missing_schemas()
        self.security_schemes = self.normalized_schemes()
        files.replace(path, {**self.frame, "paths": self.document.get("paths") or {}})
        self.is_30 = str(self.frame["openapi"]).startswith("3.0")

    def add_missing_schemas(self):
        """Schemas that references name and nobody wrote allow any value, as generated code has it."""
        for place in (("definitions",), ("components", "schemas")):
            prefix = "#/" + "/".join(place) + "/"
            schemas = self.frame
            for key in place:
                schemas = schemas.setdefault(key, {}) or {}
            for reference in set(references(self.document)):
                name = reference.removeprefix(prefix)
                if name != reference and "/" not in name and unescaped(name) not in schemas:
                    schemas[unescaped(name)] = {}

    def normalized_schemes(self):
        """Security schemes behind their references, with names of schemes in small letters.

        openapi-core compares `Bearer` with the request's word in small letters (RFC 9110, section
        11.1, distinguishes no case).
        """
        components = self.files.resolve(self.frame.get("components") or {}, self.path)[0]
        schemes = {}
        for name, scheme in (components.get("securitySchemes") or {}).items():
            scheme = self.files.resolve(scheme, self.path)[0]
            if isinstance(scheme, dict) and isinstance(scheme.get("scheme"), str):
                scheme = {**scheme, "scheme": scheme["scheme"].lower()}
            schemes[name] = scheme
        self.frame["components"] = {**components, "securitySchemes": schemes}
        return schemes

    def operation(self, path, method):
        """An operation by its path, where placeholders are names without operators."""
        paths = self.document["paths"]
        key = path if path in paths else next(key for key in paths if without_operators(key) == path)
        item, base = self.files.resolve(paths[key], self.path)
        node = item.get(method)
        if node is None:
            node = (item.get("additionalOperations") or {})[method.upper()]
        operation, file = self.files.resolve(node, base)
        return Operation(self, path, method, absolute(item, base, self.path),
                         absolute(operation, file, self.path))


class Operation:
    """An operation with its own parameters and those of its path, references followed."""

    def __init__(self, description, path, method, item, operation):
        self.description = description
        self.path = path
        self.method = method
        files, root = description.files, description.path
        parameters = {}
        for reference in (item.get("parameters") or []) + (operation.get("parameters") or []):
            node, base = files.resolve(reference, root)
            parameters[node["name"], node["in"]] = absolute(node, base, root)
        parameters = list(parameters.values())
        if description.is_swagger:
            operation = swagger.converted_operation(
                operation, parameters, description.document)
            parameters = operation["parameters"]
        else:
            parameters = [
                parameter for parameter in parameters
                if parameter["in"] != "header"
                or parameter["name"].lower() not in IGNORED_HEADERS
            ]
        names = placeholders(path)
        self.parameters = [
            parameter for parameter in parameters
            if parameter["in"] != "path" or parameter["name"] in names
        ]
        known = [parameter["name"] for parameter in self.parameters if parameter["in"] == "path"]
        self.parameters += [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names if name not in known
        ]
        self.body = None
        if operation.get("requestBody"):
            body, base = files.resolve(operation["requestBody"], root)
            self.body = absolute(body, base, root)
        self.security = operation.get("security")
        frame = description.frame
        self.servers = operation.get("servers") or item.get("servers") or frame.get("servers")
        self.servers = [reachable(server) for server in self.servers or [{"url": "/"}]]

    @property
    def base_url(self):
        """Where the API answers, for a document that says it relative to itself or not at all."""
        url = self.servers[0].get("url") or "/"
        return PLACE + (url if url.startswith("/") else "/" + url).rstrip("/")

    def content(self, body):
        """The media type of the document that a request's body is in, and what it says."""
        content = self.body.get("content") or {}
        wanted = (body.get("mediaType") or "").split(",")[0].strip().lower()
        for name, media in content.items():
            if name.lower() == wanted:
                return name, self.media(media)
        for name, media in content.items():
            essence = name.split(";")[0].strip().lower()
            if wanted == "" and fits(body["encoding"], essence):
                return name, self.media(media)
        for name, media in content.items():
            if "*" in name:
                return name, self.media(media)
        return next(iter(content), None), {}

    def media(self, media):
        node, base = self.description.files.resolve(media or {}, self.description.path)
        return absolute(node, base, self.description.path)

    def alone(self, schemas, number, media=None, free=()):
        """The document with this operation only.

        - number: the branch of unions that the sample took. openapi-core sees the type of a
          parameter only where it stands in the schema itself.
        - media: the media types of the body and what they say, in place of the document's.
        - free: names of parameters that are left out.
        """
        parameters = [
            self.flat(parameter, schemas, number) for parameter in self.parameters
            if (parameter["name"], parameter["in"]) not in free
        ]
        operation = {"parameters": parameters, "responses": {}}
        if self.security is not None:
            operation["security"] = self.security
        if self.body is not None:
            operation["requestBody"] = {
                **self.body, "content": self.body.get("content") if media is None else media}
        frame = self.description.frame
        path = quote(self.path.split("?")[0].split("#")[0], safe="/{}:@!$&'()*+,;=-._~%")
        alone = {"servers": self.servers, "paths": {path: {self.method: operation}}}
        if self.description.has_many_files:
            bundle = bundling.Bundle(self.description.files, self.description.path)
            alone = bundle.copy(alone)
            alone[bundling.PLACE] = bundle.parts
        return {**frame, **alone}

    def flat(self, parameter, schemas, number):
        if "content" in parameter:
            return parameter
        schema = parameter.get("schema") or {"type": "string"}
        flat, base = schemas.flat(schema, self.description.path, number)
        flat = absolute(flat, base, self.description.path)
        if not isinstance(schema.get("type"), str):
            schema = dict(flat)
            kind = type_of(flat)
            if kind:
                schema["type"] = kind
        # `readOnly` means something for properties only (OpenAPI 3.2, "Schema Object").
        schema = {key: value for key, value in schema.items() if key != "readOnly"}
        if parameter.get("style") == "deepObject":
            parameter = {**parameter, "explode": True}  # it knows no other way
        return {**parameter, "schema": schema}


def reachable(server):
    """A server; where only the caller knows its host, the one that drivers name."""
    variables = (server.get("variables") or {}).values()
    is_open = any("{" in str(variable.get("default")) for variable in variables)
    return {"url": PLACE} if is_open or str(server.get("url")).endswith("://") else server


def references(node):
    """The texts of all references."""
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        node = list(node.values())
    if isinstance(node, list):
        for element in node:
            yield from references(element)


def unescaped(name):
    return unquote(name).replace("~1", "/").replace("~0", "~")


def placeholders(path):
    """The names between braces."""
    names = []
    rest = path
    while "{" in rest:
        rest = rest.split("{", 1)[1]
        name = rest.split("}", 1)[0]
        if "}" in rest and "/" not in name and "{" not in name and name and name not in names:
            names.append(name)
    return names


def without_operators(path):
    """Placeholders of URI templates (RFC 6570) by their names: `/pets/{.id*}` → `/pets/{id}`."""
    return re.sub(r"\{[.;]?([^{}/]+?)\*?\}", r"{\1}", path)


def fits(encoding, essence):
    if encoding == "json":
        return essence.endswith("/json") or essence.endswith("+json")
    if encoding == "form":
        return essence == "application/x-www-form-urlencoded"
    if encoding == "multipart":
        return essence == "multipart/form-data"
    return encoding == "text" and essence.startswith("text/")
