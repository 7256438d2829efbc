package hdl.mistakes;

import static hdl.Hdl.bool;
import static hdl.Hdl.ignore;
import static hdl.Hdl.in;
import static hdl.Hdl.instance;
import static hdl.Hdl.lit;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;

import hdl.BlackBox;
import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Clock;
import hdl.Exact;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.cdc.Synchronizer;
import java.util.List;

/** What must not be synchronised, and clocks that black boxes deliver: HDL404, HDL406, HDL407, HDL412 and HDL413. */
final class CrossingMistakes {
    /** What must not be synchronised. */
    record Link(boolean twice) implements Circuit<Link.Io> {
        record Io(Clock network, Clock host, Bool a, Bool b, Bool x, Bool y) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var network = p.clock();
            var host = p.clock();
            return new Io(network, host, p.on(network).in(bool()), p.on(network).in(bool()), p.on(host).out(bool()),
                p.on(host).out(bool()));
        }

        @Override public void body(Io io) {
            in(io.network, () -> {
                var flag = reg(bool()).init(0);
                flag.next(io.a);
                var busy = flag.or(io.b);
                ignore(busy);
                in(io.host, () -> {
                    if (twice) {
                        io.x.set(Synchronizer.of(flag)); // HDL406 1
                        io.y.set(Synchronizer.of(flag)); // HDL406
                    } else {
                        io.x.set(Synchronizer.of(busy)); // HDL404
                        io.y.set(lit(false));
                    }
                });
            });
        }
    }

    /** A vendor's divider by two. */
    record Divider() implements BlackBox<Divider.Io> {
        record Io(Bool enable, @Exact("O") Clock half) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.clockOut());
        }

        @Override public void body(Io io) {
            var toggle = reg(bool()).init(0);
            toggle.next(toggle.xor(io.enable));
            io.half.set(toggle);
        }
    }

    record Halved() implements Circuit<Halved.Io> {
        record Io(Clock main, Bool enable, UInt count) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.clock(), p.in(bool()), p.async().out(uint(8)));
        }

        @Override public void body(Io io) {
            var divider = instance(new Divider()); // HDL407
            divider.enable().set(io.enable);
            in(divider.half(), () -> {
                var count = reg(uint(8)).init(0);
                count.next(count.plus(1));
                io.count.set(count);
            });
        }
    }

    record Plain() implements Circuit<Plain.Io> {
        record Io(Clock out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.clockOut()); // HDL412
        }

        @Override public void body(Io io) {}
    }

    record Inside() implements BlackBox<Inside.Io> {
        record Io(Clock in, Clock out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.clock(), p.clockOut());
        }

        @Override public void body(Io io) {
            in(io.out, () -> reg(bool())); // HDL413
        }
    }

    private CrossingMistakes() {}

    static List<Mistake> all() {
        return new Mistake.Collection(CrossingMistakes.class)
            .circuit("HDL404", "{}: HDL404: a crossing starts at a register, 'busy' is logic and may glitch; register "
                + "it in clock network first", new Link(false))
            .circuit("HDL406", "{}: HDL406: 'flag' is synchronised twice into clock host (also at {1}) and the two may "
                + "differ for a cycle; share one", new Link(true))
            .circuit("HDL407", "{}: HDL407: clock 'divider_O' comes from black box Divider without a reset, and "
                + "something in it is reset; give the clock one with reset(...), such as that of a ResetSynchronizer "
                + "in this clock", new Halved())
            .circuit("HDL412", "{}: HDL412: only a black box has a clock output, for logic makes no clocks; implement "
                + "BlackBox, or take the clock with p.clock()", new Plain())
            .circuit("HDL413", "{}: HDL413: the clock 'out_clk' is an output of this black box: drive it with set; "
                + "registers in here run on an input", new Inside())
            .all();
    }
}
