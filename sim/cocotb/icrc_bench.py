"""IcrcChecker: its verdict is scapy's, on good frames, on captured ones, and on damaged copies of both."""

import cocotb
from scapy.contrib import roce
from scapy.layers.inet import UDP

import frames
from bench import ValidMonitor, answers, frame_source, gaps, random_for, start


def scapy_says_good(frame):
    """Scapy's verdict; None where scapy sees no BTH."""
    packet = frames.dissect(frame)
    if roce.BTH not in packet:
        return None
    return packet[roce.BTH].compute_icrc(None) == packet[roce.BTH].icrc.to_bytes(4)


def check(verdicts, sent):
    """Every verdict against our own computation and against scapy's."""
    for index, (seen, frame) in enumerate(zip(verdicts, sent)):
        good, whole = (str(seen[name]) == "1" for name in ("good", "whole"))
        place = frames.layout(frame)
        complete = place is not None and place.end <= len(frame)
        told = f"frame {index}: {frame.hex()}"
        assert good == frames.icrc_is_good(frame), f"good is {good}; {told}"
        assert good <= whole <= complete, f"good is {good}, whole is {whole}, complete is {complete}; {told}"
        if complete and scapy_says_good(frame) is not None:
            assert good == scapy_says_good(frame), f"good is {good}, scapy disagrees; {told}"


class Bench:
    def __init__(self, dut):
        self.dut = dut
        self.source = frame_source(dut, "in")
        self.monitor = ValidMonitor(dut, "verdict")

    async def start(self):
        cocotb.start_soon(self.monitor.run())
        await start(self.dut)
        return self

    async def check(self, sent, **options):
        (seen,) = await answers(self.source, [self.monitor], sent, **options)
        check(seen, sent)


@cocotb.test()
async def every_opcode_on_both_ports(dut):
    rng = random_for("every_opcode_on_both_ports")
    bench = await Bench(dut).start()
    sent = [frames.random_frame(rng, port, opcode) for port, opcode in 3 * frames.every_opcode()]
    assert all(frames.icrc_is_good(frame) for frame in sent)
    rng.shuffle(sent)
    await bench.check(sent, pauses=gaps(rng))


@cocotb.test()
async def every_position_of_the_packet_end(dut):
    """The ICRC ends in each byte lane and straddles each boundary, with and without bytes behind it, at full rate."""
    rng = random_for("every_position_of_the_packet_end")
    bench = await Bench(dut).start()
    sent = []
    for size in range(0, 160, 4):
        for behind in (0, rng.randint(1, 70)):
            sent.append(frames.send_only(rng, size) + rng.randbytes(behind))
    await bench.check(sent)


@cocotb.test()
async def sample_and_captured_frames(dut):
    rng = random_for("sample_and_captured_frames")
    bench = await Bench(dut).start()
    await bench.check([sample.frame for sample in frames.samples()] + frames.captured_frames(rng, 20), pauses=gaps(rng))


@cocotb.test()
async def one_flipped_bit_anywhere(dut):
    """Bits that the ICRC does not cover change nothing; any other bit spoils it."""
    rng = random_for("one_flipped_bit_anywhere")
    bench = await Bench(dut).start()
    sent = []
    for port, opcode in 6 * frames.every_opcode():
        frame = frames.random_frame(rng, port, opcode, pmtu=64)
        sent.append(frames.flipped(frame, rng.randrange(8 * len(frame))))
    await bench.check(sent, pauses=gaps(rng))


@cocotb.test()
async def every_bit_of_the_headers(dut):
    rng = random_for("every_bit_of_the_headers")
    bench = await Bench(dut).start()
    frame = frames.random_frame(rng, 4794, rng.choice((0x0C, 0x11, 0x18)))
    await bench.check([frames.flipped(frame, bit) for bit in range(8 * len(frame))])


@cocotb.test()
async def cut_and_scrambled_frames(dut):
    rng = random_for("cut_and_scrambled_frames")
    bench = await Bench(dut).start()
    sent = []
    for port, opcode in 2 * frames.every_opcode():
        frame = frames.random_frame(rng, port, opcode)
        end = frames.layout(frame).end
        sent.append(frame[:rng.randrange(1, end)])
        sent.append(frame[:end - 4] + frame[end - 4:end][::-1] + frame[end:])
        sent.append(frames.flipped(frame, *rng.sample(range(8 * len(frame)), rng.randint(2, 40))))
    await bench.check(sent, pauses=gaps(rng))


@cocotb.test()
async def a_wrong_udp_length_spoils_the_icrc(dut):
    rng = random_for("a_wrong_udp_length_spoils_the_icrc")
    bench = await Bench(dut).start()
    packet = frames.dissect(frames.send_only(rng, 32))
    packet[UDP].len += 4
    packet.clear_cache()
    await bench.check([bytes(packet)])
