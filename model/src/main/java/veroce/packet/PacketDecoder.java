package veroce.packet;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads the headers of a frame by the rules of the wire profile, checks the ICRC and says which counter the frame
 * increments. Written from the document, not from the hardware, and so able to judge it. Accepts any bytes.
 */
public final class PacketDecoder {
    private static final int ETHERNET_SIZE = 14;
    private static final int VLAN_SIZE = 4;

    private final byte[] frame;
    private Ethernet ethernet;
    private VlanTag vlan;
    private IpHeader ip;
    private int ipAt;

    private PacketDecoder(byte[] frame) {
        this.frame = frame;
    }

    /** Decodes a whole frame without preamble and FCS; Ethernet padding at its end is allowed. */
    public static DecodedFrame decode(byte[] frame) {
        return new PacketDecoder(frame).decode();
    }

    private DecodedFrame decode() {
        readEthernet();
        readIp();
        WirePort port = port();
        Disposition early = MalformedRules.beforeTransport(frame, ipAt, ip, port);
        if (port == null || early != Disposition.RX_OK) {
            Packet packet = new Packet(ethernet, vlan, ip, udp(), port, null, null, List.of(), 0, 0);
            return new DecodedFrame(packet, IcrcVerdict.NONE, early);
        }
        int end = Math.min(udpAt() + ip.payloadLength(), frame.length);
        Packet packet = transport(port, end);
        IcrcVerdict icrc = icrc(end);
        return new DecodedFrame(packet, icrc, MalformedRules.disposition(frame, packet, icrc));
    }

    private void readEthernet() {
        if (frame.length < ETHERNET_SIZE) {
            return;
        }
        int etherType = Bytes.u16(frame, 12);
        ipAt = ETHERNET_SIZE;
        if (etherType == Ethernet.VLAN && frame.length >= ETHERNET_SIZE + VLAN_SIZE) {
            int tag = Bytes.u16(frame, 14);
            vlan = new VlanTag(tag >> 13, (tag & 0x1000) != 0, tag & 0xfff);
            etherType = Bytes.u16(frame, 16);
            ipAt += VLAN_SIZE;
        }
        ethernet = new Ethernet(Bytes.u48(frame, 0), Bytes.u48(frame, 6), etherType);
    }

    private void readIp() {
        int etherType = ethernet == null ? 0 : ethernet.etherType();
        if (etherType == Ethernet.IPV4 && frame.length >= ipAt + IpHeader.V4.SIZE) {
            ip = IpHeader.V4.read(frame, ipAt);
        } else if (etherType == Ethernet.IPV6 && frame.length >= ipAt + IpHeader.V6.SIZE) {
            ip = IpHeader.V6.read(frame, ipAt);
        }
    }

    private int udpAt() {
        return ipAt + ip.size();
    }

    /** The RDMA port the frame is for, or null: the condition of row 3 of the malformed-input table. */
    private WirePort port() {
        boolean options = ip instanceof IpHeader.V4 v4 && v4.headerWords() > 5;
        if (ip == null || options || ip.protocol() != 17 || frame.length < udpAt() + 4) {
            return null;
        }
        return WirePort.of(Bytes.u16(frame, udpAt() + 2));
    }

    private Udp udp() {
        boolean whole = ip != null && ip.protocol() == 17 && frame.length >= udpAt() + Udp.SIZE;
        return whole ? Udp.read(frame, udpAt()) : null;
    }

    /** A frame that ends before its IP packet does has lost its ICRC, whatever its last bytes are. */
    private IcrcVerdict icrc(int end) {
        if (end - udpAt() < ip.payloadLength() || end - udpAt() < Udp.SIZE + Bth.SIZE + Icrc.SIZE) {
            return IcrcVerdict.BAD;
        }
        int last = end - Icrc.SIZE;
        return Icrc.compute(frame, ipAt, udpAt(), last) == Icrc.read(frame, last) ? IcrcVerdict.GOOD : IcrcVerdict.BAD;
    }

    private Packet transport(WirePort port, int end) {
        int at = udpAt() + Udp.SIZE;
        if (end < at + Bth.SIZE) {
            return new Packet(ethernet, vlan, ip, udp(), port, null, null, List.of(), 0, 0);
        }
        Bth bth = Bth.read(frame, at);
        OpcodeFormat format = Opcodes.find(port, bth.opcode());
        at += Bth.SIZE;
        List<ExtensionHeader> extensions = new ArrayList<>();
        if (format != null) {
            for (HeaderKind kind : format.headers()) {
                if (at + kind.size() > end - Icrc.SIZE) {
                    break;
                }
                extensions.add(kind.read(frame, at));
                at += kind.size();
            }
        }
        boolean payload = format != null && format.carriesPayload() && !MalformedRules.trimmed(ip);
        int length = payload ? Math.max(0, end - Icrc.SIZE - bth.padCount() - at) : 0;
        return new Packet(ethernet, vlan, ip, udp(), port, bth, format, extensions, at, length);
    }
}
