package veroce.bench;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;

/** The commands that begin and end lives stay far below what they may take. */
class DrainBenchTest {
    @Test void livesBeginAndEndInTimeAtLineRateAndWithoutALink() {
        var figures = new DrainBench(RnicParameters.SMALL, Engine.JVM, 6, 4).run();
        assertThat(figures.rows()).hasSize(7);
        assertThat(figures.allReached()).isTrue();
        for (var row : figures.rows()) {
            double value = row.value().doubleValue();
            if (row.metric().equals("line_percent")) {       // 80 Gb/s of 100
                assertThat(value).isBetween(70.0, 80.0);
            } else {
                assertThat(value).as("%s, %s", row.scenario(), row.metric()).isBetween(0.2, 2.5);
            }
        }
    }
}
