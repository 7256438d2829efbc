package veroce.packet;

import static veroce.packet.ForcedField.DESTINATION_PORT;
import static veroce.packet.ForcedField.DONT_FRAGMENT;
import static veroce.packet.ForcedField.ETHER_TYPE;
import static veroce.packet.ForcedField.FRAGMENT_OFFSET;
import static veroce.packet.ForcedField.HEADER_WORDS;
import static veroce.packet.ForcedField.ICRC;
import static veroce.packet.ForcedField.IP_CHECKSUM;
import static veroce.packet.ForcedField.IP_LENGTH;
import static veroce.packet.ForcedField.IP_VERSION;
import static veroce.packet.ForcedField.MORE_FRAGMENTS;
import static veroce.packet.ForcedField.OPCODE;
import static veroce.packet.ForcedField.PAD_COUNT;
import static veroce.packet.ForcedField.PROTOCOL;
import static veroce.packet.ForcedField.RESERVED_FLAG;
import static veroce.packet.ForcedField.TRANSPORT_VERSION;
import static veroce.packet.ForcedField.UDP_CHECKSUM;
import static veroce.packet.ForcedField.UDP_LENGTH;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;

/** Fills in what a builder was not told, checks the packet and writes its frame. */
final class PacketAssembly {
    private static final int SHORTEST_FRAME = 60;
    /** Room for all headers, pad and ICRC; a guess that is right for every packet of the tables. */
    private static final int MOST_HEADERS = 128;
    private static final int PROTOCOL_UDP = 17;

    private final PacketBuilder from;
    private final List<ExtensionHeader> extensions;
    private final byte[] pad;
    private final int udpLength;

    PacketAssembly(PacketBuilder from) {
        this.from = from;
        extensions = from.extensions();
        pad = from.pad == null ? new byte[-from.payload.length & 3] : from.pad;
        int length = Udp.SIZE + Bth.SIZE + from.payload.length + pad.length + Icrc.SIZE;
        for (ExtensionHeader header : extensions) {
            length += HeaderKind.of(header).size();
        }
        udpLength = length;
    }

    Packet packet() {
        Bth bth = transport();
        IpHeader ip = network();
        if (from.checked) {
            LegalPacket rules = new LegalPacket(from.format, from.isExtended());
            rules.headers(extensions);
            rules.payload(from.payload.length, from.pmtu);
            rules.transport(bth);
        }
        Ethernet ethernet = new Ethernet(from.macDestination, from.macSource,
            from.forced(ETHER_TYPE, ip.size() == IpHeader.V6.SIZE ? Ethernet.IPV6 : Ethernet.IPV4));
        VlanTag vlan = from.vlanIdentifier == null ? from.vlan
            : new VlanTag(ip.dscp() >> 3, false, from.vlanIdentifier);
        Udp udp = new Udp(from.sourcePort, from.forced(DESTINATION_PORT, from.port.number()),
            from.forced(UDP_LENGTH, udpLength), from.forced(UDP_CHECKSUM, 0));
        int payloadAt = (vlan == null ? 14 : 18) + ip.size() + udpLength - from.payload.length - pad.length - Icrc.SIZE;
        boolean carries = from.format != null && from.format.carriesPayload() && !MalformedRules.trimmed(ip);
        return new Packet(ethernet, vlan, ip, udp, from.port, bth, from.format, extensions, payloadAt,
            carries ? from.payload.length : 0);
    }

    private IpHeader network() {
        int dscp = from.dscp != null ? from.dscp : TrafficClasses.dscp(from.opcode, from.payload.length > 0);
        int ecn = from.ecn != null ? from.ecn : TrafficClasses.ecn(from.opcode);
        int trafficClass = dscp << 2 | ecn;
        if (from.source.v6()) {
            int flow = from.flowLabel != null ? from.flowLabel : from.sourcePort;
            return new IpHeader.V6(from.forced(IP_VERSION, 6), trafficClass, flow, from.forced(IP_LENGTH, udpLength),
                from.forced(PROTOCOL, PROTOCOL_UDP), from.hopLimit, from.source, from.destination);
        }
        int checksum = from.forced(IP_CHECKSUM, checksum(Headers.of(v4(trafficClass, 0)).bytes()));
        return v4(trafficClass, checksum);
    }

    private IpHeader.V4 v4(int trafficClass, int checksum) {
        return new IpHeader.V4(from.forced(IP_VERSION, 4), from.forced(HEADER_WORDS, 5), trafficClass,
            from.forced(IP_LENGTH, IpHeader.V4.SIZE + udpLength), from.identification,
            from.forced(RESERVED_FLAG, false), from.forced(DONT_FRAGMENT, true), from.forced(MORE_FRAGMENTS, false),
            from.forced(FRAGMENT_OFFSET, 0), from.hopLimit, from.forced(PROTOCOL, PROTOCOL_UDP), checksum, from.source,
            from.destination);
    }

    private static int checksum(byte[] header) {
        int sum = 0;
        for (int i = 0; i < header.length; i += 2) {
            sum += Bytes.u16(header, i);
        }
        sum = (sum & 0xffff) + (sum >> 16);
        return ~((sum & 0xffff) + (sum >> 16)) & 0xffff;
    }

    private Bth transport() {
        return new Bth(from.forced(OPCODE, from.opcode), from.solicited, from.migration,
            from.forced(PAD_COUNT, pad.length), from.forced(TRANSPORT_VERSION, 0), from.partitionKey,
            from.congestionForward, from.congestionBackward, from.reserved6,
            told(from.destQp, "DestQP", "destQp"), from.ackRequest, from.retransmission, from.reserved,
            hasNoPsn() && from.psn == null ? 0 : told(from.psn, "PSN", "psn"));
    }

    private boolean hasNoPsn() {
        return from.opcode == Opcode.CNP || from.opcode == Opcode.RTT_REQUEST || from.opcode == Opcode.RTT_RESPONSE;
    }

    private static int told(Integer value, String field, String call) {
        if (value == null) {
            throw new PacketException("BTH " + field, "was not given", "call " + call + "(0 to 16777215)");
        }
        return value;
    }

    byte[] frame() {
        Packet packet = packet();
        ByteArrayOutputStream out = new ByteArrayOutputStream(MOST_HEADERS + from.payload.length);
        for (Header header : Headers.of(packet)) {
            out.writeBytes(header.bytes());
        }
        out.writeBytes(from.payload);
        out.writeBytes(pad);
        byte[] covered = out.toByteArray();
        int icrc = from.forced(ICRC, Icrc.compute(covered, packet.ipOffset(), packet.bthOffset() - Udp.SIZE,
            covered.length));
        byte[] frame = Arrays.copyOf(covered, covered.length + Icrc.SIZE + trailing(covered.length + Icrc.SIZE));
        for (int i = 0; i < Icrc.SIZE; i++) {
            frame[covered.length + i] = (byte) (icrc >> 8 * i);
        }
        if (from.trailer != null) {
            System.arraycopy(from.trailer, 0, frame, covered.length + Icrc.SIZE, from.trailer.length);
        }
        return frame;
    }

    private int trailing(int length) {
        return from.trailer != null ? from.trailer.length : Math.max(0, SHORTEST_FRAME - length);
    }
}
