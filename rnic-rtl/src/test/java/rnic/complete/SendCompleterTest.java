package rnic.complete;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamSink;
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
import rnic.protocol.CompletionStatus;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** Every send request completes once, in order, with the right status. */
class SendCompleterTest {
    private static final long SEED = Long.getLong("hdl.seed", 5);
    private static final int PLACES = 8;
    /** log2 of the entries of a queue. */
    private static final int SIZE = 8;
    private static final RnicParameters PARAMETERS =
        new RnicParameters("test", 32, 16, 128, PLACES, 64, 16, 16, 32 * 1024, 322_266);

    record Done(int qp, boolean isReceive, int kind, int status, boolean solicited, long length, long immediate,
                int wqeIndex, int placements, boolean waiting) {}

    /** A request as its completion tells it. */
    private record Asked(int kind, boolean signaled, long length) {
        /** A Read or an atomic. */
        boolean isAnswered() {
            return kind >= 4 && kind <= 6;
        }

        int completionKind() {
            return isAnswered() ? kind + 2 : kind == 2 || kind == 3 ? 1 : 0;
        }
    }

    private static final class Bench implements Agent {
        static final int[] NONE = {};
        final Simulation<SendCompleter.Io> dut = Words.simulation(new SendCompleter(PARAMETERS), SEED);
        final List<List<Asked>> posted = new ArrayList<>();
        final Deque<int[]> lookups = new ArrayDeque<>();
        final Random anything = new Random(SEED);
        final int[] fetched = new int[16];
        final int[] acknowledged = new int[16];
        final int[] freed = new int[16];
        /** Of the i-th Read or atomic of each life: the placements that its response spoke of. */
        final List<List<Integer>> answered = new ArrayList<>();
        final double lookupStall;
        int placements = 0xFFFF00;
        final Words setup;
        final Words state;
        final Words update;
        final Words rung;
        final Words flush;
        final Words readsDone;
        final StreamSink<Done> completions;

        Bench(double stall, Random random) {
            setup = Words.stream(dut, "setup", 0, random);
            state = Words.valid(dut, "state", 0, random);
            update = Words.valid(dut, "update", stall, random);
            rung = Words.valid(dut, "rung", stall, random);
            flush = Words.valid(dut, "flush", stall, random);
            readsDone = Words.valid(dut, "reads_done", stall, random);
            lookupStall = stall;
            completions = new StreamSink<>(dut, dut.io().completions(), Done.class).stall(stall);
            dut.add(completions);
            dut.add(this);
            for (int qp = 0; qp < 16; qp++) {
                posted.add(new ArrayList<>());
                answered.add(new ArrayList<>());
            }
        }

        void begin(int qp) {
            posted.get(qp).clear();
            answered.get(qp).clear();
            fetched[qp] = 0;
            acknowledged[qp] = 0;
            freed[qp] = 0;
            setup.send(Map.of("qp", (long) qp, "size", (long) SIZE));
            assertThat(dut.stepUntil(setup::isDone, 500)).isLessThan(500);
            state(qp, QueuePairState.RTS);
        }

        void state(int qp, QueuePairState to) {
            state.send(Map.of("qp", (long) qp, "state", (long) to.ordinal()));
            dut.stepUntil(state::isDone, 100);
        }

        void post(int qp, Asked asked) {
            posted.get(qp).add(asked);
            rung.send(Map.of("qp", (long) qp, "producer", posted.get(qp).size() & 0xFFFFL));
        }

        void fetch(int qp) {
            fetched[qp]++;
        }

        void acknowledge(int qp, int messages) {
            acknowledged[qp] += messages;
            update.send(Map.of("qp", (long) qp, "messages", acknowledged[qp] & 0xFFFFL));
        }

        /** The next responses of the queue pair have come, with a few placements. */
        void answer(int qp, int responses) {
            placements += random(5);
            for (int i = 0; i < responses; i++) {
                answered.get(qp).add(placements & 0xFFFFFF);
            }
            readsDone.send(Map.of("qp", (long) qp, "messages", (long) answered.get(qp).size(), "placements",
                placements & 0xFFFFFFL));
        }

        private int random(int bound) {
            return anything.nextInt(bound);
        }

        /** Of the requests on chip, Reads and atomics. */
        int asked(int qp) {
            return (int) posted.get(qp).subList(0, fetched[qp]).stream().filter(Asked::isAnswered).count();
        }

        /** Requests that the peer has acknowledged and, if there is something to bring, answered. */
        int done(int qp) {
            int reads = 0;
            for (int i = 0; i < acknowledged[qp]; i++) {
                if (posted.get(qp).get(i).isAnswered() && reads++ == answered.get(qp).size()) {
                    return i;
                }
            }
            return acknowledged[qp];
        }

        /** The completions of a queue pair. */
        List<Done> of(int qp) {
            return completions.received().stream().filter(done -> done.qp == qp).map(done -> new Done(done.qp,
                done.isReceive, done.kind, done.status, done.solicited, done.length, done.immediate, done.wqeIndex, 0,
                done.waiting)).toList();
        }

        /** A completion of a Read waits for all of its placements, and for no later ones than have been spoken of. */
        void comparePlacements(int qp) {
            for (var done : completions.received()) {
                if (done.qp == qp && done.waiting) {
                    long reads = posted.get(qp).subList(0, done.wqeIndex + 1).stream().filter(Asked::isAnswered).count();
                    int own = answered.get(qp).get((int) reads - 1);
                    assertThat(done.placements - own & 0xFFFFFF).isLessThanOrEqualTo(
                        answered.get(qp).getLast() - own & 0xFFFFFF);
                }
            }
        }

        /** Two cycles behind a look-up: the WQE in that place; anything where none is asked for. */
        @Override public void drive() {
            var lookup = lookups.size() == 2 ? lookups.poll() : NONE;
            var asked = lookup == NONE ? any(anything) : kept(lookup[0], lookup[1]);
            var detail = dut.io().detail();
            dut.pin(dut.io().taken()).set(anything.nextDouble() >= lookupStall);
            dut.pin(detail.kind()).set(asked.kind);
            dut.pin(detail.signaled()).set(asked.signaled ? 1 : 0);
            dut.pin(detail.length()).set(asked.length);
        }

        /** What is in a place: one of the WQEs that are not complete, or anything. */
        private Asked kept(int qp, int slot) {
            int index = freed[qp] + Math.floorMod(slot - freed[qp], PLACES);
            return index < fetched[qp] ? posted.get(qp).get(index) : any(anything);
        }

        @Override public void sample() {
            var lookup = dut.io().lookup();
            lookups.add(!dut.pin(lookup.valid()).isSet() || !dut.pin(dut.io().taken()).isSet() ? NONE
                : new int[] {(int) dut.pin(lookup.value().qp()).get(), (int) dut.pin(lookup.value().slot()).get()});
            if (dut.pin(dut.io().completed().valid()).isSet()) {
                int qp = (int) dut.pin(dut.io().completed().value().qp()).get();
                freed[qp]++;
                assertThat(dut.pin(dut.io().completed().value().producer()).get()).isEqualTo(freed[qp] & 0xFFFF);
                assertThat(freed[qp]).isLessThanOrEqualTo(done(qp));
            }
        }
    }

    private static Asked any(Random random) {
        return new Asked(random.nextInt(8), random.nextInt(3) > 0, random.nextInt(100_000));
    }

    private static Done success(int qp, Asked asked, int wqeIndex) {
        return new Done(qp, false, asked.completionKind(), 0, false, asked.length, 0, wqeIndex, 0,
            asked.isAnswered());
    }

    /** Behind a Read that wants no completion. */
    private static Done late(int qp, Asked asked, int wqeIndex) {
        return new Done(qp, false, asked.completionKind(), 0, false, asked.length, 0, wqeIndex, 0, true);
    }

    private static Done failure(int qp, CompletionStatus status, int wqeIndex) {
        return new Done(qp, false, 0, status.ordinal(), false, 0, 0, wqeIndex, 0, false);
    }

    /** Something happens to a queue pair: a request, what is posted comes on chip, or some of it is acknowledged. */
    private static void trade(Bench bench, int qp, Random random) {
        switch (random.nextInt(4)) {
            case 0 -> bench.post(qp, any(random));
            case 1 -> {
                while (bench.fetched[qp] < bench.posted.get(qp).size()
                    && bench.fetched[qp] < bench.freed[qp] + PLACES) {
                    bench.fetch(qp);
                }
            }
            case 2 -> {
                int left = bench.asked(qp) - bench.answered.get(qp).size();
                if (left > 0) {
                    bench.answer(qp, 1 + random.nextInt(left));
                }
            }
            default -> {
                if (bench.fetched[qp] > bench.acknowledged[qp]) {
                    bench.acknowledge(qp, 1 + random.nextInt(bench.fetched[qp] - bench.acknowledged[qp]));
                }
            }
        }
    }

    @ParameterizedTest @ValueSource(doubles = {0, 0.5})
    void requestsCompleteOnceAndInOrder(double stall) {
        System.out.println("SendCompleterTest: seed " + SEED);
        var random = new Random(SEED);
        var bench = new Bench(stall, random);
        try (var dut = bench.dut) {
            for (int qp = 0; qp < 16; qp++) {
                bench.begin(qp);
            }
            for (int round = 0; round < 3000; round++) {
                int qp = random.nextInt(16);
                trade(bench, qp, random);
                dut.step(random.nextInt(10));
            }
            var status = new CompletionStatus[16];
            for (int qp = 0; qp < 16; qp++) {
                status[qp] = CompletionStatus.values()[1 + random.nextInt(9)];
                bench.state(qp, QueuePairState.ERR);
                bench.flush.send(Map.of("qp", (long) qp, "send_status", (long) status[qp].ordinal(),
                    "receive_status", 0L));
            }
            dut.step(30_000);
            for (int qp = 0; qp < 16; qp++) {
                bench.post(qp, any(random));                 // in the error state: flushed too
            }
            dut.step(2000);
            for (int qp = 0; qp < 16; qp++) {
                assertThat(bench.of(qp)).isEqualTo(expected(bench, qp, status[qp]));
                bench.comparePlacements(qp);
            }
            assertThat(bench.completions.received()).as("Reads").anyMatch(done -> done.kind == 6)
                .as("atomics").anyMatch(done -> done.kind == 7).anyMatch(done -> done.kind == 8);
        }
    }

    /** Acknowledgement and response must both come, in whichever order; what is behind a Read waits for it. */
    @Test void aReadIsDoneWhenItIsAcknowledgedAndAnswered() {
        for (boolean answeredFirst : new boolean[] {false, true}) {
            var bench = new Bench(0, new Random(SEED));
            try (var dut = bench.dut) {
                bench.begin(3);
                bench.post(3, new Asked(4, true, 77));
                bench.post(3, new Asked(2, true, 5));
                bench.fetch(3);
                bench.fetch(3);
                dut.step(40);
                if (answeredFirst) {
                    bench.answer(3, 1);
                    dut.step(60);
                    assertThat(bench.completions.received()).isEmpty();
                    bench.acknowledge(3, 2);
                } else {
                    bench.acknowledge(3, 2);
                    dut.step(60);
                    assertThat(bench.completions.received()).isEmpty();
                    bench.answer(3, 1);
                }
                dut.step(60);
                assertThat(bench.of(3)).containsExactly(success(3, bench.posted.get(3).get(0), 0),
                    success(3, bench.posted.get(3).get(1), 1));
            }
        }
    }

    /** The host knows by the next completion that a Read without one is done, and takes what it has brought. */
    @Test void whoeverCompletesBehindAReadWithoutACompletionWaitsForItsData() {
        var bench = new Bench(0, new Random(SEED));
        try (var dut = bench.dut) {
            for (int life = 0; life < 2; life++) {
                bench.begin(3);
                for (var asked : List.of(new Asked(2, true, 1), new Asked(4, false, 2), new Asked(0, false, 3),
                    new Asked(2, true, 4), new Asked(2, true, 5), new Asked(5, false, 8))) {
                    bench.post(3, asked);
                    bench.fetch(3);
                }
                bench.answer(3, 2);
                bench.acknowledge(3, 6);
                dut.step(150);
                var all = bench.posted.get(3);
                int before = 3 * life;
                assertThat(bench.of(3).subList(before, before + 3)).containsExactly(success(3, all.get(0), 0),
                    late(3, all.get(3), 3), success(3, all.get(4), 4));
                assertThat(bench.of(3)).hasSize(before + 3);
                bench.state(3, QueuePairState.RESET);
            }
        }
    }

    /** A Read that gets no response any more fails, and nothing behind it succeeds, acknowledged or not. */
    @Test void nothingSucceedsBehindAReadThatHasFailed() {
        var bench = new Bench(0, new Random(SEED));
        try (var dut = bench.dut) {
            bench.begin(3);
            for (int kind : new int[] {4, 2, 5, 0}) {
                bench.post(3, new Asked(kind, false, 8));
                bench.fetch(3);
            }
            bench.acknowledge(3, 4);
            dut.step(100);
            bench.state(3, QueuePairState.ERR);
            bench.flush.send(Map.of("qp", 3L, "send_status", 10L, "receive_status", 1L));
            dut.step(400);
            assertThat(bench.of(3)).containsExactly(failure(3, CompletionStatus.BAD_RESPONSE, 0),
                failure(3, CompletionStatus.FLUSHED, 1), failure(3, CompletionStatus.FLUSHED, 2),
                failure(3, CompletionStatus.FLUSHED, 3));
        }
    }

    /** What is open before the request that a failure names is flushed, the named one takes the status, wherever it is. */
    @Test void theRequestThatAFailureNamesTakesItsStatus() {
        var bench = new Bench(0, new Random(SEED));
        try (var dut = bench.dut) {
            for (int named = 0; named < 5; named++) {
                bench.begin(named);
                for (int i = 0; i < 4; i++) {
                    bench.post(named, new Asked(i == 1 ? 4 : 2, true, 8));
                    bench.fetch(named);
                }
                bench.acknowledge(named, 1);
                dut.step(100);
                bench.state(named, QueuePairState.ERR);
                bench.flush.send(Map.of("qp", (long) named, "send_status", 5L, "receive_status", 1L, "named", 1L,
                    "request", (long) named));
                dut.step(400);
                var expected = new ArrayList<>(List.of(success(named, new Asked(2, true, 8), 0)));
                for (int i = 1; i < 4; i++) {
                    expected.add(failure(named, i == named ? CompletionStatus.REMOTE_ACCESS : CompletionStatus.FLUSHED,
                        i));
                }
                assertThat(bench.of(named)).isEqualTo(expected);
            }
        }
    }

    /** More than the counters of responses hold. */
    @Test void countsOfResponsesWrap() {
        var bench = new Bench(0, new Random(SEED));
        try (var dut = bench.dut) {
            bench.begin(3);
            for (int i = 0; i < 600; i++) {
                bench.post(3, new Asked(4 + i % 3, true, i));
                bench.fetch(3);
                bench.acknowledge(3, 1);
                dut.step(25);
                assertThat(bench.completions.received()).hasSize(i);
                bench.answer(3, 1);
                dut.step(25);
                assertThat(bench.completions.received()).hasSize(i + 1);
            }
        }
    }

    /** As many responses as there are places on chip may be there before the first of their requests completes. */
    @Test void responsesOfAllPlacesAreCounted() {
        var bench = new Bench(0, new Random(SEED));
        try (var dut = bench.dut) {
            bench.begin(3);
            for (int i = 0; i < PLACES; i++) {
                bench.post(3, new Asked(4, true, i));
                bench.fetch(3);
            }
            dut.step(100);
            bench.answer(3, PLACES);
            dut.step(100);
            assertThat(bench.completions.received()).isEmpty();
            bench.acknowledge(3, PLACES);
            dut.step(50 * PLACES);
            assertThat(bench.completions.received()).hasSize(PLACES);
        }
    }

    private static List<Done> expected(Bench bench, int qp, CompletionStatus status) {
        var expected = new ArrayList<Done>();
        int done = bench.done(qp);
        boolean isUnseen = false;
        for (int i = 0; i < bench.posted.get(qp).size(); i++) {
            var asked = bench.posted.get(qp).get(i);
            if (i >= done) {
                expected.add(failure(qp, i == done ? status : CompletionStatus.FLUSHED, i));
            } else if (asked.signaled) {
                expected.add(isUnseen ? late(qp, asked, i) : success(qp, asked, i));
            }
            isUnseen = !asked.signaled && (isUnseen || asked.isAnswered());
        }
        return expected;
    }

    /** What was acknowledged before the flush is settled is no failure, whenever that begins and comes. */
    @Test void aFlushWaitsForWhatIsAcknowledgedMeanwhile() {
        var random = new Random(SEED);
        var bench = new Bench(0, random);
        try (var dut = bench.dut) {
            for (int round = 0; round < 60; round++) {
                int qp = random.nextInt(16);
                bench.begin(qp);
                bench.post(qp, new Asked(2, true, round));
                bench.fetch(qp);
                bench.post(qp, new Asked(2, true, round));
                dut.step(50 + random.nextInt(2 * SendCompleter.SETTLING));
                int before = bench.completions.received().size();
                bench.state(qp, QueuePairState.ERR);
                bench.flush.send(Map.of("qp", (long) qp, "send_status", 7L, "receive_status", 1L));
                dut.step(random.nextInt(SendCompleter.SETTLING - 20));
                assertThat(bench.completions.received()).as("round %s, before it is settled", round).hasSize(before);
                bench.acknowledge(qp, 1);
                dut.step(2 * SendCompleter.SETTLING + 50);
                assertThat(bench.completions.received().subList(before, before + 2)).as("round %s", round)
                    .containsExactly(success(qp, bench.posted.get(qp).getFirst(), 0),
                        failure(qp, CompletionStatus.RETRIES_EXCEEDED, 1));
                bench.state(qp, QueuePairState.RESET);
            }
        }
    }

    @Test void aNewLifeOwesNothing() {
        var random = new Random(SEED);
        var bench = new Bench(0, random);
        try (var dut = bench.dut) {
            bench.begin(9);
            for (int i = 0; i < 5; i++) {
                bench.post(9, any(random));
            }
            dut.step(100);
            bench.state(9, QueuePairState.RESET);
            bench.begin(9);
            bench.state(9, QueuePairState.ERR);
            bench.flush.send(Map.of("qp", 9L, "send_status", 1L, "receive_status", 1L));
            dut.step(500);
            assertThat(bench.completions.received()).isEmpty();
        }
    }

    /** Who has failed and has nothing left is not looked at again and again: it costs nobody's completions time. */
    @Test void whoIsFlushedAndHasNothingLeftHoldsNobodyUp() {
        long alone = cyclesOfTenCompletions(0);
        assertThat(cyclesOfTenCompletions(12)).isLessThanOrEqualTo(alone + 10);
    }

    private long cyclesOfTenCompletions(int flushed) {
        var bench = new Bench(0, new Random(SEED));
        try (var dut = bench.dut) {
            bench.begin(15);
            for (int qp = 0; qp < flushed; qp++) {
                bench.begin(qp);
                bench.state(qp, QueuePairState.ERR);
                bench.flush.send(Map.of("qp", (long) qp, "send_status", 1L, "receive_status", 1L));
            }
            dut.step(3000);
            long cycles = 0;
            for (int i = 1; i <= 10; i++) {
                int before = bench.completions.received().size();
                bench.post(15, new Asked(2, true, 1));
                bench.fetch(15);
                dut.step(50);
                bench.acknowledge(15, 1);
                cycles += dut.stepUntil(() -> bench.completions.received().size() > before, 1000);
            }
            return cycles;
        }
    }

    /** The host posts more than the queue holds: none of that is there; a doorbell that is right counts again. */
    @Test void aDoorbellBeyondTheQueueFlushesNothing() {
        var random = new Random(SEED);
        var bench = new Bench(0, random);
        try (var dut = bench.dut) {
            bench.begin(4);
            bench.state(4, QueuePairState.ERR);
            bench.flush.send(Map.of("qp", 4L, "send_status", 1L, "receive_status", 1L));
            dut.step(200);
            for (long producer : new long[] {(1 << SIZE) + 1, 60_000, 0xFFFF}) {
                bench.rung.send(Map.of("qp", 4L, "producer", producer));
                dut.step(1000);
                assertThat(bench.completions.received()).as("posted " + producer).isEmpty();
            }
            bench.rung.send(Map.of("qp", 4L, "producer", 1L << SIZE));
            dut.step(10_000);
            assertThat(bench.completions.received()).hasSize(1 << SIZE);
            bench.rung.send(Map.of("qp", 4L, "producer", (1L << SIZE) - 1));
            dut.step(1000);
            assertThat(bench.completions.received()).as("a step back").hasSize(1 << SIZE);
        }
    }

    /** The bus takes no completion of one queue pair: another one begins its life all the same. */
    @Test void aLifeBeginsWhileCompletionsStandStill() {
        var random = new Random(SEED);
        var bench = new Bench(0, random);
        try (var dut = bench.dut) {
            bench.begin(2);
            bench.completions.stall(1);
            bench.post(2, new Asked(2, true, 1));
            bench.fetch(2);
            dut.step(20);
            bench.acknowledge(2, 1);
            dut.step(100);
            bench.setup.send(Map.of("qp", 3L, "size", 4L));
            assertThat(dut.stepUntil(bench.setup::isDone, 20)).isLessThan(20);
        }
    }

    /** Who has been looked at behind such a completion is let go by its new life, and its old request is nobody's. */
    @Test void aLifeBeginsOfWhoWaitsBehindACompletionThatStandsStill() {
        var random = new Random(SEED);
        for (int wait = 0; wait < 12; wait++) {
            var bench = new Bench(0, random);
            try (var dut = bench.dut) {
                for (int qp = 2; qp < 4; qp++) {
                    bench.begin(qp);
                    bench.post(qp, new Asked(2, true, 1));
                    bench.fetch(qp);
                }
                dut.step(40);
                bench.completions.stall(1);
                bench.acknowledge(2, 1);
                bench.acknowledge(3, 1);
                dut.step(wait);
                bench.state(3, QueuePairState.RESET);
                dut.step(40);
                bench.setup.send(Map.of("qp", 3L, "size", 4L));
                assertThat(dut.stepUntil(bench.setup::isDone, 20)).as("behind %d cycles", wait).isLessThan(20);
                bench.completions.stall(0);
                dut.step(100);
                assertThat(bench.of(2)).hasSize(1);
                assertThat(bench.of(3)).isEmpty();
                assertThat(bench.freed[3]).isZero();
            }
        }
    }

    /** Completions of many follow each other in four cycles; those of one queue pair in order, each once. */
    @Test void anotherQueuePairCompletesEveryFourCycles() {
        for (int pairs : new int[] {1, 2, 16}) {
            var bench = new Bench(0, new Random(SEED));
            try (var dut = bench.dut) {
                for (int qp = 0; qp < pairs; qp++) {
                    bench.begin(qp);
                    for (int i = 0; i < PLACES; i++) {
                        bench.post(qp, new Asked(2, true, 8));
                        bench.fetch(qp);
                    }
                }
                dut.step(200);
                for (int qp = 0; qp < pairs; qp++) {
                    bench.acknowledge(qp, PLACES);
                }
                int all = PLACES * pairs;
                long cycles = dut.stepUntil(() -> bench.completions.received().size() == all, 20 * all);
                assertThat(cycles).as("%d requests of %d queue pairs", all, pairs)
                    .isLessThanOrEqualTo(pairs == 16 ? SendCompleter.EACH * all + 20L : 10L * all);
                for (int qp = 0; qp < pairs; qp++) {
                    assertThat(bench.of(qp)).extracting(Done::wqeIndex).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
                }
            }
        }
    }

    /** Queue pairs die whatever the completer is doing for them: what the old life had is in order, and then over. */
    @ParameterizedTest @ValueSource(doubles = {0, 0.5})
    void whoDiesWhileItsRequestIsHeldCompletesNothingMore(double stall) {
        var random = new Random(SEED);
        var bench = new Bench(stall, random);
        try (var dut = bench.dut) {
            for (int qp = 0; qp < 16; qp++) {
                bench.begin(qp);
            }
            var before = new int[16];
            int shown = 0;
            for (int round = 0; round < 3000; round++) {
                trade(bench, random.nextInt(4), random);
                dut.step(random.nextInt(4));
                if (round % 10 < 9) {
                    continue;
                }
                int qp = random.nextInt(4);
                // Nothing of the old life is told behind the new one.
                dut.stepUntil(() -> bench.update.isDone() && bench.rung.isDone() && bench.readsDone.isDone(), 500);
                bench.state(qp, QueuePairState.RESET);
                dut.step(random.nextInt(8));
                bench.setup.send(Map.of("qp", (long) qp, "size", (long) SIZE));
                assertThat(dut.stepUntil(bench.setup::isDone, 500)).isLessThan(500);
                var all = bench.of(qp);
                var old = all.subList(before[qp], all.size());
                var due = expected(bench, qp, CompletionStatus.FLUSHED).stream().filter(done -> done.status == 0).toList();
                assertThat(due.subList(0, Math.min(old.size(), due.size()))).as("round %d", round).isEqualTo(old);
                shown += old.size();
                before[qp] = all.size();
                bench.begin(qp);
            }
            assertThat(shown).as("completions of lives that have ended").isGreaterThan(100);
        }
    }

    /** In nearly every cycle a life would begin: what is written for others beside it is not lost, nor is the life. */
    @Test void livesBeginBesideWhateverIsToldOfOthers() {
        var random = new Random(SEED);
        var bench = new Bench(0, random);
        try (var dut = bench.dut) {
            for (int qp = 0; qp < 16; qp++) {
                bench.begin(qp);
            }
            for (int i = 0; i < 3000; i++) {
                bench.setup.send(Map.of("qp", 8L + random.nextInt(8), "size", (long) SIZE));
            }
            var status = new CompletionStatus[8];
            for (int round = 0; !bench.setup.isDone(); round++) {
                int qp = random.nextInt(8);
                if (status[qp] == null) {
                    trade(bench, qp, random);
                }
                bench.rung.send(Map.of("qp", 8L + random.nextInt(8), "producer", 1L + random.nextInt(50)));
                if (round % 100 == 99 && round < 800) {
                    int failed = round / 100;
                    status[failed] = CompletionStatus.values()[1 + random.nextInt(9)];
                    bench.state(failed, QueuePairState.ERR);
                    bench.flush.send(Map.of("qp", (long) failed, "send_status", (long) status[failed].ordinal(),
                        "receive_status", 0L));
                }
                dut.step(1 + random.nextInt(4));
            }
            assertThat(status).as("all have failed beside lives that begin").doesNotContainNull();
            for (int qp = 8; qp < 16; qp++) {
                bench.begin(qp);
                bench.state(qp, QueuePairState.ERR);
                bench.flush.send(Map.of("qp", (long) qp, "send_status", 1L, "receive_status", 0L));
            }
            dut.step(30_000);
            for (int qp = 0; qp < 8; qp++) {
                assertThat(bench.of(qp)).isEqualTo(expected(bench, qp, status[qp]));
                assertThat(bench.of(8 + qp)).as("completions of a life that has asked for nothing").isEmpty();
            }
        }
    }

    @Test void doorbellsBeforeTheFlushAreFlushedOnceAndNothingMovesInReset() {
        var random = new Random(SEED);
        var bench = new Bench(0, random);
        try (var dut = bench.dut) {
            bench.begin(1);
            bench.state(1, QueuePairState.ERR);
            bench.post(1, any(random));
            dut.step(100);
            assertThat(bench.completions.received()).isEmpty();
            bench.flush.send(Map.of("qp", 1L, "send_status", 7L, "receive_status", 1L));
            dut.step(300);
            assertThat(bench.completions.received())
                .containsExactly(failure(1, CompletionStatus.RETRIES_EXCEEDED, 0));
            bench.state(1, QueuePairState.RESET);
            bench.post(1, any(random));
            bench.acknowledge(1, 1);
            dut.step(100);
            assertThat(bench.completions.received()).hasSize(1);
        }
    }
}
