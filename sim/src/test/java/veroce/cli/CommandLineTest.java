package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.HdlException;
import hdl.ir.Problem;
import hdl.ir.Site;
import hdl.sim.SimulationException;
import hdl.sim.ToolException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import veroce.VeroceException;

/** The manners of the command line: help everywhere, mistakes in one line, exit codes that scripts can rely on. */
class CommandLineTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Every command and subcommand, as the words that name it. */
    static Stream<List<String>> commands() {
        var all = new ArrayList<List<String>>();
        collect(Main.commandLine(), List.of(), all);
        return all.stream();
    }

    private static void collect(CommandLine command, List<String> words, List<List<String>> all) {
        all.add(words);
        command.getSubcommands().forEach((name, subcommand) -> {
            var longer = new ArrayList<>(words);
            longer.add(name);
            collect(subcommand, longer, all);
        });
    }

    @ParameterizedTest @MethodSource("commands")
    void helpFitsInto100ColumnsAndListsTheExitCodes(List<String> command) {
        assertThat(run(command, "--help")).isZero();
        assertThat(out.toString()).startsWith("Usage: " + qualified(command) + " ").contains("Exit codes:", "--debug");
        assertThat(out.toString().lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
        assertThat(err.toString()).isEmpty();
    }

    @ParameterizedTest @MethodSource("commands")
    void anUnknownOptionIsNamedWithThePlaceOfTheHelp(List<String> command) {
        assertThat(run(command, "--frobnicate")).isEqualTo(2);
        assertThat(err.toString()).contains("--frobnicate", "Try '" + qualified(command) + " --help'.")
            .doesNotContain("\tat ");
        assertThat(out.toString()).isEmpty();
    }

    /** What is said in lines of the source is broken again by the terminal, and looks torn. */
    @ParameterizedTest @MethodSource("commands")
    void everyParagraphOfADescriptionIsOneText(List<String> command) {
        var spec = Main.commandLine();
        for (var word : command) {
            spec = spec.getSubcommands().get(word);
        }
        assertThat(spec.getCommandSpec().usageMessage().description()).isNotEmpty()
            .allSatisfy(paragraph -> assertThat(paragraph).matches("(?s).*[.:]"));
    }

    @Test void theVersionIsThatOfTheBuild() {
        assertThat(run(List.of(), "--version")).isZero();
        assertThat(out.toString()).containsPattern("^veroce \\d+\\.\\d+\\.\\d+");
    }

    @Test void aMistypedCommandIsAnsweredWithWhatWasPerhapsMeant() {
        assertThat(run(List.of(), "simulat")).isEqualTo(2);
        assertThat(err.toString()).contains("'simulat'", "Did you mean: veroce simulate");
    }

    @Test void aMissingCommandIsAnsweredWithTheList() {
        assertThat(run(List.of())).isEqualTo(2);
        assertThat(err.toString()).contains("a command is missing", "doctor");
        assertThat(run(List.of("bench"))).isEqualTo(2);
        assertThat(err.toString()).contains("a benchmark is missing", "conformance");
    }

    @Test void mistakesOfTheUserAreOneLine() {
        assertThat(fail(() -> { throw VeroceException.missingTool("no yosys; install it"); })).isEqualTo(3);
        assertThat(err.toString()).isEqualTo("veroce fail: no yosys; install it\n");
    }

    @Test void fileMistakesNameTheFile() {
        assertThat(fail(() -> { throw new NoSuchFileException("in.pcap"); })).isEqualTo(4);
        assertThat(err.toString()).isEqualTo("veroce fail: there is no file or folder 'in.pcap'\n");
    }

    @Test void wrappedFileMistakesAreUnwrapped() {
        assertThat(fail(() -> { throw new UncheckedIOException(new IOException("disk full")); })).isEqualTo(4);
        assertThat(err.toString()).isEqualTo("veroce fail: disk full\n");
    }

    @Test void circuitMistakesAreTheirDiagnostics() {
        var problem = Problem.error(new Site("Meter.java", 41), "HDL201", "'y' (8 bits) is never driven; set it");
        assertThat(fail(() -> { throw new HdlException(List.of(problem)); })).isEqualTo(4);
        assertThat(err.toString()).contains("Meter.java:41: HDL201: 'y' (8 bits) is never driven; set it")
            .doesNotContain("\tat ");
    }

    @Test void aMissingToolIsToldAsSuch() {
        assertThat(fail(() -> { throw new ToolException("no verilator on PATH; install it"); })).isEqualTo(3);
        assertThat(err.toString()).isEqualTo("veroce fail: no verilator on PATH; install it\n");
    }

    @Test void aSimulationThatStopsIsAFailedResult() {
        var problem = Problem.error(new Site("Fifo.java", 7), "HDL701", "claim 'never full' is false");
        assertThat(fail(() -> { throw new SimulationException(problem); })).isEqualTo(1);
        assertThat(err.toString()).contains("the simulation stopped: Fifo.java:7", "never full")
            .doesNotContain("\tat ");
    }

    @Test void theUnexpectedIsCalledABug() {
        assertThat(fail(() -> { throw new IllegalStateException("oops"); })).isEqualTo(70);
        assertThat(err.toString()).contains("oops", "not yours", "--debug").doesNotContain("\tat ");
    }

    @Test void debugShowsTheStackTrace() {
        assertThat(fail(() -> { throw new IllegalStateException("oops"); }, "--debug")).isEqualTo(70);
        assertThat(err.toString()).contains("\tat veroce.cli.CommandLineTest");
    }

    @Command(name = "fail")
    record Fail(Callable<Integer> body) implements Callable<Integer> {
        @Override public Integer call() throws Exception {
            return body.call();
        }
    }

    private int fail(Callable<Integer> body, String... options) {
        var line = Main.commandLine();
        line.addSubcommand(CommandSpec.forAnnotatedObject(new Fail(body)));
        var words = new ArrayList<>(List.of(options));
        words.add("fail");
        return execute(line, words);
    }

    private int run(List<String> command, String... options) {
        var words = new ArrayList<>(command);
        words.addAll(List.of(options));
        return execute(Main.commandLine(), words);
    }

    private int execute(CommandLine line, List<String> words) {
        return line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(words.toArray(String[]::new));
    }

    private static String qualified(List<String> command) {
        return command.isEmpty() ? "veroce" : "veroce " + String.join(" ", command);
    }
}
