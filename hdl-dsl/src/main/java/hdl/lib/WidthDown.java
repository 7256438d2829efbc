package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Takes each wide beat of a packet apart into narrow ones, the low bytes first. Narrow beats without a byte are left
 * out, so a packet has as few as its length needs. Latency 1 cycle, one narrow beat per cycle, without a pause between
 * wide beats. Stalls with the sink; {@code in.ready} follows {@code out.ready} through two gates.
 *
 * @param bytes bytes of a narrow beat, at least 1
 * @param ratio narrow beats in a wide one, at least 2
 */
@Doc("Takes each wide beat of a packet apart into narrow ones.")
public record WidthDown(int bytes, int ratio) implements Circuit<WidthDown.Io> {
    public record Io(
        @Doc("wide beats") Stream<Beat> in,
        @Doc("narrow beats") Stream<Beat> out
    ) implements Bundle<Io> {}

    public WidthDown {
        if (bytes < 1 || ratio < 2) {
            throw HdlException.refused("WidthDown to " + ratio + " beats of " + bytes
                + " bytes: a beat has at least 1 byte, and is made into at least 2");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Beat.of(bytes * ratio))), p.out(Stream.of(Beat.of(bytes))));
    }

    @Override public void body(Io io) {
        var data = reg(uint(8 * bytes * ratio));             // what is left of the wide beat, its next bytes lowest
        var keep = reg(uint(bytes * ratio)).init(0);         // empty: nothing is left
        var last = reg(bool());
        var beat = io.in.payload();
        var shown = keep.bit(0);
        var more = keep.bit(bytes);                          // bytes are kept from the first on
        var taken = shown.and(io.out.ready());

        when(io.in.fires(), () -> {
            data.next(beat.data());
            keep.next(beat.keep());
            last.next(beat.last());
        }).elseWhen(taken, () -> {
            data.next(data.shr(8 * bytes));
            keep.next(keep.shr(bytes));
        });

        io.in.ready().set(shown.not().or(io.out.ready().and(more.not())));
        io.out.valid().set(shown);
        io.out.payload().data().set(data.trunc(8 * bytes));
        io.out.payload().keep().set(keep.trunc(bytes));
        io.out.payload().last().set(last.and(more.not()));

        assume(io.in.valid().not().or(beat.keep().bit(0)), "a beat has at least one byte");
        assume(io.in.valid().not().or(beat.keep().and(beat.keep().plus(1)).eq(0)), "bytes are kept from the first on");
        check(keep.and(keep.plus(1)).eq(0), "bytes are left from the first on");
        cover(shown.and(last).and(keep.bit(bytes - 1).not()), "the last beat is not full");
    }
}
