package rnic.transport;

import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.choice;
import static hdl.Hdl.delay;
import static hdl.Hdl.ignore;
import static hdl.Hdl.instance;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.memory;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static rnic.transport.Arrival.PSN_BITS;

import hdl.Bool;
import hdl.Bundle;
import hdl.Choice;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import java.math.BigInteger;
import rnic.RnicParameters;
import rnic.host.CompletionStatus;
import rnic.rx.Row;
import rnic.transport.WindowOperation.Kind;

/**
 * Carries out the operations of the send window: one per cycle, each on another queue pair. Cycles are counted from the
 * cycle in which the operation is issued and its entry is read.
 *
 * @param parameters of the NIC
 */
@Doc("Carries out the operations of the send window.")
public record WindowPipeline(RnicParameters parameters) implements Circuit<WindowPipeline.Io> {
    /** Cycle in which the entry has been read. */
    static final int READ = WindowTables.LATENCY;
    /** Cycle in which it is known what an acknowledgement is worth. */
    static final int JUDGED = READ + AckJudge.LATENCY;
    /** Cycle in which the new numbers and rings are there. */
    static final int DONE = JUDGED + RingUpdate.LATENCY;
    /** Cycle in which they are written; another operation on the queue pair begins in the next one. */
    static final int WRITE = DONE + 1;
    private static final int RNR_CODES = 32;

    public record Io(
        @Doc("cycle 2") Bool valid,
        @Doc("cycle 2") WindowOperation operation,
        @Doc("cycle 2, 1/16 us") UInt now,
        @Doc("cycle 2") Bool active,
        @Doc("cycle 2") WindowWord word,
        @Doc("cycle 2") UInt pending,
        @Doc("cycle 7") WindowRings rings,
        @Doc("cycle 7") WindowDeadline deadline,
        @Doc("a new life's numbers, constant until cycle 8") WindowWord fresh,
        @Doc("rel_srtt_shift") UInt srttShift,
        @Doc("rel_jitter, in 1/16 us") UInt jitter,
        @Doc("cycle 7: row of an acknowledgement") Choice<Row> row,
        @Doc("cycle 10") Result result,
        @Doc("cycle 10") UInt newPending,
        @Doc("cycle 10") WindowRings newRings
    ) implements Bundle<Io> {}

    /** What has come of an operation. */
    public record Result(
        WindowWord word,
        @Doc("the packet to be sent again is there") Bool picks,
        UInt picked,
        @Doc("it was chosen as a tail probe") Bool probing,
        @Doc("the peer has acknowledged more, or a pause has begun or ended") Bool updates,
        Bool fails,
        Choice<CompletionStatus> status,
        @Doc("a tail probe was due, but the head was sent again a moment ago") Bool deferred,
        @Doc("retry timeout") Bool timeout,
        @Doc("tail probe") Bool probe,
        @Doc("RNR NAK that begins a pause") Bool pause,
        @Doc("Packet Drop NAK") Bool drop,
        Bool sack,
        @Doc("nothing was looked at: the deadline that was posted has been moved") Bool idle
    ) implements Bundle<Result> {
        static final Shape<Result> SHAPE = bundle(f -> new Result(f.of(WindowWord.SHAPE), f.of(bool()),
            f.of(uint(PSN_BITS)), f.of(bool()), f.of(bool()), f.of(bool()), f.of(choice(CompletionStatus.class)),
            f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool())));
    }

    @Override public Io ports(Ports p) {
        int window = parameters.window();
        return new Io(p.in(bool()), p.in(WindowOperation.of(parameters.queuePairs())),
            p.in(uint(WindowWord.TIME_BITS)), p.in(bool()), p.in(WindowWord.SHAPE), p.in(uint(window)),
            p.in(WindowRings.of(window)), p.in(WindowDeadline.SHAPE), p.in(WindowWord.SHAPE), p.in(uint(3)),
            p.in(uint(12)), p.out(choice(Row.class)), p.out(Result.SHAPE), p.out(uint(window)),
            p.out(WindowRings.of(window)));
    }

    @Override public void body(Io io) {
        ignore(io.operation.qp());
        var rings = instance(new RingUpdate(parameters.window()));
        var numbers = instance(new WordUpdate(parameters.window()));
        var valid = delay(io.valid, JUDGED - READ);
        var lives = delay(io.valid.and(io.active).and(io.word.failed().not()), JUDGED - READ);
        var kind = delay(io.operation.kind(), JUDGED - READ);
        var verdict = judge(io, rings);
        io.row.set(verdict.row());

        // Cycle 7: what is stored, what leaves.
        places(io, rings);
        rings.pending().set(delay(io.pending, JUDGED - READ));
        rings.rings().set(io.rings);
        rings.renew().set(valid.and(kind.is(Kind.CLEAR).or(kind.is(Kind.SETUP))));
        rings.cumulative().set(verdict.cumulative());
        rings.sack().set(verdict.sack());
        rings.drop().set(verdict.drop());

        // Cycle 8: deadlines, picks; numbers.
        var events = numbers.events();
        deadlines(io, lives.and(kind.is(Kind.EXPIRED)), rings, events);
        pick(io, lives.and(kind.is(Kind.PICK)), rings, numbers);
        ages(io, verdict, rings, events);
        var sends = lives.and(kind.is(Kind.SENT));
        var again = delay(io.operation.retrans(), JUDGED - READ);
        events.renew().set(delay(rings.renew(), 1));
        events.sent().set(delay(sends.and(again.not()), 1));
        events.sentAgain().set(delay(sends.and(again), 1));
        events.verdict().set(delay(verdict, 1));
        operands(io, numbers, delay(kind.is(Kind.SETUP), 1));
        rings.dropAgain().set(delay(again, 1));

        // Cycle 9: generations and probes; cycle 10: the end.
        numbers.flips().set(rings.flips());
        numbers.probes().set(rings.probes());
        result(io, rings, numbers);
    }

    /** The verdict, in cycle 7; gives the rings what a SACK reports. */
    private AckVerdict judge(Io io, RingUpdate.Io rings) {
        var operation = io.operation;
        var map = instance(new SackMap(parameters.window()));
        map.start().set(operation.start());
        map.length().set(operation.length());
        map.bitmap().set(operation.bitmap());
        map.from().set(operation.target());
        map.newest().set(io.word.next());
        rings.received().set(map.received());
        rings.missing().set(map.missing());

        var judge = instance(new AckJudge());
        judge.counts().set(io.valid.and(io.active).and(io.word.failed().not())
            .and(operation.kind().is(Kind.ACKNOWLEDGE)));
        judge.syndrome().set(operation.syndrome());
        judge.sack().set(operation.sack());
        judge.length().set(operation.length());
        judge.target().set(operation.target());
        judge.msn().set(operation.msn());
        judge.una().set(io.word.una());
        judge.newPsn().set(io.word.next());
        judge.messages().set(io.word.messages());
        judge.newest().set(io.word.newest());
        judge.unsent().set(map.unsent());
        return judge.verdict();
    }

    /** The places that an operation speaks of, for cycle 7. */
    private void places(Io io, RingUpdate.Io rings) {
        int bits = log2Ceil(parameters.window());
        int early = JUDGED - READ - RingRange.LATENCY;
        var una = delay(io.word.una().trunc(bits), early);
        var next = delay(io.word.next().trunc(bits), early);
        var passed = instance(new RingRange(parameters.window()));
        passed.from().set(una);
        passed.behind().set(delay(io.operation.target().trunc(bits), early));
        passed.any().set(delay(io.operation.target().ne(io.word.una()), early));
        rings.passed().set(passed.places());
        var inFlight = instance(new RingRange(parameters.window()));
        inFlight.from().set(una);
        inFlight.behind().set(next);
        inFlight.any().set(delay(io.word.next().ne(io.word.una()), early));
        rings.inFlight().set(inFlight.places());
        rings.head().set(delay(una, RingRange.LATENCY));
        rings.last().set(delay(next.minus(1), RingRange.LATENCY));
        rings.named().set(delay(io.operation.psn().trunc(bits), JUDGED - READ));
    }

    /** Cycle 8: which deadline has really passed; a pause that begins now ends then. */
    private void deadlines(Io io, Bool expires, RingUpdate.Io rings, WordUpdate.Events events) {
        var now = reg(uint(WindowWord.TIME_BITS)).init(0);   // reset: a shift register's output would cost a level
        now.next(delay(io.now, JUDGED - READ - 1));
        var passed = delay(now.minus(io.deadline.time()).msb().not().and(expires), 1);
        var due = delay(io.deadline.kind(), 1);
        var resume = passed.and(due.is(WindowDeadline.Kind.PAUSE));
        var timeout = passed.and(due.is(WindowDeadline.Kind.RETRY));
        events.resume().set(resume);
        events.timeout().set(timeout);
        rings.everything().set(resume.or(timeout));
        rings.probe().set(passed.and(due.is(WindowDeadline.Kind.PROBE)));
    }

    private void pick(Io io, Bool picks, RingUpdate.Io rings, WordUpdate.Io numbers) {
        int bits = log2Ceil(parameters.window());
        var pick = instance(new ResendPick(parameters.window()));
        pick.pending().set(io.pending);
        pick.first().set(io.word.una().trunc(bits));
        pick.named().set(io.word.dropped());
        pick.namedPlace().set(io.word.droppedPsn().trunc(bits));
        var mayPick = delay(picks.and(delay(io.word.paused(), JUDGED - READ).not()), 1);
        var takes = mayPick.and(pick.any());
        rings.pick().set(takes);
        rings.place().set(pick.place());
        numbers.events().pick().set(takes);
        numbers.place().set(pick.place());
        numbers.isNamed().set(pick.isNamed());
    }

    /** Cycle 8: which limits the target has reached, and whether the generation is old. */
    private void ages(Io io, AckVerdict verdict, RingUpdate.Io rings, WordUpdate.Events events) {
        var word = io.word;
        var target = io.operation.target();
        int rest = JUDGED - READ;
        var endsHold = delay(delay(word.holdPsn().minus(target).msb(), 1), rest);
        var endsPause = delay(delay(word.pausedPsn().minus(target).msb(), 1), rest);
        events.endsHold().set(endsHold);
        events.endsPause().set(endsPause);
        events.endsSample().set(delay(delay(word.samplePsn().minus(target).msb(), 1), rest));
        events.endsDropped().set(delay(delay(word.droppedPsn().minus(target).msb(), 1), rest));
        events.idle().set(delay(delay(word.una().eq(word.next()), 1), rest));
        events.atHead().set(delay(delay(word.una().eq(io.operation.psn()), 1), rest));

        var age = delay(io.now.trunc(WindowWord.GENERATION_BITS).minus(word.generationStart()), 1);
        var span = delay(word.srtt().zext(17).plus(io.jitter.zext(17)), 1);
        rings.ripe().set(delay(age.zext(17).ge(span), rest));

        // A SACK queues what it misses unless a hold or a pause goes on behind it.
        var moved = delay(verdict.moved(), 1);
        var holds = delay(delay(word.hold(), 1), rest).and(moved.and(endsHold).not());
        var pauses = delay(delay(word.paused(), 1), rest).and(moved.and(endsPause).not());
        rings.queues().set(delay(verdict.sack(), 1).and(holds.or(pauses).not()));
    }

    /** Cycle 8: the values of the operation. */
    private void operands(Io io, WordUpdate.Io numbers, Bool isSetup) {
        int later = JUDGED + 1 - READ;
        numbers.word().set(delay(io.word, later));
        numbers.fresh().set(io.fresh);
        numbers.keepQueued().set(isSetup);
        numbers.psn().set(delay(io.operation.psn(), later));
        numbers.target().set(delay(io.operation.target(), later));
        numbers.msn().set(delay(io.operation.msn(), later));
        numbers.more().set(delay(io.operation.more(), later));
        numbers.code().set(delay(io.operation.syndrome().trunc(2), later));
        var now = delay(io.now, later);
        numbers.now().set(now);

        var pauses = memory(uint(24), RNR_CODES).style(LUTRAM)
            .contents(code -> BigInteger.valueOf(RnrTimer.sixteenths(code)));
        var pause = delay(pauses.peek(io.operation.syndrome().trunc(5)), 1);
        numbers.pauseEnd().set(delay(delay(io.now, 1).plus(pause.zext(WindowWord.TIME_BITS)), later - 1));

        var trip = instance(new RoundTrip());
        trip.now().set(io.now.trunc(WindowWord.SAMPLE_BITS));
        trip.sent().set(io.word.sampleTime());
        trip.old().set(io.word.srtt());
        trip.shift().set(io.srttShift);
        numbers.srtt().set(delay(trip.smoothed(), later - RoundTrip.LATENCY));
    }

    /** Cycle 10. */
    private void result(Io io, RingUpdate.Io rings, WordUpdate.Io numbers) {
        var events = numbers.events();
        var result = io.result;
        var verdict = events.verdict();
        var rnr = delay(verdict.rnr(), 2);
        var moves = delay(verdict.moved().or(verdict.completes()), 2);
        var paused = delay(numbers.word().paused(), 2);
        var resume = delay(events.resume(), 2);
        io.newPending.set(rings.newPending());
        io.newRings.set(rings.newRings());
        result.word().set(numbers.changed());
        result.picks().set(delay(events.pick(), 2));
        result.picked().set(numbers.picked());
        result.probing().set(delay(numbers.word().probed(), 2));
        result.updates().set(moves.or(rnr).or(resume));
        result.fails().set(numbers.fails());
        result.status().set(numbers.status());
        result.deferred().set(delay(delay(rings.probe(), 1).and(rings.probes().not()), 1));
        result.timeout().set(delay(events.timeout(), 2));
        result.probe().set(delay(rings.probes(), 1));
        result.pause().set(rnr.and(paused.not()));
        result.drop().set(delay(verdict.drop(), 2));
        result.sack().set(delay(verdict.sack(), 2));
        var expires = delay(io.operation.kind().is(Kind.EXPIRED), DONE - READ);
        result.idle().set(expires.and(delay(rings.everything().or(rings.probe()), 2).not()));
    }
}
