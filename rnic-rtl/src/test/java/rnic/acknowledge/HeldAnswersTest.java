package rnic.acknowledge;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.protocol.RnicParameters;

/**
 * Answers that wait for responses: none is asked for while a response is open, each is asked for behind the last one with
 * everything that it was to tell, and a new life has none of the life before.
 */
class HeldAnswersTest {
    private static final long SEED = Long.getLong("hdl.seed", 15_403);
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL.speakingRoce();
    private static final int PAIRS = PARAMETERS.queuePairs();
    private static final int MOST_OPEN = 2 * PARAMETERS.reads();
    /** From an input to what is shown, nobody before it. */
    private static final int LATENCY = 16;
    /** From a Read to the last packet of its response, at least. */
    private static final int ANSWERED = 10;
    private static final long NEVER = -1;

    private final Random random = new Random(SEED);
    private final int[] taken = new int[PAIRS];
    private final int[] gone = new int[PAIRS];
    /** When all responses had left last. */
    private final long[] closed = new long[PAIRS];
    /** When an answer was withheld last: any, an RNR NAK, a NAK 0x60; and when these were asked for. */
    private final long[][] withheld = new long[3][PAIRS];
    private final long[][] asked = new long[3][PAIRS];
    /** When the newest was taken: its response needs longer than that is counted. */
    private final long[] takenAt = new long[PAIRS];
    private final long[] begun = new long[PAIRS];
    private long now;
    private int events;
    private int shownFor = -1;
    private long shownAt;
    private Simulation<HeldAnswers.Io> dut;

    @Test void answersAreAskedForBehindTheResponses() {
        System.out.println("HeldAnswersTest: seed " + SEED);
        try (var simulation = Words.simulation(new HeldAnswers(PARAMETERS), SEED)) {
            dut = simulation;
            for (long[] times : withheld) {
                Arrays.fill(times, NEVER);
            }
            for (long[] times : asked) {
                Arrays.fill(times, NEVER);
            }
            step(PAIRS + 4);
            for (int qp = 0; qp < PAIRS; qp++) {
                begin(qp);
            }
            for (int round = 0; round < 300; round++) {
                int few = 1 + random.nextInt(PAIRS);
                for (int i = 0; i < 300; i++) {
                    traffic(few);
                }
                step(ANSWERED);
                for (int qp = 0; qp < PAIRS; qp++) {
                    while (gone[qp] != taken[qp]) {
                        leave(qp);
                    }
                }
                step(20 * PAIRS);
                nothingWaits(round);
                if (random.nextInt(3) == 0) {
                    renew(random.nextInt(PAIRS));
                }
            }
            assertThat(events).isGreaterThan(1000);
        }
    }

    private void traffic(int few) {
        int qp = random.nextInt(few);
        int dice = random.nextInt(8);
        if (dice < 2 && ((taken[qp] - gone[qp]) & 0xffff) < MOST_OPEN) {
            pulse(() -> {
                dut.pin(dut.io().taken().valid()).set(1);
                dut.pin(dut.io().taken().value()).set(qp);
            });
            taken[qp] = taken[qp] + 1 & 0xffff;
            takenAt[qp] = now;
        } else if (dice < 5 && taken[qp] != gone[qp] && now - takenAt[qp] >= ANSWERED) {
            leave(qp);
        } else if (dice < 6) {
            boolean notReady = random.nextInt(3) == 0;
            boolean missing = !notReady && random.nextBoolean();
            withheld[0][qp] = now;
            withheld[1][qp] = notReady ? now : withheld[1][qp];
            withheld[2][qp] = missing ? now : withheld[2][qp];
            pulse(() -> {
                dut.pin(dut.io().withheld().valid()).set(1);
                dut.pin(dut.io().withheld().value().qp()).set(qp);
                dut.pin(dut.io().withheld().value().notReady()).set(notReady);
                dut.pin(dut.io().withheld().value().missing()).set(missing);
            });
        } else {
            step(random.nextInt(4));
        }
    }

    private void leave(int qp) {
        gone[qp] = gone[qp] + 1 & 0xffff;
        gone(qp, gone[qp]);
        step(random.nextInt(8) == 0 ? 3 : 0);
    }

    private void gone(int qp, int messages) {
        pulse(() -> {
            dut.pin(dut.io().gone().valid()).set(1);
            dut.pin(dut.io().gone().value().qp()).set(qp);
            dut.pin(dut.io().gone().value().messages()).set(messages);
        });
    }

    /** A life ends with responses under way, of which one leaves in the next life. */
    private void renew(int qp) {
        for (int i = random.nextInt(MOST_OPEN); i > 0; i--) {
            pulse(() -> {
                dut.pin(dut.io().taken().valid()).set(1);
                dut.pin(dut.io().taken().value()).set(qp);
            });
            taken[qp]++;
        }
        step(LATENCY);
        int old = taken[qp];
        begin(qp);
        if (old > 0) {
            gone(qp, old);                                   // taken by nobody in this life
        }
        step(LATENCY);
    }

    private void begin(int qp) {
        var setup = dut.io().setup();
        dut.pin(setup.valid()).set(1);
        dut.pin(setup.payload()).set(qp);
        dut.settle();
        while (!dut.pin(setup.ready()).isSet()) {
            step(1);
        }
        step(1);
        dut.pin(setup.valid()).set(0);
        taken[qp] = 0;
        gone[qp] = 0;
        begun[qp] = now;
        for (long[] times : withheld) {
            times[qp] = NEVER;
        }
        step(LATENCY);
    }

    private void nothingWaits(int round) {
        for (int qp = 0; qp < PAIRS; qp++) {
            for (int kind = 0; kind < 3; kind++) {
                assertThat(asked[kind][qp] >= withheld[kind][qp])
                    .as("queue pair %d is asked for what was withheld at %d (kind %d), round %d, -Dhdl.seed=%d", qp,
                        withheld[kind][qp], kind, round, SEED).isTrue();
            }
        }
    }

    private void pulse(Runnable setting) {
        setting.run();
        step(1);
        dut.pin(dut.io().taken().valid()).set(0);
        dut.pin(dut.io().gone().valid()).set(0);
        dut.pin(dut.io().withheld().valid()).set(0);
    }

    private void step(int cycles) {
        var out = dut.io().events();
        for (int i = 0; i < cycles; i++) {
            for (int qp = 0; qp < PAIRS; qp++) {
                if (taken[qp] == gone[qp]) {
                    closed[qp] = now;
                }
            }
            boolean ready = random.nextInt(3) > 0;
            dut.pin(out.ready()).set(ready);
            dut.settle();
            if (dut.pin(out.valid()).isSet()) {
                int qp = (int) dut.pin(out.payload().flow().qp()).get();
                if (shownFor != qp) {
                    shownFor = qp;
                    shownAt = now;
                }
                if (ready) {
                    event(qp);
                    shownFor = -1;
                }
            }
            dut.step();
            now++;
        }
    }

    private void event(int qp) {
        events++;
        var payload = dut.io().events().payload();
        assertThat(shownAt - closed[qp]).as("queue pair %d is asked for while a response is open, -Dhdl.seed=%d", qp,
            SEED).isLessThan(LATENCY);
        boolean notReady = dut.pin(payload.notReady()).isSet();
        boolean missing = dut.pin(payload.goBack().orElseThrow().missing()).isSet();
        assertThat(withheld[0][qp]).as("an answer of queue pair %d was withheld", qp).isGreaterThan(
            Math.max(asked[0][qp] - LATENCY, begun[qp] - LATENCY));
        if (notReady) {
            assertThat(withheld[1][qp]).isGreaterThan(asked[1][qp] - LATENCY);
        }
        if (missing) {
            assertThat(withheld[2][qp]).isGreaterThan(asked[2][qp] - LATENCY);
        }
        asked[0][qp] = shownAt;
        asked[1][qp] = notReady ? shownAt : asked[1][qp];
        asked[2][qp] = missing ? shownAt : asked[2][qp];
    }
}
