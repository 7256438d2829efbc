package veroce.synth;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * LUT levels of a block by where paths start and end; null where there is no such path. The histogram says how many
 * register inputs are reached from a register in how many levels, rounded up; the parts are the worst of each instance.
 */
@JsonPropertyOrder({"registerToRegister", "portToRegister", "registerToPort", "portToPort"})
public record Levels(Double registerToRegister, Double portToRegister, Double registerToPort, Double portToPort,
    Map<Integer, Integer> histogram, Map<String, Double> parts, List<WorstPath> paths, List<WorstPath> portPaths,
    List<String> loops) {

    public Levels {
        histogram = Collections.unmodifiableMap(new LinkedHashMap<>(histogram));
        parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
        paths = List.copyOf(paths);
        portPaths = List.copyOf(portPaths);
        loops = List.copyOf(loops);
    }

    /** The figure the budget is about; a block without a path between registers has none. */
    public double worst() {
        return registerToRegister == null ? 0 : registerToRegister;
    }
}
