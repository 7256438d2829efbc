package rnic.complete;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.Scoreboard;
import hdl.sim.agent.StreamSink;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import rnic.common.FlowNumber;
import rnic.common.ValidDriver;
import rnic.protocol.Outcome;
import rnic.protocol.RnicParameters;
import rnic.respond.CrossingGate;

/** Retired packets into a {@link CompletionOrder}, and what must come of them, in plain Java. */
final class CompletionOrderBench implements AutoCloseable {
    /** Accepted packets may still come so long after busy. */
    private static final int AFTER_BUSY = 24;
    /** Cycles in which something completes, at most. */
    static final int PATIENCE = 100_000;
    static final int QUEUE_PAIRS = RnicParameters.SMALL.queuePairs();
    /** Rows of both spaces. */
    static final int FLOWS = 2 * QUEUE_PAIRS;

    record Done(int qp, boolean isReceive, int kind, int status, boolean solicited, long length, long immediate,
                int wqeIndex, int placements, boolean waiting) {}

    record Event(FlowNumber flow, boolean congested, boolean counting, boolean advancing, boolean completing,
                 boolean urgent, boolean notReady, int code, int behindGap) {
        Event(int row, boolean congested, boolean counting, boolean advancing, boolean completing, boolean urgent,
              boolean notReady, int code, int behindGap) {
            this(FlowNumber.of(row, QUEUE_PAIRS), congested, counting, advancing, completing, urgent, notReady, code,
                behindGap);
        }
    }

    record Report(int row, int expected, int messages, int messageStart, int receivesDone) {}

    record Reads(int qp, int messages, int placements) {}

    record Cross(int qp, int context, int placements) {}

    /** One flow as the peer sees it. */
    static final class Life {
        int expected;
        int messages;
        int messageStart;
        int receives;
        int reported;

        /** The peer keeps its message window, and a packet completes at most four. */
        boolean mayGo(int window) {
            return (messages - reported & 0xFFFFFF) + 4 <= window;
        }
    }

    /** A retired packet with what was noted for the messages it completes. */
    static final class Packet {
        final Map<String, Long> retired = new TreeMap<>();
        final List<Map<String, Long>> stash = new ArrayList<>();
        final List<Done> completions = new ArrayList<>();
        final List<Cross> crossings = new ArrayList<>();
        Event event;
        Report report;
        Reads reads;
        boolean accepted;
        boolean trimmed;
    }

    final RnicParameters parameters = RnicParameters.SMALL;
    final Random random;
    final Simulation<CompletionOrder.Io> dut;
    final ValidDriver retired;
    final ValidDriver stash;
    final ValidDriver setup;
    final StreamSink<Done> completionSink;
    final Scoreboard<Done> completions = new Scoreboard<>("completion");
    final Scoreboard<Event> events = new Scoreboard<>("event");
    final Scoreboard<Report> reports = new Scoreboard<>("report");
    final Scoreboard<Reads> reads = new Scoreboard<>("Reads done");
    final Scoreboard<Cross> crossings = new Scoreboard<>("Reads and atomics that cross");
    /** How many have crossed and wait: the bench lets one go now and then. */
    int crossed;
    private final double stall;
    final Life[] lives = new Life[FLOWS];
    final Deque<Packet> noting = new ArrayDeque<>();
    final Deque<Packet> retiring = new ArrayDeque<>();
    int placements;
    int sinceBusy;
    int forgotten;
    long busyCycles;
    int used;
    /** Packets that have begun and not ended, as the block tells. */
    final int[] underWay = new int[16];

    CompletionOrderBench(Engine engine, double stall, Random random) {
        this.random = random;
        this.stall = stall;
        dut = Simulation.of(new CompletionOrder(parameters), engine);
        retired = new ValidDriver(dut, "retired");
        stash = new ValidDriver(dut, "stash");
        setup = new ValidDriver(dut, "setup");
        completionSink = dut.add(new StreamSink<>(dut, dut.io().completions(), Done.class).stall(stall)
            .to(completions::observe));
        dut.add(new StreamSink<>(dut, dut.io().events(), Event.class).stall(stall).to(events::observe));
        for (int row = 0; row < lives.length; row++) {
            lives[row] = new Life();
        }
    }

    /** A packet of a flow, with everything that must come of it; of responses nothing is noted. */
    Packet packet(int row) {
        boolean responses = row >= QUEUE_PAIRS;
        var life = lives[row];
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
            if (responses) {
                life.messages = life.messages + 1 & 0xFFFFFF;
            } else {
                message(row, life, packet);
            }
        }
        if (count > 0) {
            life.messageStart = life.expected;
        }
        boolean fatal = !responses && random.nextInt(8) == 0;
        boolean notReady = !responses && kind >= 8 && !packet.trimmed && random.nextBoolean();
        boolean asks = random.nextInt(5) == 0;
        boolean again = random.nextInt(5) == 0;
        boolean congested = random.nextInt(3) == 0;
        int ahead = random.nextInt(notReady ? 2 : 100);
        int psn = inOrder ? before : life.expected + ahead & 0xFFFFFF;
        int code = new int[] {1, 2, 3, 5}[random.nextInt(4)];
        var outcome = inOrder ? Outcome.IN_ORDER : packet.accepted ? Outcome.OUT_OF_ORDER
            : kind == 7 ? Outcome.DUPLICATE : Outcome.OUTSIDE;
        put(packet.retired, "flow_qp", row % QUEUE_PAIRS, "flow_responses", responses ? 1 : 0, "psn", psn,
            "outcome", outcome.ordinal(), "progress_expected", life.expected, "progress_messages",
            life.messages, "progress_message_start", life.messageStart,
            "progress_receives_done", responses ? random.nextInt(1 << 24) : life.receives, "error_valid", fatal ? 1 : 0,
            "error_psn", fatal ? life.expected : random.nextInt(1 << 24), "error_code", code,
            "not_ready", notReady ? 1 : 0, "ack_request", asks ? 1 : 0, "retrans", again ? 1 : 0,
            "congested", congested ? 1 : 0, "trimmed", packet.trimmed ? 1 : 0, "placements", placements);
        boolean next = psn == life.expected;
        boolean urgent = outcome == Outcome.DUPLICATE || packet.accepted && (asks || again || fatal)
            || next && fatal;
        packet.event = new Event(row, congested, packet.accepted, inOrder, count > 0, urgent, notReady && next,
            fatal ? code : 0, (packet.accepted ? 1 : 0) - (life.expected - before) & 0x1FF);
        packet.report = new Report(row, life.expected, life.messages, life.messageStart, responses ? 0 : life.receives);
        packet.reads = responses && count > 0 ? new Reads(row % QUEUE_PAIRS, life.messages, placements) : null;
        return packet;
    }

    private void message(int qp, Life life, Packet packet) {
        life.messages = life.messages + 1 & 0xFFFFFF;
        int kind = random.nextInt(7);
        long length = random.nextInt() & 0x7FFFFFFFL;
        long argument = random.nextInt() & 0xFFFFFFFFL;
        boolean solicited = random.nextBoolean();
        var note = new TreeMap<String, Long>();
        put(note, "qp", qp, "msn", life.messages, "kind", kind, "solicited", solicited ? 1 : 0,
            "argument", argument, "length", length, "wqe_index", (kind == 0 || kind > 4 ? random.nextInt() : life.receives)
                & parameters.messages() - 1);
        packet.stash.add(note);
        if (kind > 4) {
            packet.crossings.add(new Cross(qp, (int) argument & parameters.contextNames() - 1, placements));
        } else if (kind != 0) {
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
    void add(int row) {
        for (int budget = 0; !lives[row].mayGo(parameters.messages()); budget++) {
            assertThat(budget).as("cycles until flow %d may go on", row).isLessThan(PATIENCE);
            step();
        }
        noting.add(packet(row));
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
                crossings.expect(next.crossings);
                events.expect(next.event);
                reports.expect(next.report == null ? List.of() : List.of(next.report));
                reads.expect(next.reads == null ? List.of() : List.of(next.reads));
            } else {
                forgotten++;
            }
        }
        observed();
        dut.step();
        dut.pin(dut.io().crossingLevel()).set(crossed);
        crossed -= crossed > 0 && random.nextDouble() >= stall ? 1 : 0;
    }

    private void observed() {
        dut.settle();
        var accesses = dut.io().reports();
        if (dut.pin(accesses.beginning().valid()).isSet()) {
            underWay[(int) dut.pin(accesses.beginning().value()).get()]++;
        }
        if (dut.pin(accesses.ending().valid()).isSet()) {
            underWay[(int) dut.pin(accesses.ending().value()).get()]--;
        }
        if (dut.pin(dut.io().used().valid()).isSet()) {
            used = (int) dut.pin(dut.io().used().value().producer()).get();
        }
        var reported = dut.io().reported();
        if (dut.pin(reported.valid()).isSet()) {
            var progress = reported.value().progress();
            int row = (int) dut.pin(reported.value().flow()).get();
            var report = new Report(row,
                (int) dut.pin(progress.expected()).get(), (int) dut.pin(progress.messages()).get(),
                (int) dut.pin(progress.messageStart()).get(),
                row < QUEUE_PAIRS ? (int) dut.pin(progress.receivesDone()).get() : 0);
            reports.observe(report);
            lives[row].reported = report.messages();
        }
        var crossing = dut.io().crossing();
        if (dut.pin(crossing.valid()).isSet()) {
            crossings.observe(new Cross((int) dut.pin(crossing.value().qp()).get(),
                (int) dut.pin(crossing.value().context()).get(), (int) dut.pin(crossing.value().placements()).get()));
            crossed++;
            assertThat(crossed).as("Reads and atomics that wait").isLessThanOrEqualTo(CrossingGate.WAITING);
        }
        var done = dut.io().readsDone();
        if (dut.pin(done.valid()).isSet()) {
            reads.observe(new Reads((int) dut.pin(done.value().qp()).get(),
                (int) dut.pin(done.value().messages()).get(), (int) dut.pin(done.value().placements()).get()));
        }
    }

    void drain() {
        setup.idle(random);
        for (int i = 0; i < 20_000 && !(noting.isEmpty() && retiring.isEmpty() && completions.isDone() && crossings.isDone()
            && events.isDone() && reports.isDone() && reads.isDone()); i++) {
            step();
        }
        completions.assertDone();
        crossings.assertDone();
        events.assertDone();
        reports.assertDone();
        reads.assertDone();
        step();
        step();
        assertThat(dut.pin(dut.io().entered()).get()).as("packets that came in").isEqualTo(events.matched());
        assertThat(dut.pin(dut.io().left()).get()).as("of these, have left").isEqualTo(events.matched());
        assertThat(underWay).as("under way, by queue pairs").containsOnly(0);
    }

    /** A new life, while everything is quiet. */
    void renew(int row, int psn) {
        drain();
        var life = lives[row];
        life.expected = psn;
        life.messageStart = psn;
        life.messages = 0;
        life.receives = 0;
        setup.show(Map.of("flow", (long) row, "psn", (long) psn));
        reports.expect(new Report(row, psn, 0, psn, 0));
        var ready = dut.pin(dut.io().setup().ready());
        int cycles = 0;
        for (boolean done = false; !done; cycles++) {
            assertThat(cycles).as("cycles until the life of flow %d begins", row).isLessThan(PATIENCE);
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
