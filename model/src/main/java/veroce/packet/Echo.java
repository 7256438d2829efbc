package veroce.packet;

/**
 * What an acknowledgement tells of the packets that have come, in the 32 bits of its POETH, if both ends have agreed on
 * {@code cc_ext}. The packet that it is about is named by the UDP source port, which is copied, and BECN tells whether
 * that one was marked.
 *
 * @param held    the acknowledgement has waited for its timer: the stamp is old by that
 * @param stamp   of the newest packet: when it left, in sixteenths of a microsecond modulo 2^14
 * @param beyond  packets that have come above the PSN that is acknowledged, 12 bits
 * @param marked  packets that have come marked, modulo 32
 */
public record Echo(boolean held, int stamp, int beyond, int marked) {
    private static final int COUNTS = 1 << 12;
    private static final int MARKS = 1 << 5;

    ExtensionHeader.PoEth header() {
        int word = (held ? 1 << 31 : 0) | stamp << 17 | beyond % COUNTS << 5 | marked % MARKS;
        return new ExtensionHeader.PoEth(word >>> 24, word & 0xff_ffff);
    }

    /** As the header has it. */
    public static Echo of(ExtensionHeader.PoEth header) {
        int word = header.reserved() << 24 | header.packetOrder();
        return new Echo(word < 0, word >> 17 & 0x3fff, word >> 5 & COUNTS - 1, word & MARKS - 1);
    }

    /** The stamp of a packet with a PSN. */
    public static int stamp(Packet packet) {
        return packet.extension(ExtensionHeader.MsnEth.class).reserved() << 6 | packet.bth().reserved();
    }
}
