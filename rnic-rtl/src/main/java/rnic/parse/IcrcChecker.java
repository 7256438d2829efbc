package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.CrcCode;
import hdl.lib.CrcSum;
import hdl.lib.Valid;
import java.util.ArrayList;
import rnic.common.BeatSize;

/**
 * Checks the invariant CRC of every frame (wire profile section 10; IBTA Vol 1 Annex A17). One beat per cycle, any
 * length, frames of one beat back to back, never stalls; the verdict comes {@link #LATENCY} cycles after the frame's
 * last beat.
 *
 * <p>No aligner is needed. The register starts from a value that becomes the seed after the cleared bytes before the IP
 * header, and the bytes behind the ICRC are cleared, so that a good packet ends at the residue advanced by that many
 * bytes: one of as many constants as a beat has bytes. Only the register itself feeds back.
 *
 * @param bytes bytes per beat: a power of two from 32
 */
@Doc("Checks the invariant CRC of every frame at one beat per cycle.")
public record IcrcChecker(int bytes) implements Circuit<IcrcChecker.Io> {
    /** Cycles from the last beat of a frame to its verdict. */
    public static final int LATENCY = IcrcMask.LATENCY + CrcSum.LATENCY + 3;
    /** The cycle at which it is known what a beat adds. */
    private static final int SUMMED = IcrcMask.LATENCY + CrcSum.LATENCY;
    private static final CrcCode CODE = CrcCode.ETHERNET;
    /**
     * The register after the eight bytes 0xFF that stand for the masked link header; also its value behind a good ICRC.
     */
    private static final long SEED = 0xDEBB20E3L;

    /** What is known of a frame when it has ended. */
    public record Verdict(
        @Doc("IPv4 or IPv6 with room for an ICRC, and the frame has every byte that the IP header promises") Bool whole,
        @Doc("whole, and the ICRC is right") Bool good
    ) implements Bundle<Verdict> {
        public static final Shape<Verdict> SHAPE = bundle(Verdict.class, bool(), bool());
    }

    public record Io(
        @Doc("frames, without preamble and FCS") Valid<Beat> in,
        @Doc("one per frame, in order") Valid<Verdict> verdict
    ) implements Bundle<Io> {}

    public IcrcChecker {
        BeatSize.check("IcrcChecker", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(Beat.of(bytes))), p.at(LATENCY).out(Valid.of(Verdict.SHAPE)));
    }

    @Override public void body(Io io) {
        var beats = timeline(io.in).aligned();
        var mask = instance(new IcrcMask(bytes));
        mask.in().set(io.in);
        beats.valid(mask.out().valid());
        var beat = mask.out().value();

        // What the beat adds.
        var sum = instance(new CrcSum(CODE, bytes));
        sum.data().set(beat.data());

        // The first beat also adds the seed.
        var seed = mux(at(SUMMED, beat.tagged()), start(18), start(14)).gate(at(SUMMED, beat.first()));
        var term = stage(sum.sum().xor(seed));

        // The register, the one value that feeds back.
        var state = reg(uint(CODE.width()));
        when(beats.valid(), () ->
            state.next(advanced(state).gate(at(SUMMED + 1, beat.first()).not()).xor(term)));
        var expected = stage(residue(at(SUMMED + 1, beat.endByte())));

        // The verdict: kept from the beat in which the IP packet ends to the last one.
        var ending = at(SUMMED + 2, beat.ending().and(beat.hasIcrc()).and(beat.whole()));
        var isFirst = at(SUMMED + 2, beat.first());
        var whole = reg(bool());
        var good = reg(bool());
        when(beats.valid(), () -> {
            whole.next(ending.or(whole.and(isFirst.not())));
            good.next(ending.and(after(state).eq(expected)).or(good.and(isFirst.not())));
        });

        io.verdict.valid().set(stage(beats.flag(at(SUMMED + 2, beat.last()))));
        io.verdict.value().whole().set(after(whole));
        io.verdict.value().good().set(after(good));
        check(io.verdict.valid().and(after(good)).and(after(whole).not()).not(),
            "a packet that is cut off has no good ICRC");
    }

    /** What a first beat adds for the seed when the IP header stands this many bytes into it. */
    private UInt start(int ipOffset) {
        return CODE.constant(CODE.advance(CODE.rewind(SEED, ipOffset), bytes));
    }

    /** The register after a beat of zeros. */
    private UInt advanced(UInt state) {
        var rows = CODE.advanceRows(bytes);
        var bits = new ArrayList<Bool>();
        for (long row : rows) {
            bits.add(state.and(CODE.constant(row)).parity());
        }
        return cat(bits.reversed());
    }

    /** The register behind a good ICRC and the cleared bytes that follow it. */
    private UInt residue(UInt endByte) {
        var residue = wire(uint(CODE.width()));
        var selection = choose(endByte);
        for (int last = 0; last < bytes; last++) {
            var value = CODE.constant(CODE.advance(SEED, bytes - 1 - last));
            selection.on((long) last, () -> residue.set(value));
        }
        selection.otherwise(() -> residue.set(CODE.constant(SEED)));
        return residue;
    }
}
