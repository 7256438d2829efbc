package hdl;

import hdl.ir.ClockDef;
import hdl.ir.Node;
import hdl.ir.Site;
import java.util.Optional;

/**
 * A port of a memory that reads and writes, one word at a time: what is read is the word that is written, at the same
 * address. A block RAM has two of them. Both are in one clock.
 *
 * @param <T> one word
 */
public final class MemoryPort<T extends Data<T>> {
    private final Memory<T> memory;
    private final UInt address;
    private final Bool enable;
    private final ClockDef clock;
    private final int number;
    private boolean reads;
    private boolean writes;

    MemoryPort(Memory<T> memory, UInt address, Bool enable, ClockDef clock, int number) {
        this.memory = memory;
        this.address = address;
        this.enable = enable;
        this.clock = clock;
        this.number = number;
    }

    /** The word, as many edges later as the memory says; it holds while the port is not enabled. */
    public T read() {
        var site = CallSite.capture();
        once(reads, "reads", "use the word that it read", site.site());
        reads = true;
        return memory.typed(memory.port(address, enableNode(), 1, memory.latency(), clock, number, site));
    }

    /** The word becomes this where the port is enabled and the whens around are 1. */
    public void write(T data) {
        write(data, Optional.empty(), CallSite.capture().site());
    }

    /** Only the lanes whose mask bit is 1; the mask divides the word evenly, bit 0 is the least significant lane. */
    public void write(T data, UInt mask) {
        var site = CallSite.capture().site();
        write(data, Optional.of(memory.lanes(mask, site)), site);
    }

    private void write(T data, Optional<Node> mask, Site site) {
        once(writes, "writes", "choose what it writes with mux", site);
        writes = true;
        if (enable == null) {
            memory.written(address, data, mask, clock, number, site);
        } else {
            When.of(enable, () -> memory.written(address, data, mask, clock, number, site));
        }
    }

    private Node enableNode() {
        return enable == null ? null : Build.current().use(enable.node());
    }

    private void once(boolean done, String word, String remedy, Site site) {
        if (done) {
            throw new HdlException(site, "HDL516", "this port of " + memory.quoted() + " " + word + " already; "
                + remedy + ", or take another port");
        }
    }
}
