"""What was found out, for people: failures as they come, and figures at the end."""


class Report:
    """Adds verdicts up and prints what fails, but for what the exceptions excuse.

    Verdicts are added in the same order in every run, so two runs over the same code print the same.
    """

    def __init__(self, exceptions):
        self.exceptions = exceptions
        self.operations = Figures("operations")
        self.examples = Figures("examples")
        self.requests = self.invalid = 0
        self.undeclared = 0

    def add(self, verdicts):
        """Prints what is wrong with the documents of a batch."""
        for verdict in verdicts:
            self.requests += verdict.requests
            self.invalid += verdict.examples.invalid
            self.undeclared += verdict.examples.undeclared
            self.judge(verdict.path, self.operations, verdict.operations, verdict.problems)
            self.judge(
                verdict.path, self.examples, verdict.examples.checked,
                verdict.examples.problems + verdict.examples.unjudged)

    def judge(self, path, figures, checked, problems):
        failed = set()
        excused = set()
        for place, problem in problems:
            if self.exceptions.excuses(path, place, problem):
                excused.add(place)
            else:
                failed.add(place)
                print(f"{path} {place}: {problem}".replace(" : ", ": "), flush=True)
        figures.checked += checked
        figures.failed += len(failed)
        figures.excused += len(excused - failed)

    def finish(self, is_whole):
        """Prints the figures; returns whether everything passed.

        - is_whole: whether every document was judged, so that every exception must have been needed.
        """
        unused = self.exceptions.unused() if is_whole else []
        for entry in unused:
            print(f"exceptions.yml: nothing needs this entry: {entry}")
        print(f"{self.operations.checked} operations checked with {self.requests} requests")
        self.operations.print()
        print(f"{self.examples.checked} examples checked")
        print(f"{self.invalid} examples not judged, as they are no values of their own schemas")
        print(f"{self.undeclared} properties that no schema lists, kept by models that are told to")
        self.examples.print()
        return not (self.operations.failed or self.examples.failed or unused)


class Figures:
    """How many of a kind were judged."""

    def __init__(self, kind):
        self.kind = kind
        self.checked = self.failed = self.excused = 0

    def print(self):
        print(f"{self.excused} {self.kind} judged only in part, as exceptions.yml says")
        print(f"{max(0, self.checked - self.failed)} {self.kind} passed, {self.failed} failed")
