package hdl.timeline;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.lit;
import static hdl.Hdl.memory;
import static hdl.Hdl.stage;
import static hdl.Hdl.timeline;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Valid;

/** Memories that operations recall and somebody else clears through the same port. */
final class SharedPipes {
    private SharedPipes() {}

    @Doc("Adds to the counter of a queue, if it is said so late; somebody else clears counters.")
    record Cleared(boolean claims) implements Circuit<Cleared.Io> {
        record Io(Valid<UInt> add, UInt amount, Bool counts, Valid<UInt> clear, UInt total) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(Valid.of(uint(3))), p.at(0).in(uint(16)), p.at(3).in(bool()),
                p.in(Valid.of(uint(3))), p.at(3).out(uint(16)));
        }

        @Override public void body(Io io) {
            var t = timeline(io.add).aligned();
            var counters = memory(uint(16), 8).style(BRAM).latency(2).zeroed();
            var counter = t.recall(counters, io.add.value()).forwarded();
            if (claims) {
                counter.beside(io.clear.valid(), io.clear.value(), lit(0, 16));
            } else {
                counter.behind(io.clear.valid(), io.clear.value(), lit(0, 16));
            }
            var total = stage(counter.value().plus(io.amount));
            counter.write(io.counts, total);
            io.total.set(total);
        }
    }

    @Doc("Marks queues and says whether one was marked before: what is written is a constant.")
    record Marked() implements Circuit<Marked.Io> {
        record Io(Valid<UInt> ask, Bool marks, UInt cleared, Bool marked) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(Valid.of(uint(2))), p.at(2).in(bool()), p.in(uint(3)), p.at(2).out(bool()));
        }

        @Override public void body(Io io) {
            var t = timeline(io.ask).aligned();
            var marks = memory(bool(), 4).style(BRAM).latency(2).zeroed();
            var mark = t.recall(marks, io.ask.value()).forwarded()
                .behind(io.cleared.msb(), io.cleared.trunc(2), lit(false));
            mark.write(io.marks, lit(true));
            io.marked.set(mark.value());
        }
    }
}
