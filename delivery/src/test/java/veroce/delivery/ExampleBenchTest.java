package veroce.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.ProjectRoot;
import veroce.TestTools;

/** The examples for engineers without Java work: plain Verilog around what is emitted, in Icarus. */
class ExampleBenchTest {
    private static final String BEGIN = "<!-- fpga/example/run -table -->\n";
    private static final String END = "<!-- end -->\n";
    private static final String HEAD = "| Step | Access | Where | Value | What it is |\n|---|---|---|---|---|\n";

    @TempDir Path folder;

    @BeforeEach void needIcarus() {
        TestTools.need("iverilog");
    }

    @Test void theNicTellsTheWholeStoryAsTheDocumentHasIt() throws Exception {
        var table = folder.resolve("table.md");
        assertThat(run("-table", table.toString())).contains("PASS: from queue pair 0 to queue pair 1 went a Write, "
            + "a Send with immediate, a Send that had to wait, a Read and a FetchAdd");
        var page = ProjectRoot.find().resolve("docs/integration.md");
        var text = Files.readString(page);
        int begin = text.indexOf(BEGIN) + BEGIN.length();
        var made = text.substring(0, begin) + HEAD + Files.readString(table) + text.substring(text.indexOf(END, begin));
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(page, made);
        }
        assertThat(text).as("docs/integration.md; rewrite its table with -Dgolden.write=true").isEqualTo(made);
    }

    /** Two clocks with no common period, the host's accesses and the NIC's to host memory through the crossings. */
    @Tag("long") @Test void theTopOfTheBoardsMovesMessagesBetweenModelsOfMacAndPcie() throws Exception {
        assertThat(run("board"))
            .contains("PASS: from queue pair 0 to queue pair 1 went a Write, a Send with immediate, a Read and a FetchAdd\n");
    }

    @Test void theModelsOfABoardHaveThePortsOfTheStubs() throws IOException {
        for (var model : List.of("cmac_usplus_0", "xdma_0", "primitives")) {
            assertThat(ports(ProjectRoot.find().resolve("fpga/example/board/" + model + ".v"))).as(model).isNotEmpty()
                .isEqualTo(ports(ProjectRoot.find().resolve("fpga/rtl/stubs/" + model + ".v")));
        }
    }

    /** Modules with their ports, without the spaces. */
    private static List<String> ports(Path file) throws IOException {
        var modules = new ArrayList<String>();
        for (var part : Files.readString(file).split("\nmodule ")) {
            if (!part.startsWith("//") && !part.startsWith("`")) {
                modules.add(part.substring(0, part.indexOf(");")).replace(" ", ""));
            }
        }
        return modules;
    }

    /** What the bench says; it ends without an error and without a warning of the compiler. */
    private String run(String... arguments) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(ProjectRoot.find().resolve("fpga/example/run").toString()));
        command.addAll(List.of(arguments));
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).as(said).isTrue();
        assertThat(said).doesNotContain("FAIL").doesNotContain("warning");
        assertThat(process.exitValue()).as(said).isZero();
        return said;
    }
}
