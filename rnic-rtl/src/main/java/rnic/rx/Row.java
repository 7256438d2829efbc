package rnic.rx;

/**
 * What becomes of a received frame: the counter it increments. The constants stand in the order of the rows of the
 * table of malformed input (wire profile section 16); the first row that matches decides. Rows that need the state of a
 * queue pair come behind RX_OK and are not decided here.
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
    /** No row: the packet goes on to its queue pair. */
    RX_OK
}
