package hdl.sim;

import java.lang.foreign.MemorySegment;

/** An engine that runs many prepared cycles in one call. */
public interface RowRunner {
    /**
     * For each row: takes the inputs, does what the event word says ({@link RowLayout}), and stores the outputs.
     *
     * @return rows made; fewer when a claim failed
     */
    long run(RowLayout layout, MemorySegment inputs, MemorySegment outputs, long rows);
}
