package veroce.reference;

import veroce.packet.ExtensionHeader;

/**
 * What a packet of the ACK class says.
 *
 * @param sack           null for ACK and NAKs
 * @param retransmission of a Packet Drop NAK: copied from the packet that was dropped
 * @param toResponses    it answers the space of responses
 */
record Answer(int psn, int syndrome, int msn, int order, ExtensionHeader.SackEth sack, boolean becn,
              boolean retransmission, boolean toResponses) {
    /** POETH of answers that tell no packet order. */
    static final int NO_ORDER = 0xff_ffff;
}
