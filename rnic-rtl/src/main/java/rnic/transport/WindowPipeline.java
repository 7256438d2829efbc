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
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.Hdl.wire;
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
import rnic.rx.Valids;
import rnic.transport.WindowOperation.Kind;

/**
 * Carries out the operations of the send window: one per cycle, each on another queue pair. Cycles are counted from the
 * cycle in which the operation is issued and its numbers are read.
 *
 * @param parameters of the NIC
 */
@Doc("Carries out the operations of the send window.")
public record WindowPipeline(RnicParameters parameters) implements Circuit<WindowPipeline.Io> {
    /** Cycle in which the numbers have been read. */
    static final int READ = WindowTables.LATENCY;
    /** Cycle in which the word has been read. */
    static final int WORD = READ + WindowTables.WORD_LATER;
    /** Cycle in which it is known what an acknowledgement is worth. */
    static final int JUDGED = READ + AckJudge.LATENCY;
    /** Cycle in which the new numbers are written. */
    static final int COUNTED = JUDGED + 1;
    /** Cycle in which the new word and rings are there and written. */
    static final int DONE = JUDGED + RingUpdate.LATENCY;
    /** Cycles from operation to operation on a queue pair: the next one reads the word when it has been written. */
    static final int APART = DONE + 1 - WindowTables.WORD_LATER;
    /** The same for one that is carried out because a deadline has passed: it reads the deadline. */
    static final int EXPIRED_APART = DONE + WindowTimer.LATENCY + 1 - WindowTables.RINGS_LATER;
    private static final int RNR_CODES = 32;

    public record Io(
        @Doc("cycle 0") Bool valid,
        @Doc("cycle 0") WindowOperation operation,
        @Doc("cycle 0, of an acknowledgement") AckReport report,
        @Doc("cycle 0: the PSN behind a packet sent, or the first one that is not acknowledged cumulatively")
        UInt target,
        @Doc("cycle 2, 1/16 us") UInt now,
        @Doc("cycle 2") Bool active,
        @Doc("cycle 2") WindowNumbers numbers,
        @Doc("cycle 4: an acknowledgement has passed every check of its packet") Bool counts,
        @Doc("cycle 4") WindowWord word,
        @Doc("cycle 4: what is to be sent again next") ResendChoice choice,
        @Doc("cycle 5") UInt pending,
        @Doc("cycle 5") WindowRings rings,
        @Doc("cycle 5") WindowDeadline deadline,
        @Doc("a new life's numbers, constant until cycle 6") WindowNumbers freshNumbers,
        @Doc("a new life's word, constant until cycle 6") WindowWord fresh,
        @Doc("rel_srtt_shift") UInt srttShift,
        @Doc("rel_jitter, in 1/16 us") UInt jitter,
        @Doc("cycle 5: row of an acknowledgement") Choice<Row> row,
        @Doc("cycle 5: a packet is taken, to be sent again") Bool takes,
        @Doc("cycle 5: none is there or may be taken") Bool misses,
        @Doc("cycle 5, not a register") Resend resend,
        @Doc("cycle 6") WindowNumbers newNumbers,
        @Doc("cycle 8") Result result,
        @Doc("cycle 8") UInt newPending,
        @Doc("cycle 8") WindowRings newRings
    ) implements Bundle<Io> {}

    /** What has come of an operation. */
    public record Result(
        WindowWord word,
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
        static final Shape<Result> SHAPE = bundle(f -> new Result(f.of(WindowWord.SHAPE), f.of(bool()), f.of(bool()),
            f.of(choice(CompletionStatus.class)), f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()),
            f.of(bool()), f.of(bool())));
    }

    @Override public Io ports(Ports p) {
        int window = parameters.window();
        return new Io(p.in(bool()), p.in(WindowOperation.of(parameters.queuePairs())), p.in(AckReport.SHAPE),
            p.in(uint(PSN_BITS)), p.in(uint(WindowWord.TIME_BITS)), p.in(bool()), p.in(WindowNumbers.SHAPE),
            p.in(bool()), p.in(WindowWord.SHAPE), p.in(ResendChoice.of(window)), p.in(uint(window)),
            p.in(WindowRings.of(window)), p.in(WindowDeadline.SHAPE), p.in(WindowNumbers.SHAPE),
            p.in(WindowWord.SHAPE), p.in(uint(3)), p.in(uint(12)), p.out(choice(Row.class)), p.out(bool()),
            p.out(bool()), p.out(Resend.of(parameters)), p.out(WindowNumbers.SHAPE), p.out(Result.SHAPE), p.out(uint(window)),
            p.out(WindowRings.of(window)));
    }

    /** An operation in cycle 5. */
    private record Judged(AckVerdict verdict, Bool renews, Bool sends, Bool expires, Bool retrans, UInt psn,
                          UInt target, UInt msn) {}

    @Override public void body(Io io) {
        var rings = instance(new RingUpdate(parameters.window()));
        var words = instance(new WordUpdate(parameters.window()));
        var lives = delay(delay(io.valid, WORD).and(delay(io.active, WORD - READ)).and(io.word.failed().not()), 1);
        var kind = delay(io.operation.kind(), JUDGED);
        var verdict = judge(io, rings);
        io.row.set(verdict.row());
        var judged = new Judged(verdict, delay(io.valid, JUDGED).and(kind.is(Kind.CLEAR).or(kind.is(Kind.SETUP))),
            lives.and(kind.is(Kind.SENT)), lives.and(kind.is(Kind.EXPIRED)),
            delay(io.operation.retrans(), JUDGED), delay(io.operation.psn(), JUDGED),
            delay(io.target, JUDGED), delay(io.operation.msn(), JUDGED));

        // Cycle 5: what is stored, what waits no more.
        places(io, rings);
        rings.pending().set(io.pending);
        rings.rings().set(io.rings);
        var sent = judged.sends.and(judged.retrans.not());
        rings.sent().set(sent);
        rings.cumulative().set(verdict.cumulative().or(judged.renews));
        rings.sack().set(verdict.sack());
        rings.drop().set(verdict.drop());
        rings.expires().set(judged.expires);
        var numbers = numbers(io, judged);

        // Cycle 6: deadlines; the word; picks.
        var events = words.events();
        deadlines(io, judged, rings, events);
        pick(io, kind, lives, rings, words);
        ages(io, verdict, rings, events);
        events.renew().set(delay(judged.renews, 1));
        events.sent().set(delay(sent, 1));
        events.sentAgain().set(delay(judged.sends.and(judged.retrans), 1));
        events.verdict().set(delay(verdict, 1));
        operands(io, judged, numbers, words);
        rings.dropAgain().set(delay(judged.retrans, 1));

        // Cycle 7: generations and probes; cycle 8: the end.
        words.flips().set(rings.flips());
        words.probes().set(rings.probes());
        result(io, rings, words, delay(judged.expires, DONE - JUDGED));
    }

    /** The verdict, in cycle 5; gives the rings what a SACK reports. */
    private AckVerdict judge(Io io, RingUpdate.Io rings) {
        var map = instance(new SackMap(parameters.window()));
        map.start().set(io.report.start());
        map.length().set(io.report.length());
        map.bitmap().set(io.report.bitmap());
        map.from().set(io.target);
        map.una().set(io.numbers.una());
        map.newest().set(io.numbers.next());
        rings.received().set(map.received());
        rings.missing().set(map.missing());

        var judge = instance(new AckJudge());
        var operation = io.operation;
        var counts = delay(io.valid.and(operation.kind().is(Kind.ACKNOWLEDGE)), READ).and(io.active);
        judge.counts().set(delay(counts, WORD - READ).and(io.counts).and(io.word.failed().not()));
        judge.syndrome().set(delay(io.report.syndrome(), READ));
        judge.sack().set(delay(io.report.sack(), READ));
        judge.length().set(delay(io.report.length(), READ));
        judge.target().set(delay(io.target, READ));
        judge.msn().set(delay(operation.msn(), READ));
        judge.una().set(io.numbers.una());
        judge.newPsn().set(io.numbers.next());
        judge.messages().set(io.numbers.messages());
        judge.newest().set(io.numbers.newest());
        judge.unsent().set(map.unsent());
        return judge.verdict();
    }

    /** How far sender and peer have come: known in cycle 5, written in cycle 6. */
    private static WindowNumbers numbers(Io io, Judged judged) {
        var numbers = wire(WindowNumbers.SHAPE);
        numbers.set(delay(io.numbers, JUDGED - READ));
        when(judged.verdict.cumulative(), () -> {
            numbers.una().set(judged.target);
            numbers.messages().set(judged.msn);
        });
        when(judged.sends.and(judged.retrans.not()), () -> {
            numbers.next().set(judged.target);
            numbers.newest().set(judged.msn);
        });
        when(judged.renews, () -> numbers.set(io.freshNumbers));
        var changed = delay(numbers, 1);
        io.newNumbers.set(changed);
        return changed;
    }

    /** The places that an operation speaks of, for cycle 5. */
    private void places(Io io, RingUpdate.Io rings) {
        int window = parameters.window();
        int bits = log2Ceil(window);
        int early = JUDGED - READ - RingRange.LATENCY - 1;
        var kind = delay(io.operation.kind(), READ);
        // Nothing is in flight when a life begins: equal ends, whatever the entry was.
        var renews = kind.is(Kind.CLEAR).or(kind.is(Kind.SETUP));
        var first = mux(kind.is(Kind.ACKNOWLEDGE), delay(io.target, READ), io.numbers.una());
        var inFlight = instance(new RingRange(window));
        inFlight.from().set(delay(first.trunc(bits).gate(renews.not()), early));
        inFlight.behind().set(delay(io.numbers.next().trunc(bits).gate(renews.not()), early));
        inFlight.any().set(delay(first.ne(io.numbers.next()).and(renews.not()), early));
        rings.inFlight().set(delay(inFlight.places(), 1));
        rings.head().set(delay(io.numbers.una().trunc(bits), JUDGED - READ));
        var last = io.numbers.next().trunc(bits).minus(1);
        rings.named().set(delay(mux(kind.is(Kind.EXPIRED), last, delay(io.operation.psn().trunc(bits), READ)),
            JUDGED - READ));
    }

    /** Cycle 6: which deadline has really passed. */
    private static void deadlines(Io io, Judged judged, RingUpdate.Io rings, WordUpdate.Events events) {
        var now = reg(uint(WindowWord.TIME_BITS)).init(0);   // reset: a shift register's output would cost a level
        now.next(delay(io.now, JUDGED - READ - 1));
        var passed = delay(now.minus(io.deadline.time()).msb().not().and(judged.expires), 1);
        var due = delay(io.deadline.kind(), 1);
        var resume = passed.and(due.is(WindowDeadline.Kind.PAUSE));
        var timeout = passed.and(due.is(WindowDeadline.Kind.RETRY));
        events.resume().set(resume);
        events.timeout().set(timeout);
        rings.everything().set(resume.or(timeout));
        rings.probe().set(passed.and(due.is(WindowDeadline.Kind.PROBE)));
    }

    /** Cycle 5: the packet that is taken. */
    private void pick(Io io, Choice<Kind> kind, Bool lives, RingUpdate.Io rings, WordUpdate.Io words) {
        int bits = log2Ceil(parameters.window());
        var choice = delay(io.choice, 1);
        var isThere = delay(io.choice.any().and(io.word.paused().not()), 1);
        var picks = Valids.later(io.valid, JUDGED).and(kind.is(Kind.PICK));
        var takes = picks.and(lives).and(isThere);
        ignore(choice.any());
        var una = delay(io.numbers.una(), JUDGED - READ);
        var distance = delay(io.choice.place().minus(delay(io.numbers.una().trunc(bits), WORD - READ)), 1);
        var isProbe = delay(io.word.probed(), 1).and(choice.more().not());
        io.takes.set(takes);
        io.misses.set(picks.and(takes.not()));
        io.resend.set(new Resend(delay(io.operation.qp(), JUDGED), una.plus(distance.zext(PSN_BITS)), isProbe));

        var taken = delay(takes, 1);
        var place = delay(choice.place(), 1);
        rings.pick().set(taken);
        rings.place().set(place);
        words.events().pick().set(taken);
        words.place().set(place);
        words.isNamed().set(delay(choice.isNamed(), 1));
    }

    /** Cycle 6: which limits the target has reached, and whether the generation is old. */
    private static void ages(Io io, AckVerdict verdict, RingUpdate.Io rings, WordUpdate.Events events) {
        var word = io.word;
        var target = delay(io.target, WORD);
        int rest = JUDGED - WORD;
        var endsHold = delay(delay(word.holdPsn().minus(target).msb(), 1), rest);
        var endsPause = delay(delay(word.pausedPsn().minus(target).msb(), 1), rest);
        events.endsHold().set(endsHold);
        events.endsPause().set(endsPause);
        events.endsSample().set(delay(delay(word.samplePsn().minus(target).msb(), 1), rest));
        events.endsDropped().set(delay(delay(word.droppedPsn().minus(target).msb(), 1), rest));
        var isIdle = io.numbers.una().eq(io.numbers.next());
        events.idle().set(delay(isIdle, JUDGED + 1 - READ));
        events.atHead().set(delay(io.numbers.una().eq(delay(io.operation.psn(), READ)), JUDGED + 1 - READ));

        var now = delay(io.now, WORD - READ);
        var age = delay(now.minus(word.generationStart()), 1);
        var span = delay(word.srtt().zext(17).plus(io.jitter.zext(17)), 1);
        rings.ripe().set(delay(age.ge(span.zext(WindowWord.TIME_BITS)), rest));
        events.aged().set(delay(age.msb(), rest));

        // A SACK queues what it misses unless a hold or a pause goes on behind it.
        var moved = delay(verdict.moved(), 1);
        var holds = delay(delay(word.hold(), 1), rest).and(moved.and(endsHold).not());
        var pauses = delay(delay(word.paused(), 1), rest).and(moved.and(endsPause).not());
        var queues = delay(verdict.sack(), 1).and(holds.or(pauses).not());
        rings.queues().set(queues);

        // When the head was sent is known, so that it need not wait for the filter, which lets others pass after one to
        // two generations: it goes again after a round trip and three margins (a generation alone is less than a round
        // trip while no sample has come). A SACK that shows it missing then speaks of nothing else.
        var since = delay(now.minus(word.progressTime()), 1);
        var margins = delay(io.jitter.zext(18).shl(1).plus(io.jitter.zext(18)), 1);
        var patience = delay(word.srtt().zext(18).plus(margins), 1);
        var stalls = delay(since.msb().not().and(since.ge(patience.zext(WindowWord.TIME_BITS))), rest);
        var showsHead = delay(io.report.start().eq(io.target).and(io.report.bitmap().bit(0).not()), JUDGED + 1);
        rings.headOnly().set(queues.and(stalls).and(showsHead).and(moved.or(events.idle()).not()));
    }

    /** Cycle 6: the values of the operation. */
    private void operands(Io io, Judged judged, WindowNumbers numbers, WordUpdate.Io words) {
        int later = JUDGED + 1 - READ;
        words.word().set(delay(io.word, JUDGED + 1 - WORD));
        words.fresh().set(io.fresh);
        words.psn().set(delay(judged.psn, 1));
        words.una().set(numbers.una());
        words.more().set(delay(io.operation.more(), JUDGED + 1));
        words.code().set(delay(io.report.syndrome().trunc(2), JUDGED + 1));
        words.now().set(delay(io.now, later));

        var pauses = memory(uint(24), RNR_CODES).style(LUTRAM)
            .contents(code -> BigInteger.valueOf(RnrTimer.sixteenths(code)));
        var pause = delay(pauses.peek(delay(io.report.syndrome().trunc(5), JUDGED)), 1);
        words.pauseEnd().set(delay(delay(io.now, later - 1), 1).plus(pause.zext(WindowWord.TIME_BITS)));

        var trip = instance(new RoundTrip());
        trip.now().set(delay(io.now.trunc(WindowWord.SAMPLE_BITS), WORD - READ));
        trip.sent().set(io.word.sampleTime());
        trip.old().set(io.word.srtt());
        trip.shift().set(io.srttShift);
        words.srttStep().set(trip.step());
    }

    /** Cycle 8. */
    private static void result(Io io, RingUpdate.Io rings, WordUpdate.Io words, Bool expires) {
        var events = words.events();
        var result = io.result;
        var verdict = events.verdict();
        var rnr = delay(verdict.rnr(), 2);
        var moves = delay(verdict.moved().or(verdict.completes()), 2);
        var paused = delay(words.word().paused(), 2);
        var resume = delay(events.resume(), 2);
        io.newPending.set(rings.newPending());
        io.newRings.set(rings.newRings());
        result.word().set(words.changed());
        result.updates().set(moves.or(rnr).or(resume));
        result.fails().set(words.fails());
        result.status().set(words.status());
        result.deferred().set(delay(delay(rings.probe(), 1).and(rings.probes().not()), 1));
        result.timeout().set(delay(events.timeout(), 2));
        result.probe().set(delay(rings.probes(), 1));
        result.pause().set(rnr.and(paused.not()));
        result.drop().set(delay(verdict.drop(), 2));
        result.sack().set(delay(verdict.sack(), 2));
        result.idle().set(expires.and(delay(rings.everything().or(rings.probe()), 2).not()));
    }
}
