"""The scapy layers against the frames of frames.txt and the captures, whose fields are stated by the wire profile."""

import random
import struct
import zlib

import pytest
from scapy.layers.inet import IP, UDP
from scapy.layers.l2 import Ether
from scapy.packet import Raw

import frames
import veroce_scapy as v
from frames import scapy_icrc

SAMPLES = {sample.name: sample for sample in frames.samples()}
UNDAMAGED = [name for name in SAMPLES if name not in ("BAD_ICRC", "TRIMMED_STALE_LEN96")]


# What the wire profile says of its vectors: sections 9 and 17 and the values its worked examples print.
STATED = {
    "V_A_CNP_CX4LX": {v.BTH: dict(opcode=0x81, becn=1, dqpn=0x118, psn=0), v.Resv16: dict(reserved1=0, reserved2=0)},
    "V_C_IPV6_ACK": {v.BTH: dict(opcode=0x11, dqpn=0x12, psn=7), v.AETH: dict(syndrome=0x1F, msn=5)},
    "WRITE_ONLY": {v.BTH: dict(opcode=0x0A, dqpn=0x123, ackreq=1, retrans=0, psn=0x64), v.MSNETH: dict(msn=1),
                   v.RETH: dict(va=0x7F0000001000, rkey=0xDEADBEEF, dmalen=0x10), Raw: dict(load=bytes(range(16)))},
    "WRITE_LAST_RETRANS": {v.BTH: dict(ackreq=1, retrans=1, psn=0x67), v.POETH: dict(po=3),
                           v.RETH: dict(va=0x7F0000004000, dmalen=0x3010)},
    "WRITE_ONLY_IMM": {v.RQETH: dict(rqmsn=0), v.ImmDt: dict(data=0xCAFEF00D), Raw: dict(load=bytes(range(16)))},
    "WRITE_LAST_IMM": {v.RETH: dict(va=0x7F0000002100, dmalen=0x110), v.RQETH: dict(rqmsn=6), v.POETH: dict(po=1)},
    "SEND_MIDDLE": {v.MSNETH: dict(msn=3), v.RQETH: dict(rqmsn=1), v.POETH: dict(po=1)},
    "READ_REQ": {v.RETH: dict(va=0x7F0000002000, dmalen=0x2000)},
    "READ_RESP_LAST": {v.MSNETH: dict(msn=1), v.AETH: dict(syndrome=0x1F, msn=4), v.POETH: dict(po=1)},
    "ACK": {v.BTH: dict(opcode=0x11, dqpn=0x456, psn=0x67), v.AETH: dict(syndrome=0x1F, msn=1),
            v.POETH: dict(po=0xFFFFFF)},
    "SACK": {v.BTH: dict(opcode=0x18, psn=0x64), v.SACKETH: dict(length=6, start=0x65, bitmap=0x36)},
    "SACK_RSP": {v.BTH: dict(opcode=0x1E), v.SACKETH: dict(length=4, start=0x201, bitmap=0xA)},
    "PKTDROP_NAK": {v.BTH: dict(opcode=0x11), v.AETH: dict(syndrome=0x60), v.POETH: dict(po=0xFFFFFF)},
    "RNR_NAK": {v.AETH: dict(syndrome=0x2C, msn=2), v.POETH: dict(po=0)},
    "RTT_REQ": {v.RTTETH: dict(context=3, tx1=1000, rx1=0, tx2=0, rx2=0)},
    "SEND_LAST_PAD3": {v.BTH: dict(padcount=3), v.POETH: dict(po=1), Raw: dict(load=bytes(range(5)) + bytes(3))},
    "CMP_SWAP": {v.AtomicETH: dict(va=0x7F0000003008, rkey=0xDEADBEEF, swap_or_add=0x0102030405060708,
                                   compare=0x1112131415161718)},
    "ATOMIC_ACK": {v.AtomicAckETH: dict(original=0x1122334455667788)},
    "SEND_ONLY_INV": {v.IETH: dict(rkey=0xDEADBEEF)},
    "P0_WRITE_ONLY_IMM": {v.RETH: dict(rkey=0xDEADBEEF), v.ImmDt: dict(data=0xCAFEF00D)},
    "P0_NAK_SEQ": {v.AETH: dict(syndrome=0x60)},
}


@pytest.mark.parametrize("name", STATED)
def test_fields_are_those_the_wire_profile_states(name):
    packet = frames.dissect(SAMPLES[name].frame)
    for layer, fields in STATED[name].items():
        assert layer in packet, f"{layer.__name__} is missing"
        assert {key: packet[layer].getfieldval(key) for key in fields} == fields, layer.__name__


def test_the_sack_example_reads_as_in_section_17():
    sack = frames.dissect(SAMPLES["SACK"].frame)[v.SACKETH]
    assert sack.received() == [0x66, 0x67, 0x69, 0x6A]
    assert sack.missing() == [0x65, 0x68]


def test_a_sack_bitmap_runs_across_the_end_of_the_psn_range():
    assert v.SACKETH(length=3, start=0xFFFFFF, bitmap=0b101).received() == [0xFFFFFF, 1]


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_has_its_headers_and_is_rebuilt_byte_for_byte(name):
    sample = SAMPLES[name]
    packet = frames.dissect(sample.frame)
    bth = packet[v.BTH]
    form = v.FORMATS[packet[UDP].dport].get(bth.opcode)
    assert [layer for layer in bth.layers()[1:] if layer is not Raw] == list(form.headers)
    packet.clear_cache()
    rebuilt = bytes(packet[IP] if IP in packet else packet["IPv6"])
    start = frames.layout(sample.frame).ip
    assert sample.frame[start:start + len(rebuilt)] == rebuilt


# The tables of the wire profile: opcode, extension headers with their offsets, bytes of all headers, payload.
SECTION_7 = """
00 | MSNETH 12, RQETH 16 | 20 | =PMTU
01 | MSNETH 12, RQETH 16, POETH 20 | 24 | =PMTU
02 | MSNETH 12, RQETH 16, POETH 20 | 24 | 1..PMTU
03 | MSNETH 12, RQETH 16, POETH 20, ImmDt 24 | 28 | 1..PMTU
04 | MSNETH 12, RQETH 16 | 20 | 0..PMTU
05 | MSNETH 12, RQETH 16, ImmDt 20 | 24 | 0..PMTU
06 | MSNETH 12, RETH 16 | 32 | =PMTU
07 | MSNETH 12, RETH 16, POETH 32 | 36 | =PMTU
08 | MSNETH 12, RETH 16, POETH 32 | 36 | 1..PMTU
09 | MSNETH 12, RETH 16, RQETH 32, POETH 36, ImmDt 40 | 44 | 1..PMTU
0A | MSNETH 12, RETH 16 | 32 | 0..PMTU
0B | MSNETH 12, RETH 16, RQETH 32, ImmDt 36 | 40 | 0..PMTU
0C | MSNETH 12, RETH 16 | 32 | -
0D | MSNETH 12, AETH 16 | 20 | =PMTU
0E | MSNETH 12, AETH 16, POETH 20 | 24 | =PMTU
0F | MSNETH 12, AETH 16, POETH 20 | 24 | 1..PMTU
10 | MSNETH 12, AETH 16 | 20 | 0..PMTU
11 | AETH 12, POETH 16 | 20 | -
12 | MSNETH 12, AETH 16, AtomicAckETH 20 | 28 | -
13 | MSNETH 12, AtomicETH 16 | 44 | -
14 | MSNETH 12, AtomicETH 16 | 44 | -
16 | MSNETH 12, RQETH 16, POETH 20, IETH 24 | 28 | 1..PMTU
17 | MSNETH 12, RQETH 16, IETH 20 | 24 | 0..PMTU
18 | AETH 12, POETH 16, SACKETH 20 | 40 | -
19 | AETH 12, POETH 16 | 20 | -
1E | AETH 12, POETH 16, SACKETH 20 | 40 | -
81 | Resv16 12 | 28 | -
82 | RTTETH 12 | 32 | -
83 | RTTETH 12 | 32 | -
84 |  | 12 | -
"""

SECTION_8 = """
00 |  | 12 | =PMTU
01 |  | 12 | =PMTU
02 |  | 12 | 1..PMTU
03 | ImmDt 12 | 16 | 1..PMTU
04 |  | 12 | 0..PMTU
05 | ImmDt 12 | 16 | 0..PMTU
06 | RETH 12 | 28 | =PMTU
07 |  | 12 | =PMTU
08 |  | 12 | 1..PMTU
09 | ImmDt 12 | 16 | 1..PMTU
0A | RETH 12 | 28 | 0..PMTU
0B | RETH 12, ImmDt 28 | 32 | 0..PMTU
0C | RETH 12 | 28 | -
0D | AETH 12 | 16 | =PMTU
0E |  | 12 | =PMTU
0F | AETH 12 | 16 | 1..PMTU
10 | AETH 12 | 16 | 0..PMTU
11 | AETH 12 | 16 | -
12 | AETH 12, AtomicAckETH 16 | 24 | -
13 | AtomicETH 12 | 40 | -
14 | AtomicETH 12 | 40 | -
16 | IETH 12 | 16 | 1..PMTU
17 | IETH 12 | 16 | 0..PMTU
64 | DETH 12 | 20 | 0..PMTU
81 | Resv16 12 | 28 | -
"""


@pytest.mark.parametrize("port, table", [(v.VEROCE_PORT, SECTION_7), (v.ROCE_PORT, SECTION_8)])
def test_headers_stand_where_the_wire_profile_puts_them(port, table):
    rows = {}
    for opcode, form in v.FORMATS[port].items():
        if 0x20 <= opcode < 0x40 or opcode == 0x65:     # IBTA's, and in no table of the profile
            continue
        offset, places = 12, []
        for header in form.headers:
            places.append(f"{header.__name__} {offset}")
            offset += len(header())
        payload = {"=": "=PMTU", "+": "1..PMTU", "*": "0..PMTU", "-": "-"}[form.payload]
        rows[opcode] = [", ".join(places), str(form.size), payload]
    stated = [[cell.strip() for cell in row.split("|")] for row in table.strip().splitlines()]
    assert rows == {int(opcode, 16): cells for opcode, *cells in stated}


# --- ICRC: ours, scapy's, and the bytes of frames made elsewhere -----------------------------------------------------

def own_icrc(frame):
    place = frames.layout(frame)
    return v.icrc(frame[place.ip:place.end - 4])


@pytest.mark.parametrize("name", [name for name in SAMPLES if name != "TRIMMED_STALE_LEN96"])
def test_the_icrc_of_a_sample_is_the_stated_one(name):
    sample = SAMPLES[name]
    assert own_icrc(sample.frame) == sample.icrc
    assert scapy_icrc(sample.frame) == sample.icrc
    assert frames.icrc_is_good(sample.frame) == (name != "BAD_ICRC")


def test_a_cut_packet_has_no_good_icrc():
    assert not frames.icrc_is_good(SAMPLES["TRIMMED_STALE_LEN96"].frame)


def test_the_worked_example_of_section_10():
    masked = bytes.fromhex("45ff003c718c4000ff11ffff0a0011010a001201000012b70028ffff8100ffffff00011800000000")
    masked += bytes(16)
    assert zlib.crc32(b"\xff" * 8 + masked) == 0x2A00FD82
    assert v.icrc(masked) == bytes.fromhex("82fd002a")
    assert zlib.crc32(b"\xff" * 8) ^ 0xFFFFFFFF == 0xDEBB20E3       # the seed, and the residue


@pytest.mark.parametrize("name, packets", frames.captures(), ids=lambda value: value if isinstance(value, str) else "")
def test_every_captured_frame_has_a_good_icrc(name, packets):
    for frame in packets:
        assert frames.icrc_is_good(frame)
        assert scapy_icrc(frame) == own_icrc(frame)


# --- Random packets --------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("port, opcode", frames.every_opcode(), ids=lambda value: f"{value:02x}")
def test_what_scapy_builds_it_dissects_again(port, opcode, seed):
    rng = random.Random(f"{seed} layers {port} {opcode}")
    form = v.FORMATS[port][opcode]
    for _ in range(10):
        frame = frames.random_frame(rng, port, opcode)
        packet = frames.dissect(frame)
        bth = packet[v.BTH]
        place = frames.layout(frame)
        assert [layer for layer in bth.layers()[1:] if layer is not Raw] == list(form.headers)
        assert place.end - place.udp == packet[UDP].len
        payload = len(packet[Raw]) if Raw in packet else 0
        assert packet[UDP].len == 8 + form.size + payload + 4
        assert frames.icrc_is_good(frame)
        assert struct.pack("!I", bth.icrc) == scapy_icrc(frame) == own_icrc(frame)


def test_a_header_in_pieces_is_no_header():
    ack = v.BTH(opcode=0x11) / v.AETH() / v.POETH()
    packet = Ether(bytes(Ether() / IP() / UDP(dport=v.VEROCE_PORT) / v.BTH(opcode=0x11) / Raw(bytes(6))))
    assert v.AETH in packet and v.POETH not in packet
    assert [type(layer) for layer in (ack[v.AETH], ack[v.POETH])] == [v.AETH, v.POETH]
