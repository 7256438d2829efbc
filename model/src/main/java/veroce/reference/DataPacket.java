package veroce.reference;

import veroce.endpoint.Operation;
import veroce.packet.ExtensionHeader;
import veroce.packet.Opcode;
import veroce.packet.OpcodeFormat.Payload;
import veroce.packet.Packet;
import veroce.packet.TrafficClasses;

/**
 * A packet that takes a PSN, as the receiver sees it.
 *
 * @param operation null for one that is not known here: atomics, Send with Invalidate; and in responses
 * @param order     PO; 0 in First and Only packets
 * @param rqMsn     -1 if the packet has none
 * @param reth      null in Sends and responses
 * @param aeth      null in requests
 */
record DataPacket(Operation operation, Payload position, int psn, int msn, int order, int rqMsn,
                  ExtensionHeader.Reth reth, ExtensionHeader.Aeth aeth, int immediate, boolean solicited,
                  boolean ackRequest, boolean retransmission, boolean congested, byte[] frame, int offset, int length) {

    static DataPacket of(Packet packet, byte[] frame) {
        ExtensionHeader.PoEth order = packet.extension(ExtensionHeader.PoEth.class);
        ExtensionHeader.RqEth receive = packet.extension(ExtensionHeader.RqEth.class);
        ExtensionHeader.ImmDt immediate = packet.extension(ExtensionHeader.ImmDt.class);
        return new DataPacket(operation(packet.bth().opcode()), packet.format().payload(), packet.bth().psn(),
            packet.extension(ExtensionHeader.MsnEth.class).msn(), order == null ? 0 : order.packetOrder(),
            receive == null ? -1 : receive.rqMsn(), packet.extension(ExtensionHeader.Reth.class),
            packet.extension(ExtensionHeader.Aeth.class),
            immediate == null ? 0 : (int) immediate.data(), packet.bth().solicitedEvent(), packet.bth().ackRequest(),
            packet.bth().retransmission(), packet.ip().ecn() == TrafficClasses.CONGESTION_EXPERIENCED, frame,
            packet.payloadOffset(), packet.payloadLength());
    }

    private static Operation operation(int opcode) {
        return switch (opcode) {
            case Opcode.SEND_FIRST, Opcode.SEND_MIDDLE, Opcode.SEND_LAST, Opcode.SEND_ONLY -> Operation.SEND;
            case Opcode.SEND_LAST_IMM, Opcode.SEND_ONLY_IMM -> Operation.SEND_IMMEDIATE;
            case Opcode.WRITE_FIRST, Opcode.WRITE_MIDDLE, Opcode.WRITE_LAST, Opcode.WRITE_ONLY -> Operation.WRITE;
            case Opcode.WRITE_LAST_IMM, Opcode.WRITE_ONLY_IMM -> Operation.WRITE_IMMEDIATE;
            case Opcode.READ_REQUEST -> Operation.READ;
            default -> null;
        };
    }

    boolean endsMessage() {
        return position != Payload.FIRST && position != Payload.MIDDLE;
    }

    /** Whether it belongs to the space of responses. */
    boolean isResponse() {
        return aeth != null;
    }

    boolean isSend() {
        return operation != null && operation.isSend();
    }

    /** MSN of the request that a response answers. */
    int answeredMsn() {
        return aeth.msn();
    }

    int syndrome() {
        return aeth.syndrome();
    }

    /** Where the payload begins inside its message. */
    long start(int pmtu) {
        return (long) order * pmtu;
    }

    /** Bytes of the message up to and with this packet. */
    long end(int pmtu) {
        return start(pmtu) + length;
    }
}
