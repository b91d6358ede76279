"""What was found out about the examples of all documents, for people."""

from collections import Counter


def report_examples(verdicts, exceptions):
    """Prints a line for each failure and a summary; returns how many failed."""
    losses = Counter()
    failed = excused = 0
    for verdict in verdicts:
        losses += verdict.examples.losses
        for place, problem in verdict.examples.problems + verdict.examples.unjudged:
            if exceptions.excuses(verdict.path, place, problem):
                excused += 1
            else:
                failed += 1
                print(f"{verdict.path} {place}: {problem}")
    checked = sum(verdict.examples.checked for verdict in verdicts)
    invalid = sum(verdict.examples.invalid for verdict in verdicts)
    print(f"{checked} examples checked")
    print(f"{invalid} examples not judged, as they are no values of their own schemas")
    for words, count in sorted(losses.items()):
        print(f"{count} {words}, which models do not keep")
    print(f"{excused} examples judged only in part, as exceptions.yml says")
    print(f"{checked - failed} examples passed, {failed} failed")
    return failed
