package hdl.timeline;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.link;
import static hdl.Hdl.memory;
import static hdl.Hdl.stage;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Hold;
import hdl.lib.Stream;
import hdl.lib.StreamPipe;

/** Pipelines between streams with more in them, or one behind another. */
final class HeldPipes {
    private HeldPipes() {
    }

    record Io(Stream<UInt> in, Stream<UInt> out) implements Bundle<Io> {
        static Io of(Ports p, int width) {
            return new Io(p.in(Stream.of(uint(width))), p.out(Stream.of(uint(8))));
        }
    }

    /** Adds to one of four totals, and says what it is then. */
    record Tally(Hold hold) implements Circuit<Io> {
        @Override public String moduleName() {
            return "Tally";
        }

        @Override public Io ports(Ports p) {
            return Io.of(p, 6);
        }

        @Override public void body(Io io) {
            var pipe = StreamPipe.of(io.in, uint(8), hold);
            var t = pipe.timeline().aligned();
            var totals = memory(uint(8), 4).style(BRAM).zeroed();
            var before = t.recall(totals, stage(pipe.payload().trunc(2))).forwarded();
            var total = stage(before.value().plus(pipe.payload().top(4).zext(8)));
            before.write(total);
            link(io.out, pipe.result(stage(total)));
        }
    }

    /** Adds one and multiplies by three, each in a pipeline of its own. */
    record Chain(Hold first, Hold second) implements Circuit<Io> {
        @Override public String moduleName() {
            return "Chain";
        }

        @Override public Io ports(Ports p) {
            return Io.of(p, 8);
        }

        @Override public void body(Io io) {
            var adder = StreamPipe.of(io.in, uint(8), first);
            var sums = adder.result(stage(stage(adder.payload()).plus(1)));
            var tripler = StreamPipe.of(sums, uint(8), second);
            var twice = stage(tripler.payload().shl(1));
            link(io.out, tripler.result(stage(twice.plus(stage(tripler.payload())))));
        }
    }
}
