package hdl.sim.conform;

import hdl.sim.Engine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Circuits of consecutive seeds, made and compared together.
 *
 * @param differences the circuits that engines do not agree on
 * @param refused     by seed, circuits that could not be described or printed
 */
record Block(List<Subject> subjects, Stimulus stimulus, Map<Subject, Difference> differences, Map<Long, String> refused) {
    static Block of(long first, long end, int cycles, List<Engine> engines) {
        var subjects = new ArrayList<Subject>();
        var refused = new LinkedHashMap<Long, String>();
        for (long seed = first; seed < end; seed++) {
            try {
                subjects.add(new Subject(Subject.circuit(seed, Removed.NOTHING)));
            } catch (RuntimeException problem) {
                refused.put(seed, "HDL803: it cannot be described or printed: " + problem);
            }
        }
        var stimulus = new Stimulus(first, cycles);
        var differences = new LinkedHashMap<Subject, Difference>();
        new Comparison(engines).of(subjects, stimulus).forEach((number, difference) -> differences.put(subjects.get(number), difference));
        return new Block(subjects, stimulus, differences, refused);
    }
}
