package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.CongestionDecision;
import rnic.messages.FlowEvent.Kind;

/** A packet that comes in time adds 1/64 packet to the window; delay or a trim takes an eighth, once per round trip. */
@Doc("A window that grows while the delay is small.")
public record DelayWindow() implements CongestionAlgorithm<DelayWindow.Kept> {
    public record Kept(UInt window, @Doc("when it was cut last") UInt cutAt) implements Bundle<Kept> {}

    @Override public Shape<Kept> state() {
        return bundle(Kept.class, uint(CongestionDecision.WINDOW_BITS), uint(CLOCK_BITS));
    }

    @Override public int cycles() {
        return 5;
    }

    @Override public void body(Io<Kept> io) {
        timeline(io.now()).aligned();
        var event = io.event();
        var settings = io.settings();
        var window = io.state().window();
        int bits = window.width();
        ignore(event.marked(), event.inFlight(), event.lastHop());

        // Cycle 0: what the event says.
        var isAck = stage(event.kind().is(Kind.ACK).and(event.timed()));
        var isLate = stage(event.roundTrip().ge(settings.baseRtt().plus(settings.target().zext(14))));
        var isTrim = stage(event.kind().is(Kind.TRIM));

        // Cycle 2: what is kept of the flow has come.
        var mayCut = stage(io.now().minus(io.state().cutAt()).ge(settings.baseRtt().zext(CLOCK_BITS)));
        var cuts = stage(isAck.and(isLate).or(isTrim)).and(mayCut);
        var grows = stage(isAck.and(isLate.not()));
        var less = stage(window.minus(window.shr(3)));
        var more = stage(window.plusWide(cat(event.delivered(), lit(0, 2)).zext(bits)));

        // Cycle 3: the window that is wanted; cycle 4: the one that may be.
        var wanted = stage(mux(cuts, less.zext(bits + 1), mux(grows, more, window.zext(bits + 1))));
        var isLarge = wanted.gt(settings.most().zext(bits + 1)).or(event.kind().is(Kind.SETUP));
        var isSmall = wanted.lt(CongestionDecision.PACKET);
        var after = stage(mux(isLarge, settings.most(), mux(isSmall, lit(CongestionDecision.PACKET, bits),
            wanted.trunc(bits))));

        io.changed().window().set(after);
        io.changed().cutAt().set(mux(cuts, io.now(), io.state().cutAt()));
        io.window().set(after);
        io.rate().set(0);                                    // never less than a packet, so there is no pace
        io.opened().set(after.gt(window));
    }
}
