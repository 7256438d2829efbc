package rnic.roce;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.protocol.CompletionStatus;
import rnic.protocol.FailureCause;
import rnic.protocol.Row;
import rnic.roce.SenderEvent.Kind;

/** Events of senders as close as they may come; everything that is told of each is compared with a model in Java. */
class GoBackPipelineTest {
    private static final long SEED = Long.getLong("hdl.seed", 15_202);
    private static final int PAIRS = 16;
    private static final int WINDOW = 128;

    /** An event and what is to be told of it. */
    private record Happened(int entered, int qp, Kind kind, boolean active, GoBackModel.Told told, int una,
                            boolean paused, boolean armed, int deadline, int psn) {}

    private final Random random = new Random(SEED);
    private final GoBackModel[] models = new GoBackModel[PAIRS];
    private final boolean[] active = new boolean[PAIRS];
    private final int[] last = new int[PAIRS];
    private final List<Happened> happened = new ArrayList<>();
    private final Map<CompletionStatus, Integer> failures = new EnumMap<>(CompletionStatus.class);
    private final Map<Row, Integer> rows = new EnumMap<>(Row.class);
    private int rewinds;
    private int holes;
    private int stops;
    private int answers;
    private int timeouts;
    private int clock = 0xFFFF_0000;
    private int reads;
    private int backoff;

    private int number(int bits) {
        return random.nextInt(1 << bits);
    }

    @ParameterizedTest
    @CsvSource({"1, 6", "4, 2", "16, 7"})
    void everySenderGoesBackAsItMust(int reads, int backoff) {
        traffic(Engine.JVM, reads, backoff, 80_000);
        assertThat(rewinds).isGreaterThan(500);
        assertThat(holes).isGreaterThan(100);
        assertThat(stops).isGreaterThan(100);
        assertThat(answers).isGreaterThan(1000);
        assertThat(timeouts).isGreaterThan(100);
        assertThat(failures.keySet()).contains(CompletionStatus.RETRIES_EXCEEDED,
            CompletionStatus.RNR_RETRIES_EXCEEDED, CompletionStatus.REMOTE_ACCESS,
            CompletionStatus.REMOTE_INVALID_REQUEST, CompletionStatus.REMOTE_OPERATION);
        assertThat(rows.keySet()).containsExactlyInAnyOrder(Row.RX_OK, Row.RX_ACK_STALE, Row.RX_ACK_BAD);
    }

    @EachEngine void everyEngineAgrees(Engine engine) {
        traffic(engine, 4, 6, engine == Engine.ICARUS ? 2_000 : 20_000);
        assertThat(rewinds).isPositive();
    }

    private void traffic(Engine engine, int mostReads, int mostBackoff, int cycles) {
        System.out.println("GoBackPipelineTest: seed " + SEED);
        reads = mostReads;
        backoff = mostBackoff;
        try (var dut = Simulation.of(new GoBackPipeline(PAIRS, reads), engine, Options.standard().seed(SEED))) {
            dut.pin(dut.io().backoffMost()).set(backoff);
            for (int qp = 0; qp < PAIRS; qp++) {
                models[qp] = new GoBackModel();
                last[qp] = -1000;
                active[qp] = true;
            }
            for (int now = 0; now < cycles; now++) {
                int few = 1 + now / 4000 % PAIRS;
                clock += number(8) == 0 ? 1 << number(4) + random.nextInt(5) : 1;
                int qp = random.nextInt(few);
                boolean comes = now < PAIRS || now - last[qp] >= GoBackPipeline.APART && number(3) != 0;
                qp = now < PAIRS ? now : qp;
                dut.pin(dut.io().event().valid()).set(comes);
                if (comes) {
                    last[qp] = now;
                    active[qp] = number(6) != 0;
                    happened.add(event(dut, now, qp));
                } else {
                    happened.add(null);
                }
                dut.pin(dut.io().now()).set(Integer.toUnsignedLong(clock));
                var read = at(now - 2);
                dut.pin(dut.io().active()).set(read == null ? random.nextBoolean() : read.active());
                dut.settle();
                look(dut, now);
                dut.step();
            }
        }
    }

    private Happened at(int cycle) {
        return cycle < 0 ? null : happened.get(cycle);
    }

    /** Something that may happen to this queue pair, mostly something that should. */
    private Happened event(Simulation<GoBackPipeline.Io> dut, int now, int qp) {
        var m = models[qp];
        boolean works = active[qp] && !m.failed;
        var io = dut.io().event().value();
        dut.pin(io.qp()).set(qp);
        Kind kind = now < PAIRS ? Kind.CLEARED : m.failed && number(1) == 0 ? Kind.BEGUN : kind(m);
        int psn = m.una + number(3) - 4 & 0xFFFFFF;
        int before = m.una;
        var nothing = new GoBackModel.Told(false, false, false, kind == Kind.ACKNOWLEDGED ? Row.RX_ACK_STALE : null,
            null, false, false, false);
        var told = nothing;
        boolean awaited = random.nextBoolean();              // what is not of the kind means nothing
        boolean ends = random.nextBoolean();
        boolean bad = false;
        int packets = 1;
        int syndrome = 0;
        switch (kind) {
            case BEGUN -> {
                psn = number(1) == 0 ? number(24) : 0xFFFFFF - number(6);
                int most = number(3);
                int mostRnr = number(3);
                int exponent = number(2) == 0 ? 0 : number(1) == 0 ? random.nextInt(21) : number(3);
                dut.pin(io.terms().retries()).set(most);
                dut.pin(io.terms().rnrRetries()).set(mostRnr);
                dut.pin(io.terms().rtoExponent()).set(exponent);
                told = m.begin(psn, most, mostRnr, exponent);
            }
            case SENT -> {
                boolean again = m.flight() > 0 && (m.back || number(3) == 0);
                psn = again ? m.una + (number(1) == 0 ? 0 : random.nextInt(m.flight())) & 0xFFFFFF : m.newest;
                boolean isLate = again && number(4) == 0;
                psn = isLate ? m.una - 1 - number(2) & 0xFFFFFF : psn;
                bad = !isLate && number(3) == 0;
                awaited = !again && m.reads.size() < reads && number(1) == 0;
                packets = awaited ? 1 + number(number(2) == 0 ? 12 : 3) : 1;
                told = !works ? nothing : bad ? m.bad(psn) : m.sent(psn, packets, awaited, clock, backoff);
                stops += bad && told.back() ? 1 : 0;
            }
            case ACKNOWLEDGED -> {
                psn = m.flight() > 0 && number(3) != 0 ? m.una + random.nextInt(m.flight()) & 0xFFFFFF : psn;
                int what = number(6);
                syndrome = what < 40 ? number(5) : what < 52 ? 0x60 : what < 62 ? 0x20 + number(5)
                    : 0x61 + random.nextInt(3);
                told = works ? m.acknowledged(psn, syndrome, clock, backoff) : nothing;
            }
            case ANSWERED -> {
                awaited = works && !m.reads.isEmpty() && number(3) != 0;
                int missing = m.reads.isEmpty() ? 0 : m.missing();
                psn = m.una + (awaited ? missing : missing + number(4)) & 0xFFFFFF;
                if (awaited) {
                    var read = m.reads.peekFirst();
                    ends = (psn - read.first() + 1 & 0xFFFFFF) == read.packets();
                }
                answers += awaited ? 1 : 0;
                told = works ? m.answered(psn, awaited, ends, clock, backoff) : nothing;
            }
            case EXPIRED -> {
                int wait = m.deadline - clock;
                if (m.isArmed() && wait > 0 && wait < 1 << 24 && number(1) == 0) {
                    clock += wait + number(1) - 1;
                }
                told = works ? m.expired(clock) : nothing;
            }
            case CLEARED -> { }
        }
        dut.pin(io.kind()).set(kind.ordinal());
        dut.pin(io.psn()).set(psn);
        dut.pin(io.packets()).set(packets);
        dut.pin(io.syndrome()).set(syndrome);
        dut.pin(io.awaited()).set(awaited);
        dut.pin(io.bad()).set(kind == Kind.SENT ? bad : random.nextBoolean());
        dut.pin(io.ends()).set(ends);
        stops += kind != Kind.SENT && before != m.una && told.back() && m.flight() == 0 ? 1 : 0;
        rewinds += told.back() ? 1 : 0;
        holes += told.back() && kind == Kind.ACKNOWLEDGED && syndrome < 0x20 || told.back() && kind == Kind.ANSWERED
            ? 1 : 0;
        timeouts += told.timeout() ? 1 : 0;
        if (told.status() != null) {
            failures.merge(told.status(), 1, Integer::sum);
        }
        assertThat(m.una - before << 8 >> 8 >= 0 || kind == Kind.BEGUN).as("una never goes back").isTrue();
        return new Happened(now, qp, kind, active[qp], told, m.una, m.paused, active[qp] && m.isArmed(), m.deadline,
            psn);
    }

    private Kind kind(GoBackModel m) {
        int what = number(4);
        boolean may = m.flight() < WINDOW;
        return what < 5 ? may || m.back ? Kind.SENT : Kind.ACKNOWLEDGED : what < 9 ? Kind.ACKNOWLEDGED
            : what < 13 ? Kind.ANSWERED : Kind.EXPIRED;
    }

    /** Everything that is told in this cycle. */
    private void look(Simulation<GoBackPipeline.Io> dut, int now) {
        var io = dut.io();
        var acknowledged = at(now - GoBackPipeline.ROW);
        boolean hasRow = acknowledged != null && acknowledged.kind() == Kind.ACKNOWLEDGED;
        assertThat(dut.pin(io.row().valid()).isSet()).isEqualTo(hasRow);
        if (hasRow) {
            var row = acknowledged.told().row();
            rows.merge(row, 1, Integer::sum);
            assertThat(dut.pin(io.row().value()).get()).as("%s in cycle %d, seed %d", acknowledged, now, SEED)
                .isEqualTo(row.ordinal());
        }
        var told = at(now - GoBackPipeline.LATENCY);
        boolean updates = told != null && told.told().updates();
        assertThat(dut.pin(io.update().valid()).isSet()).as("%s in cycle %d, seed %d", told, now, SEED)
            .isEqualTo(updates);
        if (updates) {
            var update = io.update().value();
            assertThat(Map.of("qp", dut.pin(update.qp()).get(), "una", dut.pin(update.una()).get(), "back",
                dut.pin(update.back()).get(), "asks", dut.pin(update.ackRequest()).get(), "paused",
                dut.pin(update.paused()).get())).as("%s in cycle %d, seed %d", told, now, SEED)
                .isEqualTo(Map.of("qp", (long) told.qp(), "una", (long) told.una(), "back", bit(told.told().back()),
                    "asks", bit(told.told().asks()), "paused", bit(told.paused())));
        }
        var status = told == null ? null : told.told().status();
        assertThat(dut.pin(io.failure().valid()).isSet()).isEqualTo(status != null);
        if (status != null) {
            var failure = io.failure().value();
            assertThat(dut.pin(failure.qp()).get()).isEqualTo(told.qp());
            assertThat(FailureCause.values()[(int) dut.pin(failure.cause()).get()].send()).isEqualTo(status);
            assertThat(dut.pin(failure.named()).isSet()).isEqualTo(told.told().named());
            assertThat(dut.pin(failure.psn()).get()).isEqualTo(told.psn());
        }
        assertThat(dut.pin(io.timeout()).isSet()).isEqualTo(told != null && told.told().timeout());
        assertThat(dut.pin(io.pausing()).isSet()).isEqualTo(told != null && told.told().pausing());
        var done = at(now - GoBackPipeline.DEADLINE);
        assertThat(dut.pin(io.deadline().valid()).isSet()).isEqualTo(done != null);
        if (done != null) {
            var deadline = io.deadline().value();
            assertThat(dut.pin(deadline.qp()).get()).isEqualTo(done.qp());
            assertThat(dut.pin(deadline.armed()).isSet()).as("%s in cycle %d, seed %d", done, now, SEED)
                .isEqualTo(done.armed());
            if (done.armed()) {
                assertThat((int) dut.pin(deadline.time()).get()).as("%s in cycle %d, seed %d", done, now, SEED)
                    .isEqualTo(done.deadline());
            }
        }
    }

    private static long bit(boolean value) {
        return value ? 1 : 0;
    }
}
