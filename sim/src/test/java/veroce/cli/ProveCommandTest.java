package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.testing.Needs;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.report.ProofPage;

/** What is proved stands on a page, and the command proves it. */
class ProveCommandTest {
    @TempDir Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Main.commandLine(arguments).setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(arguments);
    }

    @Test void thePageHasALineForEveryProof() throws IOException {
        var page = Files.readString(ProjectRoot.find().resolve("docs/proofs.md"));
        assertThat(page.lines().filter(line -> line.startsWith("| `") && line.contains(" | proved | ")))
            .hasSize(ProveCommand.all().size());
        for (var property : ProveCommand.all()) {
            assertThat(page).contains("\n" + ProofPage.start(property));
            property.faults().forEach(fault -> assertThat(page).contains(fault.says()));
        }
        assertThat(page).doesNotContain("| open |").doesNotContain("| refuted |");
    }

    @Test void whatTheTestsDoNotProveHasBeenProvedAsItIsToday() throws IOException {
        var page = Files.readAllLines(ProjectRoot.find().resolve("docs/proofs.md"));
        for (var property : ProveCommand.all()) {
            assertThat(page).as("%s; prove it: ./veroce prove all --changed --write docs/proofs.md", property)
                .anyMatch(line -> ProofPage.isCurrent(line, property));
        }
    }

    @Test void aBlockIsProvedAndWritten() throws IOException {
        Needs.program("yosys");
        Needs.program("yosys-abc");
        Needs.program("z3");
        var page = folder.resolve("proofs.md");
        assertThat(run("prove", "Lfsr", "--write", page.toString())).as(out + "\n" + err).isEqualTo(Exit.OK);
        assertThat(out.toString()).contains("never becomes 0").contains("proved");
        assertThat(page).content().contains("| block | parameters | property | engine | result | depth | seconds | refutes | asked |")
            .containsPattern("\\| `Lfsr` \\| 8 bits, 3 steps \\| never becomes 0 \\| pdr \\| proved \\| \\d+ \\| \\d+ \\| ");
    }

    @Test void anUnknownBlockIsAnsweredWithThoseThereAre() {
        assertThat(run("prove", "Fifi")).isEqualTo(Exit.INPUT);
        assertThat(err.toString()).contains("nothing is proved of 'Fifi'").contains("Fifo");
    }
}
