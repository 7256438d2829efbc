package rnic.proof;

import hdl.proof.Proof;
import hdl.proof.Property;
import java.util.List;
import rnic.common.ActiveRing;
import rnic.fetch.FetchPlanner;
import rnic.protocol.RnicParameters;
import rnic.schedule.RateInverse;

/** That circuits with streams of their own keep the contract of what they offer, whatever comes in. */
final class StreamProofs {
    private static final String CONTRACT = "streams keep their contract";

    private StreamProofs() {}

    static List<Property> all() {
        return List.of(rateInverse(), ring(), rooms(), planner());
    }

    private static Property rateInverse() {
        return Property.of("RateInverse", "rates of 20 bits; any rate", CONTRACT, () ->
            Proof.of(new RateInverse()).streams().added().pdr())
            .refutes("an answer is shown for a cycle only", "if (out_ready)", "if (1'b1)");
    }

    private static Property ring() {
        return Property.of("ActiveRing", "4 queue pairs, 2 sources; any hints", CONTRACT, () ->
            Proof.of(new ActiveRing(4, 2)).alone().streams().added())
            .refutes("who waits in the ring takes the place of who is shown", "ring_out_valid & ~showing",
                "ring_out_valid");
    }

    private static Property rooms() {
        return Property.of("ActiveRing", "2 queue pairs, 1 source; any hints", "what nothing holds up finds room", () ->
            Proof.of(new ActiveRing(2, 1)).alone().inside())
            .refutes("who is in the ring comes in again", "(step == STEP_DECIDING) & ~is_listed",
                "(step == STEP_DECIDING)");
    }

    /** Whatever its tables say. */
    private static Property planner() {
        return Property.of("FetchPlanner", "small; memories free", CONTRACT, () ->
            Proof.of(new FetchPlanner(RnicParameters.SMALL, 32)).alone().cutMemories().streams().added())
            .refutes("a plan is shown for a cycle only", "(count == 4'd0) | plan_ready", "1'b1");
    }
}
