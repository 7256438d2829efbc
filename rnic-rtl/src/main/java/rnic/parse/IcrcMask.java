package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
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
        return new Io(p.at(0).in(Valid.of(Beat.of(bytes))), p.at(LATENCY).out(Valid.of(MaskedBeat.of(bytes))));
    }

    @Override public void body(Io io) {
        var beats = timeline(io.in).aligned();

        // Cycles 0 and 1: variant fields to ones; number of the packet's last byte in the frame.
        var variant = instance(new VariantMask(bytes, 2));
        variant.in().set(io.in);
        var tagged = variant.kind().tagged();
        var ipv4 = variant.kind().ipv4();
        var ipv6 = variant.kind().ipv6();
        var said = reg(uint(16));
        var bytesIn = io.in.value().data();
        when(io.in.valid().and(variant.starting()), () -> {
            var isTagged = bytesIn.bytes(12, 2).eq(0x8100);
            var isIpv4 = mux(isTagged, bytesIn.bytes(16, 2), bytesIn.bytes(12, 2)).eq(0x0800);
            said.next(mux(isIpv4,
                mux(isTagged, bytesIn.bytes(TAGGED + 2, 2), bytesIn.bytes(UNTAGGED + 2, 2)),
                mux(isTagged, bytesIn.bytes(TAGGED + 4, 2), bytesIn.bytes(UNTAGGED + 4, 2))));
        });
        var length = after(said);
        var before = mux(ipv4, mux(tagged, lit(TAGGED - 1, 17), lit(UNTAGGED - 1, 17)),
            mux(tagged, lit(TAGGED + 39, 17), lit(UNTAGGED + 39, 17)));
        var lastByte = stage(length.zext(17).plus(before));
        var hasIcrc = stage(mux(ipv4, length.ge(20 + LEAST), ipv6.and(length.ge(LEAST))));

        // Cycle 2: beats still to come until the packet ends.
        var laneBits = indexWidth(bytes);
        var beatsLeft = reg(uint(17 - laneBits));
        var ended = reg(bool());
        var isFirst = at(2, variant.starting());
        when(beats.valid(), () -> {
            beatsLeft.next(mux(isFirst, lastByte.top(17 - laneBits), beatsLeft.minus(1)));
            ended.next(isFirst.not().and(ended.or(beatsLeft.eq(0))));
        });

        // Cycle 3: bytes behind the end of the packet are cleared.
        var endByte = at(3, lastByte.trunc(laneBits));
        var isLastBeat = after(beatsLeft).eq(0);
        var isBehind = after(ended);
        var covered = cleared(at(3, variant.data()), isLastBeat, isBehind, endByte);
        var whole = at(3, io.in.value().keep()).bit(endByte);
        var ending = isLastBeat.and(isBehind.not());
        var isLast = io.in.value().last();
        var masked = stage(new MaskedBeat(covered, isFirst, isLast, tagged, hasIcrc, ending, endByte, whole));
        io.out.valid().set(beats.valid());
        io.out.value().set(masked);
        check(beats.flag(isFirst.and(isBehind)).not(), "no frame begins behind the end of its packet");
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
