package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.protocol.Event;
import rnic.protocol.RnicParameters;

/** What happens to paths that learn: for the host to hear, and to be counted. */
public record PathReport(
    @Doc("a path is left, or has come back") Valid<PathChange> changed,
    @Doc("a slot has taken another port") Bool rolled,
    @Doc("a choice has passed over a path") Bool skipped,
    @Doc("an RTT Request goes out") Bool asked,
    @Doc("a Slow-Packet signal goes out") Bool slowing
) implements Bundle<PathReport> {
    public static Shape<PathReport> of(RnicParameters parameters) {
        return bundle(PathReport.class, Valid.of(PathChange.of(parameters)), bool(), bool(), bool(), bool());
    }

    /** The pulse of an event of paths. */
    public Bool of(Event event) {
        return switch (event) {
            case PATH_ROLL -> rolled;
            case PATH_BAD -> changed.valid().and(changed.value().isGood().not());
            case PATH_GOOD -> changed.valid().and(changed.value().isGood());
            case PATH_SKIP -> skipped;
            case PROBE_SENT -> asked;
            case TX_SLOW -> slowing;
            default -> throw new IllegalArgumentException(event + " does not happen to a path");
        };
    }
}
