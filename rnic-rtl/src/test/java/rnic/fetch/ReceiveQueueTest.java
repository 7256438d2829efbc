package rnic.fetch;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.SparseMemory;
import hdl.sim.agent.StreamSink;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.Keys;
import rnic.common.Words;
import rnic.complete.ReceiveFlusher;
import rnic.memory.PortMemory;
import rnic.messages.ReceiveWqe;
import rnic.protocol.CompletionKind;
import rnic.protocol.CompletionStatus;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** Receive requests can be looked up in time, are never confused, and what is left is flushed behind the messages. */
class ReceiveQueueTest {
    private static final long SEED = Long.getLong("hdl.seed", 12);
    private static final int PLACES = 8;
    private static final int COUNTS = (1 << ReceiveFlusher.COUNT_BITS) - 1;

    record Done(int qp, boolean isReceive, int kind, int status, boolean solicited, long length, long immediate,
                int wqeIndex, int placements, boolean waiting) {}

    private record Request(long address, long length, long key) {}

    private static final class Queue {
        private final long base;
        private final int size;
        private final List<Request> posted = new ArrayList<>();
        private int consumed;

        Queue(long base, int size) {
            this.base = base;
            this.size = size;
        }
    }

    private static final class Bench implements Agent {
        private record Asked(int qp, int number, int least) {}

        final Simulation<ReceiveQueue.Io> dut;
        final Random random;
        final Queue[] queues = new Queue[16];
        final SparseMemory memory = new SparseMemory();
        final Words setup;
        final Words state;
        final Words doorbell;
        final Words reported;
        final Words used;
        final Words flush;
        final Words received;
        final StreamSink<Done> completions;
        private final Deque<Asked> asked = new ArrayDeque<>();
        private final Pin lookupQp;
        private final Pin lookupNumber;
        private final Pin entered;
        private final Pin left;
        private final ReceiveWqe wqe;
        int found;
        int missed;

        Bench(int bytes, double stall, int latency, Random random) {
            var parameters = new RnicParameters("test", bytes, 16, 128, PLACES, 64, 16, 16, 32 * 1024, 322_266);
            dut = Words.simulation(new ReceiveQueue(parameters), SEED);
            this.random = random;
            setup = Words.stream(dut, "setup", 0, random);
            state = Words.valid(dut, "state", 0, random);
            doorbell = Words.stream(dut, "doorbell", stall, random);
            reported = Words.valid(dut, "reported", stall, random);
            used = Words.valid(dut, "used", stall, random);
            flush = Words.valid(dut, "flush", stall, random);
            received = Words.stream(dut, "received", stall, random);
            PortMemory.reading(dut, dut.io().memory(), memory).stall(stall).latency(latency, latency);
            completions = new StreamSink<>(dut, dut.io().completions(), Done.class).stall(stall);
            dut.add(completions);
            lookupQp = dut.pin(dut.io().lookup().value().qp());
            lookupNumber = dut.pin(dut.io().lookup().value().number());
            dut.pin(dut.io().lookup().valid()).set(1);
            entered = dut.pin(dut.io().entered());
            left = dut.pin(dut.io().left());
            wqe = dut.io().wqe();
            dut.add(this);
        }

        void begin(int qp, long base, int size) {
            queues[qp] = null;
            dut.step(ReceiveQueue.LATENCY + 1);              // no look-up is on its way
            setup.send(Map.of("qp", (long) qp, "context_receive_queue", base, "context_receive_queue_size",
                (long) size));
            assertThat(dut.stepUntil(setup::isDone, 2000)).as("cycles of a set-up")
                .isLessThanOrEqualTo(WqeFetcher.SETUP);
            reported.send(Map.of("flow", (long) qp, "progress_receives_done", 0L));
            dut.stepUntil(reported::isDone, 100);
            dut.step();
            queues[qp] = new Queue(base, size);
            state(qp, QueuePairState.RTR);
        }

        void state(int qp, QueuePairState to) {
            state.send(Map.of("qp", (long) qp, "state", (long) to.ordinal()));
            dut.stepUntil(state::isDone, 100);
        }

        void post(int qp, int count) {
            var queue = queues[qp];
            for (int i = 0; i < count; i++) {
                var wanted = new Request(random.nextLong(), random.nextInt() & 0xFFFF_FFFFL,
                    Keys.any(RnicParameters.SMALL, random.nextInt()));
                var bytes = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN).putLong(wanted.address)
                    .putInt((int) wanted.length).putInt((int) wanted.key);
                memory.set(queue.base + 32L * (queue.posted.size() & (1 << queue.size) - 1), bytes.array());
                queue.posted.add(wanted);
            }
            doorbell.send(Map.of("qp", (long) qp, "producer", queue.posted.size() & 0xFFFFL));
        }

        void consume(int qp, int count) {
            queues[qp].consumed += count;
            reported.send(Map.of("flow", (long) qp, "progress_receives_done", (long) queues[qp].consumed));
            used.send(Map.of("qp", (long) qp, "producer", queues[qp].consumed & 0xFFFFL));
        }

        void counts(int in, int out) {
            entered.set(in & COUNTS);
            left.set(out & COUNTS);
        }

        @Override public void drive() {
            int qp = random.nextInt(16);
            var queue = queues[qp];
            int from = queue == null ? 0 : queue.consumed;
            int number = from + random.nextInt(PLACES);
            lookupQp.set(qp);
            lookupNumber.set(number);
            asked.add(new Asked(queue == null ? -1 : qp, number, from));
        }

        @Override public void sample() {
            if (asked.size() <= ReceiveQueue.LATENCY) {
                return;
            }
            var look = asked.poll();
            var queue = look.qp < 0 ? null : queues[look.qp];
            if (queue == null || queue.consumed > look.number) { // its queue pair may be about to begin anew
                return;
            }
            boolean onChip = dut.pin(wqe.onChip()).isSet();
            if (look.number >= queue.posted.size()) {
                assertThat(dut.pin(wqe.rung()).isSet()).as("rung").isFalse();
                assertThat(onChip).as("on chip").isFalse();
            }
            if (onChip) {
                var wanted = queue.posted.get(look.number);
                assertThat(dut.pin(wqe.rung()).isSet()).isTrue();
                assertThat(dut.pin(wqe.address()).get()).isEqualTo(wanted.address);
                assertThat(dut.pin(wqe.length()).get()).isEqualTo(wanted.length);
                assertThat(dut.pin(wqe.key()).get()).isEqualTo(Keys.kept(RnicParameters.SMALL, wanted.key));
                found++;
            } else {
                missed++;
            }
        }

        List<Done> of(int qp) {
            return completions.received().stream().filter(done -> done.qp == qp).toList();
        }
    }

    private static void run(int bytes, double stall, int latency) {
        System.out.println("ReceiveQueueTest: seed " + SEED);
        var random = new Random(SEED + bytes);
        var bench = new Bench(bytes, stall, latency, random);
        try (var dut = bench.dut) {
            for (int qp = 0; qp < 16; qp++) {
                bench.begin(qp, random.nextLong() & ~63L, random.nextInt(7));
            }
            for (int round = 0; round < 400; round++) {
                int qp = random.nextInt(16);
                var queue = bench.queues[qp];
                bench.post(qp, random.nextInt((1 << queue.size) - (queue.posted.size() - queue.consumed) + 1));
                dut.step(random.nextInt(3 * latency));
                if (bench.doorbell.isDone() && bench.reported.isDone() && random.nextBoolean()) {
                    int count = Math.min(queue.posted.size() - queue.consumed, random.nextInt(PLACES));
                    dut.step(20 * latency + 100);            // only what is on chip is consumed
                    bench.consume(qp, count);
                }
            }
            dut.step(3000);
            bench.found = 0;
            bench.missed = 0;
            dut.step(1000);
            assertThat(bench.found).isPositive();
            int open = 0;
            for (var queue : bench.queues) {
                open += Math.min(PLACES, queue.posted.size() - queue.consumed);
            }
            assertThat(bench.found / 1000.0).as("everything that has a place is there")
                .isBetween(open / 128.0 - 0.06, open / 128.0 + 0.06);
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void requestsAreFoundWhenTheyAreOnChip(int bytes) {
        run(bytes, 0, 5);
        run(bytes, 0.3, 30);
    }

    /** Doorbells, what is on chip and look-ups are counted modulo 2^16: one queue pair gets and uses more than that. */
    @Test void countsWrap() {
        var random = new Random(SEED);
        var bench = new Bench(64, 0, 2, random);
        try (var dut = bench.dut) {
            bench.begin(3, 64 * 100, 6);
            var queue = bench.queues[3];
            while (queue.consumed < 65_536 - 64) {
                use(bench, 4 * PLACES);
            }
            for (int round = 0; round < 40; round++) {
                use(bench, 1 + random.nextInt(PLACES));
                bench.found = 0;
                dut.step(200);
                assertThat(bench.found).as("from " + queue.consumed).isPositive();
            }
            assertThat(queue.consumed).isGreaterThan(65_536 + PLACES);
        }
    }

    /** Consumes so many as they come on chip, and leaves all places filled. */
    private static void use(Bench bench, int count) {
        var queue = bench.queues[3];
        int ahead = PLACES - (queue.posted.size() - queue.consumed);
        bench.post(3, count + ahead);
        for (int left = count; left > 0; left -= PLACES) {
            bench.dut.step(60);                              // only what is on chip is consumed
            bench.consume(3, Math.min(left, PLACES));
        }
        bench.dut.step(60);
    }

    /** With one-beat packets a report may come in every cycle. */
    @Test void aLifeBeginsBesideReportsInEveryCycle() {
        var bench = new Bench(128, 0, 5, new Random(SEED));
        try (var dut = bench.dut) {
            bench.begin(2, 4096, 5);
            for (int i = 0; i < 3000; i++) {
                bench.reported.send(Map.of("flow", 2L, "progress_receives_done", 0L));
            }
            for (int qp = 3; qp < 16; qp++) {
                bench.setup.send(Map.of("qp", (long) qp, "context_receive_queue", 0L, "context_receive_queue_size",
                    3L));
                assertThat(dut.stepUntil(bench.setup::isDone, 2000)).isLessThanOrEqualTo(WqeFetcher.SETUP);
            }
            assertThat(bench.reported.isDone()).as("reports were told all the time").isFalse();
        }
    }

    /** The host posts more than the queue holds: none of that is there; a doorbell that is right counts again. */
    @Test void aDoorbellBeyondTheQueueFlushesNothing() {
        var random = new Random(SEED);
        var bench = new Bench(64, 0, 5, random);
        try (var dut = bench.dut) {
            bench.begin(6, 64 * 100, 3);
            bench.state(6, QueuePairState.ERR);
            bench.flush.send(Map.of("qp", 6L, "send_status", 0L, "receive_status", 1L));
            dut.step(300);
            var queue = bench.queues[6];
            bench.queues[6] = null;                          // nothing is looked up
            for (long producer : new long[] {9, 60_000, 0xFFFF}) {
                bench.doorbell.send(Map.of("qp", 6L, "producer", producer));
                dut.step(500);
                assertThat(bench.completions.received()).as("posted " + producer).isEmpty();
            }
            bench.queues[6] = queue;
            bench.post(6, 8);
            dut.step(500);
            assertThat(bench.of(6)).hasSize(8);
        }
    }

    /** While the packets of one queue pair wait for their report, the bus stands still and another life begins. */
    @Test void aLifeBeginsWhileCompletionsStandStill() {
        var random = new Random(SEED);
        var bench = new Bench(64, 0, 5, random);
        try (var dut = bench.dut) {
            bench.begin(6, 64 * 100, 3);
            bench.post(6, 2);
            bench.completions.stall(1);
            bench.state(6, QueuePairState.ERR);
            bench.flush.send(Map.of("qp", 6L, "send_status", 0L, "receive_status", 1L));
            dut.step(500);
            bench.setup.send(Map.of("qp", 7L));
            assertThat(dut.stepUntil(bench.setup::isDone, 30)).isLessThan(30);
        }
    }

    @Test void whatIsLeftIsFlushedBehindTheMessages() {
        var random = new Random(SEED);
        var bench = new Bench(64, 0.2, 20, random);
        try (var dut = bench.dut) {
            bench.begin(6, 64 * 100, 5);
            bench.begin(7, 64 * 500, 5);
            bench.post(6, 20);
            bench.post(7, 3);
            bench.counts(1 << 30, (1 << 30) - 10);
            dut.step(300);
            bench.consume(6, 3);
            bench.state(6, QueuePairState.ERR);
            bench.flush.send(Map.of("qp", 6L, "send_status", 0L, "receive_status",
                (long) CompletionStatus.LOCAL_LENGTH.ordinal()));
            dut.step(1000);
            assertThat(bench.completions.received()).as("packets still wait for their report").isEmpty();
            for (int i = 3; i < 5; i++) {
                bench.received.send(Map.of("qp", 6L, "wqe_index", (long) i, "status", 0L));
            }
            bench.consume(6, 2);
            dut.step(10);
            bench.counts((1 << 30) + 3, 1 << 30);
            dut.step(1000);
            bench.post(6, 2);
            dut.step(300);
            var done = bench.of(6);
            assertThat(done).extracting(Done::wqeIndex).containsExactly(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
                17, 18, 19, 20, 21);
            assertThat(done.get(2)).isEqualTo(new Done(6, true, CompletionKind.RECEIVE.ordinal(),
                CompletionStatus.LOCAL_LENGTH.ordinal(), false, 0, 0, 5, 0, false));
            assertThat(done.subList(3, 19)).allMatch(d -> d.status == CompletionStatus.FLUSHED.ordinal());
            assertThat(bench.of(7)).isEmpty();
            bench.state(6, QueuePairState.RESET);
            bench.begin(6, 64 * 100, 5);
            bench.post(6, 1);
            bench.state(6, QueuePairState.ERR);
            dut.step(300);
            assertThat(bench.of(6)).as("nothing is flushed in a new life").hasSize(19);
        }
    }
}
