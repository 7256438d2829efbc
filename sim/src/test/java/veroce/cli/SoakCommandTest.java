package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.capture.Capture;

/** The soak in small sizes: what it counts, what it says of a run that fails, and a thousand queue pairs at once. */
class SoakCommandTest {
    @TempDir Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        var all = new ArrayList<>(List.of("soak"));
        all.addAll(List.of(arguments));
        return Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err))
            .execute(all.toArray(String[]::new));
    }

    @Test void allThatArrivesIsCountedBesideWhatWasAskedFor() throws IOException {
        var json = folder.resolve("soak.json");
        assertThat(run("--engine", "reference", "--packets", "3000", "--seeds", "2..3", "--json", json.toString()))
            .as(out + "\n" + err).isEqualTo(Exit.OK);
        var rows = new ObjectMapper().readTree(json.toFile()).get("rows");
        long packets = 0;
        for (var row : rows) {
            if (row.get("scenario").asText().equals("soak") && row.get("metric").asText().equals("packets")) {
                assertThat(row.get("ceiling").asLong()).isEqualTo(6000);
                assertThat(row.get("value").asLong()).isEqualTo(packets).isBetween(6000L, 9000L);
            } else if (row.get("metric").asText().equals("packets")) {
                packets += row.get("value").asLong();
            } else if (row.get("metric").asText().startsWith("frames.")) {
                assertThat(row.get("value").asLong()).as(row.toString()).isPositive();
            }
        }
        assertThat(out.toString()).contains("nothing lost, duplicated, misplaced or out of order");
    }

    /** Three of four frames lost: retries are exhausted, which is not what the plan asked for. */
    @Test void aRunThatFailsLeavesACaptureAndTheCommandThatRepeatsIt() throws IOException {
        var capture = ProjectRoot.find().resolve("build/soak/soak-seed-80.pcapng");
        Files.deleteIfExists(capture);
        assertThat(run("--engine", "reference", "--packets", "3000", "--seeds", "80..80", "--loss", "50%",
            "--corrupt", "50%"))
            .isEqualTo(Exit.FAILED);
        assertThat(out.toString()).contains("seed 80 FAILED: message failed", "1 of 1 runs FAILED", capture.toString(),
            "repeat: ./veroce soak --engine reference --packets 3000 --loss 50% --corrupt 50% --seeds 80..80\n");
        assertThat(Capture.read(capture).frames()).isNotEmpty();
        Files.delete(capture);
    }

    @Test void queuePairsShareTheirReceiveRequests() {
        assertThat(run("--engine", "reference", "--packets", "6000", "--seeds", "2", "--verbs", "--shared-queue"))
            .as(out + "\n" + err).isEqualTo(Exit.OK);
    }

    /** Of two NICs; what is looked at, and that each fault is found, is the matter of {@code MortalsTest}. */
    @Test void queuePairsEndAndBeginAnewBesideTheTraffic() throws IOException {
        var json = folder.resolve("mortal.json");
        assertThat(run("--engine", "activity", "--packets", "1500", "--seeds", "1", "--verbs", "--shared-queue",
            "--queue-pairs", "2", "--mortal", "4", "--json", json.toString())).as(out + "\n" + err).isEqualTo(Exit.OK);
        var lives = 0L;
        for (var row : new ObjectMapper().readTree(json.toFile()).get("rows")) {
            lives += row.get("metric").asText().equals("mortal.lives") ? row.get("value").asLong() : 0;
        }
        assertThat(lives).isGreaterThanOrEqualTo(4);
    }

    @Tag("long") @Test void aThousandQueuePairsSendAtOnce() {
        assertThat(run("--engine", "jvm", "--configuration", "alveo-100g", "--queue-pairs", "1000", "--packets", "4000",
            "--seeds", "1"))
            .as(out + "\n" + err).isEqualTo(Exit.OK);
    }

    @Test void queuePairsComeAndGoBesideHealthyOnes() throws IOException {
        var json = folder.resolve("churn.json");
        assertThat(run("--churn", "--engine", "activity", "--lives", "150", "--seeds", "3..3", "--json",
            json.toString())).as(out + "\n" + err).isEqualTo(Exit.OK);
        assertThat(out.toString()).contains("every request of every life completed once");
        var lives = new ObjectMapper().readTree(json.toFile()).get("rows").get(0);
        assertThat(lives.get("metric").asText()).isEqualTo("lives");
        assertThat(lives.get("value").asLong()).isGreaterThanOrEqualTo(150);
    }

    /** Two engines, the same lives: everything but the time it took is decided by the seed. */
    @Test void theSeedDecidesEveryLife() throws IOException {
        var rows = new ArrayList<String>();
        for (var engine : List.of("jvm", "activity")) {
            var json = folder.resolve("churn-" + engine + ".json");
            assertThat(run("--churn", "--engine", engine, "--lives", "60", "--seeds", "5..5", "--json",
                json.toString())).as(out + "\n" + err).isEqualTo(Exit.OK);
            rows.add(new ObjectMapper().readTree(json.toFile()).get("rows").toString());
        }
        assertThat(rows.getFirst()).isEqualTo(rows.getLast()).contains("cq_overflow");
    }

    @Test void whatMakesNoSenseIsRefused() {
        assertThat(run("--packets", "0")).isEqualTo(Exit.USAGE);
        assertThat(run("--seeds", "5..4")).isEqualTo(Exit.USAGE);
        assertThat(run("--seeds", "some")).isEqualTo(Exit.USAGE);
        assertThat(run("--queue-pairs", "17")).isEqualTo(Exit.USAGE);
        assertThat(run("--configuration", "large")).isEqualTo(Exit.USAGE);
        assertThat(run("--churn", "--lives", "0")).isEqualTo(Exit.USAGE);
        assertThat(run("--churn", "--engine", "reference")).isEqualTo(Exit.USAGE);
        assertThat(run("--churn", "--shared-queue")).isEqualTo(Exit.USAGE);
        assertThat(run("--churn", "--mortal", "1")).isEqualTo(Exit.USAGE);
        assertThat(run("--mortal", "-1")).isEqualTo(Exit.USAGE);
        assertThat(run("--mortal", "1")).isEqualTo(Exit.USAGE);
        assertThat(err.toString()).contains("use 0 to 0 beside --queue-pairs 16 in configuration small");
        assertThat(err.toString()).contains("use 1 to 16 in configuration small").doesNotContain("\tat ");
    }
}
