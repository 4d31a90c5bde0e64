"""Runner of the gates: it judges by exit codes and reports everything."""

import sys

import pytest

import gates


def program(text: str) -> list[str]:
    """Return the command that runs a Python program."""
    return [sys.executable, "-c", text]


def test_a_gate_passes_with_its_command() -> None:
    """A gate with exit code 0 passes, and its last printed line is kept."""
    outcome = gates.passed(gates.Gate("fine", program("print('one'); print('3 passed'); print()")))

    assert (outcome.verdict, outcome.closing) == ("ok", "3 passed")


def test_a_gate_fails_with_its_command() -> None:
    """A gate with another exit code fails, whatever it prints."""
    outcome = gates.passed(gates.Gate("broken", program("print('3 passed'); raise SystemExit(5)")))

    assert outcome.verdict == "FAILED"


@pytest.mark.parametrize(
    ("failed", "second", "verdict"),
    [(1, 0, "ok"), (gates.FEW, 0, "ok"), (1, 1, "FAILED"), (gates.FEW + 1, 0, "FAILED")],
)
def test_a_few_failed_tests_are_tried_again(
    failed: int,
    second: int,
    verdict: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The second try decides where few tests failed; the summary names them."""
    names = [f"test_{number}" for number in range(failed)]
    monkeypatch.setattr(gates, "failed", lambda: names)
    first = program("print('pytest'); raise SystemExit(1)")
    gate = gates.Gate("browsers", [*first, "pytest"], retry=program(f"raise SystemExit({second})"))

    outcome = gates.passed(gate)
    gates.summarise([outcome])

    assert outcome.verdict == verdict
    assert ("test_0" in capsys.readouterr().out) == (failed <= gates.FEW)


def test_a_gate_that_cannot_run_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    """A skipped gate is in the summary with its reason, and its command isn't run."""
    gate = gates.Gate("browsers", program("raise SystemExit(1)"), skip="there is no Chromium")

    gates.summarise([gates.passed(gate)])

    summary = capsys.readouterr().out.splitlines()[-1]
    assert summary.split(maxsplit=3) == [
        "skipped",
        "0.0",
        "s",
        "browsers                there is no Chromium",
    ]


def test_ci_runs_what_people_run() -> None:
    """The CI script ends in ``make test``, and that runs every gate."""
    script = (gates.ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    makefile = (gates.ROOT / "Makefile").read_text(encoding="utf-8")

    assert script[-1] == "exec make test"
    assert "tools/gates.py test" in makefile
