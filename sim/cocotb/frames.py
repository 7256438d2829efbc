"""Frames for the tests: random ones of every format, the captured ones, and damaged copies."""

from pathlib import Path
from typing import NamedTuple

from scapy.layers.inet import IP, UDP
from scapy.layers.inet6 import IPv6
from scapy.layers.l2 import Dot1Q, Ether
from scapy.packet import Raw
from scapy.utils import rdpcap

from veroce_scapy import BTH, FORMATS, MSNETH, RQETH, VEROCE_PORT, icrc

CAPTURES = Path(__file__).resolve().parent.parent / "captures"
MINIMUM = 60    # bytes of a frame without FCS


class Sample(NamedTuple):
    """One line of frames.txt."""

    name: str
    icrc: bytes
    frame: bytes


def samples():
    """The single frames of frames.txt."""
    lines = (CAPTURES / "frames.txt").read_text().splitlines()
    rows = (line.split(",") for line in lines if line and not line.startswith("#"))
    return [Sample(name, bytes.fromhex(code), bytes.fromhex(frame)) for name, _, code, frame in rows]


def captures():
    """The capture files, each as (name, frames)."""
    return [(path.name, [bytes(packet) for packet in rdpcap(str(path))]) for path in sorted(CAPTURES.glob("*.pcap"))]


def captured_frames(rng, per_file):
    """A random choice out of every capture file."""
    return [frame for _, frames in captures() for frame in rng.sample(frames, min(per_file, len(frames)))]


def every_opcode():
    return [(port, opcode) for port, formats in FORMATS.items() for opcode in formats]


def random_bits(rng, width):
    """Any value of so many bits; the ends of the range come more often than they would by themselves."""
    return rng.choice((0, 2**width - 1, rng.getrandbits(width), rng.getrandbits(width), rng.getrandbits(width)))


def random_header(rng, layer):
    """A header with every field random, the reserved ones included."""
    return layer(**{field.name: random_bits(rng, round(8 * field.sz)) for field in layer().fields_desc})


def payload_size(rng, kind, pmtu):
    return {"=": pmtu, "+": rng.randint(1, pmtu), "*": rng.choice((0, rng.randint(0, 16), rng.randint(0, pmtu))),
            "-": 0}[kind]


def random_network(rng):
    if rng.random() < 0.5:
        return IP(tos=random_bits(rng, 8), id=random_bits(rng, 16), flags="DF", ttl=random_bits(rng, 8),
                  src=".".join(str(rng.getrandbits(8)) for _ in range(4)), dst="10.0.0.2")
    address = ":".join(f"{rng.getrandbits(16):x}" for _ in range(8))
    return IPv6(tc=random_bits(rng, 8), fl=random_bits(rng, 20), hlim=random_bits(rng, 8), src=address, dst="fd00::2")


def random_ethernet(rng):
    ethernet = Ether(dst=rng.randbytes(6), src=rng.randbytes(6))
    if rng.random() < 0.3:
        ethernet /= Dot1Q(prio=random_bits(rng, 3), dei=random_bits(rng, 1), vlan=random_bits(rng, 12))
    return ethernet


def random_frame(rng, port, opcode, pmtu=256):
    """A legal frame of the opcode, as bytes; addresses, entropy, reserved bits and Ethernet padding are random."""
    form = FORMATS[port][opcode]
    payload = rng.randbytes(payload_size(rng, form.payload, pmtu))
    pad = -len(payload) % 4
    bth = random_header(rng, BTH)
    bth.opcode, bth.padcount, bth.icrc = opcode, pad, None
    packet = random_network(rng) / UDP(sport=random_bits(rng, 16), dport=port, chksum=random_bits(rng, 16)) / bth
    for header in form.headers:
        packet /= random_header(rng, header)
    if payload:
        packet /= Raw(payload + bytes(pad))
    frame = bytes(random_ethernet(rng) / packet)
    return frame + rng.randbytes(max(0, MINIMUM - len(frame)))


def send_only(rng, size):
    """A Send Only with so many bytes of payload, a multiple of 4, and no Ethernet padding."""
    header = Ether(dst=rng.randbytes(6)) / random_network(rng) / UDP(sport=0xC000, dport=VEROCE_PORT, chksum=0)
    return bytes(header / BTH(opcode=0x04) / MSNETH(msn=1) / RQETH() / Raw(rng.randbytes(size)))


class Layout(NamedTuple):
    """Where the packet lies in its frame: offsets of the IP header, of UDP, and of the end of the ICRC."""

    ip: int
    udp: int
    end: int


def layout(frame):
    """None if the frame carries no IP. The end may lie behind the frame's last byte."""
    ip = 18 if frame[12:14] == b"\x81\x00" else 14
    kind = frame[ip - 2:ip]
    if kind == b"\x08\x00":
        return Layout(ip, ip + 20, ip + int.from_bytes(frame[ip + 2:ip + 4]))
    if kind == b"\x86\xdd":
        return Layout(ip, ip + 40, ip + 40 + int.from_bytes(frame[ip + 4:ip + 6]))
    return None


def dissect(frame):
    """The frame without its Ethernet padding, which scapy would hang behind the BTH and count into the ICRC."""
    place = layout(frame)
    return Ether(frame[:place.end] if place else frame)


def padded(packet):
    """The packet with zeros up to the shortest frame."""
    return packet.ljust(MINIMUM, b"\0")


def scapy_icrc(frame):
    """What scapy's own code says the ICRC should be."""
    return dissect(frame)[BTH].compute_icrc(None)


def icrc_is_good(frame):
    """Whether the whole packet is there and the ICRC of section 10 is its own."""
    place = layout(frame)
    if place is None or place.end > len(frame) or place.end < place.udp + 8 + 12 + 4:
        return False
    if frame[place.ip] >> 4 != (4 if place.udp - place.ip == 20 else 6):    # a covered bit that no good packet has
        return False
    return icrc(frame[place.ip:place.end - 4]) == frame[place.end - 4:place.end]


def flipped(frame, *bits):
    """A copy with these bits inverted; bit 0 is the least significant of byte 0."""
    damaged = bytearray(frame)
    for bit in bits:
        damaged[bit // 8] ^= 1 << bit % 8
    return bytes(damaged)
