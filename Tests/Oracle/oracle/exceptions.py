"""What the oracle cannot judge, from the committed list."""

import fnmatch
import re

import yaml


class Exceptions:
    """Entries of `exceptions.yml`; each must be needed by a run over everything."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.entries = yaml.safe_load(file) or []
        self.used = [0] * len(self.entries)

    def excuses(self, path, operation, problem):
        for index, entry in enumerate(self.entries):
            if (
                any(fnmatch.fnmatch(path, pattern) for pattern in documents(entry))
                and fnmatch.fnmatch(operation, entry.get("operation", "*"))
                and re.search(entry["problem"], problem)
            ):
                self.used[index] += 1
                return True
        return False

    def unused(self):
        return [entry for entry, used in zip(self.entries, self.used) if not used]


def documents(entry):
    """The patterns of an entry's documents: one or a list."""
    patterns = entry.get("document", "*")
    return patterns if isinstance(patterns, list) else [patterns]
