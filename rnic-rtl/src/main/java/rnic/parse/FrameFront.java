package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Valid;
import java.util.ArrayList;
import rnic.common.BeatSize;

/**
 * Collects the first {@link PacketParser#DEEPEST} bytes of each frame and tells which network header they hold. Latency
 * 1 cycle after the beat that completes them or ends the frame; one frame per cycle when frames are one beat. Bytes
 * that the frame does not have are 0.
 *
 * @param bytes bytes per beat: a power of two from 32
 */
@Doc("Collects the first bytes of each frame and tells which network header they hold.")
public record FrameFront(int bytes) implements Circuit<FrameFront.Io> {
    /** What stands behind the Ethernet header. */
    public record Kind(
        @Doc("802.1Q tag") Bool tagged,
        @Doc("EtherType 0x0800") Bool ipv4,
        @Doc("EtherType 0x86DD") Bool ipv6
    ) implements Bundle<Kind> {
        static final Shape<Kind> SHAPE = bundle(Kind.class, bool(), bool(), bool());
    }

    public record Io(
        @Doc("frames from the MAC, without preamble and FCS") Valid<Beat> in,
        @Doc("byte 0 in bits 7 to 0") Valid<UInt> window,
        Kind kind
    ) implements Bundle<Io> {}

    public FrameFront {
        BeatSize.check("FrameFront", bytes);
    }

    /** Beats that hold the deepest header. */
    int beats() {
        return (PacketParser.DEEPEST + bytes - 1) / bytes;
    }

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(Beat.of(bytes))), p.at(1).out(Valid.of(uint(8 * bytes * beats()))),
            p.at(1).out(Kind.SHAPE));
    }

    @Override public void body(Io io) {
        var arriving = timeline(io.in).aligned();
        var beat = io.in.value();
        int beats = beats();
        var part = reg(uint(indexWidth(beats + 1))).init(0);             // beats seen of this frame, at most beats()
        var window = reg(uint(8 * bytes * beats));
        var kind = reg(Kind.SHAPE);
        var present = present(beat);
        var collecting = part.lt(beats);
        var isFirst = part.eq(0);

        when(io.in.valid(), () -> part.next(mux(beat.last(), part.and(0), mux(collecting, part.plus(1), part))));

        when(io.in.valid().and(collecting), () -> {
            window.next(placed(window, present, part));
            when(isFirst, () -> kind.next(kindOf(beat)));
        });

        check(part.le(beats), "no more beats are counted than the window has");
        io.window.valid().set(stage(arriving.flag(collecting.and(beat.last().or(part.eq(beats - 1))))));
        io.window.value().set(after(window));
        io.kind.set(after(kind));
        check(io.window.valid().and(after(kind.ipv4())).and(after(kind.ipv6())).not(),
            "a frame holds one network header");
    }

    /** The beat's bytes, 0 where the frame has none. */
    private UInt present(Beat beat) {
        var lanes = new ArrayList<UInt>();
        for (int i = 0; i < bytes; i++) {
            lanes.add(beat.data().bits(8 * i + 7, 8 * i).gate(beat.keep().bit(i)));
        }
        return cat(lanes.reversed());
    }

    /** The window with this beat in its place; the places behind it are cleared when the first beat arrives. */
    private UInt placed(UInt window, UInt present, UInt part) {
        var places = new ArrayList<UInt>();
        for (int i = 0; i < beats(); i++) {
            var here = part.eq(i);
            var held = window.bits(8 * bytes * (i + 1) - 1, 8 * bytes * i);
            places.add(i == 0 ? mux(here, present, held) : mux(here, present, held.gate(part.ne(0))));
        }
        return cat(places.reversed());
    }

    /** Looks at no byte that the frame does not have: a type counts when its second byte is kept. */
    private static Kind kindOf(Beat beat) {
        var outer = beat.data().bytes(12, 2);
        var inner = beat.data().bytes(16, 2);
        var hasOuter = beat.keep().bit(13);
        var hasInner = beat.keep().bit(17);
        var tagged = outer.eq(0x8100).and(hasOuter);
        var ipv4 = mux(tagged, inner.eq(0x0800).and(hasInner), outer.eq(0x0800).and(hasOuter));
        var ipv6 = mux(tagged, inner.eq(0x86DD).and(hasInner), outer.eq(0x86DD).and(hasOuter));
        return new Kind(tagged, ipv4, ipv6);
    }
}
