"""The scapy layers against the frames of frames.txt and the captures, whose fields are stated by the wire profile."""

import random
import struct
import zlib

import pytest
from scapy.contrib import roce
from scapy.layers.inet import IP, UDP
from scapy.layers.l2 import Ether
from scapy.packet import Raw

import frames
import veroce_scapy as v

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
    if name != "V_B_UC_SEND_ONLY":      # UC is no transport of this profile
        assert [layer for layer in bth.layers()[1:] if layer is not Raw] == list(form.headers)
    packet.clear_cache()
    rebuilt = bytes(packet[IP] if IP in packet else packet["IPv6"])
    start = frames.layout(sample.frame).ip
    assert sample.frame[start:start + len(rebuilt)] == rebuilt


# Header sizes as section 7 prints them.
SIZES = {0x00: 20, 0x01: 24, 0x02: 24, 0x03: 28, 0x04: 20, 0x05: 24, 0x06: 32, 0x07: 36, 0x08: 36, 0x09: 44, 0x0A: 32,
         0x0B: 40, 0x0C: 32, 0x0D: 20, 0x0E: 24, 0x0F: 24, 0x10: 20, 0x11: 20, 0x12: 28, 0x13: 44, 0x14: 44, 0x16: 28,
         0x17: 24, 0x18: 40, 0x19: 20, 0x1E: 40, 0x81: 28, 0x82: 32, 0x83: 32, 0x84: 12}


def test_header_sizes_are_those_of_section_7():
    assert {opcode: form.size for opcode, form in v.FORMATS[v.VEROCE_PORT].items()} == SIZES


def test_roce_header_sizes_are_those_of_section_8():
    sizes = {opcode: form.size for opcode, form in v.FORMATS[v.ROCE_PORT].items()}
    assert sizes == {0x00: 12, 0x01: 12, 0x02: 12, 0x03: 16, 0x04: 12, 0x05: 16, 0x06: 28, 0x07: 12, 0x08: 12, 0x09: 16,
                     0x0A: 28, 0x0B: 32, 0x0C: 28, 0x0D: 16, 0x0E: 12, 0x0F: 16, 0x10: 16, 0x11: 16, 0x12: 24, 0x13: 40,
                     0x14: 40, 0x16: 16, 0x17: 16, 0x64: 20, 0x81: 28}


# --- ICRC: ours, scapy's, and the bytes of frames made elsewhere -----------------------------------------------------

def own_icrc(frame):
    place = frames.layout(frame)
    return v.icrc(frame[place.ip:place.end - 4])


def scapy_icrc(frame):
    return frames.dissect(frame)[roce.BTH].compute_icrc(None)


@pytest.mark.parametrize("name", [name for name in SAMPLES if name != "TRIMMED_STALE_LEN96"])
def test_the_icrc_of_a_sample_is_the_stated_one(name):
    sample = SAMPLES[name]
    assert own_icrc(sample.frame) == sample.icrc
    assert scapy_icrc(sample.frame) == sample.icrc
    assert frames.icrc_is_good(sample.frame) == (name != "BAD_ICRC")


def test_a_cut_packet_has_no_good_icrc():
    assert not frames.icrc_is_good(SAMPLES["TRIMMED_STALE_LEN96"].frame)


def test_the_worked_example_of_section_10():
    masked = bytes.fromhex("45ff003c718c4000ff11ffff0a0011010a001201000012b70028ffff8100ffffff00011800000000") + bytes(16)
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
