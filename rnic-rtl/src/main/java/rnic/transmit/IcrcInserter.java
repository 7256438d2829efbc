package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Crc;
import hdl.lib.CrcCode;
import hdl.lib.Fifo;
import hdl.lib.Pipeline;
import hdl.lib.Stream;
import java.util.ArrayList;
import java.util.stream.IntStream;
import rnic.common.BeatSize;
import rnic.parse.VariantMask;

/**
 * Appends the invariant CRC to every frame (wire profile section 10; IBTA Vol 1 Annex A17), then zeros to the
 * shortest frame of Ethernet. The IP length already counts the ICRC. One beat per cycle, any number of words behind the
 * link header, frames of one beat back to back; a frame becomes one beat longer when the ICRC does not fit. When the
 * input does not pause within a frame, neither does the output.
 *
 * <p>The beats wait in a FIFO while the code is computed beside it without ever stalling; a beat leaves when a code
 * over it would be known, so that no frame is begun and then left waiting for its end.
 *
 * @param bytes bytes per beat: a power of two from 32
 */
@Doc("Appends the invariant CRC to every frame, and zeros up to 60 bytes.")
public record IcrcInserter(int bytes) implements Circuit<IcrcInserter.Io> {
    private static final int ICRC_BYTES = 4;
    /** Every frame is a link header of 14 or 18 bytes and whole words: IP length and PadCnt see to that. */
    private static final int WORD = 4;
    private static final int REST = 2;
    /** Cycles in which the fields that may change are masked. */
    private static final int MASK = 1;
    /** Bytes of the shortest Ethernet frame without FCS. */
    private static final int SHORTEST = 60;
    private static final int UNTAGGED = 14;
    /** The register after the eight bytes 0xFF that stand for the masked link header. */
    private static final long SEED = 0xDEBB20E3L;
    /** Starts such that the cleared bytes before an untagged IP header turn the register into the seed. */
    private static final CrcCode CODE = new CrcCode(32, CrcCode.ETHERNET.polynomial(), true,
        CrcCode.ETHERNET.rewind(SEED, UNTAGGED), CrcCode.ETHERNET.finish());
    /** What must stand in place of the tag so that the register is still the seed behind it. */
    private static final long TAG = SEED ^ CODE.rewind(SEED, 4);

    public record Io(
        @Doc("frames of at least 54 bytes, 2 more than a multiple of 4, that end where the ICRC is to stand")
        Stream<Beat> in,
        @Doc("frames with ICRC, without FCS") Stream<Beat> out
    ) implements Bundle<Io> {}

    /** A beat and, if it is the last of its frame, the frame's code. */
    private record Coded(Beat beat, UInt code) implements Bundle<Coded> {}

    public IcrcInserter {
        BeatSize.check("IcrcInserter", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Beat.of(bytes))), p.out(Stream.of(Beat.of(bytes))));
    }

    @Override public void body(Io io) {
        var code = new Crc(CODE, bytes, WORD, REST);
        var crc = instance(code);
        int latency = MASK + code.latency();
        int depth = 2 << log2Ceil(latency);                              // the beats in the making, and as many to wait
        var waiting = instance(new Fifo<>(Beat.of(bytes), depth));
        var codes = instance(new Fifo<>(uint(CODE.width()), depth));
        link(waiting.in(), io.in);
        var entering = io.in.valid().and(waiting.in().ready());
        var beats = timeline(entering).aligned();
        var taken = leave(entering);
        var beat = beats.enter(0, io.in.payload());

        var mask = instance(new VariantMask(bytes, MASK));
        mask.in().valid().set(taken);
        mask.in().value().set(io.in.payload());
        var isFirst = stage(beats.enter(0, mask.starting()));
        var tag = CODE.constant(TAG).gate(isFirst.and(beats.enter(MASK, mask.kind().tagged())));
        ignore(mask.kind());
        var seeded = beats.enter(MASK, mask.data()).or(cat(lit(0, 8 * (bytes - UNTAGGED - 4)), tag,
            lit(0, 8 * UNTAGGED)));
        crc.in().valid().set(beats.valid());
        crc.in().value().set(new Beat(seeded, beat.keep(), beat.last()));

        // Beats that have come out of the computation and have not left; the code of the newest need not wait.
        var due = reg(uint(log2Ceil(depth + 1))).init(0);
        var computed = leave(at(latency, beats.valid()));
        var isNewest = codes.out().valid().not();
        var coded = new Stream<>(due.ne(0).or(computed), wire(bool()).named("leaving"),
            new Coded(waiting.out().payload(), mux(isNewest, crc.crc().value(), codes.out().payload())));
        var ending = coded.fires().and(waiting.out().payload().last());
        when(computed.and(coded.fires().not()), () -> due.next(due.plus(1)))
            .elseWhen(coded.fires().and(computed.not()), () -> due.next(due.minus(1)));
        waiting.out().ready().set(coded.fires());
        codes.in().valid().set(crc.crc().valid().and(ending.and(isNewest).not()));
        codes.in().payload().set(crc.crc().value());
        codes.out().ready().set(ending);
        link(io.out, appended(coded));

        check(taken.and(io.in.payload().last()).not().or(endsWithWord(io.in.payload().keep())),
            "a frame ends with a word behind its link header");
        check(coded.valid().not().or(waiting.out().valid()), "a beat that is due is there");
        check(ending.not().or(codes.out().valid()).or(crc.crc().valid()), "a last beat has its code");
        check(codes.in().valid().not().or(codes.in().ready()), "there is a place for every code");
    }

    private Bool endsWithWord(UInt keep) {
        return IntStream.range(0, bytes).filter(IcrcInserter::isEnd).mapToObj(end -> endsAt(keep, end))
            .reduce(lit(false), Bool::or);
    }

    /** Whether a frame can have so many bytes in its last beat, or one more. */
    private static boolean isEnd(int end) {
        return end % WORD == REST;
    }

    private static Bool endsAt(UInt keep, int end) {
        return keep.bit(end - 1).and(keep.bit(end).not()).named("ending_at_" + end);
    }

    /** The code behind the last byte, and the bytes of it that do not fit in a beat of their own. */
    private Stream<Beat> appended(Stream<Coded> in) {
        var stage = instance(new Pipeline<>(Beat.of(bytes), 1));
        var out = stage.in();
        var beat = in.payload().beat();
        var lanes = lanes(in.payload());
        var keep = cat(beat.keep(), fill(lit(true), ICRC_BYTES));        // with the code, as if it were the last
        var rest = reg(uint(8 * ICRC_BYTES));
        var restKeep = reg(uint(ICRC_BYTES));
        var extra = reg(bool()).init(0);                                 // the rest follows alone
        var more = beat.last().and(beat.keep().bit(bytes - ICRC_BYTES));

        int padded = (SHORTEST - 1) / bytes;                             // the beat that reaches the shortest length
        var number = reg(uint(indexWidth(padded + 2))).init(0);          // of the coming beat; stops behind that
        int least = SHORTEST - padded * bytes;                           // bytes of it that always count
        var always = cat(lit(0, bytes - least), fill(number.eq(padded), least));

        out.valid().set(extra.or(in.valid()));
        out.payload().data().set(mux(extra, rest.zext(8 * bytes), lanes.trunc(8 * bytes)));
        out.payload().keep().set(mux(extra, restKeep.zext(bytes), keep.trunc(bytes).or(always)));
        out.payload().last().set(extra.or(beat.last().and(more.not())));
        in.ready().set(out.ready().and(extra.not()));
        when(in.fires(), () -> {
            rest.next(lanes.top(8 * ICRC_BYTES));
            restKeep.next(keep.top(ICRC_BYTES));
        });
        when(out.fires(), () -> {
            extra.next(extra.not().and(more));
            number.next(mux(out.payload().last(), number.and(0), mux(number.gt(padded), number, number.plus(1))));
        });

        cover(extra, "makes a frame one beat longer");
        return stage.out();
    }

    /** The bytes of a beat, the code behind them, then zeros. */
    private UInt lanes(Coded in) {
        var keep = in.beat().keep();
        var lanes = new ArrayList<UInt>();
        for (int i = 0; i < bytes + ICRC_BYTES; i++) {
            int part = Math.floorMod(i - REST, WORD);                    // the one byte of the code that can be here
            int end = i - part;                                          // behind so many bytes
            lanes.add(end < REST || end > bytes ? ofBeat(in.beat(), i)
                : ofBeat(in.beat(), i).or(in.code().bits(8 * part + 7, 8 * part).gate(endsAt(keep, end))));
        }
        return cat(lanes.reversed());
    }

    private UInt ofBeat(Beat beat, int lane) {
        return lane < bytes ? beat.data().bits(8 * lane + 7, 8 * lane).gate(beat.keep().bit(lane)) : lit(0, 8);
    }
}
