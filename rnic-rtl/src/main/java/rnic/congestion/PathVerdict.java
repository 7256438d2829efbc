package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.PopCount;
import rnic.congestion.PathOperation.Kind;
import rnic.context.PathSettings;
import rnic.protocol.PathState;

/**
 * What news makes of its slot, in cycle 5.
 *
 * @param touches marks and penalty change
 * @param rolls   it takes another entropy
 * @param praises good news came from it
 * @param moves   where it goes, by this or by the host
 */
record PathVerdict(Bool touches, Bool rolls, Bool praises, UInt marks, UInt penalty, PathMoves moves) {
    private static final int TRIM_MARKS = 2;

    /** News that was true of what the slot stood for, and does no more, says nothing. */
    static PathVerdict of(PathSettings settings, PathRow row, PathOperation operation, UInt now) {
        var kind = operation.kind();
        // Cycle 2: its slot, and how long ago one changed.
        var number = operation.slot();
        var entropy = stage(row.slots().at(number).entropy());
        var penalty = stage(row.slots().at(number).penalty());
        var marks = stage(row.slots().at(number).marks());
        var exists = stage(row.last().ge(number));
        var state = row.slots().at(number).state();
        var isGood = stage(state.is(PathState.GOOD));
        var isBad = stage(state.is(PathState.BAD));
        var good = stage(PathTable.good(row));
        var age = stage(now.minus(row.rolledAt()));

        // Cycle 3: whether it is still the same; what it would have.
        var isTrim = at(3, kind.is(Kind.TRIMMED));
        var areNamed = settings.rollAt().any().not();            // and no slot has another name than before
        var isCurrent = stage(entropy.eq(at(3, operation.entropy())).or(areNamed).and(exists).and(isGood));
        var goods = stage(PopCount.of(good));
        var more = mux(isTrim, lit(TRIM_MARKS, PathRow.COUNT_BITS), lit(1, PathRow.COUNT_BITS));
        var blamed = stage(saturated(marks, more));
        var turns = stage(saturated(penalty, mux(isTrim, settings.trimPenalty(), settings.markPenalty())));
        var forgiven = stage(marks.minus(1).gate(marks.any()));
        var isOld = stage(age.ge(settings.rollGap()));
        var mayRoll = stage(areNamed.not());

        // Cycle 4: what comes of it.
        var isBlame = at(4, kind.is(Kind.MARKED).or(kind.is(Kind.TRIMMED))).and(isCurrent);
        var isPraise = at(4, kind.is(Kind.GOOD)).and(isCurrent);
        var isLoss = at(4, kind.is(Kind.LOST)).and(at(4, exists)).and(at(4, isGood));
        var isFailing = isLoss.and(mayRoll.not()).and(goods.gt(settings.leastGood().zext(goods.width())));
        var isDenied = at(4, kind.is(Kind.DENY));
        var denied = isDenied.and(at(4, exists)).and(at(4, isGood).not().or(goods.gt(1)));
        var isAllowed = at(4, kind.is(Kind.ALLOW));
        var allowed = isAllowed.and(at(4, exists));
        var returns = at(4, kind.is(Kind.ANSWERED)).and(at(4, exists)).and(at(4, isBad));
        var move = new PathMoves(stage(isFailing), stage(returns), stage(denied), stage(allowed),
            stage(isDenied.and(denied.not()).or(isAllowed.and(allowed.not()))));
        var clears = isFailing.or(denied);
        var rolls = mayRoll.and(isLoss.or(isBlame.and(blamed.ge(settings.rollAt())).and(isOld)));
        return new PathVerdict(stage(isBlame.or(isPraise).or(rolls).or(clears)), stage(rolls), stage(isPraise),
            stage(mux(isBlame, blamed, forgiven).gate(rolls.or(clears).not())),
            stage(mux(isBlame, turns, at(4, penalty)).gate(rolls.or(clears).not())), move);
    }

    private static UInt saturated(UInt count, UInt more) {
        var sum = count.plusWide(more);
        return sum.trunc(PathRow.COUNT_BITS).or(fill(sum.msb(), PathRow.COUNT_BITS));
    }
}
