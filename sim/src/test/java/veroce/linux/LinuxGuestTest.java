package veroce.linux;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import rnic.protocol.RnicParameters;
import veroce.ProjectRoot;

/**
 * A real guest finds the NIC; only where its packages have been fetched already, which {@code ./veroce linux} does. There
 * is no test where they are not, and that is said.
 */
class LinuxGuestTest {
    @TestFactory List<DynamicTest> aGuestSeesTheRegistersOfTheRtl() throws IOException {
        try (var job = job()) {
            if (job.isCached()) {
                return List.of(DynamicTest.dynamicTest("quick rows", LinuxGuestTest::quickRows));
            }
            System.err.println("NOT RUN: LinuxGuestTest; its packages are not there, ./veroce linux fetches them");
            return List.of();
        }
    }

    /** Every wait of the job has a budget of its own. */
    private static void quickRows() throws IOException {
        try (var job = job()) {
            assertThat(job.run()).allSatisfy(row -> assertThat(row.seen()).as(row.title()).isEqualTo(row.expected()));
        }
    }

    private static LinuxJob job() {
        var settings = new LinuxSettings(RnicParameters.SMALL, Engine.JVM, Long.getLong("hdl.seed", 1));
        return new LinuxJob(settings, true, ProjectRoot.find().resolve("build/linux"), step -> { });
    }
}
