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

    public static String of(List<Property> properties, List<Verdict> verdicts) {
        var out = new StringBuilder("""
            # Proofs

            Made by `./veroce prove all --write docs/proofs.md`; see [what a proof is](language/proofs.md#proofs). `pdr`: ABC
            found an invariant, and its depth is the frame in which it did; `induction k`: z3, behind k good steps comes
            a good one (`sat induction k`: MiniSat); `bound k`: z3, in runs of k steps. Proved holds for runs of any length.
            The proof has been seen to fail with each fault of the last column (`LibraryProofsTest`, `NicProofsTest`).

            Inputs do anything, registers without reset and memories without contents begin with anything. The parameters
            tell the size that is proved, and behind a semicolon what is besides: what is assumed of the surroundings, what
            of the circuit is free (does anything), and what has been shrunk. Where streams keep their contract, those that
            come in are assumed to. Small: 16 queue pairs, windows of 128 packets, 32 bytes per beat. Seconds are those of
            the run that wrote this page, rounded up.

            | block | parameters | property | engine | result | depth | seconds | refutes |
            |---|---|---|---|---|---|---|---|
            """);
        for (int i = 0; i < properties.size(); i++) {
            var verdict = verdicts.get(i);
            out.append(start(properties.get(i))).append(verdict.engine()).append(" | ")
                .append(verdict.outcome().name().toLowerCase(Locale.ROOT)).append(" | ")
                .append(verdict.depth() < 0 ? "" : Integer.toString(verdict.depth())).append(" | ")
                .append(verdict.time().plusMillis(999).toSeconds()).append(" | ")
                .append(String.join("; ", properties.get(i).faults().stream().map(Property.Fault::says).toList()))
                .append(" |\n");
        }
        out.append("""

            Circuits of the NIC with streams of their own whose contract is no line above; simulations look at it.

            | block | why |
            |---|---|
            """);
        new TreeMap<>(ContractProofs.SIMULATED).forEach((block, why) ->
            out.append("| `").append(block).append("` | ").append(why).append(" |\n"));
        return out.toString();
    }

    /** How the line of a property begins. */
    public static String start(Property property) {
        return "| `" + property.block() + "` | " + property.parameters() + " | " + property.says() + " | ";
    }
}
