"""The documents that are judged, and how they are shared out."""

import fnmatch
import os

MULTIFILE = "multifile/digitalocean/DigitalOcean-public.v2.yaml"


def documents(corpus, pattern):
    """Paths below the corpus that contain the pattern, or fit it where it has wildcards."""
    paths = [
        f"{folder}/{name}"
        for folder in ("real", "edge")
        for name in sorted(os.listdir(f"{corpus}/{folder}"))
    ]
    paths.append(MULTIFILE)
    if not pattern:
        return paths
    wildcard = pattern if "*" in pattern else f"*{pattern}*"
    return [path for path in paths if fnmatch.fnmatch(path, wildcard)]


def batches(corpus, paths, limit=1_500_000):
    """Lists of documents that are compiled together, the largest first."""
    sizes = {path: os.path.getsize(f"{corpus}/{path}") for path in paths}
    sizes[MULTIFILE] = 3_000_000  # its files together
    result = []
    for path in sorted(paths, key=lambda path: -sizes[path]):
        for batch in result:
            if sum(sizes[other] for other in batch) + sizes[path] <= limit:
                batch.append(path)
                break
        else:
            result.append([path])
    return result
