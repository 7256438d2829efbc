"""One seed for every random choice: VEROCE_SEED, else 1; VEROCE_SEED=random chooses one.

It is printed with the command that repeats."""

import os
import secrets

import pytest


def pytest_addoption(parser):
    group = parser.getgroup("blocks")
    group.addoption("--case", help="of the block's bench, only the test of this name")
    group.addoption("--waves", action="store_true", help="record all signals as FST; the path is printed with -s")
    group.addoption("--verilog", help="the folder of the blocks' Verilog, instead of emitting it now")


def pytest_configure(config):
    given = os.environ.get("VEROCE_SEED") or "1"
    if given != "random" and not given.isdecimal():
        raise pytest.UsageError(f"VEROCE_SEED is {given!r}; give a whole number, for example VEROCE_SEED=7, or random")
    seed = str(secrets.randbelow(2**31)) if given == "random" else given
    os.environ["VEROCE_SEED"] = seed
    print(f"Python tests: seed {seed}; repeat with VEROCE_SEED={seed} sim/cocotb/run", flush=True)


@pytest.fixture
def seed():
    return int(os.environ["VEROCE_SEED"])
