package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import veroce.Exit;
import veroce.TestTools;

/** Mistakes on the command line of {@code synth}: found before any work is done or file is written. */
class SynthCommandTest {
    private final StringWriter err = new StringWriter();

    @BeforeEach void needYosys() {
        TestTools.need("yosys");
    }

    private void refused(int exitCode, String words, String... arguments) {
        var all = new String[arguments.length + 1];
        all[0] = "synth";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        var out = new StringWriter();
        var code = Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(all);
        assertThat(err.toString()).contains(words).doesNotContain("\tat ");
        assertThat(code).isEqualTo(exitCode);
        assertThat(out.toString()).isEmpty();
    }

    @Test void anUnknownBlockIsAnsweredWithTheKnownOnes() {
        refused(Exit.USAGE, "there is no block 'nothing'; the blocks are: ", "nothing");
    }

    @Test void verilogNeedsATop() {
        refused(Exit.USAGE, "--top", "--verilog", "a.v");
    }

    @Test void aTopThatIsNoModuleNameIsRefused() {
        refused(Exit.USAGE, "'a b' is not the name of a Verilog module", "--verilog", "a.v", "--top", "a b");
    }

    @Test void aMissingFileIsNamed() {
        refused(Exit.INPUT, "there is no Verilog file 'no-such-file.v'", "--verilog", "no-such-file.v", "--top", "a");
    }

    @Test void aNegativeNumberOfPathsIsRefused() {
        refused(Exit.USAGE, "--paths is -1", "all", "--paths", "-1");
    }

    @Test void figuresOfAbc9AreNotComparedWithCommittedOnes() {
        refused(Exit.USAGE, "--abc9 maps otherwise than the committed figures were made; leave out --compare", "parser",
            "--abc9", "--compare", "docs/synthesis.json");
    }
}
