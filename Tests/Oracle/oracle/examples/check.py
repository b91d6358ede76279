"""The verdict on the examples of a document."""

from dataclasses import dataclass, field

from .. import drivers
from .comparison import differences, is_undeclared, parse
from .declarations import Declarations
from .validation import Judge, Unjudged


@dataclass(frozen=True)
class Example:
    """A value of a description with the place of its schema."""

    type: int  # its place in the table of the driver
    direction: str  # `request`, `answer` or `either`: who would send it
    file: str  # the path of the file that the schema stands in
    pointer: str  # the schema in that file (RFC 6901)
    line: int  # where the value stands
    value: str  # JSON

    @property
    def compact(self):
        """The JSON on one line; line ends in strings are escaped."""
        return self.value.replace("\n", " ")

    @property
    def place(self):
        return f"example of {self.pointer}, line {self.line}"


@dataclass
class Examples:
    """What was found out about the examples of a document."""

    checked: int = 0
    invalid: int = 0  # no values of their own schemas
    unjudged: list = field(default_factory=list)  # of (place, problem): a schema that says nothing
    undeclared: int = 0  # properties that are left out as no schema lists them
    problems: list = field(default_factory=list)  # of (place, problem)


def check_examples(program, files, root, report, keeps=False):
    """Reads and writes the examples of a document, and compares those that are valid.

    - files: what was read already.
    - root: the path of the document.
    - report: what its driver knows.
    - keeps: whether the models keep properties that no schema lists, so that nothing may be lost.
    """
    result = Examples()
    if report["lostExamples"]:
        count = report["lostExamples"]
        result.problems.append(("examples", f"{count} have schemas that are not in the document"))
    examples = [Example(**example) for example in report["examples"]]
    if not examples:
        return result
    judge = Judge(files, root)
    answers = drivers.round_trips(program, report["name"], examples)
    for example, (word, text) in zip(examples, answers):
        try:
            problem = judge.problem(example)
        except Unjudged as reason:
            result.unjudged.append((example.place, str(reason)))
            continue
        if problem is not None:
            result.invalid += 1
            continue
        result.checked += 1
        if word == "error":
            result.problems.append((example.place, f"not read: {text}"))
        else:
            _compare(judge, example, text, result, keeps)
    return result


def _compare(judge, example, text, result, keeps):
    declarations = Declarations(judge, example)
    wrong = []
    for difference in differences(parse(example.value), parse(text)):
        if keeps or not is_undeclared(difference, declarations):
            wrong.append(str(difference))
        else:
            result.undeclared += 1
    if wrong:
        result.problems.append((example.place, "; ".join(wrong[:3])))
