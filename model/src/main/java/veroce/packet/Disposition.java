package veroce.packet;

import java.util.Locale;

/**
 * The counter that a frame increments: {@code rx_ok}, or the first matching row of the malformed-input table that
 * can be decided from the frame alone (no queue pair state). The order of the constants is that of the rows.
 */
public enum Disposition {
    RX_OK, RX_LONG, RX_OTHER, RX_IP_HDR, RX_IP_CSUM, RX_IP_FRAG, RX_TRIM_SHORT, RX_TRIM_ICRC, RX_TRIM_BAD,
    RX_TRIM_PAYLOAD, RX_TRIM_NAK, RX_LEN_IP, RX_SHORT, RX_LEN_UDP, RX_ICRC, RX_TVER, RX_TRANSPORT, RX_OPCODE,
    RX_HDR_SHORT, RX_PAD, RX_LEN_OP;

    /** The name of the counter, e.g. {@code rx_icrc}. */
    public String counter() {
        return name().toLowerCase(Locale.ROOT);
    }
}
