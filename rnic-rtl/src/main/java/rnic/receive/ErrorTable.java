package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.messages.ErrorMark;
import rnic.protocol.FatalError;
import rnic.protocol.RnicParameters;

/**
 * The earliest packet of each queue pair that broke the rules (err in reliability section 2). A packet asks {@link
 * #LATENCY} cycles before its own decision falls. The decisions of the {@link #BLIND} packets just ahead come too late
 * for that: behind a fatal one of these every packet of the queue pair counts as behind it, also one that lies before
 * it; that one is missing then and comes again.
 */
@Doc("The earliest packet of each queue pair that broke the rules.")
public record ErrorTable(RnicParameters parameters) implements Circuit<ErrorTable.Io> {
    /** Cycles from packet to the word whether it stands behind an error. */
    public static final int LATENCY = 3;
    /** Cycles from packet to its own decision. */
    static final int DECISION = LATENCY + 1;
    /** Packets just ahead whose errors the table does not show yet: those decided less than a cycle before. */
    static final int BLIND = DECISION;

    public record Io(
        UInt qp,
        UInt psn,
        @Doc("it stands at or behind an error") Bool behind,
        FatalError error,
        @Doc("it breaks the rules itself; counts where not behind") Bool fatal,
        @Doc("as in FatalError") UInt code,
        @Doc("errors recorded from elsewhere, or taken back when a life begins; not in a cycle of a fatal packet")
        Valid<ErrorMark> mark
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var question = p.at(0);
        var answer = p.at(LATENCY);
        var decision = p.at(DECISION);
        return new Io(question.in(uint(indexWidth(parameters.queuePairs()))), question.in(uint(24)), answer.out(bool()),
            answer.out(FatalError.SHAPE), decision.in(bool()), decision.in(uint(FatalError.CODE_BITS)),
            p.in(Valid.of(ErrorMark.of(parameters))));
    }

    @Override public void body(Io io) {
        var packets = timeline(io.qp).aligned();

        // Cycles 0 to 2: the table is read; meanwhile the packet is compared with those ahead.
        var table = memory(FatalError.SHAPE, parameters.queuePairs()).style(BRAM).latency(2);
        var entry = packets.recall(table, io.qp).stale("a packet asks those ahead itself: behind a fatal one lie all")
            .behind(io.mark.valid(), io.mark.value().qp(), io.mark.value().error());
        var found = entry.value();
        var isAtOrBehind = io.psn.minus(found.psn()).msb().not();
        var recorded = stage(found.valid().and(isAtOrBehind));
        io.error.set(found);

        // Cycle 3: what the packets ahead have turned out to be.
        var qp = at(LATENCY - 1, io.qp);
        var blind = lit(false);
        for (int i = 1; i <= BLIND; i++) {
            var same = stage(qp.eq(ahead(i, qp))).named("same" + i);
            blind = blind.or(same.and(ahead(i, io.fatal)));
        }
        io.behind.set(recorded.or(blind));

        // Cycle 4: an error is recorded.
        check(leave(io.fatal).and(io.mark.valid()).not(), "nothing is recorded from elsewhere beside a fatal packet");
        entry.write(io.fatal, new FatalError(lit(true), io.psn, io.code));
    }
}
