package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import rnic.protocol.RnicParameters;
import veroce.bench.Figures;
import veroce.bench.FrontRate;
import veroce.bench.ReceiveRate;
import veroce.endpoint.Time;
import veroce.packet.Opcode;
import veroce.packet.Packets;
import veroce.report.Chart;
import veroce.report.Row;

/**
 * How many packets per cycle parser, tracker, the whole receive path and the whole way from doorbell to memory take, on
 * lines that are faster than the NIC: one queue pair and many.
 */
final class PacketRateScenario implements Scenario {
    private static final List<Integer> WHOLE = List.of(64, 128, 256, 512, 1024, 2048, 4096);
    private static final List<Integer> STANDARD = List.of(64, 256, 1024, 4096);
    private static final List<Integer> QUICK = List.of(64, 1024);
    private static final String RATE = "packets_per_cycle";
    private static final String MILLIONS = "million_packets_per_second";
    private static final String BUBBLES = "bubbles_per_packet";
    private static final String MANY = "send path, %d queue pairs";
    private static final String ONE = "send path, one queue pair";
    private static final int LONG = 4096;
    /** Few enough that what they have under way at once is no large part of a run. */
    private static final int BOTH_WAYS = 4;
    private static final int MESSAGE = 16 * LONG;
    /** Nearly a beat per cycle: an acknowledgement of two beats for four packets of 66 is 0.7 % of them. */
    private static final double FULL = 0.98;
    private static final int FAST = 800;
    /** One message of so many has a completion, as benchmarks of other NICs do it. */
    private static final int SIGNALED = 8;
    /** The scheduler begins one packet in so many cycles. */
    private static final double CYCLES = 4;
    /** Short Writes that the line carries at 100 Gb/s, in millions per second. */
    private static final double WANTED = 75.3;
    private static final String ONE_WAITS = "32 messages of a queue pair are under way at most (K), so that short ones"
        + " wait for their round trip";
    private static final String SCHEDULER = "the scheduler begins one packet in 4 cycles";
    private static final String REQUESTS = "the way from doorbell to packet: one doorbell in ten cycles, sixteen reads of at"
        + " most eight work requests under way, a completion in four cycles";

    @Override public String title() {
        return "packet-rate";
    }

    @Override public String explains() {
        return "packets per cycle and Mpps of parser, tracker, receive path and send path for every size, with nothing"
            + " between packets, on a line faster than the NIC: one queue pair and many; bubbles are cycles in which"
            + " the bus of the MAC could have carried more";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 0.7 : 3;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) {
        var figures = new Figures();
        var sizes = effort.quick() ? QUICK : effort.isLong() ? WHOLE : STANDARD;
        double megahertz = effort.configuration().clockKilohertz() / 1000.0;
        front(effort, sizes, megahertz, figures, progress);
        int many = Math.min(64, effort.configuration().queuePairs());
        for (int pairs : new int[] {1, many}) {
            for (int size : sizes) {
                progress.accept("receive path, Writes of " + Points.size(size) + ", " + pairs);
                var got = ReceiveRate.measure(effort.configuration(), pairs, size, effort.of(3_000, 1_000));
                var series = "receive path, " + (pairs == 1 ? "one queue pair" : pairs + " queue pairs");
                tell(figures, series, size, got.perCycle(), 1.0 / got.beats(), got.beats(), megahertz,
                    got.lost() == 0 ? "nothing waits" : got.lost() + " packets found no room in the buffer", false);
            }
        }
        sending(effort, sizes, many, megahertz, figures, progress);
        bothWays(effort, many, megahertz, figures, progress);
        return figures;
    }

    /** Parser and tracker alone, at 512 bits. */
    static void front(Effort effort, List<Integer> sizes, double megahertz, Figures figures,
                      Consumer<String> progress) {
        int packets = effort.of(4_000, 1_000);
        progress.accept("the parser");
        parser(figures, new byte[60], "shortest frames", 0, packets, megahertz);
        for (int size : sizes) {
            var frame = Packets.veroce(Opcode.WRITE_ONLY).destQp(1).psn(0).msn(1).reth(0, 0, size)
                .payload(new byte[size]).frame();
            parser(figures, frame, "Writes of " + Points.size(size), size, packets / 4, megahertz);
        }
        for (int pairs : new int[] {1, Math.min(64, effort.configuration().queuePairs())}) {
            var those = pairs == 1 ? ", one queue pair" : ", " + pairs + " queue pairs";
            progress.accept("the tracker" + those);
            block(figures, "tracker" + those, FrontRate.tracker(pairs, packets), megahertz);
            progress.accept("the policy of acknowledgements" + those);
            block(figures, "acknowledgement policy" + those, FrontRate.acknowledgements(effort.configuration(), pairs,
                packets), megahertz);
        }
    }

    private static void block(Figures figures, String series, FrontRate.Rate rate, double megahertz) {
        figures.atLeast(Row.of(series, RATE, Figures.rounded(rate.perCycle()), "packets").ceiling(1.0)
            .with("series", series).with("x", 64).with("bubbles", rate.bubbles())
            .with("because", rate.bubbles() == 0 ? "no bubble" : rate.bubbles() + " bubbles in all"), 1);
        figures.add(Row.of(series, MILLIONS, Figures.rounded(rate.perCycle() * megahertz), "Mpps")
            .ceiling(Figures.rounded(megahertz)));
    }

    private static void parser(Figures figures, byte[] frame, String what, int size, int frames, double megahertz) {
        var rate = FrontRate.parser(frame, frames);
        int beats = Math.ceilDiv(frame.length, 64);
        tell(figures, "parser", size, rate.perCycle(), 1.0 / beats, beats, megahertz,
            rate.bubbles() == 0 ? "no bubble" : rate.bubbles() + " bubbles in all", true, what);
    }

    private static void tell(Figures figures, String series, int size, double perCycle, double most, int beats,
                             double megahertz, String why, boolean isBudget) {
        tell(figures, series, size, perCycle, most, beats, megahertz, why, isBudget, "Writes of " + Points.size(size));
    }

    private static void tell(Figures figures, String series, int size, double perCycle, double most, int beats,
                             double megahertz, String why, boolean isBudget, String what) {
        var name = series + ", " + what;
        var rate = Row.of(name, RATE, Figures.rounded(perCycle), "packets").ceiling(Figures.rounded(most))
            .with("series", series);
        if (isBudget) {
            figures.atLeast(rate, Figures.rounded(most));
        } else {
            figures.add(rate);
        }
        var millions = Row.of(name, MILLIONS, Figures.rounded(perCycle * megahertz), "Mpps")
            .ceiling(Figures.rounded(most * megahertz)).with("series", series);
        figures.add(size == 0 ? millions : millions.with("x", size)); // a frame without payload is no point of the chart
        figures.add(Row.of(name, BUBBLES, Math.max(0, Figures.rounded(1 / perCycle - beats)), "cycles")
            .with("beats", beats).with("because", why));
    }

    /** Two NICs: what the receive path takes faster than this is that of the sender. */
    private static void sending(Effort effort, List<Integer> sizes, int many, double megahertz, Figures figures,
                                Consumer<String> progress) {
        var moves = new ArrayList<Move>();
        for (var series : List.of(ONE, String.format(MANY, many))) {
            for (int size : sizes) {
                var shape = effort.shape().paths(effort.paths(), 0).messages(size)
                    .queuePairs(series.equals(ONE) ? 1 : many).line(FAST, 2 * Time.MICROSECOND);
                var move = Move.of(series + ", Writes of " + Points.size(size), series, size, effort.engine(), shape,
                    effort.of(20_000, 6_000));
                moves.add(move.signaled(SIGNALED));
            }
        }
        for (var moved : Move.all(moves, effort.jobs(), progress)) {
            int size = moved.settings().messageBytes();
            double millions = moved.steadyAtLeast() / 100 * FAST * 1e3 / (8.0 * size);
            int beats = Math.ceilDiv(size + Wire.HEADERS, effort.configuration().bytes());
            double most = Math.min(Wire.millions(moved.settings()), megahertz / Math.max(CYCLES,
                Math.ceilDiv(size, effort.configuration().bytes())));
            figures.add(moved.row(RATE, millions / megahertz, "packets").ceiling(Figures.rounded(most / megahertz)));
            var row = moved.row(MILLIONS, millions, "Mpps").ceiling(Figures.rounded(most))
                .with("sent_again", moved.result().resends());
            boolean stated = size == 64 && moved.settings().queuePairs() > 1
                && effort.configuration() == RnicParameters.ALVEO_100G;
            if (stated) {
                figures.atLeast(millions < WANTED ? row.with("because", REQUESTS) : row, WANTED);
            } else {
                figures.add(row);
            }
            double idle = Math.max(0, megahertz / millions - beats);
            figures.add(moved.row(BUBBLES, idle, "cycles").with("beats", beats).with("because",
                moved.settings().queuePairs() == 1 ? ONE_WAITS : megahertz / millions < CYCLES + 0.2 ? SCHEDULER
                    : idle < 1 ? "the bus is full" : REQUESTS));
        }
    }

    /** Long packets both ways: beats of payload per cycle in each direction, of what headers and acknowledgements leave. */
    private static void bothWays(Effort effort, int many, double megahertz, Figures figures, Consumer<String> progress) {
        int bytes = effort.configuration().bytes();
        int few = Math.min(many, BOTH_WAYS);
        var shape = effort.shape().paths(effort.paths(), 0).messages(MESSAGE).queuePairs(few).bothWays()
            .line(FAST, 2 * Time.MICROSECOND);
        var name = "both ways, Writes of " + Points.size(MESSAGE) + ", " + few + " queue pairs";
        var moved = Move.all(List.of(Move.of(name, "both ways", MESSAGE, effort.engine(), shape, effort.of(24_000, 8_000))),
            1, progress).getFirst();
        double perCycle = moved.steadyAtLeast() / 100 * FAST * 1e3 / (8.0 * LONG) / megahertz;
        int beats = Math.ceilDiv(LONG + Wire.HEADERS, bytes);
        figures.atLeast(moved.row("beats_per_cycle", perCycle * beats, "beats each way").ceiling(1.0).with("because",
            "acknowledgements take beats too: two for four packets of 66"), FULL);
    }

    @Override public List<Chart> charts(List<Row> rows) {
        var chart = Chart.of("Packets by size", Chart.Axis.log("payload of a packet", "bytes"),
            Chart.Axis.log("rate", "million packets per second"));
        var sent = rows.stream().filter(row -> row.metric().equals(MILLIONS) && row.scenario().startsWith("send path")
            && !row.scenario().startsWith(ONE)).map(row -> String.valueOf(row.parameters().get("series"))).findFirst();
        return List.of(Points.chart(chart, rows, MILLIONS).with("ceiling of the send path", Chart.Look.DASHED,
            Points.ceilings(rows, MILLIONS, sent.orElse(""))));
    }
}
