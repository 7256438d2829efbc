package rnic.protocol;

/** Packets of the ACK class that a receiver sends (wire profile section 9). */
public enum AnswerKind {
    /** Everything up to a PSN has arrived. */
    ACK,
    /** The same, and which packets of those behind have arrived. */
    SACK,
    /** No receive WQE for the next packet. */
    RNR_NAK,
    /** The next packet broke the rules. */
    NAK,
    /** A packet lost its payload on the way. */
    DROP_NAK,
    /** Not of the ACK class: the answer to an RTT Request. */
    RTT_RESPONSE,
    /** Not of the ACK class either: asks for an RTT Response, of a NIC whose paths learn. */
    RTT_REQUEST,
    /** Nor these: a congestion notification, which has BECN, or a Slow-Packet signal. */
    SIGNAL
}
