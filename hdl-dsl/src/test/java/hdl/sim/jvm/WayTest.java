package hdl.sim.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.testing.Needs;
import org.junit.jupiter.api.Test;

class WayTest {
    @Test void nativeCodeIsMadeBesideALongSimulationUnlessItIsNotWanted() {
        Needs.program("g++");
        var before = System.getProperty("hdl.beside");
        try {
            System.clearProperty("hdl.beside");
            assertThat(Way.ACTIVITY.makesNativeCode()).isTrue();
            assertThat(Way.STRAIGHT.makesNativeCode()).isFalse();
            System.setProperty("hdl.beside", "never");
            assertThat(Way.ACTIVITY.makesNativeCode()).isFalse();
        } finally {
            if (before == null) {
                System.clearProperty("hdl.beside");
            } else {
                System.setProperty("hdl.beside", before);
            }
        }
    }
}
