package hdl.sim.conform;

import hdl.sim.Engine;
import hdl.sim.RowLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs circuits on several engines with one stimulus and compares every output of every cycle. */
final class Comparison {
    private final List<Engine> engines;

    Comparison(List<Engine> engines) {
        this.engines = List.copyOf(engines);
    }

    /** The first difference of each circuit that the engines do not agree on, by position. */
    Map<Integer, Difference> of(List<Subject> subjects, Stimulus stimulus) {
        var seen = new ArrayList<List<Observation>>();
        for (var engine : engines) {
            seen.add(Observation.of(engine, subjects, stimulus));
        }
        var found = new LinkedHashMap<Integer, Difference>();
        for (int i = 0; i < subjects.size(); i++) {
            int number = i;
            var difference = difference(subjects.get(i), seen.stream().map(each -> each.get(number)).toList());
            if (difference != null) {
                found.put(i, difference);
            }
        }
        return found;
    }

    private static Difference difference(Subject subject, List<Observation> seen) {
        if (!seen.stream().allMatch(Observation::isClean)) {
            return failure(seen);
        }
        var reference = seen.getFirst().outputs();
        for (var other : seen) {
            int at = Arrays.mismatch(reference, other.outputs());
            if (at >= 0) {
                return described(new RowLayout(subject.top()), at, seen);
            }
        }
        return null;
    }

    private static Difference failure(List<Observation> seen) {
        var text = new StringBuilder("HDL803: ");
        for (var observation : seen) {
            text.append(text.length() > 8 ? "; " : "").append(observation.engine()).append(observation.failure().isEmpty()
                ? observation.unknownBits() > 0 ? " shows " + observation.unknownBits() + " unknown bits" : " runs it"
                : " stops: " + observation.failure());
        }
        return new Difference(-1, text.toString());
    }

    private static Difference described(RowLayout layout, int at, List<Observation> seen) {
        int cycle = (int) (at / layout.outputStride());
        long row = cycle * layout.outputStride();
        var field = layout.outputs().getFirst();
        for (var each : layout.outputs()) {
            field = row + each.offset() <= at ? each : field;
        }
        var text = new StringBuilder("HDL803: engines differ at cycle " + cycle + ": '" + field.port().name() + "' is ");
        for (var observation : seen) {
            text.append(observation == seen.getFirst() ? "" : observation == seen.getLast() ? " and " : ", ")
                .append(observation.hex(row + field.offset(), field.bytes())).append(" on ").append(observation.engine());
        }
        return new Difference(cycle, text.toString());
    }
}
