package veroce.packet;

import java.util.List;

/**
 * The headers found in a frame. A layer that is not there, or not whole, is null.
 *
 * @param extensions    the extension headers in wire order, as many as lie whole inside the packet
 * @param format        the row of the packet tables that the opcode selects, null for an unknown opcode
 * @param payloadOffset frame offset of the first payload byte; meaningful if the frame is well formed
 * @param payloadLength bytes of payload without pad
 */
public record Packet(Ethernet ethernet, VlanTag vlan, IpHeader ip, Udp udp, WirePort port, Bth bth,
                     OpcodeFormat format, List<ExtensionHeader> extensions, int payloadOffset, int payloadLength) {

    public Packet {
        extensions = List.copyOf(extensions);
    }

    /** The extension header of a kind, or null. No format has the same kind twice. */
    public <T extends ExtensionHeader> T extension(Class<T> kind) {
        for (ExtensionHeader header : extensions) {
            if (kind.isInstance(header)) {
                return kind.cast(header);
            }
        }
        return null;
    }

    /** Frame offset of the IP header. */
    public int ipOffset() {
        return vlan == null ? 14 : 18;
    }

    /** Frame offset of the base transport header; there is one only if {@link #port} is not null. */
    public int bthOffset() {
        return ipOffset() + ip.size() + Udp.SIZE;
    }

    /** True for a trimmed packet, recognised by its DSCP alone. */
    public boolean trimmed() {
        return ip != null && MalformedRules.trimmed(ip);
    }

    /**
     * How many numbers of its space the packet occupies: one, none if it is not numbered, and for a Read Request of
     * RoCEv2 as many as its response has packets.
     */
    public long psnCount(int pmtu) {
        if (format == null || !format.consumesPsn()) {
            return 0;
        }
        if (port == WirePort.ROCE_V2 && format.opcode() == Opcode.READ_REQUEST) {
            ExtensionHeader.Reth reth = extension(ExtensionHeader.Reth.class);
            return reth == null ? 1 : Math.max(1, (reth.dmaLength() + pmtu - 1) / pmtu);
        }
        return 1;
    }
}
