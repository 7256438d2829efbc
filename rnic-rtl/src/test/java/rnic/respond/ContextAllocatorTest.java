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
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.Words;
import rnic.common.WrongDrive;

/** Arrivals in almost every cycle, mostly of the same few queue pairs; every answer is compared with a set in Java. */
class ContextAllocatorTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_401);
    private static final int PAIRS = 16;
    private static final int CONTEXTS = 8;
    /** Cycles in which a bench stops when it is told to. */
    private static final int STOPPING = 8;

    /** An answer that is to come; a context below 0 is a refusal. */
    private record Answer(boolean wants, int qp, int context) {}

    private record Held(int qp, int context) {}

    private final Random random = new Random(SEED);
    private boolean[][] used;
    private final List<Held> held = new ArrayList<>();
    private final Deque<Held> rejected = new ArrayDeque<>();
    private final Deque<Answer> answers = new ArrayDeque<>();

    private int reserve(int qp) {
        for (int context = 0; context < used[qp].length; context++) {
            if (!used[qp][context]) {
                used[qp][context] = true;
                held.add(new Held(qp, context));
                return context;
            }
        }
        return -1;
    }

    private void release(Held back) {
        assertThat(used[back.qp()][back.context()]).isTrue();
        used[back.qp()][back.context()] = false;
    }

    /** Whatever comes back, and however close: no context has two owners, and none is refused while one is free. */
    @ParameterizedTest
    @ValueSource(ints = {CONTEXTS, 32})                      // the many are found in parts
    void everyContextHasOneOwner(int contexts) {
        used = new boolean[PAIRS][contexts];
        System.out.println("ContextAllocatorTest: seed " + SEED);
        int refusals = 0;
        int renewals = 0;
        int most = 0;
        try (var dut = Words.simulation(new ContextAllocator(PAIRS, contexts), SEED)) {
            var io = dut.io();
            renewAll(dut);
            Held releasing = null;
            int renewing = -1;
            int lastRenewal = 0;
            int busyFor = 0;
            for (int cycle = 0; cycle < 60_000; cycle++) {
                int phase = cycle / 2000 % 4;
                int few = phase == 3 ? PAIRS : 1 + phase;
                if (renewing < 0 && cycle > lastRenewal + 300 && releasing == null) {
                    renewing = random.nextInt(few);
                    int ends = renewing;
                    held.removeIf(context -> context.qp() == ends);
                }
                busyFor = dut.pin(io.busy()).isSet() ? busyFor + 1 : 0;
                boolean arrives = random.nextInt(16) < (phase == 0 ? 15 : 9) && busyFor < STOPPING;
                int qp = random.nextInt(few);
                boolean wants = random.nextInt(8) != 0;
                dut.pin(io.arriving().valid()).set(arrives && qp != renewing);
                dut.pin(io.arriving().value()).set(qp);
                arrives &= qp != renewing;
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
                answers.add(new Answer(arrives && wants, qp, 0));
                dut.pin(io.wants()).set(answers.size() > 2 && at(2).wants());
                dut.settle();
                // Operations act in the order in which they enter.
                boolean released = releasing != null && dut.pin(io.releases().ready()).isSet();
                boolean renewed = renewing >= 0 && dut.pin(io.renewals().ready()).isSet();
                if (arrives) {
                    answers.removeLast();
                    answers.add(new Answer(wants, qp, wants ? reserve(qp) : 0));
                } else if (!rejected.isEmpty()) {
                    release(rejected.remove());
                } else if (renewed) {
                    used[renewing] = new boolean[contexts];
                    renewing = -1;
                    lastRenewal = cycle;
                    renewals++;
                } else if (released) {
                    release(releasing);
                    releasing = null;
                }
                if (rejects) {
                    rejected.add(back);
                }
                most = Math.max(most, rejected.size());
                if (answers.size() > ContextAllocator.LATENCY) {
                    var answer = answers.remove();
                    boolean granted = answer.wants() && answer.context() >= 0;
                    assertThat(dut.pin(io.reserved().valid()).isSet()).as("cycle %d, seed %d", cycle, SEED)
                        .isEqualTo(granted);
                    assertThat(dut.pin(io.refused()).isSet()).isEqualTo(answer.wants() && !granted);
                    if (granted) {
                        assertThat(dut.pin(io.reserved().value()).get()).isEqualTo(answer.context());
                    }
                    refusals += answer.wants() && !granted ? 1 : 0;
                }
                dut.step();
            }
        }
        assertThat(refusals).isGreaterThan(100);
        assertThat(renewals).isGreaterThan(50);
        assertThat(most).isGreaterThan(8);
    }

    /** The answer of the arrival so many cycles ago. */
    private Answer at(int cycles) {
        return new ArrayList<>(answers).get(answers.size() - 1 - cycles);
    }

    private static void renewAll(Simulation<ContextAllocator.Io> dut) {
        var io = dut.io();
        dut.pin(io.renewals().valid()).set(true);
        for (int qp = 0; qp < PAIRS; qp++) {
            dut.pin(io.renewals().payload()).set(qp);
            dut.step();
        }
        dut.pin(io.renewals().valid()).set(false);
        dut.step(ContextAllocator.LATENCY);
    }

    /** However many arrive, who gives back or begins a life is taken within the bound, which is a claim. */
    @Test void nobodyStarvesUnderAFlood() {
        try (var dut = Words.simulation(new ContextAllocator(PAIRS, CONTEXTS), SEED)) {
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
            assertThat(waited).isBetween(10, ContextAllocator.PATIENCE);
        }
    }

    @Test void whatWasNotInUseDoesNotComeBack() {
        WrongDrive.isAnswered(new ContextAllocator(PAIRS, CONTEXTS), "what comes back was in use",
            Map.of("releases_valid", 0L), Map.of("releases_valid", 1L, "releases_payload_context", 2L));
    }
}
