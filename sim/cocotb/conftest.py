"""One seed for every random choice: VEROCE_SEED, else chosen here. It is printed with the command that repeats."""

import os
import secrets

import pytest


def pytest_configure(config):
    given = os.environ.get("VEROCE_SEED", "")
    if given and not given.isdecimal():
        raise pytest.UsageError(f"VEROCE_SEED is {given!r}; give a whole number, for example VEROCE_SEED=7")
    os.environ["VEROCE_SEED"] = given or str(secrets.randbelow(2**31))


def pytest_report_header(config):
    seed = os.environ["VEROCE_SEED"]
    return f"seed {seed} (repeat with VEROCE_SEED={seed} sim/cocotb/run)"


@pytest.fixture
def seed():
    return int(os.environ["VEROCE_SEED"])
