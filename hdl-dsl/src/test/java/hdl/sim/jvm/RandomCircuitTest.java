package hdl.sim.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Port;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole circuits against statements executed in numbers: choices, folding, sharing and order together. */
@ParameterizedClass
@EnumSource(value = Way.class, names = {"STRAIGHT", "CHECKED"})
class RandomCircuitTest {
    private static final long FIRST_SEED = 9000;
    private static final int CIRCUITS = 60;
    private static final int CYCLES = 25;
    @Parameter Way way;

    @Test void randomCircuitsDoWhatTheirStatementsSay() {
        for (var seed = FIRST_SEED; seed < FIRST_SEED + CIRCUITS; seed++) {
            check(seed);
        }
    }

    /** A sum of constants that wraps inside a wider sum. */
    @Test void aCircuitThatOnceWentWrongStaysRight() {
        check(102_967);
    }

    private void check(long seed) {
        var circuit = new RandomCircuit(seed);
        var random = new Random(seed);
        try (var run = new Run(way, circuit.module).afterReset()) {
            for (var cycle = 0; cycle < CYCLES; cycle++) {
                var given = new HashMap<Port, BigInteger>();
                for (var input : circuit.inputs) {
                    given.put(input, Numbers.random(input.width(), random));
                    run.set(input.name(), given.get(input));
                }
                if (random.nextBoolean()) {
                    run.engine.settle();
                    var before = circuit.follow(given, false);
                    circuit.outputs.forEach(port -> assertThat(run.get(port.name())).isEqualTo(before.get(port)));
                }
                run.step(1);
                circuit.follow(given, true);
                var expected = circuit.follow(given, false);
                for (var port : circuit.outputs) {
                    assertThat(run.get(port.name())).as("%s, seed %d, cycle %d", port, seed, cycle)
                        .isEqualTo(expected.get(port));
                }
            }
        }
    }
}
