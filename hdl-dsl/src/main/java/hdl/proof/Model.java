package hdl.proof;

import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.ir.Stmt;
import hdl.sim.ToolException;
import hdl.sim.ToolRun;
import hdl.sim.Tools;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The circuit under proof as the solvers read it, made from its Verilog by Yosys: {@code model.smt2} for z3, and
 * {@code model.aig} with its map for ABC. Nothing that nobody drives may be taken for what is convenient: it is made
 * free before anything is optimised.
 */
final class Model {
    private static final String LEFT = "proof_leaves_runs";
    private static final String INSTALL = "Yosys 0.23 or later with yosys-abc, and z3";
    /** Steps of a run that what is assumed must leave. */
    static final int RUN = 8;
    /** The circuit with its claims, as Yosys keeps it. */
    static final String SAT = "model.il";
    private static final Pattern UNDECLARED =
        Pattern.compile("(?m)^(\\S+:\\d+): Warning: Identifier `\\\\?(\\S+)' is implicitly declared");
    private static final Pattern SPACE = Pattern.compile("(//.*|\\s)+");
    /** A space that keeps no two words apart. */
    private static final Pattern IDLE = Pattern.compile("(?<!\\w) | (?!\\w)");
    private static final Duration BUDGET = Duration.ofMinutes(10);
    /** Yosys takes a module without any content for a box that it must not open. */
    private static final String EMPTY = "  wire nothing = 1'b0;\nendmodule\n";

    final Design<?> design;
    final ClaimCells claims;
    private final Map<String, String> modules = new LinkedHashMap<>();
    private final Map<String, byte[]> contents;
    private final Set<String> silent = new LinkedHashSet<>();
    private final String top;
    private String harness;
    private String cuts = "";
    private boolean changed;
    private boolean promises;
    private Predicate<ClaimCells.Cell> proved = _ -> true;
    private boolean named;

    Model(Design<?> design) {
        this.design = design;
        claims = ClaimCells.of(design);
        var files = FileSet.of(design.modules(), Style.GOLDEN);
        modules.putAll(files.modules());
        contents = files.contents();
        top = files.top();
        harness = Harness.text(design.top());
    }

    /** True when it is not the circuit that is described: a simulation of that shows something else. */
    boolean isChanged() {
        return changed;
    }

    boolean hasOneClock() {
        return design.top().clocks().size() <= 1;
    }

    /** True when something is assumed, so that too much may be. */
    boolean assumes() {
        return promises || !claims.all(cell -> cell.own() && cell.claim().kind() == Stmt.Kind.ASSUME).isEmpty();
    }

    void harness(String text) {
        harness = text;
        promises = true;
    }

    void replace(String text, String other) {
        var verilog = modules.get(top);
        if (!verilog.contains(text)) {
            throw new IllegalArgumentException("the Verilog of " + top + " has no text '" + text + "'");
        }
        modules.put(top, verilog.replace(text, other));
        changed = true;
    }

    void cut(String selection) {
        cuts += " " + selection;
        changed = true;
    }

    /**
     * A module, or all whose names begin with what stands before a {@code *}, does anything that the promise (statements
     * of SystemVerilog) allows. Returns their names.
     */
    List<String> free(String name, String promise) {
        var found = modules.keySet().stream().filter(module -> name.endsWith("*")
            ? module.startsWith(name.substring(0, name.length() - 1)) : module.equals(name)).toList();
        if (found.isEmpty()) {
            throw new IllegalArgumentException("no module " + name + " in " + top + "; there are " + modules.keySet());
        }
        found.forEach(module -> freeOne(module, promise));
        return found;
    }

    /** Every module inside keeps what it offers until it is taken, and does anything else. Returns their names. */
    List<String> freeKeeping() {
        var inside = modules.keySet().stream().filter(module -> !module.equals(top)).toList();
        inside.forEach(module -> freeOne(module, new ModuleText(modules.get(module)).keptOffers()));
        return inside;
    }

    /** A stream of the circuit is withdrawn in every other cycle. */
    void withdraw(String stream) {
        modules.put(top, new ModuleText(modules.get(top)).withdrawing(stream));
        changed = true;
    }

    private void freeOne(String module, String promise) {
        var header = new ModuleText(modules.get(module)).header();
        modules.put(module, header.replace("output reg ", "output wire ") + (promise.isEmpty() ? EMPTY : promise));
        changed = true;
        promises |= !promise.isEmpty();
    }

    /** Claims of instances are not looked at: they are proved elsewhere. */
    void alone(Set<String> promising) {
        modules.keySet().forEach(module -> {
            if (!module.equals(top) && !promising.contains(module)) {
                silent.add(module);
            }
        });
    }

    /** Only these claims are proved. */
    void only(Predicate<ClaimCells.Cell> which) {
        proved = which;
        named = true;
    }

    /** The same without some of the circuit's claims. */
    void without(Predicate<ClaimCells.Cell> which) {
        proved = proved.and(which.negate());
    }

    /** Writes everything into the folder and runs Yosys. */
    void make(Path folder) {
        for (var tool : List.of("yosys", "yosys-abc", "yosys-smtbmc", "z3")) {
            if (Tools.find(tool).isEmpty()) {
                throw new ToolException(tool + " is not on the PATH, and a proof needs it; install " + INSTALL);
            }
        }
        try {
            Files.createDirectories(folder);
            for (var file : files().entrySet()) {
                Files.write(folder.resolve(file.getKey()), file.getValue());
            }
        } catch (IOException problem) {
            throw new UncheckedIOException("cannot write the files of a proof into " + folder, problem);
        }
        refuseUndeclared(ToolRun.run(folder, BUDGET, List.of("yosys", "-q", "model.ys")), folder);
    }

    /** All that Yosys reads: modules, contents of memories, the surroundings, and its script. */
    private Map<String, byte[]> files() {
        var files = new LinkedHashMap<String, byte[]>();
        var script = new StringBuilder();
        for (var module : modules.entrySet()) {
            files.put(module.getKey() + ".v", module.getValue().getBytes(StandardCharsets.UTF_8));
            script.append(silent.contains(module.getKey()) ? "read_verilog " : "read_verilog -formal -sv ")
                .append(module.getKey()).append(".v\n");
        }
        files.putAll(contents);
        files.put("proof.sv", (assumes() ? withRun() : harness).getBytes(StandardCharsets.UTF_8));
        files.put("model.ys", (script + steps()).getBytes(StandardCharsets.UTF_8));
        return files;
    }

    /** Says what Yosys reads. Where lines of Verilog end, and what comments say, is no part of it. */
    void say(Question question) {
        files().forEach((name, content) -> {
            if (name.endsWith("v")) {
                var line = SPACE.matcher(new String(content, StandardCharsets.UTF_8)).replaceAll(" ");
                question.add(name, IDLE.matcher(line).replaceAll(""));
            } else {
                question.add(name, content);
            }
        });
    }

    /** A name that nothing declares would do anything: a claim about a signal that was renamed would say nothing. */
    private static void refuseUndeclared(String log, Path folder) {
        var names = UNDECLARED.matcher(log).results().map(name -> "'" + name.group(2) + "' in " + name.group(1))
            .distinct().toList();
        if (!names.isEmpty()) {
            throw new IllegalArgumentException("nothing declares " + String.join(", ", names)
                + ": Yosys would take such a name for a wire that does anything; declare it, or use the signal's name"
                + " of today; the files are kept in " + folder);
        }
    }

    /** The surroundings with one more claim, which is false in every run that is long enough. */
    private String withRun() {
        int end = harness.lastIndexOf("endmodule");
        var clock = design.top().clocks().getFirst().clk().name();
        return harness.substring(0, end) + "  reg [3:0] proof_run = 0;\n  always @(posedge " + clock
            + ") if (proof_run != " + RUN + ") proof_run <= proof_run + 1;\n  always @* " + LEFT
            + ": assert(proof_run != " + RUN + ");\nendmodule\n";
    }

    private String steps() {
        return """
            read_verilog -formal -sv proof.sv
            hierarchy -check -top proof
            proc
            flatten
            %ssetundef -undriven -anyseq
            memory_collect
            %s%sopt -nodffe -nosdff
            memory_map -formal
            setundef -anyseq
            %sopt -full -nodffe -nosdff
            opt_clean
            dffunmap
            """.formatted(claimSteps(), cuts.isEmpty() ? "" : "cutpoint" + cuts + "\n",
            hasOneClock() ? "chformal -early\n" : "", hasOneClock() ? "" : "clk2fflogic\n")
            + (assumes() ? "design -save whole\nchformal -assert -remove t:$assert c:" + LEFT + " %d\n" + aiger("run")
                + "design -load whole\nchformal -assert -remove c:" + LEFT + "\n" : "")
            + "write_smt2 -wires model.smt2\nwrite_rtlil " + SAT + "\n" + aiger("model");
    }

    private static String aiger(String name) {
        return """
            chformal -cover -remove
            opt_clean -purge
            techmap
            opt -nodffe -nosdff
            abc -g AND -fast
            opt_clean
            dffunmap
            write_aiger -I -B -zinit -no-startoffset -map %1$s.aim %1$s.aig
            """.formatted(name);
    }

    /** Assumptions of the circuit are assumed, those of its instances proved; covers are the circuit's own. */
    private String claimSteps() {
        var steps = new StringBuilder();
        var assumed = claims.all(cell -> cell.own() && cell.claim().kind() == Stmt.Kind.ASSUME);
        var kept = claims.all(cell -> cell.claim().kind() != Stmt.Kind.COVER && !assumed.contains(cell)
            && proved.test(cell));
        var dropped = claims.all(cell -> cell.claim().kind() != Stmt.Kind.COVER && !assumed.contains(cell)
            && !proved.test(cell));
        for (var cell : assumed) {
            steps.append("chformal -assert2assume c:").append(cell.name()).append('\n');
        }
        if (named) {
            steps.append("chformal -assert -remove t:$assert c:").append(LEFT).append(" %d");
            kept.forEach(cell -> steps.append(" c:").append(cell.name()).append(" %d"));
            steps.append('\n');
        } else {
            dropped.forEach(cell -> steps.append("chformal -assert -remove c:").append(cell.name()).append('\n'));
        }
        for (var cell : claims.all(cell -> !cell.own() && cell.claim().kind() == Stmt.Kind.COVER)) {
            steps.append("chformal -cover -remove c:").append(cell.name()).append('\n');
        }
        return steps.toString();
    }
}
