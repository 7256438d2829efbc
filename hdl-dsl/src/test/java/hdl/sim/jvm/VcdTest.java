package hdl.sim.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Expr;
import hdl.testing.WaveFile;
import java.math.BigInteger;
import java.nio.file.Path;
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

    private static BigInteger at(WaveFile.Signal signal, long time) {
        return new BigInteger(signal.at(time), 2);
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
        var values = WaveFile.read(file, "Top").signals();
        var counts = values.get("the_counter.current_count");
        for (var i = 1; i <= 20; i++) {
            var expected = big.multiply(BigInteger.valueOf(i)).mod(BigInteger.ONE.shiftLeft(70));
            assertThat(at(counts, i * 4000L)).isEqualTo(expected);
            assertThat(at(values.get("low"), i * 4000L).intValue()).isEqualTo(i % 2);
            assertThat(values.get("clk").values().get(i * 4000L)).isEqualTo("1");
            assertThat(values.get("clk").values().get(i * 4000L + 2000)).isEqualTo(i < 20 ? "0" : null);
        }
        assertThat(values.get("step").values()).hasSize(2);
        assertThat(at(values.get("the_counter.step"), 80_000)).isEqualTo(big);
    }
}
