package rnic.protocol;

import java.util.Arrays;
import java.util.List;

/**
 * What becomes of a received frame: the counter it increments. The constants up to {@link #RX_OK} stand in the order of
 * the rows of the table of malformed input (wire profile section 16); the first row that matches decides. Behind it
 * stand signals that have passed them all, each by its name. {@code ReceiveCheck} decides
 * the rows that the frame alone decides, {@code ReceiveCore} the others but those of the packets that acknowledge.
 */
public enum Row {
    /** Row 1: FCS error, runt or abort, as the MAC says. */
    RX_FCS,
    /** Row 2: longer than the largest frame. */
    RX_LONG,
    /** Row 3: not one of our UDP ports over IPv4 without options or IPv6. Goes to the host. */
    RX_OTHER,
    /** Row 4: IP version differs from the EtherType, or an IPv4 header of less than 5 words. */
    RX_IP_HDR,
    /** Row 5: IPv4 header checksum. */
    RX_IP_CSUM,
    /** Row 6: IPv4 fragment. */
    RX_IP_FRAG,
    /** Row 7: trimmed to less than UDP header and BTH. */
    RX_TRIM_SHORT,
    /** Row 8: trimmed, ICRC wrong, and the setting demands a right one. */
    RX_TRIM_ICRC,
    /** Row 9: trimmed on the RoCEv2 port, or a packet that is not numbered. */
    RX_TRIM_BAD,
    /** Row 10: trimmed, outside the window, already received, or at or behind a fatal packet. */
    RX_TRIM_STALE,
    /** Row 11: marked as trimmed but its payload is still there. */
    RX_TRIM_PAYLOAD,
    /** Row 12: trimmed; a Packet Drop NAK is due. */
    RX_TRIM_NAK,
    /** Row 13: the IP header promises more bytes than the frame has. */
    RX_LEN_IP,
    /** Row 14: no room for UDP header, BTH and ICRC. */
    RX_SHORT,
    /** Row 15: UDP length differs from the IP payload. */
    RX_LEN_UDP,
    /** Row 16: ICRC. */
    RX_ICRC,
    /** Row 17: transport version. */
    RX_TVER,
    /** Row 18: neither reliable connection nor signal. */
    RX_TRANSPORT,
    /** Row 19: the opcode has no format on this port. */
    RX_OPCODE,
    /** Row 20: shorter than the headers of its opcode. */
    RX_HDR_SHORT,
    /** Row 21: payload area or pad count. */
    RX_PAD,
    /** Row 22: payload on an opcode without payload. */
    RX_LEN_OP,
    /** Row 23: no such queue pair, or it is not in use. */
    RX_QPN,
    /** Row 24: the queue pair's state cannot receive it. */
    RX_QP_STATE,
    /** Row 25: partition key. */
    RX_PKEY,
    /** Row 26: the source is not the peer. */
    RX_PEER,
    /** Row 26: port or opcode is not of the queue pair's profile. */
    RX_PROFILE,
    /** Row 27: syndrome of an acknowledgement. */
    RX_AETH,
    /** Row 28: SACK of an impossible length, or for a packet that was never sent. */
    RX_SACK,
    /** Row 29: an acknowledgement overtaken by a newer one. */
    RX_ACK_STALE,
    /** Row 30: an acknowledgement of something that was never sent. */
    RX_ACK_BAD,
    /** An acknowledgement found the queue of the send window full. */
    RX_ACK_FULL,
    /** Row 31: an answer or signal that belongs to nothing. */
    RX_STRAY,
    /** Row 32: has arrived before. */
    RX_DUP,
    /** Row 33: beyond the window. */
    RX_OOR,
    /** Row 34: at or behind a packet that broke the rules. */
    RX_AFTER_ERR,
    /** Row 35: message number beyond the window, or of an earlier life of the queue pair. */
    RX_OOR_MSN,
    /** Row 36: no room for it; trimmed here, a Packet Drop NAK is due. */
    RX_TRIM_LOCAL,
    /** Row 36: no room for it; dropped without an answer. */
    RX_NOBUF,
    /** Row 37: lengths or numbers that do not fit together. */
    RX_BAD_REQ,
    /** Row 38: an operation that the queue pair does not do. */
    RX_BAD_OP,
    /** Row 39: key, protection domain, bounds or right of the remote address. */
    RX_ACCESS,
    /** Row 40: the next expected packet finds no receive WQE. */
    RX_RNR,
    /** Row 40: a later packet finds no receive WQE. */
    RX_NO_RQE,
    /** Row 40a: its receive WQE is posted but not fetched; a Packet Drop NAK is due. */
    RX_RQE_FETCH,
    /** Row 41: a Send longer than its receive WQE. */
    RX_RQE_LEN,
    /** Row 41a: key, protection domain, bounds or right of the receive WQE. */
    RX_RQE_ACCESS,
    /** Row 42: no free responder context. */
    RX_IRD,
    /** Row 43: a response that nothing asked for. */
    RX_BAD_RSP,
    /** No row: done as asked. */
    RX_OK,
    /** A congestion notification. */
    RX_CNP,
    /** An RTT Request, which is answered. */
    RX_RTT_REQUEST,
    /** A Slow-Packet signal of one of our paths. */
    RX_SLOW,
    /** RoCEv2: a packet before it is missing. */
    RX_SEQ,
    /** An RTT Response, to a NIC that asks for its paths. */
    RX_RTT_RESPONSE;

    /** Those that a NIC counts. */
    public static List<Row> of(RnicParameters parameters) {
        return Arrays.stream(values()).filter(row -> switch (row) {
            case RX_SEQ -> parameters.roce();
            case RX_RTT_RESPONSE -> parameters.congestion().isPresent();
            default -> true;
        }).toList();
    }
}
