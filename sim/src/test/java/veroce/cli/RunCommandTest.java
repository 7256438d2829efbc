package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.ProjectRoot;

class RunCommandTest {
    @TempDir Path folder;

    @Test void theProjectsOwnSourcesArriveAndTheReportSaysSo() throws IOException {
        var out = new StringWriter();
        var file = folder.resolve("new folder/report.json");
        var exitCode = Main.commandLine().setOut(new PrintWriter(out)).execute("run", "--engine", "reference", "--json",
            file.toString());
        assertThat(exitCode).as(out.toString()).isZero();
        assertThat(out.toString()).contains("Every byte is in its place", file.toString());
        var report = new ObjectMapper().readTree(Files.readString(file));
        assertThat(report.get("result").asText()).isEqualTo("pass");
        var archive = ProjectRoot.find().resolve("build/run/archive.txt");
        assertThat(report.at("/rows/0/metric").asText()).isEqualTo("bytes");
        assertThat(report.at("/rows/0/value").asLong()).isEqualTo(Files.size(archive)).isGreaterThan(2_000_000);
        assertThat(report.at("/rows/1/metric").asText()).isEqualTo("goodput_percent_of_line");
        assertThat(report.at("/rows/1/value").asDouble()).isLessThan(report.at("/rows/1/ceiling").asDouble());
    }

    @Test void optionsThatMakeNoSenseAreToldInOneLine() throws IOException {
        for (var bad : new String[][] {{"--loss", "60%"}, {"--mtu", "1000"}, {"--paths", "0"}, {"--window", "1000"},
            {"--operation", "read"}, {"--configuration", "large"}, {"--rtt", "5"}, {"--queue-pairs", "2000"}}) {
            var err = new StringWriter();
            var exitCode = Main.commandLine().setErr(new PrintWriter(err)).setOut(new PrintWriter(new StringWriter()))
                .execute("transfer", "--file", "pom.xml", "--engine", "reference", bad[0], bad[1]);
            assertThat(exitCode).as(String.join(" ", bad)).isEqualTo(2);
            assertThat(err.toString()).contains(bad[1]).doesNotContain("\tat ");
        }
    }

    @Test void aFileThatIsNotThereIsTold() {
        var err = new StringWriter();
        var exitCode = Main.commandLine().setErr(new PrintWriter(err)).execute("transfer", "--file", "no such file",
            "--engine", "reference");
        assertThat(exitCode).isEqualTo(4);
        assertThat(err.toString()).contains("no such file").hasLineCount(1);
    }
}
