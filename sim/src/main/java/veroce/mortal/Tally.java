package veroce.mortal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import veroce.endpoint.Operation;
import veroce.report.Row;

/** What all lives together came to. */
final class Tally {
    private static final String SCENARIO = "mortal";

    private final long[] succeeded = new long[Operation.values().length];
    private final long[] doubtful = new long[Operation.values().length];
    private final long[] deaths = new long[Death.values().length];
    long flushed;
    long returned;

    void succeeded(Operation operation) {
        succeeded[operation.ordinal()]++;
    }

    /** A request that was flushed or forgotten: it may have been executed, once. */
    void doubtful(Operation operation) {
        doubtful[operation.ordinal()]++;
    }

    void death(Death how) {
        deaths[how.ordinal()]++;
    }

    long lives() {
        long sum = 0;
        for (long count : deaths) {
            sum += count;
        }
        return sum;
    }

    List<Row> rows() {
        var rows = new ArrayList<Row>();
        rows.add(Row.of(SCENARIO, "lives", lives(), "lives of two queue pairs"));
        for (var how : Death.values()) {
            rows.add(Row.of(SCENARIO, "lives." + name(how), deaths[how.ordinal()], "lives"));
        }
        for (var operation : Operation.values()) {
            rows.add(Row.of(SCENARIO, "succeeded." + name(operation), succeeded[operation.ordinal()], "requests"));
            rows.add(Row.of(SCENARIO, "cut." + name(operation), doubtful[operation.ordinal()], "requests"));
        }
        rows.add(Row.of(SCENARIO, "flushed", flushed, "completions"));
        rows.add(Row.of(SCENARIO, "returned", returned, "requests of shared queues"));
        return rows;
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
