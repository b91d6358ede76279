"""A request as a server sees it, for openapi-core."""

import base64
import re
from functools import partial
from urllib.parse import quote, unquote, unquote_plus, urlsplit

from openapi_core.datatypes import RequestParameters
from openapi_core.deserializing.styles import style_deserializers
from openapi_core.deserializing.styles.util import delimited_loads
from werkzeug.datastructures import Headers, ImmutableMultiDict

from .brackets import nested


class Encoded:
    """Marks values that are still percent-encoded.

    A style splits a value before it is decoded (RFC 6570), or a comma in an element would part it.
    openapi-core's own requests are decoded first, so its styles are wrapped: see `styles`.
    """


    text = staticmethod(unquote)


class EncodedItems(Encoded, ImmutableMultiDict):
    """The items of a query, where servers take `+` for a space, as in forms."""

    text = staticmethod(unquote_plus)


class EncodedCookies(Encoded, ImmutableMultiDict):
    """Cookies."""


class EncodedSegments(Encoded, dict):
    """The values in a path."""


def decoded(value, text):
    if isinstance(value, str):
        return text(value)
    if isinstance(value, list):
        return [decoded(element, text) for element in value]
    if isinstance(value, dict):
        return {text(key): decoded(element, text) for key, element in value.items()}
    return value


def decoding(loads):
    def loads_and_decodes(explode, name, schema_type, location):
        value = loads(explode, name, schema_type, location)
        return decoded(value, location.text) if isinstance(location, Encoded) else value

    return loads_and_decodes


def delimited(encoded, plain, explode, name, schema_type, location):
    """openapi-core looks for `|` and `%20` where an address has `%7C` and a header ` `. What is exploded
    is an item for each element, as in a form."""
    if explode and schema_type == "array":
        return style_deserializers["form"](explode, name, schema_type, location)
    delimiter = encoded if isinstance(location, Encoded) else plain
    return delimited_loads(explode, name, schema_type, location, delimiter=delimiter)


def deep(explode, name, schema_type, location):
    """openapi-core reads objects of one level; what is deeper and lists are read by `brackets`."""
    items = [
        (key, value) for key, value in location.items(multi=True)
        if key == name or key.startswith(f"{name}[")
    ]
    if schema_type == "object" and all(re.fullmatch(r"[^\[]*\[\w*[a-zA-Z_]\w*\]", k) for k, _ in items):
        return style_deserializers["deepObject"](explode, name, schema_type, location)
    return nested(items)[name]


def simple(explode, name, schema_type, location):
    """In `a=1,b=x=y` the first `=` is the one behind the name: headers are not percent-encoded."""
    if explode and schema_type == "object":
        return dict(field.split("=", 1) for field in location[name].split(","))
    return style_deserializers["simple"](explode, name, schema_type, location)


styles = {name: decoding(loads) for name, loads in style_deserializers.items()}
styles["deepObject"] = decoding(deep)
styles["simple"] = decoding(simple)
styles["spaceDelimited"] = decoding(partial(delimited, "%20", " "))
styles["pipeDelimited"] = decoding(partial(delimited, "%7C", "|"))
styles["tabDelimited"] = decoding(partial(delimited, "%09", "\t"))


class Received:
    """A line of a driver, taken apart without any knowledge of how it was put together."""

    def __init__(self, line, operation, parameters):
        self.method = line["method"].lower()
        headers = line.get("headers") or {}
        self.body = base64.b64decode(line["body"]) if line.get("body") else None
        parts = urlsplit(line["url"])
        self.host_url = f"{parts.scheme}://{parts.netloc}"
        self.path = parts.path
        self.items = [item.partition("=")[::2] for item in parts.query.split("&") if item]
        cookies = headers.get("Cookie", "").split("; ")
        self.cookies = [cookie.partition("=")[::2] for cookie in cookies if cookie]
        self.header = Headers(headers)
        self.content_type = self.header.get("Content-Type", "")
        self.parameters = RequestParameters(
            query=EncodedItems(self.named(self.items, parameters, "query", unquote_plus)),
            header=self.header,
            cookie=EncodedCookies(self.named(self.cookies, parameters, "cookie", unquote)),
            path=EncodedSegments(self.segments(operation, parameters)),
        )

    def named(self, items, parameters, place, decode):
        """Items by their decoded names. Values are decoded by their styles; those of media types have
        none."""
        parameters = [parameter for parameter in parameters if parameter["in"] == place]
        content = {parameter["name"] for parameter in parameters if "content" in parameter}
        result = [
            (unquote(name), decode(value) if unquote(name) in content else value)
            for name, value in items
        ]
        for parameter in parameters:
            if is_exploded_object(parameter):
                result += self.exploded(items, parameter, parameters)
        return result

    def exploded(self, items, parameter, parameters):
        """openapi-core expects the fields of an object as one value behind its name: `a=1&b=2`.

        Cookies may hold those two characters as they are (RFC 6265, section 4.1.1).
        """
        schema = parameter["schema"]
        names = set(schema.get("properties") or {})
        others = {other["name"] for other in parameters}
        is_open = schema.get("additionalProperties") or not names
        fields = [
            f"{name}={value.replace('&', '%26').replace('=', '%3D')}" for name, value in items
            if unquote(name) in names or (is_open and unquote(name) not in others)
        ]
        return [(parameter["name"], "&".join(fields))] if fields else []

    def segments(self, operation, parameters):
        """The values of the path's placeholders by the names that openapi-core's styles use."""
        template = operation.path.split("?")[0].split("#")[0]
        pattern = ""
        names = []
        for text, name in re.findall(r"([^{]*)(?:\{([^{}/]+)\}|\{|$)", template):
            pattern += re.escape(quote(text, safe="/{}:@!$&'()*+,;=-._~%"))
            if name:
                names.append(name)
                pattern += "([^/]*)"
        match = re.search(pattern + "$", self.path)
        values = {}
        if match:
            content = {p["name"] for p in parameters if "content" in p}
            for name, value in zip(names, match.groups()):
                value = unquote(value) if name in content else value
                for key in (name, f".{name}", f".{name}*", f";{name}", f";{name}*"):
                    values[key] = value
        return values


def is_exploded_object(parameter):
    style = parameter.get("style", "form")
    return (
        "content" not in parameter
        and style == "form"
        and parameter.get("explode", True)
        and (parameter.get("schema") or {}).get("type") == "object"
    )
