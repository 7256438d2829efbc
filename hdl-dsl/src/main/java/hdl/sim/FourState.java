package hdl.sim;

import hdl.ir.Port;
import java.lang.foreign.MemorySegment;

/** An engine that knows unknown bits. */
public interface FourState {
    /** One bit per bit of the port, laid out as its value: 1 where the value is unknown (X or Z). */
    MemorySegment unknown(Port port);
}
