package rnic.rx;

import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.delay;
import static hdl.Hdl.fill;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.lit;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Beat;
import hdl.lib.Valid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Prepares frames for the ICRC (wire profile section 10): forces the fields that a network may change to ones, clears
 * every byte before the IP header and behind the end of the IP packet, and says where the packet ends. Latency
 * {@link #LATENCY} cycles, one beat per cycle, never stalls.
 *
 * @param bytes bytes per beat: a power of two from 32
 */
@Doc("Forces the fields that the ICRC does not cover to ones and clears every byte outside the IP packet.")
public record IcrcMask(int bytes) implements Circuit<IcrcMask.Io> {
    /** Cycles from beat to masked beat. */
    public static final int LATENCY = 4;
    private static final int UNTAGGED = 14;
    private static final int TAGGED = 18;
    /** Bytes behind the IP header of the shortest packet that has an ICRC: UDP 8, base transport header 12, ICRC 4. */
    private static final int LEAST = 24;
    /** Bytes of the IP packet that are forced to ones: IPv4 ToS, TTL, checksum, UDP checksum, BTH byte 4. */
    private static final int[] IPV4_VARIANT = {1, 8, 10, 11, 26, 27, 32};
    /** IPv6 Traffic Class and Flow Label (byte 0: its low half), Hop Limit, UDP checksum, BTH byte 4. */
    private static final int[] IPV6_VARIANT = {0, 1, 2, 3, 7, 46, 47, 52};

    public record Io(
        @Doc("frames, without preamble and FCS") Valid<Beat> in,
        Valid<MaskedBeat> out
    ) implements Bundle<Io> {}

    /** Bytes of the packet before a variant field, by protocol and tag. */
    private record Layout(Bool applies, int ipOffset, int[] variant, boolean isIpv6) {}

    public IcrcMask {
        BeatSize.check("IcrcMask", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Beat.of(bytes))), p.out(Valid.of(MaskedBeat.of(bytes))));
    }

    @Override public void body(Io io) {
        // Stage 1: the kind of packet and its length field.
        var beats = 1 + (TAGGED + 52) / bytes;                            // as many as hold variant fields
        var number = reg(uint(indexWidth(beats + 1))).init(0);           // of the coming beat; stops at beats
        var tagged = reg(bool());
        var ipv4 = reg(bool());
        var ipv6 = reg(bool());
        var length = reg(uint(16));
        var arrived = reg(bool()).init(0);
        var position = delay(number, 1);
        var beat = delay(io.in.value(), 1);
        var bytesIn = io.in.value().data();
        arrived.next(io.in.valid());
        when(io.in.valid(), () ->
            number.next(mux(io.in.value().last(), number.and(0), mux(number.eq(beats), number, number.plus(1)))));
        when(io.in.valid().and(number.eq(0)), () -> {
            var isTagged = bytesIn.bytes(12, 2).eq(0x8100);
            var isIpv4 = mux(isTagged, bytesIn.bytes(16, 2), bytesIn.bytes(12, 2)).eq(0x0800);
            tagged.next(isTagged);
            ipv4.next(isIpv4);
            ipv6.next(mux(isTagged, bytesIn.bytes(16, 2), bytesIn.bytes(12, 2)).eq(0x86DD));
            length.next(mux(isIpv4,
                mux(isTagged, bytesIn.bytes(TAGGED + 2, 2), bytesIn.bytes(UNTAGGED + 2, 2)),
                mux(isTagged, bytesIn.bytes(TAGGED + 4, 2), bytesIn.bytes(UNTAGGED + 4, 2))));
        });

        // Stage 2: variant fields to ones; number of the packet's last byte in the frame.
        var plainIpv4 = ipv4.and(tagged.not());
        var taggedIpv4 = ipv4.and(tagged);
        var plainIpv6 = ipv6.and(tagged.not());
        var taggedIpv6 = ipv6.and(tagged);
        var layouts = List.of(new Layout(plainIpv4, UNTAGGED, IPV4_VARIANT, false),
            new Layout(taggedIpv4, TAGGED, IPV4_VARIANT, false), new Layout(plainIpv6, UNTAGGED, IPV6_VARIANT, true),
            new Layout(taggedIpv6, TAGGED, IPV6_VARIANT, true));
        var masked = delay(masked(beat.data(), tagged, layouts, position), 1);
        var before = mux(ipv4, mux(tagged, lit(TAGGED - 1, 17), lit(UNTAGGED - 1, 17)),
            mux(tagged, lit(TAGGED + 39, 17), lit(UNTAGGED + 39, 17)));
        var lastByte = delay(length.zext(17).plus(before), 1);
        var isFirst = delay(position.eq(0), 1);
        var isTagged = delay(tagged, 1);
        var hasIcrc = delay(mux(ipv4, length.ge(20 + LEAST), ipv6.and(length.ge(LEAST))), 1);
        var keep = delay(beat.keep(), 1);
        var isLast = delay(beat.last(), 1);
        var moving = reg(bool()).init(0);
        moving.next(arrived);

        // Stage 3: beats still to come until the packet ends.
        var laneBits = indexWidth(bytes);
        var beatsLeft = reg(uint(17 - laneBits));
        var ended = reg(bool());
        when(moving, () -> {
            beatsLeft.next(mux(isFirst, lastByte.top(17 - laneBits), beatsLeft.minus(1)));
            ended.next(isFirst.not().and(ended.or(beatsLeft.eq(0))));
        });
        var counted = reg(bool()).init(0);
        counted.next(moving);
        var countedData = delay(masked, 1);
        var countedFirst = delay(isFirst, 1);
        var countedLast = delay(isLast, 1);
        var countedTagged = delay(isTagged, 1);
        var countedIcrc = delay(hasIcrc, 1);
        var countedKeep = delay(keep, 1);
        var endByte = delay(lastByte.trunc(laneBits), 1);

        // Stage 4: bytes behind the end of the packet are cleared.
        var ends = beatsLeft.eq(0).and(ended.not());
        var covered = cleared(countedData, beatsLeft.eq(0), ended, endByte);
        var out = delay(new MaskedBeat(covered, countedFirst, countedLast, countedTagged, countedIcrc, ends, endByte,
            countedKeep.bit(endByte)), 1);
        var valid = reg(bool()).init(0);
        valid.next(counted);
        io.out.valid().set(valid);
        io.out.value().set(out);
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
                int at = layout.ipOffset() + field;
                if (at % bytes == lane && half == (layout.isIpv6() && field == 0)) {
                    var here = position.eq(at / bytes).and(layout.applies());
                    forced = Optional.of(forced.isPresent() ? forced.get().or(here) : here);
                }
            }
        }
        return forced;
    }

    private UInt cleared(UInt data, Bool lastBeat, Bool ended, UInt endByte) {
        var lanes = new ArrayList<UInt>();
        for (int lane = 0; lane < bytes; lane++) {
            var covered = ended.not().and(lastBeat.not().or(endByte.ge(lane)));
            lanes.add(data.bits(8 * lane + 7, 8 * lane).gate(covered));
        }
        return cat(lanes.reversed());
    }
}
