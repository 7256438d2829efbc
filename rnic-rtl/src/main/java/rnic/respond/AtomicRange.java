package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import rnic.context.*;
import rnic.protocol.RnicParameters;

/**
 * Whether an atomic may touch its 8 bytes: the MR is there, of the same PD, gives the right, and has them; and how its
 * pages are found. One question per cycle, from a copy of the table of MRs.
 */
@Doc("Whether an atomic may touch its 8 bytes.")
record AtomicRange(RnicParameters parameters) implements Circuit<AtomicRange.Io> {
    /** Cycles from question to answer. */
    static final int LATENCY = 5;
    private static final int HALF = 32;
    /** Bytes of an atomic. */
    private static final int BYTES = 8;

    /** What the MR says of an atomic. */
    record Verdict(Bool allowed, PageSize pages) implements Bundle<Verdict> {
        static final Shape<Verdict> SHAPE = bundle(Verdict.class, bool(), PageSize.SHAPE);
    }

    record Io(
        Valid<MrWrite> mr,
        UInt pd,
        UInt key,
        @Doc("a multiple of 8") UInt address,
        Verdict verdict
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(MrWrite.of(parameters))), p.at(0).in(uint(16)), p.at(0).in(uint(32)),
            p.at(0).in(uint(64)), p.at(LATENCY).out(Verdict.SHAPE));
    }

    @Override public void body(Io io) {
        timeline(io.key).aligned();
        var key = new MrKey(parameters, io.key);
        var mrs = memory(Mr.SHAPE, parameters.mrs()).style(BRAM).latency(2);
        when(io.mr.valid(), () -> mrs.write(io.mr.value().index(), io.mr.value().mr()));
        var mr = mrs.read(key.index());
        ignore(mr.localWrite(), mr.remoteWrite(), mr.remoteRead(), mr.remoteInvalidate());

        // Cycle 2: the lower halves. 3: the upper ones, and the last byte against the length. 4: all of it.
        var fitting = stage(mr.tag().eq(key.tag()).and(mr.pd().eq(io.pd)));
        var isHis = stage(mr.valid().and(mr.remoteAtomic()).and(key.isForeign().not()));
        var low = stage(io.address.trunc(HALF).zext(HALF + 1).minus(mr.base().trunc(HALF).zext(HALF + 1)));
        var room = stage(mr.length().zext(HALF + 1).minus(lit(BYTES, HALF + 1)));
        var high = stage(io.address.top(HALF).minus(stage(mr.base().top(HALF))).minus(low.msb().asUInt().zext(HALF)));
        var isWithin = stage(room.msb().not().and(low.trunc(HALF).le(room.trunc(HALF))));
        io.verdict.allowed().set(stage(high.any().not().and(isWithin).and(fitting).and(isHis)));
        io.verdict.pages().set(mr.pages());
    }
}
