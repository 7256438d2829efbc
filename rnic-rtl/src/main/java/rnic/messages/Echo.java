package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** What an acknowledgement tells of the packets that have come, if both ends have agreed on {@code cc_ext}. */
public record Echo(
    @Doc("of the newest packet, or of the first marked one since the last acknowledgement: source port above 0xC000")
    UInt path,
    @Doc("that one was marked") Bool marked,
    @Doc("the acknowledgement has waited for its timer") Bool held,
    @Doc("when the newest packet left") UInt stamp,
    @Doc("packets that have come marked, modulo 32") UInt marks,
    @Doc("the PSN before the first one and as many more as packets were accepted, modulo 4096") UInt taken
) implements Bundle<Echo> {
    public static final int MARK_BITS = 5;
    /** Bits of a count of packets: many times those of any window, so that what is behind is known from what is not. */
    public static final int TAKEN_BITS = 12;
    /** The first of the source ports. */
    private static final int PORT_TOP = 3;
    public static final Shape<Echo> SHAPE = bundle(Echo.class, uint(Departure.PATH_BITS), bool(), bool(),
        uint(Departure.STAMP_BITS), uint(MARK_BITS), uint(TAKEN_BITS));

    /** The same of another path. */
    public Echo on(UInt other) {
        return new Echo(other, marked, held, stamp, marks, taken);
    }

    /** The source port that begins 11. */
    public static UInt port(UInt path) {
        return cat(lit(PORT_TOP, 2), path);
    }

    /**
     * How many packets have come above those before an expected one. The frontier may be that of a later time than the
     * count: if it has passed what was counted, nothing is known to be above it.
     */
    public UInt beyond(UInt expected) {
        var above = taken.plus(1).minus(expected.trunc(TAKEN_BITS));
        return above.gate(above.msb().not());
    }

    /** POETH with its reserved byte. */
    public UInt word(UInt beyond) {
        return cat(held, stamp, beyond, marks);
    }
}
