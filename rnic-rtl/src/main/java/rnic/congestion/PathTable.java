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
import rnic.messages.PathLife;
import rnic.messages.PathNews;
import rnic.messages.PathPick;
import rnic.messages.PathWish;
import rnic.protocol.RnicParameters;

/**
 * The path slots of all queue pairs: up to sixteen that are used in turn. A slot whose packets come back marked or
 * trimmed is passed over for some turns; when that does not help, or a packet is lost, it takes another entropy and so,
 * in a fabric that hashes, another path. What is sent again goes where good news came from last. A choice comes
 * {@link #CHOSEN} cycles behind the beginning of its operation, in the order of the wishes.
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
    private static final int MOST = (1 << PathRow.COUNT_BITS) - 1;
    private static final int TRIM_MARKS = 2;
    /** How far the shift register moves for an entropy. */
    private static final int STEPS = 4;
    private static final int[] TAPS = {2, 3, 5};

    public record Io(
        Stream<PathLife> lives,
        Stream<PathWish> wishes,
        @Doc("may be forgotten") Valid<PathNews> news,
        PathSettings settings,
        @Doc("in 1/16 us") UInt now,
        @Doc("for each wish, in their order") Valid<PathPick> chosen,
        @Doc("a slot has taken another entropy") Bool rolled,
        @Doc("news found no room") Bool forgotten
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(PathLife.of(parameters))), p.in(Stream.of(PathWish.of(parameters))),
            p.in(Valid.of(PathNews.of(parameters))), p.steady().in(PathSettings.SHAPE),
            p.in(uint(CongestionAlgorithm.CLOCK_BITS)), p.out(Valid.of(PathPick.SHAPE)), p.out(bool()), p.out(bool()));
    }

    /** A choice in cycle 5: a bit per slot that is taken, and one per slot that is passed and has one turn less. */
    private record Choices(UInt taken, UInt passed, Bool turns) {}

    /** What news makes of its slot, in cycle 5. */
    private record Verdict(Bool touches, Bool rolls, Bool praises, UInt marks, UInt penalty) {}

    @Override public void body(Io io) {
        registeredReset();
        ignore(io.settings.learn());                         // whoever wishes wants it so
        var issue = instance(new PathIssue(parameters));
        link(issue.lives(), io.lives);
        link(issue.wishes(), io.wishes);
        issue.news().set(io.news);
        io.forgotten.set(issue.forgotten());

        var operations = timeline(issue.issued()).aligned();
        var operation = issue.issued().value();
        var now = operations.enter(0, io.now);
        var rows = memory(PathRow.SHAPE, parameters.queuePairs()).style(BRAM).latency(READ);
        var kept = operations.recall(rows, operation.qp()).apart(APART);
        var row = kept.value();

        var choices = choose(io, operations.valid(), row, operation);
        var verdict = judge(io, row, operation, now);
        var slot = stage(encode(choices.taken));
        var random = entering(row.random());
        var pick = new PathPick(slot, stage(selected(choices.taken, i -> row.slots().at(i).entropy())));
        kept.write(next(row, operation, now, choices, verdict, slot, random));
        io.chosen.valid().set(operations.flag(operation.kind().is(Kind.WISH)));
        io.chosen.value().set(pick);
        io.rolled.set(operations.flag(stage(verdict.rolls)));
    }

    /** Of each slot something, in one word. */
    private static UInt perSlot(IntFunction<Bool> what) {
        var bits = new ArrayList<Bool>();
        for (int i = PathRow.SLOTS - 1; i >= 0; i--) {
            bits.add(what.apply(i));
        }
        return cat(bits);
    }

    /**
     * From the pointer on the first slot without a penalty; all that are passed have one less. If all have one, the
     * next.
     */
    private static Choices choose(Io io, Bool valid, PathRow row, PathOperation operation) {
        // Cycle 2: who may, who has no penalty, who is not before the pointer.
        var isWish = operation.kind().is(Kind.WISH);
        var again = operation.again();
        var before = operation.slot();
        var avoids = again.and(row.last().any());
        var may = stage(perSlot(i -> row.last().ge(i).and(avoids.and(before.eq(i)).not())));
        var free = stage(perSlot(i -> row.slots().at(i).penalty().eq(0)));
        var ahead = stage(perSlot(i -> row.pointer().le(i)));
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
            mux(spareHigh.taken.any(), spareHigh.taken, spareLow.taken));
        var mays = at(4, may);
        var aheads = at(4, ahead);
        var passed = mays.and(mux(isFree, mux(isHigh, aheads.and(high.inFront), aheads.or(low.inFront)),
            fill(lit(true), PathRow.SLOTS)));
        var decides = at(4, onGood);
        var turns = at(4, isWish).and(decides.not());
        check(at(4, valid).not().or(isFree).or(spareLow.taken.any()), "some slot may be taken");
        return new Choices(stage(mux(decides, oneHot(at(4, news.slot()), PathRow.SLOTS), turn)),
            stage(passed.gate(turns)), stage(turns));
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

    /** News that was true of what the slot stood for, and does no more, says nothing. */
    private static Verdict judge(Io io, PathRow row, PathOperation operation, UInt now) {
        var settings = io.settings;
        var kind = operation.kind();
        // Cycle 2: its slot, and how long ago one changed.
        var number = operation.slot();
        var entropy = stage(row.slots().at(number).entropy());
        var penalty = stage(row.slots().at(number).penalty());
        var marks = stage(row.slots().at(number).marks());
        var exists = stage(row.last().ge(number));
        var age = stage(now.minus(row.rolledAt()));

        // Cycle 3: whether it is still the same; what it would have.
        var isTrim = at(3, kind.is(Kind.TRIMMED));
        var isCurrent = stage(entropy.eq(at(3, operation.entropy())).and(exists));
        var more = mux(isTrim, lit(TRIM_MARKS, PathRow.COUNT_BITS), lit(1, PathRow.COUNT_BITS));
        var blamed = stage(saturated(marks, more));
        var turns = stage(saturated(penalty, mux(isTrim, settings.trimPenalty(), settings.markPenalty())));
        var forgiven = stage(marks.minus(1).gate(marks.any()));
        var isOld = stage(age.ge(settings.rollGap()));
        var mayRoll = stage(settings.rollAt().any());

        // Cycle 4: what comes of it.
        var isBlame = at(4, kind.is(Kind.MARKED).or(kind.is(Kind.TRIMMED))).and(isCurrent);
        var isPraise = at(4, kind.is(Kind.GOOD)).and(isCurrent);
        var isLoss = at(4, kind.is(Kind.LOST)).and(at(4, exists));
        var rolls = mayRoll.and(isLoss.or(isBlame.and(blamed.ge(settings.rollAt())).and(isOld)));
        return new Verdict(stage(isBlame.or(isPraise).or(rolls)), stage(rolls), stage(isPraise),
            stage(mux(isBlame, blamed, forgiven).gate(rolls.not())),
            stage(mux(isBlame, turns, at(4, penalty)).gate(rolls.not())));
    }

    private static UInt saturated(UInt count, UInt more) {
        var sum = count.plusWide(more);
        return sum.trunc(PathRow.COUNT_BITS).or(fill(sum.msb(), PathRow.COUNT_BITS));
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
    private static PathRow next(PathRow row, PathOperation operation, UInt now, Choices choices, Verdict verdict,
                                UInt slot, UInt entering) {
        var isLife = operation.kind().is(Kind.LIFE);
        var lives = isLife.not();
        var number = operation.slot();
        var touched = verdict.touches;
        var rolls = verdict.rolls;
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
                stage(mux(isIts, verdict.penalty, penalty).gate(lives)),
                stage(mux(isIts, verdict.marks, old.marks()).gate(lives))));
        }
        var praises = verdict.praises.and(row.good().is(number).not());
        var isGood = row.good().is(number);
        var isGoodBefore = row.goodBefore().is(number);
        // Who changes is good no more: the one before is then the last one.
        var goodAny = mux(praises, lit(true), mux(rolls.and(isGood), row.goodBefore().any(), row.good().any()));
        var goodSlot = mux(praises, number, mux(rolls.and(isGood), row.goodBefore().slot(), row.good().slot()));
        var beforeAny = mux(praises, row.good().any(), row.goodBefore().any()
            .and(rolls.and(isGood.or(isGoodBefore)).not()));
        var beforeSlot = mux(praises, row.good().slot(), row.goodBefore().slot());
        var behind = mux(slot.eq(row.last()), lit(0, Departure.SLOT_BITS), slot.plus(1));
        changed.pointer().set(mux(isLife, number, mux(choices.turns, behind, row.pointer())));
        changed.last().set(mux(isLife, operation.last(), row.last()));
        changed.good().set(new Named(stage(goodAny.and(lives)), stage(goodSlot)));
        changed.goodBefore().set(new Named(stage(beforeAny.and(lives)), stage(beforeSlot)));
        changed.rolledAt().set(stage(mux(rolls, now, row.rolledAt()).gate(lives)));
        changed.random().set(stage(mux(isLife, operation.seed().or(1), mux(rolls, random, row.random()))));
        return changed;
    }
}
