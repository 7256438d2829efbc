package rnic.retransmit;

import static hdl.Hdl.*;
import static rnic.messages.Arrival.PSN_BITS;

import hdl.*;
import java.util.Optional;
import rnic.protocol.FailureCause;

/**
 * What an operation makes of the numbers of a sender (reliability, section 6). Two steps of one cycle: packets sent and
 * acknowledged; then NAKs, deadlines, generations and picks. Latency {@link #LATENCY} cycles, one operation per cycle.
 *
 * @param window PSNs a sender may have outstanding: a power of two
 * @param stamps packets of some flows carry when they left, and none of these is timed
 */
@Doc("What an operation makes of the numbers of a sender.")
public record WordUpdate(int window, boolean stamps) implements Circuit<WordUpdate.Io> {
    static final int LATENCY = 2;

    /** What happens; at most one of the first group. */
    public record Events(
        @Doc("a new life, with this word") Bool renew,
        @Doc("a new packet was sent") Bool sent,
        @Doc("a packet was sent again") Bool sentAgain,
        AckVerdict verdict,
        @Doc("the new head goes again, and the one behind it when it is acknowledged alone") Bool repairs,
        @Doc("nothing is outstanding and the peer lives: an acknowledgement, or a Read is done") Bool heard,
        @Doc("the pause is over") Bool resume,
        @Doc("retry timeout; idle: of a Read") Bool timeout,
        @Doc("a waiting packet is taken") Bool pick,
        @Doc("the packet is una") Bool atHead,
        @Doc("nothing is outstanding") Bool idle,
        @Doc("the target lies behind the PSN that ends the hold") Bool endsHold,
        @Doc("the target lies behind the PSN that ends the pause") Bool rnrWaitEnds,
        @Doc("the target lies behind the timed packet") Bool endsSample,
        @Doc("the target lies behind the dropped packet") Bool endsDropped,
        @Doc("the generation is half a round of the clock old") Bool aged
    ) implements Bundle<Events> {
        public static final Shape<Events> SHAPE = bundle(Events.class, bool(), bool(), bool(), AckVerdict.SHAPE, bool(),
            bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool());
    }

    public record Io(
        WindowWord word,
        @Doc("word of a new life") WindowWord fresh,
        Events events,
        @Doc("PSN of the operation") UInt psn,
        @Doc("una behind the operation") UInt una,
        @Doc("a new packet could follow") Bool more,
        @Doc("low bits of the syndrome of a NAK") UInt code,
        @Doc("in 1/16 us") UInt now,
        @Doc("when a pause that begins ends") UInt pauseEnd,
        @Doc("what the sample adds to the smoothed round-trip time") UInt srttStep,
        Optional<Stamped> stamped,
        @Doc("place of the picked packet") UInt place,
        @Doc("it is the one that was named") Bool isNamed,
        @Doc("the generations turn") Bool flipping,
        @Doc("the tail probe is sent") Bool tailProbeSent,
        WindowWord changed,
        @Doc("the queue pair fails in this operation") Bool failing,
        @Doc("why") Choice<FailureCause> cause
    ) implements Bundle<Io> {}

    /** A flow whose packets carry when they left. */
    public record Stamped(
        @Doc("it is one") Bool flow,
        @Doc("a cycle later: its acknowledgement tells a new time") Bool sample
    ) implements Bundle<Stamped> {}

    @Override public Io ports(Ports p) {
        var psn = uint(PSN_BITS);
        var time = uint(WindowWord.TIME_BITS);
        var c0 = p.at(0);
        var c1 = p.at(1);
        var end = p.at(LATENCY);
        return new Io(c0.in(WindowWord.SHAPE), c0.in(WindowWord.SHAPE), c0.in(Events.SHAPE), c0.in(psn), c0.in(psn),
            c0.in(bool()), c0.in(uint(2)), c0.in(time), c0.in(time), c1.in(uint(16)),
            stamps ? Optional.of(new Stamped(c0.in(bool()), c1.in(bool()))) : Optional.empty(),
            c0.in(uint(log2Ceil(window))),
            c0.in(bool()), c1.in(bool()), c1.in(bool()), end.out(WindowWord.SHAPE), end.out(bool()),
            end.out(choice(FailureCause.class)));
    }

    @Override public void body(Io io) {
        timeline(io.word).aligned();
        var now = stage(io.now);
        ignore(io.events.verdict().row(), io.events.verdict().completing(), io.events.verdict().cumulative(),
            io.events.verdict().single());
        var advanced = wire(WindowWord.SHAPE);
        advanced.set(io.word);
        acknowledged(io, advanced);
        sent(io, advanced);
        age(io, advanced);
        when(io.events.renew(), () -> advanced.set(io.fresh));
        var word = stage(advanced);

        var done = wire(WindowWord.SHAPE);
        done.set(word);
        var failing = wire(bool());
        var cause = wire(choice(FailureCause.class));
        failing.set(false);
        cause.set(FailureCause.RETRIES);
        var una = stage(io.una);
        nak(io, done, word, una, failing, cause);
        deadlines(io, done, word, una, failing, now);
        picked(io, done, now);
        var samples = stage(io.events.verdict().moved().and(io.events.endsSample()).and(io.word.sampling()));
        var measured = io.stamped.map(it -> samples.or(it.sample())).orElse(samples);
        when(measured, () -> done.srtt().set(word.srtt().plus(io.srttStep)));
        when(io.flipping, () -> done.generationStart().set(now));
        when(io.tailProbeSent, () -> done.tailProbeUsed().set(true));
        when(failing, () -> done.failed().set(true));

        check(done.retries().le(word.retries()).or(done.retries().eq(word.retryLimit())),
            "retries go down or begin anew");
        check(done.rnrRetries().le(word.rnrRetries()), "RNR retries never underflow");
        io.changed.set(stage(done));
        io.failing.set(stage(failing));
        io.cause.set(stage(cause));
    }

    /** advance() of the reliability document. */
    private static void acknowledged(Io io, WindowWord advanced) {
        var events = io.events;
        var word = io.word;
        when(events.verdict().moved().or(events.heard()), () -> {
            advanced.retries().set(word.retryLimit());
            advanced.progressTime().set(io.now);
        });
        when(events.verdict().moved(), () -> {
            advanced.rnrRetries().set(word.rnrLimit());
            advanced.tailProbeUsed().set(false);
            advanced.repairing().set(events.repairs());
            advanced.hold().set(word.hold().and(events.endsHold().not()));
            advanced.rnrWait().set(word.rnrWait().and(events.rnrWaitEnds().not()));
            advanced.dropped().set(word.dropped().and(events.endsDropped().not()));
            when(events.endsSample(), () -> advanced.sampling().set(false));
        });
        // A packet above a hole is acknowledged only when the hole is repaired: it would teach a wrong time.
        when(events.verdict().sack().or(events.verdict().drop()), () -> advanced.sampling().set(false));
        when(events.verdict().drop(), () -> {
            advanced.dropped().set(true);
            advanced.droppedPsn().set(io.psn);
        });
    }

    private static void sent(Io io, WindowWord advanced) {
        var events = io.events;
        when(events.sent(), () -> {
            advanced.more().set(io.more);
            when(events.idle(), () -> advanced.progressTime().set(io.now));
            var sampling = io.word.sampling();
            when(io.stamped.map(it -> sampling.or(it.flow())).orElse(sampling).not(), () -> {
                advanced.sampling().set(true);
                advanced.samplePsn().set(io.psn);
                advanced.sampleTime().set(io.now.trunc(WindowWord.SAMPLE_BITS));
            });
        });
        when(events.sentAgain().and(events.atHead()), () -> advanced.progressTime().set(io.now));
    }

    /**
     * The age of a generation stops at half a round of the clock; while nothing is on its way, none holds anything, and
     * the next one may begin at once.
     */
    private static void age(Io io, WindowWord advanced) {
        var beginning = io.events.sent().and(io.events.idle());
        when(beginning.or(io.events.aged()), () -> advanced.generationStart().set(
            io.now.xor(lit(1L << WindowWord.TIME_BITS - 1, WindowWord.TIME_BITS))));
    }

    private static void nak(Io io, WindowWord done, WindowWord word, UInt una, Bool failing,
                            Choice<FailureCause> cause) {
        var rnr = stage(io.events.verdict().rnr());
        var fatal = stage(io.events.verdict().fatal());
        var pauseEnd = stage(io.pauseEnd);
        when(rnr.and(word.rnrWait().not()), () -> {
            done.retries().set(word.retryLimit());
            done.tailProbeUsed().set(false);
            done.hold().set(false);
            when(word.rnrRetries().eq(0), () -> {
                failing.set(true);
                cause.set(FailureCause.RNR_RETRIES);
            }).otherwise(() -> {
                when(word.rnrRetries().ne(7), () -> done.rnrRetries().set(word.rnrRetries().minus(1)));
                done.rnrWait().set(true);
                done.rnrWaitPsn().set(una);
                done.progressTime().set(pauseEnd);
            });
        });
        var code = stage(io.code);
        when(fatal, () -> {
            failing.set(true);
            choose(code)
                .on(1L, () -> cause.set(FailureCause.PEER_INVALID_REQUEST))
                .on(2L, () -> cause.set(FailureCause.PEER_ACCESS))
                .otherwise(() -> cause.set(FailureCause.PEER_OPERATION));
        });
    }

    private static void deadlines(Io io, WindowWord done, WindowWord word, UInt una, Bool failing, UInt now) {
        when(stage(io.events.resume()), () -> {
            done.rnrWait().set(false);
            done.progressTime().set(now);
        });
        when(stage(io.events.timeout()), () -> {
            when(word.retries().eq(0), () -> failing.set(true)).otherwise(() -> {
                done.retries().set(word.retries().minus(1));
                when(stage(io.events.idle()).not(), () -> {
                    done.hold().set(true);
                    done.holdPsn().set(una);
                });
                done.progressTime().set(now);
            });
        });
    }

    private void picked(Io io, WindowWord done, UInt now) {
        int places = log2Ceil(window);
        when(stage(io.events.pick().and(io.isNamed)), () -> done.dropped().set(false));
        when(stage(io.events.pick().and(io.events.idle().or(io.place.eq(io.una.trunc(places))))),
            () -> done.progressTime().set(now));
        when(stage(io.events.pick().and(io.place.eq(io.word.samplePsn().trunc(places)))),
            () -> done.sampling().set(false));
    }
}
