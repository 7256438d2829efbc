package hdl.sim.agent;

import hdl.lib.Stream;
import hdl.lib.axi.Axi4;
import hdl.sim.Simulation;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongPredicate;

/**
 * A memory at the subordinate's end of an AXI4 bus, of half a bus, or of a port that means the same with fewer signals.
 * It answers as late and in as many orders as it is told to, and refuses what AXI4 forbids a manager (HDL813): bursts
 * across a border of 4 KiB, a wlast in the wrong beat, strobes outside of a beat. What was written can be read once its
 * answer has been shown. Exclusive accesses are answered like others.
 */
public final class AxiMemory {
    public static final int OKAY = 0;
    public static final int SUBORDINATE_ERROR = 2;

    /** A beat that is read; the component names are those of AXI4. */
    public record ReadBeat(long id, long[] data, int resp, boolean last) {}

    /** A beat to be written, a strobe per byte. */
    public record WriteBeat(long[] data, long[] strb, boolean last) {}

    /** The answer to a write. */
    public record Written(long id, int resp) {}

    private final SparseMemory memory;
    private final AxiTiming timing = new AxiTiming();
    private Optional<AxiReads> reads = Optional.empty();
    private Optional<AxiWrites> writes = Optional.empty();

    /** An empty memory that answers at once, between identifiers in any order. */
    public AxiMemory(Simulation<?> dut, Axi4 bus) {
        this(dut, bus, new SparseMemory());
    }

    /** As above, over bytes that others may share. */
    public AxiMemory(Simulation<?> dut, Axi4 bus, SparseMemory memory) {
        this(memory);
        read(dut, bus.ar(), bus.r());
        write(dut, bus.aw(), bus.w(), bus.b());
    }

    private AxiMemory(SparseMemory memory) {
        this.memory = memory;
    }

    /** A memory that is only read, of the two channels for it. */
    public static AxiMemory reading(Simulation<?> dut, Stream<Axi4.Address> ar, Stream<Axi4.ReadData> r,
                                    SparseMemory memory) {
        return new AxiMemory(memory).read(dut, ar, r);
    }

    /** As above, of a port that means the same; a beat of it has so many bytes. */
    public static AxiMemory reading(Simulation<?> dut, int bytes, Incoming<AxiBurst> requests,
                                    Outgoing<ReadBeat> beats, SparseMemory memory) {
        return new AxiMemory(memory).read(dut, bytes, requests, beats);
    }

    /** A memory that is only written, of the three channels for it. */
    public static AxiMemory writing(Simulation<?> dut, Stream<Axi4.Address> aw, Stream<Axi4.WriteData> w,
                                    Stream<Axi4.WriteResponse> b, SparseMemory memory) {
        return new AxiMemory(memory).write(dut, aw, w, b);
    }

    /** As above, of a port that means the same; a beat of it has so many bytes. */
    public static AxiMemory writing(Simulation<?> dut, int bytes, Incoming<AxiBurst> requests,
                                    Incoming<WriteBeat> beats, Outgoing<Written> answers, SparseMemory memory) {
        return new AxiMemory(memory).write(dut, bytes, requests, beats, answers);
    }

    private AxiMemory read(Simulation<?> dut, Stream<Axi4.Address> ar, Stream<Axi4.ReadData> r) {
        return read(dut, r.payload().data().width() / 8,
            Incoming.of(dut, ar, AxiBurst.Request.class, AxiBurst.Request::toBurst),
            Outgoing.of(dut, r, ReadBeat.class, Function.identity()));
    }

    private AxiMemory read(Simulation<?> dut, int bytes, Incoming<AxiBurst> requests, Outgoing<ReadBeat> beats) {
        var rules = new AxiRules(dut, requests.bus(), requests.clock(), bytes);
        reads = Optional.of(dut.add(new AxiReads(dut, rules, requests, beats, memory, timing)));
        return this;
    }

    private AxiMemory write(Simulation<?> dut, Stream<Axi4.Address> aw, Stream<Axi4.WriteData> w,
                            Stream<Axi4.WriteResponse> b) {
        return write(dut, w.payload().strb().width(),
            Incoming.of(dut, aw, AxiBurst.Request.class, AxiBurst.Request::toBurst),
            Incoming.of(dut, w, WriteBeat.class, Function.identity()),
            Outgoing.of(dut, b, Written.class, Function.identity()));
    }

    private AxiMemory write(Simulation<?> dut, int bytes, Incoming<AxiBurst> requests, Incoming<WriteBeat> beats,
                            Outgoing<Written> answers) {
        var rules = new AxiRules(dut, requests.bus(), requests.clock(), bytes);
        writes = Optional.of(dut.add(new AxiWrites(dut, rules, requests, beats, answers, memory, timing)));
        return this;
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

    /**
     * Bursts that begin at such an address are answered with a subordinate's error, and write nothing. It is asked when
     * a write is answered and for every beat that is read, so it may change its mind meanwhile.
     */
    public AxiMemory refuse(LongPredicate addresses) {
        timing.refused = addresses;
        return this;
    }

    public SparseMemory bytes() {
        return memory;
    }

    /** Bursts requested so far. */
    public long reads() {
        return reads.map(AxiReads::bursts).orElse(0L);
    }

    /** Beats that have been read so far. */
    public long beatsRead() {
        return reads.map(AxiReads::beats).orElse(0L);
    }

    /** Beats of the requested bursts that have not been read yet. */
    public long beatsOwed() {
        return reads.map(AxiReads::owed).orElse(0L);
    }

    /** Bursts requested so far. */
    public long writes() {
        return writes.map(AxiWrites::bursts).orElse(0L);
    }

    /** True when everything that was requested has been answered. */
    public boolean isIdle() {
        return reads.map(AxiReads::isIdle).orElse(true) && writes.map(AxiWrites::isIdle).orElse(true);
    }
}
