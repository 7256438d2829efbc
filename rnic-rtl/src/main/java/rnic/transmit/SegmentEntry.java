package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import java.util.Optional;
import rnic.common.BeatSize;
import rnic.common.BeatBytes;
import rnic.wire.Ethernet;
import rnic.wire.Ipv6;
import rnic.wire.Vlan;

/**
 * Puts frames on their routes: writes the flow label of a path that has a name, and inserts an outer IPv6 header where
 * the path leads over segments (RFC 2473, RFC 8986). That header has class, hop limit and source of the packet's own,
 * so that switches mark it and trim by it as they would the packet; the ICRC covers the packet alone and stays.
 *
 * <p>Latency 1 cycle, one beat per cycle; a frame with an outer header becomes 40 bytes longer. When the input does not
 * pause within a frame, neither does the output.
 *
 * @param bytes bytes per beat: a power of two from 32
 */
@Doc("Writes the flow label of each frame, and the outer IPv6 header of one that goes over segments.")
public record SegmentEntry(int bytes) implements Circuit<SegmentEntry.Io> {
    private static final int ENCAPSULATED_IPV6 = 41;
    private static final int UNTAGGED = Ethernet.BYTES;
    private static final int TAGGED = Ethernet.BYTES + Vlan.BYTES;
    /** Where in an IPv6 header its parts are. */
    private static final int LABEL = 2;
    private static final int LENGTH = 4;
    private static final int PROTOCOL = 6;
    private static final int DESTINATION = 24;

    record Io(
        @Doc("one per frame, there when it comes") Stream<Route> routes,
        @Doc("frames with ICRC, without FCS") Stream<Beat> in,
        @Doc("the same on their routes") Stream<Beat> out
    ) implements Bundle<Io> {}

    public SegmentEntry {
        BeatSize.check("SegmentEntry", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Route.SHAPE)), p.in(Stream.of(Beat.of(bytes))), p.out(Stream.of(Beat.of(bytes))));
    }

    /** Bytes of a beat that belong to the one before it when 40 have been inserted. */
    private int front() {
        return Ipv6.BYTES % bytes;
    }

    /** The outer header ends in the second beat. */
    private boolean takesTwo() {
        return bytes < TAGGED + Ipv6.BYTES;
    }

    @Override public void body(Io io) {
        var slice = instance(new RegisterSlice<>(Beat.of(bytes))).named("leaving");
        link(io.out, slice.out());
        var out = slice.in();
        var route = io.routes.payload();
        var beat = io.in.payload();
        var passes = reg(bool()).init(0).named("passes");        // a frame without outer header goes on
        var second = takesTwo() ? Optional.of(reg(bool()).init(0).named("second")) : Optional.<Bool>empty();
        var isSecond = second.orElse(lit(false));                // the outer header ends, if not in the first beat
        var isBehind = reg(bool()).init(0).named("behind");      // the packet behind it goes on
        var isRest = reg(bool()).init(0).named("rest");          // its last bytes
        var isFirst = cat(passes, isSecond, isBehind, isRest).any().not();
        var inserts = isFirst.and(route.segments());
        // Of the beat before what is still to go: its last bytes, or all behind the addresses of Ethernet and an outer
        // header of two beats.
        var held = reg(uint(8 * (takesTwo() ? bytes - UNTAGGED : front()))).named("held_data");
        var heldKeep = reg(uint(front())).named("held_keep");

        // Who goes on: a beat of the frame, or what the outer header has left over of it.
        var isKnown = isFirst.not().or(io.routes.valid());
        out.valid().set(isRest.or(io.in.valid().and(isKnown)));
        io.in.ready().set(out.ready().and(isKnown).and(isRest.or(isSecond).not()));
        io.routes.ready().set(out.fires().and(takesTwo() ? isSecond.or(isFirst.and(inserts.not())) : isFirst));

        // What it is then.
        var labelled = labelled(beat.data(), route);
        var first = inserted(0, outer(labelled, route), labelled, route);
        var own = mux(inserts, first, mux(isFirst, labelled, beat.data()));
        var moved = BeatBytes.joined(held.top(8 * front()),
            BeatBytes.slice(beat.data(), 0, bytes - front()).gate(isRest.not()));
        var isMoved = isBehind.or(isRest);
        out.payload().data().set(mux(isMoved, moved, takesTwo()
            ? mux(isSecond, inserted(bytes, beat.data(), behindAddresses(held), route), own) : own));
        var shifts = takesTwo() ? isMoved : isMoved.or(inserts);
        var isWhole = takesTwo() ? isSecond.or(inserts) : lit(false);
        var shifted = cat(beat.keep().trunc(bytes - front()).gate(isRest.not()),
            heldKeep.or(fill(isRest.not(), front())));
        out.payload().keep().set(mux(shifts, shifted, takesTwo() ? beat.keep().or(fill(isWhole, bytes)) : beat.keep()));
        var spills = beat.keep().bit(bytes - front());           // its last bytes find no room
        out.payload().last().set(isRest.or(beat.last().and(isWhole.not()).and(shifts.and(spills).not())));

        when(io.in.fires(), () -> {
            held.next(mux(isFirst, labelled, beat.data()).top(held.width()));
            heldKeep.next(beat.keep().top(front()));
        });
        var cut = takesTwo() ? isBehind : isBehind.or(inserts);  // the last bytes of this beat stay here
        when(out.fires(), () -> {
            passes.next(beat.last().not().and(passes.or(isFirst.and(inserts.not()))));
            second.ifPresent(it -> it.next(inserts));
            isBehind.next(isSecond.or(cut.and(beat.last().not())));
            isRest.next(cut.and(beat.last()).and(spills));
        });
        if (takesTwo()) {
            check(inserts.and(io.in.valid()).and(io.routes.valid()).and(beat.last()).not(),
                "a frame that is to go over segments has an IPv6 header");
        }
        cover(isRest, "makes a frame one beat longer");
    }

    /** A beat of which no more than this is read. */
    private static UInt behindAddresses(UInt rest) {
        return BeatBytes.joined(lit(0, 8 * UNTAGGED), rest);
    }

    /** The first beat of a frame, with the flow label of its path. */
    private static UInt labelled(UInt data, Route route) {
        var label = BeatBytes.put(data, UNTAGGED + LABEL, route.label());
        var behindTag = BeatBytes.put(data, TAGGED + LABEL, route.label());
        return mux(route.named(), mux(route.tagged(), behindTag, label), data);
    }

    /** The same whose IPv6 header is around another one. */
    private static UInt outer(UInt first, Route route) {
        var length = mux(route.tagged(), first.bytes(TAGGED + LENGTH, 2), first.bytes(UNTAGGED + LENGTH, 2))
            .plus(Ipv6.BYTES);
        var around = cat(length, lit(ENCAPSULATED_IPV6, 8));
        return mux(route.tagged(), BeatBytes.put(first, TAGGED + LENGTH, around),
            BeatBytes.put(first, UNTAGGED + LENGTH, around));
    }

    /**
     * A beat with outer header, from this byte of the frame on.
     *
     * @param outer what stands here up to the destination
     * @param first the first beat of the frame, for what stands behind
     */
    private UInt inserted(int from, UInt outer, UInt first, Route route) {
        return mux(route.tagged(), inserted(from, outer, first, route, TAGGED),
            inserted(from, outer, first, route, UNTAGGED));
    }

    private UInt inserted(int from, UInt outer, UInt first, Route route, int link) {
        int destination = link + DESTINATION - from;
        if (destination >= bytes) {
            return outer;
        }
        return BeatBytes.joined(BeatBytes.slice(outer, 0, destination), route.destination().reverseBytes(),
            BeatBytes.slice(first, link, from + bytes - Ipv6.BYTES));
    }
}
