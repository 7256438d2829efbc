package veroce.reference;

import veroce.packet.ExtensionHeader;
import veroce.packet.ExtensionHeader.Reth;
import veroce.packet.OpcodeFormat.Payload;
import veroce.packet.Packet;

/**
 * What RoCEv2 says only in the first packet of a message: it makes each request packet one of the veRoCE profile, which
 * says everything by itself, so that the same rules judge both.
 */
final class RoceStream {
    private final int pmtu;
    /** Packets of the message that is begun; 0 if none is. */
    private int order;
    private boolean isSend;
    private Reth reth;

    RoceStream(int pmtu) {
        this.pmtu = pmtu;
    }

    /** Whether a packet may follow those before it: row 37, the sequence of First, Middle and Last. */
    boolean fits(Packet packet) {
        Payload position = packet.format().payload();
        boolean goesOn = position == Payload.MIDDLE || position == Payload.LAST;
        return goesOn == order > 0 && (!goesOn || isSend == isSend(packet));
    }

    /** The packet that says the same; changes nothing. Without meaning if it does not fit. */
    DataPacket complete(Packet packet, byte[] frame, int msn, int receive) {
        Reth own = packet.extension(Reth.class);
        boolean middle = order > 0 && own == null && reth != null;
        Reth full = middle ? new Reth(reth.virtualAddress() + (long) order * pmtu, reth.key(), reth.dmaLength()) : own;
        boolean receives = isSend(packet) || packet.extension(ExtensionHeader.ImmDt.class) != null;
        return DataPacket.roce(packet, frame, msn, order, receives ? receive : -1, full);
    }

    private static boolean isSend(Packet packet) {
        return DataPacket.operation(packet.bth().opcode()).isSend();
    }

    /** A packet was taken. */
    void taken(DataPacket packet) {
        order = packet.endsMessage() ? 0 : order + 1;
        if (order == 1) {
            isSend = packet.isSend();
            reth = packet.reth();
        }
    }
}
