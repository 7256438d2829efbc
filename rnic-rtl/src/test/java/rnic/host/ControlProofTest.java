package rnic.host;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.testing.Needs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rnic.RnicParameters;
import rnic.mutation.MutationWorker;

/**
 * Freedom from deadlock of the control plane, proved on the emitted Verilog of the small configuration: Yosys reads it
 * with its environment, tables are cut (what they say is free, which only allows more), and ABC finds an invariant
 * (property directed reachability), so that the bounds hold for every run of any length. What is proved are the claims
 * of the circuit itself about waiting, and those of its environment; that the ring of the collector has room needs its
 * table and is only simulated. Beside each proof stands the fault that it would not let pass.
 */
@Tag(MutationWorker.EMITTED)
class ControlProofTest {
    private static final String PROVED = "Property proved";
    private static final String FALSE = "was asserted in frame";

    @TempDir Path folder;

    /** What ABC says of the circuit with a text replaced. */
    private <T extends Bundle<T>> String judge(Circuit<T> circuit, String text, String planted)
        throws IOException, InterruptedException {
        Needs.program("yosys");
        Needs.program("yosys-abc");
        var files = FileSet.of(Design.of(circuit).modules(), Style.GOLDEN);
        var script = new StringBuilder();
        for (var module : files.modules().entrySet()) {
            var verilog = module.getValue();
            if (module.getKey().equals(files.top())) {
                assertThat(verilog).contains(text);
                verilog = verilog.replace(text, planted);
            }
            Files.writeString(folder.resolve(module.getKey() + ".v"), verilog);
            script.append(module.getKey().equals(files.top()) ? "read_verilog -formal " : "read_verilog ")
                .append(module.getKey()).append(".v\n");
        }
        try (var environment = ControlProofTest.class.getResourceAsStream(files.top() + ".sv")) {
            Files.write(folder.resolve("proof.sv"), environment.readAllBytes());
        }
        Files.writeString(folder.resolve("proof.ys"), script + """
            read_verilog -formal -sv proof.sv
            prep -flatten -top proof
            memory_collect
            cutpoint t:$mem t:$mem_v2
            delete c:*the_ring_has* c:*who_is_given* t:$cover
            opt -full
            opt_clean -purge
            setundef -undriven -anyseq
            techmap
            dffunmap
            abc -g AND -fast
            opt_clean -purge
            write_aiger -zinit proof.aig
            """);
        run("yosys", "-q", "proof.ys");
        return run("yosys-abc", "-c", "read_aiger proof.aig; fold; scorr; dc2; pdr -T 900");
    }

    private String run(String... command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
        var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(text).isZero();
        return text;
    }

    @Test void everyReportIsTakenWhateverTheServerDoes() throws Exception {
        var circuit = new FailureCollector(RnicParameters.SMALL, 3);
        assertThat(judge(circuit, "", "")).contains(PROVED);
    }

    /** The fault of old: a report waits while another one has not been served. */
    @Test void aCollectorThatWaitsForItsServerIsFound() throws Exception {
        var circuit = new FailureCollector(RnicParameters.SMALL, 3);
        assertThat(judge(circuit, "may = ~(", "may = ~(shows | ")).contains(FALSE);
    }

    @Test void ordersAndFailuresHaveTheirTurn() throws Exception {
        assertThat(judge(new QueuePairStates(RnicParameters.SMALL), "", "")).contains(PROVED);
    }

    /** The fault of old: failures go before commands. */
    @Test void statesThatPreferFailuresAreFound() throws Exception {
        assertThat(judge(new QueuePairStates(RnicParameters.SMALL), ".in_0_valid(orders_valid)",
            ".in_0_valid(orders_valid & ~failures_valid)")).contains(FALSE);
    }
}
