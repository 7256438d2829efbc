package veroce.linux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hdl.sim.Engine;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import rnic.protocol.RnicParameters;
import veroce.ProjectRoot;

/** A real guest finds the NIC; only where its packages have been fetched already, which {@code ./veroce linux} does. */
class LinuxGuestTest {
    @Test @Timeout(value = 15, unit = TimeUnit.MINUTES)
    void aGuestSeesTheRegistersOfTheRtl() throws IOException {
        var settings = new LinuxSettings(RnicParameters.SMALL, Engine.JVM, Long.getLong("hdl.seed", 1));
        try (var job = new LinuxJob(settings, true, ProjectRoot.find().resolve("build/linux"), step -> { })) {
            if (!job.isCached()) {
                System.err.println("NOT RUN: LinuxGuestTest; its packages are not there, ./veroce linux fetches them");
            }
            assumeTrue(job.isCached(), "the packages of the guest are not there: ./veroce linux fetches them");
            assertThat(job.run()).allSatisfy(row -> assertThat(row.seen()).as(row.title()).isEqualTo(row.expected()));
        }
    }
}
