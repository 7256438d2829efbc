"""What every cocotb test here needs: clock and reset, AXI4-Stream models on the block's ports, one seed."""

import os
import random
from itertools import cycle

from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, RisingEdge, with_timeout
from cocotbext.axi import AxiStreamBus, AxiStreamSink, AxiStreamSource
from cocotbext.axi.stream import define_stream

CLOCK_NS = 4
PATIENCE_NS = 4000 * CLOCK_NS   # without a frame for so long, a block hangs
SETTLE = 40     # cycles without traffic in which a block may still answer; longer than any pipeline here


class ValidBeatBus(AxiStreamBus):
    """AXI4-Stream over the ports of a Valid<Beat>: no ready, the block takes a beat in every cycle."""

    _signals = {"tdata": "value_data"}
    _optional_signals = {"tvalid": "valid", "tkeep": "value_keep", "tlast": "value_last"}


class StreamBeatBus(AxiStreamBus):
    """AXI4-Stream over the ports of a Stream<Beat>, which has back-pressure."""

    _signals = {"tdata": "payload_data"}
    _optional_signals = {"tvalid": "valid", "tready": "ready", "tkeep": "payload_keep", "tlast": "payload_last"}


def beat_bus(dut, port):
    return (StreamBeatBus if hasattr(dut, f"{port}_ready") else ValidBeatBus).from_prefix(dut, port)


def frame_source(dut, port):
    """The standard AXI4-Stream source on a beat port; every frame sent is one AXI4-Stream packet."""
    source = AxiStreamSource(beat_bus(dut, port), dut.clk, dut.rst)
    source.log.setLevel("WARNING")
    return source


def frame_sink(dut, port):
    sink = AxiStreamSink(beat_bus(dut, port), dut.clk, dut.rst)
    sink.log.setLevel("WARNING")
    return sink


class RecordSource:
    """Drives a Stream port that is no beat, by cocotbext-axi's model of any valid/ready port."""

    def __init__(self, dut, port):
        prefix = f"{port}_payload_"
        self.widths = {name.removeprefix(prefix): len(getattr(dut, name)) for name in dir(dut) if
                       name.startswith(prefix)}
        signals = ["valid", "ready", *(f"payload_{name}" for name in self.widths)]
        bus, self.transaction, source, _, _ = define_stream(port, signals, valid_signal="valid", ready_signal="ready")
        self.source = source(bus.from_prefix(dut, port), dut.clk, dut.rst)

    def send_nowait(self, record):
        """A dictionary of field values, one for every field in widths."""
        self.source.send_nowait(self.transaction(**{f"payload_{name}": value for name, value in record.items()}))


class ValidMonitor:
    """Collects what comes out of a Valid port: one dictionary of field values per cycle in which it is valid."""

    def __init__(self, dut, port):
        prefix = f"{port}_value_"
        self.clock = dut.clk
        self.valid = getattr(dut, f"{port}_valid")
        self.fields = {name.removeprefix(prefix): getattr(dut, name) for name in dir(dut) if name.startswith(prefix)}
        self.seen = []

    async def run(self):
        while True:
            await RisingEdge(self.clock)
            if self.valid.value == 1:
                self.seen.append({name: handle.value for name, handle in self.fields.items()})


def random_for(name):
    """The random choices of one test: from the seed of the run and the test's name alone."""
    return random.Random(f"{os.environ['VEROCE_SEED']} {name}")


def gaps(rng):
    """Endless: 1 = no beat in this cycle. Stretches of full rate, of single gaps and of long ones."""
    while True:
        density = rng.choice((0, 0.1, 0.5, 0.9))
        for _ in range(rng.randint(20, 200)):
            yield rng.random() < density


async def start(dut):
    """Clock and reset; create the sources first, so that no input is undefined when the reset ends."""
    dut.rst.value = 1
    Clock(dut.clk, CLOCK_NS, unit="ns").start()
    await ClockCycles(dut.clk, 4)
    dut.rst.value = 0
    await ClockCycles(dut.clk, 2)


async def answers(source, monitors, frames, pauses=cycle((False,))):
    """Sends the frames and returns, per monitor, its answers: exactly one per frame, no more and no fewer."""
    already = [len(monitor.seen) for monitor in monitors]
    source.set_pause_generator(pauses)
    for frame in frames:
        source.send_nowait(frame)
    await source.wait()
    source.clear_pause_generator()
    source.pause = False
    await ClockCycles(source.clock, SETTLE)
    seen = [monitor.seen[count:] for monitor, count in zip(monitors, already)]
    for answered in seen:
        assert len(answered) == len(frames), f"{len(frames)} frames sent, {len(answered)} answers"
    return seen


async def check_frames(sink, wanted):
    """Receives exactly these frames, no more and no fewer; within a frame only the last beat may be partly full."""
    for index, frame in enumerate(wanted):
        seen = await with_timeout(sink.recv(compact=False), PATIENCE_NS, "ns")
        size = sum(seen.tkeep)
        told = f"frame {index} is {bytes(seen.tdata).hex()} of {size} bytes, scapy says {frame.hex()}"
        assert seen.tkeep == [1] * size + [0] * (len(seen.tkeep) - size), f"holes in keep; {told}"
        assert len(seen.tkeep) - size < sink.byte_lanes, f"a beat without bytes; {told}"
        assert bytes(seen.tdata[:size]) == frame, told
    await ClockCycles(sink.clock, SETTLE)
    assert sink.empty() and not sink.active, "more came out than went in"
