package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.explain.Diagnostics;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ExplainCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String code) {
        return Main.commandLine("explain", code).setOut(new PrintWriter(out)).setErr(new PrintWriter(err))
            .execute("explain", code);
    }

    @Test void aCodeIsToldWithExampleAndRemedy() {
        assertThat(run("HDL204")).isZero();
        assertThat(out.toString()).isEqualToNormalizingNewlines("""
            HDL204: A wire or an output that is driven on some paths only would have to remember its value on
              the others.

              It says: 'y' (8 bits) keeps its value when 'enable' is 0: a latch
              Example:
                  when(io.enable(), () -> io.y().set(io.a()));
              What to do: set it before the when, or in every branch
            """);
    }

    @Test void everyCodeIsToldWithin100Columns() {
        for (var diagnostic : Diagnostics.all()) {
            assertThat(run(diagnostic.code().toLowerCase())).as(diagnostic.code()).isZero();
        }
        assertThat(out.toString()).contains("HDL101: ", "HDL814: ", "Warning: ");
        assertThat(out.toString().lines()).filteredOn(line -> !line.startsWith("      "))
            .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    @Test void anUnknownCodeIsAnsweredWithTheNearest() {
        assertThat(run("HDL210")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no diagnostic 'HDL210'; the nearest are HDL208, HDL209, HDL211");
        assertThat(out.toString()).isEmpty();
    }

    @Test void whatIsNoCodeIsAnswered() {
        assertThat(run("latch")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no diagnostic 'latch'");
    }
}
