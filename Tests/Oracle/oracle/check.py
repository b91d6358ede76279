"""The verdict on a document."""

import json
from dataclasses import dataclass, field

from . import drivers
from .examples.check import Examples, check_examples
from .judge import CALLS, Judge
from .loading import Files
from .operations import Description


@dataclass
class Verdict:
    """What was found out about a document; problems have an operation, or none for all of it."""

    path: str
    operations: int = 0
    requests: int = 0
    problems: list = field(default_factory=list)  # of (operation, problem)
    examples: Examples = field(default_factory=Examples)


def check_batch(toolchain, corpus, names, paths):
    """Generates, compiles, runs and judges some documents."""
    try:
        reports = toolchain.emit({names[path]: f"{corpus}/{path}" for path in paths})
    except RuntimeError as problem:  # the generator ended early
        if len(paths) == 1:
            return [Verdict(paths[0], problems=[("", f"not generated: {problem}")])]
        return [v for path in paths for v in check_batch(toolchain, corpus, names, [path])]
    verdicts = []
    good = []
    for path, report in zip(paths, reports):
        if report["errors"]:
            verdicts.append(Verdict(path, problems=[("", f"not generated: {report['errors'][0]}")]))
        else:
            good.append((path, report))
    verdicts += compiled(toolchain, corpus, good)
    keep_undeclared(toolchain, corpus, names, verdicts)
    return verdicts


def keep_undeclared(toolchain, corpus, names, verdicts):
    """Looks again at documents whose examples hold properties that no schema lists: with models that keep
    them nothing may be lost."""
    verdicts = [verdict for verdict in verdicts if verdict.examples.undeclared]
    if not verdicts:
        return
    documents = {f"{names[verdict.path]}K": f"{corpus}/{verdict.path}" for verdict in verdicts}
    reports = toolchain.emit(documents, keeps=True)
    program, errors = toolchain.compile(reports, "kept-" + reports[0]["name"])
    for verdict, report in zip(verdicts, reports):
        count = verdict.examples.undeclared
        if program:
            path = f"{corpus}/{verdict.path}"
            verdict.examples = check_examples(program, Files(), path, report, keeps=True)
        else:
            problem = f"does not compile with properties that no schema lists: {errors}"
            verdict.examples.problems.append(("examples", problem))
        verdict.examples.undeclared = count


def compiled(toolchain, corpus, documents):
    """Documents that do not compile together are tried alone, so that one fails and not all."""
    if not documents:
        return []
    program, errors = toolchain.compile(
        [report for _, report in documents], "batch-" + documents[0][1]["name"])
    if program:
        return [check(program, corpus, path, report) for path, report in documents]
    if len(documents) == 1:
        return [Verdict(documents[0][0], problems=[("", f"does not compile: {errors}")])]
    half = len(documents) // 2
    return compiled(toolchain, corpus, documents[:half]) + compiled(
        toolchain, corpus, documents[half:])


def check(program, corpus, path, report):
    verdict = Verdict(path, operations=len(report["operations"]))
    files = Files()
    try:
        verdict.examples = check_examples(program, files, f"{corpus}/{path}", report)
    except Exception as problem:  # a document may be anything
        verdict.examples.problems.append(("examples", f"not checked: {kind(problem)}"))
    # After the examples, as it says some things of the document anew.
    description = Description(files, f"{corpus}/{path}")
    tasks = []
    for operation in report["operations"]:
        name = f"{operation['method']} {operation['path']}"
        try:
            judge = Judge(
                description.operation(operation["path"], operation["method"].lower()), operation)
        except Exception as problem:  # a document may be anything
            verdict.problems.append((name, f"no samples: {kind(problem)}"))
            continue
        for call, sample in zip(CALLS, judge.samples):
            sample["id"] = len(tasks)
            tasks.append((name, judge, call, sample))
    lines = drivers.requests(program, report["name"], [task[3] for task in tasks])
    verdict.requests = len(tasks)
    for (name, judge, call, sample), line in zip(tasks, lines):
        try:
            problems = judge.problems(call[1], sample, line)
        except Exception as problem:  # what openapi-core cannot read
            problems = [f"not read: {kind(problem)}"]
        label = f"{call[0]}{' awkward' if call[2] else ''}"
        verdict.problems += [(name, f"{label}: {shortened(problem)}") for problem in problems]
    return verdict


def kind(problem):
    return f"{type(problem).__name__}: {problem}"


def shortened(text):
    text = json.dumps(text, ensure_ascii=False)[1:-1]
    return text if len(text) < 600 else text[:600] + "…"
