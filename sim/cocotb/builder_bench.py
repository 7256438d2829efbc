"""FrameBuilder: from the fields of a frame and its payload it makes the frame that scapy makes of them."""

from ipaddress import IPv4Address, IPv6Address

import cocotb
from scapy.layers.inet import IP, UDP
from scapy.layers.inet6 import IPv6
from scapy.layers.l2 import Dot1Q
from scapy.packet import Raw

import frames
import headers
from bench import RecordSource, check_frames, frame_sink, frame_source, gaps, random_for, start
from veroce_scapy import BTH, FORMATS, MSNETH, ROCE_PORT, VEROCE_PORT

PORT_BIT = {ROCE_PORT: 0, VEROCE_PORT: 1}

# Fields of the port that belong neither to the BTH nor to an extension header, and their names in headers.py.
LINK = {"destination": "ethernet_destination", "source": "ethernet_source", "priority": "vlan_priority",
        "drop_eligible": "vlan_drop_eligible", "identifier": "vlan_identifier", "tagged": "found_tagged"}
NETWORK = ("dscp", "ecn", "source", "destination")
IPV4 = {"network_time_to_live": "ipv4_time_to_live", "network_identification": "ipv4_identification"}
OTHERWISE = ("found", "ethernet", "vlan", "ipv4", "ipv6", "udp")


def sent_frame(rng, port, opcode, pmtu=256):
    """A random frame as a sender makes it (section 3): UDP checksum 0, the source port as IPv6 flow label."""
    packet = frames.dissect(frames.random_frame(rng, port, opcode, pmtu))
    packet[UDP].chksum = 0
    if IP in packet:
        packet[IP].dst = str(IPv4Address(frames.random_bits(rng, 32)))
        del packet[IP].chksum
    else:
        packet[IPv6].dst = str(IPv6Address(frames.random_bits(rng, 128)))
        packet[IPv6].fl = packet[UDP].sport
    packet[BTH].icrc = None
    packet.clear_cache()
    return frames.padded(bytes(packet))


def payload_of(frame):
    packet = frames.dissect(frame)
    data = bytes(packet[Raw]) if Raw in packet else b""
    return data[:len(data) - packet[BTH].padcount]


def fields_of(frame):
    """The fields that this frame has, by the names of the port."""
    parsed = headers.expected(frame)
    network = "ipv6" if IPv6 in frames.dissect(frame) else "ipv4"
    fields = {name: value for name, value in parsed.items() if name.partition("_")[0] not in OTHERWISE}
    fields |= {f"link_{name}": parsed[source] for name, source in LINK.items() if source in parsed}
    fields |= {f"network_{name}": parsed[f"{network}_{name}"] for name in NETWORK}
    if network == "ipv6":
        fields |= {"network_time_to_live": parsed["ipv6_hop_limit"]}
    else:
        fields |= {name: parsed[source] for name, source in IPV4.items()}
    return fields | {"network_ipv6": parsed["found_is_ipv6"], "source_port": parsed["udp_source_port"],
                     "port": PORT_BIT[parsed["udp_destination_port"]], "payload_length": len(payload_of(frame))}


def stamped(frame, now):
    """The frame as it leaves at that time: the stamp stands where BTH and MSNETH have reserved bits."""
    packet = frames.dissect(frame)
    packet[BTH].resv |= now & 0x3F
    packet[MSNETH].resv |= now >> 6
    packet[BTH].icrc = None
    packet.clear_cache()
    return frames.padded(bytes(packet))


class Bench:
    """The time stands still: what a stamp says of the moment, the tests of the aligner see."""

    def __init__(self, dut):
        self.dut = dut
        self.now = 0
        self.fields = RecordSource(dut, "fields")
        self.payload = frame_source(dut, "payload")
        self.sink = frame_sink(dut, "frames")

    async def start(self, rng):
        self.now = rng.getrandbits(len(self.dut.now))
        self.dut.now.value = self.now
        await start(self.dut)
        return self

    async def check(self, rng, sent, pauses=lambda rng: None):
        """Whatever a frame does not have is random in its record, and so is the pad count, which is computed."""
        for port in (self.fields.source, self.payload, self.sink):
            port.set_pause_generator(pauses(rng))
        expected = []
        for frame in sent:
            fields = fields_of(frame)
            del fields["bth_pad_count"]
            fields["stamped"] = MSNETH in frames.dissect(frame) and rng.getrandbits(1)
            expected.append(stamped(frame, self.now) if fields["stamped"] else frame)
            widths = self.fields.widths.items()
            self.fields.send_nowait({name: fields.get(name, rng.getrandbits(width)) for name, width in widths})
            if payload_of(frame):
                self.payload.send_nowait(payload_of(frame))
        await check_frames(self.sink, expected)


@cocotb.test()
async def every_port_field_is_driven(dut):
    rng = random_for("every_port_field_is_driven")
    driven = {name for port, opcode in 2 * frames.every_opcode() for name in fields_of(sent_frame(rng, port, opcode))}
    assert driven | {"stamped"} == set(RecordSource(dut, "fields").widths)


@cocotb.test()
async def every_opcode_on_both_ports(dut):
    rng = random_for("every_opcode_on_both_ports")
    bench = await Bench(dut).start(rng)
    sent = [sent_frame(rng, port, opcode) for port, opcode in 4 * frames.every_opcode()]
    rng.shuffle(sent)
    await bench.check(rng, sent, pauses=gaps)


@cocotb.test()
async def small_frames_back_to_back(dut):
    rng = random_for("small_frames_back_to_back")
    bench = await Bench(dut).start(rng)
    await bench.check(rng, [sent_frame(rng, *rng.choice(frames.every_opcode()), pmtu=8) for _ in range(150)])


@cocotb.test()
async def every_payload_length(dut):
    """Through more than two beats, behind headers of every length."""
    rng = random_for("every_payload_length")
    bench = await Bench(dut).start(rng)
    writes = [(port, opcode) for port, opcode in frames.every_opcode() if FORMATS[port][opcode].payload == "="]
    await bench.check(rng, [sent_frame(rng, *rng.choice(writes), pmtu=size) for size in range(1, 150)])


@cocotb.test()
async def large_frames(dut):
    rng = random_for("large_frames")
    bench = await Bench(dut).start(rng)
    large = [sent_frame(rng, port, rng.choice((0x00, 0x06, 0x07)), pmtu=4096) for port in 2 * list(FORMATS)]
    await bench.check(rng, large, pauses=gaps)
