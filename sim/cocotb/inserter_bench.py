"""IcrcInserter: frames go in without their ICRC and come out with scapy's, padded to the shortest frame."""

import cocotb

import frames
from bench import check_frames, frame_sink, frame_source, gaps, random_for, start


class Bench:
    def __init__(self, dut):
        self.dut = dut
        self.source = frame_source(dut, "in")
        self.sink = frame_sink(dut, "out")

    async def start(self):
        await start(self.dut)
        return self

    async def check(self, whole, offered=None, taken=None):
        """Takes frames whose ICRC stands where it should; offered and taken are the pauses of input and output."""
        self.source.set_pause_generator(offered)
        self.sink.set_pause_generator(taken)
        wanted = []
        for frame in whole:
            end = frames.layout(frame).end
            assert frame[end - 4:end] == frames.scapy_icrc(frame), frame.hex()
            self.source.send_nowait(frame[:end - 4])
            wanted.append(frames.padded(frame[:end]))
        await check_frames(self.sink, wanted)


@cocotb.test()
async def every_opcode_on_both_ports(dut):
    rng = random_for("every_opcode_on_both_ports")
    bench = await Bench(dut).start()
    whole = [frames.random_frame(rng, port, opcode) for port, opcode in 3 * frames.every_opcode()]
    rng.shuffle(whole)
    await bench.check(whole, offered=gaps(rng), taken=gaps(rng))


@cocotb.test()
async def every_position_of_the_packet_end(dut):
    """The ICRC starts in each byte lane it can, straddles each boundary, and stands in a beat of its own."""
    rng = random_for("every_position_of_the_packet_end")
    bench = await Bench(dut).start()
    await bench.check([frames.send_only(rng, size) for size in range(0, 260, 4) for _ in range(2)])


@cocotb.test()
async def small_frames_back_to_back(dut):
    """Without pauses, then with an output that often is not ready: frames of one beat, and all that need padding."""
    rng = random_for("small_frames_back_to_back")
    bench = await Bench(dut).start()
    for taken in (None, gaps(rng)):
        small = [frames.random_frame(rng, *rng.choice(frames.every_opcode()), pmtu=4) for _ in range(200)]
        shortest = [frames.random_frame(rng, 4794, 0x84) for _ in range(40)]
        assert any(frames.layout(frame).end < frames.MINIMUM for frame in shortest)
        mixed = small + shortest
        rng.shuffle(mixed)
        await bench.check(mixed, taken=taken)


@cocotb.test()
async def large_frames(dut):
    """More beats than wait inside at once."""
    rng = random_for("large_frames")
    bench = await Bench(dut).start()
    large = [frames.random_frame(rng, port, rng.choice((0x00, 0x07)), pmtu=4096) for port in (4791, 4794)]
    await bench.check(large, offered=gaps(rng), taken=gaps(rng))


@cocotb.test()
async def sample_and_captured_frames(dut):
    rng = random_for("sample_and_captured_frames")
    bench = await Bench(dut).start()
    seen = [sample.frame for sample in frames.samples()] + frames.captured_frames(rng, 20)
    await bench.check([frame for frame in seen if frames.icrc_is_good(frame)], offered=gaps(rng), taken=gaps(rng))
