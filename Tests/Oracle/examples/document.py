"""A description with its examples, as `OracleDrivers` wrote them."""

import json
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Example:
    """An example with the place of its schema."""

    id: int
    type: int
    direction: str  # `request`, `answer` or `either`: who would send the value
    file: int  # the number of the file that the schema stands in
    pointer: str  # the schema in that file (RFC 6901)
    line: int  # where the value stands
    text: str  # JSON

    @property
    def value(self):
        return json.loads(self.text)


class Document:
    """The files of a description and its examples."""

    def __init__(self, folder: Path):
        self.folder = folder
        lines = (folder / "files.tsv").read_text().splitlines()
        self.paths = {int(number): path for number, path in (line.split("\t") for line in lines)}
        self.examples = [self._example(line) for line in self._lines("examples.tsv")]
        self._contents = {}

    def _lines(self, name):
        # Not `splitlines`, which also splits at characters that JSON allows in strings.
        return [line for line in (self.folder / name).read_text().split("\n") if line]

    @staticmethod
    def _example(line):
        number, type_, direction, file, pointer, place, text = line.split("\t", 6)
        return Example(int(number), int(type_), direction, int(file), pointer, int(place), text)

    def contents(self, number: int):
        """A file of the description, as JSON."""
        if number not in self._contents:
            text = (self.folder / "files" / f"{number}.json").read_text()
            self._contents[number] = json.loads(text)
        return self._contents[number]

    @property
    def version(self) -> str:
        """`2.0`, `3.0.3`, `3.1.0` …"""
        root = self.contents(min(self.paths))
        return str(root.get("openapi") or root.get("swagger"))
