package veroce.reference;

/** One transmission of one packet. */
record Transmission(Message message, int psn, boolean retransmission, boolean ackRequest, int path) {
    int order() {
        return message.order(psn);
    }
}
