package veroce.reference;

import veroce.packet.DropCause;
import veroce.packet.Echo;
import veroce.packet.ExtensionHeader;
import veroce.packet.Packet;

/**
 * A packet of the ACK class as it came.
 *
 * @param sack     null for ACK and NAKs
 * @param port     UDP source port above the first
 * @param becn     the packet that the port names was marked, or one of those since the last acknowledgement
 * @param cause    of a Packet Drop NAK, if the ends have agreed that it is told
 * @param order    an {@link Echo} in an ACK or SACK, if the ends have agreed on it
 */
public record Acknowledgement(int psn, int syndrome, int msn, ExtensionHeader.SackEth sack, boolean retransmission,
                              int port, boolean becn, DropCause cause, ExtensionHeader.PoEth order) {
    /** One that tells nothing of congestion. */
    public Acknowledgement(int psn, int syndrome, int msn, ExtensionHeader.SackEth sack, boolean retransmission) {
        this(psn, syndrome, msn, sack, retransmission, 0, false, DropCause.FABRIC, null);
    }

    static Acknowledgement of(Packet packet) {
        ExtensionHeader.Aeth aeth = packet.extension(ExtensionHeader.Aeth.class);
        return new Acknowledgement(packet.bth().psn(), aeth.syndrome(), aeth.msn(),
            packet.extension(ExtensionHeader.SackEth.class), packet.bth().retransmission(),
            packet.udp().path(), packet.bth().becn(), DropCause.of(packet.bth()),
            packet.extension(ExtensionHeader.PoEth.class));
    }

    boolean isAck() {
        return syndrome >> 5 == 0;
    }

    /** The peer has no receive request for the packet that is named. */
    public boolean isRnr() {
        return syndrome >> 5 == 1;
    }
}
