package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.AccessEvents;
import rnic.protocol.RnicParameters;

/**
 * Knows what is under way for each queue pair and each MR, by what begins and what ends, and says when an object
 * has nothing under way any more. What belongs to other objects, and whether the line takes frames, does not matter.
 *
 * <p>Of an object that is asked for nothing new begins, but what ends may let something of another kind begin: the
 * report of a packet follows the completions that it makes. So all kinds have to be found empty in {@link #ROUNDS}
 * rounds in a row, each of {@link #ROUND} cycles, of which every look-up is one of that round. After a reset all counts
 * are cleared, one object per cycle.
 */
@Doc("Says when nothing is under way any more for a queue pair or an MR.")
public record Drains(RnicParameters parameters) implements Circuit<Drains.Io> {
    /** Cycles of a round: long enough that what was asked before it has been answered, and it has too. */
    static final int ROUND = 16;
    /** Rounds in a row that find nothing: one more than there are steps from a kind to another. */
    static final int ROUNDS = 2;

    public record Io(
        DrainQuestion question,
        @Doc("nothing is under way for the object") Bool ended,
        @Doc("something is being let go: nobody has nothing under way") Bool lettingGo,
        @Doc("by PairAccess, of queue pairs") Vec<AccessEvents> pairs,
        @Doc("by RegionAccess, of MRs") Vec<AccessEvents> mrs
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(DrainQuestion.of(parameters)), p.out(bool()), p.in(bool()),
            p.in(vec(AccessEvents.of(parameters.queuePairs()), PairAccess.of(parameters).size())),
            p.in(vec(AccessEvents.of(parameters.mrs()), MrAccess.values().length)));
    }

    @Override public void body(Io io) {
        ignore(io.question.object());                        // its width is that of the largest configuration
        int most = Math.max(parameters.queuePairs(), parameters.mrs());
        var sweep = reg(uint(log2Ceil(most) + 1)).init(0);
        when(sweep.msb().not(), () -> sweep.next(sweep.plus(1)));
        var cycle = reg(uint(log2Ceil(ROUND))).init(0);
        var watching = reg(bool()).init(0);
        cycle.next(cycle.plus(1).gate(io.question.asked()));
        watching.next(io.question.asked().and(cycle.ge(ROUND / 4)));

        check(io.question.asked().not().or(sweep.msb()), "nobody asks before all counts are cleared");
        Bool pairIsQuiet = lit(true);
        for (var kind : PairAccess.of(parameters)) {
            if (kind == PairAccess.DEALT_WQE) {
                pairIsQuiet = pairIsQuiet.or(onlyDealt(io));
            }
            pairIsQuiet = pairIsQuiet.and(isQuiet(io, kind.bits(parameters), parameters.queuePairs(),
                io.pairs.at(kind.ordinal()), sweep, watching));
        }
        Bool mrIsQuiet = lit(true);
        for (var kind : MrAccess.values()) {
            mrIsQuiet = mrIsQuiet.and(isQuiet(io, kind.bits(parameters), parameters.mrs(),
                io.mrs.at(kind.ordinal()), sweep, watching));
        }

        var isQuiet = reg(bool()).init(0);
        var rounds = reg(uint(log2Ceil(ROUNDS + 1))).init(0);
        isQuiet.next(mux(io.question.isMr(), mrIsQuiet, pairIsQuiet).and(io.lettingGo.not()));
        when(io.question.asked().not(), () -> rounds.next(0))
            .elseWhen(cycle.all().and(rounds.ne(ROUNDS)), () -> rounds.next(rounds.plus(1).gate(isQuiet)));
        io.ended.set(rounds.eq(ROUNDS));
        for (var kind : PairAccess.of(parameters)) {
            var mayNot = kind == PairAccess.DEALT_WQE ? io.ended : io.ended.and(onlyDealt(io).not());
            check(mayNot.and(io.question.isMr().not()).and(beginning(io, io.pairs.at(kind.ordinal()))).not(),
                "nothing begins for a queue pair that has ended: " + kind);
        }
        for (var kind : MrAccess.values()) {
            check(io.ended.and(io.question.isMr()).and(beginning(io, io.mrs.at(kind.ordinal()))).not(),
                "nothing begins for an MR that has ended: " + kind);
        }
    }

    /** What is under way of the other kinds does not matter; these are the last ones. */
    private static Bool onlyDealt(Io io) {
        return io.question.onlyDealt().orElseGet(() -> lit(false));
    }

    private static Bool beginning(Io io, AccessEvents events) {
        return io.question.asked().and(events.beginning().valid()).and(events.beginning().value()
            .eq(io.question.object().trunc(events.beginning().value().width())));
    }

    private static Bool isQuiet(Io io, int bits, int objects, AccessEvents events, UInt sweep, Bool watching) {
        int width = indexWidth(objects);
        var underWay = instance(new UnderWay(objects, bits));
        underWay.events().set(events);
        underWay.clear().valid().set(sweep.msb().not());
        underWay.clear().value().set(sweep.trunc(width));
        underWay.asked().set(io.question.object().trunc(width));
        underWay.watching().set(watching);
        return underWay.none();
    }
}
