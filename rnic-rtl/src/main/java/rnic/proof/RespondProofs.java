package rnic.proof;

import hdl.proof.Proof;
import hdl.proof.Property;
import java.time.Duration;
import java.util.List;
import rnic.protocol.RnicParameters;
import rnic.respond.AtomicUnit;
import rnic.respond.ContextAllocator;
import rnic.respond.ResponderEngine;
import rnic.respond.ResponseOrder;
import rnic.respond.SpareContexts;

/** The responder: no context has two owners, no atomic is executed twice, and PSNs of responses follow each other. */
final class RespondProofs {
    private RespondProofs() {}

    static List<Property> all() {
        return List.of(allocator(), spares(), atomics(), engine(), written(), order());
    }

    /** Whoever waits for long needs the queue, and is only simulated. */
    private static Property allocator() {
        return Property.of("ContextAllocator", "2 queue pairs, 2 contexts of their own, any of them, 2 spare ones, free;"
                + " FIFO free but for what it was given",
            "no context is given to two, and none is lost: who is refused while nothing comes back has all of them",
            () -> Proof.of(new ContextAllocator(2, 2, 2, 4)).alone().free("Fifo_*", "").free("SpareContexts_*", "")
                .budget(Duration.ofSeconds(300))
                .without("there is a place for every context that comes back", "nobody waits for long",
                    "what comes back was in use", "who gives a spare context back has one")
                .with("endmodule", Surroundings.inside("ContextAllocator_2_2_2_4")))
            .refutes("the operation just ahead is not seen", "same_1 <= ", "same_1 <= 1'b0 & ")
            .refutes("the one three ahead is not seen", "same_3 <= ", "same_3 <= 1'b0 & ")
            .refutes("a new life passes what comes back", "idle = ~(arriving_valid | rejected_out_valid)",
                "idle = ~arriving_valid")
            .refutes("who does not want one has one", "wants ? (used |", "1'b1 ? (used |").slow();
    }

    /** With its FIFO. */
    private static Property spares() {
        return Property.of("SpareContexts", "2 queue pairs, 4 contexts, any of them",
            "no spare context is given to two, none is lost, each finds room among the free ones, and a queue pair that"
                + " leaves leaves none behind",
            () -> Proof.of(new SpareContexts(2, 4)).pdr().budget(Duration.ofSeconds(150))
                .without("what is taken is there", "none is taken while another comes back")
                .with("endmodule", Surroundings.inside("SpareContexts_2_4")))
            .refutes("what is found stays taken", "taken | returned_valid | is_left)", "taken | returned_valid)")
            .refutes("a search does not give way", "leaving_valid & ~(taken | returned_valid)", "leaving_valid")
            .refutes("names that were never given out are found", "{1'b0, coming} < given", "1'b1")
            .refutes("another's are found", "owner[0] == leaving_payload", "1'b1");
    }

    /** Values are free: what is computed of them is simulated. */
    private static Property atomics() {
        return Property.of("AtomicUnit", "small, 2 slots; values and MRs free, the bus answers what it was asked for",
            "each atomic is computed once, written as often as it changes something, and told once, in order and behind"
                + " the answer to its write",
            () -> Proof.of(new AtomicUnit(RnicParameters.SMALL, 2)).alone().free("AtomicRange_*", "")
                .free("AtomicTranslator_*", "").free("AtomicAddresses_*", "")
                .cut("old", "low", "sum", "same", "is_same", "results", "broken", "spoiled").budget(Duration.ofSeconds(300))
                .with("endmodule", Surroundings.inside("AtomicUnit_small_2")))
            .refutes("it is told before the answer", "~ended_out_payload_writes | answered_out_valid", "1'b1")
            .refutes("a write waits for the address alone", "is_free = ~(writing | filling)", "is_free = ~writing")
            .refutes("one more than there are slots", "used != 2'd2", "used != 2'd3")
            .refutes("what is told stays", ".out_ready(ending)", ".out_ready(1'b0)").slow();
    }

    /** The ring is free, so are tables and what is looked up, but for the row of the queue pair. */
    private static Property engine() {
        return Property.of("ResponderEngine", "small, any queue pair from a life on; ring and tables free but for its"
                + " row",
            "PSNs of responses follow each other; a Read starts when all atomics before it are done; responses become"
                + " ready in order, none behind one that failed",
            RespondProofs::followed)
            .refutes("a Read does not wait", "started_is_read ? (row[5:1] != 5'd0)", "started_is_read ? 1'b0")
            .refutes("an atomic is ready when it starts", "row[10:6] + {4'd0, started_reads}", "row[10:6] + 5'd1")
            .refutes("a failed atomic is ready", "{4'd0, ~(done_failed | row[0])}", "{4'd0, ~row[0]}")
            .refutes("what is behind a failed one is ready", "{4'd0, ~(done_failed | row[0])}",
                "{4'd0, ~done_failed}")
            .refutes("the next response starts at the same PSN", "(row[39:16] + started_packets),\n",
                "row[39:16],\n")
            .refutes("a failed life goes on", "works & ~row[0]", "works");
    }

    private static Proof<?> followed() {
        return Proof.of(new ResponderEngine(RnicParameters.SMALL)).alone().cutMemories().free("ActiveRing_*", "")
            .without("who is done has been started", "what is being executed is not ready", "nothing is executed twice")
            .inductionBySat(1).pdr().budget(Duration.ofSeconds(150))
            .with("endmodule", Surroundings.inside("ResponderEngine_small"));
    }

    /** V1 and V4, with what is proved of the allocator: no context is another's meanwhile. */
    private static Property written() {
        return Property.of("ResponderEngine", "as above, any context; the unit tells atomics in the order of"
                + " their start",
            "a context is written when its response starts and, by an atomic, once when that has been executed; never"
                + " once it may be sent (V1, V4)",
            () -> followed().with("endmodule", Surroundings.inside("ResponderEngine_small.written")))
            .refutes("an atomic may be sent when it starts", "row[10:6] + {4'd0, started_reads}", "row[10:6] + 5'd1")
            .refutes("what was found goes to the context that starts",
                "updates_payload_executed ? done_context : started_context_context", "started_context_context")
            .refutes("a PSN is written where the last atomic was",
                "updates_payload_executed ? done_context : started_context_context", "done_context");
    }

    /** V5: there are 8 contexts of a queue pair in the small NIC. */
    private static Property order() {
        return Property.of("ResponseOrder", "small, any queue pair from a life on; ring and tables free but for its"
                + " rows, the FIFO but for what it was given",
            "no more responses are open than there are contexts, a context comes back when its response has been"
                + " acknowledged, and a new life begins when none is late (V5)",
            () -> Proof.of(new ResponseOrder(RnicParameters.SMALL)).alone().cutMemories().free("ActiveRing_*", "")
                .free("Fifo_*", "").without("a new life begins within a bound", "what is old is there",
                    "no more requests are open than there are contexts", "who crosses has a place in the order",
                    "what is acknowledged has been asked for")
                .inductionBySat(1).pdr().budget(Duration.ofSeconds(150))
                .with("endmodule", Surroundings.inside("ResponseOrder_small")))
            .refutes("a context comes back before the acknowledgement", "is_due <= messages != row[4:0]",
                "is_due <= 1'b1")
            .refutes("one that comes back stays in the order", "next_freed <= row[4:0] + 5'd1",
                "next_freed <= row[4:0]")
            .refutes("a new life does not wait for what is late", "if (left == 6'd0)", "if (1'b1)");
    }
}
