package hdl.proof;

import java.time.Duration;
import java.util.Optional;

/**
 * What an engine found out about claims.
 *
 * @param engine which one, and what it was to do: {@code pdr}, {@code induction 4}, {@code bound 20}
 * @param depth steps that were looked at, the length of the induction, or that of the counterexample; -1: unknown
 * @param counterexample when the claims do not hold
 * @param unknown why nothing is known, when it is not
 */
public record Verdict(Outcome outcome, String engine, int depth, Duration time,
                      Optional<Counterexample> counterexample, String unknown) {
    /** How it ended. */
    public enum Outcome {
        /** The claims hold in every run of any length. */
        PROVED,
        /** They hold in every run of so many steps. */
        BOUNDED,
        /** They do not. */
        REFUTED,
        /** Nobody knows. */
        OPEN
    }

    static Verdict of(Outcome outcome, String engine, int depth, Duration time) {
        return new Verdict(outcome, engine, depth, time, Optional.empty(), "");
    }

    static Verdict open(String engine, Duration time, String why) {
        return new Verdict(Outcome.OPEN, engine, -1, time, Optional.empty(), why);
    }

    static Verdict refuted(String engine, Duration time, Counterexample found) {
        return new Verdict(Outcome.REFUTED, engine, found.cycle(), time, Optional.of(found), "");
    }

    public boolean holds() {
        return outcome == Outcome.PROVED || outcome == Outcome.BOUNDED;
    }
}
