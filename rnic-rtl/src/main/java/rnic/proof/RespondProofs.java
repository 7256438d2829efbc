package rnic.proof;

import hdl.proof.Proof;
import hdl.proof.Property;
import java.time.Duration;
import java.util.List;
import rnic.protocol.RnicParameters;
import rnic.respond.AtomicUnit;
import rnic.respond.ContextAllocator;
import rnic.respond.ResponderEngine;

/** The responder: no context has two owners, no atomic is executed twice, and PSNs of responses follow each other. */
final class RespondProofs {
    private RespondProofs() {}

    static List<Property> all() {
        return List.of(allocator(), atomics(), engine());
    }

    /** Whoever waits for long needs the queue, and is only simulated. */
    private static Property allocator() {
        return Property.of("ContextAllocator", "2 queue pairs, 2 contexts, any of them; FIFO free but for what it was"
                + " given",
            "no context is given to two, and none is lost: who is refused while nothing comes back has all of them",
            () -> Proof.of(new ContextAllocator(2, 2, 4)).alone().free("Fifo_*", "").budget(Duration.ofSeconds(300))
                .without("there is a place for every context that comes back", "nobody waits for long",
                    "what comes back was in use")
                .with("endmodule", Surroundings.inside("ContextAllocator_2_2_4")))
            .refutes("the operation just ahead is not seen", "same_1 <= ", "same_1 <= 1'b0 & ")
            .refutes("the one three ahead is not seen", "same_3 <= ", "same_3 <= 1'b0 & ")
            .refutes("a new life passes what comes back", "idle = ~(arriving_valid | rejected_out_valid)",
                "idle = ~arriving_valid")
            .refutes("who does not want one has one", "wants ? (_after_c3_choice |", "1'b1 ? (_after_c3_choice |");
    }

    /** Values are free: what is computed of them is simulated. */
    private static Property atomics() {
        return Property.of("AtomicUnit", "small, 2 slots; values and MRs free, the bus answers what it was asked for",
            "each atomic is computed once, written as often as it changes something, and told once, in order and behind"
                + " the answer to its write",
            () -> Proof.of(new AtomicUnit(RnicParameters.SMALL, 2)).alone().free("AtomicRange_*", "")
                .free("AtomicAddresses_*", "").cut("old", "low", "sum", "same", "is_same", "results",
                    "broken", "spoiled").budget(Duration.ofSeconds(300))
                .with("endmodule", Surroundings.inside("AtomicUnit_small_2")))
            .refutes("it is told before the answer", "~finished_out_payload_writes | answers_out_valid", "1'b1")
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
            () -> Proof.of(new ResponderEngine(RnicParameters.SMALL)).alone().cutMemories().free("ActiveRing_*", "")
                .without("who is done has been started", "what is being executed is not ready",
                    "nothing is executed twice")
                .inductionBySat(1).pdr().budget(Duration.ofSeconds(150))
                .with("endmodule", Surroundings.inside("ResponderEngine_small")))
            .refutes("a Read does not wait", "started_is_read ? (row[6:1] != 6'd0)", "started_is_read ? 1'b0")
            .refutes("an atomic is ready when it starts", "row[22:7] + {15'd0, started_reads}", "row[22:7] + 16'd1")
            .refutes("a failed atomic is ready", "{15'd0, ~(done_failed | row[0])}", "{15'd0, ~row[0]}")
            .refutes("what is behind a failed one is ready", "{15'd0, ~(done_failed | row[0])}",
                "{15'd0, ~done_failed}")
            .refutes("the next response starts at the same PSN", "(row[62:39] + started_packets),\n",
                "row[62:39],\n")
            .refutes("a failed life goes on", "works & ~row[0]", "works");
    }
}
