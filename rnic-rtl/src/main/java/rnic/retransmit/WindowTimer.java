package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import rnic.retransmit.WindowDeadline.Kind;

/**
 * Computes the next deadline of a sender from its new state: end of the pause; or the earlier of tail probe and
 * retry timeout. The timeout is the larger of 4.096 us * 2^rel_rto_exp and four generations, doubled for every retry
 * used, at most 8.4 s. None while nothing is outstanding or the head itself waits to be sent; but Reads that are
 * acknowledged and not done wait for a retry timeout too, unless the last packet waits to ask for them. Latency
 * {@link #LATENCY} cycles, one per cycle.
 */
@Doc("Computes the next deadline of a sender from its new state.")
public record WindowTimer() implements Circuit<WindowTimer.Io> {
    static final int LATENCY = 6;
    /** 2^27 / 16 us. */
    public static final int MOST_LOG = 27;
    /** 4.096 us is 65.536 / 16 us; twice that, rounded: 0.05 percent short. */
    public static final int UNIT_DOUBLED = 131;
    public static final int MOST_EXPONENT = 20;
    private static final int TIME_BITS = WindowWord.TIME_BITS;

    public record Io(
        TimedWord word,
        @Doc("packets are outstanding") Bool outstanding,
        @Doc("Reads are not done") Bool reading,
        @Doc("the queue pair is in a state that sends") Bool active,
        @Doc("a tail probe was due, but the head was sent again a moment ago") Bool deferred,
        @Doc("in 1/16 us") UInt now,
        @Doc("rel_jitter, in 1/16 us") UInt jitter,
        @Doc("rel_tlp_mult") UInt tailProbeMultiple,
        @Doc("rel_rto_backoff_max") UInt backoffMost,
        @Doc("some packet waits to be sent again") Bool pending,
        @Doc("una waits to be sent again") Bool headPending,
        WindowDeadline deadline
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var time = uint(TIME_BITS);
        var setting = p.steady();
        return new Io(p.at(0).in(TimedWord.SHAPE), p.at(0).in(bool()), p.at(0).in(bool()), p.at(0).in(bool()),
            p.at(0).in(bool()), p.at(0).in(time), setting.in(uint(12)), setting.in(uint(4)), setting.in(uint(3)),
            p.at(1).in(bool()), p.at(1).in(bool()), p.at(LATENCY).out(WindowDeadline.SHAPE));
    }

    @Override public void body(Io io) {
        var word = io.word;
        timeline(io.word).aligned();

        // Cycle 0: the terms.
        var generation = stage(word.srtt().zext(17).plus(io.jitter.zext(17)));
        var multiple = stage(word.srtt().times(io.tailProbeMultiple));
        int width = 8 + MOST_EXPONENT;
        var unit = stage(lit(UNIT_DOUBLED, width).shl(word.rtoExponent()).shr(1));
        var used = word.retryLimit().minus(word.retries());
        var doublings = stage(mux(used.gt(io.backoffMost), io.backoffMost, used));
        var elapsed = stage(io.now.minus(word.progressTime()));

        // Cycle 1: which is larger; when a probe is due.
        var four = generation.zext(width).shl(2);
        var isShort = stage(unit.lt(four));
        var tailProbeSpan = stage(multiple.zext(TIME_BITS).plus(io.jitter.zext(TIME_BITS)));
        var again = stage(elapsed.plus(generation.zext(TIME_BITS)));
        var kind = stage(kind(io));

        // Cycles 2 and 3: retry timeout.
        var base = stage(mux(isShort, four, unit));
        int most = width + 7;
        var doubled = stage(base.zext(most).shl(doublings));
        var tailProbe = stage(mux(io.deferred, again, tailProbeSpan));

        // Cycle 4: which comes first; cycle 5: the deadline.
        var never = word.rtoExponent().eq(0);
        var timeoutFirst = tailProbe.zext(most).lt(doubled).or(never).not();
        var timeout = mux(doubled.bits(most - 1, MOST_LOG).any(), lit(1L << MOST_LOG, TIME_BITS),
            doubled.trunc(TIME_BITS));
        check(timeout.le(1L << MOST_LOG), "no timeout is longer than 8.4 s");
        var kindThen = at(4, kind);
        var isTailProbe = kindThen.is(Kind.TAIL_PROBE).and(timeoutFirst.not());
        var span = stage(mux(isTailProbe, tailProbe, timeout.gate(kindThen.is(Kind.RNR_WAIT).not())));
        var deadline = stage(word.progressTime().plus(span));
        var what = wire(choice(Kind.class));
        what.set(kindThen);
        when(kindThen.is(Kind.TAIL_PROBE).and(timeoutFirst), () -> what.set(Kind.RETRY));
        io.deadline.set(new WindowDeadline(stage(what), deadline));
    }

    private static Choice<Kind> kind(Io io) {
        var word = io.word;
        var alive = stage(io.active.and(io.word.failed().not()));
        var isTailProbe = at(1, word.hold()).or(at(1, word.tailProbeUsed())).or(at(1, word.more())).or(io.pending).not()
            .and(io.tailProbeMultiple.any());
        var retries = at(1, word.rtoExponent()).ne(0);
        var kind = wire(choice(Kind.class));
        kind.set(Kind.NONE);
        when(alive.and(word.rnrWait()), () -> kind.set(Kind.RNR_WAIT))
            .elseWhen(alive.and(io.outstanding).and(io.headPending.not()), () ->
                when(isTailProbe, () -> kind.set(Kind.TAIL_PROBE))
                    .elseWhen(retries, () -> kind.set(Kind.RETRY)))
            .elseWhen(alive.and(io.outstanding.not()).and(io.reading).and(io.pending.not()).and(retries),
                () -> kind.set(Kind.RETRY));
        return kind;
    }
}
