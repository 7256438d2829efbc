package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import rnic.congestion.PathOperation.Kind;
import rnic.congestion.PathRow.Named;
import rnic.context.PathSettings;
import rnic.messages.Departure;
import rnic.messages.PathChange;
import rnic.messages.PathLife;
import rnic.messages.PathNews;
import rnic.messages.PathPick;
import rnic.messages.PathProbe;
import rnic.messages.PathQuestion;
import rnic.messages.PathReply;
import rnic.messages.PathReturn;
import rnic.messages.PathWish;
import rnic.protocol.PathState;
import rnic.protocol.RnicParameters;

/**
 * The path slots of all queue pairs: up to sixteen that are used in turn. A slot whose packets come back marked or
 * trimmed is passed over for some turns; when that does not help, or a packet is lost, it takes another entropy and so,
 * in a fabric that hashes, another path. What is sent again goes where good news came from last. A choice comes
 * {@link #CHOSEN} cycles behind the beginning of its operation, in the order of the wishes.
 *
 * <p>Where slots are named paths, one that has lost a packet is bad, unless few are good: no packet takes it until a
 * probe on it has been answered. One is sent for each queue pair that sends, on its bad paths in turn, ever later while
 * no answer comes.
 *
 * @param parameters of the NIC
 */
@Doc("The path slots of all queue pairs: which path the next packet takes.")
public record PathTable(RnicParameters parameters) implements Circuit<PathTable.Io> {
    /** Cycle in which what is kept is there. */
    private static final int READ = 2;
    /** Cycle of a choice, from the issue of its wish. */
    static final int CHOSEN = 6;
    /** Cycles from operation to operation on the same queue pair. */
    static final int APART = CHOSEN + 1;
    /** How far the shift register moves for an entropy. */
    private static final int STEPS = 4;
    private static final int[] TAPS = {2, 3, 5};

    public record Io(
        Stream<PathLife> lives,
        Stream<PathWish> wishes,
        @Doc("may be forgotten") Valid<PathNews> news,
        @Doc("answers to probes; may be forgotten") Valid<PathReturn> returns,
        @Doc("of the host") PathQuestion question,
        PathSettings settings,
        @Doc("in 1/16 us") UInt now,
        @Doc("for each wish, in their order") Valid<PathPick> chosen,
        @Doc("a slot has taken another entropy") Bool rolled,
        @Doc("news found no room") Bool forgotten,
        @Doc("a choice has passed over a slot") Bool skipped,
        @Doc("a slot is bad, or good again") Valid<PathChange> changed,
        @Doc("a bad slot is to be asked for") Valid<PathProbe> probe
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(PathLife.of(parameters))), p.in(Stream.of(PathWish.of(parameters))),
            p.in(Valid.of(PathNews.of(parameters))), p.in(Valid.of(PathReturn.of(parameters))),
            p.in(PathQuestion.of(parameters)), p.steady().in(PathSettings.SHAPE),
            p.in(uint(CongestionAlgorithm.CLOCK_BITS)), p.out(Valid.of(PathPick.SHAPE)), p.out(bool()), p.out(bool()),
            p.out(bool()), p.out(Valid.of(PathChange.of(parameters))), p.out(Valid.of(PathProbe.of(parameters))));
    }

    /**
     * A choice in cycle 5: a bit per slot that is taken, and one per slot that is passed and has one turn less. Or, where
     * a bad slot is looked for, that one, if there is one.
     */
    private record Choices(UInt taken, UInt passed, Bool turns, Bool isBad) {}

    @Override public void body(Io io) {
        registeredReset();
        ignore(io.settings.learn(), io.settings.tailShift());   // whoever wishes wants it so; receivers have the other
        var issue = instance(new PathIssue(parameters));
        link(issue.lives(), io.lives);
        link(issue.wishes(), io.wishes);
        issue.news().set(io.news);
        issue.returns().set(io.returns);
        issue.order().set(io.question.asked());
        var scan = instance(new ProbeScan(parameters));
        link(issue.ticks(), scan.ticks());
        io.forgotten.set(issue.forgotten());

        var operations = timeline(issue.issued()).aligned();
        var operation = issue.issued().value();
        var now = operations.enter(0, io.now);
        var rows = memory(PathRow.SHAPE, parameters.queuePairs()).style(BRAM).latency(READ).zeroed();
        var kept = operations.recall(rows, operation.qp()).apart(APART);
        var row = kept.value();

        var choices = choose(io, operations.valid(), row, operation);
        var verdict = PathVerdict.of(io.settings, row, operation, now);
        var slot = stage(encode(choices.taken));
        var asking = row.asking().next(io.settings, now, choices.isBad, slot, verdict.moves().isNews(), operation);
        var random = entering(row.random());
        var pick = new PathPick(slot, stage(selected(choices.taken, i -> row.slots().at(i).entropy())));
        kept.write(next(row, operation, now, choices, verdict, asking.kept(), slot, random));
        io.chosen.valid().set(operations.flag(operation.kind().is(Kind.WISH)));
        io.chosen.value().set(pick);
        io.rolled.set(operations.flag(stage(verdict.rolls())));
        io.skipped.set(operations.flag(stage(choices.passed.any())));
        io.probe.valid().set(operations.flag(stage(asking.asks())));
        io.probe.value().set(new PathProbe(at(CHOSEN, operation.qp()), pick));
        tell(io, operations, row, operation, verdict.moves());
        scan.found().set(leave(operations.flag(stage(choices.isBad.or(verdict.moves().fails())))));
    }

    /** What others hear of a slot. */
    private static void tell(Io io, Timeline operations, PathRow row, PathOperation operation, PathMoves moves) {
        io.changed.valid().set(operations.flag(stage(moves.fails().or(moves.returns()))));
        io.changed.value().set(new PathChange(at(CHOSEN, operation.qp()), at(CHOSEN, operation.slot()),
            stage(moves.returns())));
        var kind = operation.kind();
        io.question.answer().valid().set(operations.flag(at(CHOSEN,
            kind.is(Kind.SHOW).or(kind.is(Kind.DENY)).or(kind.is(Kind.ALLOW)))));
        var states = new ArrayList<UInt>();
        for (int i = 0; i < PathRow.SLOTS; i++) {
            states.addFirst(row.slots().at(i).state().asUInt());
        }
        io.question.answer().value().set(new PathReply(stage(moves.refused()), at(CHOSEN, cat(states))));
    }

    /** Of each slot something, in one word. */
    static UInt perSlot(IntFunction<Bool> what) {
        var bits = new ArrayList<Bool>();
        for (int i = PathRow.SLOTS - 1; i >= 0; i--) {
            bits.add(what.apply(i));
        }
        return cat(bits);
    }

    /**
     * From the pointer on the first good slot without a penalty; all that are passed have one less. If all have one, the
     * next; if there is no other than the one before, that one. Who is looked at for a bad slot: the first of these.
     */
    private static Choices choose(Io io, Bool valid, PathRow row, PathOperation operation) {
        // Cycle 2: who may, who has no penalty, who is not before the pointer.
        var isTick = operation.kind().is(Kind.TICK);
        var again = operation.again();
        var before = operation.slot();
        var avoids = again.and(row.last().any());
        var may = stage(perSlot(i -> row.last().ge(i).and(avoids.and(before.eq(i)).not()).and(mux(isTick,
            row.slots().at(i).state().is(PathState.BAD), row.slots().at(i).state().is(PathState.GOOD)))));
        var free = stage(perSlot(i -> row.slots().at(i).penalty().eq(0).or(isTick)));
        var pointer = mux(isTick, row.asking().from(), row.pointer());
        var ahead = stage(perSlot(i -> pointer.le(i)));
        var isBefore = row.good().is(before);
        var news = new Named(stage(mux(isBefore, row.goodBefore().any(), row.good().any())),
            stage(mux(isBefore, row.goodBefore().slot(), row.good().slot())));
        var onGood = stage(again.and(io.settings.resendsOnGood())).and(news.any());

        // Cycle 3: the first of each kind, and those in front of it.
        var good = may.and(free);
        var high = first(good.and(ahead));
        var low = first(good);
        var spareHigh = first(may.and(ahead));
        var spareLow = first(may);

        // Cycle 4: which of them it is.
        var isHigh = high.taken.any();
        var isFree = low.taken.any();
        var turn = mux(isFree, mux(isHigh, high.taken, low.taken),
            mux(spareHigh.taken.any(), spareHigh.taken, mux(spareLow.taken.any(), spareLow.taken,
                oneHot(at(4, before), PathRow.SLOTS))));
        var mays = at(4, may);
        var aheads = at(4, ahead);
        var passed = mays.and(mux(isFree, mux(isHigh, aheads.and(high.inFront), aheads.or(low.inFront)),
            fill(lit(true), PathRow.SLOTS)));
        var decides = at(4, onGood);
        var turns = at(4, operation.kind().is(Kind.WISH)).and(decides.not());
        var taken = stage(mux(decides, oneHot(at(4, news.slot()), PathRow.SLOTS), turn));
        var isChoice = at(5, valid).and(operation.kind().is(Kind.WISH));
        var takesGood = taken.and(good(row)).any();
        check(isChoice.not().or(at(5, decides)).or(takesGood).or(good(row).any().not()), "a turn is that of a good slot");
        check(isChoice.not().or(at(5, decides).not()).or(takesGood), "good news is of a good slot");
        check(isChoice.not().or(good(row).any()), "some slot is good");
        return new Choices(taken, stage(passed.gate(turns)), stage(turns), stage(at(4, isTick).and(isFree)));
    }

    static UInt good(PathRow row) {
        return perSlot(i -> row.last().ge(i).and(row.slots().at(i).state().is(PathState.GOOD)));
    }

    /** The lowest one of a word, and the places below it; all of them if there is none. */
    private record First(UInt taken, UInt inFront) {}

    private static First first(UInt word) {
        var inFront = perSlot(i -> i == 0 ? lit(true) : word.trunc(i).any().not());
        return new First(stage(word.and(inFront)), stage(inFront.and(word.not())));
    }

    /** The number of the slot that is taken. */
    private static UInt encode(UInt taken) {
        var bits = new ArrayList<Bool>();
        for (int bit = Departure.SLOT_BITS - 1; bit >= 0; bit--) {
            List<Bool> ones = new ArrayList<>();
            for (int i = 0; i < PathRow.SLOTS; i++) {
                if ((i >> bit & 1) == 1) {
                    ones.add(taken.bit(i));
                }
            }
            bits.add(cat(ones).any());
        }
        return cat(bits);
    }

    private static UInt selected(UInt taken, IntFunction<UInt> of) {
        UInt all = of.apply(0).gate(taken.bit(0));
        for (int i = 1; i < PathRow.SLOTS; i++) {
            all = all.or(of.apply(i).gate(taken.bit(i)));
        }
        return all;
    }

    /** The bits that enter the shift register on top, the newest first. */
    private static UInt entering(UInt random) {
        var bits = new ArrayList<Bool>();
        for (int step = STEPS - 1; step >= 0; step--) {
            Bool bit = random.bit(step);
            for (int tap : TAPS) {
                bit = bit.xor(random.bit(step + tap));
            }
            bits.add(bit);
        }
        return stage(cat(bits));
    }

    /** Cycle 5: what is kept, a cycle later. */
    private static PathRow next(PathRow row, PathOperation operation, UInt now, Choices choices, PathVerdict verdict,
                                PathAsking asking, UInt slot, UInt entering) {
        var isLife = operation.kind().is(Kind.LIFE);
        var lives = isLife.not();
        var number = operation.slot();
        var touched = verdict.touches();
        var rolls = verdict.rolls();
        var move = verdict.moves();
        var fresh = cat(entering, row.random().top(PathNews.ENTROPY_BITS - STEPS));
        var random = cat(entering, row.random().top(PathLife.SEED_BITS - STEPS));
        var changed = wire(PathRow.SHAPE);
        for (int i = 0; i < PathRow.SLOTS; i++) {
            var old = row.slots().at(i);
            var isIts = touched.and(at(5, number).eq(i));
            var isPassed = choices.passed.bit(i);
            check(isPassed.not().or(old.penalty().any()), "a slot without a penalty is not passed over");
            var penalty = old.penalty().minus(isPassed.asUInt().zext(PathRow.COUNT_BITS));
            changed.slots().at(i).set(new PathRow.Slot(
                stage(mux(isIts.and(rolls), fresh, old.entropy()).gate(lives)),
                stage(mux(isIts, verdict.penalty(), penalty).gate(lives)),
                stage(mux(isIts, verdict.marks(), old.marks()).gate(lives)),
                stage(mux(isLife, lit(PathState.GOOD), mux(at(5, number).eq(i), move.from(old.state()), old.state())))));
        }
        var praises = verdict.praises().and(row.good().is(number).not());
        var isGood = row.good().is(number);
        var isGoodBefore = row.goodBefore().is(number);
        // Who changes, or is left, is good no more: the one before is then the last one.
        var isLeft = rolls.or(move.leaves());
        var goodAny = mux(praises, lit(true), mux(isLeft.and(isGood), row.goodBefore().any(), row.good().any()));
        var goodSlot = mux(praises, number, mux(isLeft.and(isGood), row.goodBefore().slot(), row.good().slot()));
        var beforeAny = mux(praises, row.good().any(), row.goodBefore().any()
            .and(isLeft.and(isGood.or(isGoodBefore)).not()));
        var beforeSlot = mux(praises, row.good().slot(), row.goodBefore().slot());
        var behind = mux(slot.eq(row.last()), lit(0, Departure.SLOT_BITS), slot.plus(1));
        changed.asking().set(asking);
        changed.pointer().set(mux(isLife, number, mux(choices.turns, behind, row.pointer())));
        changed.last().set(mux(isLife, operation.last(), row.last()));
        changed.good().set(new Named(stage(goodAny.and(lives)), stage(goodSlot)));
        changed.goodBefore().set(new Named(stage(beforeAny.and(lives)), stage(beforeSlot)));
        changed.rolledAt().set(stage(mux(rolls, now, row.rolledAt()).gate(lives)));
        changed.random().set(stage(mux(isLife, operation.seed().or(1), mux(rolls, random, row.random()))));
        return changed;
    }
}
