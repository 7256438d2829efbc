package rnic.receive;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Valid;
import java.util.ArrayList;
import java.util.List;
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
        @Doc("three cycles behind the packet: it stands at or behind an error") Bool behind,
        @Doc("three cycles behind the packet") FatalError error,
        @Doc("four cycles behind the packet: it breaks the rules itself; counts where not behind") Bool fatal,
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
        timeline(io.qp).aligned();

        // Cycles 0 to 2: the table is read; meanwhile the packet is compared with those ahead.
        var table = memory(FatalError.SHAPE, parameters.queuePairs()).style(BRAM).latency(2);
        var found = table.read(io.qp);
        var isAtOrBehind = io.psn.minus(found.psn()).msb().not();
        var recorded = stage(found.valid().and(isAtOrBehind));
        io.error.set(found);

        // Cycle 3: what the packets ahead have turned out to be.
        var qp = at(LATENCY - 1, io.qp);
        var fatal = fatal(io);
        var blind = lit(false);
        for (int i = 1; i <= BLIND; i++) {
            var same = stage(qp.eq(ahead(i, qp))).named("same" + i);
            blind = blind.or(same.and(ahead(i, fatal.get(i - 1))));
        }
        io.behind.set(recorded.or(blind));

        // Cycle 4: an error is recorded.
        var deciding = leave(io.fatal);
        check(deciding.and(io.mark.valid()).not(), "nothing is recorded from elsewhere beside a fatal packet");
        var own = leave(new FatalError(lit(true), at(DECISION, io.psn), io.code));
        when(deciding.or(io.mark.valid()), () -> table.write(
            mux(deciding, leave(at(DECISION, io.qp)), io.mark.value().qp()),
            mux(deciding, own, io.mark.value().error())));
    }

    /** Whether a packet was fatal: as it says so, and one to three cycles later. */
    private static List<Bool> fatal(Io io) {
        var fatal = new ArrayList<>(List.of(io.fatal));
        while (fatal.size() < BLIND) {
            var later = reg(bool()).init(0).named("fatal" + fatal.size());
            later.next(fatal.getLast());
            fatal.add(later);
        }
        return fatal;
    }
}
