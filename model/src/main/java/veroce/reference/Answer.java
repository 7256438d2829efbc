package veroce.reference;

import veroce.packet.DropCause;
import veroce.packet.Echo;
import veroce.packet.ExtensionHeader;

/**
 * What a packet of the ACK class says.
 *
 * @param sack           null for ACK and NAKs
 * @param retransmission of a Packet Drop NAK: copied from the packet that was dropped
 * @param toResponses    it answers the space of responses
 * @param echo           instead of the order, or null
 * @param port           UDP source port above the first that it is sent with, or {@link #ANY_PORT}
 * @param cause          of a Packet Drop NAK, or null if that is not told
 */
record Answer(int psn, int syndrome, int msn, int order, ExtensionHeader.SackEth sack, boolean becn,
              boolean retransmission, boolean toResponses, Echo echo, int port, DropCause cause) {
    /** POETH of answers that tell no packet order. */
    static final int NO_ORDER = 0xff_ffff;
    static final int ANY_PORT = -1;

    /** One that tells nothing of congestion but BECN. */
    Answer(int psn, int syndrome, int msn, int order, ExtensionHeader.SackEth sack, boolean becn, boolean retransmission,
           boolean toResponses) {
        this(psn, syndrome, msn, order, sack, becn, retransmission, toResponses, null, ANY_PORT, null);
    }

    /** The same between ends that have agreed to tell more. */
    Answer telling(Echo more, int from, DropCause why) {
        return new Answer(psn, syndrome, msn, order, sack, becn, retransmission, toResponses, more, from, why);
    }
}
