package veroce.packet;

import java.util.Arrays;

/** Fills a builder with everything that stands in a decoded frame, except for what is computed from the rest. */
final class PacketCopy {
    private PacketCopy() {}

    static PacketBuilder of(Packet packet, byte[] frame) {
        PacketBuilder copy = new PacketBuilder(packet.port(), packet.bth().opcode(), packet.format()).unchecked();
        copy.macDestination = packet.ethernet().destination();
        copy.macSource = packet.ethernet().source();
        copy.vlan = packet.vlan();
        network(copy, packet.ip());
        copy.sourcePort = packet.udp().sourcePort();
        copy.force(ForcedField.UDP_CHECKSUM, packet.udp().checksum());
        transport(copy, packet.bth());
        copy.chain = packet.extensions();
        body(copy, packet, frame);
        return copy;
    }

    private static void network(PacketBuilder copy, IpHeader ip) {
        copy.source = ip.source();
        copy.destination = ip.destination();
        copy.dscp(ip.dscp()).ecn(ip.ecn()).hopLimit(ip.hopLimit());
        switch (ip) {
            case IpHeader.V6 v6 -> copy.flowLabel(v6.flowLabel());
            case IpHeader.V4 v4 -> copy.identification(v4.identification())
                .force(ForcedField.RESERVED_FLAG, v4.reservedFlag() ? 1 : 0)
                .force(ForcedField.DONT_FRAGMENT, v4.dontFragment() ? 1 : 0);
        }
    }

    private static void transport(PacketBuilder copy, Bth bth) {
        copy.destQp(bth.destQp()).psn(bth.psn()).partitionKey(bth.partitionKey()).congestion(bth.fecn(), bth.becn());
        copy.solicited = bth.solicitedEvent();
        copy.migration = bth.migrationRequest();
        copy.ackRequest = bth.ackRequest();
        copy.retransmission = bth.retransmission();
        copy.reserved6 = bth.reserved6();
        copy.reserved = bth.reserved();
        copy.force(ForcedField.PAD_COUNT, bth.padCount());
        copy.force(ForcedField.TRANSPORT_VERSION, bth.transportVersion());
    }

    /** Payload, pad and Ethernet padding, also where the format has no payload or the frame was cut. */
    private static void body(PacketBuilder copy, Packet packet, byte[] frame) {
        int end = Math.min(packet.bthOffset() - Udp.SIZE + packet.ip().payloadLength(), frame.length);
        int bodyEnd = Math.max(end - Icrc.SIZE, packet.payloadOffset());
        int padAt = Math.max(packet.payloadOffset(), bodyEnd - packet.bth().padCount());
        copy.payload = Arrays.copyOfRange(frame, packet.payloadOffset(), padAt);
        copy.pad = Arrays.copyOfRange(frame, padAt, bodyEnd);
        copy.trailer = Arrays.copyOfRange(frame, end, frame.length);
    }
}
