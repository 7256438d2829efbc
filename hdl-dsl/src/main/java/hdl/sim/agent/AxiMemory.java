package hdl.sim.agent;

import hdl.lib.axi.Axi4;
import hdl.sim.Simulation;
import java.util.function.LongPredicate;

/**
 * A memory at the subordinate's end of an AXI4 bus. It answers as late and in as many orders as it is told to, and
 * refuses what AXI4 forbids a manager (HDL813): bursts across a border of 4 KiB, a wlast in the wrong beat, strobes
 * outside of a beat. What was written can be read once its answer has been shown. Exclusive accesses are answered like
 * others.
 */
public final class AxiMemory {
    public static final int OKAY = 0;
    public static final int SUBORDINATE_ERROR = 2;

    private final SparseMemory memory;
    private final AxiTiming timing = new AxiTiming();
    private final AxiReads reads;
    private final AxiWrites writes;

    /** An empty memory that answers at once, between identifiers in any order. */
    public AxiMemory(Simulation<?> dut, Axi4 bus) {
        this(dut, bus, new SparseMemory());
    }

    /** As above, over bytes that others may share. */
    public AxiMemory(Simulation<?> dut, Axi4 bus, SparseMemory memory) {
        this.memory = memory;
        var rules = new AxiRules(dut, bus);
        reads = dut.add(new AxiReads(dut, bus, rules, memory, timing));
        writes = dut.add(new AxiWrites(dut, bus, rules, memory, timing));
    }

    /** Pauses on every channel with this probability, cycle by cycle. */
    public AxiMemory stall(double probability) {
        timing.stall = probability;
        return this;
    }

    /** Cycles from the last beat of a request to the first of its answer; each burst draws its own. */
    public AxiMemory latency(int shortest, int longest) {
        if (shortest < 1 || longest < shortest) {
            throw new IllegalArgumentException("latency of " + shortest + " to " + longest + " cycles: at least 1");
        }
        timing.shortest = shortest;
        timing.longest = longest;
        return this;
    }

    /** Answers each direction in the order of its requests, as if all had one identifier. */
    public AxiMemory inOrder() {
        timing.inOrder = true;
        return this;
    }

    /** Mixes the beats of reads with different identifiers, as AXI4 allows. */
    public AxiMemory interleaved() {
        timing.interleaved = true;
        return this;
    }

    /** Takes no more requests of a direction while so many are unanswered; 16 unless said. */
    public AxiMemory outstanding(int bursts) {
        timing.outstanding = bursts;
        return this;
    }

    /** Bursts that begin at such an address are answered with a subordinate's error, and write nothing. */
    public AxiMemory refuse(LongPredicate addresses) {
        timing.refused = addresses;
        return this;
    }

    public SparseMemory bytes() {
        return memory;
    }

    /** Bursts requested so far. */
    public long reads() {
        return reads.bursts();
    }

    /** Bursts requested so far. */
    public long writes() {
        return writes.bursts();
    }

    /** True when everything that was requested has been answered. */
    public boolean isIdle() {
        return reads.isIdle() && writes.isIdle();
    }
}
