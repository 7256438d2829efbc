package rnic.retransmit;

import static hdl.Hdl.*;
import static rnic.messages.Arrival.PSN_BITS;

import hdl.*;
import rnic.protocol.Row;

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
        @Doc("there is one, and its queue pair lives") Bool counting,
        @Doc("AETH syndrome") UInt syndrome,
        Bool sack,
        @Doc("of SACKETH") UInt length,
        @Doc("first PSN that it does not acknowledge") UInt target,
        UInt msn,
        UInt una,
        @Doc("nPSN: next new PSN") UInt newPsn,
        @Doc("newest completed message") UInt messages,
        @Doc("newest message begun") UInt newest,
        @Doc("of the SACK") Bool unsent,
        @Doc("Reads are not done: what is refused for good may have been acknowledged") Bool reading,
        AckVerdict verdict
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var psn = uint(PSN_BITS);
        return new Io(p.at(2).in(bool()), p.at(0).in(uint(8)), p.at(0).in(bool()), p.at(0).in(uint(8)),
            p.at(0).in(psn), p.at(0).in(psn), p.at(0).in(psn), p.at(0).in(psn), p.at(0).in(psn), p.at(0).in(psn),
            p.at(2).in(bool()), p.at(0).in(bool()), p.at(LATENCY).out(AckVerdict.SHAPE));
    }

    @Override public void body(Io io) {
        ignore(io.syndrome.msb());
        timeline(io.syndrome).aligned();
        // Cycle 0: distances; the kind.
        var moving = stage(io.target.minus(io.una));
        var flying = stage(io.newPsn.minus(io.una));
        var completing = stage(io.msn.minus(io.messages));
        var open = stage(io.newest.minus(io.messages));
        var acks = stage(io.syndrome.bits(6, 5).eq(0));
        var naks = stage(io.syndrome.bits(6, 5).eq(3));
        var dropping = stage(io.syndrome.bits(6, 5).eq(3).and(io.syndrome.trunc(5).eq(0)));
        var refusing = io.syndrome.bits(6, 5).eq(3).and(io.syndrome.trunc(5).any());
        var behindAll = stage(io.syndrome.bits(6, 5).eq(0).or(refusing.and(io.reading)));

        // Cycle 1: comparisons.
        var stale = moving.msb();
        var beyond = stage(moving.gt(flying).or(moving.eq(flying).and(behindAll.not())));
        var wrongMessage = stage(completing.gt(open).and(dropping.not()));
        var moved = moving.any();
        var newMessage = completing.any();
        var single = stage(moving.eq(1));

        // Cycle 2: the first row that matches.
        var counting = io.counting;
        var badLength = io.length.eq(0).or(io.length.gt(MOST_BITS));
        var row = wire(choice(Row.class));
        row.set(Row.RX_OK);
        when(io.sack.and(badLength.or(io.unsent)), () -> row.set(Row.RX_SACK))
            .elseWhen(counting.not().or(stale), () -> row.set(Row.RX_ACK_STALE))
            .elseWhen(beyond.or(wrongMessage), () -> row.set(Row.RX_ACK_BAD));
        var taken = stage(counting.and(row.is(Row.RX_OK)));
        io.verdict.row().set(stage(row));

        var cumulative = taken.and(dropping.not());
        io.verdict.cumulative().set(cumulative);
        io.verdict.moved().set(cumulative.and(moved));
        io.verdict.single().set(cumulative.and(stage(single)));
        io.verdict.completing().set(cumulative.and(newMessage));
        io.verdict.sack().set(taken.and(io.sack));
        io.verdict.drop().set(taken.and(dropping));
        io.verdict.rnr().set(taken.and(acks.or(naks).not()));
        io.verdict.fatal().set(taken.and(naks.and(dropping.not())));
        check(io.verdict.drop().and(io.verdict.rnr()).or(io.verdict.drop().and(io.verdict.fatal()))
            .or(io.verdict.rnr().and(io.verdict.fatal())).not(), "an acknowledgement is of one kind");
    }
}
