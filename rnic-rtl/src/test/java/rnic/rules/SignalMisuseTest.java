package rnic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.junit.SignalMisuse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SignalMisuseTest {
    @Test void noCircuitComparesSignalsInJavaOrDropsAResult() {
        assertThat(SignalMisuse.in(Path.of("target/classes"), getClass().getClassLoader())).isEmpty();
    }
}
