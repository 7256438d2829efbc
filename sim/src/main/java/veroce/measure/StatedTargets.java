package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import veroce.report.Row;

/**
 * Every budget and target that is a figure, by where it was stated, and where it stands in a report: so that none is
 * forgotten. What nothing is measured of yet is told with the reason.
 */
public final class StatedTargets {
    /**
     * A target.
     *
     * @param of      the part of the work it was stated for
     * @param what    in words
     * @param metric  of the rows that show it; null: none does
     * @param rows    how their names begin
     * @param instead if there may be none: why, or where else it is shown
     */
    public record Target(String of, String what, String metric, String rows, String instead) {
        /** Whether a report may lack it: of long runs, shown elsewhere, or of real time, which has not been measured. */
        boolean isOpen(List<Row> report) {
            return !instead.isEmpty() || TIMED.contains(metric) && Scenarios.rows(report, "simulator").isEmpty();
        }

        /** The rows of a report that show it, each with a verdict. */
        public List<Row> in(List<Row> report) {
            return report.stream().filter(row -> row.metric().equals(metric) && row.scenario().startsWith(rows)
                && !MeasurePage.verdict(row).isEmpty()).toList();
        }
    }

    /** What only the scenario of real time shows. */
    private static final List<String> TIMED = List.of("elaboration_seconds", "c_ratio", "jvm_ratio",
        "pair_cycles_per_second");
    private static final String BUDGETS = "budgets of the datapath";
    private static final String CONTROL = "control plane";
    private static final String LANGUAGE = "language";
    private static final String SIMULATION = "simulation";
    private static final String VERBS = "verbs";
    private static final String CONGESTION = "congestion control";
    private static final String ROCE = "RoCEv2";
    private static final String HOST = "host side and Linux";
    private static final String MEASURED = "measurement";
    private static final String RATE = "packets_per_cycle";
    private static final String CYCLES = "latency_cycles";

    public static final List<Target> ALL = List.of(
        shown(BUDGETS, "parser: one packet per cycle, back to back", RATE, "parser, shortest frames"),
        shown(BUDGETS, "parser and ICRC check: a beat per cycle, any length", RATE, "parser, Writes"),
        shown(BUDGETS, "tracker: one packet per cycle, one queue pair or many", RATE, "tracker"),
        shown(BUDGETS, "acknowledgement policy: the same", RATE, "acknowledgement policy"),
        shown(BUDGETS, "payload: a beat per cycle, both directions at once", "beats_per_cycle", "both ways"),
        shown(BUDGETS, "last beat to placement issued: 24 cycles", CYCLES, "last beat to placement order"),
        shown(BUDGETS, "last beat to first beat of the ACK: 56 cycles", CYCLES, "last beat to ACK"),
        shown(BUDGETS, "the same of a SACK: 64 cycles", CYCLES, "last beat to SACK"),
        shown(BUDGETS, "doorbell to first beat: 60 cycles without memory", CYCLES, "doorbell to first beat"),
        shown(BUDGETS, "SACK to retransmission decided: 16 cycles", CYCLES, "SACK to retransmission"),
        shown(BUDGETS, "6 levels of logic between registers", "lut_levels", ""),
        shown(BUDGETS, "state per queue pair", "queue_pair_state", ""),
        shown(CONTROL, "RESET_QP within 20 us beside 100 other pairs", "reset_microseconds", ""),
        shown(CONTROL, "CREATE_QP within 5 us likewise", "create_microseconds", ""),
        shown(CONTROL, "Jain's index of equal queue pairs 0.99", "jain_index", "2 equal"),
        shown(CONTROL, "an unpaced queue pair beside paced ones", "unpaced_share_percent", ""),
        shown(CONTROL, "3 transmissions per PSN while the host stalls for 200 us", "transmissions_per_psn", ""),
        shown(CONTROL, "middle of the run at 5 % loss: 92.3 %", LossScenario.STEADY, "independent loss, 5 %"),
        shown(CONTROL, "tracker and send window: 13,300 LUT", "lut", "sack-tracker and send-window"),
        elsewhere(CONTROL, "rates of all queue pairs within 1 %", "the tests of the pacer"),
        elsewhere(CONTROL, "100,000 lives of queue pairs, a healthy neighbour's ACK at most twice as late",
            "`./veroce soak --churn`: an hour"),
        elsewhere(CONTROL, "97 % of 300 mutants killed", "`./veroce mutate all`: hours"),
        shown(LANGUAGE, "elaboration of large designs", "elaboration_seconds", ""),
        shown(SIMULATION, "native code beside a C++ driver", "c_ratio", ""),
        shown(SIMULATION, "JVM engine beside a C++ driver", "jvm_ratio", ""),
        shown(SIMULATION, "a pair of NICs, cycles per second", "pair_cycles_per_second", ""),
        elsewhere(SIMULATION, "first result of a transfer", "no number is stated; the scenario `simulator` tells the time"),
        shown(VERBS, "Reads under loss", "read_steady_percent_of_line", "Reads, "),
        shown(VERBS, "Reads both ways", "read_steady_percent_of_line", "Reads both ways"),
        shown(VERBS, "Reads against Writes", "read_steady_percent_of_line", "Reads against Writes"),
        shown(VERBS, "Writes under loss", LossScenario.GOODPUT, "independent loss"),
        shown(VERBS, "Read of 64 bytes: 230 cycles without wire and memory", "read_latency_cycles", ""),
        shown(VERBS, "20 million Reads per second", "reads_per_second", ""),
        shown(VERBS, "10 million atomics per second", "atomics_per_second", "fetch and add, 64"),
        shown(VERBS, "15 million on one address", "atomics_per_second", "fetch and add, one word"),
        shown(VERBS, "20 % of the LUTs of a U50", "lut", "alveo-100g, of an Alveo U50"),
        shown(VERBS, "30 % of its block RAMs", "bram36", "alveo-100g, of an Alveo U50"),
        shown(VERBS, "30 % of its UltraRAMs", "uram", "alveo-100g, of an Alveo U50"),
        elsewhere(VERBS, "another queue pair every 4 cycles, the same one after 7", "the tests of the scheduler"),
        shown(CONGESTION, "97 % of a bottleneck", "bottleneck_percent", ""),
        shown(CONGESTION, "80 KB in its queue", "queue_kilobytes", ""),
        shown(CONGESTION, "0.5 % sent again there", "retransmissions_percent", "16 paths of 50 Gb/s"),
        shown(CONGESTION, "Jain's index of 4 queue pairs in a bottleneck 0.97", "jain_index", "4 queue pairs, one path"),
        shown(CONGESTION, "95 % of the rest with a slow path of 16", "goodput_percent_of_line", "16 paths, one at a quarter"),
        shown(CONGESTION, "98 % of the rest with a dead one", "goodput_while_gone", "16 paths"),
        shown(CONGESTION, "a dead path gets 0.2 % of the packets", "dead_path_percent", "16 paths"),
        shown(CONGESTION, "permutation in a fabric: 99 % within 1.25 of ideal", "completion_p99", "permutation, nsm"),
        shown(CONGESTION, "incast of 1 MB: 1.05", "completion_p99", "incast, nsm"),
        shown(CONGESTION, "incast of 64 KB: 1.15", "completion_p99", "small-incast, nsm"),
        shown(CONGESTION, "a failed spine: 1.45", "completion_p99", "failed-spine, nsm"),
        shown(CONGESTION, "a spine of half the rate: 1.40", "completion_p99", "half-rate, nsm"),
        shown(CONGESTION, "convergence: Jain's index 0.97", "jain_index", "convergence, nsm"),
        shown(CONGESTION, "no more than 2 timeouts", "timeouts", "permutation, nsm"),
        elsewhere(CONGESTION, "the NIC without congestion as fast as without control",
            "`NicCongestionTest`: every frame, to the cycle"),
        shown(ROCE, "one queue pair of RoCEv2 at 100 Gb/s, PMTU 1024 and above", LossScenario.STEADY, "RoCEv2, PMTU"),
        elsewhere(HOST, "a cached translation costs 2 cycles, doorbell to wire 62 with a list", "2 cycles (`Translator`);"
            + " doorbell to wire with a list is not measured"),
        elsewhere(HOST, "the Linux run within 10 minutes", "773 s beside a whole `make test`, 581 rows (docs/linux.md)"),
        shown(MEASURED, "75.3 million short Writes per second", "million_packets_per_second", "send path, 64 queue pairs"));

    private StatedTargets() {}

    private static Target shown(String of, String what, String metric, String rows) {
        return new Target(of, what, metric, rows, "");
    }

    private static Target elsewhere(String of, String what, String where) {
        return new Target(of, what, null, "", where);
    }

    /** One line for each: of what, what, what was reached, met or missed. */
    public static List<List<Object>> lines(List<Row> report) {
        var lines = new ArrayList<List<Object>>();
        for (var target : ALL) {
            var rows = target.in(report);
            long met = rows.stream().filter(row -> MeasurePage.verdict(row).equals("met")).count();
            lines.add(List.of(target.of, target.what, rows.size() == 1 ? MeasurePage.value(rows.getFirst())
                    : rows.isEmpty() ? target.instead.isEmpty() ? "not measured in this run" : target.instead
                        : met + " of " + rows.size() + " figures",
                rows.isEmpty() ? "" : met == rows.size() ? "met" : "missed"));
        }
        return lines;
    }
}
