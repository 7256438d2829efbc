package hdl.proof;

import static hdl.Hdl.assume;
import static hdl.Hdl.bool;
import static hdl.Hdl.check;
import static hdl.Hdl.lit;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.lib.axi.Axi4;
import hdl.lib.axi.Axi4WidthDown;
import hdl.lib.axi.Axi4WidthUp;
import hdl.lib.axi.AxiToStream;
import java.util.List;

/** What is proved of the circuits between a bus and something else. */
final class BusProofs {
    private BusProofs() {
    }

    static List<Property> all() {
        return List.of(widthUp(), widthDown(), toStream());
    }

    /** One write of up to four beats is under way at a time; its beats and its answer are counted. */
    private static void counted(Axi4 manager, Axi4 subordinate) {
        assume(manager.awlen().lt(4), "up to four beats");
        assume(manager.awburst().eq(1), "increments");
        var open = reg(bool()).named("open").init(0);
        var beats = reg(uint(3)).named("beats_left").init(0);
        var taken = manager.w().fires();
        assume(manager.awvalid().not().or(open.not()), "one write at a time");
        assume(manager.wvalid().not().or(open.and(beats.ne(0)).and(manager.wlast().eq(beats.eq(1)))),
            "beats as the address says");
        when(manager.aw().fires(), () -> {
            open.next(true);
            beats.next(manager.awlen().trunc(3).plus(1));
        }).elseWhen(manager.b().fires(), () -> open.next(false));
        when(taken, () -> beats.next(beats.minus(1)));
        var owed = reg(uint(4)).named("owed").init(0);       // ends of bursts that wait for their answer
        var ends = subordinate.w().fires().and(subordinate.wlast());
        assume(subordinate.bvalid().not().or(owed.ne(0)), "an answer follows the last beat");
        when(ends.and(subordinate.b().fires().not()), () -> owed.next(owed.plus(1)))
            .elseWhen(subordinate.b().fires().and(ends.not()), () -> owed.next(owed.minus(1)));
        check(manager.bvalid().not().or(open.and(beats.eq(0))), "an answer follows the last beat of its write");
    }

    private static Property widthUp() {
        return Property.of("Axi4WidthUp", "8 bits to 16, 2 on their way; one write of 1 to 4 beats of a byte at a"
                + " time, reads as they like",
            "beats take the lanes of their addresses, and an answer follows the last; channels keep their contract",
            () -> Proof.of(new Axi4WidthUp(4, 8, 16, 1, 2)).streams()
                .where(io -> {
                    counted(io.sAxi(), io.mAxi());
                    lanes(io.sAxi(), io.mAxi());
                }))
            .refutes("every beat takes the lane of the first", "write_begun ? write_at", "1'b0 ? write_at");
    }

    /** Beats of one byte take the two lanes in turn. */
    private static void lanes(Axi4 manager, Axi4 subordinate) {
        var upper = reg(bool()).named("upper").init(0);
        assume(manager.awsize().eq(0), "beats of a byte");
        when(manager.aw().fires(), () -> upper.next(manager.awaddr().bit(0)))
            .elseWhen(manager.w().fires(), () -> upper.next(upper.not()));
        var other = mux(upper, subordinate.wstrb().bit(0), subordinate.wstrb().bit(1));
        check(subordinate.wvalid().not().or(other.not()), "a beat writes the lane of its address");
    }

    private static Property widthDown() {
        return Property.of("Axi4WidthDown", "16 bits to 8, 2 on their way; one write of 1 to 4 beats at a time,"
                + " reads as they like",
            "a write is answered once, behind its last beat; channels keep their contract",
            () -> Proof.of(new Axi4WidthDown(4, 16, 8, 1, 2)).streams()
                .where(io -> counted(io.sAxi(), io.mAxi())))
            .refutes("answers every part", "m_axi_bvalid & acks_out_valid & acks_out_payload_last",
                "m_axi_bvalid & acks_out_valid");
    }

    /** One range at a time of a memory whose bursts are as long as they were asked for. */
    private static Property toStream() {
        return Property.of("AxiToStream", "16 bits, bursts of 2 beats; one range of up to 7 bytes at a time, the"
                + " memory answers as asked",
            "as many bytes as were asked for, then the end; channels keep their contract",
            () -> Proof.of(new AxiToStream(4, 16, 3, 2, 2)).streams().where(io -> {
                var due = reg(uint(3)).named("due").init(0);
                var two = reg(bool()).named("two").init(0);  // the burst that is answered has another beat
                var second = reg(bool()).named("second").init(0);
                var waiting = reg(uint(2)).named("waiting").init(0);
                assume(io.request().valid().not().or(due.eq(0)), "one range at a time");
                memory(io, waiting, two, second);
                var beat = io.out().payload();
                var bytes = mux(beat.keep().bit(1), lit(2, 3), lit(1, 3));
                check(io.out().valid().not().or(due.ge(bytes)), "no byte that was not asked for");
                check(io.out().valid().not().or(beat.last().eq(due.eq(bytes))), "ends with the last byte");
                when(io.request().fires(), () -> due.next(io.request().payload().bytes()))
                    .elseWhen(io.out().fires(), () -> due.next(due.minus(bytes)));
            }))
            .refutes("ends with every burst", "r_payload_last & bursts_out_payload_ends", "r_payload_last");
    }

    /** Up to two bursts wait, {@code two} of the older and {@code second} of the newer: whether it has two beats. */
    private static void memory(AxiToStream.Io io, hdl.UInt waiting, Bool two, Bool second) {
        var asked = io.ar().fires();
        var longer = io.ar().payload().len().bit(0);
        var came = io.r().fires();
        var done = came.and(io.r().payload().last());
        assume(io.r().valid().not().or(waiting.ne(0)), "answers follow addresses");
        assume(io.r().valid().not().or(io.r().payload().last().eq(two.not())), "bursts are as long as asked for");
        check(io.ar().valid().not().or(io.ar().payload().len().le(1)), "no burst is longer than two beats");
        when(done, () -> two.next(mux(waiting.eq(2), second, longer)))
            .elseWhen(came, () -> two.next(false))
            .elseWhen(asked.and(waiting.eq(0)), () -> two.next(longer));
        when(asked.and(waiting.ne(0)), () -> second.next(longer));
        when(asked.and(done.not()), () -> waiting.next(waiting.plus(1)))
            .elseWhen(done.and(asked.not()), () -> waiting.next(waiting.minus(1)));
    }
}
