package rnic.complete;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.Scoreboard;
import hdl.sim.agent.StreamSink;
import hdl.sim.junit.EachEngine;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.ValidDriver;
import rnic.protocol.Outcome;
import rnic.protocol.RnicParameters;

/** Retired packets of many queue pairs against a list of what must come of them, with stalls and new lives. */
class CompletionOrderTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_271);
    /** Accepted packets may still come so long after busy. */
    private static final int AFTER_BUSY = 24;
    /** Cycles in which something completes, at most. */
    private static final int PATIENCE = 100_000;

    record Done(int qp, boolean isReceive, int kind, int status, boolean solicited, long length, long immediate,
                int request, int placements, boolean waits) {}

    record Event(int qp, boolean congested, boolean counts, boolean advances, boolean completes, boolean urgent,
                 boolean notReady, int code, int behindGap) {}

    record Report(int qp, int expected, int messages, int messageStart, int receivesDone) {}

    /** One queue pair as the peer sees it. */
    private static final class Life {
        private int expected;
        private int messages;
        private int messageStart;
        private int receives;
        private int reported;

        /** The peer keeps its message window, and a packet completes at most four. */
        boolean mayGo(int window) {
            return (messages - reported & 0xFFFFFF) + 4 <= window;
        }
    }

    /** A retired packet with what was noted for the messages it completes. */
    private static final class Packet {
        private final Map<String, Long> retired = new TreeMap<>();
        private final List<Map<String, Long>> stash = new ArrayList<>();
        private final List<Done> completions = new ArrayList<>();
        private Event event;
        private Report report;
        private boolean accepted;
        private boolean trimmed;
    }

    private static final class Bench implements AutoCloseable {
        private final RnicParameters parameters = RnicParameters.SMALL;
        private final Random random;
        private final Simulation<CompletionOrder.Io> dut;
        private final ValidDriver retired;
        private final ValidDriver stash;
        private final ValidDriver setup;
        private final StreamSink<Done> completionSink;
        private final Scoreboard<Done> completions = new Scoreboard<>("completion");
        private final Scoreboard<Event> events = new Scoreboard<>("event");
        private final Scoreboard<Report> reports = new Scoreboard<>("report");
        private final Life[] lives = new Life[16];
        private final Deque<Packet> noting = new ArrayDeque<>();
        private final Deque<Packet> retiring = new ArrayDeque<>();
        private int placements;
        private int sinceBusy;
        private int forgotten;
        private long busyCycles;
        private int used;
        /** Packets that have begun and not ended, as the block tells. */
        private final int[] underWay = new int[16];

        Bench(Engine engine, double stall, Random random) {
            this.random = random;
            dut = Simulation.of(new CompletionOrder(parameters), engine);
            retired = new ValidDriver(dut, "retired");
            stash = new ValidDriver(dut, "stash");
            setup = new ValidDriver(dut, "setup");
            completionSink = dut.add(new StreamSink<>(dut, dut.io().completions(), Done.class).stall(stall)
                .to(completions::observe));
            dut.add(new StreamSink<>(dut, dut.io().events(), Event.class).stall(stall).to(events::observe));
            for (int qp = 0; qp < lives.length; qp++) {
                lives[qp] = new Life();
            }
        }

        /** A packet of a queue pair, with everything that must come of it. */
        Packet packet(int qp) {
            var life = lives[qp];
            var packet = new Packet();
            int kind = random.nextInt(10);
            packet.accepted = kind < 7;
            packet.trimmed = kind == 9;
            boolean inOrder = kind < 5;
            int before = life.expected;
            int count = inOrder ? Math.max(0, random.nextInt(9) - 4) : 0;
            if (inOrder) {
                life.expected = life.expected + Math.max(1, count) + random.nextInt(3) & 0xFFFFFF;
            }
            placements = placements + 1 & 0xFFFFFF;
            for (int i = 0; i < count; i++) {
                message(qp, life, packet);
            }
            if (count > 0) {
                life.messageStart = life.expected;
            }
            boolean fatal = random.nextInt(8) == 0;
            boolean notReady = kind >= 8 && !packet.trimmed && random.nextBoolean();
            boolean asks = random.nextInt(5) == 0;
            boolean again = random.nextInt(5) == 0;
            boolean congested = random.nextInt(3) == 0;
            int ahead = random.nextInt(notReady ? 2 : 100);
            int psn = inOrder ? before : life.expected + ahead & 0xFFFFFF;
            int code = new int[] {1, 2, 3, 5}[random.nextInt(4)];
            var outcome = inOrder ? Outcome.IN_ORDER : packet.accepted ? Outcome.OUT_OF_ORDER
                : kind == 7 ? Outcome.DUPLICATE : Outcome.OUTSIDE;
            put(packet.retired, "qp", qp, "psn", psn, "outcome", outcome.ordinal(), "progress_expected", life.expected,
                "progress_messages", life.messages, "progress_message_start", life.messageStart,
                "progress_receives_done", life.receives, "error_valid", fatal ? 1 : 0,
                "error_psn", fatal ? life.expected : random.nextInt(1 << 24), "error_code", code,
                "not_ready", notReady ? 1 : 0, "ack_request", asks ? 1 : 0, "retrans", again ? 1 : 0,
                "congested", congested ? 1 : 0, "trimmed", packet.trimmed ? 1 : 0, "placements", placements);
            boolean next = psn == life.expected;
            boolean urgent = outcome == Outcome.DUPLICATE || packet.accepted && (asks || again || fatal)
                || next && fatal;
            packet.event = new Event(qp, congested, packet.accepted, inOrder, count > 0, urgent, notReady && next,
                fatal ? code : 0, (packet.accepted ? 1 : 0) - (life.expected - before) & 0x1FF);
            packet.report = new Report(qp, life.expected, life.messages, life.messageStart, life.receives);
            return packet;
        }

        private void message(int qp, Life life, Packet packet) {
            life.messages = life.messages + 1 & 0xFFFFFF;
            int kind = random.nextInt(5);
            long length = random.nextInt() & 0x7FFFFFFFL;
            long argument = random.nextInt() & 0xFFFFFFFFL;
            boolean solicited = random.nextBoolean();
            var note = new TreeMap<String, Long>();
            put(note, "qp", qp, "msn", life.messages, "kind", kind, "solicited", solicited ? 1 : 0,
                "argument", argument, "length", length, "request", (kind == 0 ? random.nextInt() : life.receives)
                    & parameters.messages() - 1);
            packet.stash.add(note);
            if (kind != 0) {
                packet.completions.add(new Done(qp, true, kind + 1, 0, solicited, length, argument,
                    life.receives & 0xFFFF, placements, true));
                life.receives = life.receives + 1 & 0xFFFFFF;
            }
        }

        private static void put(Map<String, Long> into, Object... pairs) {
            for (int i = 0; i < pairs.length; i += 2) {
                into.put((String) pairs[i], ((Number) pairs[i + 1]).longValue());
            }
        }

        /** Queues a packet: its messages are noted first. */
        void add(int qp) {
            for (int budget = 0; !lives[qp].mayGo(parameters.messages()); budget++) {
                assertThat(budget).as("cycles until queue pair %d may go on", qp).isLessThan(PATIENCE);
                step();
            }
            noting.add(packet(qp));
        }

        /** One cycle. */
        void step() {
            var packet = noting.peek();
            stash.idle(random);
            if (packet != null) {
                if (!packet.stash.isEmpty()) {
                    stash.show(packet.stash.removeFirst());
                }
                if (packet.stash.isEmpty()) {
                    noting.remove();
                    retiring.add(packet);
                    packet = null;
                }
            }
            dut.settle();
            boolean busy = dut.pin(dut.io().busy()).isSet();
            sinceBusy = busy ? sinceBusy + 1 : 0;
            busyCycles += busy ? 1 : 0;
            retired.idle(random);
            var next = retiring.peek();
            if (next != null && next != packet && (!next.accepted || sinceBusy <= AFTER_BUSY)) {
                retired.show(retiring.remove().retired);
                if (!next.trimmed && (next.accepted || !busy)) {
                    completions.expect(next.completions);
                    events.expect(next.event);
                    reports.expect(next.report == null ? List.of() : List.of(next.report));
                } else {
                    forgotten++;
                }
            }
            observed();
            dut.step();
        }

        private void observed() {
            dut.settle();
            var accesses = dut.io().reports();
            if (dut.pin(accesses.begins().valid()).isSet()) {
                underWay[(int) dut.pin(accesses.begins().value()).get()]++;
            }
            if (dut.pin(accesses.ends().valid()).isSet()) {
                underWay[(int) dut.pin(accesses.ends().value()).get()]--;
            }
            if (dut.pin(dut.io().used().valid()).isSet()) {
                used = (int) dut.pin(dut.io().used().value().producer()).get();
            }
            var reported = dut.io().reported();
            if (dut.pin(reported.valid()).isSet()) {
                var progress = reported.value().progress();
                var report = new Report((int) dut.pin(reported.value().qp()).get(),
                    (int) dut.pin(progress.expected()).get(), (int) dut.pin(progress.messages()).get(),
                    (int) dut.pin(progress.messageStart()).get(), (int) dut.pin(progress.receivesDone()).get());
                reports.observe(report);
                lives[report.qp()].reported = report.messages();
            }
        }

        void drain() {
            setup.idle(random);
            for (int i = 0; i < 20_000 && !(noting.isEmpty() && retiring.isEmpty() && completions.isDone()
                && events.isDone() && reports.isDone()); i++) {
                step();
            }
            completions.assertDone();
            events.assertDone();
            reports.assertDone();
            step();
            step();
            assertThat(dut.pin(dut.io().entered()).get()).as("packets that came in").isEqualTo(events.matched());
            assertThat(dut.pin(dut.io().left()).get()).as("of these, have left").isEqualTo(events.matched());
            assertThat(underWay).as("under way, by queue pairs").containsOnly(0);
        }

        /** A new life, while everything is quiet. */
        void renew(int qp, int psn) {
            drain();
            var life = lives[qp];
            life.expected = psn;
            life.messageStart = psn;
            life.messages = 0;
            life.receives = 0;
            setup.show(Map.of("qp", (long) qp, "psn", (long) psn));
            reports.expect(new Report(qp, psn, 0, psn, 0));
            var ready = dut.pin(dut.io().setup().ready());
            int cycles = 0;
            for (boolean done = false; !done; cycles++) {
                assertThat(cycles).as("cycles until the life of queue pair %d begins", qp).isLessThan(PATIENCE);
                dut.settle();
                done = ready.isSet();
                step();
            }
            setup.idle(random);
        }

        @Override public void close() {
            dut.close();
        }
    }

    private static void traffic(Engine engine, double stall, int packets) {
        var random = new Random(SEED + (long) (100 * stall));
        try (var bench = new Bench(engine, stall, random)) {
            for (int qp = 0; qp < 16; qp++) {
                bench.renew(qp, random.nextBoolean() ? 0xFFFFFF - random.nextInt(50) : random.nextInt(1 << 24));
            }
            int qp = 0;
            for (int i = 0; i < packets; i++) {
                if (random.nextInt(3) == 0) {
                    qp = random.nextInt(16);
                }
                bench.add(qp);
                bench.step();
                while (bench.noting.size() > 8 || random.nextInt(6) == 0) {
                    bench.step();
                }
                if (random.nextInt(packets / 20) == 0) {
                    bench.renew(qp, random.nextInt(1 << 24));
                }
            }
            bench.drain();
            assertThat(bench.completions.matched()).isGreaterThan(packets / 3);
            if (packets >= 20_000) { // fewer need not fill the queue once
                assertThat(bench.busyCycles > 0).as("busy at all").isEqualTo(stall > 0.5);
            }
        }
    }

    /** Packets of others end a message in every cycle; those of a cycle that is wanted come so much later. */
    @ParameterizedTest @ValueSource(ints = {1, 2, 3, 5, 6, 7, 8, 9, 16})
    void aSetupAsksForTheCyclesThatNotesDoNotLeave(int later) {
        var random = new Random(SEED);
        try (var bench = new Bench(Engine.JVM, 0, random)) {
            var wanted = bench.dut.pin(bench.dut.io().wanted());
            var ready = bench.dut.pin(bench.dut.io().setup().ready());
            var free = new ArrayDeque<Boolean>();
            for (int i = 0; i < later; i++) {
                free.add(false);
            }
            for (int round = 0; round < 20; round++) {
                int cycles = 0;
                for (boolean done = false; !done && cycles < PATIENCE; cycles++) {
                    boolean notes = !free.remove();
                    bench.stash.idle(random);
                    if (notes) {
                        bench.stash.show(Map.of("qp", 1L + random.nextInt(8), "msn", (long) random.nextInt(1 << 24)));
                    }
                    bench.setup.show(Map.of("qp", 9L, "psn", 100L * round));
                    bench.dut.settle();
                    free.add(wanted.isSet());
                    done = ready.isSet();
                    bench.dut.step();
                }
                assertThat(cycles).as("cycles of a setup").isLessThanOrEqualTo(7 * bench.parameters.messages()
                    + later + 8);
                bench.setup.idle(random);
                for (int pause = random.nextInt(20); pause > 0; pause--) {
                    free.remove();
                    bench.stash.show(Map.of("qp", 1L));
                    bench.dut.settle();
                    free.add(wanted.isSet());
                    bench.dut.step();
                }
            }
        }
    }

    @ParameterizedTest @ValueSource(doubles = {0, 0.3, 0.8})
    void completionsEventsAndReportsComeInOrder(double stall) {
        traffic(Engine.JVM, stall, 20_000);
    }

    /** Beyond 2^12 messages, which is as far as the stash tells them apart, and beyond 2^16 receive requests. */
    @Test void oneQueuePairGoesOnUntilItsNumbersWrap() {
        var random = new Random(SEED);
        try (var bench = new Bench(Engine.JVM, 0.3, random)) {
            bench.renew(5, 0xFFFFF0);
            while (bench.lives[5].receives < 65_536 + 200) {
                bench.add(5);
                bench.step();
                while (bench.noting.size() > 8) {
                    bench.step();
                }
            }
            bench.drain();
        }
    }

    /** The peer leaves out a message number: what stands there is of the life before, or of the lap before. */
    @ParameterizedTest @ValueSource(ints = {0, 1, 20})
    void aMessageThatWasLeftOutIsTheFaultOfThePeer(int earlier) {
        var random = new Random(SEED);
        try (var bench = new Bench(Engine.JVM, 0, random)) {
            bench.renew(3, 100);
            for (int i = 0; i < 40; i++) {
                bench.add(3);
            }
            bench.renew(3, 200);
            var life = bench.lives[3];
            while (life.messages < earlier) {
                bench.add(3);
            }
            bench.drain();
            int expected = life.expected;
            var packet = bench.packet(3);
            while (packet.event.completes() || !packet.event.advances()) {
                packet = bench.packet(3);
            }
            var event = packet.event;
            life.messages++;
            packet.retired.put("progress_messages", (long) life.messages);
            packet.event = new Event(3, event.congested(), true, true, true, true, event.notReady(), 1,
                1 - (life.expected - expected) & 0x1FF);
            packet.report = null;
            bench.noting.add(packet);
            bench.drain();
            nothingMore(bench, life);
        }
    }

    /** The second of two messages that name one receive request; a third in the same packet is good. */
    @ParameterizedTest @ValueSource(ints = {1, 2})
    void aReceiveRequestIsNotUsedTwice(int wrong) {
        var random = new Random(SEED);
        try (var bench = new Bench(Engine.JVM, 0, random)) {
            bench.renew(3, 100);
            var life = bench.lives[3];
            var packet = bench.packet(3);
            while (packet.completions.size() != 3) {
                bench.renew(3, 100);
                packet = bench.packet(3);
            }
            var naming = packet.stash.stream().filter(note -> note.get("kind") != 0).toList();
            naming.get(wrong).put("request", naming.get(wrong - 1).get("request"));
            packet.completions.subList(wrong, 3).clear();
            var event = packet.event;
            packet.event = new Event(3, event.congested(), true, true, true, true, event.notReady(), 1,
                event.behindGap());
            packet.report = null;
            bench.noting.add(packet);
            bench.drain();
            assertThat(bench.used).as("requests that have completed").isEqualTo(wrong);
            nothingMore(bench, life);
        }
    }

    /** Until it begins a new life, nothing of the queue pair completes or is reported. */
    private static void nothingMore(Bench bench, Life life) {
        bench.renew(4, 50);
        for (int i = 0; i < 10; i++) {
            life.reported = life.messages;
            var packet = bench.packet(3);
            var event = packet.event;
            packet.completions.clear();
            packet.event = new Event(3, event.congested(), event.counts(), event.advances(), event.completes(), true,
                event.notReady(), 1, event.behindGap());
            packet.report = null;
            bench.noting.add(packet);
            bench.add(4);
        }
        bench.drain();
        bench.renew(3, 500);
        for (int i = 0; i < 20; i++) {
            bench.add(3);
        }
        bench.drain();
    }

    @EachEngine void everyEngineAgrees(Engine engine) {
        traffic(engine, 0.7, engine == Engine.ICARUS ? 500 : 5000);
    }
}
