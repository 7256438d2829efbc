"""What two ends of ours say in RoCEv2 over a network that loses 5 %, read by scapy: captures/rocev2, where every frame
stands as it was sent. What is asked here is IBTA's, and not how our ends came to it."""

import pytest
from scapy.layers.inet import IP, UDP
from scapy.layers.l2 import Ether
from scapy.packet import Raw

import frames
import veroce_scapy as v

MTU = 512
WINDOW = 128
MESSAGE = 3000
REQUESTER, RESPONDER = "10.0.0.1", "10.0.0.2"
FIRST, MIDDLE, LAST, ONLY = "first", "middle", "last", "only"
REQUESTS = {0x00: FIRST, 0x01: MIDDLE, 0x16: LAST, 0x06: FIRST, 0x07: MIDDLE, 0x09: LAST, 0x0C: ONLY, 0x14: ONLY}
RESPONSES = {0x0D: FIRST, 0x0E: MIDDLE, 0x0F: LAST, 0x10: ONLY}
ACKNOWLEDGE, ATOMIC_ACKNOWLEDGE, READ, FETCH_ADD = 0x11, 0x12, 0x0C, 0x14
CAPTURES = {path.stem: [Ether(bytes(frame)) for frame in frames.rdpcap(str(path))]
            for path in sorted((frames.CAPTURES / "rocev2").glob("*.pcap"))}

every = pytest.mark.parametrize("name", CAPTURES)


def content(size):
    return bytes((i * 7 + i // 256) & 255 for i in range(size))


def requests(name):
    return [packet for packet in CAPTURES[name] if packet[IP].src == REQUESTER]


def answers(name):
    return [packet for packet in CAPTURES[name] if packet[IP].src == RESPONDER]


def payload(packet):
    raw = bytes(packet[Raw].load) if Raw in packet else b""
    return raw[:len(raw) - packet[v.BTH].padcount]


def psns(packet):
    """How many a request takes: a Read as many as its response has packets."""
    return max(1, -(-packet[v.RETH].dmalen // MTU)) if packet[v.BTH].opcode == READ else 1


def test_there_is_a_capture_of_each_kind():
    assert set(CAPTURES) == {"write-immediate", "send-invalidate", "read", "fetch-add"}


@every
def test_headers_are_those_of_rocev2(name):
    ports = set()
    for packet in CAPTURES[name]:
        bth, form = packet[v.BTH], v.FORMATS[v.ROCE_PORT][packet[v.BTH].opcode]
        ports.add((packet[IP].src, packet[UDP].sport))
        assert packet[UDP].dport == v.ROCE_PORT
        assert (bth.version, bth.pkey, bth.retrans, bth.resv, bth.fecn, bth.becn) == (0, 0xFFFF, 0, 0, 0, 0)
        assert [layer for layer in bth.layers()[1:] if layer is not Raw] == list(form.headers)
        assert packet[IP].len == 28 + form.size + len(payload(packet)) + bth.padcount + 4
        assert (len(payload(packet)) + bth.padcount) % 4 == 0
    assert len(ports) == 2                                              # one path each way


@every
def test_scapy_computes_the_same_icrc(name):
    for packet in CAPTURES[name]:
        frame = bytes(packet.original)
        assert frames.icrc_is_good(frame)
        place = frames.layout(frame)
        assert frames.scapy_icrc(frame) == frame[place.end - 4:place.end]


@every
def test_what_is_new_follows_and_what_is_sent_again_begins_with_the_oldest(name):
    """Go-back-N: behind a step back everything comes again, in order, up to where it was."""
    following, newest, again = 0, 0, 0
    for packet in requests(name):
        psn = packet[v.BTH].psn
        if psn != following:
            assert psn < following, "a PSN is left out"
            again += 1
        following = psn + psns(packet)
        newest = max(newest, following)
    assert following == newest, "what was begun again did not come to its end"
    assert again > 0, "nothing was lost: the capture shows no recovery"


@every
def test_what_is_sent_again_is_the_same(name):
    said = {}
    for packet in requests(name):
        bth = packet[v.BTH]
        if bth.opcode == READ:
            end = said.setdefault(("end", packet[v.RETH].va + packet[v.RETH].dmalen), bth.psn + psns(packet))
            assert end == bth.psn + psns(packet), "a Read that goes on ends at the PSN at which it ended"
            continue
        headers = bytes(packet[v.BTH])[:8] + bytes(packet[v.BTH])[9:v.FORMATS[v.ROCE_PORT][bth.opcode].size]
        assert said.setdefault(bth.psn, (headers, payload(packet))) == (headers, payload(packet))


@every
def test_messages_are_of_full_packets_and_of_the_length_that_was_announced(name):
    once = {packet[v.BTH].psn: packet for packet in requests(name)}
    length, announced = None, None
    for psn in sorted(once):
        packet = once[psn]
        place = REQUESTS[packet[v.BTH].opcode]
        if place == ONLY:
            continue
        assert (place == FIRST) == (length is None)
        if place == FIRST:
            length, announced = 0, packet[v.RETH].dmalen if v.RETH in packet else MESSAGE
        assert len(payload(packet)) == MTU or place == LAST
        length += len(payload(packet))
        if place == LAST:
            assert packet[v.BTH].ackreq == 1
            assert length == announced
            length = None
    assert length is None


def test_a_write_puts_the_file_where_it_belongs():
    once = {packet[v.BTH].psn: packet for packet in requests("write-immediate")}
    base, image = once[0][v.RETH].va, bytearray(12000)
    for psn in sorted(once):
        if v.RETH in once[psn]:
            address = once[psn][v.RETH].va - base
        data = payload(once[psn])
        image[address:address + len(data)] = data
        address += len(data)
    assert bytes(image) == content(12000)


def test_a_send_carries_the_file():
    once = {packet[v.BTH].psn: payload(packet) for packet in requests("send-invalidate")}
    assert b"".join(once[psn] for psn in sorted(once)) == content(12000)


def test_a_read_fetches_the_file_and_goes_on_where_its_response_is_missing():
    fetched = {}
    for packet in answers("read"):
        if packet[v.BTH].opcode in RESPONSES:
            assert fetched.setdefault(packet[v.BTH].psn, payload(packet)) == payload(packet)
    assert b"".join(fetched[psn] for psn in sorted(fetched)) == content(12000)
    whole = {packet[v.RETH].va for packet in requests("read") if packet[v.RETH].dmalen == MESSAGE}
    parts = [packet[v.RETH] for packet in requests("read") if packet[v.RETH].dmalen != MESSAGE]
    assert len(whole) == 4
    assert parts and all((part.va - min(whole)) % MESSAGE % MTU == 0 for part in parts)


def test_a_response_has_the_psns_of_its_request():
    ends = {}
    for packet in requests("read"):
        ends[packet[v.BTH].psn + psns(packet) - 1] = packet[v.RETH].va + packet[v.RETH].dmalen
    lasts = {packet[v.BTH].psn for packet in answers("read") if packet[v.BTH].opcode in (0x0F, 0x10)}
    assert lasts <= set(ends)


def test_an_atomic_that_is_sent_again_is_executed_once():
    found = {}
    for packet in answers("fetch-add"):
        if packet[v.BTH].opcode == ATOMIC_ACKNOWLEDGE:
            original = packet[v.AtomicAckETH].getfieldval("original")   # scapy's own name for the bytes of a packet
            assert found.setdefault(packet[v.BTH].psn, original) == original
    added = {packet[v.BTH].psn: packet[v.AtomicETH] for packet in requests("fetch-add")}
    words = {}
    for psn in sorted(found):                       # each word holds what was added to it so far
        word = added[psn].va
        assert words.setdefault(word, found[psn]) == found[psn]
        words[word] = words[word] + added[psn].swap_or_add & 2**64 - 1
    assert len(found) == 20
    assert len(requests("fetch-add")) > 20, "nothing was sent again"


@every
def test_acknowledgements_name_what_was_sent_and_never_go_back(name):
    sent, named, messages = 0, -1, 0
    for packet in CAPTURES[name]:
        bth = packet[v.BTH]
        if packet[IP].src == REQUESTER:
            sent = max(sent, bth.psn + psns(packet))
        elif bth.opcode == ACKNOWLEDGE and packet[v.AETH].syndrome >> 5 == 0:
            assert named <= bth.psn < sent
            assert messages <= packet[v.AETH].msn
            named, messages = bth.psn, packet[v.AETH].msn


@every
def test_one_nak_for_a_gap(name):
    """The second NAK of a place comes only when the place was sent again in between."""
    told = None
    for packet in CAPTURES[name]:
        bth = packet[v.BTH]
        if packet[IP].src == REQUESTER and bth.psn == told:
            told = None
        elif packet[IP].src == RESPONDER and bth.opcode == ACKNOWLEDGE and packet[v.AETH].syndrome == 0x60:
            assert bth.psn != told
            told = bth.psn


@every
def test_no_more_is_under_way_than_the_peer_can_take(name):
    acknowledged = 0
    for packet in CAPTURES[name]:
        bth = packet[v.BTH]
        if packet[IP].src == REQUESTER:
            assert bth.psn - acknowledged < WINDOW
        elif bth.opcode == ACKNOWLEDGE and packet[v.AETH].syndrome >> 5 == 0:
            acknowledged = max(acknowledged, bth.psn + 1)
