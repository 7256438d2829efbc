package rnic.proof;

import hdl.proof.Proof;
import hdl.proof.Property;
import java.util.List;
import rnic.acknowledge.AckPolicy;
import rnic.command.FailureCollector;
import rnic.complete.CompletionSpan;
import rnic.complete.StashWalk;
import rnic.protocol.RnicParameters;

/**
 * That what nothing holds up finds room, each where its bound lives. A ring that has a place for every queue pair has
 * room when each stands there once at most, so one queue pair is followed, any.
 */
final class RoomProofs {
    private RoomProofs() {}

    static List<Property> all() {
        return List.of(acknowledgements(), requests(), deadlines(), failures(), spans(), walk());
    }

    private static Property acknowledgements() {
        return Property.of("AckPolicy", "small, any flow", "a flow is in the ring once at most",
            () -> policy("every flow is in the ring once", "no deadline is lost", "no request is lost")
                .free("Fifo_*", "").free("PassingFifo_*", "").cutMemories()
                .with("endmodule", Surroundings.inside("AckPolicy_small.ring")))
            .refutes("who is in the ring goes in again", ".before_in_ring(stood_in_ring)",
                ".before_in_ring(1'b0)");
    }

    private static Property requests() {
        return Property.of("AckPolicy", "small, any state", "no request is lost",
            () -> policy("every flow is in the ring once", "no deadline is lost").free("Fifo_32_*", "")
                .free("Fifo_1024_*", "").cutMemories())
            .refutes("requests are taken up to the last place", "requests_level <= 4'd3", "requests_level <= 4'd5");
    }

    private static Property deadlines() {
        return Property.of("AckPolicy", "small, any number of deadlines", "no deadline is lost",
            () -> policy("every flow is in the ring once", "no request is lost").free("Fifo_32_*", "")
                .free("Fifo_8_*", "").free("PassingFifo_*", "").cutMemories()
                .free("Fifo_1024_BRAM_level", Surroundings.promise("Fifo_1024_BRAM_level")))
            .refutes("the last place is given twice", "deadlines_level < 11'd1019", "deadlines_level < 11'd1024");
    }

    private static Proof<AckPolicy.Io> policy(String... without) {
        return Proof.of(new AckPolicy(RnicParameters.SMALL)).alone().without(without).free("QueueMarks_*", "");
    }

    private static Property failures() {
        return Property.of("FailureCollector", "small, 3 reporters, any queue pair",
            "a queue pair is in the ring once at most", () -> Proof.of(new FailureCollector(RnicParameters.SMALL, 3))
                .alone().cutMemories().free("Fifo_*", "").free("Arbiter_*", "")
                .without("the ring has a place for every queue pair", "who is given out stood in the ring",
                    "one life begins after the other", "reports are taken whatever becomes of them")
                .with("endmodule", Surroundings.inside("FailureCollector_small_3.ring")))
            .refutes("who is in the ring goes in again", "ring_in_valid = failed & ~row_listed",
                "ring_in_valid = failed");
    }

    private static Property spans() {
        return Property.of("CompletionSpan", "small, any table", "no span is lost",
            () -> Proof.of(new CompletionSpan(RnicParameters.SMALL)).alone().cutMemories())
            .refutes("a span on its way has no place", "spans_level < 5'd14", "spans_level < 5'd16");
    }

    private static Property walk() {
        return Property.of("StashWalk", "small, any table", "no completion is lost, and no event",
            () -> Proof.of(new StashWalk(RnicParameters.SMALL)).alone().cutMemories())
            .refutes("completions on their way have no place", "completions_level < 5'd11", "completions_level < 5'd16")
            .refutes("events on their way have no place", "events_level < 5'd11", "events_level < 5'd16");
    }
}
