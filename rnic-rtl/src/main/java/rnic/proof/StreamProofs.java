package rnic.proof;

import hdl.proof.Proof;
import hdl.proof.Property;
import java.time.Duration;
import java.util.List;
import rnic.common.ActiveRing;
import rnic.common.HintQueue;
import rnic.complete.SendCompleter;
import rnic.fetch.FetchPlanner;
import rnic.protocol.RnicParameters;
import rnic.schedule.RateInverse;

/** That circuits with streams of their own keep the contract of what they offer, whatever comes in. */
final class StreamProofs {
    private static final String CONTRACT = "streams keep their contract";

    private StreamProofs() {}

    static List<Property> all() {
        return List.of(rateInverse(), hints(), ring(), rooms(), planner(), completer());
    }

    private static Property rateInverse() {
        return Property.of("RateInverse", "rates of 20 bits; any rate", CONTRACT, () ->
            Proof.of(new RateInverse()).streams().added().pdr())
            .refutes("an answer is shown for a cycle only", "if (out_ready)", "if (1'b1)");
    }

    private static Property hints() {
        return Property.of("HintQueue", "4 flows, 2 sources; any hints", CONTRACT, StreamProofs::queue)
            .refutes("what is offered is withdrawn", () -> queue().withdrawing("next")).slow();
    }

    private static Proof<?> queue() {
        return Proof.of(new HintQueue(4, 2)).alone().streams().added().budget(Duration.ofSeconds(300));
    }

    private static Property ring() {
        return Property.of("ActiveRing", "4 queue pairs, 2 sources; any hints", CONTRACT, () ->
            Proof.of(new ActiveRing(4, 2)).alone().streams().added())
            .refutes("who waits in the ring takes the place of who is shown", "giving = is_free & ",
                "giving = ");
    }

    private static Property rooms() {
        return Property.of("ActiveRing", "2 queue pairs, 1 source; any hints", "what nothing holds up finds room", () ->
            Proof.of(new ActiveRing(2, 1)).alone().inside())
            .refutes("who is in the ring comes in again", "joining = deciding & ~is_waiting",
                "joining = deciding");
    }

    /** Whatever its tables say. */
    private static Property planner() {
        return Property.of("FetchPlanner", "small; memories free", CONTRACT, () ->
            Proof.of(new FetchPlanner(RnicParameters.SMALL, 32)).alone().cutMemories().streams().added())
            .refutes("a plan is shown for a cycle only", "(count == 4'd0) | plan_ready", "1'b1");
    }

    /** Its row is about to change: who looks at it then would complete a request twice. */
    private static Property completer() {
        return Property.of("SendCompleter", "small; memories and ring free, any input",
            "nobody is looked at while it is worked on", () ->
            Proof.of(new SendCompleter(RnicParameters.SMALL)).alone().cutMemories().free("ActiveRing_*", "").pdr())
            .refutes("who is worked on is looked at", "(is_working & (qp == ring_inst_next_payload))", "1'b0");
    }
}
