package rnic.proof;

import hdl.lib.ByteShifter;
import hdl.proof.Proof;
import hdl.proof.Property;
import java.util.List;
import rnic.common.FinishCounter;
import rnic.memory.PacketBuffer;
import rnic.memory.PlacementEngine;

/** From the network to host memory: what is kept, and what is written. */
final class MemoryProofs {
    private static final String BUFFER = "PacketBuffer_32_8";

    private MemoryProofs() {}

    static List<Property> all() {
        return List.of(buffer(), shifter(), placement(), orders(), finish());
    }

    /** That there is a place for every length needs the queue, and is only simulated. */
    private static Property buffer() {
        return Property.of("PacketBuffer", "8 beats of 32 bytes, data shrunk to 4 bits that number them; queue of"
                + " lengths free but for what it was told,"
                + " orders are of their frames",
            "what is read out for an order are the beats of its frame; nothing is written over before",
            MemoryProofs::numbered)
            .refutes("one beat more than fits", "fitting = ~(cut | full)", "fitting = ~cut")
            .refutes("a place is free before it is read", "(done) begin\n        head <= now_end",
                "(stage_in_valid & stage_in_ready) begin\n        head <= end_wire")
            .refutes("of a frame that is given up some beats stay", "tail <= start", "tail <= tail").slow();
    }

    /** Data are as many bits as their number has. */
    private static Proof<?> numbered() {
        return Proof.of(new PacketBuffer(32, 8)).alone().free("Fifo_8_BRAM", "")
            .without("there is a place for the length of every frame")
            .with("reg  [255:0] store", "reg  [3:0] store").with("reg  [255:0] data;", "reg  [3:0] data;")
            .with("reg  [255:0] shown_data;", "reg  [3:0] shown_data;").with("<= frames_value_data;", "<= tail;")
            .with("endmodule", Surroundings.inside(BUFFER));
    }

    /** Small, and the same circuit for every size; with 32 bytes z3 takes a minute more. */
    private static Property shifter() {
        return Property.of("ByteShifter", "8 bytes, LATER; packets of up to 255 full beats but the last, any offset"
                + " for each, bytes numbered",
            "every byte leaves where its offset moves it, as often as it came, and the last beat with the last byte",
            () -> shifted().induction(1))
            .refutes("what does not fit into the last beat is forgotten",
                () -> shifted().with("flush <= more", "flush <= 1'b0").bound(5))
            .refutes("the first beat keeps what the packet before left over",
                () -> shifted().with("front = first ? wrapped : rest_keep", "front = rest_keep").bound(5));
    }

    private static Proof<?> shifted() {
        return Proof.of(new ByteShifter(8, ByteShifter.Direction.LATER)).alone()
            .with("endmodule", Surroundings.inside("ByteShifter_8_LATER"));
    }

    /** What becomes of the bytes of an order, up to the bus. The page cutter is said to end bursts where data do. */
    private static Property placement() {
        return Property.of("PlacementEngine", "32 bytes per beat, orders of 1 to 4096 bytes at any place; FIFOs,"
                + " page cutter and slices free, the shifter"
                + " does what is proved of it",
            "bytes marked are the bytes of the payload, each once and at its address; a beat ends a burst when a page"
                + " or the order ends",
            () -> moved().induction(1))
            .refutes("bytes in front of the payload are marked",
                () -> moved().with("<< enable_out_payload_lane)", "<< 1'b0)").bound(4))
            .refutes("a burst does not end with its page", () -> moved().with("| (&line_of_beat)", "").bound(4))
            .refutes("a beat without payload is written",
                () -> moved().with("data_slice_in_valid = moving & ~skip", "data_slice_in_valid = moving").bound(4))
            .slow();
    }

    private static Proof<?> moved() {
        return placed("PlacementEngine_32");
    }

    /** What everyone gets who has a part in an order. Apart from its bytes, for together z3 has no answer. */
    private static Property orders() {
        return Property.of("PlacementEngine", "32 bytes per beat, any order; as above",
            "the plan of an order has its rotation and its end, and all of its beats",
            () -> placed("PlacementEngine_32.orders").induction(1))
            .refutes("the length does not count from the address",
                () -> placed("PlacementEngine_32.orders").with("payload_end = {9'd0, first_lane}",
                    "payload_end = {9'd0, source_lane}").bound(3));
    }

    private static Proof<?> placed(String surroundings) {
        return Proof.of(new PlacementEngine(32)).alone().free("Fifo_*", "").free("Fork_2", "")
            .free("PageCutter_32", "").free("FinishCounter_512", "").free("RegisterSlice", "")
            .free("ByteShifter_32_LATER", "")
            .without("every answer belongs to an order",
                "an integer stands where integers may", "one order ends at a time")
            .with("endmodule", Surroundings.inside(surroundings));
    }

    private static Property finish() {
        return Property.of("FinishCounter", "4 requests of up to 3 answers each; FIFO free, no more answers than"
                + " bursts",
            "a request is counted once, when it has as many answers as bursts; none is lost, none too many",
            () -> counted().induction(1))
            .refutes("it is counted one answer early",
                () -> counted().with("(taken + 2'd1) == unfinished", "(taken + 2'd2) == unfinished"))
            .refutes("an answer that comes with another is lost",
                () -> counted().with("answered & ~take", "answered & ~(|answers)"));
    }

    private static Proof<?> counted() {
        return Proof.of(new FinishCounter(4)).alone().free("Fifo_4_BRAM", "")
            .with("endmodule", Surroundings.inside("FinishCounter_4"));
    }
}
