package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.Words;
import rnic.common.WrongDrive;
import rnic.protocol.RnicParameters;

/**
 * Reads of random queue pairs are answered while memory lags behind and lives end: an answer is seen when its placements
 * are visible, not before, and soon after; nothing of a life that has ended is.
 */
class SeenReadsTest {
    private static final long SEED = Long.getLong("hdl.seed", 43);
    private static final int PAIRS = RnicParameters.SMALL.queuePairs();
    private static final int PLACEMENTS = 1 << 24;
    /** Cycles in which an answer is seen once it is visible, beside all the others. */
    private static final int SOON = 8 * PAIRS + 40;

    private final Random random = new Random(SEED);
    /** Of each queue pair: answers, the placements of each, and how many may be and have to be seen. */
    private final int[] answers = new int[PAIRS];
    private final int[][] placements = new int[PAIRS][1 << 16];
    private final int[] visibleAnswers = new int[PAIRS];
    private final long[] changed = new long[PAIRS];
    private final int[] told = new int[PAIRS];

    @ParameterizedTest @ValueSource(ints = {2, 4, 30})
    void whatIsVisibleIsSeen(int pace) {
        System.out.println("SeenReadsTest: seed " + SEED);
        try (Simulation<SeenReads.Io> dut = Words.simulation(new SeenReads(RnicParameters.SMALL), SEED)) {
            var io = dut.io();
            var setup = dut.pin(io.setup().valid());
            var done = dut.pin(io.done().valid());
            setup.set(0);
            done.set(0);
            dut.pin(io.visible()).set(0);
            dut.step(2 * PAIRS);
            setup.set(1);
            for (int qp = 0; qp < PAIRS; qp++) {
                dut.pin(io.setup().value()).set(qp);
                dut.step();
            }
            int ordered = PLACEMENTS - 1000;
            int visible = ordered;
            for (long cycle = 0; cycle < 60_000; cycle++) {
                setup.set(0);
                done.set(0);
                int one = random.nextInt(PAIRS);
                if (random.nextInt(200) == 0) {
                    setup.set(1);
                    dut.pin(io.setup().value()).set(one);
                    answers[one] = 0;
                    visibleAnswers[one] = 0;
                    changed[one] = cycle;
                } else if (random.nextInt(pace) == 0) {
                    ordered += random.nextInt(4);
                    done.set(1);
                    dut.pin(io.done().value().qp()).set(one);
                    dut.pin(io.done().value().messages()).set(++answers[one]);
                    dut.pin(io.done().value().placements()).set(ordered & PLACEMENTS - 1);
                    placements[one][answers[one]] = ordered;
                }
                // Now it stands still, now it catches up.
                visible += (cycle >> 9) % 3 == 0 ? 0 : Math.min(ordered - visible, random.nextInt(4));
                dut.pin(io.visible()).set(visible & PLACEMENTS - 1);
                for (int qp = 0; qp < PAIRS; qp++) {
                    while (visibleAnswers[qp] < answers[qp] && placements[qp][visibleAnswers[qp] + 1] <= visible) {
                        visibleAnswers[qp]++;
                        changed[qp] = cycle;
                    }
                }
                int asked = random.nextInt(PAIRS);
                dut.pin(io.qp()).set(asked);
                dut.settle();
                if (dut.pin(io.change().valid()).isSet()) {
                    told[(int) dut.pin(io.change().value()).get()]++;
                }
                dut.step();
                if (cycle % 7 == 0 && !setup.isSet() && !done.isSet()) {
                    compare(dut, asked, cycle);
                }
            }
            assertThat(told).as("seed %d", SEED).doesNotContain(0);
        }
    }

    /** The table says it two cycles behind the question; a new answer may be older than what is visible meanwhile. */
    private void compare(Simulation<SeenReads.Io> dut, int asked, long cycle) {
        dut.step();
        dut.settle();
        long seen = dut.pin(dut.io().seen()).get();
        assertThat(seen).as("of %d in cycle %d, seed %d", asked, cycle, SEED)
            .isLessThanOrEqualTo(visibleAnswers[asked]);
        // Who is answered again before he was looked at is seen with that answer.
        boolean isSettled = visibleAnswers[asked] == answers[asked];
        if (cycle - changed[asked] > SOON && isSettled) {
            assertThat(seen).as("of %d in cycle %d, seed %d", asked, cycle, SEED).isEqualTo(answers[asked]);
        }
    }

    @Test void nothingIsAnsweredWhileALifeBegins() {
        WrongDrive.isAnswered(new SeenReads(RnicParameters.SMALL), "nobody is answered in the cycle in which a life begins",
            Map.of("setup_valid", 1L), Map.of("done_valid", 1L));
    }
}
