"""Generates drivers for documents, compiles them in batches, and runs them."""

import glob
import json
import os
import subprocess


class Toolchain:
    """Where the build put what a batch is compiled with."""

    def __init__(self, root, binaries, work, swiftc="swiftc"):
        self.root = root
        self.binaries = binaries
        self.work = work
        self.swiftc = swiftc

    def emit(self, documents, keeps=False):
        """What was generated for each of the documents, a dictionary from names to paths.

        - keeps: whether models keep properties that no schema lists.
        """
        arguments = [f"{name}={path}" for name, path in documents.items()]
        if keeps:
            arguments.insert(0, "--keep-undeclared")
        run = subprocess.run(
            [f"{self.binaries}/OracleDrivers", self.work, *arguments],
            capture_output=True, text=True)
        if run.returncode != 0:
            raise RuntimeError(run.stderr[-2000:])
        return [json.loads(line) for line in run.stdout.splitlines()]

    def compile(self, reports, name):
        """Compiles the drivers of some documents into one program.

        Returns its path and nothing, or nothing and what the compiler says.
        """
        folder = os.path.join(self.work, name)
        os.makedirs(folder, exist_ok=True)
        names = [report["name"] for report in reports]
        table = ", ".join(
            f'"{document}": .init(requests: drive{document}, examples: examplesOf{document})'
            for document in names)
        with open(f"{folder}/main.swift", "w", encoding="utf-8") as file:
            file.write(f"import DriverSupport\ntry DriverProgram.run([{table}])\n")
        sources = [f"{self.work}/{r['name']}/{path}" for r in reports for path in r["files"]]
        objects = (
            self.objects("RoutergenRuntime") + self.objects("DriverSupport")
            + sorted(glob.glob(f"{self.binaries}/CRoutergenJSON.build/*.o")))
        with open(f"{folder}/files", "w", encoding="utf-8") as file:
            file.write("\n".join(f'"{path}"' for path in sources + objects))
        run = subprocess.run(
            [
                self.swiftc, "-Onone", "-wmo", "-suppress-warnings", "-swift-version", "6",
                "-module-name", "Drivers", "-I", f"{self.binaries}/Modules",
                "-I", f"{self.root}/Sources/CCurl",
                "-I", f"{self.root}/Sources/CRoutergenJSON/include",
                f"{folder}/main.swift", f"@{folder}/files", "-lcurl", "-o", f"{folder}/driver",
            ],
            capture_output=True, text=True)
        if run.returncode == 0:
            return f"{folder}/driver", ""
        errors = [line for line in run.stderr.splitlines() if "error" in line]
        return None, "\n".join(errors[:5]) or run.stderr[-1000:]

    def objects(self, module):
        """The object files of a module; those of sources that are gone stay in the folder, too."""
        with open(f"{self.binaries}/{module}.build/output-file-map.json", encoding="utf-8") as file:
            return [files["object"] for files in json.load(file).values() if "object" in files]


#: Seconds after which a driver is stopped.
LIMIT = 600


def answers(program, name, table, lines):
    """What a driver writes to its output and, where it ends early, why."""
    try:
        run = subprocess.run(
            [program, name, table], input="".join(line + "\n" for line in lines),
            capture_output=True, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return "", f"the driver took longer than {LIMIT} seconds"
    return run.stdout, f"the driver ended early: {run.stderr.strip()[:300]}"


def requests(program, name, samples):
    """The requests that a driver makes of samples, in their order."""
    output, problem = answers(program, name, "requests", map(json.dumps, samples))
    lines = {}
    for text in lines_of(output):
        line = json.loads(text)
        lines[line["id"]] = line
    return [lines.get(sample["id"], {"error": problem}) for sample in samples]


def round_trips(program, name, examples):
    """The examples of a document as its models write them: pairs of `ok` and JSON, or of `error` and what
    is wrong."""
    lines = (
        f"{number}\t{example.type}\t{example.compact}" for number, example in enumerate(examples))
    output, problem = answers(program, name, "examples", lines)
    written = {}
    for line in lines_of(output):
        number, word, text = line.split("\t", 2)
        written[int(number)] = (word, text)
    return [written.get(number, ("error", problem)) for number in range(len(examples))]


def lines_of(output):
    """Not `splitlines`, which also splits at characters that JSON allows in strings."""
    return filter(None, output.split("\n"))
