package hdl.sim;

import hdl.ir.Port;
import java.lang.foreign.MemorySegment;

/** An engine that knows unknown bits. */
public interface FourState {
    /** One bit per bit of the port, laid out as its value: 1 where the value is unknown (X or Z). */
    MemorySegment unknown(Port port);

    /**
     * How many unknown bits its outputs have shown so far, over all answers and rows: 0 when every comparison was
     * exact.
     */
    long unknownBits();
}
