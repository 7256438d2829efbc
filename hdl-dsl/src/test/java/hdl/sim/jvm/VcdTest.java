package hdl.sim.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Expr;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Waves are read back by a reader that knows only the format. */
@ParameterizedClass
@EnumSource(value = Way.class, names = {"STRAIGHT", "CHECKED"})
class VcdTest {
    @Parameter Way way;
    @TempDir Path folder;

    /** Values over time by full name: the last at or before each time. */
    private static Map<String, TreeMap<Long, BigInteger>> read(Path file) throws Exception {
        var names = new HashMap<String, String>();
        var values = new HashMap<String, TreeMap<Long, BigInteger>>();
        var scope = "";
        var time = -1L;
        for (var line : Files.readAllLines(file)) {
            var words = line.split(" ");
            switch (words[0]) {
                case "$scope" -> scope += words[2] + ".";
                case "$upscope" -> scope = scope.substring(0, scope.lastIndexOf('.', scope.length() - 2) + 1);
                case "$var" -> {
                    assertThat(names.put(words[3], scope + words[4])).as("code %s twice", words[3]).isNull();
                    values.put(scope + words[4], new TreeMap<>());
                }
                case "$timescale", "$enddefinitions" -> { }
                default -> {
                    if (line.startsWith("#")) {
                        var next = Long.parseLong(line.substring(1));
                        assertThat(next).isGreaterThan(time);
                        time = next;
                    } else if (line.startsWith("b")) {
                        values.get(names.get(words[1])).put(time, new BigInteger(words[0].substring(1), 2));
                    } else {
                        values.get(names.get(line.substring(1))).put(time, new BigInteger(line.substring(0, 1)));
                    }
                }
            }
        }
        assertThat(scope).isEmpty();
        return values;
    }

    @Test void wavesHoldEverySignalOfEveryScopeAtEveryEdge() throws Exception {
        var inner = new Sketch("Counter_70");
        var innerClock = inner.clock("");
        var step = inner.in("step", 70);
        var count = inner.reg("currentCount", 70, innerClock, 0);
        inner.set(count, inner.binary(Expr.Op.ADD, count.ref(), step));
        inner.out("count", count.ref());
        var sketch = new Sketch("Top");
        var clock = sketch.clock("");
        var instance = sketch.instance("theCounter", inner.finish(), clock);
        sketch.set(instance.pins().get(0), sketch.in("step", 70));
        sketch.out("low", sketch.slice(instance.pins().get(1).ref(), 0, 0));
        var file = folder.resolve("waves.vcd");
        var big = BigInteger.ONE.shiftLeft(66).add(BigInteger.ONE);
        try (var run = new Run(way, sketch.finish()).afterReset()) {
            run.engine.time(0);
            run.engine.waves(file);
            run.set("step", big);
            for (var i = 1; i <= 20; i++) {
                run.engine.time(i * 4000L);
                run.step(1);
            }
        }
        var values = read(file);
        var counts = values.get("Top.the_counter.current_count");
        for (var i = 1; i <= 20; i++) {
            var expected = big.multiply(BigInteger.valueOf(i)).mod(BigInteger.ONE.shiftLeft(70));
            assertThat(counts.floorEntry(i * 4000L).getValue()).isEqualTo(expected);
            assertThat(values.get("Top.low").floorEntry(i * 4000L).getValue().intValue()).isEqualTo(i % 2);
            assertThat(values.get("Top.clk").get(i * 4000L)).isEqualTo(BigInteger.ONE);
            assertThat(values.get("Top.clk").get(i * 4000L + 2000)).isEqualTo(i < 20 ? BigInteger.ZERO : null);
        }
        assertThat(values.get("Top.step")).hasSize(2);
        assertThat(values.get("Top.the_counter.step").lastEntry().getValue()).isEqualTo(big);
    }
}
