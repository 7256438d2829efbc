package veroce.linux;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import rnic.protocol.RnicParameters;
import veroce.ProjectRoot;
import veroce.guest.Release;

/**
 * Real guests find the NIC and use it; only where their packages have been fetched already, which {@code ./veroce linux}
 * does. There is no test where they are not, and that is said.
 */
class LinuxGuestTest {
    @TestFactory List<DynamicTest> guestsAreRight() throws IOException {
        var tests = new ArrayList<DynamicTest>();
        for (boolean isQuick : new boolean[] {true, false}) {
            String name = isQuick ? "rows without a driver" : "all rows, with two guests";
            try (var job = job(isQuick)) {
                if (job.isCached()) {
                    tests.add(DynamicTest.dynamicTest(name, () -> rows(isQuick)));
                } else {
                    System.err.println("NOT RUN: LinuxGuestTest, " + name
                        + "; packages are not there, ./veroce linux fetches them");
                }
            }
        }
        return tests;
    }

    /** Every wait of the job has a budget of its own. */
    private static void rows(boolean isQuick) throws IOException {
        try (var job = job(isQuick)) {
            assertThat(job.run()).allSatisfy(row -> assertThat(row.seen()).as(row.title()).isEqualTo(row.expected()));
        }
    }

    private static LinuxJob job(boolean isQuick) {
        var settings = new LinuxSettings(Release.TRIXIE, LinuxKernel.DEBIAN, RnicParameters.SMALL,
            Engine.preferred(), 0.01, Long.getLong("hdl.seed", 1), LinuxPart.usual());
        return new LinuxJob(settings, isQuick, ProjectRoot.find().resolve("build/linux"), step -> { });
    }
}
