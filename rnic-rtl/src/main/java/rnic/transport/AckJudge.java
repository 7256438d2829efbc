package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.choice;
import static hdl.Hdl.delay;
import static hdl.Hdl.ignore;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.Hdl.wire;
import static rnic.transport.Arrival.PSN_BITS;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import rnic.rx.Row;

/**
 * Decides what an acknowledgement is worth: rows 28 to 30 of the table of malformed input (wire profile section 16).
 * Latency {@link #LATENCY} cycles, one per cycle.
 */
@Doc("Decides what an acknowledgement is worth.")
public record AckJudge() implements Circuit<AckJudge.Io> {
    /** Cycles to the verdict. */
    static final int LATENCY = 3;
    private static final int MOST_BITS = 128;

    public record Io(
        @Doc("there is one, and its queue pair lives: two cycles later") Bool counts,
        @Doc("AETH syndrome") UInt syndrome,
        Bool sack,
        @Doc("of SACKETH") UInt length,
        @Doc("first PSN that it does not acknowledge") UInt target,
        UInt msn,
        UInt una,
        @Doc("nPSN: next new PSN") UInt newPsn,
        @Doc("newest completed message") UInt messages,
        @Doc("newest message begun") UInt newest,
        @Doc("of the SACK: two cycles later") Bool unsent,
        @Doc("three cycles later") AckVerdict verdict
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var psn = uint(PSN_BITS);
        return new Io(p.in(bool()), p.in(uint(8)), p.in(bool()), p.in(uint(8)), p.in(psn), p.in(psn), p.in(psn),
            p.in(psn), p.in(psn), p.in(psn), p.in(bool()), p.out(AckVerdict.SHAPE));
    }

    @Override public void body(Io io) {
        ignore(io.syndrome.msb());
        // Cycle 0: distances; the kind.
        var moves = delay(io.target.minus(io.una), 1);
        var flying = delay(io.newPsn.minus(io.una), 1);
        var completes = delay(io.msn.minus(io.messages), 1);
        var open = delay(io.newest.minus(io.messages), 1);
        var acks = delay(io.syndrome.bits(6, 5).eq(0), 1);
        var naks = delay(io.syndrome.bits(6, 5).eq(3), 1);
        var drops = delay(io.syndrome.bits(6, 5).eq(3).and(io.syndrome.trunc(5).eq(0)), 1);

        // Cycle 1: comparisons.
        var stale = delay(moves.msb(), 1);
        var beyond = delay(moves.gt(flying).or(moves.eq(flying).and(acks.not())), 1);
        var wrongMessage = delay(completes.gt(open).and(drops.not()), 1);
        var moved = delay(moves.any(), 2);
        var newMessage = delay(completes.any(), 2);

        // Cycle 2: the first row that matches.
        var sack = delay(io.sack, 2);
        var counts = io.counts;
        var badLength = delay(io.length.eq(0).or(io.length.gt(MOST_BITS)), 2);
        var row = wire(choice(Row.class));
        row.set(Row.RX_OK);
        when(sack.and(badLength.or(io.unsent)), () -> row.set(Row.RX_SACK))
            .elseWhen(counts.not().or(stale), () -> row.set(Row.RX_ACK_STALE))
            .elseWhen(beyond.or(wrongMessage), () -> row.set(Row.RX_ACK_BAD));
        var taken = delay(counts.and(row.is(Row.RX_OK)), 1);
        io.verdict.row().set(delay(row, 1));

        var cumulative = taken.and(delay(drops, 2).not());
        io.verdict.cumulative().set(cumulative);
        io.verdict.moved().set(cumulative.and(moved));
        io.verdict.completes().set(cumulative.and(newMessage));
        io.verdict.sack().set(taken.and(delay(sack, 1)));
        io.verdict.drop().set(taken.and(delay(drops, 2)));
        io.verdict.rnr().set(taken.and(delay(acks.or(naks), 2).not()));
        io.verdict.fatal().set(taken.and(delay(naks.and(drops.not()), 2)));
    }
}
