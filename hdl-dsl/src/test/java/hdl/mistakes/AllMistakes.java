package hdl.mistakes;

import java.util.List;
import java.util.stream.Stream;

/** Every planted mistake of the suite, in the order of the codes. */
public final class AllMistakes {
    private AllMistakes() {}

    public static List<Mistake> all() {
        return Stream.of(WidthMistakes.all(), DrivingMistakes.all(), ControlMistakes.all(), ClockMistakes.all(), MemoryMistakes.all(),
            CircuitMistakes.all()).flatMap(List::stream).toList();
    }
}
