"""Files of a description, read as YAML 1.2, and what their references mean."""

import json
import os
import re
from urllib.parse import unquote, urldefrag, urlparse

import yaml


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """The core schema of YAML 1.2: no times, `yes` is text, and every key is text."""

    yaml_implicit_resolvers: dict = {}

    def construct_mapping(self, node, deep=True):
        self.flatten_mapping(node)
        mapping = {}
        for key, value in node.value:
            name = key.value if isinstance(key, yaml.ScalarNode) else str(key)
            mapping[name] = self.construct_object(value, deep=True)
        return mapping


def _mapping(loader, node):
    return loader.construct_mapping(node, deep=True)


def _integer(loader, node):
    text = node.value
    return int(text, 0) if text.lstrip("+-").startswith(("0x", "0o")) else int(text)


Loader.add_constructor("tag:yaml.org,2002:map", _mapping)
Loader.add_constructor("tag:yaml.org,2002:int", _integer)
for _tag, _pattern, _first in [
    ("bool", r"^(true|True|TRUE|false|False|FALSE)$", "tTfF"),
    ("null", r"^(~|null|Null|NULL|)$", ["~", "n", "N", ""]),
    ("int", r"^([-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", "-+0123456789"),
    (
        "float",
        r"^([-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN))$",
        "-+.0123456789",
    ),
]:
    Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(_pattern), list(_first))
Loader.add_implicit_resolver("tag:yaml.org,2002:merge", re.compile("^<<$"), ["<"])


def parsed(text):
    """JSON, or a flow mapping of YAML, which looks like it."""
    try:
        return json.loads(text, strict=False)
    except ValueError:
        return yaml.load(text, Loader)


class Files:
    """The files of a description by their paths, each read once."""

    def __init__(self):
        self._files = {}

    def load(self, path):
        if path not in self._files:
            with open(path, encoding="utf-8-sig") as file:
                text = file.read()
            is_json = text.lstrip().startswith("{")
            self._files[path] = parsed(text) if is_json else yaml.load(text, Loader)
        return self._files[path]

    def replace(self, path, document):
        """Lets a file say something else."""
        self._files[path] = document

    def resolve(self, node, base):
        """What a node says behind its references, and the file that it stands in.

        Keys beside a reference are added, as OpenAPI 3.1 has it; openapi-core ignores them.
        """
        for _ in range(50):
            if not (isinstance(node, dict) and isinstance(node.get("$ref"), str)):
                return node, base
            target, file = self.target(node["$ref"], base)
            others = {key: value for key, value in node.items() if key != "$ref"}
            if others and isinstance(target, dict):
                target = {**absolute(target, file, base), **others}
                file = base
            node, base = target, file
        raise ValueError("a circle of references")

    def target(self, reference, base):
        address, fragment = urldefrag(reference)
        if urlparse(address).scheme not in ("", "file"):
            raise ValueError(f"a reference to another host: {reference}")
        path = urlparse(address).path if address.startswith("file:") else unquote(address)
        path = os.path.normpath(os.path.join(os.path.dirname(base), path)) if path else base
        node = self.load(path)
        for part in filter(None, fragment.split("/")):
            key = unquote(part).replace("~1", "/").replace("~0", "~")
            node = node[int(key)] if isinstance(node, list) else node[key]
        return node, path


def absolute(node, base, root):
    """A copy of a node of one file that means the same in another."""
    if base == root:
        return node
    if isinstance(node, list):
        return [absolute(element, base, root) for element in node]
    if not isinstance(node, dict):
        return node
    copy = {key: absolute(value, base, root) for key, value in node.items()}
    if isinstance(node.get("$ref"), str):
        copy["$ref"] = absolute_reference(node["$ref"], base, root)
    for name, target in mapping(node).items():
        if isinstance(target, str) and ("#" in target or "/" in target or "." in target):
            copy["discriminator"]["mapping"][name] = absolute_reference(target, base, root)
    return copy


def absolute_reference(reference, base, root):
    """The same reference from the root; what is absolute stays."""
    if urlparse(reference).scheme:
        return reference
    address, fragment = urldefrag(reference)
    path = os.path.join(os.path.dirname(base), unquote(address)) if address else base
    path = os.path.normpath(path)
    return f"#{fragment}" if path == root else f"file://{path}#{fragment}"


def mapping(schema):
    """The references of a discriminator by its values (OpenAPI, "Discriminator Object")."""
    discriminator = schema.get("discriminator")
    found = discriminator.get("mapping") if isinstance(discriminator, dict) else None
    return found if isinstance(found, dict) else {}
