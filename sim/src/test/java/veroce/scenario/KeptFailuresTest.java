package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import veroce.ProjectRoot;
import veroce.capture.Capture;

/** A scenario that fails leaves its frames and waves, one that passes leaves nothing. */
class KeptFailuresTest {
    private static final String SWITCH = "veroce.scenario.fails";
    private static final Path FOLDER = ProjectRoot.find().resolve("build/failures");

    /** Run by the tests below, not by itself. */
    @EnabledIfSystemProperty(named = SWITCH, matches = "reference") static class Reference implements Scenarios {
        @Test void fails() {
            play(EndpointMaker.reference());
            throw new AssertionError("on purpose");
        }

        @Test void passes() {
            play(EndpointMaker.reference());
        }
    }

    /** Likewise. */
    @EnabledIfSystemProperty(named = SWITCH, matches = "nic") static class Nic implements Scenarios {
        @Test void fails() {
            play(NicMaker.small());
            throw new AssertionError("on purpose");
        }
    }

    private static void play(EndpointMaker maker) {
        try (var peer = new ScriptedPeer(maker, new veroce.endpoint.QueuePairOptions().pmtu(256).settings())) {
            assertThat(peer.give(peer.write(0).ackRequest())).isEqualTo("rx_ok");
            assertThat(peer.answers()).containsExactly("1f 0 1");
        }
    }

    private static String failure(Class<?> type, String kind) {
        System.setProperty(SWITCH, kind);
        try {
            var summary = new SummaryGeneratingListener();
            LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(type)).build(), summary);
            assertThat(summary.getSummary().getFailures()).hasSize(1);
            return summary.getSummary().getFailures().getFirst().getException().getMessage();
        } finally {
            System.clearProperty(SWITCH);
        }
    }

    @Test void theFramesOfAFailureAreKept() {
        var folder = FOLDER.resolve("Reference.fails");
        assertThat(failure(Reference.class, "reference")).isEqualTo("on purpose\nFrames are kept in " + folder);
        var frames = Capture.read(folder.resolve("wire-1.pcapng")).frames();
        assertThat(frames).as("a Write and its acknowledgement").hasSize(2);
        assertThat(FOLDER.resolve("Reference.passes")).doesNotExist();
    }

    @Test void wavesAreForWhoAsks() {
        var folder = FOLDER.resolve("Nic.fails");
        assertThat(failure(Nic.class, "nic")).isEqualTo("on purpose\nFrames are kept in " + folder
            + "; -Dveroce.waves=again plays it once more and keeps waves");
        assertThat(folder.resolve("nic-1.vcd")).doesNotExist();
    }

    @Tag("long") @Test void theWavesOfANicThatFailedAreKept() {
        var folder = FOLDER.resolve("Nic.fails");
        System.setProperty("veroce.waves", "again");
        try {
            assertThat(failure(Nic.class, "nic")).isEqualTo("on purpose\nFrames and waves are kept in " + folder);
        } finally {
            System.clearProperty("veroce.waves");
        }
        assertThat(Capture.read(folder.resolve("wire-1.pcapng")).frames()).hasSize(2);
        assertThat(folder.resolve("nic-1.vcd")).satisfies(file -> assertThat(Files.size(file)).isPositive());
    }
}
