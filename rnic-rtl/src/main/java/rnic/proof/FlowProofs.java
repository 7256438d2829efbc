package rnic.proof;

import static hdl.Hdl.*;

import hdl.proof.InOrder;
import hdl.proof.Proof;
import hdl.proof.Property;
import java.time.Duration;
import java.util.List;
import rnic.acknowledge.AckPolicy;
import rnic.common.PassingFifo;
import rnic.memory.PageCutter;
import rnic.protocol.RnicParameters;

/** What flows: nothing is lost, nothing comes twice or crosses a page, and state is found as it was left. */
final class FlowProofs {
    private FlowProofs() {}

    static List<Property> all() {
        return List.of(passingFifo(), ackPolicy(), pages());
    }

    private static Property passingFifo() {
        return Property.of("PassingFifo", "4 deep, 3 bits; payloads count up",
            "payloads leave in order, none lost, none twice; streams keep their contract",
            () -> Proof.of(new PassingFifo<>(uint(3), 4)).streams().where(io -> InOrder.claim(io.in(), io.out())))
            .refutes("a payload passes one that waits", "fifo_out_valid ? fifo_out_payload : in_payload",
                "in_valid ? in_payload : fifo_out_payload");
    }

    /** The step is free, and so is who comes when. */
    private static Property ackPolicy() {
        return Property.of("AckPolicy", "small, any step",
            "an operation finds the state of its flow as the last one left it, however close they are",
            () -> Proof.of(new AckPolicy(RnicParameters.SMALL)).alone()
                .without("every flow is in the ring once", "no deadline is lost", "no request is lost")
                .free("AckStep_*", Surroundings.promise("AckStep_small")).free("Fifo_*", "").free("PassingFifo_*", "")
                .free("QueueMarks_*", "").budget(Duration.ofSeconds(300)))
            .refutes("the result of the operation just before is not compared", "same_1 <= ", "same_1 <= 1'b0 & ");
    }

    /**
     * Runs become bursts: as they leave they begin where the run does and where its second page lies, stay in a page of
     * 4 KiB, and when a run has been taken the one before it has left to its last beat.
     */
    private static Property pages() {
        int bytes = 128;
        int bits = log2Ceil(bytes);
        return Property.of("PageCutter", "128 bytes per beat; runs of at most two pages in the lowest 16 MiB",
            "bursts stay within 4 KiB, end with a page or with the run, and are all its beats, in order, none twice",
            () ->
            Proof.of(new PageCutter(bytes)).streams().where(io -> {
                var line = reg(uint(64 - bits)).named("next_line");
                var page = reg(uint(52)).named("second_page");
                var left = reg(uint(12)).named("beats_left").init(0);
                var burst = io.out().payload();
                var beats = burst.length().zext(12).plus(1);
                var run = io.in().payload();
                assume(run.line().bits(63 - bits, 24 - bits).any().not(), "in the lowest 16 MiB");
                assume(run.next().bits(51, 12).any().not(), "the second page, too");
                assume(run.line().trunc(12 - bits).zext(12).plus(run.length().zext(12)).lt(2 * 4096 / bytes),
                    "in at most two pages");
                when(io.in().fires(), () -> {
                    line.next(run.line());
                    page.next(run.next());
                    left.next(run.length().zext(12).plus(1));
                }).elseWhen(io.out().fires(), () -> {
                    line.next(cat(page, lit(0, 12 - bits)));
                    left.next(left.minus(beats));
                });
                var valid = io.out().valid();
                check(valid.not().or(burst.address().eq(cat(line, lit(0, bits)))), "goes on where it ended");
                check(valid.not().or(beats.le(left)), "no beat that is not of the run");
                check(valid.not().or(burst.address().bits(11, bits).zext(12).plus(beats).le(4096 / bytes)),
                    "stays within 4 KiB");
                check(valid.not().or(beats.eq(left)).or(burst.address().bits(11, bits).zext(12).plus(beats)
                    .eq(4096 / bytes)), "ends with a page or with the run");
                check(io.in().fires().not().or(left.eq(mux(io.out().fires(), beats, lit(0, 12)))),
                    "the next run waits for the last beat");
            }))
            .refutes("a run that ends at a page goes on", " <= most", " < most")
            .refutes("a burst ends in front of its page", "fitting ? ", "fitting | (|most) ? ");
    }
}
