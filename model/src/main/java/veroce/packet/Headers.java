package veroce.packet;

import static veroce.packet.HeaderField.address;
import static veroce.packet.HeaderField.decimal;
import static veroce.packet.HeaderField.flag;
import static veroce.packet.HeaderField.hex;
import static veroce.packet.HeaderField.RESERVED;
import static veroce.packet.HeaderField.sequence;
import static veroce.packet.HeaderField.wide;

import java.util.ArrayList;
import java.util.List;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.ExtensionHeader.AtomicAckEth;
import veroce.packet.ExtensionHeader.AtomicEth;
import veroce.packet.ExtensionHeader.Deth;
import veroce.packet.ExtensionHeader.Ieth;
import veroce.packet.ExtensionHeader.ImmDt;
import veroce.packet.ExtensionHeader.MsnEth;
import veroce.packet.ExtensionHeader.PoEth;
import veroce.packet.ExtensionHeader.Resv16;
import veroce.packet.ExtensionHeader.Reth;
import veroce.packet.ExtensionHeader.RqEth;
import veroce.packet.ExtensionHeader.RttEth;
import veroce.packet.ExtensionHeader.SackEth;

/** The layout of every header, field by field with the widths and names of the wire profile. */
public final class Headers {
    private Headers() {}

    /** The headers of a packet in wire order, as many as it has. */
    public static List<Header> of(Packet packet) {
        List<Header> headers = new ArrayList<>();
        if (packet.ethernet() != null) {
            headers.add(of(packet.ethernet(), packet.vlan() != null));
        }
        if (packet.vlan() != null) {
            headers.add(of(packet.vlan(), packet.ethernet().etherType()));
        }
        if (packet.ip() != null) {
            headers.add(of(packet.ip()));
        }
        if (packet.udp() != null) {
            headers.add(of(packet.udp()));
        }
        if (packet.bth() != null) {
            headers.add(of(packet.bth()));
        }
        for (ExtensionHeader extension : packet.extensions()) {
            headers.add(of(extension));
        }
        return headers;
    }

    static Header of(Ethernet ethernet, boolean tagged) {
        return Header.of("Ethernet",
            new HeaderField("destination", 48, 0, ethernet.destination(), HeaderField.Notation.MAC),
            new HeaderField("source", 48, 0, ethernet.source(), HeaderField.Notation.MAC),
            hex("EtherType", 16, tagged ? Ethernet.VLAN : ethernet.etherType()));
    }

    static Header of(VlanTag tag, int etherType) {
        return Header.of("802.1Q", decimal("PCP", 3, tag.priority()), flag("DEI", tag.dropEligible()),
            decimal("VID", 12, tag.identifier()), hex("EtherType", 16, etherType));
    }

    static Header of(IpHeader header) {
        return switch (header) {
            case IpHeader.V4 ip -> Header.of("IPv4", decimal("version", 4, ip.version()),
                decimal("IHL", 4, ip.headerWords()), decimal("DSCP", 6, ip.trafficClass() >> 2),
                decimal("ECN", 2, ip.trafficClass() & 3), decimal("total length", 16, ip.totalLength()),
                hex("Identification", 16, ip.identification()), flag("reserved flag", ip.reservedFlag()),
                flag("DF", ip.dontFragment()), flag("MF", ip.moreFragments()),
                decimal("fragment offset", 13, ip.fragmentOffset()), decimal("TTL", 8, ip.hopLimit()),
                decimal("protocol", 8, ip.protocol()), hex("checksum", 16, ip.checksum()),
                address("source", ip.source()), address("destination", ip.destination()));
            case IpHeader.V6 ip -> Header.of("IPv6", decimal("version", 4, ip.version()),
                decimal("DSCP", 6, ip.trafficClass() >> 2), decimal("ECN", 2, ip.trafficClass() & 3),
                hex("flow label", 20, ip.flowLabel()), decimal("payload length", 16, ip.payloadLength()),
                decimal("next header", 8, ip.protocol()), decimal("hop limit", 8, ip.hopLimit()),
                address("source", ip.source()), address("destination", ip.destination()));
        };
    }

    static Header of(Udp udp) {
        return Header.of("UDP", decimal("source port", 16, udp.sourcePort()),
            decimal("destination port", 16, udp.destinationPort()), decimal("length", 16, udp.length()),
            hex("checksum", 16, udp.checksum()));
    }

    static Header of(Bth bth) {
        return Header.of("BTH", hex("OpCode", 8, bth.opcode()), flag("SE", bth.solicitedEvent()),
            flag("MigReq", bth.migrationRequest()), decimal("PadCnt", 2, bth.padCount()),
            decimal("TVer", 4, bth.transportVersion()), hex("P_Key", 16, bth.partitionKey()), flag("FECN", bth.fecn()),
            flag("BECN", bth.becn()), hex("Resv6", 6, bth.reserved6()), hex("DestQP", 24, bth.destQp()),
            flag("AckReq", bth.ackRequest()), flag("Retrans", bth.retransmission()), hex(RESERVED, 6, bth.reserved()),
            sequence("PSN", bth.psn()));
    }

    static Header of(ExtensionHeader header) {
        return new Header(HeaderKind.of(header).title(), fields(header));
    }

    private static List<HeaderField> fields(ExtensionHeader header) {
        return switch (header) {
            case Reth h -> List.of(hex("VA", 64, h.virtualAddress()), hex("R_Key", 32, h.key()),
                decimal("DMALen", 32, h.dmaLength()));
            case Aeth h -> List.of(hex("syndrome", 8, h.syndrome()), sequence("MSN", h.msn()));
            case ImmDt h -> List.of(hex("immediate data", 32, h.data()));
            case Ieth h -> List.of(hex("R_Key", 32, h.key()));
            case AtomicEth h -> List.of(hex("VA", 64, h.virtualAddress()), hex("R_Key", 32, h.key()),
                hex("Swap or Add", 64, h.swapOrAdd()), hex("Compare", 64, h.compare()));
            case AtomicAckEth h -> List.of(hex("original value", 64, h.original()));
            case Deth h -> List.of(hex("Q_Key", 32, h.queueKey()), hex(RESERVED, 8, h.reserved()),
                hex("SrcQP", 24, h.sourceQp()));
            case MsnEth h -> List.of(hex(RESERVED, 8, h.reserved()), sequence("MSN", h.msn()));
            case PoEth h -> List.of(hex(RESERVED, 8, h.reserved()), sequence("PO", h.packetOrder()));
            case RqEth h -> List.of(hex(RESERVED, 8, h.reserved()), sequence("RQMSN", h.rqMsn()));
            case SackEth h -> List.of(decimal("L", 8, h.length()), sequence("S", h.start()),
                wide("bitmap", h.high(), h.low()));
            case RttEth h -> List.of(hex("CC context", 32, h.context()), decimal("TX1", 32, h.tx1()),
                decimal("RX1", 32, h.rx1()), decimal("TX2", 32, h.tx2()), decimal("RX2", 32, h.rx2()));
            case Resv16 h -> List.of(wide(RESERVED, h.high(), h.low()));
        };
    }
}
