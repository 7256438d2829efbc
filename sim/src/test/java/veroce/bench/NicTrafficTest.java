package veroce.bench;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.sim.Engine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rnic.protocol.RnicParameters;
import rnic.top.Rnic;
import veroce.TestTools;

/** Recorded traffic of a whole NIC shows the same outputs in every cycle, whatever runs it. */
class NicTrafficTest {
    private static final int CYCLES = 12_000;
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL;
    private static final Design<Rnic.Io> DESIGN = Design.of(new Rnic(PARAMETERS));

    @ParameterizedTest @EnumSource
    void verilatorShowsTheSame(NicTraffic traffic) {
        same(traffic, Engine.VERILATOR);
    }

    /** Its C++ takes minutes to compile; each block alone has run on this engine, too. */
    @Tag("long") @ParameterizedTest @EnumSource
    void activityInCppShowsTheSame(NicTraffic traffic) {
        same(traffic, Engine.NATIVE);
    }

    private static void same(NicTraffic traffic, Engine engine) {
        TestTools.need("verilator");
        try (var rows = traffic.record(PARAMETERS, traffic.ordinal() % 2 == 1, CYCLES).rows(DESIGN.top())) {
            var expected = TrafficPlay.of(DESIGN, Engine.JVM, rows);
            assertThat(expected.moves()).isGreaterThan(200);
            assertThat(TrafficPlay.of(DESIGN, engine, rows).difference(expected)).as("first cycle in which %s differs",
                engine).isEqualTo(-1);
        }
    }

    /** Answers to what the NIC did not ask would break its claims: they hold, so it asks what it asked when recorded. */
    @Test void aRecordingPlayedAgainIsWhatWasRecorded() {
        int cycles = 30_000;
        try (var rows = NicTraffic.CHURN.record(PARAMETERS, false, cycles).rows(DESIGN.top())) {
            assertThat(TrafficPlay.of(DESIGN, Engine.JVM, rows).outputs()).hasSizeGreaterThan(cycles);
        }
    }
}
