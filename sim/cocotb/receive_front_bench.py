"""ReceiveFront: the parser's headers and the checker's verdict of the same frames, in the same order."""

import cocotb

import frames
import headers
import icrc_bench
from bench import ValidMonitor, answers, frame_source, gaps, random_for, start


@cocotb.test()
async def headers_and_verdicts_of_good_and_bad_frames(dut):
    rng = random_for("headers_and_verdicts_of_good_and_bad_frames")
    source = frame_source(dut, "in")
    monitors = [ValidMonitor(dut, "headers"), ValidMonitor(dut, "icrc")]
    for monitor in monitors:
        cocotb.start_soon(monitor.run())
    for port in ("arrival", "setup", "sack_request"):       # the tracker's ports; it has tests of its own
        getattr(dut, f"{port}_valid").value = 0
    await start(dut)

    sent = [sample.frame for sample in frames.samples()] + frames.captured_frames(rng, 5)
    for port, opcode in frames.every_opcode():
        frame = frames.random_frame(rng, port, opcode)
        place = frames.layout(frame)
        sent += [frame, frames.flipped(frame, rng.randrange(8 * (place.udp + 8), 8 * place.end))]
    rng.shuffle(sent)
    seen_headers, seen_verdicts = await answers(source, monitors, sent, pauses=gaps(rng))
    headers.check(seen_headers, sent)
    icrc_bench.check(seen_verdicts, sent)
