"""Fixtures and helpers shared by all tests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def run_example(script: str, *arguments: str) -> str:
    """Runs an example and returns what it prints."""
    command = [sys.executable, str(ROOT / "python/examples" / script), *arguments]
    found = subprocess.run(command, check=False, capture_output=True, text=True)
    assert found.returncode == 0 and found.stdout, found.stderr
    return found.stdout


@pytest.fixture
def program() -> Path:
    """The program `tavola`, as built by `cargo build`."""
    named = os.environ.get("TAVOLA_PROGRAM")
    path = Path(named) if named else ROOT / "target/debug/tavola"
    assert path.exists(), f"{path} is missing: run `cargo build`, or name the program in TAVOLA_PROGRAM"
    return path
