package hdl.sim;

import hdl.ir.Port;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.List;

/**
 * What an engine gives to a simulation: ports as memory, and time. Not thread-safe; opened, used and closed on one
 * thread.
 */
public interface Backend extends AutoCloseable {
    /**
     * Where the value of a data port of the top lives. Little-endian, unused upper bits 0. Behind it there is memory
     * that may be read, up to the next multiple of 8 bytes from its start.
     */
    MemorySegment segment(Port port);

    /**
     * Bytes of storage of the port: 1, 2, 4, 8 or a multiple of 4 above (words of 32 bits, least significant first).
     */
    int bytes(Port port);

    /** The words of a signal inside, least significant first. */
    long[] peek(String path);

    /** Drives the reset of clock i (order of {@code ModuleDef.clocks()}). */
    void reset(int clock, boolean active);

    /** Combinational logic follows the inputs. */
    void settle();

    /**
     * One event: rising edges of all clocks in the mask at once (every register samples before any changes), then
     * settle.
     */
    void edges(long clockMask);

    /** {@code n} times {@code edges(1L << clock)}, without leaving the engine. */
    void step(int clock, long n);

    /**
     * Steps until the port (at most 64 bits) has the value after an edge; returns the number of edges made, at most the
     * limit.
     */
    long stepUntil(int clock, Port port, long value, long limit);

    /** Has some outputs watched together. */
    default Watcher watcher(List<Port> outputs) {
        return new ComparingWatcher(this, outputs);
    }

    /** The first claim that was false, or null. */
    ClaimFailure failure();

    /** Starts recording every later event into a file of waves. */
    void waves(Path file);

    /** Picoseconds of the event about to happen, for waves. */
    void time(long picoseconds);

    @Override void close();
}
