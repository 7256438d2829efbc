package hdl.mistakes;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Every planted mistake of the suite, in the order of the codes. */
public final class AllMistakes {
    private AllMistakes() {}

    public static List<Mistake> all() {
        return Stream.of(WidthMistakes.all(), DrivingMistakes.all(), ControlMistakes.all(), ClockMistakes.all(),
            CrossingMistakes.all(), MemoryMistakes.all(), CircuitMistakes.all(), CompiledMistakes.all(),
            RegisterMistakes.all(), SimulationMistakes.all(), TimelineMistakes.all(), ExampleMistakes.all())
            .flatMap(List::stream).toList();
    }

    /** The codes that a test holds. */
    public static Set<String> codes() {
        var codes = new TreeSet<String>();
        all().forEach(mistake -> codes.add(mistake.code()));
        return codes;
    }
}
