package veroce.reference;

import veroce.packet.ExtensionHeader;
import veroce.packet.Packet;

/** A packet of the ACK class as it came; {@code sack} is null for ACK and NAKs. */
public record Acknowledgement(int psn, int syndrome, int msn, ExtensionHeader.SackEth sack, boolean retransmission) {
    static Acknowledgement of(Packet packet) {
        ExtensionHeader.Aeth aeth = packet.extension(ExtensionHeader.Aeth.class);
        return new Acknowledgement(packet.bth().psn(), aeth.syndrome(), aeth.msn(),
            packet.extension(ExtensionHeader.SackEth.class), packet.bth().retransmission());
    }

    boolean isAck() {
        return syndrome >> 5 == 0;
    }

    /** The peer has no receive request for the packet that is named. */
    public boolean isRnr() {
        return syndrome >> 5 == 1;
    }
}
