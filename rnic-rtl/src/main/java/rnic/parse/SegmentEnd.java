package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Valid;
import java.util.ArrayList;
import java.util.Optional;
import rnic.common.BeatSize;
import rnic.common.BeatBytes;
import rnic.wire.Ethernet;
import rnic.wire.Ipv6;
import rnic.wire.Vlan;

/**
 * Takes off the outer IPv6 header of frames whose segments end here: those to our segment identifier that carry an IPv6
 * packet (RFC 2473, RFC 8986). The packet gets the traffic class of the outer header, so that a mark or a cut on the
 * way is seen. All other frames pass, also one that ends with the outer header.
 *
 * <p>Takes a beat in every cycle and never more cycles than beats. A beat leaves at most {@link #LATENCY} cycles after
 * it has come, one of a frame whose header is taken off with the next one.
 *
 * @param bytes bytes per beat: a power of two from 32
 */
@Doc("Takes off the outer IPv6 header of frames whose segments end here.")
public record SegmentEnd(int bytes) implements Circuit<SegmentEnd.Io> {
    /** Cycles until a beat of a frame without outer header has left, if the next one comes at once. */
    public static final int LATENCY = 3;
    private static final int ENCAPSULATED_IPV6 = 41;
    private static final int VERSION = 6;
    private static final int UNTAGGED = Ethernet.BYTES;
    private static final int TAGGED = Ethernet.BYTES + Vlan.BYTES;
    private static final int PROTOCOL = 6;
    private static final int DESTINATION = 24;
    private static final int PART = 32;

    /** A beat, and what is told with it. */
    public record Marked(
        Beat beat,
        @Doc("with the last beat: FCS error, runt or abort") Bool error,
        @Doc("with the last beat: the data path ran when the frame began") Bool running
    ) implements Bundle<Marked> {
        public static Shape<Marked> of(int bytes) {
            return bundle(Marked.class, Beat.of(bytes), bool(), bool());
        }
    }

    public record Io(
        @Doc("from the MAC, without preamble and FCS") Valid<Marked> in,
        @Doc("our segment identifier, if we have one") Valid<UInt> segment,
        @Doc("to the receive path") Valid<Marked> out,
        @Doc("beats are in it") Bool busy
    ) implements Bundle<Io> {}

    public SegmentEnd {
        BeatSize.check("SegmentEnd", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Marked.of(bytes))), p.steady().in(Valid.of(uint(128))),
            p.out(Valid.of(Marked.of(bytes))), p.out(bool()));
    }

    /** The outer header ends in the second beat. */
    private boolean takesTwo() {
        return bytes < TAGGED + Ipv6.BYTES;
    }

    /** Bytes of the packet in a beat behind those that find room in the beat before. */
    private int rest() {
        return bytes - Ipv6.BYTES % bytes;
    }

    @Override public void body(Io io) {
        registeredReset();
        // Cycle 1: a beat, and behind it what it shows of the outer header.
        var hasCome = reg(bool()).init(0).named("has_come");
        hasCome.next(io.in.valid());
        var in = reg(Marked.of(bytes)).named("come");
        in.next(io.in.value());
        var beat = in.beat();
        var inside = reg(bool()).init(0).named("inside");
        var isFirst = inside.not();
        when(hasCome, () -> inside.next(beat.last().not()));

        // What is kept: all of it leaves; its packet leaves with the next beat; or that will tell what it is.
        var kept = reg(Marked.of(bytes)).named("kept");
        var whole = reg(bool()).init(0).named("whole");
        var open = reg(bool()).init(0).named("open");
        var waiting = takesTwo() ? Optional.of(reg(bool()).init(0).named("half")) : Optional.<Bool>empty();
        var half = waiting.orElse(lit(false));

        var hasTag = beat.data().bytes(12, 2).eq(0x8100);
        var hasOuter = mux(hasTag, opens(beat.data(), TAGGED), opens(beat.data(), UNTAGGED)).and(io.segment.valid());
        var tagged = takesTwo() ? ofFirst(hasTag, hasCome.and(isFirst), "is_tagged") : hasTag;
        var outer = takesTwo() ? ofFirst(hasOuter, hasCome.and(isFirst), "is_outer").and(half) : hasOuter.and(isFirst);
        var ended = outer.and(mux(tagged, shown(io, TAGGED, "ours_behind_tag"), shown(io, UNTAGGED, "ours")))
            .and(takesTwo() ? beat.last().not() : beat.keep().bit(TAGGED + Ipv6.BYTES + 1));
        var hasRest = beat.keep().bit(bytes - rest());            // it has bytes that find no room behind what is kept

        var out = wire(Marked.of(bytes)).named("leaving_beat");
        var joined = BeatBytes.joined(BeatBytes.slice(kept.beat().data(), 0, rest()),
            BeatBytes.slice(beat.data(), 0, bytes - rest()));
        out.beat().data().set(mux(open, joined, kept.beat().data()));
        out.beat().keep().set(mux(open, cat(beat.keep().trunc(bytes - rest()), fill(lit(true), rest())),
            kept.beat().keep()));
        out.beat().last().set(mux(open, beat.last().and(hasRest.not()), kept.beat().last()));
        out.error().set(mux(open, in.error(), kept.error()));
        out.running().set(mux(open, in.running(), kept.running()));
        var leaving = reg(bool()).init(0).named("leaving");
        leaving.next(whole.or(hasCome.and(open.or(half.and(ended.not())))));
        io.out.valid().set(leaving);
        io.out.value().set(stage(out));

        // What stays until the next cycle, or the next beat.
        var first = takesTwo() ? kept.beat().data() : beat.data();
        var packet = mux(tagged, packet(first, beat.data(), TAGGED), packet(first, beat.data(), UNTAGGED));
        var tail = BeatBytes.slice(beat.data(), bytes - rest(), bytes);
        var cut = ended.or(open);
        var isEnd = hasCome.and(cut).and(beat.last()).and(hasRest);
        var isHalf = takesTwo() ? hasCome.and(isFirst).and(beat.last().not()) : lit(false);
        open.next(mux(hasCome, cut.and(beat.last().not()), open));
        waiting.ifPresent(it -> it.next(isHalf.or(it.and(hasCome.not()))));
        whole.next(isEnd.or(hasCome.and(cut.or(isHalf).not())));
        when(hasCome, () -> kept.next(new Marked(new Beat(
            mux(ended, filled(packet), mux(open, filled(tail), beat.data())),
            mux(cut, beat.keep().shr(bytes - rest()), beat.keep()), beat.last()), in.error(), in.running())));
        io.busy.set(cat(hasCome, whole, open, half, leaving).any());
        check(whole.and(open).or(whole.and(half)).or(open.and(half)).not(), "what is kept is of one kind");
        cover(isEnd, "the last bytes of a packet leave alone");
    }

    /** What the first beat of a frame has shown. */
    private static Bool ofFirst(Bool shown, Bool isFirst, String name) {
        var kept = reg(bool()).named(name);
        when(isFirst, () -> kept.next(shown));
        return kept;
    }

    /** The destination in this beat is ours, in parts, and the protocol is IPv6; a cycle later. */
    private Bool shown(Io io, int link, String name) {
        int at = takesTwo() ? link + DESTINATION - bytes : link + DESTINATION;
        var data = io.in.value().beat().data();
        var parts = new ArrayList<Bool>();
        for (int i = 0; i < 128 / PART; i++) {
            var ours = io.segment.value().bits(127 - PART * i, 128 - PART * (i + 1));
            parts.add(data.bytes(at + i * PART / 8, PART / 8).eq(ours).named(name + "_" + i));
        }
        return stage(cat(parts.reversed())).all();
    }

    /** An IPv6 header that carries an IPv6 packet begins here. */
    private static Bool opens(UInt data, int link) {
        return data.bytes(link - 2, 2).eq(0x86DD).and(data.bytes(link, 1).top(4).eq(VERSION))
            .and(data.bytes(link + PROTOCOL, 1).eq(ENCAPSULATED_IPV6));
    }

    /** The first bytes of the frame without outer header, whose traffic class goes to the packet's own. */
    private UInt packet(UInt first, UInt last, int link) {
        // Byte 0 of an IPv6 header: version, upper half of the class; byte 1: its lower half, and the label's top.
        int own = link + Ipv6.BYTES - (takesTwo() ? bytes : 0);
        return cat(BeatBytes.slice(last, own + 2, bytes), first.bits(8 * link + 15, 8 * link + 12),
            last.bits(8 * own + 11, 8 * own + 4), first.bits(8 * link + 3, 8 * link), first.trunc(8 * link));
    }

    private UInt filled(UInt some) {
        return some.zext(8 * bytes);
    }
}
