package veroce.measure;

import java.util.List;
import veroce.VeroceException;
import veroce.report.Row;

/** All scenarios, and what holds for the figures of each. */
public final class Scenarios {
    public static final List<Scenario> ALL = List.of(new PacketRateScenario(), new BandwidthScenario(),
        new MessageRateScenario(), new LatencyScenario(), new LossScenario(), new RoceScenario(),
        new ReorderScenario(), new PathsScenario(), new ScaleScenario(), new FabricsScenario(), new CircuitScenario(), new SimulatorScenario());
    /** Which scenario a row of a report belongs to. */
    public static final String PART = "measured";
    /** Metrics whose ceiling nothing can be above; that of others is a budget, a peer or a floor. */
    private static final List<String> BOUNDED = List.of("goodput_percent_of_line", "read_goodput_percent_of_line",
        "goodput_by_size", "goodput_by_pmtu", "goodput_by_queue_pairs", "packets_per_cycle",
        "million_packets_per_second", "beats_per_cycle", "bottleneck_percent",
        "writes_per_second", "sends_per_second", "reads_per_second", "atomics_per_second",
        "jain_index");
    /** Figures are told with four digits. */
    private static final double ROUNDING = 1.001;

    private Scenarios() {}

    /** The scenario of a name. */
    public static Scenario named(String title) {
        return ALL.stream().filter(one -> one.title().equals(title)).findAny()
            .orElseThrow(() -> VeroceException.usage("--scenario " + title + " is unknown; use "
                + String.join(", ", ALL.stream().map(Scenario::title).toList()) + " or all"));
    }

    /** The rows of one scenario. */
    public static List<Row> rows(List<Row> all, String title) {
        return all.stream().filter(row -> title.equals(row.parameters().get(PART))).toList();
    }

    /** What is above a ceiling that nothing can be above: a mistake of the measurement, each in a sentence. */
    public static List<String> impossible(List<Row> rows) {
        return rows.stream().filter(row -> row.ceiling() != null && BOUNDED.contains(row.metric())
                && row.value().doubleValue() > row.ceiling().doubleValue() * ROUNDING)
            .map(row -> row.scenario() + ": " + row.metric() + " is " + row.value() + " " + row.unit()
                + ", above its ceiling of " + row.ceiling() + ": the measurement is wrong").toList();
    }
}
