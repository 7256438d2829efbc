package rnic.proof;

import static hdl.Hdl.cat;
import static hdl.Hdl.check;
import static hdl.Hdl.leave;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.UInt;
import hdl.proof.Proof;
import hdl.proof.Property;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import rnic.track.CommitStage;
import rnic.track.Frontier;
import rnic.track.PhaseDecoder;

/**
 * The tracker. What its combinational parts compute is said again, plainly, and both are equal whatever is fed: what is
 * fed leaves them after their latency, so that an induction over one step more is a proof.
 */
final class TrackerProofs {
    private static final int WINDOW = 8;

    private TrackerProofs() {}

    static List<Property> all() {
        return List.of(commit(), frontier(), decoder());
    }

    /** One induction over one step: what the pipeline knows of a packet is said of each of its cycles. */
    private static Property commit() {
        return Property.of("CommitStage", "window 8, 2 queue pairs",
            "a packet is taken once at most, and only inside of the window (R3, R5)",
            () -> committed().induction(1))
            .refutes("the packet just ahead is not compared",
                () -> committed().with("repeated = same1 & accepted", "repeated = 1'b0").bound(7))
            .refutes("a packet behind the window is taken",
                () -> committed().with("distance == 21'd0", "distance[19:0] == 20'd0").bound(7)).slow();
    }

    private static Proof<?> committed() {
        return Proof.of(new CommitStage(WINDOW, 2)).free("ProgressTable_2", "").budget(Duration.ofSeconds(400))
            .with("endmodule", Surroundings.inside("CommitStage_8_2"));
    }

    /** R2 and R6 of an evaluation: the run of leading ones, and what ends in it. */
    private static Property frontier() {
        return Property.of("Frontier", "window 8",
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
                    var consumes = then.fromExpected(leave(io.consumes())).and(inside);
                    check(isFull.not().or(leave(io.length()).eq(ones(inside))), "length of the run when it is known");
                    int rest = Frontier.LATENCY - length;
                    check(isFull.not().or(leave(io.run().length()).eq(later(ones(inside), rest))), "length of the run");
                    check(isFull.not().or(leave(io.run().messages()).eq(later(ones(ends), rest))),
                        "messages that end in it");
                    check(isFull.not().or(leave(io.run().receives()).eq(later(ones(consumes), rest))),
                        "receive WQEs that they consume");
                    check(isFull.not().or(leave(io.run().complete()).eq(later(ones(upTo(ends)), rest))),
                        "where the last one ends");
                }))
            .refutes("a full ring is taken for an empty one", "packets = {is_whole,", "packets = {1'b0,");
    }

    /** R1 of a row: bit i is the packet expected + i. */
    private static Property decoder() {
        return Property.of("PhaseDecoder", "window 8",
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
