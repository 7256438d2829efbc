"""FuseSoC reads the packages in generated-verilog, and Verilator takes what it hands over, without a warning."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CORES = ROOT / "generated-verilog"
BUILD = ROOT / "build" / "fusesoc"
PACKAGES = {file.parent.name: file.stem for file in sorted(CORES.glob("*/*.core"))}


def fusesoc(*arguments):
    """What FuseSoC says; it must succeed. It knows these packages only, and leaves nothing outside build/."""
    BUILD.mkdir(parents=True, exist_ok=True)
    own = {name: str(BUILD / "home") for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
    done = subprocess.run([sys.executable, "-m", "fusesoc.main", "--monochrome", "--cores-root", str(CORES),
                           *arguments], cwd=BUILD, env=os.environ | own, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=600)
    assert done.returncode == 0, f"fusesoc {' '.join(arguments)}:\n{done.stdout}"
    return done.stdout


def test_the_list_holds_every_folder():
    assert len(PACKAGES) == sum(1 for folder in CORES.iterdir() if folder.is_dir())
    listed = re.findall(r"^veroce:rnic:(\S+):\d+\.\d+\.\d+ ", fusesoc("core", "list"), re.MULTILINE)
    assert sorted(listed) == sorted(PACKAGES)


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_is_shown(package):
    shown = fusesoc("core", "show", f"veroce:rnic:{package}")
    assert re.search(rf"^Core file: +{PACKAGES[package]}\.core$", shown, re.MULTILINE)
    targets = ["default"] if package == "common" else ["default", "lint"]
    assert re.findall(r"^(\w+) +: <", shown, re.MULTILINE) == targets


# alveo-100g is all of it in nic-shell, which depends on it; common has no top, and others depend on it.
@pytest.mark.parametrize("package", [name for name in PACKAGES if name not in ("alveo-100g", "common")])
def test_verilator_takes_what_fusesoc_hands_over(package):
    name = f"veroce:rnic:{package}"
    said = fusesoc("run", "--clean", "--target=lint", name)
    assert "Warning" not in said and "Error" not in said
    made = BUILD / "build" / f"{name.replace(':', '_')}_0.1.0" / "lint"
    assert f"--top-module {PACKAGES[package]}" in " ".join(" ".join(
        file.read_text() for file in made.glob("*.vc")).split())
