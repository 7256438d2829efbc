package rnic.memory;

import static hdl.Hdl.*;

import hdl.*;

/** Consecutive beats of host memory that move together; as AXI4 demands, none crosses a 4 KiB boundary. */
public record Burst(
    @Doc("of the first beat: a multiple of the bytes of a beat") UInt address,
    @Doc("beats less one") UInt length
) implements Bundle<Burst> {
    /** Bytes of the page that a burst does not leave. */
    public static final int PAGE = 4096;
    public static final Shape<Burst> SHAPE =
        bundle(Burst.class, uint(64), uint(8));
}
