"""PacketParser: each field that it reads off a frame is the field that scapy reads."""

import cocotb
from scapy.layers.inet import IP, TCP, UDP, IPOption, IPOption_NOP
from scapy.layers.inet6 import IPv6
from scapy.layers.l2 import ARP, Dot1Q, Ether
from scapy.packet import Raw

import frames
import headers
from bench import ValidMonitor, answers, frame_source, gaps, random_for, start
from veroce_scapy import BTH, ROCE_PORT, VEROCE_PORT


class Bench:
    def __init__(self, dut):
        self.dut = dut
        self.source = frame_source(dut, "in")
        self.monitor = ValidMonitor(dut, "headers")

    async def start(self):
        cocotb.start_soon(self.monitor.run())
        self.dut.veroce.value = VEROCE_PORT
        await start(self.dut)
        return self

    async def check(self, sent, wanted=headers.expected, **options):
        (seen,) = await answers(self.source, [self.monitor], sent, **options)
        headers.check(seen, sent, wanted)


@cocotb.test()
async def every_port_field_is_compared(dut):
    assert set(ValidMonitor(dut, "headers").fields) == headers.ports()


@cocotb.test()
async def every_opcode_on_both_ports(dut):
    rng = random_for("every_opcode_on_both_ports")
    bench = await Bench(dut).start()
    sent = [frames.random_frame(rng, port, opcode) for port, opcode in 4 * frames.every_opcode()]
    rng.shuffle(sent)
    await bench.check(sent, pauses=gaps(rng))


@cocotb.test()
async def frames_without_payload_at_full_rate(dut):
    rng = random_for("frames_without_payload_at_full_rate")
    bench = await Bench(dut).start()
    short = [rng.choice(frames.every_opcode()) for _ in range(150)]
    await bench.check([frames.random_frame(rng, port, opcode, pmtu=4) for port, opcode in short])


@cocotb.test()
async def every_opcode_value(dut):
    """All 256, so that an opcode that has no format is seen to have none."""
    rng = random_for("every_opcode_value")
    bench = await Bench(dut).start()
    sent = []
    for port in (ROCE_PORT, VEROCE_PORT):
        for opcode in range(256):
            packet = frames.random_network(rng) / UDP(sport=0xC000, dport=port, chksum=0) / BTH(opcode=opcode)
            sent.append(bytes(Ether(src=rng.randbytes(6), dst=rng.randbytes(6)) / packet / Raw(rng.randbytes(60))))
    await bench.check(sent)


@cocotb.test()
async def sample_and_captured_frames(dut):
    rng = random_for("sample_and_captured_frames")
    bench = await Bench(dut).start()
    await bench.check([sample.frame for sample in frames.samples()] + frames.captured_frames(rng, 20), pauses=gaps(rng))


@cocotb.test()
async def flipped_bits_of_the_transport_headers(dut):
    rng = random_for("flipped_bits_of_the_transport_headers")
    bench = await Bench(dut).start()
    sent = []
    for port, opcode in 2 * frames.every_opcode():
        frame = frames.random_frame(rng, port, opcode)
        place = frames.layout(frame)
        flips = rng.sample(range(8 * (place.udp + 8), 8 * place.end), rng.randint(1, 8))
        sent.append(frames.flipped(frame, *flips))
    await bench.check(sent, pauses=gaps(rng))


def foreign(rng):
    """Frames that are not ours, each with what the parser must find out about it."""
    ours = UDP(sport=0xC000, dport=VEROCE_PORT) / BTH(opcode=0x0A)
    none = {"roce": 0, "veroce": 0, "known": 0, "header_words": 0}
    port = rng.choice((0, 53, 4789, 4790, 4792, 4793, 4795, 0xB712, 0xBA12, 65535))
    yield IP() / UDP(sport=VEROCE_PORT, dport=port) / Raw(bytes(40)), {"is_ipv4": 1, "bad_ip": 0, **none}
    yield IPv6() / UDP(sport=VEROCE_PORT, dport=port) / Raw(bytes(40)), {"is_ipv6": 1, "bad_ip": 0, **none}
    yield IP() / TCP(dport=VEROCE_PORT) / Raw(bytes(40)), {"is_ipv4": 1, **none}
    yield IPv6(nh=rng.choice((0, 6, 43, 44, 60))) / ours, {"is_ipv6": 1, **none}
    # The first option has our port number where it would stand without options.
    for words in (1, rng.randint(2, 10)):
        options = [IPOption(option=30, value=b"\x12\xba")] + [IPOption_NOP()] * (4 * words - 4)
        yield IP(options=options) / ours, {"is_ipv4": 1, "bad_ip": 0, **none}
    yield IP(version=rng.choice((0, 5, 6, 12))) / ours, {"is_ipv4": 1, "bad_ip": 1}
    yield IP(ihl=rng.randint(0, 4)) / ours, {"is_ipv4": 1, "bad_ip": 1}
    yield IPv6(version=rng.choice((2, 4, 7, 14))) / ours, {"is_ipv6": 1, "bad_ip": 1}
    yield IP(flags="MF") / ours, {"is_ipv4": 1, "fragment": 1}
    yield IP(frag=1 << rng.randint(0, 12)) / ours, {"is_ipv4": 1, "fragment": 1}
    yield IP(flags=rng.choice(("DF", "evil", 0))) / ours, {"is_ipv4": 1, "fragment": 0, "veroce": 1, "known": 1}
    yield ARP(), {"is_ipv4": 0, "is_ipv6": 0, **none}


@cocotb.test()
async def foreign_frames(dut):
    rng = random_for("foreign_frames")
    bench = await Bench(dut).start()
    wanted = {}
    for _ in range(6):
        for packet, findings in foreign(rng):
            tagged = rng.random() < 0.3
            link = Ether(src=rng.randbytes(6), dst=rng.randbytes(6))
            frame = bytes((link / Dot1Q() if tagged else link) / packet)
            wanted[frame] = {f"found_{name}": value for name, value in findings.items()}
            wanted[frame]["found_tagged"] = int(tagged)
    for kind in (0x0000, 0x0008, 0x0801, 0x86DC, 0x8101, 0x88A8, 0xDD86):
        frame = bytes(Ether(type=kind) / IP() / UDP(dport=VEROCE_PORT) / BTH(opcode=0x0A) / Raw(bytes(40)))
        wanted[frame] = {f"found_{name}": 0 for name in ("tagged", "is_ipv4", "is_ipv6", "roce", "veroce", "known")}
    twice = bytes(Ether() / Dot1Q() / Dot1Q() / IP() / UDP(dport=VEROCE_PORT) / BTH(opcode=0x0A))
    wanted[twice] = {"found_tagged": 1, "found_is_ipv4": 0, "found_is_ipv6": 0, "found_veroce": 0, "found_known": 0}
    sent = list(wanted)
    rng.shuffle(sent)
    await bench.check(sent, wanted.get, pauses=gaps(rng))
