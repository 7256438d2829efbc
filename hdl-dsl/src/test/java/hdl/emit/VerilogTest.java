package hdl.emit;

import hdl.Circuit;
import hdl.lib.Beat;
import hdl.lib.RegisterSlice;
import hdl.testing.Golden;
import hdl.testing.Lint;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The text of small circuits that together use the whole language: read by a person once, and by three tools every
 * time.
 */
class VerilogTest {
    static Stream<Circuit<?>> circuits() {
        return Stream.of(new ControlSamples.Sender(), new ControlSamples.Alu(8), new ControlSamples.Exceptions(),
            new ControlSamples.Promise(),
            new ExpressionSamples.Arithmetic(), new ExpressionSamples.Positions(), new ExpressionSamples.Wires(),
            new ExpressionSamples.Twice(), new MemorySamples.Table(), new MemorySamples.Rows(false),
                new MemorySamples.Rows(true),
            new MemorySamples.Small(false), new MemorySamples.Small(true), new MemorySamples.Squares(), new MemorySamples.Apart(),
                new MemorySamples.Level(16),
            new MemorySamples.Banked(2, false), new MemorySamples.Banked(1, true),
            new MemorySamples.Deep(80, 16384, 1, 2, false), new MemorySamples.Deep(9, 65536, 1, 2, false),
            new MemorySamples.Deep(34, 5000, 1, 1, true), new MemorySamples.Deep(72, 16384, 8, 3, false),
            new MemorySamples.Deep(20, 32768, 1, 3, false), new MemorySamples.Deep(72, 32768, 1, 4, false),
            new StructureSamples.Naming(), new StructureSamples.Chain(), new StructureSamples.Lanes(),
                new StructureSamples.Levels(),
            new StructureSamples.TwoClocks(), new RegisterSlice<>(Beat.of(8)));
    }

    @ParameterizedTest
    @MethodSource("circuits")
    void textIsAsAccepted(Circuit<?> circuit) {
        Golden.check("emit", circuit);
    }

    @ParameterizedTest
    @MethodSource("circuits")
    void toolsHaveNothingToSay(Circuit<?> circuit) {
        Lint.check(circuit);
    }
}
