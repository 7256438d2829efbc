package rnic.top;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Stream;
import hdl.lib.axi.AxiStream;

/** Lets frames through or not, each as a whole: what is switched counts from the next one on. */
final class FrameGate {
    private final AxiStream mac;
    private final Bool inside;

    /** For frames that come and cannot be held up. */
    FrameGate(AxiStream mac) {
        this.mac = mac;
        inside = reg(bool()).named("inside_frame").init(0);
        when(mac.tvalid(), () -> inside.next(mac.tlast().not()));
    }

    /** Whether this frame is taken is settled at its first beat; the name is that of the register that knows it. */
    Bool open(String name, Bool enable) {
        var settled = reg(bool()).named(name).init(0);
        var open = mux(inside, settled, enable);
        when(mac.tvalid(), () -> settled.next(open));
        return open;
    }

    /** A frame is coming that was let through. */
    Bool busy(Bool open) {
        return open.and(mac.tvalid().or(inside));
    }

    /** Frames that go out begin unless they are stopped; true while one has been offered and is not through. */
    static Bool pass(Stream<Beat> from, Stream<Beat> to, Bool stop) {
        var begun = reg(bool()).named("frame_begun").init(0);
        var may = stop.not().or(begun);
        to.valid().set(from.valid().and(may));
        to.payload().set(from.payload());
        from.ready().set(to.ready().and(may));
        when(to.valid(), () -> begun.next(to.ready().and(from.payload().last()).not()));
        return begun.or(to.valid());
    }
}
