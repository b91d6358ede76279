"""What a request carries that nobody asked for, and whether its credentials are right."""

import base64
import re
from urllib.parse import unquote, unquote_plus

from .received import is_exploded_object

#: What the drivers put into every configuration.
KEY = "key+/=%"
BASIC = base64.b64encode("user:a b/c?d&e=é+%".encode()).decode()

#: Headers that say something about the message itself.
USUAL_HEADERS = {"accept", "authorization", "content-type", "cookie"}


def unexpected(received, parameters, schemes, path):
    """Items of the query, headers and cookies that the description does not know."""
    keys = {
        (scheme.get("in"), scheme.get("name"))
        for scheme in schemes.values() if isinstance(scheme, dict) and scheme.get("type") == "apiKey"
    }
    names = keys | {(parameter["in"], parameter["name"]) for parameter in parameters}
    headers = {name.lower() for place, name in names if place == "header"} | USUAL_HEADERS
    problems = [
        f"header '{name}' is not in the description"
        for name in received.header.keys() if name.lower() not in headers
    ]
    cookies = {name for place, name in names if place == "cookie"}
    problems += [
        f"cookie '{name}' is not in the description"
        for name in received.parameters.cookie.keys()
        if name not in cookies and not is_field(name, "cookie", parameters)
    ]
    query = {name for place, name in names if place == "query"}
    query |= {item.partition("=")[0] for item in path.partition("?")[2].split("&")}
    problems += [
        f"query '{unquote(name)}' is not in the description"
        for name, _ in received.items
        if unquote(name) not in query and not is_field(unquote(name), "query", parameters)
    ]
    return problems


def is_field(name, place, parameters):
    """Whether an item is a field of an object that is sent field by field."""
    for parameter in parameters:
        if parameter["in"] != place:
            continue
        if is_exploded_object(parameter):
            schema = parameter["schema"]
            if name in (schema.get("properties") or {}) or schema.get("additionalProperties"):
                return True
        if parameter.get("style") == "deepObject":
            if re.match(re.escape(parameter["name"]) + r"\[", name):
                return True
    return False


def wrong_credentials(security, schemes):
    """Credentials that are not those of the configuration, after openapi-core read them."""
    problems = []
    for name, value in (security or {}).items():
        if value is None:  # a scheme that openapi-core knows nothing about
            continue
        scheme = schemes.get(name) or {}
        if scheme.get("in") in ("query", "cookie"):
            value = unquote_plus(value)
        wanted = BASIC if str(scheme.get("scheme")).lower() == "basic" else KEY
        if value != wanted:
            problems.append(f"credential '{name}': meant {wanted!r}, understood {value!r}")
    return problems
