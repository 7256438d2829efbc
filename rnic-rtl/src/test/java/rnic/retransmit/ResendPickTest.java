package rnic.retransmit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which packet is sent again, of every single one that waits, of every two neighbours, and of any. */
class ResendPickTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_275);

    private record Question(BigInteger pending, int first, boolean named, int namedPlace) {
        boolean isNamed() {
            return named && pending.testBit(namedPlace);
        }

        int place(int window) {
            int place = isNamed() ? namedPlace : first;
            while (!pending.testBit(place)) {
                place = (place + 1) % window;
            }
            return place;
        }
    }

    /** Flags are counted pairwise: every pair of sums that are added holds two neighbours, one in each. */
    private static List<BigInteger> rings(int window, Random random) {
        var rings = new ArrayList<>(List.of(BigInteger.ZERO));
        for (int place = 0; place < window; place++) {
            rings.add(BigInteger.ZERO.setBit(place));
            rings.add(BigInteger.ZERO.setBit(place).setBit((place + 1) % window));
        }
        for (int i = 0; i < 500; i++) {
            var ring = new BigInteger(window, random);
            for (int sparser = random.nextInt(8); sparser > 0; sparser--) {
                ring = ring.and(new BigInteger(window, random));
            }
            rings.add(ring);
        }
        return rings;
    }

    @ParameterizedTest @ValueSource(ints = {128, 256})
    void theNamedOneElseTheOldestIsChosen(int window) {
        var random = new Random(SEED + window);
        try (var dut = Simulation.of(new ResendPick(window), Engine.JVM)) {
            var io = dut.io();
            Deque<Question> asked = new ArrayDeque<>();
            for (var ring : rings(window, random)) {
                for (int again = 0; again < 4; again++) {
                    boolean mayBeNamed = ring.signum() > 0 && random.nextBoolean();
                    var question = new Question(ring, random.nextInt(window), random.nextBoolean(),
                        mayBeNamed ? ring.getLowestSetBit() : random.nextInt(window));
                    dut.pin(io.pending()).setBig(ring);
                    dut.pin(io.first()).set(question.first());
                    dut.pin(io.named()).set(question.named());
                    dut.pin(io.namedPlace()).set(question.namedPlace());
                    asked.add(question);
                    dut.step();
                    assertThat(dut.pin(io.some()).isSet()).as("%s, seed %s", question, SEED)
                        .isEqualTo(ring.signum() > 0);
                    assertThat(dut.pin(io.firstWaits()).isSet()).as("%s, seed %s", question, SEED)
                        .isEqualTo(ring.testBit(question.first()));
                    if (asked.size() == ResendPick.LATENCY) {
                        compare(dut, asked.poll(), window);
                    }
                }
            }
        }
    }

    private static void compare(Simulation<ResendPick.Io> dut, Question question, int window) {
        var choice = dut.io().choice();
        var about = question + ", seed " + SEED;
        assertThat(dut.pin(choice.any()).isSet()).as(about).isEqualTo(question.pending().signum() > 0);
        assertThat(dut.pin(choice.more()).isSet()).as(about).isEqualTo(question.pending().bitCount() > 1);
        assertThat(dut.pin(choice.isNamed()).isSet()).as(about).isEqualTo(question.isNamed());
        if (question.pending().signum() > 0) {
            assertThat(dut.pin(choice.place()).get()).as(about).isEqualTo(question.place(window));
        }
    }
}
