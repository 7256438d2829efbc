package rnic.retransmit;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;

/** Bitmaps of every length, with many gaps, few, or none. */
class NewestGapTest {
    private static final long SEED = Long.getLong("hdl.seed", 9_117);
    private static final int BITS = 128;

    private static int newest(BigInteger bitmap, int length) {
        for (int i = length - 1; i > 0; i--) {
            if (!bitmap.testBit(i)) {
                return i;
            }
        }
        return 0;
    }

    @Test void theNewestBitThatIsNotSetIsFound() {
        var random = new Random(SEED);
        try (var dut = Words.simulation(new NewestGap(), SEED)) {
            var io = dut.io();
            for (int i = 0; i < 4000; i++) {
                int length = 1 + random.nextInt(BITS);
                var bitmap = new BigInteger(BITS, random);
                for (int more = random.nextInt(8); more > 0; more--) {
                    bitmap = bitmap.or(new BigInteger(BITS, random));
                }
                dut.pin(io.length()).set(length);
                dut.pin(io.bitmap()).setBig(bitmap);
                dut.step(NewestGap.LATENCY);
                dut.settle();
                assertThat(dut.pin(io.number()).get()).as("%s of %d bits, -Dhdl.seed=%d", bitmap.toString(2), length,
                    SEED).isEqualTo(newest(bitmap, length));
            }
        }
    }
}
