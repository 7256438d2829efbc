package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Valid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rnic.common.BeatSize;

/**
 * Forces the fields that a network may change to ones and clears every byte before the IP header (wire profile section
 * 10). One beat per cycle, never stalls.
 *
 * @param bytes   bytes per beat: a power of two from 32
 * @param latency cycles from beat to masked beat: 2, or 1 with the kind of packet and the mask in one step
 */
@Doc("Forces the fields that the ICRC does not cover to ones and clears the bytes before the IP header.")
public record VariantMask(int bytes, int latency) implements Circuit<VariantMask.Io> {
    private static final int UNTAGGED = 14;
    private static final int TAGGED = 18;
    /** Bytes of the IP packet that are forced to ones: IPv4 ToS, TTL, checksum, UDP checksum, BTH byte 4. */
    private static final int[] IPV4_VARIANT = {1, 8, 10, 11, 26, 27, 32};
    /** IPv6 Traffic Class and Flow Label (byte 0: its low half), Hop Limit, UDP checksum, BTH byte 4. */
    private static final int[] IPV6_VARIANT = {0, 1, 2, 3, 7, 46, 47, 52};

    public record Io(
        @Doc("frames, without preamble and FCS") Valid<Beat> in,
        @Doc("the beat is the first of its frame") Bool starting,
        @Doc("of the frame") FrameFront.Kind kind,
        @Doc("masked") UInt data
    ) implements Bundle<Io> {}

    /** Bytes of the packet before a variant field, by protocol and tag. */
    private record Layout(Bool applicable, int ipOffset, int[] variant, boolean isIpv6) {}

    public VariantMask {
        BeatSize.check("VariantMask", bytes);
        if (latency != 1 && latency != 2) {
            throw new IllegalArgumentException("VariantMask in " + latency + " cycles: it takes 1 or 2");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(Beat.of(bytes))), p.at(0).out(bool()), p.at(1).out(FrameFront.Kind.SHAPE),
            p.at(latency).out(uint(8 * bytes)));
    }

    @Override public void body(Io io) {
        timeline(io.in).aligned();

        // Cycle 0: the kind of packet.
        var beats = 1 + (TAGGED + 52) / bytes;                            // as many as hold variant fields
        var number = reg(uint(indexWidth(beats + 1))).init(0);           // of the coming beat; stops at beats
        var kind = reg(FrameFront.Kind.SHAPE);
        var data = io.in.value().data();
        var starting = number.eq(0);
        ignore(io.in.value().keep());
        when(io.in.valid(), () ->
            number.next(mux(io.in.value().last(), number.and(0), mux(number.eq(beats), number, number.plus(1)))));
        var isTagged = data.bytes(12, 2).eq(0x8100);
        var type = mux(isTagged, data.bytes(16, 2), data.bytes(12, 2));
        var seen = new FrameFront.Kind(isTagged, type.eq(0x0800), type.eq(0x86DD));
        when(io.in.valid().and(starting), () -> kind.next(seen));
        check(number.le(beats), "no beat is counted behind those with variant fields");
        io.starting.set(starting);
        io.kind.set(after(kind));

        // One cycle before the end: variant fields to ones.
        var known = latency == 1 ? mux(starting, seen, kind) : after(kind);
        int masks = latency - 1;
        var tagged = known.tagged();
        var layouts = List.of(new Layout(known.ipv4().and(tagged.not()), UNTAGGED, IPV4_VARIANT, false),
            new Layout(known.ipv4().and(tagged), TAGGED, IPV4_VARIANT, false),
            new Layout(known.ipv6().and(tagged.not()), UNTAGGED, IPV6_VARIANT, true),
            new Layout(known.ipv6().and(tagged), TAGGED, IPV6_VARIANT, true));
        var masked = stage(masked(at(masks, data), tagged, layouts, at(masks, number)));
        io.data.set(masked);
    }

    private UInt masked(UInt data, Bool tagged, List<Layout> layouts, UInt position) {
        var lanes = new ArrayList<UInt>();
        for (int lane = 0; lane < bytes; lane++) {
            var value = data.bits(8 * lane + 7, 8 * lane);
            if (lane < TAGGED) {
                var beforeIp = lane < UNTAGGED ? position.eq(0) : position.eq(0).and(tagged);
                value = value.gate(beforeIp.not());
            }
            var whole = forced(lane, false, layouts, position);
            var half = forced(lane, true, layouts, position);
            if (half.isPresent()) {
                value = value.or(cat(lit(0, 4), fill(half.get(), 4)));
            }
            lanes.add(whole.isPresent() ? value.or(fill(whole.get(), 8)) : value);
        }
        return cat(lanes.reversed());
    }

    /** When a lane, or its low half, is forced to ones: never, if no variant field can stand there. */
    private Optional<Bool> forced(int lane, boolean half, List<Layout> layouts, UInt position) {
        Optional<Bool> forced = Optional.empty();
        for (var layout : layouts) {
            for (int field : layout.variant()) {
                int place = layout.ipOffset() + field;
                if (place % bytes == lane && half == (layout.isIpv6() && field == 0)) {
                    var here = position.eq(place / bytes).and(layout.applicable());
                    forced = Optional.of(forced.isPresent() ? forced.get().or(here) : here);
                }
            }
        }
        return forced;
    }
}
