package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.Exit;

/** A result that cannot be written is told of before the work, which may take hours, and leaves nothing behind. */
class ResultFilesTest {
    @TempDir Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String command, Path file) {
        var all = new ArrayList<>(List.of(command.split(" ")));
        all.add(file.toString());
        return Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err))
            .execute(all.toArray(String[]::new));
    }

    private void isRefused(String command, Path file, String why) throws IOException {
        try (var before = Files.list(folder)) {
            var names = before.sorted().toList();
            assertThat(run(command, file)).as(command + ": " + out + err).isEqualTo(Exit.INPUT);
            try (var after = Files.list(folder)) {
                assertThat(after.sorted().toList()).isEqualTo(names);
            }
        }
        assertThat(err.toString()).contains("'" + file + "' cannot be written", why).doesNotContain("\tat ");
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"soak --engine reference --json", "bench goodput --engine reference --json",
        "bench latency --json", "synth parser --json", "synth parser --write", "synth --state --json"})
    void aFolderOrAFileBelowAFileIsNoResult(String command) throws IOException {
        isRefused(command, folder, "it is a folder");
        var file = Files.createFile(folder.resolve("file"));
        isRefused(command, file.resolve("below.json"), "is not a folder");
    }

    @Test void figuresAreNotAddedToSomethingElse() throws IOException {
        var file = Files.writeString(folder.resolve("notes.txt"), "not figures");
        assertThat(run("synth parser --write", file)).isEqualTo(Exit.INPUT);
        assertThat(err.toString()).contains("'" + file + "' holds no figures").doesNotContain("\tat ");
        assertThat(file).hasContent("not figures");
    }

    @Test void valuesThatMakeNoSenseAreNamed() {
        refused("bench goodput --loss , --json", "--loss names no rate");
        refused("bench goodput --loss 60% --json", "--loss 60%: use 0 to 50%");
        refused("bench goodput --gigabits 900 --json", "--gigabits 900: use 1 to 800");
        refused("bench reads --packets 1000 --loss , --json", "--loss names no rate");
        refused("bench reads --messages 0 --json", "--messages 0 and --packets 0 leave nothing to measure");
        refused("bench atomics --queue-pairs , --json", "--queue-pairs names no number");
        refused("fabric --stall 300us --json", "--stall 300us: use less than 200us");
        refused("fabric --base 9 --json", "--base 9.0: use 0.2 to 5");
        refused("fabric --scenario mix --html page.html --json", "leave out --json");
        refused("fabric --scenario all --html", "--html: use one scenario and one algorithm");
        refused("fabric --scenario mix --leaves 3 --html", "leaves");
        refused("soak --trim 51% --json", "--trim 51%: use 0 to 50%");
        refused("soak --packets -5 --json", "--packets -5: use at least 1");
        refused("synth parser --budget -1 --json", "--budget is -1");
        refused("synth parser --budget NaN --json", "--budget is NaN");
        assertThat(err.toString()).doesNotContain("\tat ");
        assertThat(folder).isEmptyDirectory();
    }

    private void refused(String command, String message) {
        assertThat(run(command, folder.resolve("report.json"))).as(command).isEqualTo(Exit.USAGE);
        assertThat(err.toString()).contains(message);
    }
}
