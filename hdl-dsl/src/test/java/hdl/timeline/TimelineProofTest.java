package hdl.timeline;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.check;
import static hdl.Hdl.delay;
import static hdl.Hdl.leave;
import static hdl.Hdl.link;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.stage;
import static hdl.Hdl.timeline;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Hold;
import hdl.lib.Stream;
import hdl.lib.StreamPipe;
import hdl.lib.Valid;
import hdl.proof.InOrder;
import hdl.proof.Proof;
import hdl.proof.Property;
import hdl.testing.Proved;
import java.util.List;

/** What holds of pipelines in runs of any length, whoever stalls them and whatever comes. */
class TimelineProofTest extends Proved {
    private static final int WIDTH = 3;

    /** Two stages that do nothing. */
    record Through(Hold hold) implements Circuit<Through.Io> {
        record Io(Stream<UInt> in, Stream<UInt> out) implements Bundle<Io> {}

        @Override public String moduleName() {
            return "Through";
        }

        @Override public Io ports(Ports p) {
            return new Io(p.in(Stream.of(uint(WIDTH))), p.out(Stream.of(uint(WIDTH))));
        }

        @Override public void body(Io io) {
            var pipe = StreamPipe.of(io.in, uint(WIDTH), hold);
            var first = stage(pipe.payload());
            link(io.out, pipe.result(stage(first)));
        }
    }

    /** Adds to one of two sums, three edges from address to write. */
    record Sums() implements Circuit<Sums.Io> {
        record Io(Valid<UInt> add, UInt amount, UInt sum) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(Valid.of(uint(1))), p.at(0).in(uint(2)), p.at(3).out(uint(2)));
        }

        @Override public void body(Io io) {
            var t = timeline(io.add).aligned();
            var sums = memory(uint(2), 2).style(BRAM).latency(2).zeroed();
            var before = t.recall(sums, io.add.value()).forwarded();
            var sum = stage(before.value().plus(io.amount));
            before.write(sum);
            io.sum.set(sum);
        }
    }

    TimelineProofTest() {
        super(List.of(
            held("ALL", Hold.ALL).refutes("moves while its end is not taken", "taken | ~in_valid_c2", "1'b1"),
            held("ELASTIC", Hold.ELASTIC).refutes("moves into a cycle that is full", "advance_2 | ~in_valid_c1", "1'b1"),
            held("skid(2)", Hold.skid(2)).refutes("forgets those on their way", "results_level <= 3'd1",
                "results_level <= 3'd3"),
            forwarded().refutes("takes the word of the operation behind", "same_3 ? sum_c5", "same_3 ? sum_c4")));
    }

    private static Property held(String how, Hold hold) {
        return Property.of("StreamPipe", how, "payloads leave in order, none lost, none twice; streams keep their "
            + "contract", () -> Proof.of(new Through(hold)).streams().where(io -> InOrder.claim(io.in(), io.out())));
    }

    /** Beside the memory each sum is kept in a register, at once. */
    private static Property forwarded() {
        return Property.of("Recall", "three operations ahead", "a word is what the operations ahead leave",
            () -> Proof.of(new Sums()).where(io -> {
                var even = reg(uint(2)).init(0);
                var odd = reg(uint(2)).init(0);
                var add = leave(io.add());
                var isOdd = add.value().bit(0);
                var sum = mux(isOdd, odd, even).plus(leave(io.amount()));
                when(add.valid(), () -> when(isOdd, () -> odd.next(sum)).otherwise(() -> even.next(sum)));
                check(delay(add.valid(), 3, 0).not().or(leave(io.sum()).eq(delay(sum, 3))), "each sum is whole");
            }));
    }
}
