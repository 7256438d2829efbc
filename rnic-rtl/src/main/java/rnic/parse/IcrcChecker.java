package rnic.parse;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.cat;
import static hdl.Hdl.choose;
import static hdl.Hdl.delay;
import static hdl.Hdl.instance;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.Hdl.wire;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
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
        public static final Shape<Verdict> SHAPE = bundle(f -> new Verdict(f.of(bool()), f.of(bool())));
    }

    public record Io(
        @Doc("frames, without preamble and FCS") Valid<Beat> in,
        @Doc("one per frame, in order") Valid<Verdict> verdict
    ) implements Bundle<Io> {}

    public IcrcChecker {
        BeatSize.check("IcrcChecker", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Beat.of(bytes))), p.out(Valid.of(Verdict.SHAPE)));
    }

    @Override public void body(Io io) {
        var mask = instance(new IcrcMask(bytes));
        mask.in().set(io.in);
        var beat = mask.out().value();

        // Stages 1 and 2: what the beat adds.
        var adds = instance(new CrcSum(CODE, bytes));
        adds.data().set(beat.data());
        var summedValid = reg(bool()).init(0);
        var parityValid = reg(bool()).init(0);
        parityValid.next(mask.out().valid());
        summedValid.next(parityValid);
        var first = delay(beat.first(), 2);
        var tagged = delay(beat.tagged(), 2);

        // Stage 3: the first beat also adds the seed.
        var seed = mux(tagged, start(18), start(14)).gate(first);
        var term = delay(adds.sum().xor(seed), 1);
        var termFirst = delay(first, 1);
        var endByte = delay(beat.endByte(), 3);
        var termValid = reg(bool()).init(0);
        termValid.next(summedValid);

        // Stage 4: the register, the one value that feeds back.
        var state = reg(uint(CODE.width()));
        var expected = reg(uint(CODE.width()));
        var stateValid = reg(bool()).init(0);
        when(termValid, () -> state.next(advanced(state).gate(termFirst.not()).xor(term)));
        expected.next(residue(endByte));
        stateValid.next(termValid);

        // Stage 5 is the verdict: kept from the beat in which the IP packet ends to the last one.
        var ends = delay(beat.ends().and(beat.hasIcrc()).and(beat.whole()), 4);
        var stateFirst = delay(termFirst, 1);
        var last = delay(beat.last(), 4);
        var whole = reg(bool());
        var good = reg(bool());
        var valid = reg(bool()).init(0);
        when(stateValid, () -> {
            whole.next(ends.or(whole.and(stateFirst.not())));
            good.next(ends.and(state.eq(expected)).or(good.and(stateFirst.not())));
        });
        valid.next(stateValid.and(last));

        io.verdict.valid().set(valid);
        io.verdict.value().whole().set(whole);
        io.verdict.value().good().set(good);
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
