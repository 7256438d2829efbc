"""Scapy layers of the wire profile: every extension header, and the chain of headers of every opcode on both ports.

Importing this module teaches scapy UDP ports 4791 and 4794: ``Ether(frame)`` then dissects down to the payload. BTH,
AETH and the CNP padding come from scapy's own RoCE layer, and so does the ICRC that a built packet gets. The function
``icrc`` below is a second, separate computation. Section numbers are those of the wire profile.
"""

import struct
import zlib
from typing import NamedTuple

from scapy.contrib import roce
from scapy.fields import BitField, ByteField, IntField, XBitField, XByteField, XIntField, XLongField
from scapy.layers.inet import UDP
from scapy.packet import Packet, Raw, bind_layers

ROCE_PORT = 4791
VEROCE_PORT = 4794


class _Chained(Packet):
    """A header whose successor depends on the opcode and port of the packet, and not on a field of its own."""

    match_subclass = True  # scapy's own code asks for roce.BTH and finds our BTH

    def guess_payload_class(self, payload):
        header, depth = self, 0
        while not isinstance(header, BTH):
            header, depth = header.underlayer, depth + 1
            if header is None:
                return Raw
        chain = header.chain()
        return chain[depth] if depth < len(chain) else Raw


def _with_retrans(fields):
    """Scapy's BTH with the bit behind AckReq named (section 4); in profile P0 that bit is reserved."""
    for field in fields:
        if field.name == "resv7":
            yield BitField("retrans", 0, 1)
            yield BitField("resv", 0, 6)
        else:
            yield field


class BTH(_Chained, roce.BTH):
    name = "BTH"
    fields_desc = list(_with_retrans(roce.BTH.fields_desc))

    def chain(self):
        """The classes of the extension headers that this packet's opcode calls for; none if it is unknown."""
        port = self.underlayer.dport if isinstance(self.underlayer, UDP) else VEROCE_PORT
        form = FORMATS.get(port, {}).get(self.opcode)
        return form.headers if form else ()


# --- Section 5: extension headers ---------------------------------------------------------------------------------

class RETH(_Chained):
    name = "RETH"
    fields_desc = [XLongField("va", 0), XIntField("rkey", 0), IntField("dmalen", 0)]


class AETH(_Chained, roce.AETH):
    name = "AETH"


class ImmDt(_Chained):
    name = "ImmDt"
    fields_desc = [XIntField("data", 0)]


class IETH(_Chained):
    name = "IETH"
    fields_desc = [XIntField("rkey", 0)]


class AtomicETH(_Chained):
    name = "AtomicETH"
    fields_desc = [XLongField("va", 0), XIntField("rkey", 0), XLongField("swap_or_add", 0), XLongField("compare", 0)]


class AtomicAckETH(_Chained):
    name = "AtomicAckETH"
    fields_desc = [XLongField("original", 0)]


class DETH(_Chained):
    name = "DETH"
    fields_desc = [XIntField("qkey", 0), XByteField("resv", 0), BitField("srcqp", 0, 24)]


class MSNETH(_Chained):
    name = "MSNETH"
    fields_desc = [XByteField("resv", 0), BitField("msn", 0, 24)]


class POETH(_Chained):
    name = "POETH"
    fields_desc = [XByteField("resv", 0), BitField("po", 0, 24)]


class RQETH(_Chained):
    name = "RQETH"
    fields_desc = [XByteField("resv", 0), BitField("rqmsn", 0, 24)]


class SACKETH(_Chained):
    """Bit i of the bitmap, counted from the least significant, speaks of PSN start + i; 1 = received."""

    name = "SACKETH"
    fields_desc = [ByteField("length", 0), BitField("start", 0, 24), XBitField("bitmap", 0, 128)]

    def received(self):
        """The PSNs that the bitmap reports as received, in order."""
        return [(self.start + i) % 2**24 for i in range(min(self.length, 128)) if self.bitmap >> i & 1]

    def missing(self):
        return [(self.start + i) % 2**24 for i in range(min(self.length, 128)) if not self.bitmap >> i & 1]


class RTTETH(_Chained):
    name = "RTTETH"
    fields_desc = [XIntField("context", 0), IntField("tx1", 0), IntField("rx1", 0), IntField("tx2", 0),
                   IntField("rx2", 0)]


class Resv16(_Chained, roce.CNPPadding):
    name = "Resv16"


# --- Sections 7 and 8: packet formats -----------------------------------------------------------------------------

class Format(NamedTuple):
    name: str
    headers: tuple
    payload: str    # '=' exactly PMTU, '+' 1..PMTU, '*' 0..PMTU, '-' none

    @property
    def size(self):
        """Bytes from the first BTH byte to the last byte of the last extension header."""
        return 12 + sum(len(header()) for header in self.headers)


_VEROCE = {
    0x00: Format("Send First", (MSNETH, RQETH), "="),
    0x01: Format("Send Middle", (MSNETH, RQETH, POETH), "="),
    0x02: Format("Send Last", (MSNETH, RQETH, POETH), "+"),
    0x03: Format("Send Last Imm", (MSNETH, RQETH, POETH, ImmDt), "+"),
    0x04: Format("Send Only", (MSNETH, RQETH), "*"),
    0x05: Format("Send Only Imm", (MSNETH, RQETH, ImmDt), "*"),
    0x06: Format("Write First", (MSNETH, RETH), "="),
    0x07: Format("Write Middle", (MSNETH, RETH, POETH), "="),
    0x08: Format("Write Last", (MSNETH, RETH, POETH), "+"),
    0x09: Format("Write Last Imm", (MSNETH, RETH, RQETH, POETH, ImmDt), "+"),
    0x0A: Format("Write Only", (MSNETH, RETH), "*"),
    0x0B: Format("Write Only Imm", (MSNETH, RETH, RQETH, ImmDt), "*"),
    0x0C: Format("Read Request", (MSNETH, RETH), "-"),
    0x0D: Format("Read Response First", (MSNETH, AETH), "="),
    0x0E: Format("Read Response Middle", (MSNETH, AETH, POETH), "="),
    0x0F: Format("Read Response Last", (MSNETH, AETH, POETH), "+"),
    0x10: Format("Read Response Only", (MSNETH, AETH), "*"),
    0x11: Format("ACK or NAK", (AETH, POETH), "-"),
    0x12: Format("Atomic Acknowledge", (MSNETH, AETH, AtomicAckETH), "-"),
    0x13: Format("CmpSwap", (MSNETH, AtomicETH), "-"),
    0x14: Format("FetchAdd", (MSNETH, AtomicETH), "-"),
    0x16: Format("Send Last Inv", (MSNETH, RQETH, POETH, IETH), "+"),
    0x17: Format("Send Only Inv", (MSNETH, RQETH, IETH), "*"),
    0x18: Format("SACK", (AETH, POETH, SACKETH), "-"),
    0x19: Format("ACK_Rsp or NAK_Rsp", (AETH, POETH), "-"),
    0x1E: Format("SACK_Rsp", (AETH, POETH, SACKETH), "-"),
    0x81: Format("CNP", (Resv16,), "-"),
    0x82: Format("RTT Request", (RTTETH,), "-"),
    0x83: Format("RTT Response", (RTTETH,), "-"),
    0x84: Format("Slow-Packet signal", (), "-"),
}

_ROCE = {
    0x00: Format("Send First", (), "="),
    0x01: Format("Send Middle", (), "="),
    0x02: Format("Send Last", (), "+"),
    0x03: Format("Send Last Imm", (ImmDt,), "+"),
    0x04: Format("Send Only", (), "*"),
    0x05: Format("Send Only Imm", (ImmDt,), "*"),
    0x06: Format("Write First", (RETH,), "="),
    0x07: Format("Write Middle", (), "="),
    0x08: Format("Write Last", (), "+"),
    0x09: Format("Write Last Imm", (ImmDt,), "+"),
    0x0A: Format("Write Only", (RETH,), "*"),
    0x0B: Format("Write Only Imm", (RETH, ImmDt), "*"),
    0x0C: Format("Read Request", (RETH,), "-"),
    0x0D: Format("Read Response First", (AETH,), "="),
    0x0E: Format("Read Response Middle", (), "="),
    0x0F: Format("Read Response Last", (AETH,), "+"),
    0x10: Format("Read Response Only", (AETH,), "*"),
    0x11: Format("Acknowledge", (AETH,), "-"),
    0x12: Format("Atomic Acknowledge", (AETH, AtomicAckETH), "-"),
    0x13: Format("CmpSwap", (AtomicETH,), "-"),
    0x14: Format("FetchAdd", (AtomicETH,), "-"),
    0x16: Format("Send Last Inv", (IETH,), "+"),
    0x17: Format("Send Only Inv", (IETH,), "*"),
    0x64: Format("UD Send Only", (DETH,), "*"),
    0x65: Format("UD Send Only Imm", (DETH, ImmDt), "*"),
    0x81: Format("CNP", (Resv16,), "-"),
}

# UC as in IBTA: the formats of RC's Sends and Writes. Receivers drop it (section 16, row 18), but can read it.
_ROCE.update({0x20 + opcode: _ROCE[opcode]._replace(name=f"UC {_ROCE[opcode].name}") for opcode in range(0x0C)})

FORMATS = {VEROCE_PORT: _VEROCE, ROCE_PORT: _ROCE}


def _bind(port):
    bind_layers(UDP, BTH, dport=port)
    # To the front: scapy takes the first match, and any source port may collide with another protocol's.
    UDP.payload_guess.insert(0, UDP.payload_guess.pop())


_bind(ROCE_PORT)
_bind(VEROCE_PORT)


# --- Section 10: ICRC ---------------------------------------------------------------------------------------------

def icrc(packet):
    """The four bytes that belong behind a packet given from its IP header to the last byte before the ICRC."""
    masked = bytearray(packet)
    if packet[0] >> 4 == 4:
        udp = 20
        ones = [1, 8, 10, 11]
    else:
        udp = 40
        masked[0] |= 0x0F
        ones = [1, 2, 3, 7]
    for position in ones + [udp + 6, udp + 7, udp + 8 + 4]:
        masked[position] = 0xFF
    return struct.pack("<I", zlib.crc32(b"\xff" * 8 + masked))
