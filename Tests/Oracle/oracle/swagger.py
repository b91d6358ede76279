"""Swagger 2.0 said in the words of OpenAPI 3.0, which openapi-core reads.

Only what an operation is made of is said anew; schemas stay where they are, below `definitions`.
"""

import copy

JSON = "application/json"
FORM = "application/x-www-form-urlencoded"
MULTIPART = "multipart/form-data"

#: `collectionFormat` as style and explode, in a query or a form.
STYLES = {
    "csv": ("form", False),
    "ssv": ("spaceDelimited", False),
    "tsv": ("tabDelimited", False),
    "pipes": ("pipeDelimited", False),
    "multi": ("form", True),
}

SCHEMA_KEYS = (
    "type format items enum default minimum maximum exclusiveMinimum exclusiveMaximum minLength "
    "maxLength pattern minItems maxItems uniqueItems multipleOf x-nullable"
).split()


def converted_schema(node):
    """`type: file`, `x-nullable` and a discriminator that is a name, wherever they stand."""
    if isinstance(node, list):
        return [converted_schema(element) for element in node]
    if not isinstance(node, dict):
        return node
    result = {key: converted_schema(value) for key, value in node.items()}
    if result.get("type") == "file":
        result.update(type="string", format="binary")
    if result.get("x-nullable") is True:
        result["nullable"] = True
    if isinstance(result.get("discriminator"), str):
        del result["discriminator"]
    return result


def converted_document(document):
    """The document without its paths."""
    host = document.get("host")
    base = (document.get("basePath") or "").rstrip("/")
    schemes = document.get("schemes") or ["https"]
    urls = [f"{scheme}://{host}{base}" for scheme in schemes] if host else [base or "/"]
    kept = {key: value for key, value in document.items() if key not in ("paths", "swagger")}
    result = converted_schema(kept)
    result["openapi"] = "3.0.3"
    result["servers"] = [{"url": url} for url in urls]
    schemes = document.get("securityDefinitions") or {}
    result["components"] = {
        "securitySchemes": {name: security_scheme(scheme) for name, scheme in schemes.items()}
    }
    return result


def security_scheme(scheme):
    if scheme.get("type") == "basic":
        return {"type": "http", "scheme": "basic"}
    return {**scheme, "flows": {}} if scheme.get("type") == "oauth2" else scheme


def converted_operation(operation, parameters, document):
    """An operation whose parameters are resolved, with its body."""
    result = {key: value for key, value in operation.items() if key != "parameters"}
    consumes = operation.get("consumes") or document.get("consumes") or []
    result["parameters"] = [
        converted_parameter(parameter)
        for parameter in parameters
        if parameter["in"] not in ("body", "formData")
    ]
    bodies = [parameter for parameter in parameters if parameter["in"] == "body"]
    fields = [parameter for parameter in parameters if parameter["in"] == "formData"]
    if bodies:
        schema = converted_schema(copy.deepcopy(bodies[0].get("schema") or {}))
        result["requestBody"] = {
            "required": bodies[0].get("required", False),
            "content": {media: {"schema": schema} for media in consumes or [JSON]},
        }
    elif fields:
        result["requestBody"] = form(fields, consumes)
    return result


def converted_parameter(parameter):
    result = {key: parameter[key] for key in ("name", "in", "required") if key in parameter}
    result["schema"] = converted_schema(
        {key: parameter[key] for key in SCHEMA_KEYS if key in parameter}
    )
    if parameter.get("type") == "array":
        style, explode = STYLES[parameter.get("collectionFormat") or "csv"]
        if parameter["in"] in ("path", "header") and style == "form":
            style = "simple"
        result.update(style=style, explode=explode)
    return result


def form(fields, consumes):
    schema = {
        "type": "object",
        "properties": {field["name"]: converted_parameter(field)["schema"] for field in fields},
        "required": [field["name"] for field in fields if field.get("required")],
    }
    encoding = {}
    for field in fields:
        if field.get("type") == "array":
            style, explode = STYLES[field.get("collectionFormat") or "csv"]
            encoding[field["name"]] = {"style": style, "explode": explode}
    has_file = any(
        field.get("type") == "file" or field.get("format") == "binary" for field in fields
    )
    allowed = [MULTIPART] if has_file else [MULTIPART, FORM]
    media = [name for name in consumes if name.split(";")[0] in allowed]
    usual = [MULTIPART if has_file else FORM]
    return {
        "required": bool(schema["required"]),
        "content": {
            name: {"schema": schema, "encoding": encoding} for name in media or usual
        },
    }
