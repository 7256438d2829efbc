"""What the header ports of the parser must show for a frame, computed from scapy's dissection of it."""

from ipaddress import ip_address

from scapy.layers.inet import IP, UDP
from scapy.layers.inet6 import IPv6
from scapy.layers.l2 import Dot1Q, Ether

import veroce_scapy as v
from frames import dissect

# Port of each header: its layer, and for each field of the port the field of the layer, or how to compute it.
FIELDS = {
    "ethernet": (Ether, {"destination": "dst", "source": "src", "ether_type": "type"}),
    "vlan": (Dot1Q, {"priority": "prio", "drop_eligible": "dei", "identifier": "vlan", "ether_type": "type"}),
    "ipv4": (IP, {"version": "version", "header_words": "ihl", "dscp": lambda ip: ip.tos >> 2,
                  "ecn": lambda ip: ip.tos & 3, "total_length": "len", "identification": "id", "flags": "flags",
                  "fragment_offset": "frag", "time_to_live": "ttl", "protocol": "proto", "checksum": "chksum",
                  "source": "src", "destination": "dst"}),
    "ipv6": (IPv6, {"version": "version", "dscp": lambda ip: ip.tc >> 2, "ecn": lambda ip: ip.tc & 3,
                    "flow_label": "fl", "payload_length": "plen", "next_header": "nh", "hop_limit": "hlim",
                    "source": "src", "destination": "dst"}),
    "udp": (UDP, {"source_port": "sport", "destination_port": "dport", "length": "len", "checksum": "chksum"}),
    "bth": (v.BTH, {"opcode": "opcode", "solicited": "solicited", "migration": "migreq", "pad_count": "padcount",
                    "version": "version", "pkey": "pkey", "fecn": "fecn", "becn": "becn", "reserved6": "resv6",
                    "dest_qp": "dqpn", "ack_request": "ackreq", "retrans": "retrans", "reserved": "resv",
                    "psn": "psn"}),
    "deth": (v.DETH, {"queue_key": "qkey", "reserved": "resv", "source_qp": "srcqp"}),
    "msn_eth": (v.MSNETH, {"reserved": "resv", "msn": "msn"}),
    "reth": (v.RETH, {"address": "va", "remote_key": "rkey", "length": "dmalen"}),
    "aeth": (v.AETH, {"syndrome": "syndrome", "msn": "msn"}),
    "rq_eth": (v.RQETH, {"reserved": "resv", "rq_msn": "rqmsn"}),
    "po_eth": (v.POETH, {"reserved": "resv", "order": "po"}),
    "imm_dt": (v.ImmDt, {"value": "data"}),
    "ieth": (v.IETH, {"remote_key": "rkey"}),
    "atomic_eth": (v.AtomicETH, {"address": "va", "remote_key": "rkey", "swap_or_add": "swap_or_add",
                                 "compare": "compare"}),
    "atomic_ack_eth": (v.AtomicAckETH, {"original": "original"}),
    "sack_eth": (v.SACKETH, {"valid_length": "length", "start": "start", "bitmap": "bitmap"}),
    "rtt_eth": (v.RTTETH, {"context": "context", "sent": "tx1", "received": "rx1", "answered": "tx2",
                           "returned": "rx2"}),
    "resv16": (v.Resv16, {"reserved": lambda pad: pad.reserved1 << 64 | pad.reserved2}),
}
EXTENSIONS = {port: layer for port, (layer, _) in FIELDS.items()
              if port not in ("ethernet", "vlan", "ipv4", "ipv6", "udp", "bth")}
FOUND = ["tagged", "is_ipv4", "is_ipv6", "bad_ip", "fragment", "roce", "veroce", "known", "header_words",
         *(f"present_{port}" for port in EXTENSIONS)]


def ports():
    """Every field of the header port that this file knows."""
    return {f"found_{name}" for name in FOUND} | {f"{port}_{field}" for port, (_, fields) in FIELDS.items()
                                                  for field in fields}


def number(value):
    """A field value of scapy as the number that stands on the wire: addresses are text there."""
    if not isinstance(value, str):
        return int(value)
    try:
        return int(ip_address(value))
    except ValueError:
        return int(value.replace(":", ""), 16)


def found(packet):
    """The parser's findings about a legal frame."""
    port = packet[UDP].dport if UDP in packet else None
    form = v.FORMATS.get(port, {}).get(packet[v.BTH].opcode) if v.BTH in packet else None
    values = {"tagged": Dot1Q in packet, "is_ipv4": IP in packet, "is_ipv6": IPv6 in packet, "bad_ip": 0, "fragment": 0,
              "roce": port == v.ROCE_PORT, "veroce": port == v.VEROCE_PORT, "known": form is not None,
              "header_words": form.size // 4 if form else 0}
    for name, layer in EXTENSIONS.items():
        values[f"present_{name}"] = form is not None and layer in form.headers
    return {f"found_{name}": int(value) for name, value in values.items()}


def expected(frame):
    """Field values by port name; headers that the frame does not have are left out."""
    packet = dissect(frame)
    values = found(packet)
    for port, (layer, fields) in FIELDS.items():
        header = packet.getlayer(layer)
        if header is not None:
            for name, field in fields.items():
                value = field(header) if callable(field) else header.getfieldval(field)
                values[f"{port}_{name}"] = number(value)
    return values


def differences(seen, wanted):
    """One line per field that differs; an undefined bit counts as a difference."""
    lines = []
    for name, value in wanted.items():
        text = str(seen[name])
        if not set(text) <= {"0", "1"} or int(text, 2) != value:
            shown = f"{int(text, 2):#x}" if set(text) <= {"0", "1"} else text
            lines.append(f"{name} is {shown}, scapy says {value:#x}")
    return lines


def check(answers, frames, wanted=expected):
    """Every answer of the parser against its frame; stops at the first frame that differs."""
    for index, (seen, frame) in enumerate(zip(answers, frames)):
        lines = differences(seen, wanted(frame))
        assert not lines, f"frame {index}: {'; '.join(lines)}; the frame: {frame.hex()}"
