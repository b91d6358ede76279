"""A document of many files as one, as far as an operation needs it.

openapi-core reads the files for every request anew; the largest description has thousands.
"""

from .loading import absolute, mapping

PLACE = "x-bundle"


class Bundle:
    """Copies of everything that references name, below one key."""

    def __init__(self, files, root):
        self.files = files
        self.root = root
        self.names = {}
        self.parts = {}

    def copy(self, node):
        if isinstance(node, list):
            return [self.copy(element) for element in node]
        if not isinstance(node, dict):
            return node
        copy = {key: self.copy(self.expanded(key, value)) for key, value in node.items()}
        for value, target in mapping(node).items():
            if isinstance(target, str) and "#" in target:
                copy["discriminator"]["mapping"][value] = f"#/{PLACE}/{self.name(target)}"
        if isinstance(node.get("$ref"), str):
            copy["$ref"] = f"#/{PLACE}/{self.name(node['$ref'])}"
        return copy

    def expanded(self, key, value):
        """Properties that are all in another file, as bundlers have it: openapi-core takes the
        reference for a property of that name."""
        if key == "properties" and isinstance(value, dict) and isinstance(value.get("$ref"), str):
            target, file = self.files.resolve(value, self.root)
            return absolute(target, file, self.root)
        return value

    def name(self, reference):
        if reference not in self.names:
            name = self.names[reference] = f"part{len(self.names)}"
            target, file = self.files.target(reference, self.root)
            self.parts[name] = self.copy(absolute(target, file, self.root))
        return self.names[reference]
