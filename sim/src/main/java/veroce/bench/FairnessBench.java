package veroce.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Time;
import veroce.report.Row;

/**
 * How queue pairs share the line of a NIC, and what a host that stalls costs. All of it is simulated time: a seed gives
 * the same figures on every machine.
 *
 * @param counts numbers of queue pairs
 */
public record FairnessBench(RnicParameters parameters, hdl.sim.Engine engine, List<Integer> counts, long seed) {
    private static final double LEAST_JAIN = 0.99;
    private static final double LEAST_UNPACED = 95;
    private static final double MOST_TRANSMISSIONS = 3;
    private static final long STALL = 200 * Time.MICROSECOND;
    private static final int PMTU = 4096;
    /** A packet of 4 KiB on a line of 100 Gb/s. */
    private static final long PACKET = 336_160;
    private static final double LINE_BYTES_PER_PICOSECOND = 0.0125;
    private static final long SLOW = 1_000_000;
    private static final int BURST = 4096;
    private static final double LOSS = 0.3;

    /** Tells before each run what it is. */
    public Figures run(Consumer<String> progress) {
        var figures = new Figures();
        for (int count : counts) {
            progress.accept(count + " equal queue pairs");
            figures.atLeast(jain(count), LEAST_JAIN);
        }
        for (int count : counts) {
            progress.accept("one without a rate beside " + (count - 1) + " of 1 Mb/s");
            figures.atLeast(unpaced(count), LEAST_UNPACED);
        }
        progress.accept("30 % loss beside none");
        figures.add(lossy());
        progress.accept("a host that stalls for 200 us");
        figures.atMost(stalled(), MOST_TRANSMISSIONS);
        return figures;
    }

    private SharedLine line(List<SharedLine.Sender> senders) {
        return new SharedLine(parameters, engine, senders, parameters.window(), PMTU, seed);
    }

    /** (sum x)^2 / (n sum x^2) of the bytes on the wire, over at least ten turns of all. */
    private Row jain(int count) {
        try (var line = line(Collections.nCopies(count, new SharedLine.Sender(0, 0)))) {
            line.run(30 * Time.MICROSECOND + 2 * count * PACKET);
            long[] bytes = line.bytesWhile(Math.max(100 * Time.MICROSECOND, 10 * count * PACKET));
            double sum = Arrays.stream(bytes).asDoubleStream().sum();
            double squares = Arrays.stream(bytes).asDoubleStream().map(x -> x * x).sum();
            return Row.of(count + " equal queue pairs", "jain_index", Figures.rounded(sum * sum / count / squares), "")
                .ceiling(1.0).with("line_percent", Figures.rounded(100 * sum / capacity(Math.max(
                    100 * Time.MICROSECOND, 10 * count * PACKET))));
        }
    }

    private static double capacity(long picoseconds) {
        return LINE_BYTES_PER_PICOSECOND * picoseconds;
    }

    /** What one without a rate has of the line, when the others have used up their bursts. */
    private Row unpaced(int count) {
        var senders = new ArrayList<>(Collections.nCopies(count - 1, new SharedLine.Sender(SLOW, 0)));
        senders.add(new SharedLine.Sender(0, 0));
        try (var line = line(senders)) {
            line.left.set("cc_burst.bytes", BURST);
            line.run(30 * Time.MICROSECOND + 10 * count * PACKET);
            long time = 200 * Time.MICROSECOND;
            long[] bytes = line.bytesWhile(time);
            double rest = 100 - 100.0 * (count - 1) * SLOW / 100e9;
            return Row.of("one without a rate beside " + (count - 1) + " of 1 Mb/s", "unpaced_share_percent",
                Figures.rounded(100 * bytes[count - 1] / capacity(time)), "%").ceiling(Figures.rounded(rest));
        }
    }

    /** What one whose packets are lost has of what it and another one bring to the wire. */
    private Row lossy() {
        try (var line = line(List.of(new SharedLine.Sender(0, LOSS), new SharedLine.Sender(0, 0)))) {
            line.run(50 * Time.MICROSECOND);
            long[] bytes = line.bytesWhile(500 * Time.MICROSECOND);
            return Row.of("30 % loss beside none", "lossy_share_percent",
                Figures.rounded(100.0 * bytes[0] / (bytes[0] + bytes[1])), "%").ceiling(50);
        }
    }

    /** Packets on the wire for each PSN that was sent while memory took nothing, until all has arrived. */
    private Row stalled() {
        try (var line = line(List.of(new SharedLine.Sender(0, 0)))) {
            line.run(30 * Time.MICROSECOND);
            var share = line.share(0);
            share.timesSent.clear();
            var model = line.right.model();
            model.memory().holdWrites(model.cycle() + STALL * parameters.clockKilohertz() / 1_000_000_000L);
            line.run(STALL);
            line.finish();
            line.run(2 * STALL);
            var times = share.timesSent.values().stream().mapToInt(Integer::intValue).summaryStatistics();
            return Row.of("host memory takes nothing for 200 us", "transmissions_per_psn",
                Figures.rounded(times.getAverage()), "").with("most", times.getMax()).with("psns", times.getCount());
        }
    }
}
