package veroce.reference;

import veroce.packet.ExtensionHeader;

/** The word of our own that a probe carries and its answer brings back: slot, port, nothing. */
final class PathProbe {
    private static final int PORT_AT = 14;
    private static final int SLOT_AT = 28;
    private static final int SLOTS = 16;

    private PathProbe() {}

    /** Of a probe on this path above the first port. */
    static long context(int path) {
        return (long) (path % SLOTS) << SLOT_AT | (long) path << PORT_AT;
    }

    static int slot(ExtensionHeader.RttEth times) {
        return (int) (times.context() >> SLOT_AT);
    }
}
