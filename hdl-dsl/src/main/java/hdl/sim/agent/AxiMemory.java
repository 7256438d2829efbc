package hdl.sim.agent;

import hdl.lib.Stream;
import hdl.lib.axi.Axi4;
import hdl.sim.Simulation;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/**
 * A memory at the subordinate's end of an AXI4 bus, of half a bus, or of a port that means the same with fewer signals.
 * It answers as late and in as many orders as it is told to, and refuses what AXI4 forbids a manager (HDL813): bursts
 * across a border of 4 KiB, a wlast in the wrong beat, strobes outside of a beat. What was written can be read once its
 * answer has been shown. Exclusive accesses are answered like others.
 */
public final class AxiMemory {
    public static final int OKAY = 0;
    public static final int SUBORDINATE_ERROR = 2;
    public static final int DECODE_ERROR = 3;

    /** A beat that is read; the component names are those of AXI4. */
    public record ReadBeat(long id, long[] data, int resp, boolean last) {}

    /** A beat to be written, a strobe per byte. */
    public record WriteBeat(long[] data, long[] strb, boolean last) {}

    /** The answer to a write. */
    public record Written(long id, int resp) {}

    /** Decides what is answered. */
    public interface Responder {
        /**
         * OKAY, or the error that is answered in place of an access, which then is not made.
         *
         * @param isWrite a whole burst that writes, or else one beat that reads
         * @param address of its first byte, {@code length} in bytes
         */
        int response(boolean isWrite, AxiBurst burst, long address, int length);
    }

    private final AxiTarget target;
    private final long seed;
    private final AxiTiming timing = new AxiTiming();
    private Optional<AxiReads> reads = Optional.empty();
    private Optional<AxiWrites> writes = Optional.empty();

    /** An empty memory that answers at once, between identifiers in any order. */
    public AxiMemory(Simulation<?> dut, Axi4 bus) {
        this(dut, bus, new SparseMemory());
    }

    /** As above, over bytes that others may share. */
    public AxiMemory(Simulation<?> dut, Axi4 bus, SparseMemory memory) {
        this(memory, dut.options().seed());
        read(dut, bus.ar(), bus.r()).write(dut, bus.aw(), bus.w(), bus.b()).attach(dut);
    }

    private AxiMemory(AxiTarget target, long seed) {
        this.target = target;
        this.seed = seed;
    }

    /**
     * A bus that is moved on by {@link #cycle}, not by the simulation, for a circuit whose outputs on the bus come from
     * registers: so a test bench may leave out cycles in which nothing happens.
     */
    public static AxiMemory detached(Simulation<?> dut, Axi4 bus, AxiTarget target, long seed) {
        var memory = new AxiMemory(target, seed);
        memory.timing.isQuiet = true;
        return memory.read(dut, bus.ar(), bus.r()).write(dut, bus.aw(), bus.w(), bus.b());
    }

    private AxiMemory attach(Simulation<?> dut) {
        reads.ifPresent(dut::add);
        writes.ifPresent(dut::add);
        return this;
    }

    /** A memory that is only read, of the two channels for it. */
    public static AxiMemory reading(Simulation<?> dut, Stream<Axi4.Address> ar, Stream<Axi4.ReadData> r,
                                    SparseMemory memory) {
        return new AxiMemory(memory, dut.options().seed()).read(dut, ar, r).attach(dut);
    }

    /** As above, of a port that means the same; a beat of it has so many bytes. */
    public static AxiMemory reading(Simulation<?> dut, int bytes, Incoming<AxiBurst> requests,
                                    Outgoing<ReadBeat> beats, SparseMemory memory) {
        return new AxiMemory(memory, dut.options().seed()).read(dut, bytes, requests, beats).attach(dut);
    }

    /** A memory that is only written, of the three channels for it. */
    public static AxiMemory writing(Simulation<?> dut, Stream<Axi4.Address> aw, Stream<Axi4.WriteData> w,
                                    Stream<Axi4.WriteResponse> b, SparseMemory memory) {
        return new AxiMemory(memory, dut.options().seed()).write(dut, aw, w, b).attach(dut);
    }

    /** As above, of a port that means the same; a beat of it has so many bytes. */
    public static AxiMemory writing(Simulation<?> dut, int bytes, Incoming<AxiBurst> requests,
                                    Incoming<WriteBeat> beats, Outgoing<Written> answers, SparseMemory memory) {
        return new AxiMemory(memory, dut.options().seed()).write(dut, bytes, requests, beats, answers)
            .attach(dut);
    }

    private AxiMemory read(Simulation<?> dut, Stream<Axi4.Address> ar, Stream<Axi4.ReadData> r) {
        return read(dut, r.payload().data().width() / 8, Incoming.addresses(dut, ar), Outgoing.beats(dut, r));
    }

    private AxiMemory read(Simulation<?> dut, int bytes, Incoming<AxiBurst> requests, Outgoing<ReadBeat> beats) {
        var rules = new AxiRules(dut, requests.bus(), requests.clock(), bytes);
        reads = Optional.of(new AxiReads(dut, rules, requests, beats, target, timing, seed));
        return this;
    }

    private AxiMemory write(Simulation<?> dut, Stream<Axi4.Address> aw, Stream<Axi4.WriteData> w,
                            Stream<Axi4.WriteResponse> b) {
        return write(dut, w.payload().strb().width(), Incoming.addresses(dut, aw), Incoming.data(dut, w),
            Outgoing.written(dut, b));
    }

    private AxiMemory write(Simulation<?> dut, int bytes, Incoming<AxiBurst> requests, Incoming<WriteBeat> beats,
                            Outgoing<Written> answers) {
        var rules = new AxiRules(dut, requests.bus(), requests.clock(), bytes);
        writes = Optional.of(new AxiWrites(dut, rules, requests, beats, answers, target, timing, seed));
        return this;
    }

    /** Pauses on every channel with this probability, cycle by cycle. */
    public AxiMemory stall(double probability) {
        timing.stall = probability;
        return this;
    }

    /** Cycles from the last beat of a request to the first of its answer; each burst draws its own. */
    public AxiMemory latency(int shortest, int longest) {
        return readLatency(shortest, longest).writeLatency(shortest, longest);
    }

    /** The same, of reads alone. */
    public AxiMemory readLatency(int shortest, int longest) {
        timing.reads.latency(shortest, longest);
        return this;
    }

    /** The same, of writes alone. */
    public AxiMemory writeLatency(int shortest, int longest) {
        timing.writes.latency(shortest, longest);
        return this;
    }

    /** At most so many beats per cycle in each direction, up to 1. */
    public AxiMemory rate(double beats) {
        timing.rate = beats;
        return this;
    }

    /** Refuses bursts that AXI4 allows but the circuit does not make: only the full width of the bus, incrementing. */
    public AxiMemory wholeBeats() {
        timing.whole = true;
        return this;
    }

    /** Data is written when it is taken, and the answer to a burst is settled when its address is. */
    public AxiMemory posted() {
        timing.posted = true;
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
        return respond((isWrite, burst, address, length) -> addresses.test(burst.address()) ? SUBORDINATE_ERROR : OKAY);
    }

    /** Accesses are answered as this one says; it is asked when {@link #refuse} says, or when a write is posted. */
    public AxiMemory respond(Responder responder) {
        timing.responder = responder;
        return this;
    }

    /** Such a burst is never answered, nor is any behind it in the order of answers. */
    public AxiMemory hang(Predicate<AxiBurst> bursts) {
        timing.hung = bursts;
        return this;
    }

    /** Takes no burst that reads before this cycle. */
    public void holdReads(long until) {
        timing.reads.heldUntil = until;
    }

    /** Takes no burst that writes before this cycle. */
    public void holdWrites(long until) {
        timing.writes.heldUntil = until;
    }

    /** One cycle of a detached memory: takes what the circuit shows and drives what it will see at the coming edge. */
    public void cycle(long now) {
        writes.ifPresent(half -> {
            half.drive(now);
            half.sample(now);
        });
        reads.ifPresent(half -> {
            half.drive(now);
            half.sample(now);
        });
    }

    /**
     * Behind a cycle of a detached memory without pauses, in one order and at full rate: the first later one in which
     * something may happen though the circuit shows what it shows now.
     */
    public long quietUntil(long now) {
        return Math.min(reads.map(half -> half.quietUntil(now)).orElse(AxiTiming.NEVER),
            writes.map(half -> half.quietUntil(now)).orElse(AxiTiming.NEVER));
    }

    /** The bytes behind it, if nothing else was put there. */
    public SparseMemory bytes() {
        return (SparseMemory) target;
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
