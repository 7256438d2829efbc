package rnic.retransmit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bitmap of a SACK in the places of the rings, bit by bit, one SACK per cycle. */
class SackMapTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_276);
    private static final int BITS = 128;
    private static final int PSN_MASK = 0xFFFFFF;
    private static final int[] LENGTHS = {1, 2, 7, 8, 9, 63, 64, 65, 120, 127, 128};

    private record Sack(int start, int length, BigInteger bitmap, int from, int una, int newest) {
        static Sack random(Random random, BigInteger bitmap, int window) {
            int start = random.nextInt() & PSN_MASK;
            int length = random.nextBoolean() ? LENGTHS[random.nextInt(LENGTHS.length)] : 1 + random.nextInt(BITS);
            int spread = random.nextInt(10) == 0 ? 1 << 22 : 3 * window / 2;
            int una = random.nextInt(10) == 0 ? random.nextInt() : start + random.nextInt(2 * spread) - spread;
            return new Sack(start, length, bitmap, start + random.nextInt(2 * spread) - spread & PSN_MASK,
                una & PSN_MASK, una + random.nextInt(window + 1) & PSN_MASK);
        }

        /** How far the PSN of a bit is above another, either way. */
        private int above(int bit, int psn) {
            return (start + bit - psn) << 8 >> 8;
        }

        /** Distances count from the oldest packet. */
        boolean isUnsent() {
            for (int i = 0; i < length; i++) {
                if (bitmap.testBit(i) && above(0, una) + i >= (newest - una & PSN_MASK)) {
                    return true;
                }
            }
            return false;
        }

        BigInteger ring(boolean received, int window) {
            var ring = BigInteger.ZERO;
            for (int i = 0; i < length; i++) {
                boolean counts = above(i, from) >= 0 && above(i, from) < window;
                ring = counts && bitmap.testBit(i) == received ? ring.setBit((start + i) % window) : ring;
            }
            return ring;
        }
    }

    /** Every bit alone, beside a next new PSN at it and behind it; then any. */
    private static List<Sack> sacks(Random random, int window) {
        var sacks = new ArrayList<Sack>();
        for (int bit = 0; bit < BITS; bit++) {
            for (int behind = -1; behind <= 1; behind++) {
                int start = random.nextInt() & PSN_MASK;
                int newest = start + bit + behind;
                sacks.add(new Sack(start, BITS, BigInteger.ZERO.setBit(bit), start,
                    newest - random.nextInt(window + 1) & PSN_MASK, newest & PSN_MASK));
            }
        }
        for (int i = 0; i < 4000; i++) {
            var bitmap = new BigInteger(BITS, random);
            for (int sparser = random.nextInt(8); sparser > 0; sparser--) {
                bitmap = bitmap.and(new BigInteger(BITS, random));
            }
            sacks.add(Sack.random(random, bitmap, window));
        }
        return sacks;
    }

    @ParameterizedTest @ValueSource(ints = {128, 256})
    void everyBitComesToThePlaceOfItsPsn(int window) {
        var random = new Random(SEED + window);
        var sacks = sacks(random, window);
        try (var dut = Simulation.of(new SackMap(window), Engine.JVM)) {
            var io = dut.io();
            for (int cycle = 0; cycle < sacks.size(); cycle++) {
                var sack = sacks.get(cycle);
                dut.pin(io.start()).set(sack.start());
                dut.pin(io.length()).set(sack.length());
                dut.pin(io.bitmap()).setBig(sack.bitmap());
                dut.pin(io.from()).set(sack.from());
                if (cycle >= SackMap.NUMBERS) {
                    dut.pin(io.una()).set(sacks.get(cycle - SackMap.NUMBERS).una());
                    dut.pin(io.newest()).set(sacks.get(cycle - SackMap.NUMBERS).newest());
                }
                dut.settle();
                if (cycle >= SackMap.UNSENT_LATENCY) {
                    var about = sacks.get(cycle - SackMap.UNSENT_LATENCY);
                    assertThat(dut.pin(io.unsent()).isSet()).as("%s, seed %s", about, SEED).isEqualTo(about.isUnsent());
                }
                if (cycle >= SackMap.LATENCY) {
                    var about = sacks.get(cycle - SackMap.LATENCY);
                    assertThat(dut.pin(io.received()).big()).as("%s, seed %s", about, SEED)
                        .isEqualTo(about.ring(true, window));
                    assertThat(dut.pin(io.missing()).big()).as("%s, seed %s", about, SEED)
                        .isEqualTo(about.ring(false, window));
                }
                dut.step();
            }
        }
    }
}
