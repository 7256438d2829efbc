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

    /** For each circuit that the engines do not agree on, by position, the first difference. */
    Map<Integer, Difference> of(List<Subject> subjects, Stimulus stimulus) {
        var seen = new ArrayList<Observation>();
        for (var engine : engines) {
            seen.add(Observation.of(engine, subjects, stimulus));
        }
        boolean clean = true;
        for (var observation : seen) {
            clean &= observation.failure().isEmpty() && observation.unknownBits() == 0;
        }
        var found = new LinkedHashMap<Integer, Difference>();
        if (!clean && subjects.size() > 1) { // which of them was it?
            for (int i = 0; i < subjects.size(); i++) {
                var alone = of(List.of(subjects.get(i)), stimulus.from(i));
                if (!alone.isEmpty()) {
                    found.put(i, alone.get(0));
                }
            }
        }
        for (int i = 0; i < subjects.size() && found.isEmpty(); i++) {
            var difference = clean ? difference(subjects.get(i), i, seen) : failure(seen);
            if (difference != null) {
                found.put(i, difference);
            }
        }
        return found;
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

    private static Difference difference(Subject subject, int number, List<Observation> seen) {
        var layout = new RowLayout(subject.top());
        var reference = seen.getFirst().outputs().get(number);
        for (var other : seen) {
            int at = Arrays.mismatch(reference, other.outputs().get(number));
            if (at >= 0) {
                return described(layout, number, at, seen);
            }
        }
        return null;
    }

    private static Difference described(RowLayout layout, int number, int at, List<Observation> seen) {
        int cycle = (int) (at / layout.outputStride());
        var field = layout.outputs().getFirst();
        for (var each : layout.outputs()) {
            field = cycle * layout.outputStride() + each.offset() <= at ? each : field;
        }
        var text = new StringBuilder("HDL803: engines differ at cycle " + cycle + ": '" + field.port().name() + "' is ");
        for (var observation : seen) {
            text.append(observation == seen.getFirst() ? "" : observation == seen.getLast() ? " and " : ", ")
                .append(Observation.hex(observation.outputs().get(number), cycle * layout.outputStride() + field.offset(), field.bytes()))
                .append(" on ").append(observation.engine());
        }
        return new Difference(cycle, text.toString());
    }
}
