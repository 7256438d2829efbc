package veroce.report;

import hdl.proof.Property;
import hdl.proof.Verdict;
import java.util.List;
import java.util.Locale;

/** The page of everything that is proved: docs/proofs.md. */
public final class ProofPage {
    private ProofPage() {}

    public static String of(List<Property> properties, List<Verdict> verdicts) {
        var out = new StringBuilder("""
            # Proofs

            Made by `./veroce prove all --write docs/proofs.md`; see [what a proof is](language/proofs.md#proofs). `pdr`: ABC
            found an invariant, and its depth is the frame in which it did; `induction k`: z3, behind k good steps comes
            a good one (`sat induction k`: MiniSat); `bound k`: z3, in runs of k steps. Proved holds for runs of any length. Where the last column
            names faults, the proof has been seen to fail with each of them (`LibraryProofsTest`, `NicProofsTest`).

            | block | parameters | property | engine | result | depth | refutes |
            |---|---|---|---|---|---|---|
            """);
        for (int i = 0; i < properties.size(); i++) {
            var verdict = verdicts.get(i);
            out.append(start(properties.get(i))).append(verdict.engine()).append(" | ")
                .append(verdict.outcome().name().toLowerCase(Locale.ROOT)).append(" | ")
                .append(verdict.depth() < 0 ? "" : Integer.toString(verdict.depth())).append(" | ")
                .append(String.join("; ", properties.get(i).faults().stream().map(Property.Fault::says).toList()))
                .append(" |\n");
        }
        return out.toString();
    }

    /** How the line of a property begins. */
    public static String start(Property property) {
        return "| `" + property.block() + "` | " + property.parameters() + " | " + property.says() + " | ";
    }
}
