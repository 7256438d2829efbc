"""Runs each bench on the Verilog that ./veroce emits for its block, in Icarus. To add one, see README.md."""

import os
import subprocess
from pathlib import Path

import pytest
from cocotb_tools.runner import get_runner

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "cocotb"

# Block of ./veroce generate, and the module that tests it.
BENCHES = {"parser": "parser_bench", "icrc-checker": "icrc_bench", "receive-front": "receive_front_bench",
           "icrc-inserter": "inserter_bench", "frame-builder": "builder_bench"}


def emitted(block, given):
    """The top module and the files of a block: from a folder that was given, else emitted now."""
    folder = Path(given) if given else BUILD / "verilog"
    if not given:
        command = [str(ROOT / "veroce"), "generate", block, "--out", str(folder)]
        made = subprocess.run(command, capture_output=True, text=True)
        assert made.returncode == 0, f"{' '.join(command)} failed:\n{made.stderr}"
    lists = list((folder / block).glob("*.f"))
    assert len(lists) == 1, f"{folder / block} should hold one file list (*.f), but holds {len(lists)}"
    names = [line for line in lists[0].read_text().splitlines() if not line.startswith("//")]
    return lists[0].stem, [lists[0].parent / name for name in names]


@pytest.mark.parametrize("block", BENCHES)
def test_block(block, request):
    options = request.config.option
    seed = os.environ["VEROCE_SEED"]
    top, sources = emitted(block, options.verilog)
    folder = BUILD / (f"{block}-waves" if options.waves else block)
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "log"
    runner = get_runner("icarus")
    # Another folder of sources, or another Icarus, may be older than what was compiled last: compile always.
    runner.build(sources=sources, hdl_toplevel=top, build_dir=folder, waves=options.waves, always=True,
                 timescale=("1ns", "1ps"), log_file=folder / "compile.log")
    try:
        runner.test(test_module=BENCHES[block], hdl_toplevel=top, build_dir=folder, test_dir=folder, seed=seed,
                    testcase=options.case, waves=options.waves, log_file=log)
    except (SystemExit, RuntimeError):
        case = f" --case {options.case}" if options.case else ""
        pytest.fail(f"{interesting(log.read_text())}\nall of it: {log}\n"
                    f"repeat with: VEROCE_SEED={seed} sim/cocotb/run -k {block}{case}", pytrace=False)
    if options.waves:
        print(f"waves: {folder / top}.fst")


def interesting(text):
    """The end of a simulator's log: the failed assertions and the table of results."""
    return "\n".join(line[:600] for line in text.splitlines()[-60:])
