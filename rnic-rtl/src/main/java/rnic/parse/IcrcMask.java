package rnic.parse;

import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.delay;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
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
import rnic.common.BeatSize;

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
    public record Io(
        @Doc("frames, without preamble and FCS") Valid<Beat> in,
        Valid<MaskedBeat> out
    ) implements Bundle<Io> {}

    public IcrcMask {
        BeatSize.check("IcrcMask", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Beat.of(bytes))), p.out(Valid.of(MaskedBeat.of(bytes))));
    }

    @Override public void body(Io io) {
        // Stages 1 and 2: variant fields to ones; number of the packet's last byte in the frame.
        var variant = instance(new VariantMask(bytes, 2));
        variant.in().set(io.in);
        var tagged = variant.kind().tagged();
        var ipv4 = variant.kind().ipv4();
        var ipv6 = variant.kind().ipv6();
        var length = reg(uint(16));
        var bytesIn = io.in.value().data();
        when(io.in.valid().and(variant.starts()), () -> {
            var isTagged = bytesIn.bytes(12, 2).eq(0x8100);
            var isIpv4 = mux(isTagged, bytesIn.bytes(16, 2), bytesIn.bytes(12, 2)).eq(0x0800);
            length.next(mux(isIpv4,
                mux(isTagged, bytesIn.bytes(TAGGED + 2, 2), bytesIn.bytes(UNTAGGED + 2, 2)),
                mux(isTagged, bytesIn.bytes(TAGGED + 4, 2), bytesIn.bytes(UNTAGGED + 4, 2))));
        });
        var masked = variant.data();
        var before = mux(ipv4, mux(tagged, lit(TAGGED - 1, 17), lit(UNTAGGED - 1, 17)),
            mux(tagged, lit(TAGGED + 39, 17), lit(UNTAGGED + 39, 17)));
        var lastByte = delay(length.zext(17).plus(before), 1);
        var isFirst = delay(variant.starts(), 2);
        var isTagged = delay(tagged, 1);
        var hasIcrc = delay(mux(ipv4, length.ge(20 + LEAST), ipv6.and(length.ge(LEAST))), 1);
        var keep = delay(io.in.value().keep(), 2);
        var isLast = delay(io.in.value().last(), 2);
        var arrived = reg(bool()).init(0);
        arrived.next(io.in.valid());
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

    private UInt cleared(UInt data, Bool lastBeat, Bool ended, UInt endByte) {
        var lanes = new ArrayList<UInt>();
        for (int lane = 0; lane < bytes; lane++) {
            var covered = ended.not().and(lastBeat.not().or(endByte.ge(lane)));
            lanes.add(data.bits(8 * lane + 7, 8 * lane).gate(covered));
        }
        return cat(lanes.reversed());
    }
}
