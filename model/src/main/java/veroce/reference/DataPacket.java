package veroce.reference;

import veroce.endpoint.Operation;
import veroce.packet.Echo;
import veroce.packet.ExtensionHeader;
import veroce.packet.Opcode;
import veroce.packet.OpcodeFormat.Payload;
import veroce.packet.Packet;
import veroce.packet.TrafficClasses;

/**
 * A packet that takes a PSN, as the receiver sees it.
 *
 * @param operation null in responses
 * @param order     PO; 0 in First and Only packets
 * @param rqMsn     -1 if the packet has none
 * @param reth      null in Sends, atomics and responses
 * @param atomic    null in all but atomics
 * @param aeth      null in requests
 * @param word      immediate data, or the key that a Send with Invalidate withdraws; else 0
 * @param port      UDP source port above the first
 * @param stamp     when it left, if the ends have agreed that packets tell it
 * @param frame     that the payload is in, from {@code offset} on; of an atomic response the payload is the value as
 *                  it lies in memory
 */
record DataPacket(Operation operation, Payload position, int psn, int msn, int order, int rqMsn,
                  ExtensionHeader.Reth reth, ExtensionHeader.AtomicEth atomic, ExtensionHeader.Aeth aeth, int word,
                  boolean solicited, boolean ackRequest, boolean retransmission, boolean congested, int port,
                  int stamp, byte[] frame, int offset, int length) {

    /**
     * A request of RoCEv2 as the packet of the veRoCE profile that says the same: what packets in the middle of a
     * message leave out is told by the one who has seen its beginning.
     */
    static DataPacket roce(Packet packet, byte[] frame, int msn, int order, int rqMsn, ExtensionHeader.Reth reth) {
        return new DataPacket(operation(packet.bth().opcode()), packet.format().payload(), packet.bth().psn(), msn,
            order, rqMsn, reth, packet.extension(ExtensionHeader.AtomicEth.class), null, word(packet),
            packet.bth().solicitedEvent(), packet.bth().ackRequest(), false,
            packet.ip().ecn() == TrafficClasses.CONGESTION_EXPERIENCED, packet.udp().path(), 0, frame,
            packet.payloadOffset(), packet.payloadLength());
    }

    static DataPacket of(Packet packet, byte[] frame) {
        ExtensionHeader.PoEth order = packet.extension(ExtensionHeader.PoEth.class);
        ExtensionHeader.RqEth receive = packet.extension(ExtensionHeader.RqEth.class);
        ExtensionHeader.AtomicAckEth result = packet.extension(ExtensionHeader.AtomicAckEth.class);
        byte[] bytes = result == null ? frame : AtomicUnit.bytes(result.original());
        return new DataPacket(operation(packet.bth().opcode()), packet.format().payload(), packet.bth().psn(),
            packet.extension(ExtensionHeader.MsnEth.class).msn(), order == null ? 0 : order.packetOrder(),
            receive == null ? -1 : receive.rqMsn(), packet.extension(ExtensionHeader.Reth.class),
            packet.extension(ExtensionHeader.AtomicEth.class), packet.extension(ExtensionHeader.Aeth.class),
            word(packet), packet.bth().solicitedEvent(), packet.bth().ackRequest(), packet.bth().retransmission(),
            packet.ip().ecn() == TrafficClasses.CONGESTION_EXPERIENCED,
            packet.udp().path(), Echo.stamp(packet), bytes,
            result == null ? packet.payloadOffset() : 0, result == null ? packet.payloadLength() : bytes.length);
    }

    private static int word(Packet packet) {
        ExtensionHeader.ImmDt immediate = packet.extension(ExtensionHeader.ImmDt.class);
        ExtensionHeader.Ieth invalidate = packet.extension(ExtensionHeader.Ieth.class);
        return immediate != null ? (int) immediate.data() : invalidate != null ? (int) invalidate.key() : 0;
    }

    static Operation operation(int opcode) {
        return switch (opcode) {
            case Opcode.SEND_FIRST, Opcode.SEND_MIDDLE, Opcode.SEND_LAST, Opcode.SEND_ONLY -> Operation.SEND;
            case Opcode.SEND_LAST_IMM, Opcode.SEND_ONLY_IMM -> Operation.SEND_IMMEDIATE;
            case Opcode.WRITE_FIRST, Opcode.WRITE_MIDDLE, Opcode.WRITE_LAST, Opcode.WRITE_ONLY -> Operation.WRITE;
            case Opcode.WRITE_LAST_IMM, Opcode.WRITE_ONLY_IMM -> Operation.WRITE_IMMEDIATE;
            case Opcode.READ_REQUEST -> Operation.READ;
            case Opcode.CMP_SWAP -> Operation.CMP_SWAP;
            case Opcode.FETCH_ADD -> Operation.FETCH_ADD;
            case Opcode.SEND_LAST_INV, Opcode.SEND_ONLY_INV -> Operation.SEND_INVALIDATE;
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
