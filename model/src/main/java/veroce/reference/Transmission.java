package veroce.reference;

/**
 * One transmission of one packet.
 *
 * @param emptied a response packet that was sent before and whose bytes may not be read any more: it carries none
 */
record Transmission(Message message, int psn, boolean retransmission, boolean ackRequest, int path, boolean emptied) {
    int order() {
        return message.order(psn);
    }

    Transmission withoutBytes() {
        return new Transmission(message, psn, retransmission, ackRequest, path, true);
    }
}
