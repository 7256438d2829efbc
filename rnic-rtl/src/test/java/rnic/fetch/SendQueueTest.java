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
import rnic.common.Keys;
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
        private enum Who { RESPONSE, COMPLETER, SCHEDULER }

        private record Asked(Who who, int qp, Queue queue, int index) {}


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
        private final Pin[] responding;
        private final Pin completes;
        private final Pin responds;
        private Asked response;
        private Asked completion;
        private boolean followed;
        private final int[] given = new int[Who.values().length];
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
            responding = pins(dut.io().responding().value());
            responds = dut.pin(dut.io().responding().valid());
            noticeValid = dut.pin(dut.io().notice().valid());
            dut.add(this);
        }

        void begin(int qp, long base, int size) {
            queues[qp] = new Queue(base, size);
            setup.send(Map.of("qp", (long) qp, "base", base, "size", (long) size));
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

        /** A response goes first, a cycle behind its look-up; a completer that has to wait asks on. */
        @Override public void drive() {
            var first = response;
            response = random.nextInt(5) < 2 ? any(Who.RESPONSE) : null;
            show(responding, response);
            responds.set(response != null);
            if (completion == null && !followed && random.nextInt(3) == 0) {
                completion = any(Who.COMPLETER);
            }
            show(completing, completion);
            completes.set(completion != null);
            var scheduled = any(Who.SCHEDULER);
            show(scheduling, scheduled);
            var taken = first != null ? first : completion != null ? completion : scheduled;
            followed = taken == completion;
            asked.add(taken.queue != null && queues[taken.qp] == taken.queue && taken.index >= taken.queue.completed
                ? taken : new Asked(taken.who, 0, null, 0));
            completion = followed ? null : completion;
        }

        /** A look-up of a WQE that is on chip, or of anything. */
        private Asked any(Who who) {
            int qp = random.nextInt(16);
            var queue = queues[qp];
            boolean asks = queue != null && queue.seen > queue.completed;
            return asks ? new Asked(who, qp, queue, queue.completed + random.nextInt(queue.seen - queue.completed))
                : new Asked(who, qp, null, random.nextInt(PLACES));
        }

        private Pin[] pins(WqeLookup lookup) {
            return new Pin[] {dut.pin(lookup.qp()), dut.pin(lookup.slot())};
        }

        private void show(Pin[] lookup, Asked shown) {
            lookup[0].set(shown != null ? shown.qp : random.nextInt(16));
            lookup[1].set(shown != null ? shown.index % PLACES : random.nextInt(PLACES));
        }

        @Override public void sample() {
            if (asked.size() == 3) {
                var look = asked.poll();
                assertThat(dut.pin(dut.io().scheduled()).isSet()).isEqualTo(look.who == Who.SCHEDULER);
                if (look.queue != null) {
                    compare(look.queue, look.index);
                    looked++;
                    given[look.who.ordinal()]++;
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
            if (wanted.isBad()) {
                assertThat(pin(wqe.length())).isZero();
            } else {
                assertThat(pin(wqe.kind())).isEqualTo(wanted.operation());
                assertThat(pin(wqe.fence())).isEqualTo(wanted.fence() ? 1 : 0);
                assertThat(pin(wqe.solicited())).isEqualTo(wanted.solicited() ? 1 : 0);
                assertThat(pin(wqe.localAddress())).isEqualTo(wanted.inline() ? at : wanted.localAddress());
                assertThat(pin(wqe.localKey())).isEqualTo(Keys.kept(RnicParameters.SMALL, wanted.localKey()));
                if (wanted.isAtomic()) {
                    assertThat(pin(wqe.length()) << 32 | pin(wqe.immediate())).isEqualTo(at + 4);
                } else {
                    assertThat(pin(wqe.length())).isEqualTo(wanted.length());
                    assertThat(pin(wqe.immediate())).isEqualTo(wanted.immediate());
                }
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
                    entries.add(SendEntry.any(random));
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
            for (int given : bench.given) {
                assertThat(given).as("of each kind").isGreaterThan(rounds / 10);
            }
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
                        entries.add(SendEntry.any(random));
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
            bench.post(3, List.of(SendEntry.any(random), SendEntry.any(random), SendEntry.any(random)));
            bench.post(5, List.of(SendEntry.any(random)));
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
            bench.post(3, List.of(SendEntry.any(random)));
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
                bench.post(3, List.of(SendEntry.any(random)));
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
                new SendEntry(4, true, false, true, 10, 0, 0, 0, 0, 0),
                new SendEntry(255, true, false, false, 10, 0, 0, 0, 0, 0),
                new SendEntry(2, true, false, false, (1L << 31) + 1, 0, 0, 0, 0, 0),
                new SendEntry(2, true, false, false, 1L << 31, 0, 0, 0, 0, 0),
                new SendEntry(0, true, false, true, 29, 0, 0, 0, 0, 0),
                new SendEntry(0, true, false, true, 28, 0, 0, 0, 0, 0)));
            dut.step(2000);
            assertThat(bench.queues[3].seen).isEqualTo(7);
            assertThat(bench.looked).isGreaterThan(50);
        }
    }

    /** Length and both addresses, each alone wrong and all right. */
    @Test void anAtomicThatIsNotEightBytesAtAMultipleOfEightIsBad() {
        var random = new Random(SEED);
        try (var dut = Words.simulation(new SendQueue(parameters(64)), SEED)) {
            var bench = new Bench(dut, 64, 0, 10, random);
            bench.begin(3, 4096, 6);
            for (int operation : new int[] {5, 6}) {
                for (long[] wrong : new long[][] {{0, 0, 0}, {8, 0, 0}, {0, 4, 0}, {0, 0, 1}, {-1, 0, 0}, {0, 2, 0}}) {
                    var entry = new SendEntry(operation, true, false, false, 8 + wrong[0], 64 + wrong[1], 1, 2,
                        128 + wrong[2], 3);
                    assertThat(entry.isBad()).isEqualTo(wrong[0] != 0 || wrong[1] != 0 || wrong[2] != 0);
                    bench.post(3, List.of(entry));
                    int before = bench.looked;
                    dut.step(400);
                    assertThat(bench.looked).isGreaterThan(before);
                    bench.complete(3, 1);
                    dut.step(20);
                }
            }
            assertThat(bench.queues[3].seen).isEqualTo(12);
        }
    }

    @Test void aNicWithoutAtomicsRefusesThem() {
        var p = parameters(64);
        var without = new RnicParameters("test", 64, 16, 128, PLACES, 64, 16, 16, 32 * 1024, 322_266, PLACES / 2, false, 0);
        for (var parameters : List.of(p, without)) {
            try (var dut = Words.simulation(new SendQueue(parameters), SEED)) {
                var memory = new SparseMemory();
                PortMemory.reading(dut, dut.io().memory(), memory);
                memory.set(4096, new SendEntry(5, true, false, false, 8, 64, 1, 2, 128, 3).bytes());
                var setup = Words.stream(dut, "setup", 0, new Random(SEED));
                setup.send(Map.of("qp", 3L, "base", 4096L, "size", 2L));
                dut.stepUntil(setup::isDone, 2000);
                var state = Words.valid(dut, "state", 0, new Random(SEED));
                state.send(Map.of("qp", 3L, "state", (long) QueuePairState.RTS.ordinal()));
                dut.step(5);
                Words.stream(dut, "doorbell", 0, new Random(SEED)).send(Map.of("qp", 3L, "producer", 1L));
                dut.pin(dut.io().scheduling().qp()).set(3);
                dut.step(200);
                assertThat(dut.pin(dut.io().wqe().bad()).isSet()).isEqualTo(!parameters.atomics());
            }
        }
    }

    /** Responses may come in every cycle for a while; never so long that somebody is forgotten. */
    @Test void responsesThatLeaveNobodyACycleAreTold() {
        try (var dut = hdl.sim.Simulation.of(new SendQueue(parameters(32)), hdl.sim.Engine.JVM)) {
            dut.pin(dut.io().responding().valid()).set(1);
            dut.step(62);
            WrongDrive.isAnswered(dut, "nobody waits for responses for long");
        }
    }

    /** A scheduler that is always in a hurry: the completer has its look-up all the same, and again and again. */
    @Test void theCompleterGivesWayForAFewCyclesOnly() {
        try (var dut = hdl.sim.Simulation.of(new SendQueue(parameters(32)), hdl.sim.Engine.JVM)) {
            dut.pin(dut.io().wanted()).set(1);
            for (int round = 0; round < 5; round++) {
                dut.pin(dut.io().completing().valid()).set(1);
                dut.settle();
                assertThat(dut.pin(dut.io().completes()).isSet()).as("the scheduler goes first").isFalse();
                assertThat(dut.stepUntil(dut.pin(dut.io().completes()), 1, 20)).isEqualTo(SendQueue.PATIENCE - 1);
                dut.step();
                dut.pin(dut.io().completing().valid()).set(0);
                dut.step(1 + round);
            }
            dut.pin(dut.io().wanted()).set(0);
            dut.pin(dut.io().completing().valid()).set(1);
            dut.settle();
            assertThat(dut.pin(dut.io().completes()).isSet()).as("nobody is in a hurry").isTrue();
        }
    }

    @Test void aNewLifeSeesNothingOfTheOldOne() {
        var random = new Random(SEED);
        try (var dut = Words.simulation(new SendQueue(parameters(64)), SEED)) {
            var bench = new Bench(dut, 64, 0, 150, random);
            bench.begin(3, 4096, 5);
            bench.begin(4, 1 << 20, 5);
            for (int life = 0; life < 4; life++) {
                bench.post(3, List.of(SendEntry.any(random), SendEntry.any(random)));
                dut.step(30);                                // the burst is on its way
                assertThat(bench.reader.beatsOwed()).isPositive();
                assertThat(bench.underWay(3)).isEqualTo(1);
                bench.state(3, QueuePairState.RESET);
                bench.post(3, List.of(SendEntry.any(random)));
                assertThat(dut.stepUntil(() -> bench.underWay(3) == 0, 400)).isBetween(50L, 399L);
                dut.step(5);
                bench.post(4, List.of(SendEntry.any(random)));
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
                    bench.post(3, List.of(SendEntry.any(random)));
                }
                dut.step(400);
                assertThat(bench.queues[3].seen).isEqualTo(PLACES);
                bench.state(3, closed);
                long bursts = bench.reader.reads();
                bench.complete(3, 4);
                bench.post(3, List.of(SendEntry.any(random)));
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
