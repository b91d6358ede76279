"""Schemas seen as one: behind references, with `allOf` merged and one branch of a union chosen."""

from .loading import absolute, absolute_reference, mapping


class Schemas:
    """Flattens the schemas of a description.

    Branches are chosen by a number, so that several samples meet several branches.
    """

    def __init__(self, files, root):
        self.files = files
        self.root = root

    def flat(self, schema, base, branch=0, depth=0):
        """A schema without references, `allOf`, `oneOf` and `anyOf` at its top."""
        if schema is True or not isinstance(schema, dict) or depth > 30:
            return {}, base
        node, base = self.files.resolve(schema, base)
        if not isinstance(node, dict):
            return {}, base
        result = {
            key: value for key, value in node.items() if key not in ("allOf", "oneOf", "anyOf")
        }
        properties = result.get("properties")
        if isinstance(properties, dict) and isinstance(properties.get("$ref"), str):
            target, file = self.files.resolve(properties, base)
            result["properties"] = absolute(target, file, self.root)
            result = absolute(result, base, self.root)
            node, base = absolute(node, base, self.root), self.root
        parts = [(part, branch) for part in node.get("allOf") or []]
        for keyword in ("oneOf", "anyOf"):
            branches = node.get(keyword) or []
            choice = self.choice(branches, base, branch)
            if choice is not None:
                parts.append((choice, branch))
                self.tag(result, node, choice, base)
                if keyword == "oneOf":
                    self.leave_out(result, branches, choice)
        if not parts:
            return result, base
        result = absolute(result, base, self.root)
        for part, number in parts:
            flat, file = self.flat(part, base, number, depth + 1)
            result = merged(absolute(flat, file, self.root), result)
        return result, self.root

    def choice(self, branches, base, number):
        """A branch of a union that is more than `null`."""
        useful = []
        kinds = []
        for branch in branches:
            schema = self.files.resolve(branch, base)[0]
            if isinstance(schema, dict) and schema.get("type") != "null":
                useful.append(branch)
                kinds.append(schema.get("type"))
        if "number" in kinds and "integer" in kinds:
            # An integer is a number, too, and fits both.
            useful = [branch for branch, kind in zip(useful, kinds) if kind != "integer"]
        return useful[number % len(useful)] if useful else None

    def leave_out(self, result, branches, choice):
        """Fields that only the other branches ask for, or a value would fit those, too."""
        mine = set(choice.get("required") or [])
        others = {
            name for branch in branches if isinstance(branch, dict) and branch is not choice
            for name in branch.get("required") or []
        }
        if isinstance(result.get("properties"), dict):
            result["properties"] = {
                name: schema for name, schema in result["properties"].items()
                if name in mine or name not in others or name in (result.get("required") or [])
            }

    def tag(self, result, node, choice, base):
        """The value of a discriminator that names the chosen branch (OpenAPI, "Discriminator")."""
        discriminator = node.get("discriminator")
        if not isinstance(discriminator, dict) or not isinstance(choice.get("$ref"), str):
            return
        reference = choice["$ref"]
        value = reference.rsplit("/", 1)[-1]
        wanted = absolute_reference(reference, base, "")
        for key, target in mapping(node).items():
            if target == value or absolute_reference(str(target), base, "") == wanted:
                value = key
                break
        name = discriminator.get("propertyName")
        result["properties"] = {
            **(result.get("properties") or {}),
            name: {"type": "string", "enum": [value]},
        }
        result["required"] = list(result.get("required") or []) + [name]


def merged(first, second):
    """A schema that asks for what two ask for; in a conflict the second wins."""
    result = {**first, **second}
    if isinstance(first.get("properties"), dict) and isinstance(second.get("properties"), dict):
        properties = dict(first["properties"])
        for name, schema in second["properties"].items():
            if name not in properties:
                properties[name] = schema
            elif is_narrow(schema) or not is_narrow(properties[name]):
                properties[name] = {"allOf": [properties[name], schema]}
        result["properties"] = properties
    if "required" in first and "required" in second:
        both = list(first["required"]) + list(second["required"])
        result["required"] = list(dict.fromkeys(both))
    if "enum" in first and "enum" in second:
        result["enum"] = [value for value in second["enum"] if value in first["enum"]]
    return result


def is_narrow(schema):
    return isinstance(schema, dict) and ("enum" in schema or "const" in schema)


def type_of(schema):
    """The type of a flat schema, guessed from its keywords where it names none."""
    kind = schema.get("type")
    if isinstance(kind, list):
        kind = next((name for name in kind if name != "null"), "null")
    if kind is not None:
        return kind
    if "properties" in schema or isinstance(schema.get("additionalProperties"), dict):
        return "object"
    if "items" in schema or "prefixItems" in schema:
        return "array"
    if any(key in schema for key in ("pattern", "minLength", "maxLength", "format")):
        return "string"
    return None
