package rnic.guide;
import hdl.*; import hdl.lib.*;
import static hdl.Hdl.*;

@Doc("Remembers which packets beyond the next expected one have arrived, and slides past every closed gap.")
public record SackTracker(int window, int psnBits) implements Circuit<SackTracker.Io> {
    public record Io(Valid<UInt> arrival, UInt expected, UInt sack, Bool duplicate, Bool outside) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(uint(psnBits))), p.out(uint(psnBits)), p.out(uint(window)), p.out(bool()), p.out(bool()));
    }

    @Override public void body(Io io) {
        var expected = reg(uint(psnBits)).init(0);
        var seen = reg(uint(window)).init(0);            // bit i: packet expected+i has arrived
        var ahead = io.arrival.value().minus(expected);
        var inWindow = ahead.lt(window);
        var index = ahead.trunc(log2Ceil(window));
        var known = seen.bit(index);
        var mark = oneHot(index, window).gate(io.arrival.valid().and(inWindow));
        var slide = TrailingOnes.of(seen);

        seen.next(seen.or(mark).shr(slide));
        expected.next(expected.plus(slide.zext(psnBits)));

        io.expected.set(expected);
        io.sack.set(seen);
        io.duplicate.set(io.arrival.valid().and(ahead.msb().or(inWindow.and(known))));
        io.outside.set(io.arrival.valid().and(ahead.msb().not()).and(inWindow.not()));
    }
}
