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
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.TestTools;

/**
 * Mutants of a counter whose test leaves one output alone, so that the mistakes there survive and no other; and some
 * that are no mistakes.
 */
class MutateCommandTest {
    private static final Path SOURCE = Path.of("rnic-rtl/src/test/java/rnic/mutation/HalfTested.java");

    @TempDir Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        var all = new ArrayList<>(List.of("mutate"));
        all.addAll(List.of(arguments));
        return Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err))
            .execute(all.toArray(String[]::new));
    }

    /** Places that survived, as the text names them. */
    private List<String> survivors() {
        return of("SURVIVED");
    }

    private List<String> of(String fate) {
        return Pattern.compile("^" + fate + " (HalfTested.java:\\d+:[A-Z]+:\\d+): ", Pattern.MULTILINE)
            .matcher(out.toString()).results()
            .map(result -> result.group(1)).toList();
    }

    @Tag("long") @Test void whatNobodyLooksAtSurvivesAndNothingElse() throws IOException {
        TestTools.need("yosys");
        var json = folder.resolve("mutants.json");
        assertThat(run("HalfTested", "--count", "100", "--json", json.toString())).as(out + "\n" + err)
            .isEqualTo(Exit.FAILED);
        var lines = Files.readAllLines(ProjectRoot.find().resolve(SOURCE));
        assertThat(survivors()).hasSizeGreaterThan(1).allSatisfy(place ->
            assertThat(lines.get(Integer.parseInt(place.split(":")[1]) - 1)).contains("nobody looks"));
        var all = survivors();

        var report = new ObjectMapper().readTree(json.toFile());
        assertThat(report.get("result").asText()).isEqualTo("fail");
        var named = new ArrayList<String>();
        long mutants = 0;
        for (var row : report.get("rows")) {
            mutants += row.get("metric").asText().equals("mutants") ? row.get("value").asLong() : 0;
            if (row.get("metric").asText().equals("survivor")) {
                named.add(row.get("parameters").get("place").asText());
            }
        }
        assertThat(named).isEqualTo(all);
        assertThat(mutants).isGreaterThan(all.size() + 3L);
        var equivalent = of("EQUIVALENT");
        assertThat(equivalent).map(place -> lines.get(Integer.parseInt(place.split(":")[1]) - 1))
            .map(line -> line.replaceFirst(".*//", ""))
            .containsExactlyInAnyOrder(" all the same", " never seen", " never seen");
        assertThat(out.toString()).contains(mutants + " mutants of " + mutants + " possible: "
            + (mutants - all.size() - 3) + " killed", all.size() + " survived, 3 equivalent", " % of " + (mutants - 3));

        // One of them by its name; then with a rate that it reaches.
        assertThat(run("HalfTested", "--mutant", all.getFirst())).isEqualTo(Exit.FAILED);
        assertThat(survivors()).containsExactly(all.getFirst());
        assertThat(run("HalfTested", "--count", "100", "--least", "10%")).isEqualTo(Exit.OK);
        assertThat(survivors()).isEqualTo(all);
    }

    @Test void aSeedDecidesWhichMutantsAreMade() {
        run("HalfTested", "--count", "3", "--seed", "5");
        var first = out.toString();
        run("HalfTested", "--count", "3", "--seed", "5");
        assertThat(out.toString()).isEqualTo(first).contains("3 mutants of ");
    }

    @Test void whatMakesNoSenseIsAnswered() {
        assertThat(run("HalfTested", "--count", "0")).isEqualTo(Exit.USAGE);
        assertThat(run("HalfTested", "--least", "many")).isEqualTo(Exit.USAGE);
        assertThat(run("NoSuchBlock")).isEqualTo(Exit.USAGE);
        assertThat(run("HalfTested", "--mutant", "HalfTested.java:1:ARMS:7")).isEqualTo(Exit.USAGE);
        assertThat(err.toString()).contains("no test is named after the block 'NoSuchBlock'", "AckPolicy",
            "'HalfTested.java:1:ARMS:7' is no place of this block").doesNotContain("\tat ");
    }
}
