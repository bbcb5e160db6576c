"""The examples in docstrings and in the documentation work."""

import doctest
import importlib

import pytest
from conftest import ROOT, run_example

MODULES = ["", ".arena", ".batch", ".catalog", ".game", ".gym", ".openspiel", ".pettingzoo", ".records", ".tensors"]
#: Each with arguments that keep it short.
EXAMPLES = [
    ["statistics_of_games.py", "--games", "40", "--plot", ""],
    ["learn.py", "--updates", "2", "--games", "10"],
    ["own_bot.py", "--games", "2"],
]


@pytest.mark.parametrize("module", MODULES)
def test_docstrings(module):
    found = doctest.testmod(importlib.import_module(f"tavola{module}"), optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert found.attempted > 0 and found.failed == 0


def test_documentation():
    found = doctest.testfile(str(ROOT / "docs/python.md"), module_relative=False, encoding="utf-8")
    assert found.attempted > 10 and found.failed == 0


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[0])
def test_examples(example):
    run_example(*example)
