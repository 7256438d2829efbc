package rnic.fetch;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.SparseMemory;
import hdl.sim.agent.StreamSink;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.Random;
import rnic.common.Words;
import rnic.memory.PortMemory;
import rnic.protocol.CompletionStatus;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** The receive queues of a NIC between a host that posts, also to a shared queue, and messages that use them up. */
final class SharedReceiveBench implements Agent {
    static final int PAIRS = 16;
    static final int PLACES = 8;
    static final int AHEAD = 4;
    private static final long SEED = Long.getLong("hdl.seed", 37);
    private static final int SIZE = 8;
    private static final long BASE = 0x7_0000L;

    record Done(int qp, int status, int wqeIndex) {}

    final Simulation<ReceiveQueue.Io> dut;
    final Random random;
    final SparseMemory memory = new SparseMemory();
    final AxiMemory own;
    final AxiMemory srqs;
    final Words setup;
    final Words state;
    final Words flush;
    final Words doorbell;
    final Words posts;
    final Words made;
    final Words used;
    final Words reported;
    final Words received;
    final Words ended;
    final StreamSink<Done> completions;
    final int[] begun = new int[PAIRS];
    final int[] consumed = new int[PAIRS];
    final int[] back = new int[PAIRS];
    private final Words served;

    Words servedWords() {
        return served;
    }
    private final Pin begins;
    private final Pin beginner;
    private final Pin returns;
    private final Pin returner;
    int takes;
    int posted;
    int dealt;
    private int seen;

    SharedReceiveBench() {
        this(0);
    }

    SharedReceiveBench(int more) {
        random = new Random(SEED + more);
        var parameters = new RnicParameters("test", 64, PAIRS, 128, PLACES, 64, 16, 16, 32 * 1024, 322_266).sharing(2);
        dut = Words.simulation(new ReceiveQueue(parameters), SEED);
        setup = Words.stream(dut, "setup", 0, random);
        state = Words.valid(dut, "state", 0, random);
        flush = Words.valid(dut, "flush", 0, random);
        doorbell = Words.stream(dut, "doorbell", 0, random);
        posts = Words.stream(dut, "srq_doorbell", 0, random);
        made = Words.valid(dut, "srq_made", 0, random);
        used = Words.valid(dut, "used", 0, random);
        reported = Words.valid(dut, "reported", 0, random);
        received = Words.stream(dut, "received", 0, random);
        ended = Words.valid(dut, "srq_ended", 0, random);
        served = Words.valid(dut, "served", 0, random);
        own = PortMemory.reading(dut, dut.io().memory(), memory).latency(20, 20);
        srqs = PortMemory.reading(dut, dut.io().srq().orElseThrow().memory(), memory).latency(20, 60);
        completions = dut.add(new StreamSink<>(dut, dut.io().completions(), Done.class).stall(0.3));
        begins = dut.pin(dut.io().srq().orElseThrow().beginning().valid());
        beginner = dut.pin(dut.io().srq().orElseThrow().beginning().value());
        returns = dut.pin(dut.io().srq().orElseThrow().returned().valid());
        returner = dut.pin(dut.io().srq().orElseThrow().returned().value());
        new SrqTags(dut, dut.io().srq().orElseThrow(), PLACES);
        dut.pin(dut.io().lookup().valid()).set(0);
        dut.pin(dut.io().entered()).set(0);
        dut.pin(dut.io().left()).set(0);
        dut.add(this);
        dut.step(2 * PAIRS);
        // As after a reset, where every queue pair is told of its state.
        for (int qp = 0; qp < PAIRS; qp++) {
            state(qp, QueuePairState.RESET);
        }
        made.send(Map.of("srq", 1L, "base", BASE, "size", (long) SIZE, "ahead", (long) AHEAD, "limit", 0L,
            "life", 0L));
        dut.step(30);
    }

    void begin(int qp, boolean shares) {
        setup.send(Map.of("qp", (long) qp, "context_receive_queue", 0L, "context_receive_queue_size",
            shares ? 3L : 4L, "context_srq_used", shares ? 1L : 0L, "context_srq_srq", 1L));
        assertThat(dut.stepUntil(setup::isDone, 2000)).isLessThan(200);
        reported.send(Map.of("flow", (long) qp, "progress_receives_done", 0L));
        begun[qp] = 0;
        consumed[qp] = 0;
        back[qp] = 0;
        dut.step(20);
        state(qp, QueuePairState.INIT);
        state(qp, QueuePairState.RTR);
    }

    void state(int qp, QueuePairState to) {
        state.send(Map.of("qp", (long) qp, "state", (long) to.ordinal()));
        dut.stepUntil(state::isDone, 100);
    }

    void fail(int qp) {
        flush.send(Map.of("qp", (long) qp, "send_status", 0L, "receive_status",
            (long) CompletionStatus.LOCAL_LENGTH.ordinal()));
        state(qp, QueuePairState.ERR);
    }

    void post(int count) {
        for (int i = 0; i < count && posted - dealt < 1 << SIZE; i++) {
            memory.set(BASE + 32L * (posted & (1 << SIZE) - 1), ByteBuffer.allocate(32)
                .order(ByteOrder.LITTLE_ENDIAN).putLong(1000 + posted).putInt(posted).putInt(7).array());
            posted++;
        }
        posts.send(Map.of("srq", 1L, "number", posted & 0xFFFFL, "limiting", 0L, "life", 0L));
        dut.stepUntil(posts::isDone, 200);
    }

    /** A message uses the next WQE. */
    void consume(int qp) {
        int index = consumed[qp]++;
        received.send(Map.of("qp", (long) qp, "is_receive", 1L, "wqe_index", (long) index, "status", 0L));
        used.send(Map.of("qp", (long) qp, "producer", (long) index + 1));
        reported.send(Map.of("flow", (long) qp, "progress_receives_done", (long) index + 1));
        dut.stepUntil(() -> received.isDone() && used.isDone() && reported.isDone(), 500);
    }

    /** The address of the WQE with this number; negative if it is not rung, 0 if it is not on chip. */
    long look(int qp, int number) {
        dut.pin(dut.io().lookup().value().qp()).set(qp);
        dut.pin(dut.io().lookup().value().number()).set(number);
        dut.step(ReceiveQueue.LATENCY);
        var wqe = dut.io().wqe();
        return !dut.pin(wqe.rung()).isSet() ? -1 : dut.pin(wqe.onChip()).isSet() ? dut.pin(wqe.address()).get() : 0;
    }

    /** A packet looks for the WQE with this number: its message has it from now on, or it goes for nothing. */
    long packet(int qp, int number) {
        dut.pin(dut.io().lookup().valid()).set(1);
        long found = look(qp, number);
        dut.pin(dut.io().lookup().valid()).set(0);
        dut.step(random.nextInt(12));                        // up to the decision about it
        if (found != 0) {
            served.send(Map.of("qp", (long) qp, "index", (long) number, "found", found > 0 ? 1L : 0L));
            dut.step(2);
        }
        return found;
    }

    @Override public void drive() {
    }

    @Override public void sample() {
        if (begins.isSet()) {
            begun[(int) beginner.get()]++;
            dealt++;
        }
        if (returns.isSet()) {
            begun[(int) returner.get()]--;
            dealt--;
            takes++;
        }
        for (; seen < completions.received().size(); seen++) {
            var done = completions.received().get(seen);
            assertThat(done.wqeIndex).as("of queue pair %d", done.qp).isEqualTo(back[done.qp] & 0xFFFF);
            back[done.qp]++;
            ended.send(Map.of("qp", (long) done.qp, "count", back[done.qp] & 15L));
        }
    }
}
