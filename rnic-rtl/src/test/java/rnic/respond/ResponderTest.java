package rnic.respond;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rnic.protocol.QueuePairState;

/**
 * Random Reads and atomics of many queue pairs against {@link ResponderBench}. Planted faults that were found here: a
 * context is given back at once and not 64 cycles late; a request leaves the gate before it is visible; one of a life
 * that has ended leaves it; a Read starts beside atomics that are open; what is behind a failed atomic is ready; PSNs
 * of length + 1; a new life passes what is late; the sender's look-up and the engine's come in one cycle.
 */
class ResponderTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_405);

    private ResponderBench bench;
    private Simulation<?> dut;

    @BeforeEach void begin() {
        bench = new ResponderBench(SEED);
        dut = bench.dut;
        bench.reads.latency(1, 60);
        bench.writes.latency(1, 60);
    }

    @AfterEach void close() {
        dut.close();
    }

    private void finish() {
        bench.rate = 0;
        bench.few = ResponderBench.PAIRS;
        bench.lives = false;
        bench.visibility = 1;
        dut.stepUntil(bench::isQuiet, 30_000);
        dut.step(300);
    }

    /** Of many, of one with requests back to back, of a few; with what is before them visible early or late. */
    @Test void everyRequestIsAnsweredInItsTurn() {
        System.out.println("ResponderTest: seed " + SEED);
        for (double visibility : new double[] {1, 0.1}) {
            for (int few : new int[] {16, 1, 3}) {
                bench.few = few;
                bench.rate = few == 16 ? 0.3 : 0.8;
                bench.visibility = visibility;
                dut.step(6_000);
                finish();
            }
        }
        System.out.printf("ResponderTest: %d looked up, %d refused, %d atomics, %d on one word%n", bench.looked,
            bench.refusals, bench.begun, bench.hot);
        assertThat(bench.refusals).isGreaterThan(100);
        assertThat(bench.looked).isGreaterThan(1000);
        assertThat(bench.spares.taken).as("contexts that were spare ones").isGreaterThan(100);
        assertThat(bench.word(ResponderBench.HOT)).as("the word that all count up").isEqualTo(bench.hot);
        assertThat(bench.counted).allMatch(found -> found >= 0 && found < bench.hot);
    }

    @Test void livesEndAndBeginUnderLoad() {
        for (double visibility : new double[] {0.6, 0.1}) {
            bench.few = 6;
            bench.rate = 0.4;
            bench.lives = true;
            for (int i = 0; i < 80; i++) {
                bench.visibility = i % 2 == 0 ? 0 : visibility;      // lives end while others are waited for
                dut.step(500);
            }
            finish();
        }
        System.out.printf("ResponderTest: %d lives, %d requests without an answer%n", bench.renewed, bench.dropped);
        assertThat(bench.renewed).isGreaterThan(100);
        assertThat(bench.dropped).isGreaterThan(300);
    }

    /** The bus refuses the words of one queue pair after the other: nothing behind is ready, the others go on. */
    @Test void whoseAtomicFailsAnswersNothingMore() {
        bench.atomics = 0.95;
        bench.reads.latency(100, 150);
        for (int qp = 0; qp < 12; qp++) {
            finish();                                        // what came before is not refused
            bench.refused = qp;
            bench.rate = 0.9;
            long before = bench.told;
            dut.step(1_500);
            assertThat(bench.told).as("others go on").isGreaterThan(before + 20);
            assertThat(bench.failures).as("queue pair %d", qp).contains(qp).doesNotContain(qp + 1);
        }
    }

    @Test void nothingStartsInError() {
        bench.visibility = 0;
        dut.step(1_000);
        bench.rate = 0;
        dut.step(500);
        var pair = bench.pairs[2];
        var other = bench.pairs[3];
        int ready = pair.ready;
        assertThat(pair.crossed).isGreaterThan(ready);
        pair.phase = ResponderModel.Phase.ERROR;
        bench.state(pair, QueuePairState.ERR);
        dut.step(10);
        bench.visibility = 1;
        dut.step(2_000);
        assertThat(pair.ready).isEqualTo(ready);
        assertThat(other.ready).isEqualTo(other.crossed);
    }

    /** At 64 bytes per beat a Read comes every second cycle; here of all queue pairs, then of one. */
    @Test void readsPerSecond() {
        bench.atomics = 0;
        bench.visibility = 1;
        bench.acknowledging = 1;
        for (int few : new int[] {16, 1}) {
            bench.few = few;
            bench.rate = 0.5;
            dut.step(1_000);
            long before = bench.told;
            int cycles = 10_000;
            dut.step(cycles);
            double each = (double) cycles / (bench.told - before);
            System.out.printf("ResponderTest: a Read in %.1f cycles, %.1f M/s at 322 MHz, %d queue pairs%n", each,
                322.266 / each, few);
            assertThat(each).isLessThan(few == 1 ? 20 : 322.266 / 20);
            finish();
        }
    }
}
