package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.context.MrKey;
import rnic.context.MrWrite;
import rnic.protocol.RnicParameters;

/**
 * Whether the peer may withdraw the MR that a Send with Invalidate names (row 39 of the table of malformed input): the
 * key is valid, of the queue pair's protection domain, and its MR allows it. A table of its own, since the buffer of the
 * same Send is looked up in the other. One packet per cycle, never stalls.
 */
@Doc("Whether the peer may withdraw the MR that a Send with Invalidate names.")
public record InvalidateCheck(RnicParameters parameters) implements Circuit<InvalidateCheck.Io> {
    /** Cycles from packet to answer. */
    public static final int LATENCY = AdmissionCheck.CONTEXT_LATENCY + 3;

    public record Io(
        @Doc("of IETH") UInt key,
        @Doc("protection domain of the queue pair") UInt pd,
        Valid<Key> mr,
        @Doc("counts for a Send with Invalidate") Bool refused
    ) implements Bundle<Io> {}

    /** What is said of the key of an MR. */
    public record Key(
        @Doc("key / 256") UInt index,
        @Doc("may be used") Bool valid,
        @Doc("low byte of the key: its generation") UInt tag,
        @Doc("protection domain") UInt pd,
        @Doc("the peer may withdraw the key") Bool remoteInvalidate
    ) implements Bundle<Key> {
        static Shape<Key> of(RnicParameters parameters) {
            return bundle(Key.class, uint(indexWidth(parameters.mrs())), bool(), uint(MrKey.TAG_BITS), uint(16), bool());
        }

        static Valid<Key> of(Valid<MrWrite> write) {
            var mr = write.value().mr();
            return new Valid<>(write.valid(), new Key(write.value().index(), mr.valid(), mr.tag(), mr.pd(),
                mr.remoteInvalidate()));
        }
    }

    /** What is known of an MR. */
    private record Row(Bool allowed, UInt tag, UInt pd) implements Bundle<Row> {
        static final Shape<Row> SHAPE = bundle(Row.class, bool(), uint(MrKey.TAG_BITS), uint(16));
    }

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(uint(32)), p.at(AdmissionCheck.CONTEXT_LATENCY).in(uint(16)),
            p.in(Valid.of(Key.of(parameters))), p.at(LATENCY).out(bool()));
    }

    @Override public void body(Io io) {
        timeline(io.key).aligned();
        var rows = memory(Row.SHAPE, parameters.mrs()).style(BRAM).latency(2);
        var written = io.mr.value();
        when(io.mr.valid(), () -> rows.write(written.index(),
            new Row(written.valid().and(written.remoteInvalidate()), written.tag(), written.pd())));
        var key = new MrKey(parameters, at(AdmissionCheck.CONTEXT_LATENCY, io.key));
        var row = rows.read(key.index());
        var isKnown = row.allowed().and(key.isForeign().not());
        var isSame = row.tag().eq(key.tag()).and(row.pd().eq(io.pd));
        io.refused.set(stage(isKnown.and(isSame).not()));
    }
}
