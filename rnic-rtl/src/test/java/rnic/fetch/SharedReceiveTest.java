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
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.memory.PortMemory;
import rnic.protocol.CompletionStatus;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** What a queue pair is dealt of a shared queue is found like WQEs of its own, and comes back when its life ends. */
class SharedReceiveTest {
    private static final long SEED = Long.getLong("hdl.seed", 37);
    private static final int PAIRS = 16;
    private static final int PLACES = 8;
    private static final int AHEAD = 4;
    private static final int SIZE = 8;
    private static final long BASE = 0x7_0000L;

    record Done(int qp, int status, int wqeIndex) {}

    private static final class Bench implements Agent {
        final Simulation<ReceiveQueue.Io> dut;
        final Random random = new Random(SEED);
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
        private final Pin begins;
        private final Pin beginner;
        int posted;
        int dealt;
        private int seen;

        Bench() {
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
            own = PortMemory.reading(dut, dut.io().memory(), memory).latency(20, 20);
            srqs = PortMemory.reading(dut, dut.io().srq().orElseThrow().memory(), memory).latency(20, 60);
            completions = dut.add(new StreamSink<>(dut, dut.io().completions(), Done.class).stall(0.3));
            begins = dut.pin(dut.io().srq().orElseThrow().beginning().valid());
            beginner = dut.pin(dut.io().srq().orElseThrow().beginning().value());
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

        @Override public void drive() {
        }

        @Override public void sample() {
            if (begins.isSet()) {
                begun[(int) beginner.get()]++;
                dealt++;
            }
            for (; seen < completions.received().size(); seen++) {
                var done = completions.received().get(seen);
                assertThat(done.wqeIndex).as("of queue pair %d", done.qp).isEqualTo(back[done.qp] & 0xFFFF);
                back[done.qp]++;
                ended.send(Map.of("qp", (long) done.qp, "count", back[done.qp] & 15L));
            }
        }
    }

    @Test void whatIsDealtIsFoundInOrder() {
        var bench = new Bench();
        try (var dut = bench.dut) {
            bench.begin(3, true);
            bench.begin(5, true);
            bench.begin(6, false);
            assertThat(bench.look(3, 0)).isEqualTo(-1);
            bench.post(7);
            dut.step(600);
            for (int i = 0; i < AHEAD - 1; i++) {
                assertThat(bench.look(3, i)).as("of 3").isEqualTo(1000 + 2 * i);
                assertThat(bench.look(5, i)).as("of 5").isEqualTo(1001 + 2 * i);
            }
            assertThat(bench.look(3, 3)).isEqualTo(1006);
            assertThat(bench.look(5, 3)).isEqualTo(-1);
            assertThat(bench.look(3, 4)).isEqualTo(-1);
            bench.post(2);
            dut.step(200);
            assertThat(bench.look(5, 3)).isEqualTo(1007);
            bench.consume(3);
            dut.step(200);
            assertThat(bench.look(3, 4)).isEqualTo(1008);
            assertThat(bench.look(6, 0)).isEqualTo(-1);
        }
    }

    /** It has no queue of its own, whatever somebody rings. */
    @Test void aDoorbellForNoQueueIsTakenAway() {
        var bench = new Bench();
        try (var dut = bench.dut) {
            bench.begin(3, true);
            bench.begin(6, false);
            bench.memory.set(0, ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN).putLong(99).array());
            bench.doorbell.send(Map.of("qp", 3L, "producer", 2L));
            bench.doorbell.send(Map.of("qp", 6L, "producer", 1L));
            dut.step(300);
            assertThat(bench.look(3, 0)).isEqualTo(-1);
            assertThat(bench.look(6, 0)).isEqualTo(99);
            bench.fail(3);
            dut.step(500);
            assertThat(bench.completions.received()).isEmpty();
        }
    }

    /**
     * A life begins in the RESET of the one before, whose flush has not ended since packets of others wait. Nothing of
     * the new one is done there, so that its own flush waits for its own packets.
     */
    @Test void aLifeTakesNoFlushOverFromTheResetBeforeIt() {
        var bench = new Bench();
        try (var dut = bench.dut) {
            bench.begin(3, true);
            dut.pin(dut.io().entered()).set(1);
            bench.state(3, QueuePairState.RESET);
            dut.step(200);
            bench.begin(3, true);
            dut.pin(dut.io().left()).set(1);
            bench.post(4);
            dut.step(400);
            bench.fail(3);
            dut.step(60);
            bench.consume(3);
            bench.consume(3);
            dut.step(1000);
            assertThat(bench.completions.received()).extracting(Done::status).containsExactly(0,
                0, CompletionStatus.LOCAL_LENGTH.ordinal(), CompletionStatus.FLUSHED.ordinal());
        }
    }

    /** In any state, while WQEs are on their way, with or without an error before. */
    @Test void whatALifeHasNotUsedComesBack() {
        System.out.println("SharedReceiveTest: seed " + SEED);
        var bench = new Bench();
        var random = bench.random;
        int failed = 0;
        try (var dut = bench.dut) {
            for (int qp = 0; qp < PAIRS; qp++) {
                bench.begin(qp, qp % 4 != 3);
            }
            for (int round = 0; round < 400; round++) {
                bench.post(random.nextInt(12));
                for (int i = 0; i < 4; i++) {
                    int qp = random.nextInt(PAIRS);
                    if (qp % 4 != 3 && bench.look(qp, bench.consumed[qp]) > 0) {
                        bench.consume(qp);
                    }
                }
                dut.step(random.nextInt(150));
                int qp = random.nextInt(PAIRS);
                if (qp % 4 != 3 && random.nextInt(2) == 0) {
                    boolean isFailed = random.nextBoolean();
                    if (isFailed) {
                        bench.fail(qp);
                        dut.step(random.nextInt(300));
                    }
                    bench.state(qp, QueuePairState.RESET);
                    dut.stepUntil(() -> bench.begun[qp] == bench.back[qp] && bench.ended.isDone(), 4000);
                    assertThat(bench.begun[qp]).as("dealt to %d and back", qp).isEqualTo(bench.back[qp]);
                    dut.step(64);
                    assertThat(bench.begun[qp]).as("nothing more").isEqualTo(bench.back[qp]);
                    failed += isFailed ? 1 : 0;
                    bench.begin(qp, true);
                }
            }
            var done = bench.completions.received();
            assertThat(failed).isGreaterThan(20);
            assertThat(done.stream().filter(it -> it.status == CompletionStatus.FLUSHED.ordinal()).count())
                .isGreaterThan(100);
            assertThat(done.stream().filter(it -> it.status == CompletionStatus.LOCAL_LENGTH.ordinal()).count())
                .isBetween(10L, (long) failed);
        }
    }
}
