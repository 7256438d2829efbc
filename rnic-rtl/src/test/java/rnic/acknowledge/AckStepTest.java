package rnic.acknowledge;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.messages.Echo;
import rnic.protocol.RnicParameters;

/** Every rule of the acknowledgement state, one operation at a time, against the rules written as a program. */
class AckStepTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_273);

    /** The state as reliability section 2 names it. */
    private static final class State {
        private int ackcnt;
        private boolean pending;
        private boolean inRing;
        /** What is wanted is taken at once, not from the ring. */
        private boolean asking;
        private boolean rnr;
        private boolean armed;
        private int generation;
        private boolean ceSeen;
        private boolean becn;
        private int code;
        private int behindGap;
        private int path;
        private boolean marked;
        private boolean held;
        private int stamp;
        private int marks;
        private int taken;

        void ackNow() {
            held = false;
            pending = true;
            ackcnt = 0;
            armed = false;
            becn |= ceSeen;
            ceSeen = false;
        }
    }

    /** An operation with all it says. */
    private record Operation(AckStep.Kind kind, boolean congested, boolean counts, boolean advances, boolean completes,
                             boolean urgent, boolean notReady, int code, int generation, int behindGap, boolean come,
                             int path, int stamp, int taken) {
        static Operation random(Random random, int generation) {
            boolean counts = random.nextInt(3) > 0;
            return new Operation(AckStep.Kind.values()[random.nextInt(16) == 0 ? 4 + random.nextInt(2)
                : random.nextInt(6) % 4],
                random.nextInt(4) == 0, counts, counts && random.nextBoolean(), random.nextInt(6) == 0,
                random.nextInt(6) == 0, !counts && random.nextInt(4) == 0,
                random.nextInt(8) == 0 ? 1 + random.nextInt(3) : 0,
                random.nextInt(4) == 0 ? random.nextInt(8) : generation, random.nextInt(3) - 1 & 0x1FF,
                counts || random.nextBoolean(), random.nextInt(1 << 14), random.nextInt(1 << 14), random.nextInt(1 << 12));
        }

        /** Reliability section 3; returns whether a deadline begins. */
        boolean apply(State state, int ackEvery, boolean ackOnEnd, boolean canArm) {
            switch (kind) {
                case IDLE -> { }
                case TAKE -> {
                    state.inRing &= state.asking;
                    state.pending = false;
                    state.marked &= state.rnr || state.code != 0;         // a NAK does not tell of it
                    state.rnr = false;
                    state.becn = false;
                }
                case EXPIRE -> {
                    if (state.armed && state.generation == generation) {
                        state.ackNow();
                        state.held = true;
                    }
                }
                case RENEW, CLEAR -> {
                    var fresh = new State();
                    state.ackcnt = fresh.ackcnt;
                    state.pending = fresh.pending;
                    state.rnr = fresh.rnr;
                    state.armed = fresh.armed;
                    state.inRing &= kind == AckStep.Kind.RENEW;
                    state.generation = kind == AckStep.Kind.RENEW ? state.generation : 0;
                    state.ceSeen = fresh.ceSeen;
                    state.becn = fresh.becn;
                    state.code = fresh.code;
                    state.behindGap = fresh.behindGap;
                    state.path = 0;
                    state.marked = false;
                    state.held = false;
                    state.stamp = 0;
                    state.marks = 0;
                    state.taken = kind == AckStep.Kind.RENEW ? taken : 0;
                }
                case EVENT -> {
                    return event(state, ackEvery, ackOnEnd, canArm);
                }
            }
            return false;
        }

        private boolean event(State state, int ackEvery, boolean ackOnEnd, boolean canArm) {
            state.ceSeen |= congested;
            state.behindGap = state.behindGap + behindGap & 0x1FF;
            state.code = code != 0 ? code : state.code;
            state.rnr &= !advances;                               // the head has come: it is an ACK now
            state.ackcnt += counts ? 1 : 0;
            state.taken = state.taken + (counts ? 1 : 0) & 0xFFF;
            if (come) {
                state.stamp = stamp;
                state.path = congested || !state.marked ? path : state.path;
                state.marked |= congested;
                state.marks = state.marks + (congested ? 1 : 0) & 31;
            }
            if (notReady) {
                state.ackNow();
                state.rnr = true;
            } else if (urgent || counts && (completes && ackOnEnd || state.ackcnt >= ackEvery)) {
                state.ackNow();
            } else if (counts && !state.armed) {
                if (!canArm) {
                    state.ackNow();
                    return false;
                }
                state.armed = true;
                state.generation = state.generation + 1 & 7;
                return true;
            }
            return false;
        }
    }

    @Test void everyOperationFollowsTheRules() {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new AckStep(RnicParameters.SMALL))) {
            var io = dut.io();
            var state = new State();
            state.code = 0;
            boolean isLast = true;                                    // as a new life with N = 1 leaves it
            int ackEvery = 1;
            var enters = new int[2];
            for (int i = 0; i < 50_000; i++) {
                var operation = Operation.random(random, state.generation);
                if (operation.kind().compareTo(AckStep.Kind.RENEW) >= 0) {
                    ackEvery = 1 + random.nextInt(16);
                }
                boolean ackOnEnd = random.nextBoolean();
                boolean canArm = random.nextInt(4) > 0;
                show(dut, operation, state, isLast);
                dut.pin(io.everyPacket()).set(ackEvery == 1);
                dut.pin(io.limit()).set(Math.max(0, ackEvery - 2));
                dut.pin(io.ackOnEnd()).set(ackOnEnd);
                dut.pin(io.canArm()).set(canArm);
                boolean direct = random.nextInt(3) == 0;
                dut.pin(io.direct()).set(direct);
                dut.settle();
                boolean before = state.pending;
                var where = "operation " + i + " " + operation + ", repeat with -Dhdl.seed=" + SEED;
                if (operation.kind() == AckStep.Kind.TAKE) {
                    request(dut, state, where);
                }
                boolean arms = operation.apply(state, ackEvery, ackOnEnd, canArm);
                boolean wanted = !before && state.pending;
                assertThat(dut.pin(io.asking()).isSet()).as(where).isEqualTo(wanted && direct);
                if (wanted && direct) {                               // as if it were taken at once
                    request(dut, state, where);
                    state.asking = true;
                    new Operation(AckStep.Kind.TAKE, false, false, false, false, false, false, 0, 0, 0, false, 0, 0,
                        0).apply(state, ackEvery, ackOnEnd, canArm);
                    state.asking = false;
                }
                boolean entersRing = wanted && !direct && !state.inRing;
                state.inRing |= wanted && !direct;
                assertThat(dut.pin(io.after().inRing()).isSet()).as(where).isEqualTo(state.inRing);
                assertThat(dut.pin(io.after().count()).get()).as(where).isEqualTo(state.ackcnt);
                assertThat(dut.pin(io.after().pending()).isSet()).as(where).isEqualTo(state.pending);
                assertThat(dut.pin(io.after().notReady()).isSet()).as(where).isEqualTo(state.rnr);
                assertThat(dut.pin(io.after().armed()).isSet()).as(where).isEqualTo(state.armed);
                assertThat(dut.pin(io.after().generation()).get()).as(where).isEqualTo(state.generation);
                assertThat(dut.pin(io.after().congested()).isSet()).as(where).isEqualTo(state.ceSeen);
                assertThat(dut.pin(io.after().becn()).isSet()).as(where).isEqualTo(state.becn);
                assertThat(dut.pin(io.after().code()).get()).as(where).isEqualTo(state.code);
                assertThat(dut.pin(io.after().behindGap()).get()).as(where).isEqualTo(state.behindGap);
                echo(dut, io.after().echo(), state, where);
                assertThat(dut.pin(io.arming()).isSet()).as(where).isEqualTo(arms);
                assertThat(dut.pin(io.entering()).isSet()).as(where).isEqualTo(entersRing);
                isLast = dut.pin(io.after().isLast()).isSet();
                enters[state.pending ? 1 : 0]++;
            }
            assertThat(Math.min(enters[0], enters[1])).isGreaterThan(5000);
        }
    }

    /** What is asked for is what waits. */
    private static void request(Simulation<AckStep.Io> dut, State state, String where) {
        var request = dut.io().request();
        assertThat(dut.pin(request.code()).get()).as(where).isEqualTo(state.code);
        assertThat(dut.pin(request.notReady()).isSet()).as(where).isEqualTo(state.rnr);
        assertThat(dut.pin(request.becn()).isSet()).as(where).isEqualTo(state.becn);
        assertThat(dut.pin(request.gapless()).isSet()).as(where).isEqualTo(state.behindGap == 0);
        echo(dut, request.echo(), state, where);
    }

    private static void echo(Simulation<AckStep.Io> dut, Echo echo, State state, String where) {
        assertThat(dut.pin(echo.path()).get()).as(where).isEqualTo(state.path);
        assertThat(dut.pin(echo.marked()).isSet()).as(where).isEqualTo(state.marked);
        assertThat(dut.pin(echo.held()).isSet()).as(where).isEqualTo(state.held);
        assertThat(dut.pin(echo.stamp()).get()).as(where).isEqualTo(state.stamp);
        assertThat(dut.pin(echo.marks()).get()).as(where).isEqualTo(state.marks);
        assertThat(dut.pin(echo.taken()).get()).as(where).isEqualTo(state.taken);
    }

    private static void show(Simulation<AckStep.Io> dut, Operation operation, State state, boolean isLast) {
        var io = dut.io();
        dut.pin(io.kind()).set(operation.kind());
        dut.pin(io.event().congested()).set(operation.congested());
        dut.pin(io.event().counting()).set(operation.counts());
        dut.pin(io.event().advancing()).set(operation.advances());
        dut.pin(io.event().completing()).set(operation.completes());
        dut.pin(io.event().urgent()).set(operation.urgent());
        dut.pin(io.event().notReady()).set(operation.notReady());
        dut.pin(io.event().code()).set(operation.code());
        dut.pin(io.event().come()).set(operation.come());
        dut.pin(io.event().departure().path()).set(operation.path());
        dut.pin(io.event().departure().stamp()).set(operation.stamp());
        dut.pin(io.taken()).set(operation.taken());
        dut.pin(io.before().echo().path()).set(state.path);
        dut.pin(io.before().echo().marked()).set(state.marked);
        dut.pin(io.before().echo().held()).set(state.held);
        dut.pin(io.before().echo().stamp()).set(state.stamp);
        dut.pin(io.before().echo().marks()).set(state.marks);
        dut.pin(io.before().echo().taken()).set(state.taken);
        dut.pin(io.generation()).set(operation.generation());
        dut.pin(io.before().count()).set(state.ackcnt);
        dut.pin(io.before().isLast()).set(isLast);
        dut.pin(io.before().pending()).set(state.pending);
        dut.pin(io.before().inRing()).set(state.inRing);
        dut.pin(io.before().notReady()).set(state.rnr);
        dut.pin(io.before().armed()).set(state.armed);
        dut.pin(io.before().generation()).set(state.generation);
        dut.pin(io.before().congested()).set(state.ceSeen);
        dut.pin(io.before().becn()).set(state.becn);
        dut.pin(io.before().code()).set(state.code);
        dut.pin(io.event().behindGap()).set(operation.behindGap());
        dut.pin(io.before().behindGap()).set(state.behindGap);
    }
}
