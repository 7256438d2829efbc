package veroce.report;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One figure of a report. The metric names are stable and listed in {@code docs/measurement.md}; the ceiling is what
 * theory, a budget or a peer allows, or null where there is none.
 */
@JsonPropertyOrder({"scenario", "metric", "value", "unit", "ceiling", "parameters"})
public record Row(String scenario, String metric, Number value, String unit, Number ceiling,
    Map<String, Object> parameters) {

    public Row {
        finite(metric, value);
        if (ceiling != null) {
            finite(metric, ceiling);
        }
        parameters = ordered(parameters);
    }

    public static Row of(String scenario, String metric, Number value, String unit) {
        return new Row(scenario, metric, value, unit, null, Map.of());
    }

    public Row ceiling(Number ceiling) {
        return new Row(scenario, metric, value, unit, ceiling, parameters);
    }

    /** The same figure with one more parameter; parameters keep the order in which they were given. */
    public Row with(String name, Object parameter) {
        var more = new LinkedHashMap<>(parameters);
        more.put(name, parameter);
        return new Row(scenario, metric, value, unit, ceiling, more);
    }

    /** The same figure of another scenario. */
    public Row named(String other) {
        return new Row(other, metric, value, unit, ceiling, parameters);
    }

    static Map<String, Object> ordered(Map<String, Object> map) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }

    private static void finite(String metric, Number value) {
        if (!Double.isFinite(value.doubleValue())) {
            throw new IllegalArgumentException("metric '" + metric + "' has the value " + value
                + ", which JSON cannot hold; leave the row out and say why in the table");
        }
    }
}
