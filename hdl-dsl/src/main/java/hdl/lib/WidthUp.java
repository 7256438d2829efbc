package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/**
 * Puts several narrow beats of a packet into one wide one; the first is in the low bytes. A packet that ends early ends
 * its wide beat with it, with the bytes behind it not kept; packets never share a beat. Latency 1 cycle from the narrow
 * beat that fills the wide one, one narrow beat per cycle, also when the packet changes. Stalls with the sink while a
 * wide beat stands at the output; {@code in.ready} follows {@code out.ready} through one gate.
 *
 * @param bytes bytes of a narrow beat, at least 1
 * @param ratio narrow beats in a wide one, at least 2
 */
@Doc("Puts several narrow beats of a packet into one wide one.")
public record WidthUp(int bytes, int ratio) implements Circuit<WidthUp.Io> {
    public record Io(
        @Doc("narrow beats") Stream<Beat> in,
        @Doc("wide beats") Stream<Beat> out
    ) implements Bundle<Io> {}

    public WidthUp {
        if (bytes < 1 || ratio < 2) {
            throw HdlException.refused("WidthUp of " + ratio + " beats of " + bytes
                + " bytes: a beat has at least 1 byte, and at least 2 of them are put together");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Beat.of(bytes))), p.out(Stream.of(Beat.of(bytes * ratio))));
    }

    @Override public void body(Io io) {
        var data = new ArrayList<UInt>();
        var keep = new ArrayList<UInt>();
        for (int i = 0; i < ratio; i++) {
            data.add(reg(uint(8 * bytes)).named("data_" + i));
            keep.add(reg(uint(bytes)).named("keep_" + i));
        }
        var last = reg(bool());
        var full = reg(bool()).init(0);
        var place = reg(uint(indexWidth(ratio))).init(0);    // where the next narrow beat goes
        var beat = io.in.payload();
        var fills = beat.last().or(place.eq(ratio - 1));

        when(io.in.fires(), () -> {
            place.next(mux(fills, lit(0, place.width()), place.plus(1)));
            last.next(beat.last());
            when(place.eq(0), () -> keep.forEach(part -> part.next(0)));
            for (int i = 0; i < ratio; i++) {
                var dataHere = data.get(i);
                var keepHere = keep.get(i);
                when(place.eq(i), () -> {
                    dataHere.next(beat.data());
                    keepHere.next(beat.keep());
                });
            }
        });
        when(io.in.ready(), () -> full.next(io.in.valid().and(fills)));

        io.in.ready().set(full.not().or(io.out.ready()));
        io.out.valid().set(full);
        io.out.payload().data().set(cat(data.reversed()));
        io.out.payload().keep().set(cat(keep.reversed()));
        io.out.payload().last().set(last);

        check(full.not().or(place.eq(0)), "a wide beat is shown before the next one is begun");
        check(full.not().or(keep.getFirst().ne(0)), "what is shown has bytes");
        assume(io.in.valid().not().or(beat.keep().bit(0)), "a beat has at least one byte");
        cover(full.and(last).and(keep.getLast().eq(0)), "a packet ends within a wide beat");
    }
}
