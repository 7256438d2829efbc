package rnic.complete;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.protocol.RnicParameters;

/** Faults as close behind each other as they can be, and a question in every cycle. */
class SpoiledPlacementsTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_267);
    private static final int USED = 4;
    private static final int NONE = -1;
    private static final int MASK = 0xFFFFFF;
    /** Before a life begins and behind it, no fault of its queue pair is on its way. */
    private static final int QUIET = 4;

    private record Fault(int qp, int placement) {}

    /** Placements are counted modulo 2^24, and a queue pair that has failed may rest for as long as it likes. */
    @Test void aFaultIsRememberedWhateverPlacementsFollow() {
        int pairs = RnicParameters.SMALL.queuePairs();
        int first = MASK - 5;
        try (var dut = Words.simulation(new SpoiledPlacements(RnicParameters.SMALL), SEED)) {
            var io = dut.io();
            dut.pin(io.setup().valid()).set(true);
            for (int qp = 0; qp < pairs; qp++) {
                dut.pin(io.setup().payload()).set(qp);
                dut.step();
            }
            dut.pin(io.setup().valid()).set(false);
            dut.pin(io.visible()).set(first - 3);
            dut.pin(io.fault().valid()).set(true);
            dut.pin(io.fault().value().qp()).set(2);
            dut.pin(io.fault().value().placement()).set(first);
            dut.step();
            dut.pin(io.fault().valid()).set(false);
            dut.step(9 * pairs);
            assertThat(isSpoiled(dut, 2, first - 1)).as("before the fault").isFalse();
            assertThat(isSpoiled(dut, 2, first)).as("the fault").isTrue();
            for (int passed = 0; passed < 5 << 22; passed += 1 << 19) {
                int visible = first + passed & MASK;
                dut.pin(io.visible()).set(visible);
                dut.step(5 * pairs);
                assertThat(isSpoiled(dut, 2, visible)).as("%d placements later", passed).isTrue();
                assertThat(isSpoiled(dut, 2, visible + 1000 & MASK)).as("%d placements later", passed).isTrue();
                assertThat(isSpoiled(dut, 1, visible)).as("of another queue pair").isFalse();
            }
            dut.pin(io.setup().valid()).set(true);
            dut.pin(io.setup().payload()).set(2);
            dut.step();
            dut.pin(io.setup().valid()).set(false);
            dut.step(9 * pairs);
            assertThat(isSpoiled(dut, 2, first + (5 << 22) & MASK)).as("another life").isFalse();
        }
    }

    private static boolean isSpoiled(Simulation<SpoiledPlacements.Io> dut, int qp, int placements) {
        dut.pin(dut.io().qp()).set(qp);
        dut.pin(dut.io().placements()).set(placements);
        dut.step(SpoiledPlacements.LATENCY);
        return dut.pin(dut.io().spoiled()).isSet();
    }

    @Test void theFirstFaultOfALifeCounts() {
        var random = new Random(SEED);
        var parameters = RnicParameters.SMALL;
        int[] from = new int[USED];                          // first placement that was refused
        Arrays.fill(from, NONE);
        int[] sinceFault = new int[USED];
        int[] sinceBegin = new int[USED];
        var coming = new ArrayDeque<Fault>();
        var answers = new ArrayDeque<Boolean>();
        int[] seen = new int[2];
        int placement = MASK - 3000;
        int begins = NONE;
        int lives = 0;
        try (var dut = Words.simulation(new SpoiledPlacements(parameters), SEED)) {
            var io = dut.io();
            dut.pin(io.visible()).set(placement);
            dut.pin(io.fault().valid()).set(false);
            for (int qp = 0; qp < parameters.queuePairs(); qp++) {
                dut.pin(io.setup().valid()).set(true);
                dut.pin(io.setup().payload()).set(qp);
                dut.step();
            }
            for (int cycle = 0; cycle < 4000; cycle++) {
                int told = random.nextInt(USED);
                boolean tells = random.nextInt(3) != 0 && told != begins && sinceBegin[told] > QUIET;
                placement = placement + 1 & MASK;
                dut.pin(io.fault().valid()).set(tells);
                dut.pin(io.fault().value().qp()).set(told);
                dut.pin(io.fault().value().placement()).set(placement);
                coming.add(tells ? new Fault(told, placement) : new Fault(NONE, 0));

                int candidate = random.nextInt(USED);
                if (begins == NONE && sinceFault[candidate] > QUIET && !(tells && told == candidate)) {
                    begins = candidate;
                }
                dut.pin(io.setup().valid()).set(begins != NONE);
                dut.pin(io.setup().payload()).set(begins != NONE ? begins : random.nextInt(USED));

                int asked = random.nextInt(USED);
                int upTo = (from[asked] != NONE && random.nextBoolean() ? from[asked] + random.nextInt(3) - 1
                    : placement - random.nextInt(20)) & MASK;
                dut.pin(io.qp()).set(asked);
                dut.pin(io.placements()).set(upTo);
                boolean spoiled = from[asked] != NONE && (upTo - from[asked] & MASK) <= MASK / 2;
                answers.add(spoiled);
                dut.settle();
                if (answers.size() > SpoiledPlacements.LATENCY) {
                    boolean expected = answers.poll();
                    seen[expected ? 1 : 0]++;
                    assertThat(dut.pin(io.spoiled()).isSet()).as("cycle %d, seed %d", cycle, SEED).isEqualTo(expected);
                }
                for (int qp = 0; qp < USED; qp++) {
                    sinceFault[qp] = tells && qp == told ? 0 : sinceFault[qp] + 1;
                    sinceBegin[qp]++;
                }
                // What was told two cycles ago is written now, as is the beginning of a life.
                boolean isTaken = begins != NONE && dut.pin(io.setup().ready()).isSet();
                if (coming.size() == SpoiledPlacements.LATENCY) {
                    var counts = coming.poll();
                    if (counts.qp != NONE && from[counts.qp] == NONE) {
                        assertThat(isTaken).as("a life begins in a cycle without a fault").isFalse();
                        from[counts.qp] = counts.placement;
                    }
                }
                if (isTaken) {
                    from[begins] = NONE;
                    sinceBegin[begins] = 0;
                    begins = NONE;
                    lives++;
                }
                dut.step();
            }
        }
        assertThat(seen[0]).isGreaterThan(500);
        assertThat(seen[1]).isGreaterThan(500);
        assertThat(lives).isGreaterThan(50);
    }
}
