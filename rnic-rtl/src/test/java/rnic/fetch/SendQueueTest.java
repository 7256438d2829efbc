package rnic.fetch;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.SparseMemory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.Words;
import rnic.common.WrongDrive;
import rnic.memory.PortMemory;
import rnic.protocol.QueuePairState;
import rnic.messages.WqeLookup;
import rnic.protocol.RnicParameters;

/** Send requests come on chip in order, unchanged, and never more of a queue pair than there are places. */
class SendQueueTest {
    private static final long SEED = Long.getLong("hdl.seed", 31);
    private static final int PLACES = 8;

    private static RnicParameters parameters(int bytes) {
        return new RnicParameters("test", bytes, 16, 128, PLACES, 64, 16, 16, 32 * 1024, 322_266);
    }

    /** One queue pair as software and a simple list see it. */
    private static final class Queue {
        private final long base;
        private final int size;
        private final List<SendEntry> posted = new ArrayList<>();
        private boolean begun;
        private int rung;
        private int seen;
        private int completed;

        Queue(long base, int size) {
            this.base = base;
            this.size = size;
        }
    }

    /** Host, requester and reader of the look-up port. */
    private static final class Bench implements Agent {
        private record Asked(Queue queue, int index, boolean isScheduling) {}

        private final Simulation<SendQueue.Io> dut;
        private final Random random;
        private final SparseMemory memory = new SparseMemory();
        private final Queue[] queues = new Queue[16];
        private final Words setup;
        private final Words state;
        private final Words doorbell;
        private final Words completed;
        private final AxiMemory reader;
        private final Deque<Asked> asked = new ArrayDeque<>();
        private final Pin[] scheduling;
        private final Pin[] completing;
        private final Pin completes;
        private final Pin noticeValid;
        private final int[] begun = new int[16];
        private final int[] ended = new int[16];
        private int looked;
        private int beyond;

        Bench(Simulation<SendQueue.Io> dut, int bytes, double stall, int latency, Random random) {
            this.dut = dut;
            this.random = random;
            setup = Words.stream(dut, "setup", 0, random);
            state = Words.valid(dut, "state", 0, random);
            doorbell = Words.stream(dut, "doorbell", stall, random);
            completed = Words.valid(dut, "completed", stall, random);
            reader = PortMemory.reading(dut, dut.io().memory(), memory).stall(stall).latency(latency, latency);
            scheduling = pins(dut.io().scheduling());
            completing = pins(dut.io().completing().value());
            completes = dut.pin(dut.io().completing().valid());
            noticeValid = dut.pin(dut.io().notice().valid());
            dut.add(this);
        }

        void begin(int qp, long base, int size) {
            queues[qp] = new Queue(base, size);
            setup.send(Map.of("qp", (long) qp, "context_send_queue", base, "context_send_queue_size", (long) size));
            assertThat(dut.stepUntil(setup::isDone, 2000)).as("cycles of a set-up")
                .isLessThanOrEqualTo(WqeFetcher.SETUP);
            state(qp, QueuePairState.INIT);
        }

        void state(int qp, QueuePairState to) {
            state.send(Map.of("qp", (long) qp, "state", (long) to.ordinal()));
            dut.step(3);
        }

        /** Bursts of a queue pair that have begun and not ended. */
        int underWay(int qp) {
            return begun[qp] - ended[qp];
        }

        private void count(hdl.lib.Valid<hdl.UInt> event, int[] counts) {
            if (dut.pin(event.valid()).isSet()) {
                counts[(int) pin(event.value())]++;
            }
        }

        /** Writes requests behind the others and rings. */
        void post(int qp, List<SendEntry> entries) {
            var queue = queues[qp];
            for (var wanted : entries) {
                int place = queue.posted.size() & (1 << queue.size) - 1;
                memory.set(queue.base + 64L * place, wanted.bytes());
                queue.posted.add(wanted);
            }
            doorbell.send(Map.of("qp", (long) qp, "producer", queue.posted.size() & 0xFFFFL));
            queue.rung = queue.posted.size();
        }

        void complete(int qp, int count) {
            queues[qp].completed += count;
            completed.send(Map.of("qp", (long) qp, "producer", queues[qp].completed & 0xFFFFL));
        }

        @Override public void drive() {
            int qp = random.nextInt(16);
            var queue = queues[qp];
            boolean asks = queue != null && queue.seen > queue.completed;
            int index = asks ? queue.completed + random.nextInt(queue.seen - queue.completed) : 0;
            boolean isScheduling = !asked.isEmpty() && !asked.peekLast().isScheduling || random.nextBoolean();
            look(scheduling, isScheduling, qp, index);
            look(completing, !isScheduling, qp, index);
            completes.set(!isScheduling);
            asked.add(new Asked(asks ? queue : null, index, isScheduling));
        }

        private Pin[] pins(WqeLookup lookup) {
            return new Pin[] {dut.pin(lookup.qp()), dut.pin(lookup.slot())};
        }

        /** One of the two look-ups is in force, the other one is anything. */
        private void look(Pin[] lookup, boolean counts, int qp, int index) {
            lookup[0].set(counts ? qp : random.nextInt(16));
            lookup[1].set(counts ? index % PLACES : random.nextInt(PLACES));
        }

        @Override public void sample() {
            if (asked.size() == 3) {
                var look = asked.poll();
                assertThat(dut.pin(dut.io().scheduled()).isSet()).isEqualTo(look.isScheduling);
                if (look.queue != null) {
                    compare(look.queue, look.index);
                    looked++;
                }
            }
            count(dut.io().fetches().beginning(), begun);
            count(dut.io().fetches().ending(), ended);
            beyond += dut.pin(dut.io().beyond()).isSet() ? 1 : 0;
            if (noticeValid.isSet()) {
                var notice = dut.io().notice().value();
                int fetched = (int) pin(notice.fetched());
                var queue = queues[(int) pin(notice.qp())];
                if (!queue.begun) {                          // what was under way may still be told before
                    queue.begun = fetched == 0;
                    return;
                }
                assertThat(fetched).as("notices in order").isEqualTo(++queue.seen & 0xFFFF);
                assertThat(queue.seen).isLessThanOrEqualTo(queue.rung).isLessThanOrEqualTo(queue.completed + PLACES);
            }
        }

        private long pin(hdl.Data<?> signal) {
            return dut.pin(signal).get();
        }

        private void compare(Queue queue, int index) {
            var wqe = dut.io().wqe();
            var wanted = queue.posted.get(index);
            long at = queue.base + 64L * (index & (1 << queue.size) - 1) + 36;
            assertThat(pin(wqe.bad())).isEqualTo(wanted.isBad() ? 1 : 0);
            assertThat(pin(wqe.signaled())).isEqualTo(wanted.signaled() ? 1 : 0);
            assertThat(pin(wqe.length())).isEqualTo(wanted.isBad() ? 0 : wanted.length());
            if (!wanted.isBad()) {
                assertThat(pin(wqe.kind())).isEqualTo(wanted.operation());
                assertThat(pin(wqe.solicited())).isEqualTo(wanted.solicited() ? 1 : 0);
                assertThat(pin(wqe.localAddress())).isEqualTo(wanted.inline() ? at : wanted.localAddress());
                assertThat(pin(wqe.localKey())).isEqualTo(wanted.localKey());
                assertThat(pin(wqe.immediate())).isEqualTo(wanted.immediate());
                assertThat(pin(wqe.remoteAddress())).isEqualTo(wanted.remoteAddress());
                assertThat(pin(wqe.remoteKey())).isEqualTo(wanted.remoteKey());
            }
        }
    }

    private static void run(int bytes, double stall, int latency, int rounds) {
        var random = new Random(SEED + bytes + latency);
        System.out.println("SendQueueTest: seed " + SEED);
        try (var dut = Words.simulation(new SendQueue(parameters(bytes)), SEED)) {
            var bench = new Bench(dut, bytes, stall, latency, random);
            for (int qp = 0; qp < 16; qp++) {
                bench.begin(qp, random.nextLong() >>> (qp & 1) & ~63L, random.nextInt(7));
            }
            for (int round = 0; round < rounds; round++) {
                int qp = random.nextInt(16);
                var queue = bench.queues[qp];
                int room = (1 << queue.size) - (queue.posted.size() - queue.completed);
                var entries = new ArrayList<SendEntry>();
                for (int i = random.nextInt(room + 1); i > 0; i--) {
                    entries.add(SendEntry.random(random));
                }
                bench.post(qp, entries);
                if (queue.seen > queue.completed && random.nextInt(3) > 0) {
                    bench.complete(qp, 1 + random.nextInt(queue.seen - queue.completed));
                }
                dut.step(random.nextInt(30));
            }
            for (int left = 0; left < 200; left++) {
                for (int qp = 0; qp < 16; qp++) {
                    if (bench.queues[qp].seen > bench.queues[qp].completed) {
                        bench.complete(qp, bench.queues[qp].seen - bench.queues[qp].completed);
                    }
                }
                dut.step(40 + latency);
            }
            for (var queue : bench.queues) {
                assertThat(queue.seen).isEqualTo(queue.posted.size());
            }
            assertThat(bench.looked).isGreaterThan(rounds);
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void requestsComeInOrderAndUnchanged(int bytes) {
        run(bytes, 0, 5, 300);
        run(bytes, 0.3, 100, 300);
    }

    /** A set-up and the requests of others meet in every way; none of them is lost. */
    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void livesBeginBesideRequestsThatArrive(int bytes) {
        var random = new Random(SEED + bytes);
        try (var dut = Words.simulation(new SendQueue(parameters(bytes)), SEED)) {
            var bench = new Bench(dut, bytes, 0, 5, random);
            for (int qp = 0; qp < 8; qp++) {
                bench.begin(qp, (long) qp << 20, 6);
            }
            for (int life = 0; life < 300; life++) {
                for (int qp = 0; qp < 8; qp++) {
                    var queue = bench.queues[qp];
                    if (queue.seen > queue.completed) {
                        bench.complete(qp, queue.seen - queue.completed);
                    }
                    var entries = new ArrayList<SendEntry>();
                    for (int room = 64 - queue.posted.size() + queue.completed; room > 0; room--) {
                        entries.add(SendEntry.random(random));
                    }
                    bench.post(qp, entries);
                }
                dut.step(random.nextInt(30));
                bench.begin(8 + life % 8, 0, 3);
                bench.state(8 + life % 8, QueuePairState.RESET);
            }
            dut.step(2000);
            for (int qp = 0; qp < 8; qp++) {
                var queue = bench.queues[qp];
                assertThat(queue.seen).as("requests of %s on chip", qp)
                    .isEqualTo(Math.min(queue.posted.size(), queue.completed + PLACES)).isGreaterThan(300);
            }
            assertThat(bench.beyond).isZero();
        }
    }

    @Test void aDoorbellBeyondTheRingFetchesNothingAndIsToldOnce() {
        var random = new Random(SEED);
        try (var dut = Words.simulation(new SendQueue(parameters(64)), SEED)) {
            var bench = new Bench(dut, 64, 0, 10, random);
            bench.begin(3, 4096, 4);
            bench.begin(5, 8192, 15);
            bench.post(3, List.of(SendEntry.random(random), SendEntry.random(random), SendEntry.random(random)));
            bench.post(5, List.of(SendEntry.random(random)));
            dut.step(200);
            long bursts = bench.reader.reads();
            int reported = 0;
            for (long producer : new long[] {17, 16 + 3 + 1, 40_000, 0xFFFF, 2, 0}) {
                bench.doorbell.send(Map.of("qp", 3L, "producer", producer));
                dut.step(100);
                assertThat(bench.beyond).as("told of %s", producer).isEqualTo(++reported);
                bench.complete(3, 0);                        // another look at the queue pair
                bench.complete(5, 0);
                dut.step(100);
                assertThat(bench.beyond).as("told of %s again", producer).isEqualTo(reported);
            }
            bench.doorbell.send(Map.of("qp", 5L, "producer", 0x8001L));
            dut.step(100);
            assertThat(bench.beyond).as("told of a ring of 32,768").isEqualTo(reported + 1);
            assertThat(bench.reader.reads()).as("bursts").isEqualTo(bursts);
            bench.complete(3, 2);                            // now 16 + 2 are possible
            bench.doorbell.send(Map.of("qp", 3L, "producer", 19L));
            dut.step(100);
            assertThat(bench.beyond).isEqualTo(reported + 2);
            bench.post(3, List.of(SendEntry.random(random)));
            dut.step(200);
            assertThat(bench.beyond).isEqualTo(reported + 2);
            assertThat(bench.queues[3].seen).isEqualTo(4);
        }
    }

    /** Who is rung again while an impossible doorbell is looked at is judged by the newer one alone, in any cycle. */
    @Test void aDoorbellThatIsOvertakenIsNotToldOf() {
        var random = new Random(SEED);
        for (int wait = 0; wait < 16; wait++) {
            try (var dut = Words.simulation(new SendQueue(parameters(64)), SEED)) {
                var bench = new Bench(dut, 64, 0, 10, random);
                bench.begin(3, 4096, 4);
                bench.doorbell.send(Map.of("qp", 3L, "producer", 17L));
                dut.step(wait);
                bench.post(3, List.of(SendEntry.random(random)));
                dut.step(200);
                int reported = bench.beyond;
                assertThat(reported).as("told of what was right %s cycles later",
                    wait).isLessThanOrEqualTo(wait < 6 ? 0 : 1);
                assertThat(bench.queues[3].seen).isEqualTo(1);
                bench.doorbell.send(Map.of("qp", 3L, "producer", 18L));
                dut.step(200);
                assertThat(bench.beyond - reported).as("told of the next one").isEqualTo(1);
            }
        }
    }

    @Test void badRequestsAreMarked() {
        var random = new Random(SEED);
        try (var dut = Words.simulation(new SendQueue(parameters(64)), SEED)) {
            var bench = new Bench(dut, 64, 0, 10, random);
            bench.begin(3, 4096, 4);
            bench.post(3, List.of(
                new SendEntry(8, true, false, false, 10, 0, 0, 0, 0, 0),
                new SendEntry(255, true, false, false, 10, 0, 0, 0, 0, 0),
                new SendEntry(2, true, false, false, (1L << 31) + 1, 0, 0, 0, 0, 0),
                new SendEntry(2, true, false, false, 1L << 31, 0, 0, 0, 0, 0),
                new SendEntry(0, true, false, true, 29, 0, 0, 0, 0, 0),
                new SendEntry(0, true, false, true, 28, 0, 0, 0, 0, 0)));
            dut.step(2000);
            assertThat(bench.queues[3].seen).isEqualTo(6);
            assertThat(bench.looked).isGreaterThan(50);
        }
    }

    @Test void aNewLifeSeesNothingOfTheOldOne() {
        var random = new Random(SEED);
        try (var dut = Words.simulation(new SendQueue(parameters(64)), SEED)) {
            var bench = new Bench(dut, 64, 0, 150, random);
            bench.begin(3, 4096, 5);
            bench.begin(4, 1 << 20, 5);
            for (int life = 0; life < 4; life++) {
                bench.post(3, List.of(SendEntry.random(random), SendEntry.random(random)));
                dut.step(30);                                // the burst is on its way
                assertThat(bench.reader.beatsOwed()).isPositive();
                assertThat(bench.underWay(3)).isEqualTo(1);
                bench.state(3, QueuePairState.RESET);
                bench.post(3, List.of(SendEntry.random(random)));
                assertThat(dut.stepUntil(() -> bench.underWay(3) == 0, 400)).isBetween(50L, 399L);
                dut.step(5);
                bench.post(4, List.of(SendEntry.random(random)));
                dut.step(30);                                // another one's burst holds up no new life
                long owed = bench.reader.beatsOwed();
                assertThat(owed).isPositive();
                bench.begin(3, 8192L + 4096 * life, 3);
                assertThat(bench.reader.beatsOwed()).isEqualTo(owed);
                dut.step(400);
                assertThat(bench.queues[3].seen).isZero();
                assertThat(bench.queues[4].seen).isEqualTo(life + 1);
            }
        }
    }

    /** Not even what was posted before. */
    @Test void nothingIsFetchedForAQueuePairInResetOrError() {
        var random = new Random(SEED);
        try (var dut = Words.simulation(new SendQueue(parameters(64)), SEED)) {
            var bench = new Bench(dut, 64, 0, 10, random);
            for (var closed : List.of(QueuePairState.RESET, QueuePairState.ERR)) {
                bench.begin(3, 4096, 6);
                for (int i = 0; i < PLACES + 2; i++) {       // two of them find no place on chip
                    bench.post(3, List.of(SendEntry.random(random)));
                }
                dut.step(400);
                assertThat(bench.queues[3].seen).isEqualTo(PLACES);
                bench.state(3, closed);
                long bursts = bench.reader.reads();
                bench.complete(3, 4);
                bench.post(3, List.of(SendEntry.random(random)));
                dut.step(400);
                assertThat(bench.reader.reads()).as("bursts, in %s", closed).isEqualTo(bursts);
            }
        }
    }

    @Test void twoLookUpsOfTheCompleterInARowAreAnswered() {
        WrongDrive.isAnswered(new SendQueue(parameters(32)), "the completer leaves the next cycle to the scheduler",
            Map.of(), Map.of("completing_valid", 1L));
    }
}
