package rnic.proof;

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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A proof on emitted Verilog: Yosys reads the circuit with its environment, the resource of its name, and ABC finds an
 * invariant (property directed reachability), so that what is proved holds for every run of any length. What is cut
 * is free, which only allows more: tables always, registers by their names, and whole modules, of which an environment
 * may tell what has been proved of them.
 */
final class Proof {
    private static final String PROVED = "Property proved";
    private static final String FALSE = "was asserted in frame";
    private static final int SECONDS = 900;
    /** Yosys takes a module without any content for a box that it must not open. */
    private static final String EMPTY = "  wire nothing = 1'b0;\nendmodule\n";

    private final Path folder;
    private final Map<String, String> modules = new LinkedHashMap<>();
    private final String top;
    /** Read with their claims: the top, and what stands for a module. */
    private final Set<String> claimed = new HashSet<>();
    private final StringBuilder cuts = new StringBuilder("t:$mem t:$mem_v2");
    private final StringBuilder deleted = new StringBuilder("t:$cover");

    private <T extends Bundle<T>> Proof(Path folder, Circuit<T> circuit) {
        Needs.program("yosys");
        Needs.program("yosys-abc");
        this.folder = folder;
        var files = FileSet.of(Design.of(circuit).modules(), Style.GOLDEN);
        modules.putAll(files.modules());
        top = files.top();
        claimed.add(top);
    }

    static <T extends Bundle<T>> Proof of(Path folder, Circuit<T> circuit) {
        return new Proof(folder, circuit);
    }

    /** The same with a text of the top replaced: by a fault, or by another size. */
    Proof with(String text, String other) {
        assertThat(modules.get(top)).contains(text);
        modules.put(top, modules.get(top).replace(text, other));
        return this;
    }

    /** Free are these registers and wires of the top, with {@code *} for any letters. */
    Proof cut(String... names) {
        for (var name : names) {
            cuts.append(" w:dut.").append(name);
        }
        return this;
    }

    /** Claims of the circuit that this proof is not about. */
    Proof without(String... claims) {
        for (var claim : claims) {
            deleted.append(" c:*").append(claim).append('*');
        }
        return this;
    }

    /** A module inside does anything that the resource of its name allows; without one, anything. */
    Proof free(String module) throws IOException {
        var verilog = modules.get(module);
        var end = "\n);\n";
        var header = verilog.substring(verilog.indexOf("module " + module), verilog.indexOf(end) + end.length());
        try (var promise = Proof.class.getResourceAsStream(module + ".promise.sv")) {
            var body = promise == null ? EMPTY : new String(promise.readAllBytes(), StandardCharsets.UTF_8);
            modules.put(module, header.replace("output reg ", "output wire ") + body);
        }
        claimed.add(module);
        return this;
    }

    void holds() throws IOException, InterruptedException {
        assertThat(judge()).contains(PROVED);
    }

    void isRefuted() throws IOException, InterruptedException {
        assertThat(judge()).contains(FALSE);
    }

    private String judge() throws IOException, InterruptedException {
        var script = new StringBuilder();
        for (var module : modules.entrySet()) {
            Files.writeString(folder.resolve(module.getKey() + ".v"), module.getValue());
            script.append(claimed.contains(module.getKey()) ? "read_verilog -formal -sv " : "read_verilog ")
                .append(module.getKey()).append(".v\n");
        }
        try (var environment = Proof.class.getResourceAsStream(top + ".sv")) {
            Files.write(folder.resolve("proof.sv"), environment.readAllBytes());
        }
        // Nothing that nobody drives may be taken for what is convenient: it is made free before anything is optimized.
        Files.writeString(folder.resolve("proof.ys"), script + """
            read_verilog -formal -sv proof.sv
            hierarchy -check -top proof
            proc
            flatten
            setundef -undriven -anyseq
            memory_collect
            cutpoint %s
            delete %s
            prep -top proof
            opt -full
            opt_clean -purge
            techmap
            dffunmap
            abc -g AND -fast
            opt_clean -purge
            write_aiger -zinit proof.aig
            """.formatted(cuts, deleted));
        run("yosys", "-q", "proof.ys");
        return run("yosys-abc", "-c", "read_aiger proof.aig; fold; scorr; dc2; pdr -T " + SECONDS);
    }

    private String run(String... command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(List.of(command)).directory(folder.toFile()).redirectErrorStream(true).start();
        var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(text).isZero();
        return text;
    }
}
