package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.CongestionDecision;
import rnic.messages.FlowEvent.Kind;

/** A window that congestion notifications halve, and nothing else changes. */
@Doc("A window that congestion notifications halve.")
record NoticeWindow(boolean ticks, int cycles) implements CongestionAlgorithm<NoticeWindow.Kept> {
    static final int MOST = 43 * CongestionDecision.PACKET;

    record Kept(UInt window) implements Bundle<Kept> {}

    @Override public Shape<Kept> state() {
        return bundle(Kept.class, uint(CongestionDecision.WINDOW_BITS));
    }

    @Override public void body(Io<Kept> io) {
        timeline(io.now()).aligned();
        var kind = io.event().kind();
        var window = io.state().window();
        var half = window.shr(1).zext(window.width());
        var less = mux(half.lt(CongestionDecision.PACKET), lit(CongestionDecision.PACKET, window.width()), half);
        var next = stage(mux(kind.is(Kind.SETUP), lit(MOST, window.width()), mux(kind.is(Kind.CNP), less, window)));
        ignore(io.event(), io.settings(), io.now());
        io.changed().window().set(next);
        io.window().set(next);
        io.rate().set(0);
        io.opened().set(next.gt(window));
    }
}
