package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.choice;
import static hdl.Hdl.delay;
import static hdl.Hdl.ignore;
import static hdl.Hdl.lit;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.Hdl.wire;

import hdl.Bool;
import hdl.Bundle;
import hdl.Choice;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import rnic.transport.WindowDeadline.Kind;

/**
 * Computes the next deadline of a sender from its new state: end of the pause; or the earlier of tail probe and
 * retry timeout. The timeout is the larger of 4.096 us * 2^rel_rto_exp and four generations, doubled for every retry
 * used, at most 8.4 s. None while nothing is outstanding or the head itself waits to be sent. Latency {@link #LATENCY}
 * cycles, one per cycle.
 */
@Doc("Computes the next deadline of a sender from its new state.")
public record WindowTimer() implements Circuit<WindowTimer.Io> {
    static final int LATENCY = 6;
    /** 2^27 / 16 us. */
    private static final int MOST_LOG = 27;
    /** 4.096 us is 65.536 / 16 us; twice that, rounded: 0.05 percent short. */
    private static final int UNIT_DOUBLED = 131;
    private static final int MOST_EXPONENT = 20;
    private static final int TIME_BITS = WindowWord.TIME_BITS;

    public record Io(
        @Doc("cycle 0") WindowWord word,
        @Doc("cycle 0: packets are outstanding") Bool outstanding,
        @Doc("cycle 0: the queue pair is in a state that sends") Bool active,
        @Doc("cycle 0: a tail probe was due, but the head was sent again a moment ago") Bool deferred,
        @Doc("cycle 0, 1/16 us") UInt now,
        @Doc("rel_jitter, in 1/16 us") UInt jitter,
        @Doc("rel_tlp_mult") UInt probeMultiple,
        @Doc("rel_rto_backoff_max") UInt backoffMost,
        @Doc("cycle 1: some packet waits to be sent again") Bool pending,
        @Doc("cycle 1: una waits to be sent again") Bool headPending,
        @Doc("cycle 6") WindowDeadline deadline
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var time = uint(TIME_BITS);
        return new Io(p.in(WindowWord.SHAPE), p.in(bool()), p.in(bool()), p.in(bool()), p.in(time), p.in(uint(12)),
            p.in(uint(4)), p.in(uint(3)), p.in(bool()), p.in(bool()), p.out(WindowDeadline.SHAPE));
    }

    @Override public void body(Io io) {
        var word = io.word;
        ignore(word);

        // Cycle 0: the terms.
        var generation = delay(word.srtt().zext(17).plus(io.jitter.zext(17)), 1);
        var multiple = delay(word.srtt().times(io.probeMultiple), 1);
        int width = 8 + MOST_EXPONENT;
        var unit = delay(lit(UNIT_DOUBLED, width).shl(word.rtoExponent()).shr(1), 1);
        var used = word.retryLimit().minus(word.retries());
        var doublings = delay(mux(used.gt(io.backoffMost), io.backoffMost, used), 1);
        var elapsed = delay(io.now.minus(word.progressTime()), 1);

        // Cycle 1: which is larger; when a probe is due.
        var four = generation.zext(width).shl(2);
        var isShort = delay(unit.lt(four), 1);
        var probeSpan = delay(multiple.zext(TIME_BITS).plus(delay(io.jitter, 1).zext(TIME_BITS)), 1);
        var again = delay(elapsed.plus(generation.zext(TIME_BITS)), 1);
        var kind = delay(kind(io), 1);

        // Cycles 2 and 3: retry timeout.
        var base = delay(mux(isShort, delay(four, 1), delay(unit, 1)), 1);
        int most = width + 7;
        var doubled = delay(base.zext(most).shl(delay(doublings, 2)), 1);
        var probe = delay(mux(delay(io.deferred, 2), again, probeSpan), 2);

        // Cycle 4: which comes first; cycle 5: the deadline.
        var never = delay(word.rtoExponent().eq(0), 4);
        var timeoutFirst = probe.zext(most).lt(doubled).or(never).not();
        var timeout = mux(doubled.bits(most - 1, MOST_LOG).any(), lit(1L << MOST_LOG, TIME_BITS),
            doubled.trunc(TIME_BITS));
        var kindThen = delay(kind, 2);
        var probes = kindThen.is(Kind.PROBE).and(timeoutFirst.not());
        var span = delay(mux(probes, probe, timeout.gate(kindThen.is(Kind.PAUSE).not())), 1);
        var deadline = delay(delay(word.progressTime(), 5).plus(span), 1);
        var what = wire(choice(Kind.class));
        what.set(kindThen);
        when(kindThen.is(Kind.PROBE).and(timeoutFirst), () -> what.set(Kind.RETRY));
        var whatThen = delay(what, 2);
        io.deadline.set(new WindowDeadline(whatThen, deadline));
    }

    private static Choice<Kind> kind(Io io) {
        var word = delay(io.word, 1);
        ignore(word);
        var outstanding = delay(io.outstanding, 1);
        var lives = delay(io.active.and(io.word.failed().not()), 1);
        var probes = word.hold().or(word.probed()).or(word.more()).or(io.pending).not()
            .and(io.probeMultiple.any());
        var kind = wire(choice(Kind.class));
        kind.set(Kind.NONE);
        when(lives.and(word.paused()), () -> kind.set(Kind.PAUSE))
            .elseWhen(lives.and(outstanding).and(io.headPending.not()), () ->
                when(probes, () -> kind.set(Kind.PROBE))
                    .elseWhen(word.rtoExponent().ne(0), () -> kind.set(Kind.RETRY)));
        return kind;
    }
}
