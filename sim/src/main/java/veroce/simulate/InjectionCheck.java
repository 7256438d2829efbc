package veroce.simulate;

import java.util.ArrayList;
import java.util.List;
import veroce.packet.Disposition;
import veroce.packet.IcrcVerdict;
import veroce.reference.Verdict;

/**
 * Holds what a front end counted against what was injected. Unlike the comparison with the reference this needs no
 * second opinion about any frame: faults that went in must come out.
 */
final class InjectionCheck {
    private final List<String> violations = new ArrayList<>();

    private InjectionCheck() {}

    /** Contradictions between the counts of a run, its faults, and the counts of the same capture without faults. */
    static List<String> violations(Totals clean, Totals counted, Injected injected) {
        InjectionCheck check = new InjectionCheck();
        check.equal("frames", clean.frames() - injected.lost() + injected.duplicated(), counted.frames());
        check.equal("verdicts of accepted and other frames", counted.frames(), verdicts(counted));
        if (clean.icrc(IcrcVerdict.BAD) == 0) {
            check.equal("frames with a bad ICRC", injected.flipped(), counted.icrc(IcrcVerdict.BAD));
            check.equal("rx_icrc", injected.flipped(), counted.disposition(Disposition.RX_ICRC));
        }
        boolean nothingMissing = injected.lost() == 0 && injected.flipped() == 0;
        boolean freshPsns = clean.verdict(Verdict.DUPLICATE) == 0 && clean.verdict(Verdict.OUTSIDE) == 0;
        if (nothingMissing && freshPsns) {
            check.equal("duplicates", injected.duplicatedNumbered(), counted.verdict(Verdict.DUPLICATE));
            check.equal("new packets", clean.verdict(Verdict.IN_ORDER) + clean.verdict(Verdict.OUT_OF_ORDER),
                counted.verdict(Verdict.IN_ORDER) + counted.verdict(Verdict.OUT_OF_ORDER));
        }
        return check.violations;
    }

    private static long verdicts(Totals counted) {
        long sum = 0;
        for (Verdict verdict : Verdict.values()) {
            sum += counted.verdict(verdict);
        }
        return sum;
    }

    private void equal(String what, long expected, long actual) {
        if (expected != actual) {
            violations.add(what + ": the injected faults leave " + expected + ", counted were " + actual);
        }
    }
}
