package rnic.retransmit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;

/** A peer that counts what comes, whose acknowledgements are lost, overtake each other and come twice. */
class DeliveryCountTest {
    private static final long SEED = Long.getLong("hdl.seed", 14_502);
    private static final int WINDOW = 256;
    private static final int COUNTS = 1 << 12;
    private static final int MARKS = 1 << 5;
    private static final int TIMES = 1 << 14;

    @Test void onlyWhatIsNewIsTold() {
        var random = new Random(SEED);
        long come = random.nextInt(COUNTS);                  // PSN before the first one, and on
        long marked = random.nextInt(MARKS);
        long newest = come;
        long newestMarks = marked;
        long told = 0;
        int old = 0;
        try (var dut = Words.simulation(new DeliveryCount(WINDOW), SEED)) {
            var io = dut.io();
            for (int i = 0; i < 20_000; i++) {
                int news = random.nextInt(3) == 0 ? random.nextInt(WINDOW + 1) : random.nextInt(4);
                news = (int) Math.min(news, newest + WINDOW - come);
                int marks = random.nextInt(Math.min(news, MARKS - 1 - (int) (marked - newestMarks)) + 1);
                come += news;
                marked += marks;
                // The newest acknowledgement, or one of a while ago.
                boolean isOld = random.nextInt(4) == 0;
                long says = isOld ? newest - random.nextInt(1000) : come;
                int beyond = random.nextInt(WINDOW);
                int stamp = random.nextInt(TIMES);
                int now = random.nextInt(TIMES);
                dut.pin(io.target()).set(Math.floorMod(says - beyond + 1, COUNTS));
                dut.pin(io.beyond()).set(beyond);
                dut.pin(io.marks()).set(Math.floorMod(marked, MARKS));
                dut.pin(io.stamp()).set(stamp);
                dut.pin(io.now()).set(now);
                dut.pin(io.delivered()).set(Math.floorMod(newest, COUNTS));
                dut.pin(io.marked()).set(Math.floorMod(newestMarks, MARKS));
                dut.step(DeliveryCount.LATENCY);
                dut.settle();
                boolean isNew = says > newest;
                assertThat(dut.pin(io.isNew()).isSet()).as("acknowledgement %d, -Dhdl.seed=%d", i, SEED).isEqualTo(isNew);
                old += isNew ? 0 : 1;
                if (isNew) {
                    assertThat(dut.pin(io.packets()).get()).isEqualTo(says - newest);
                    assertThat(dut.pin(io.newMarks()).get()).isEqualTo(marked - newestMarks);
                    assertThat(dut.pin(io.roundTrip()).get()).isEqualTo(Math.floorMod(now - stamp, TIMES));
                    assertThat(dut.pin(io.newDelivered()).get()).isEqualTo(Math.floorMod(says, COUNTS));
                    told += says - newest;
                    newest = says;
                    newestMarks = marked;
                }
            }
        }
        assertThat(old).as("old acknowledgements").isGreaterThan(1000);
        assertThat(told).as("packets told: many rounds of the counts").isGreaterThan(8L * COUNTS);
    }
}
