package rnic.respond;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.common.Words;
import rnic.common.WrongDrive;
import rnic.respond.AllocatorModel.Held;

/** Arrivals in almost every cycle, mostly of the same few queue pairs; every answer is compared with sets in Java. */
class ContextAllocatorTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_401);
    private static final int PAIRS = 16;
    private static final int OWN = 8;
    private static final int SPARES = 16;
    private static final int WAITING = 64;
    /** Cycles in which a bench stops when it is told to. */
    private static final int STOPPING = 8;
    /** Cycles between two lives: a search and as many again. */
    private static final int LIFE = 300;

    /** What entered in one cycle: an arrival, what came back, or a life that began. */
    private record Operation(int arrived, boolean wants, Held back, int begun) {
        static final Operation NONE = new Operation(-1, false, null, -1);
    }

    private final Random random = new Random(SEED);
    private final List<Held> held = new ArrayList<>();
    private final Deque<Held> rejected = new ArrayDeque<>();
    /** The last few cycles, the newest at the end: what they do is seen three cycles later. */
    private final Deque<Operation> operations = new ArrayDeque<>();
    private int refusals;
    private int renewing = -1;

    private static ContextAllocator circuit(int own, int spares) {
        return new ContextAllocator(PAIRS, own, spares, WAITING);
    }

    /** Whatever comes back, and however close: no context has two owners, and none is refused while one is free. */
    @ParameterizedTest
    @CsvSource({"8, 16", "32, 64", "1, 4", "2, 128"})        // the many are found in parts
    void everyContextHasOneOwner(int own, int spares) {
        System.out.println("ContextAllocatorTest: seed " + SEED);
        var model = new AllocatorModel(PAIRS, own, spares);
        int renewals = 0;
        int most = 0;
        try (var dut = Words.simulation(circuit(own, spares), SEED)) {
            var io = dut.io();
            renewAll(dut);
            Held releasing = null;
            int lastRenewal = 0;
            int busyFor = 0;
            for (int cycle = 0; cycle < 60_000; cycle++) {
                int phase = cycle / 2000 % 4;
                int few = phase == 3 ? PAIRS : 1 + phase;
                if (renewing < 0 && cycle > lastRenewal + LIFE && releasing == null) {
                    renewing = random.nextInt(few);
                    int ends = renewing;
                    held.removeIf(context -> context.qp() == ends);
                    model.ends(ends);
                }
                busyFor = dut.pin(io.busy()).isSet() ? busyFor + 1 : 0;
                int qp = random.nextInt(few);
                boolean arrives = random.nextInt(16) < (phase == 0 ? 15 : 9) && busyFor < STOPPING && qp != renewing;
                boolean wants = random.nextInt(8) != 0;
                dut.pin(io.arriving().valid()).set(arrives);
                dut.pin(io.arriving().value()).set(qp);
                boolean rejects = !held.isEmpty() && rejected.size() < 60 && random.nextInt(8) < 3;
                var back = rejects ? held.remove(random.nextInt(held.size())) : new Held(0, 0);
                dut.pin(io.rejected().valid()).set(rejects);
                dut.pin(io.rejected().value().qp()).set(back.qp());
                dut.pin(io.rejected().value().context()).set(back.context());
                if (releasing == null && !held.isEmpty() && random.nextInt(4) < 2) {
                    releasing = held.remove(random.nextInt(held.size()));
                }
                dut.pin(io.releases().valid()).set(releasing != null);
                if (releasing != null) {
                    dut.pin(io.releases().payload().qp()).set(releasing.qp());
                    dut.pin(io.releases().payload().context()).set(releasing.context());
                }
                dut.pin(io.renewals().valid()).set(renewing >= 0);
                dut.pin(io.renewals().payload()).set(Math.max(0, renewing));
                dut.pin(io.wants()).set(operations.size() >= 2 && before(2).wants());
                dut.settle();
                // Operations act in the order in which they enter.
                if (arrives) {
                    operations.add(new Operation(qp, wants, null, -1));
                } else if (!rejected.isEmpty()) {
                    operations.add(new Operation(-1, false, rejected.remove(), -1));
                } else if (renewing >= 0 && dut.pin(io.renewals().ready()).isSet()) {
                    operations.add(new Operation(-1, false, null, renewing));
                    renewing = -1;
                    lastRenewal = cycle;
                    renewals++;
                } else if (releasing != null && dut.pin(io.releases().ready()).isSet()) {
                    operations.add(new Operation(-1, false, releasing, -1));
                    releasing = null;
                } else {
                    operations.add(Operation.NONE);
                }
                if (rejects) {
                    rejected.add(back);
                }
                most = Math.max(most, rejected.size());
                if (operations.size() > ContextAllocator.LATENCY) {
                    see(model, dut, operations.remove(), cycle);
                }
                dut.step();
            }
        }
        assertThat(refusals).isGreaterThan(100);
        assertThat(renewals).isGreaterThan(50);
        assertThat(most).isGreaterThan(8);
        assertThat(model.fromSpares).as("contexts that were spare ones").isGreaterThan(1000);
        if (spares < 2 * own || own == 1) {
            assertThat(model.exhausted).as("none was left").isGreaterThan(10);
        }
    }

    private void see(AllocatorModel model, Simulation<ContextAllocator.Io> dut, Operation seen, int cycle) {
        var io = dut.io();
        boolean granted = dut.pin(io.reserved().valid()).isSet();
        boolean isRefused = dut.pin(io.refused()).isSet();
        assertThat(granted || isRefused).as("cycle %d, seed %d", cycle, SEED).isEqualTo(seen.wants());
        assertThat(granted && isRefused).isFalse();
        if (seen.wants()) {
            var value = io.reserved().value();
            var has = model.reserve(seen.arrived(), granted, (int) dut.pin(value.context()).get(),
                (int) dut.pin(value.place()).get());
            if (has != null && has.qp() != renewing) {
                held.add(has);
            }
            refusals += has == null ? 1 : 0;
        } else if (seen.back() != null) {
            model.release(seen.back());
        } else if (seen.begun() >= 0) {
            model.begins(seen.begun());
        }
    }

    /** What entered so many cycles ago. */
    private Operation before(int cycles) {
        return new ArrayList<>(operations).get(operations.size() - cycles);
    }

    private static void renewAll(Simulation<ContextAllocator.Io> dut) {
        var io = dut.io();
        for (int qp = 0; qp < PAIRS; qp++) {
            dut.pin(io.renewals().valid()).set(true);
            dut.pin(io.renewals().payload()).set(qp);
            dut.stepUntil(() -> dut.pin(io.renewals().ready()).isSet(), 2 * SPARES + 1000);
            dut.step();
        }
        dut.pin(io.renewals().valid()).set(false);
        dut.step(ContextAllocator.LATENCY);
    }

    /** However many arrive, who gives back or begins a life is taken within the bound, which is a claim. */
    @Test void nobodyStarvesUnderAFlood() {
        try (var dut = Words.simulation(circuit(OWN, SPARES), SEED)) {
            var io = dut.io();
            renewAll(dut);
            dut.pin(io.arriving().valid()).set(true);
            dut.pin(io.arriving().value()).set(3);
            dut.pin(io.wants()).set(true);
            dut.step(5);
            dut.pin(io.renewals().payload()).set(5);
            dut.pin(io.renewals().valid()).set(true);
            int waited = 0;
            for (int busy = 0; waited < 2 * ContextAllocator.PATIENCE; waited++) {
                busy = dut.pin(io.busy()).isSet() ? busy + 1 : 0;
                dut.pin(io.arriving().valid()).set(busy < STOPPING);
                dut.settle();
                if (dut.pin(io.renewals().ready()).isSet()) {
                    break;
                }
                dut.step();
            }
            assertThat(waited).isBetween(10, ContextAllocator.PATIENCE + SPARES);
        }
    }

    @Test void whatWasNotInUseDoesNotComeBack() {
        WrongDrive.isAnswered(circuit(OWN, SPARES), "what comes back was in use",
            Map.of("releases_valid", 0L), Map.of("releases_valid", 1L, "releases_payload_context", 2L));
    }

    @Test void whoHasNoSpareContextDoesNotGiveOneBack() {
        WrongDrive.isAnswered(circuit(OWN, SPARES), "who gives a spare context back has one",
            Map.of("releases_valid", 0L), Map.of("releases_valid", 1L, "releases_payload_context", 16L));
    }
}
