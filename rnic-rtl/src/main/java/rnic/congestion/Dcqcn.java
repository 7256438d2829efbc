package rnic.congestion;

import static hdl.Hdl.*;
import static rnic.congestion.DcqcnState.*;

import hdl.*;
import rnic.context.RateRules;
import rnic.messages.CongestionDecision;
import rnic.messages.FlowEvent.Kind;

/**
 * DCQCN, one reaction point per flow: the rate falls by half of the share of congestion and rises in rounds, by time
 * and by bytes sent. A SENT tells of any number of packets, of which
 * fewer bytes than {@code cc_bytes}. Timers are looked at with every event and every TICK, one step of each at a time: ticks come to
 * all flows within a few microseconds, timers run for fifty. It holds no window.
 */
@Doc("DCQCN, one reaction point per flow.")
public record Dcqcn() implements CongestionAlgorithm<DcqcnState> {
    private static final int STEP_BITS = 19;

    @Override public Shape<DcqcnState> state() {
        return SHAPE;
    }

    @Override public int cycles() {
        return MOST_CYCLES;
    }

    @Override public boolean ticks() {
        return true;
    }

    @Override public void body(Io<DcqcnState> io) {
        timeline(io.now()).aligned();
        var event = io.event();
        var rules = io.settings().rate();
        var state = io.state();
        var settings = io.settings();
        ignore(settings.baseRtt(), settings.target(), settings.most(), settings.least(), settings.gain(), settings.cut(),
            settings.scale(), settings.reference(), settings.fast(), settings.period(), settings.lossIsPath());
        ignore(event.timed(), event.roundTrip(), event.inFlight(), event.lastHop());
        var isSetup = stage(event.kind().is(Kind.SETUP));
        var isTimeout = stage(event.kind().is(Kind.TIMEOUT));
        var isSent = stage(event.kind().is(Kind.SENT));
        var isCongested = stage(event.kind().is(Kind.ACK).and(event.marked().any()).or(event.kind().is(Kind.CNP))
            .or(event.kind().is(Kind.TRIM)));

        // Cycle 2: how long ago; cycle 3: whether it is time.
        var gapIsOver = stage(stage(io.now().minus(state.cutAt())).ge(rules.cutGap()));
        var alphaIsDue = stage(stage(io.now().minus(state.alphaAt())).ge(rules.alphaTimer()));
        var timeIsDue = stage(stage(io.now().minus(state.timerAt())).ge(rules.timer()));
        var mayCut = state.mayCut().or(gapIsOver);
        var cuts = stage(isTimeout.or(isCongested.and(mayCut)));
        var added = stage(stage(event.delivered()).zext(BYTE_BITS).shl(io.settings().pmtuExponent()));
        var sum = stage(state.bytes().plus(added));
        var isEnough = stage(sum.ge(rules.bytes()));
        var left = stage(sum.minus(rules.bytes()));
        var bytesAreDue = isSent.and(isEnough);

        // Cycle 4: which rounds these are; then what they add, in three cycles.
        var timeRounds = mux(timeIsDue, more(state.timeRounds()), state.timeRounds());
        var byteRounds = mux(bytesAreDue, more(state.byteRounds()), state.byteRounds());
        var timeStep = step(timeRounds, state.byteRounds(), rules).gate(timeIsDue);
        var byteStep = step(timeRounds, byteRounds, rules).gate(bytesAreDue);

        // Cycle 7: raised by time; cycle 8: the rate of that.
        int wide = RATE_BITS + 1;
        var room = stage(rules.lineRate().minus(state.target()));
        var isOver = timeStep.zext(wide).gt(room.zext(wide));
        var timeTarget = stage(mux(isOver, rules.lineRate(), state.target().plus(timeStep.zext(RATE_BITS))));
        var timeRate = stage(mux(timeIsDue, half(stage(state.rate().zext(wide).plus(1)), timeTarget), state.rate()));

        // Cycle 8: raised by bytes; cycles 9 and 10: the rate of that.
        var byteSum = stage(timeTarget.zext(wide).plus(byteStep.zext(wide)));
        var byteTarget = stage(mux(byteSum.gt(rules.lineRate().zext(wide)), rules.lineRate(),
            byteSum.trunc(RATE_BITS)));
        var byteRate = stage(half(stage(timeRate.zext(wide).plus(1)), byteTarget));

        // Cycle 9: cut, of the rate that time has raised; cycle 11: what holds.
        var alpha = stage(mux(alphaIsDue, state.alpha().minus(stage(fallen(state.alpha(), rules))), state.alpha()));
        var taken = stage(timeRate.times(alpha));
        ignore(taken);
        var cut = stage(timeRate.minus(taken.bits(taken.width() - 1, ALPHA_BITS + 1).zext(RATE_BITS)));
        var cutRate = mux(cut.lt(rules.leastRate()), rules.leastRate(), cut);
        var risen = stage(stage(alpha.minus(shifted(alpha, rules))).zext(ALPHA_BITS + 1)
            .plus(unit(rules).zext(ALPHA_BITS + 1)));
        var cutAlpha = risen.trunc(ALPHA_BITS).or(fill(risen.msb(), ALPHA_BITS));

        var rate = stage(mux(isSetup, rules.lineRate(), mux(cuts, cutRate, mux(bytesAreDue, byteRate, timeRate))));
        var isBeginning = isSetup.or(cuts);
        var alphaAt = mux(alphaIsDue, stage(state.alphaAt().plus(rules.alphaTimer())), state.alphaAt());
        var timerAt = mux(timeIsDue, stage(state.timerAt().plus(rules.timer())), state.timerAt());
        io.changed().set(new DcqcnState(rate,
            mux(isSetup, rules.lineRate(), mux(cuts, timeRate, mux(bytesAreDue, byteTarget, timeTarget))),
            mux(isSetup, fill(lit(true), ALPHA_BITS), mux(cuts, cutAlpha, alpha)),
            timeRounds.gate(isBeginning.not()), byteRounds.gate(isBeginning.not()),
            mux(isBeginning, lit(0, BYTE_BITS), mux(bytesAreDue, left, mux(isSent, sum, state.bytes()))),
            mux(cuts, io.now(), state.cutAt()), isSetup.or(mayCut.and(cuts.not())),
            mux(isBeginning, io.now(), alphaAt), mux(isBeginning, io.now(), timerAt)));
        io.window().set((1L << CongestionDecision.WINDOW_BITS) - 1);
        io.rate().set(rate);
        io.opened().set(rate.gt(state.rate()));
        check(bytesAreDue.not().or(isSent), "bytes are counted when a packet leaves");
    }

    private static UInt more(UInt rounds) {
        return rounds.or(fill(rounds.all(), ROUND_BITS)).plus(rounds.all().not().asUInt().zext(ROUND_BITS));
    }

    /** What a raise adds to the target: from the rounds three cycles later. */
    private static UInt step(UInt timeRounds, UInt byteRounds, RateRules rules) {
        var isLess = timeRounds.lt(byteRounds);
        var least = mux(isLess, timeRounds, byteRounds);
        var most = mux(isLess, byteRounds, timeRounds);
        var isHyper = least.gt(rules.fastRounds());
        var times = stage(least.minus(rules.fastRounds()).gate(isHyper));
        var isAdded = stage(isHyper.not().and(most.ge(rules.fastRounds())));
        var hyper = rules.hyperStep().zext(STEP_BITS);
        var one = stage(hyper.gate(times.bit(0)).plus(hyper.shl(1).gate(times.bit(1))));
        var more = stage(mux(isAdded, rules.step().zext(STEP_BITS), hyper.shl(2).gate(times.bit(2))));
        return stage(one.plus(more));
    }

    /** Half of a number that is one more and another one. */
    private static UInt half(UInt rate, UInt target) {
        var sum = rate.plus(target.zext(rate.width()));
        ignore(sum);
        return sum.bits(rate.width() - 1, 1);
    }

    private static UInt shifted(UInt alpha, RateRules rules) {
        return alpha.shr(rules.gain());
    }

    /** The part of the share that goes without a cut, rounded up. */
    private static UInt fallen(UInt alpha, RateRules rules) {
        var most = oneHot(rules.gain(), ALPHA_BITS).minus(1);
        var exact = stage(alpha.plusWide(most));
        return exact.shr(rules.gain()).trunc(ALPHA_BITS);
    }

    /** What a cut adds to the share. */
    private static UInt unit(RateRules rules) {
        return oneHot(lit(0, 4).minus(rules.gain()), ALPHA_BITS);
    }
}
