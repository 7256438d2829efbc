package veroce.report;

import hdl.proof.Property;
import hdl.proof.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import rnic.proof.ContractProofs;

/** The page of everything that is proved: docs/proofs.md. */
public final class ProofPage {
    private ProofPage() {}

    /**
     * @param lines of all that is proved, in their order: those of {@link #line}, or of an older page
     */
    public static String of(List<String> lines) {
        var out = new StringBuilder("""
            # Proofs

            Made by `./veroce prove all --write docs/proofs.md`; see [what a proof is](language/proofs.md#proofs). `pdr`: ABC
            found an invariant, and its depth is the frame in which it did; `induction k`: z3, behind k good steps comes
            a good one (`sat induction k`: MiniSat); `bound k`: z3, in runs of k steps. Proved holds for runs of any length.
            The proof has been seen to fail with each fault of the column before the last.

            The tests make the quick ones with every run and find their faults (`LibraryProofsTest`, `NicProofsTest`). What
            takes longer is made by the command, faults included, and the last column is a digest of what it asked: of the
            Verilog, the surroundings, the faults and the engines. `ProveCommandTest` demands that it is still what there is;
            `./veroce prove all --changed --write docs/proofs.md` proves what is not.

            Inputs do anything, registers without reset and memories without contents begin with anything. The parameters
            tell the size that is proved, and behind a semicolon what is besides: what is assumed of the surroundings, what
            of the circuit is free (does anything), and what has been shrunk. Where streams keep their contract, those that
            come in are assumed to. Small: 16 queue pairs, windows of 128 packets, 32 bytes per beat. Seconds are those of
            the run that wrote the line, rounded up, of the proof alone.

            | block | parameters | property | engine | result | depth | seconds | refutes | asked |
            |---|---|---|---|---|---|---|---|---|
            """);
        lines.forEach(line -> out.append(line).append('\n'));
        out.append("""

            Circuits of the NIC with streams of their own whose contract is no line above; simulations look at it.

            | block | why |
            |---|---|
            """);
        new TreeMap<>(ContractProofs.SIMULATED).forEach((block, why) ->
            out.append("| `").append(block).append("` | ").append(why).append(" |\n"));
        return out.toString();
    }

    /** The line of a proof that was made. */
    public static String line(Property property, Verdict verdict) {
        return start(property) + verdict.engine() + " | " + verdict.outcome().name().toLowerCase(Locale.ROOT) + " | "
            + (verdict.depth() < 0 ? "" : Integer.toString(verdict.depth())) + " | "
            + verdict.time().plusMillis(999).toSeconds() + " | "
            + String.join("; ", property.faults().stream().map(Property.Fault::says).toList()) + " | "
            + asked(property) + " |";
    }

    /** True if a line of a page says of a property what would be asked today. */
    public static boolean isCurrent(String line, Property property) {
        return line.startsWith(start(property)) && line.contains(" | proved | ") && line.endsWith(" | " + asked(property) + " |");
    }

    private static String asked(Property property) {
        return property.quick() ? "by every run" : "`" + property.question() + "`";
    }

    /** How the line of a property begins. */
    public static String start(Property property) {
        return "| `" + property.block() + "` | " + property.parameters() + " | " + property.says() + " | ";
    }
}
