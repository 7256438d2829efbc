package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Valid;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
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
    private record Layout(String name, Bool applicable, int ipOffset, int[] variant, boolean isIpv6) {
        /** The variant bits of a beat; of the first byte of IPv6 the low half. */
        BigInteger lanes(int beat, int bytes) {
            var lanes = BigInteger.ZERO;
            for (int field : variant) {
                int place = ipOffset + field - beat * bytes;
                if (place >= 0 && place < bytes) {
                    int ones = isIpv6 && field == 0 ? 0xF : 0xFF;
                    lanes = lanes.or(BigInteger.valueOf(ones).shiftLeft(8 * place));
                }
            }
            return lanes;
        }
    }

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
        int beats = beats();
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
        if (beats + 1 < 1 << number.width()) {
            check(number.le(beats), "no beat is counted behind those with variant fields");
        }
        io.starting.set(starting);
        io.kind.set(after(kind));

        // One cycle before the end: variant fields to ones.
        var known = latency == 1 ? mux(starting, seen, kind) : after(kind);
        int masks = latency - 1;
        var tagged = known.tagged();
        var untaggedIpv4 = known.ipv4().and(tagged.not());
        var taggedIpv4 = known.ipv4().and(tagged);
        var untaggedIpv6 = known.ipv6().and(tagged.not());
        var taggedIpv6 = known.ipv6().and(tagged);
        var layouts = List.of(new Layout("untagged_ipv4", untaggedIpv4, UNTAGGED, IPV4_VARIANT, false),
            new Layout("tagged_ipv4", taggedIpv4, TAGGED, IPV4_VARIANT, false),
            new Layout("untagged_ipv6", untaggedIpv6, UNTAGGED, IPV6_VARIANT, true),
            new Layout("tagged_ipv6", taggedIpv6, TAGGED, IPV6_VARIANT, true));
        var masked = stage(masked(at(masks, data), tagged, layouts, at(masks, number)));
        io.data.set(masked);
    }

    private UInt masked(UInt data, Bool tagged, List<Layout> layouts, UInt position) {
        var isFirst = position.eq(0);
        var isFirstTagged = isFirst.and(tagged);
        var ipOnly = cat(lit(0, 8 * (bytes - TAGGED)), fill(isFirstTagged, 8 * (TAGGED - UNTAGGED)),
            fill(isFirst, 8 * UNTAGGED)).not();
        var masked = data.and(ipOnly);
        for (var layout : layouts) {
            var fields = new ArrayList<UInt>();
            for (int beat = 0; beat < beats(); beat++) {
                var lanes = layout.lanes(beat, bytes);
                if (lanes.signum() != 0) {
                    var here = position.eq(beat).and(layout.applicable()).named(layout.name() + "_beat_" + beat);
                    fields.add(ones(here, lanes));
                }
            }
            var all = fields.stream().reduce(UInt::or).orElseThrow().named(layout.name() + "_fields");
            masked = masked.or(all);
        }
        return masked;
    }

    /** Beats that hold variant fields. */
    private int beats() {
        return 1 + (TAGGED + IPV6_VARIANT[IPV6_VARIANT.length - 1]) / bytes;
    }

    /** A flag in the bits of a mask, and zeros elsewhere. */
    private UInt ones(Bool flag, BigInteger mask) {
        var parts = new ArrayList<UInt>();
        for (int end = 8 * bytes; end > 0; ) {
            boolean bit = mask.testBit(end - 1);
            int begin = end - 1;
            while (begin > 0 && mask.testBit(begin - 1) == bit) {
                begin--;
            }
            parts.add(bit ? fill(flag, end - begin) : lit(0, end - begin));
            end = begin;
        }
        return cat(parts);
    }
}
