package rnic.track;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.testing.Needs;
import hdl.testing.SameNames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tracker and the blocks in it: a signal has one name in its Verilog, in waves of every engine and in paths. */
class TrackerNamesTest {
    @TempDir Path folder;

    @Test void wavesPathsAndVerilogAgree() throws IOException {
        Needs.engine(Engine.ICARUS);
        var waves = SameNames.of(new SackTracker(32, 8, true, Optional.empty()), folder, 300).jvm();
        assertThat(waves.names()).hasSizeGreaterThan(100);
    }
}
