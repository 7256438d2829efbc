package hdl.proof;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.StreamClaims;
import hdl.ir.Stmt;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A proof about a circuit, on its Verilog: that its claims hold in every run, whatever its inputs do. The reset is
 * active in the first cycle; what the circuit assumes of its ports is assumed, what its instances assume is proved.
 * Registers without reset and memories without contents begin with anything.
 *
 * <pre>{@code
 * Proof.of(new Fifo<>(uint(4), 4)).streams().induction(4).pdr().holds();
 * }</pre>
 *
 * <p>Engines are asked in the order in which they are named until one has an answer; without any it is {@link #pdr}.
 * They are Yosys with z3 and ABC, which have to be installed.
 *
 * @param <IO> the ports of the circuit
 */
public final class Proof<IO extends Bundle<IO>> {
    /** Three times what the slowest that names none takes, for machines differ by that. */
    private static final Duration BUDGET = Duration.ofSeconds(180);

    private final Circuit<IO> circuit;
    private final List<Consumer<IO>> watchers = new ArrayList<>();
    private final List<Consumer<Model>> changes = new ArrayList<>();
    private final List<Solver> solvers = new ArrayList<>();
    private final Set<String> freed = new LinkedHashSet<>();
    private final Set<String> left = new LinkedHashSet<>();
    private boolean alone;
    private boolean added;
    private boolean inside;
    private Duration budget = BUDGET;

    private Proof(Circuit<IO> circuit) {
        this.circuit = circuit;
    }

    public static <IO extends Bundle<IO>> Proof<IO> of(Circuit<IO> circuit) {
        return new Proof<>(circuit);
    }

    // ---- engines

    /** z3 looks at every run of {@code steps} steps, the one under reset included. */
    public Proof<IO> bound(int steps) {
        return by(Solver.Way.BOUND, steps);
    }

    /** z3 looks at every run of {@code steps} steps, and shows that after so many the next one is good as well. */
    public Proof<IO> induction(int steps) {
        return by(Solver.Way.INDUCTION, steps);
    }

    /** ABC looks for an invariant (property directed reachability), or for a run in which a claim is false. */
    public Proof<IO> pdr() {
        return by(Solver.Way.PDR, 0);
    }

    /**
     * The same, registers ordered by what they depend on: where one order takes minutes, the other may take seconds.
     * Which it is changes with the text of a circuit, not with its size.
     */
    public Proof<IO> pdrByStructure() {
        return by(Solver.Way.PDR_BY_STRUCTURE, 0);
    }

    /**
     * The same by MiniSat inside Yosys: quicker where much is chosen and little counted. It looks for a proof alone: what
     * is false is OPEN, so name {@link #pdr} for faults.
     */
    public Proof<IO> inductionBySat(int steps) {
        return by(Solver.Way.SAT, steps);
    }

    private Proof<IO> by(Solver.Way way, int depth) {
        solvers.add(new Solver(way, depth));
        return this;
    }

    /** What each engine may take; 180 s when nobody says. */
    public Proof<IO> budget(Duration most) {
        budget = most;
        return this;
    }

    // ---- surroundings

    /**
     * Further claims, said of the ports: what the surroundings promise (assume) and what is to hold (check). They stand
     * in the circuit behind its body.
     */
    public Proof<IO> where(Consumer<IO> claims) {
        watchers.add(claims);
        return this;
    }

    /** Every stream among the ports keeps what it offers until it is taken: assumed of inputs, claimed of outputs. */
    public Proof<IO> streams() {
        return where(StreamContract::claim);
    }

    /**
     * What nobody wrote about streams is claimed as well ({@link StreamClaims}): of outputs, of what goes into instances,
     * and of what nothing holds up.
     */
    public Proof<IO> inside() {
        inside = true;
        return this;
    }

    /**
     * Surroundings in SystemVerilog: a module {@code proof} with an instance {@code dut} of the circuit, instead of the
     * one in which all inputs are free.
     */
    public Proof<IO> environment(String module) {
        return change(model -> model.harness(module));
    }

    // ---- less than all of the circuit

    /** Without the circuit's claims of these labels. */
    public Proof<IO> without(String... labels) {
        left.addAll(List.of(labels));
        return this;
    }

    /** Only what is said here is proved, by {@link #where} and {@link #streams}: not what the circuit claims itself. */
    public Proof<IO> added() {
        added = true;
        return this;
    }

    /** Without the claims of instances: they are proved elsewhere. */
    public Proof<IO> alone() {
        alone = true;
        return this;
    }

    /** Free are these registers and wires of the circuit, with {@code *} for any letters. It only allows more. */
    public Proof<IO> cut(String... names) {
        for (var name : names) {
            change(model -> model.cut("w:dut." + name));
        }
        return this;
    }

    /** Free is what memories say. */
    public Proof<IO> cutMemories() {
        return change(model -> model.cut("t:$mem t:$mem_v2"));
    }

    /**
     * A module inside does anything that the promise allows: statements of SystemVerilog with its ports, up to
     * {@code endmodule}; empty: anything. The promise is what has been proved of it. {@code Fifo_*}: every module whose
     * name begins so.
     */
    public Proof<IO> free(String module, String promise) {
        return change(model -> freed.addAll(model.free(module, promise)));
    }

    /** Every module inside does anything, but keeps what it offers until it is taken: that is proved of each alone. */
    public Proof<IO> freeKeeping() {
        return change(model -> freed.addAll(model.freeKeeping()));
    }

    /** The same with a planted fault: what the circuit offers in this stream is withdrawn in every other cycle. */
    public Proof<IO> withdrawing(String stream) {
        return change(model -> model.withdraw(stream));
    }

    /** The same with a text of the circuit's Verilog replaced: by a fault, or by another size. */
    public Proof<IO> with(String text, String other) {
        return change(model -> model.replace(text, other));
    }

    private Proof<IO> change(Consumer<Model> step) {
        changes.add(step);
        return this;
    }

    // ---- answers

    /** Proves the claims of these labels, or all; a {@link ProofFailure} when they do not hold or nobody knows. */
    public Verdict holds(String... labels) {
        var work = new Work(labels);
        var verdict = work.verdict();
        if (!verdict.holds()) {
            throw work.failure(verdict);
        }
        work.clear();
        return verdict;
    }

    /** As {@link #holds}, without judging: for tables. The files of a proof that failed are kept. */
    public Verdict verdict(String... labels) {
        var work = new Work(labels);
        var verdict = work.verdict();
        if (verdict.holds()) {
            work.clear();
        }
        return verdict;
    }

    /** Demands that a claim does not hold, as that of a planted fault, and shows how. */
    public Counterexample fails(String... labels) {
        var work = new Work(labels);
        var verdict = work.verdict();
        work.clear();
        if (verdict.counterexample().isEmpty()) {
            throw new ProofFailure(title() + ": " + (verdict.holds() ? "the claims hold (" + verdict.engine()
                + "), though they should not" : verdict.unknown()), verdict);
        }
        return verdict.counterexample().get();
    }

    /**
     * Looks for a run in which each cover of the circuit happens, within so many steps, and returns label and step;
     * throws a {@link ProofFailure} that names those that never do.
     */
    public Map<String, Integer> covers(int steps) {
        var work = new Work();
        var wanted = work.model.claims.all(cell -> cell.own() && cell.claim().kind() == Stmt.Kind.COVER);
        var reached = new LinkedHashMap<String, Integer>();
        for (var found : Solver.covers(work.folder, steps, budget)) {
            var cell = work.model.claims.get(found.cell());
            if (cell != null) {
                reached.put(cell.claim().label(), found.step());
            }
        }
        var missing = wanted.stream().filter(cell -> !reached.containsKey(cell.claim().label())).toList();
        if (!missing.isEmpty()) {
            var text = new StringBuilder(title()).append(": never happens within ").append(steps)
                .append(" steps:");
            missing.forEach(cell -> text.append("\n  '").append(cell.claim().label()).append("' at ")
                .append(cell.claim().site()));
            throw new ProofFailure(text.toString(), null);
        }
        work.clear();
        return reached;
    }

    /**
     * What is asked, as 16 hexadecimal digits: of the Verilog, its surroundings, the steps of Yosys and the engines. While
     * it stays the same, so does the answer; no tool runs. A record of it tells whether a long proof has to be made again.
     */
    public String question(String... labels) {
        var question = new Question();
        model(labels).say(question);
        plan().forEach(solver -> question.add("engine", solver.name()));
        return question.digits();
    }

    private Model model(String... labels) {
        var watched = watchers.isEmpty() ? circuit : new Observed<>(circuit, watchers);
        var plain = Design.of(watched);
        var model = new Model(inside ? plain.watched(StreamClaims::claimOfTop) : plain);
        changes.forEach(change -> change.accept(model));
        if (alone) {
            model.alone(freed);
        }
        if (labels.length > 0) {
            var wanted = known(model, labels);
            model.only(cell -> wanted.contains(cell.claim().label()));
        }
        if (added) {
            var own = new LinkedHashSet<String>();
            ClaimCells.of(Design.of(circuit)).all(_ -> true).forEach(cell -> own.add(cell.claim().label()));
            model.only(cell -> cell.own() && !own.contains(cell.claim().label()));
        }
        if (!left.isEmpty()) {
            var dropped = known(model, left.toArray(String[]::new));
            model.without(cell -> cell.own() && dropped.contains(cell.claim().label()));
        }
        return model;
    }

    private Set<String> known(Model model, String... labels) {
        for (var label : labels) {
            if (model.claims.all(cell -> cell.claim().label().equals(label)).isEmpty()) {
                var all = new LinkedHashSet<String>();
                model.claims.all(_ -> true).forEach(cell -> all.add("'" + cell.claim().label() + "'"));
                throw new IllegalArgumentException(title() + " has no claim '" + label + "'; there are "
                    + String.join(", ", all));
            }
        }
        return Set.of(labels);
    }

    private List<Solver> plan() {
        return solvers.isEmpty() ? List.of(new Solver(Solver.Way.PDR, 0)) : solvers;
    }

    private String title() {
        return "proof of " + circuit.moduleName();
    }

    /** One question: the model in its folder, and what was said about it. */
    private final class Work {
        private final Model model;
        private final Path folder;

        Work(String... labels) {
            model = model(labels);
            folder = folder(circuit.moduleName());
            model.make(folder);
        }

        Verdict verdict() {
            var found = answer();
            if (found.holds() && model.assumes() && !Solver.leavesRuns(folder, budget)) {
                return Verdict.open(found.engine(), found.time(), "no run of " + Model.RUN + " steps does what is assumed, so"
                    + " everything holds and nothing is said; look at the assumptions");
            }
            return found;
        }

        private Verdict answer() {
            var open = new StringBuilder();
            long start = System.nanoTime();
            Verdict last = null;
            for (var solver : plan()) {
                var answer = solver.ask(folder, budget, !model.isChanged());
                var time = Duration.ofNanos(System.nanoTime() - start);
                last = switch (answer.outcome()) {
                    case REFUTED -> Verdict.refuted(solver.name(), time,
                        Playback.of(model, answer, folder.resolve(circuit.moduleName() + ".vcd")));
                    case OPEN -> Verdict.open(solver.name(), time,
                        open.append(open.isEmpty() ? "" : "\n").append(answer.unknown()).toString());
                    default -> Verdict.of(answer.outcome(), solver.name(), answer.steps(), time);
                };
                if (answer.outcome() != Verdict.Outcome.OPEN) {
                    break;
                }
            }
            return last;
        }

        ProofFailure failure(Verdict verdict) {
            var text = new StringBuilder(title()).append(" (").append(verdict.engine()).append("): ");
            verdict.counterexample().ifPresentOrElse(text::append, () -> text.append(verdict.unknown()).append('\n'));
            text.append("  again: cd ").append(folder).append(" && yosys -q model.ys");
            for (var solver : plan()) {
                solver.commands().forEach(command -> text.append(" && ").append(command));
            }
            return new ProofFailure(text.toString(), verdict);
        }

        /** Nobody wants the files of what is known. */
        void clear() {
            try (var files = Files.walk(folder)) {
                for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            } catch (IOException problem) {
                throw new UncheckedIOException("cannot delete " + folder, problem);
            }
        }
    }

    /** A fresh folder in that of {@code -Dhdl.proofs=}, else in {@code target/proofs}. */
    private static Path folder(String name) {
        try {
            var base = Path.of(System.getProperty("hdl.proofs", "target/proofs")).toAbsolutePath();
            Files.createDirectories(base);
            return Files.createTempDirectory(base, name + "-");
        } catch (IOException problem) {
            throw new UncheckedIOException("cannot make a folder for the files of a proof", problem);
        }
    }
}
