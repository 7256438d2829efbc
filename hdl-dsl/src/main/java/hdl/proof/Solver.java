package hdl.proof;

import hdl.sim.ToolRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One engine at work on a model: z3 by yosys-smtbmc, or the property directed reachability of ABC. */
record Solver(Way way, int depth) {
    /** How a claim is proved. */
    enum Way { BOUND, INDUCTION, PDR, PDR_BY_STRUCTURE, SAT }

    private static final Pattern FAILED = Pattern.compile("Assert failed in \\S+: (.*)");
    private static final Pattern PARENTHESES = Pattern.compile("\\((\\S+)\\)$");
    private static final Pattern FALSE_FRAME = Pattern.compile("was asserted in frame (\\d+)");
    private static final Pattern INVARIANT = Pattern.compile("Invariant F\\[(\\d+)]");
    private static final Pattern FRAME = Pattern.compile("(?m)^ *(\\d+) :");
    private static final Pattern STEP = Pattern.compile("in step (\\d+)\\.\\.");
    private static final Pattern REACHED = Pattern.compile("Reached cover statement at (\\S+).* in step (\\d+)");
    private static final String WAVES = "trace.vcd";

    /**
     * What came of it: PROVED, BOUNDED, OPEN with the reason, or REFUTED, where the false claim is a cell.
     *
     * @param steps as {@link Verdict#depth}
     */
    record Answer(Verdict.Outcome outcome, int steps, String cell, Path trace, String unknown) {}

    /** A cover that was reached, and when. */
    record Reached(String cell, int step) {}

    String name() {
        return switch (way) {
            case BOUND -> "bound " + depth;
            case INDUCTION -> "induction " + depth;
            case PDR -> "pdr";
            case PDR_BY_STRUCTURE -> "pdr -y";
            case SAT -> "sat induction " + depth;
        };
    }

    /** {@code named}: a counterexample is to have the claim and all registers, which takes z3 as well. */
    Answer ask(Path folder, Duration budget, boolean named) {
        return switch (way) {
            case BOUND -> bounded(folder, budget);
            case INDUCTION -> {
                var base = bounded(folder, budget);
                yield base.outcome() == Verdict.Outcome.BOUNDED ? step(folder, budget) : base;
            }
            case PDR, PDR_BY_STRUCTURE -> pdr(folder, budget, named);
            case SAT -> sat(folder, budget);
        };
    }

    /** What anybody can type to see the same. */
    List<String> commands() {
        return switch (way) {
            case BOUND -> List.of(String.join(" ", smt(depth)));
            case INDUCTION -> List.of(String.join(" ", smt(depth)), String.join(" ", smt(depth, "-i")));
            case PDR, PDR_BY_STRUCTURE -> List.of("yosys-abc -c '" + script() + "'");
            case SAT -> List.of("yosys -p '" + satScript() + "'");
        };
    }

    // ---- z3

    private static List<String> smt(int depth, String... more) {
        return smt(Integer.toString(depth), more);
    }

    private static List<String> smt(String steps, String... more) {
        var command = new ArrayList<>(List.of("yosys-smtbmc", "-s", "z3", "-t", steps));
        command.addAll(List.of(more));
        command.add("model.smt2");
        return command;
    }

    private Answer bounded(Path folder, Duration budget) {
        var said = ToolRun.ask(folder, budget, smt(depth, "--dump-vcd", WAVES));
        if (said.text().contains("BMC failed!")) {
            return refuted(folder, said);
        }
        if (said.text().contains("Status: PASSED")) {
            return new Answer(Verdict.Outcome.BOUNDED, depth, "", null, "");
        }
        return open(said, budget, "z3", last(STEP, said.text(), "step "));
    }

    private Answer step(Path folder, Duration budget) {
        var said = ToolRun.ask(folder, budget, smt(depth, "-i", "--dump-vcd", "induction.vcd"));
        if (said.text().contains("Temporal induction successful.")) {
            return new Answer(Verdict.Outcome.PROVED, depth, "", null, "");
        }
        if (said.text().contains("Temporal induction failed!")) {
            return new Answer(Verdict.Outcome.OPEN, -1, "", null, "no counterexample of " + depth
                + " steps, but the induction does not close: from some state that may not be reached, the claims hold "
                + depth + " steps long and then fail (" + folder.resolve("induction.vcd")
                + "); say more claims, or use pdr()");
        }
        return open(said, budget, "the induction of z3", "");
    }

    private static Answer refuted(Path folder, ToolRun.Said said) {
        var cell = "";
        var failed = FAILED.matcher(said.text());
        if (failed.find()) {
            var at = PARENTHESES.matcher(failed.group(1).strip());
            cell = at.find() ? at.group(1) : failed.group(1).strip();
        }
        return new Answer(Verdict.Outcome.REFUTED, -1, cell, folder.resolve(WAVES), "");
    }

    // ---- MiniSat inside Yosys

    /** What is any (constant or not) is so in every step: more runs, so that what is proved holds of fewer as well. */
    private String satScript() {
        return "read_rtlil " + Model.SAT + "; sat -tempinduct -set-assumes -prove-asserts -ignore_unknown_cells"
            + " -maxsteps " + depth;
    }

    private Answer sat(Path folder, Duration budget) {
        var said = ToolRun.ask(folder, budget, List.of("yosys", "-p", satScript()));
        if (said.text().contains("Induction step proven: SUCCESS!")) {
            return new Answer(Verdict.Outcome.PROVED, depth, "", null, "");
        }
        if (said.text().contains("Induction step failed.") || said.text().contains("Base case failed.")) {
            return new Answer(Verdict.Outcome.OPEN, -1, "", null, "the induction of Yosys does not close (yosys -p '"
                + satScript() + " -dump_vcd induction.vcd' in " + folder + " shows why); say more claims, or use pdr()");
        }
        return open(said, budget, "the induction of Yosys", "");
    }

    // ---- ABC

    /**
     * A planted fault of few steps is found by unrolling within a second; property directed reachability may look for
     * the same one for an hour. Bounded by steps and conflicts, not by time: the same answer on every machine. What an
     * author is shown comes from the other way, which begins as a simulation does.
     */
    private static final String SEARCH =
        "read_aiger model.aig; fold; scorr; dc2; bmc3 -F 64 -C 2000; write_cex -a model.aiw";
    private static final String PDR = "read_aiger model.aig; fold; scorr; dc2; pdr -v; write_cex -a model.aiw";

    private String script() {
        return way == Way.PDR_BY_STRUCTURE ? PDR.replace("pdr -v", "pdr -v -y") : PDR;
    }

    private Answer pdr(Path folder, Duration budget, boolean named) {
        var said = said(folder, budget, named);
        if (said.text().contains("Property proved.")) {
            return new Answer(Verdict.Outcome.PROVED, number(INVARIANT, said.text()), "", null, "");
        }
        int frame = number(FALSE_FRAME, said.text());
        if (frame < 0) {
            return open(said, budget, "abc pdr", last(FRAME, said.text(), "frame "));
        }
        if (!named) {
            return new Answer(Verdict.Outcome.REFUTED, frame, "", folder.resolve("model.aiw"), "");
        }
        // z3 gets every input of the run, and finds out which claim it was and what the registers held.
        var shown = ToolRun.ask(folder, budget, smt(frame + ":" + (frame + 1), "--aig", "model.aim:model.aiw",
            "--aig-noheader", "--dump-vcd", WAVES));
        if (!shown.text().contains("BMC failed!")) {
            return new Answer(Verdict.Outcome.OPEN, -1, "", null, "abc found a counterexample of " + frame
                + " steps and z3 does not see it: the tools disagree\n" + shown.text());
        }
        return refuted(folder, shown);
    }

    private ToolRun.Said said(Path folder, Duration budget, boolean named) {
        if (!named) {
            var found = ToolRun.ask(folder, budget, List.of("yosys-abc", "-c", SEARCH));
            if (number(FALSE_FRAME, found.text()) >= 0) {
                return found;
            }
        }
        var command = script().replace("pdr -v", "pdr -v -T " + Math.max(1, budget.toSeconds()));
        return ToolRun.ask(folder, budget.multipliedBy(11).dividedBy(10), List.of("yosys-abc", "-c", command));
    }

    // ---- runs that there have to be

    private static final String RUN = "read_aiger run.aig; fold; bmc3 -F " + (4 * Model.RUN);

    /** False when what is assumed cannot be: no run of {@link Model#RUN} steps is left, and anything holds in none. */
    static boolean leavesRuns(Path folder, Duration budget) {
        var said = ToolRun.ask(folder, budget, List.of("yosys-abc", "-c", RUN));
        return !said.text().contains("No output asserted");
    }

    static List<Reached> covers(Path folder, int depth, Duration budget) {
        var said = ToolRun.ask(folder, budget, smt(depth, "-c"));
        if (!said.ended()) {
            throw new ProofFailure("the covers were looked for in " + depth + " steps; z3 got " + shown(budget)
                + " for it and has come to step " + last(STEP, said.text(), ""), null);
        }
        var reached = new ArrayList<Reached>();
        var found = REACHED.matcher(said.text());
        while (found.find()) {
            var line = found.group();
            var at = Pattern.compile("\\((\\S+)\\)").matcher(line);
            reached.add(new Reached(at.find() ? at.group(1) : found.group(1), Integer.parseInt(found.group(2))));
        }
        return reached;
    }

    // ---- words

    private static Answer open(ToolRun.Said said, Duration budget, String who, String where) {
        var why = said.ended() && !said.text().contains("imeout") && !said.text().contains("reached")
            ? who + " ended without an answer:\n" + said.text()
            : who + " had " + shown(budget) + " and no answer in them" + (where.isEmpty() ? "" : "; it had come to "
                + where);
        return new Answer(Verdict.Outcome.OPEN, -1, "", null, why);
    }

    private static String shown(Duration time) {
        return time.toSeconds() > 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
    }

    private static int number(Pattern pattern, String text) {
        var found = pattern.matcher(text);
        return found.find() ? Integer.parseInt(found.group(1)) : -1;
    }

    private static String last(Pattern pattern, String text, String word) {
        Matcher found = pattern.matcher(text);
        var last = "";
        while (found.find()) {
            last = word + found.group(1);
        }
        return last;
    }
}
