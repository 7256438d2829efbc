package hdl.sim;

import hdl.Design;
import hdl.sim.jvm.JvmEngine;
import java.lang.foreign.ValueLayout;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays what a proof tool found on the JVM engine: edge by edge, from the state in which it begins. */
public final class Replay {
    /** Picoseconds between two events, as in every simulation. */
    private static final long PERIOD = 10_000;

    /**
     * One event: the values of the inputs by the names of their ports, which clocks rise (bits in the order of the
     * clocks), and which of them are under reset.
     */
    public record Event(long clocks, long resets, Map<String, BigInteger> inputs) {}

    /**
     * What was seen.
     *
     * @param failure the first false claim
     * @param event the number of the event at which it was false, or that of all events
     * @param outputs the outputs before each event, by name
     */
    public record Result(Optional<ClaimFailure> failure, int event, List<Map<String, BigInteger>> outputs) {}

    private Replay() {
    }

    /**
     * Plays the events on a design and writes its waves.
     *
     * @param start what registers and words of memories hold before the first event, by their names in the Verilog
     *     below the top: {@code crossing.held}, {@code store[3]}; others are 0
     */
    public static Result of(Design<?> design, Map<String, BigInteger> start, List<Event> events, Path waves) {
        WaveFolder.makeFor(waves);
        try (var engine = JvmEngine.open(design.top(), JvmEngine.Start.ZERO, 1)) {
            engine.begin(paths(design, start));
            engine.waves(waves);
            var outputs = new ArrayList<Map<String, BigInteger>>();
            for (int number = 0; number < events.size(); number++) {
                outputs.add(play(design, engine, events.get(number), number));
                if (engine.failure() != null) {
                    return new Result(Optional.of(engine.failure()), number, outputs);
                }
            }
            return new Result(Optional.empty(), events.size(), outputs);
        }
    }

    private static Map<String, BigInteger> play(Design<?> design, JvmEngine engine, Event event, int number) {
        for (int i = 0; i < design.top().clocks().size(); i++) {
            engine.reset(i, (event.resets() >> i & 1) != 0);
        }
        for (var port : design.top().ports()) {
            var value = event.inputs().get(port.name());
            if (value != null) {
                var words = engine.segment(port);
                for (int i = 0; i < (port.width() + 63) / 64; i++) {
                    words.setAtIndex(ValueLayout.JAVA_LONG_UNALIGNED, i, value.shiftRight(64 * i).longValue());
                }
            }
        }
        engine.time(number * PERIOD);
        engine.settle();
        var seen = new LinkedHashMap<String, BigInteger>();
        for (var port : design.top().ports()) {
            if (!port.isInput()) {
                var words = engine.segment(port);
                var value = BigInteger.ZERO;
                for (int i = (port.width() + 63) / 64 - 1; i >= 0; i--) {
                    long word = words.getAtIndex(ValueLayout.JAVA_LONG_UNALIGNED, i);
                    value = value.shiftLeft(64).or(new BigInteger(Long.toUnsignedString(word)));
                }
                seen.put(port.name(), value);
            }
        }
        engine.edges(event.clocks());
        return seen;
    }

    /** The same values by the paths of the JVM engine; memories have one name in both. */
    private static Map<String, BigInteger> paths(Design<?> design, Map<String, BigInteger> start) {
        var paths = new LinkedHashMap<String, BigInteger>();
        start.forEach((name, value) -> {
            if (name.endsWith("]")) {
                paths.put(name, value);
            }
        });
        Sources.of(design, true).inner().forEach((path, signal) -> {
            var value = start.get(signal.verilog());
            if (value != null) {
                paths.put(path, value);
            }
        });
        return paths;
    }
}
