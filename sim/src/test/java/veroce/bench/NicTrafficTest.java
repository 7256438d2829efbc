package veroce.bench;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.RowBuffer;
import hdl.sim.Simulation;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.HashSet;
import java.util.zip.CRC32;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rnic.Rnic;
import rnic.RnicParameters;
import veroce.TestTools;

/** Recorded traffic of a whole NIC shows the same outputs in every cycle, whatever runs it. */
class NicTrafficTest {
    private static final int CYCLES = 12_000;
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL;
    private static final Design<Rnic.Io> DESIGN = Design.of(new Rnic(PARAMETERS));

    @ParameterizedTest
    @EnumSource
    void everyEngineShowsTheSame(NicTraffic traffic) {
        TestTools.need("verilator");
        try (var rows = traffic.record(PARAMETERS, traffic.ordinal() % 2 == 1, CYCLES).rows(DESIGN.top())) {
            var expected = outputs(Engine.JVM, rows);
            assertThat(different(expected, rows)).isGreaterThan(200);
            for (var engine : new Engine[] {Engine.NATIVE, Engine.VERILATOR}) {
                int at = Arrays.mismatch(expected, outputs(engine, rows));
                assertThat(at).as("first difference of %s, in cycle %d", engine, at / rows.layout().outputStride())
                    .isEqualTo(-1);
            }
        }
    }

    private static byte[] outputs(Engine engine, RowBuffer rows) {
        try (var nic = Simulation.of(DESIGN, engine, Options.standard().start(Options.Start.ZERO).seed(1))) {
            nic.run(rows);
            return rows.outputs().toArray(ValueLayout.JAVA_BYTE);
        }
    }

    /** How many different outputs there are, to see that they move. */
    private static int different(byte[] outputs, RowBuffer rows) {
        int stride = (int) rows.layout().outputStride();
        var sums = new HashSet<Long>();
        for (int row = 0; row < rows.rows(); row++) {
            var sum = new CRC32();
            sum.update(outputs, row * stride, stride);
            sums.add(sum.getValue());
        }
        return sums.size();
    }
}
