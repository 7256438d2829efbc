package rnic.congestion;

import static hdl.Hdl.*;
import static rnic.congestion.NsmState.*;

import hdl.*;
import rnic.context.CongestionSettings;
import rnic.messages.CongestionDecision;
import rnic.messages.FlowEvent;
import rnic.messages.FlowEvent.Kind;

/**
 * NSM: the least delay of a period and of the one before steers the window. Below a target it grows in proportion to
 * how far, above it it shrinks, once per period; a packet that was cut takes one packet off. The target is larger for a
 * small window. One event per cycle, a decision {@link #CYCLES} cycles later.
 */
@Doc("NSM: the least delay of two periods steers the window.")
public record Nsm() implements CongestionAlgorithm<NsmState> {
    private static final int CYCLES = 12;
    private static final int MOST_DELAY = 16_000;
    private static final int MOST_STEP = 2_048;
    private static final int STEP_BITS = 12;
    /** Of the part that is cut, which is half at most. */
    private static final int PART_BITS = 8;
    private static final int HALF = 1 << PART_BITS - 1;
    private static final int FAST_SHIFT = 4;

    /** What the event is. */
    private record Kinds(Bool setup, Bool ack, Bool trim, Bool timeout, Bool timed) {}

    /** The least delays behind the event, and what follows from them. */
    private record Delays(Bool turns, UInt least, UInt leastBefore, UInt queueing, Bool known) {}

    /** Where the delay lies: cycle 4. */
    private record Place(Bool above, Bool low, UInt distance, UInt factor) {}

    @Override public Shape<NsmState> state() {
        return SHAPE;
    }

    @Override public int cycles() {
        return CYCLES;
    }

    @Override public void body(Io<NsmState> io) {
        timeline(io.now()).aligned();
        var event = io.event();
        var settings = io.settings();
        ignore(event.marked(), event.inFlight(), event.lastHop());
        var state = io.state();
        var kinds = kinds(event, settings);
        var delays = delays(io, kinds);

        // Cycle 2: where the window begins; cycle 3: its logarithm, and the target; cycle 4: how far the delay is from
        // it.
        var logarithm = Logarithm.of(state.window());
        var targets = memory(NsmTargets.Target.SHAPE, 1 << Logarithm.BITS).style(LUTRAM).named("targets");
        var walk = instance(new NsmTargets());
        walk.settings().set(settings);
        var row = walk.entry().value();
        when(walk.entry().valid(), () -> targets.write(row.logarithm(), row.target()));
        var target = stage(targets.peek(logarithm));
        var delay = stage(delays.queueing());
        var above = delay.ge(target.target().zext(DELAY_BITS));
        var distance = mux(above, delay.minus(target.target().zext(DELAY_BITS)),
            target.target().zext(DELAY_BITS).minus(delay));
        var place = new Place(above, delay.lt(settings.fast().zext(DELAY_BITS)), distance,
            mux(above, settings.cut().zext(NsmTargets.SLOPE_BITS), target.slope()));

        // Cycle 5: the one product of both ways.
        var product = stage(stage(place.distance()).times(stage(place.factor())));
        ignore(product.trunc(PART_BITS));
        var counts = kinds.ack().and(delays.known());
        var isAbove = counts.and(place.above());
        var isBelow = counts.and(place.above().not());
        var window = state.window();
        var fast = fast(state, event);
        var runs = stage(isBelow.and(place.low()))
            .and(stage(fast.zext(WINDOW_BITS - 8).gt(window.bits(WINDOW_BITS - 1, 8))));
        var grows = isBelow.and(runs.not());
        var growth = growth(io, logarithm, product, grows);
        var cuts = isAbove.and(state.cut().and(delays.turns().not()).not());
        var lowered = lowered(window, product);

        // Cycle 10: the window; cycles 11 and 12: its pace, which leaves without a register of its own.
        var settled = settled(io, kinds, runs);
        var isOver = growth.step().zext(WINDOW_BITS).gt(room(window, settings));
        var raised = mux(isOver, settings.most(), window.plus(growth.step().zext(WINDOW_BITS)));
        var decreased = mux(lowered.lt(settings.least()), settings.least(), lowered);
        var after = stage(mux(growth.steps(), raised, mux(cuts, decreased, settled)));

        var changed = new NsmState(after,
            stage(mux(growth.steps().or(kinds.setup()), lit(0, CREDIT_BITS),
                mux(grows, growth.credit(), state.credit()))),
            mux(kinds.setup(), fill(lit(true), DELAY_BITS), delays.least()),
            mux(kinds.setup(), fill(lit(true), DELAY_BITS), delays.leastBefore()),
            mux(delays.turns(), stage(io.now().plus(settings.period().zext(CLOCK_BITS))), state.end()),
            state.begun().or(delays.turns()).and(kinds.setup().not()),
            isAbove.or(state.cut().and(delays.turns().not())).and(kinds.setup().not()),
            mux(kinds.setup().or(isAbove), lit(0, FAST_BITS), mux(isBelow, fast.gate(place.low()), state.fast())));
        io.changed().set(changed);
        io.window().set(after);
        io.opened().set(stage(after.gt(window)));
        io.rate().set(pace(io, kinds, delays, after));
    }

    private static Kinds kinds(FlowEvent event, CongestionSettings settings) {
        var isAck = event.kind().is(Kind.ACK).and(event.delivered().any());
        return new Kinds(stage(event.kind().is(Kind.SETUP)), stage(isAck),
            stage(event.kind().is(Kind.TRIM).or(event.kind().is(Kind.LOSS).and(settings.lossIsPath().not()))),
            stage(event.kind().is(Kind.TIMEOUT)), stage(isAck.and(event.timed())));
    }

    /** Cycles 0 and 1: the delay of the event; cycle 2: comparisons; cycle 3: the least ones. */
    private static Delays delays(Io<NsmState> io, Kinds kinds) {
        var state = io.state();
        int wide = DELAY_BITS + 1;
        var difference = stage(io.event().roundTrip().zext(wide).minus(io.settings().baseRtt().zext(wide)));
        var delay = stage(mux(difference.msb(), lit(0, DELAY_BITS), mux(difference.trunc(DELAY_BITS).gt(MOST_DELAY),
            lit(MOST_DELAY, DELAY_BITS), difference.trunc(DELAY_BITS))));
        var distance = io.now().minus(state.end());
        ignore(distance);
        var isOver = distance.msb().not().and(io.now().ne(state.end()));
        var turns = stage(kinds.ack().or(kinds.trim()).and(state.begun().not().or(isOver)));
        var isLess = stage(delay.lt(state.least()).and(kinds.timed()));
        var isLessThanBefore = stage(delay.lt(state.leastBefore()).and(kinds.timed()));
        var isFalling = stage(state.least().lt(state.leastBefore()));

        var unknown = fill(lit(true), DELAY_BITS);
        var least = mux(turns, mux(kinds.timed(), delay, unknown), mux(isLess, delay, state.least()));
        var before = mux(turns, state.least(), state.leastBefore());
        var isNewest = isLess.and(turns.or(isLessThanBefore));
        var smallest = mux(isNewest, delay, mux(turns.or(isFalling), state.least(), state.leastBefore()));
        return new Delays(turns, least, before, smallest, smallest.all().not());
    }

    /** Packets that came with hardly any delay, if this is one more. */
    private static UInt fast(NsmState state, FlowEvent event) {
        int wide = FlowEvent.COUNT_BITS + 1;
        var sum = stage(state.fast().zext(wide).plus(event.delivered().zext(wide)));
        return stage(sum.trunc(FAST_BITS).or(fill(sum.bits(wide - 1, FAST_BITS).any(), FAST_BITS)));
    }

    /** What an increase makes of credit and window, if there is one. */
    private record Growth(Bool steps, UInt step, UInt credit) {}

    /** Cycles 6 and 7: credit; cycle 8: divided by the window; cycle 9: as a step of the window. */
    private static Growth growth(Io<NsmState> io, UInt logarithm, UInt product, Bool grows) {
        var perRoundTrip = product.bits(16 + PART_BITS - 1, 16);
        var sum = stage(stage(io.event().delivered().times(perRoundTrip)).zext(22)
            .plus(io.state().credit().zext(22)));
        var reciprocal = stage(Logarithm.reciprocal(stage(logarithm.trunc(Logarithm.EIGHTH_BITS))));
        var quotient = stage(sum.times(reciprocal));
        // 4 is the octave of 16, and so the one of 32 shifts by nothing.
        var octave = stage(logarithm.bits(Logarithm.BITS - 1, Logarithm.EIGHTH_BITS).minus(1));
        var step = quotient.shr(octave);
        var isLarge = step.bits(step.width() - 1, STEP_BITS - 1).any();
        var any = stage(step.any().and(grows));
        var steps = stage(mux(isLarge, lit(MOST_STEP, STEP_BITS), step.trunc(STEP_BITS)));
        // What is no step is less than 2^14 / 68, and so has no more bits than are kept.
        return new Growth(any, steps, sum.trunc(CREDIT_BITS));
    }

    /** Cycle 6: the part; cycle 7: of the window; cycle 8: what is left. */
    private static UInt lowered(UInt window, UInt product) {
        var share = product.bits(product.width() - 1, PART_BITS);
        var isHalf = share.bits(share.width() - 1, PART_BITS - 1).any();
        var part = stage(mux(isHalf, lit(HALF, PART_BITS), share.trunc(PART_BITS)));
        check(part.le(HALF), "no more than half is taken");
        var taken = stage(window.times(part));
        ignore(taken);
        return stage(window.minus(taken.bits(taken.width() - 1, PART_BITS)));
    }

    /** How much larger the window may become. */
    private static UInt room(UInt window, CongestionSettings settings) {
        var rest = stage(settings.most().minus(window));
        var isNone = stage(window.ge(settings.most()));
        return stage(rest.gate(isNone.not()));
    }

    /** The window where neither a product nor a quotient is wanted. */
    private static UInt settled(Io<NsmState> io, Kinds kinds, Bool runs) {
        var window = io.state().window();
        var settings = io.settings();
        var isLarge = stage(window.gt(2 * CongestionDecision.PACKET));
        var isPacket = stage(window.gt(CongestionDecision.PACKET));
        var less = stage(window.minus(CongestionDecision.PACKET));
        var trimmed = stage(mux(isLarge, less, mux(isPacket, lit(CongestionDecision.PACKET, WINDOW_BITS), window)));
        var faster = stage(window.zext(WINDOW_BITS + 1).plus(
            cat(io.event().delivered(), lit(0, FAST_SHIFT)).zext(WINDOW_BITS + 1)));
        var half = window.shr(1);
        var chosen = stage(mux(kinds.timeout(), half.zext(WINDOW_BITS + 1), mux(kinds.trim(),
            trimmed.zext(WINDOW_BITS + 1), mux(runs, faster, window.zext(WINDOW_BITS + 1)))));
        var isSmall = stage(chosen.lt(settings.least().zext(WINDOW_BITS + 1)));
        var isGreat = stage(chosen.gt(settings.most().zext(WINDOW_BITS + 1)));
        return stage(mux(kinds.setup().or(isGreat), settings.most(), mux(isSmall, settings.least(),
            chosen.trunc(WINDOW_BITS))));
    }

    /** A window below one packet is that packet so much later: window times PMTU per round trip. */
    private static UInt pace(Io<NsmState> io, Kinds kinds, Delays delays, UInt window) {
        int wide = DELAY_BITS + 1;
        var isKnown = delays.known().and(kinds.setup().not());
        var queueing = stage(delays.queueing().gate(isKnown));
        var roundTrip = stage(io.settings().baseRtt().zext(wide).plus(queueing.zext(wide)));
        var logarithm = Logarithm.of(roundTrip);
        var octave = logarithm.bits(Logarithm.BITS - 1, Logarithm.EIGHTH_BITS);
        var shift = stage(octave.plus(12).minus(io.settings().pmtuExponent()));
        var reciprocal = stage(Logarithm.reciprocal(stage(logarithm.trunc(Logarithm.EIGHTH_BITS))));
        var product = stage(window.trunc(8).times(reciprocal));
        var rate = product.shr(shift);
        var isLess = stage(window.lt(CongestionDecision.PACKET));
        var paced = rate.or(cat(lit(0, rate.width() - 1), rate.any().not())).gate(isLess);
        return paced.zext(CongestionDecision.RATE_BITS);
    }
}
