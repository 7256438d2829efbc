package hdl.mistakes;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Every planted mistake of the suite, in the order of the codes. */
public final class AllMistakes {
    /** Diagnostics whose text another test holds. */
    static final Map<String, String> ELSEWHERE = Map.of(
        "HDL404", "a crossing starts at a register, 'busy' is logic and may glitch; register it in clock network first",
        "HDL406", "'flag' is synchronised twice into clock host (also at Link.java:40) and the two may differ for a "
            + "cycle; share one",
        "HDL612", "(warning) Counter.class was rewritten by an agent; names come from the line alone, and 2 values here "
            + "stay unnamed");

    private AllMistakes() {}

    public static List<Mistake> all() {
        return Stream.of(WidthMistakes.all(), DrivingMistakes.all(), ControlMistakes.all(), ClockMistakes.all(),
            MemoryMistakes.all(),
            CircuitMistakes.all(), ExampleMistakes.all()).flatMap(List::stream).toList();
    }

    /** The codes that a test holds. */
    public static Set<String> codes() {
        var codes = new TreeSet<>(ELSEWHERE.keySet());
        all().forEach(mistake -> codes.add(mistake.code()));
        return codes;
    }
}
