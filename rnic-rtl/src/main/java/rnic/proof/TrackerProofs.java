package rnic.proof;

import static hdl.Hdl.*;

import hdl.*;
import hdl.proof.Proof;
import hdl.proof.Property;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import rnic.track.CommitStage;
import rnic.track.EvaluationStage;
import rnic.track.Frontier;
import rnic.track.PhaseDecoder;
import rnic.track.ProgressTable;
import rnic.track.RingRows;
import rnic.track.SackTracker;

/**
 * The tracker. What its combinational parts compute is said again, plainly, and both are equal whatever is fed: what is
 * fed leaves them after their latency, so that an induction over one step more is a proof.
 */
final class TrackerProofs {
    private static final int WINDOW = 8;

    private TrackerProofs() {}

    static List<Property> all() {
        return List.of(tracker(), commit(), arrivals(), evaluation(), frontier(), decoder(), rows(), table());
    }

    /** One induction over one step: what the pipeline knows of a packet is said of each of its cycles. */
    private static Property commit() {
        return Property.of("CommitStage", "window 8, 2 flows; table free, what is taken is written at once,"
                + " the expected PSN moves by a"
                + " window at most, over taken packets",
            "a packet is taken once at most, and only inside of the window (R3, R5)",
            () -> committed().induction(1))
            .refutes("the packet just ahead is not compared",
                () -> committed().with("repeated = same1 & accepted", "repeated = 1'b0").bound(7))
            .refutes("a packet behind the window is taken",
                () -> committed().with("distance == 21'd0", "distance[19:0] == 20'd0").bound(7)).slow();
    }

    /** What an evaluation needs to know besides. */
    private static Property arrivals() {
        return Property.of("CommitStage", "window 8, 2 flows; any progress, the table does what is proved of it",
            "what is taken lay in the window when it came, whatever has come in between", () -> arrived().induction(2))
            .refutes("a packet behind the window is taken",
                () -> arrived().with("distance == 21'd0", "distance[19:0] == 20'd0").bound(8)).slow();
    }

    private static Proof<?> arrived() {
        return Proof.of(new CommitStage(WINDOW, 2)).alone().free("ProgressTable_2_expected", "")
            .without("what is taken is new, and no duplicate")
            .with("endmodule", Surroundings.inside("CommitStage_8_2.window"));
    }

    private static Proof<?> committed() {
        return Proof.of(new CommitStage(WINDOW, 2)).free("ProgressTable_2_expected", "").budget(Duration.ofSeconds(1200))
            .with("endmodule", Surroundings.inside("CommitStage_8_2"));
    }

    /** What its stages assume of each other, so that what is proved of them is proved of the whole. */
    private static Property tracker() {
        return Property.of("SackTracker", "window 8, 2 flows; stages, set-up and reader free, nobody sets up"
                + " the flow that is"
                + " followed",
            "a packet that is taken is written at once and evaluated behind it, and the progress as it was"
                + " evaluated: what the stages prove (R1, R2, R3, R5, R6) holds of the whole",
            () -> tracked().induction(1))
            .refutes("a set-up goes before a packet",
                () -> tracked().with("setup_ring_free = ~decided_valid", "setup_ring_free = 1'b1").bound(8))
            .refutes("progress is that of another packet", () -> tracked()
                .with("decided_value_arrival_flow_c18 <= decided_value_arrival_flow_c6_c17[11]",
                    "decided_value_arrival_flow_c18 <= decided_value_arrival_flow_c6_c17[10]").bound(22));
    }

    private static Proof<?> tracked() {
        return Proof.of(new SackTracker(WINDOW, 2)).alone().free("CommitStage_8_2", "").free("EvaluationStage_8_2", "")
            .free("SetupSequencer_8_2", "").free("SackReader_8_2", "").without("what is taken is counted or ahead")
            .with("endmodule", Surroundings.inside("SackTracker_8_2"));
    }

    private static Property rows() {
        return Property.of("RingRows", "window 8, 2 flows; any entry, from its first write on",
            "a row shows what was written when it was asked for",
            () -> Proof.of(new RingRows(WINDOW, 2)).with("endmodule", Surroundings.inside("RingRows_8_2")))
            .refutes("an entry goes to the other flow", "bits[{write_flow,", "bits[{~write_flow,");
    }

    private static Property table() {
        return Property.of("ProgressTable", "2 flows; any bit of a word, from its first write on",
            "a word is what was written when it was asked for",
            () -> Proof.of(new ProgressTable(2)).with("endmodule", Surroundings.inside("ProgressTable_2")))
            .refutes("a word goes to the other flow", "table_mem[write_value_flow]", "table_mem[~write_value_flow]");
    }

    private static Property evaluation() {
        return Property.of("EvaluationStage", "window 8, 2 flows, PSNs and messages shrunk from 24 bits to 6,"
                + " messages end in any one place;"
                + " tables and Frontier do what is proved of them",
            "the expected PSN moves to the first gap behind the packets taken before, never back (R1, R2), and"
                + " each message is counted as it passes its end (R6)",
            () -> evaluated().inductionBySat(1))
            .refutes("the run is added to what a later evaluation read", () -> evaluated()
                .with("table_progress_expected_c3_c11[53:48]", "table_progress_expected_c3_c11[47:42]").pdr())
            .refutes("messages are added to what a later evaluation read", () -> evaluated()
                .with("table_progress_messages_c3_c11[53:48]", "table_progress_messages_c3_c11[47:42]").pdr()).slow();
    }

    /** PSNs and numbers of messages have 6 bits. One place of the ring is followed, any: only there do messages end. */
    private static Proof<?> evaluated() {
        return Proof.of(new EvaluationStage(WINDOW, 2, false)).free("ProgressTable_2", "").free("RingRows_8_2", "")
            .free("Frontier_8", "").without("the expected PSN moves by a window at most")
            .with("[23:0]", "[5:0]").with("[215:0]", "[53:0]").with("[191:0]", "[47:0]").with("[215:192]", "[53:48]")
            .with("{20'd0, ", "{2'd0, ").with("[23:3]", "[5:3]")
            .with("endmodule", Surroundings.inside("EvaluationStage_8_2")).budget(Duration.ofSeconds(300));
    }

    /** R2 and R6 of an evaluation: the run of leading ones, and what ends in it. */
    private static Property frontier() {
        return Property.of("Frontier", "window 8; any rings and PSN",
            "the run is that of leading ones (R2), and has as many messages and receive WQEs as end in it (R6)",
            () -> Proof.of(new Frontier(WINDOW)).added().budget(Duration.ofSeconds(180))
                .induction(Frontier.LATENCY + 2).where(io -> {
                    var ring = new Ring(leave(io.expected()));
                    var run = leading(ring.fromExpected(leave(io.received())));
                    var isFull = age(Frontier.LATENCY);
                    int length = Frontier.LATENCY - 5;
                    var inside = later(run, length);
                    var then = new Ring(later(leave(io.expected()), length));
                    var ends = then.fromExpected(leave(io.ends())).and(inside);
                    var consumes = then.fromExpected(leave(io.consuming())).and(inside);
                    check(isFull.not().or(leave(io.length()).eq(ones(inside))), "length of the run when it is known");
                    int rest = Frontier.LATENCY - length;
                    check(isFull.not().or(leave(io.run().length()).eq(later(ones(inside), rest))), "length of the run");
                    check(isFull.not().or(leave(io.run().messages()).eq(later(ones(ends), rest))),
                        "messages that end in it");
                    check(isFull.not().or(leave(io.run().receives()).eq(later(ones(consumes), rest))),
                        "receive WQEs that they consume");
                    check(isFull.not().or(leave(io.run().complete()).eq(later(ones(upTo(ends)), rest))),
                        "where the last one ends");
                })).slow()
            .refutes("a full ring is taken for an empty one", "packets = {is_whole,", "packets = {1'b0,");
    }

    /** R1 of a row: bit i is the packet expected + i. */
    private static Property decoder() {
        return Property.of("PhaseDecoder", "window 8; any ring and PSN",
            "bit i of the row is what the ring says of the packet expected + i (R1)",
            () -> Proof.of(new PhaseDecoder(WINDOW)).added().induction(PhaseDecoder.LATENCY + 2).where(io -> {
                var ring = new Ring(leave(io.expected()));
                check(age(PhaseDecoder.LATENCY).not().or(leave(io.marked())
                    .eq(later(ring.fromExpected(leave(io.ring())), PhaseDecoder.LATENCY))), "bit i is expected + i");
            }))
            .refutes("the lap of the expected PSN is forgotten", "{8{expected[3]}}", "8'd0");
    }

    /** A ring of entries, read from the expected PSN on. */
    private record Ring(UInt expected) {
        UInt fromExpected(UInt entries) {
            int bits = log2Ceil(WINDOW);
            var first = expected.trunc(bits);
            var marked = new ArrayList<Bool>();
            for (int place = WINDOW - 1; place >= 0; place--) {
                var lap = expected.msb().xor(lit(place, bits).lt(first));
                marked.add(entries.bit(place).xor(lap));
            }
            var ring = cat(marked);
            return cat(ring, ring).shr(first).trunc(WINDOW);
        }
    }

    /** Ones from bit 0 up to the first zero. */
    private static UInt leading(UInt value) {
        var run = new ArrayList<Bool>();
        var still = lit(true);
        for (int i = 0; i < value.width(); i++) {
            still = still.and(value.bit(i));
            run.addFirst(still);
        }
        return cat(run);
    }

    /** Ones up to the last one. */
    private static UInt upTo(UInt value) {
        var run = new ArrayList<Bool>();
        var some = lit(false);
        for (int i = value.width() - 1; i >= 0; i--) {
            some = some.or(value.bit(i));
            run.add(some);
        }
        return cat(run);
    }

    private static UInt ones(UInt value) {
        int bits = log2Ceil(value.width()) + 1;
        var sum = lit(0, bits);
        for (int i = 0; i < value.width(); i++) {
            sum = sum.plus(value.bit(i).asUInt().zext(bits));
        }
        return sum;
    }

    /** The same some cycles later. */
    static UInt later(UInt value, int cycles) {
        var then = value;
        for (int i = 0; i < cycles; i++) {
            var before = then;
            var held = reg(uint(value.width()));
            held.next(before);
            then = held;
        }
        return then;
    }

    /** So many cycles have passed since reset. */
    static Bool age(int cycles) {
        int bits = log2Ceil(cycles + 1) + 1;
        var age = reg(uint(bits)).init(0);
        var isOld = age.ge(cycles);
        age.next(mux(isOld, age, age.plus(1)));
        return isOld;
    }
}
