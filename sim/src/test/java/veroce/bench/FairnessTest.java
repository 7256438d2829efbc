package veroce.bench;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Time;

/** How queue pairs share the line of a small NIC, in bytes and packets on the wire. */
class FairnessTest {
    private static final SharedLine.Sender UNPACED = new SharedLine.Sender(0, 0);
    private static final SharedLine.Sender SLOW = new SharedLine.Sender(1_000_000, 0);
    private static final long WARMING = 30 * Time.MICROSECOND;
    /** A third of the window is not on its way, so that the line is the limit and not the round trip. */
    private static final int MIDDLE_PACKETS = 1024;
    private static final int LARGE_PACKETS = 4096;

    private static SharedLine line(List<SharedLine.Sender> senders, int pmtu) {
        var engine = Engine.chosen() == null ? Engine.JVM : Engine.chosen();
        return new SharedLine(RnicParameters.SMALL, engine, senders, RnicParameters.SMALL.window(), pmtu, 1);
    }

    /** Packets that the last one sends in 30 us when it is warm. */
    private static long packetsOfLast(List<SharedLine.Sender> senders) {
        try (var line = line(senders, MIDDLE_PACKETS)) {
            line.left.set("cc_burst.bytes", 4096);
            line.run(WARMING);
            var share = line.share(senders.size() - 1);
            long before = share.packets;
            line.run(30 * Time.MICROSECOND);
            return share.packets - before;
        }
    }

    /** F6: queue pairs that wait for their rate cost the others nothing. */
    @Test void anUnpacedQueuePairKeepsItsShareBesideManyPacedOnes() {
        var senders = new ArrayList<>(Collections.nCopies(RnicParameters.SMALL.queuePairs() - 1, SLOW));
        senders.add(UNPACED);
        long alone = packetsOfLast(List.of(UNPACED));
        assertThat(packetsOfLast(senders)).as("packets; %d alone", alone)
            .isBetween(alone * 95 / 100, alone * 105 / 100);
    }

    /** F7: what is sent again is no more urgent than what others send. */
    @Test void aQueuePairWithHeavyLossDoesNotTakeTheLine() {
        try (var line = line(List.of(new SharedLine.Sender(0, 0.3), UNPACED), LARGE_PACKETS)) {
            line.run(WARMING);
            long[] bytes = line.bytesWhile(100 * Time.MICROSECOND);
            assertThat(100 * bytes[0] / (bytes[0] + bytes[1])).as("percent of the wire of the lossy one")
                .isBetween(20L, 55L);
        }
    }

    /** A receiver without room names each packet once, so that it is not sent again round trip after round trip. */
    @Test void aHostThatStallsCausesNoStormOfRetransmissions() {
        long stall = 200 * Time.MICROSECOND;
        try (var line = line(List.of(UNPACED), LARGE_PACKETS)) {
            line.run(WARMING);
            var share = line.share(0);
            share.timesSent.clear();
            var model = line.right.model();
            model.memory().holdWrites(model.cycle() + stall * RnicParameters.SMALL.clockKilohertz() / 1_000_000_000L);
            line.run(stall);
            line.finish();
            line.run(stall);
            var times = share.timesSent.values().stream().mapToInt(Integer::intValue).summaryStatistics();
            assertThat(times.getCount()).as("packets under way").isBetween(100L, 300L);
            assertThat(times.getAverage()).as("transmissions of a packet, %d of the worst", times.getMax())
                .isBetween(1.0, 3.0);
        }
    }

    /** Up, down, to none and back under traffic; behind the change 1 %, nothing lost, and the other one keeps its rate. */
    @Test void aRateChangesWhileItsQueuePairSends() {
        long other = 7_000_000_000L;
        var senders = List.of(new SharedLine.Sender(5_000_000_000L, 0), new SharedLine.Sender(other, 0));
        try (var line = line(senders, MIDDLE_PACKETS)) {
            line.left.set("cc_burst.bytes", 4096);
            line.run(WARMING);
            for (long rate : new long[] {20_000_000_000L, 2_000_000_000L, 0, 10_000_000_000L}) {
                line.rate(0, rate);
                line.run(20 * Time.MICROSECOND);             // the longest wait at the slowest of the rates
                long[] bits = line.bytesWhile(100 * Time.MICROSECOND);
                if (rate == 0) {
                    assertThat(8 * bits[0]).as("bits without a rate").isGreaterThan(5_000_000L);
                } else {
                    assertAsRated(8 * bits[0], rate);
                }
                assertAsRated(8 * bits[1], other);
            }
            for (int i = 0; i < 2; i++) {
                assertThat(line.share(i).timesSent.values()).as("transmissions of each packet").allMatch(n -> n == 1);
            }
        }
    }

    /** In 100 us, to 1 % and one packet. */
    private static void assertAsRated(long bits, long bitsPerSecond) {
        long expected = bitsPerSecond / 10_000;
        assertThat(bits).as("bits at %d bit/s", bitsPerSecond).isBetween(expected * 99 / 100 - 9_200,
            expected * 101 / 100 + 9_200);
    }
}
