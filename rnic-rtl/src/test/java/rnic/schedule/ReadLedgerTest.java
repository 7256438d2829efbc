package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.WrongDrive;
import rnic.common.Words;
import rnic.protocol.RnicParameters;

/** Reads of random queue pairs are sent and answered, a few cycles apart or at once, against counts in plain Java. */
class ReadLedgerTest {
    private static final long SEED = Long.getLong("hdl.seed", 41);
    private static final int PAIRS = RnicParameters.SMALL.queuePairs();
    /** Cycles in which a change is told. */
    private static final int TOLD = 80;
    /** No answer comes earlier. */
    private static final int ROUND_TRIP = 70;

    private final Random random = new Random(SEED);
    private final int[] reads = new int[PAIRS];
    private final int[] answered = new int[PAIRS];
    private final long[] changed = new long[PAIRS];
    private final long[] sentAt = new long[PAIRS];
    private final boolean[] isOpen = new boolean[PAIRS];

    @ParameterizedTest @ValueSource(ints = {2, 3, 20})
    void whoIsOpenIsTold(int pace) {
        System.out.println("ReadLedgerTest: seed " + SEED);
        try (Simulation<ReadLedger.Io> dut = Words.simulation(new ReadLedger(RnicParameters.SMALL), SEED)) {
            var io = dut.io();
            var setup = dut.pin(io.setup().valid());
            var done = dut.pin(io.done().valid());
            var write = dut.pin(io.rowWrite().valid());
            var open = dut.pin(io.open().valid());
            for (var pin : new Pin[] {setup, done, write}) {
                pin.set(0);
            }
            for (int qp = 0; qp < PAIRS; qp++) {
                setup.set(1);
                dut.pin(io.setup().value().flow()).set(qp);
                dut.pin(io.setup().value().psn()).set(1000 + qp);
                dut.step();
            }
            setup.set(0);
            done.set(0);
            dut.step(10);
            long lastSent = 0;
            for (long cycle = 0; cycle < 30_000; cycle++) {
                done.set(0);
                write.set(0);
                int one = random.nextInt(PAIRS);
                boolean mayAnswer = reads[one] > answered[one] && cycle - sentAt[one] > ROUND_TRIP;
                if (mayAnswer && random.nextInt(pace) > 0) {
                    done.set(1);
                    answered[one] += 1 + random.nextInt(reads[one] - answered[one]);
                    dut.pin(io.done().value().qp()).set(one);
                    dut.pin(io.done().value().messages()).set(answered[one]);
                    changed[one] = cycle;
                }
                int other = random.nextInt(PAIRS);
                boolean mayRead = reads[other] - answered[other] < RnicParameters.SMALL.reads();
                if (cycle - lastSent >= 5 && random.nextInt(pace) == 0 && mayRead) {
                    write.set(1);
                    reads[other]++;
                    dut.pin(io.writeQp()).set(other);
                    dut.pin(io.rowWrite().value().reads()).set(reads[other]);
                    dut.pin(io.rowWrite().value().psn()).set(7L * reads[other]);
                    lastSent = cycle;
                    sentAt[other] = cycle;
                    changed[other] = cycle;
                }
                dut.settle();
                if (open.isSet()) {
                    isOpen[(int) dut.pin(io.open().value().qp()).get()] = dut.pin(io.open().value().open()).isSet();
                }
                dut.step();
                for (int qp = 0; qp < PAIRS; qp++) {
                    if (cycle - changed[qp] > TOLD) {
                        assertThat(isOpen[qp]).as("%s in cycle %s, seed %s", qp, cycle, SEED)
                            .isEqualTo(reads[qp] != answered[qp]);
                    }
                }
            }
            done.set(0);
            write.set(0);
            int low = (1 << ReadLedger.openBits(RnicParameters.SMALL)) - 1;
            for (int qp = 0; qp < PAIRS; qp++) {
                dut.pin(io.qp()).set(qp);
                dut.step(2);
                dut.settle();
                assertThat(dut.pin(io.row().reads()).get()).isEqualTo(reads[qp]).isGreaterThan(20);
                assertThat(dut.pin(io.answered()).get()).isEqualTo(answered[qp] & low);
                assertThat(dut.pin(io.row().psn()).get()).isEqualTo(7L * reads[qp]);
            }
        }
    }

    @Test void noReadIsCountedWhileALifeBegins() {
        WrongDrive.isAnswered(new ReadLedger(RnicParameters.SMALL), "no Read is counted while a life begins",
            Map.of("setup_valid", 1L), Map.of("row_write_valid", 1L));
    }
}
