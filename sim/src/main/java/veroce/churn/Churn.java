package veroce.churn;

import hdl.sim.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.endpoint.Time;
import veroce.nic.Recording;
import veroce.report.Row;

/**
 * Queue pairs that are created, fail in every way, are flushed, reset and created again, completion queues that break
 * and are made anew, and doorbells and commands that are nonsense, beside healthy neighbours with a full line. All of
 * them are in one NIC whose frames come back to it, so that its time goes on while the host waits for commands. Every
 * request of every life must complete once and in order; the neighbours must not fail, and the counters must be right.
 *
 * @param seed  decides everything
 * @param lives of all queue pairs together
 */
public record Churn(RnicParameters parameters, Engine engine, long seed, long lives) {
    /** How long the neighbours are alone, for comparison. */
    private static final long ALONE = 200 * Time.MICROSECOND;

    /** Rows of a report; an empty list of failures if all held. */
    public record Outcome(List<Row> rows, List<String> failures) {}

    /** Tells now and then how far it is. */
    public Outcome run(Consumer<String> progress) {
        var begun = false;
        try (var churn = new ChurnNic(this, null)) {
            begun = true;
            return new Outcome(run(churn, progress), List.of());
        } catch (RuntimeException e) {
            if (e instanceof VeroceException && !begun) {
                throw e;
            }
            return new Outcome(List.of(),
                List.of("seed " + seed + " FAILED: " + (e.getMessage() == null ? e : e.getMessage())));
        }
    }

    /** What the NIC is given in its first cycles, in which the neighbours are not alone. */
    public Recording record(int cycles) {
        var recording = new Recording(cycles);
        try (var churn = new ChurnNic(this, recording)) {
            churn.begin();
            while (recording.cycles() < cycles) {
                churn.turn(lives);
            }
            return recording;
        }
    }

    private List<Row> run(ChurnNic churn, Consumer<String> progress) {
        var nic = churn.nic;
        long end = nic.now() + ALONE;
        while (nic.now() < end) {
            churn.step();
        }
        long[] alone = churn.times.take();
        long start = nic.model().cycle();

        churn.begin();
        long told = 0;
        while (churn.over() < lives || !churn.isResting()) {
            churn.turn(lives);
            if (churn.over() >= told + Math.max(1000, lives / 100)) {
                told = churn.over();
                progress.accept(String.format(Locale.ROOT, "%,d of %,d lives, %,d cycles", told, lives,
                    nic.model().cycle() - start));
            }
        }
        long cycles = nic.model().cycle() - start;
        var beside = churn.times.take();
        churn.end();
        var counters = nic.counters();
        var tally = churn.tally;
        var rows = new ArrayList<Row>();
        rows.add(Row.of("churn", "lives", churn.over(), "lives").ceiling(lives));
        rows.add(Row.of("churn", "cycles", cycles, "cycles"));
        rows.add(Row.of("churn", "neighbour_messages", churn.messages(), "messages"));
        rows.add(Row.of("churn", "qp_errors", counters.get("qp_errors"), "failures"));
        rows.add(Row.of("churn", "completions", tally.seen, "completions"));
        rows.add(Row.of("churn", "cq_overflow", counters.get("cq_overflow"), "completions"));
        rows.add(Row.of("churn", "completion_queues", tally.queues, "queues"));
        rows.add(Row.of("churn", "refused", tally.refusedCommands + tally.refusedWrites, "commands and doorbells"));
        rows.addAll(latencies(alone, beside));
        return rows;
    }

    /** Beside churn the median and the 99th percentile may be twice what they were alone. */
    private List<Row> latencies(long[] alone, long[] beside) {
        var names = List.of("p50", "p99", "max");
        var rows = new ArrayList<Row>();
        for (int i = 0; i < names.size(); i++) {
            rows.add(Row.of("alone", "answer_cycles." + names.get(i), cycles(alone[i]), "cycles"));
            var row = Row.of("churn", "answer_cycles." + names.get(i), cycles(beside[i]), "cycles");
            rows.add(names.get(i).equals("max") ? row : row.ceiling(2 * cycles(alone[i])));
        }
        return rows;
    }

    private long cycles(long picoseconds) {
        return Math.round(picoseconds * (parameters.clockKilohertz() / 1e9));
    }
}
