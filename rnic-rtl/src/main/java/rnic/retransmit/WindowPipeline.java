package rnic.retransmit;

import static hdl.Hdl.*;
import static rnic.messages.Arrival.PSN_BITS;

import hdl.*;
import hdl.lib.Valid;
import java.math.BigInteger;
import java.util.Optional;
import rnic.common.RingRange;
import rnic.messages.Departure;
import rnic.messages.FlightLimit;
import rnic.messages.Flow;
import rnic.messages.FlowEvent;
import rnic.messages.GoneNotice;
import rnic.messages.PathNews;
import rnic.messages.PathTaken;
import rnic.messages.Resend;
import rnic.messages.Told;
import rnic.protocol.FailureCause;
import rnic.protocol.RnicParameters;
import rnic.protocol.RnrTimer;
import rnic.protocol.Row;
import rnic.retransmit.WindowOperation.Kind;

/**
 * Carries out the operations of the send window: one per cycle, each on another flow. Cycles are counted from the
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
    /** Cycles from operation to operation on a flow: the next one reads the word when it has been written. */
    static final int APART = DONE + 1 - WindowTables.WORD_LATER;
    /** The same for one that is carried out because a deadline has passed: it reads the deadline. */
    static final int EXPIRED_APART = DONE + WindowTimer.LATENCY + 1 - WindowTables.RINGS_LATER;
    private static final int RNR_CODES = 32;

    public record Io(
        Bool valid,
        WindowOperation operation,
        @Doc("of an acknowledgement") AckReport report,
        @Doc("the PSN behind a packet sent, or the first one not acknowledged cumulatively, or of a new life")
        UInt target,
        @Doc("in 1/16 us") UInt now,
        Bool active,
        @Doc("requests, and Reads among them are not done") Bool reading,
        WindowNumbers numbers,
        @Doc("an acknowledgement has passed every check of its packet") Bool counting,
        WindowWord word,
        @Doc("what is to be sent again next") ResendChoice choice,
        UInt pending,
        WindowRings rings,
        WindowDeadline deadline,
        @Doc("a new life's word, constant until cycle 6") WindowWord fresh,
        @Doc("rel_srtt_shift") UInt srttShift,
        @Doc("rel_jitter, in 1/16 us") UInt jitter,
        @Doc("row of an acknowledgement") Choice<Row> row,
        @Doc("a packet is taken, to be sent again") Bool taking,
        @Doc("none is there or may be taken") Bool misses,
        @Doc("a cycle later") Resend resend,
        WindowNumbers newNumbers,
        Result result,
        UInt newPending,
        WindowRings newRings,
        @Doc("where congestion is controlled") Optional<Flight> flight
    ) implements Bundle<Io> {}

    /** What congestion control hears of an operation, and what it says to it. */
    public record Flight(
        @Doc("of an acknowledgement") Told told,
        @Doc("of a new life: congestion is controlled; constant until cycle 6") Bool controlled,
        Valid<FlightLimit> limit,
        @Doc("una waits to be sent again") Bool headWaits,
        @Doc("congestion is controlled") Bool isControlled,
        @Doc("packets that are not on their way") UInt gone,
        @Doc("a cycle later") Valid<FlowEvent> event,
        @Doc("with it, also alone: a LOSS behind it") Bool loss,
        @Doc("a packet goes on its way") Valid<PathTaken> taken,
        @Doc("with the event: of the path that the acknowledgement or NAK names") Valid<PathNews> news,
        @Doc("the same: of the path of a packet that is missing") Valid<PathNews> lost
    ) implements Bundle<Flight> {}

    /** Cycle in which it is known whether congestion is controlled. */
    static final int CONTROLLED = JUDGED + DeliveryCount.LATENCY;
    /** Cycle in which it is known whether a packet is missing. */
    static final int MISSED = DONE + 2;
    /** Cycle in which it is known how many packets are gone. */
    static final int GONE = FlightReport.BEGIN + FlightReport.GONE;
    /** Cycle in which congestion control hears what has happened. */
    static final int HEARD = FlightReport.BEGIN + FlightReport.LATENCY;

    /** What has come of an operation. */
    public record Result(
        WindowWord word,
        @Doc("the peer has acknowledged more, or a pause has begun or ended") Bool updates,
        Bool failing,
        Choice<FailureCause> cause,
        @Doc("a tail probe was due, but the head was sent again a moment ago") Bool deferred,
        @Doc("retry timeout") Bool timeout,
        @Doc("the same of a Read that is acknowledged and not done") Bool readTimeout,
        @Doc("tail probe") Bool tailProbe,
        @Doc("RNR NAK that begins a pause") Bool rnrWaitBegins,
        @Doc("Packet Drop NAK") Bool drop,
        Bool sack,
        @Doc("nothing was looked at: the deadline that was posted has been moved") Bool idle
    ) implements Bundle<Result> {
        static final Shape<Result> SHAPE = bundle(Result.class, WindowWord.SHAPE, bool(), bool(),
            choice(FailureCause.class), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool());
    }

    @Override public Io ports(Ports p) {
        int window = parameters.window();
        var c0 = p.at(0);
        var read = p.at(READ);
        var word = p.at(WORD);
        var judged = p.at(JUDGED);
        var done = p.at(DONE);
        return new Io(c0.in(bool()), c0.in(WindowOperation.of(Flow.count(parameters))), c0.in(AckReport.SHAPE),
            c0.in(uint(PSN_BITS)), read.in(uint(WindowWord.TIME_BITS)), read.in(bool()), read.in(bool()),
            read.in(WindowNumbers.SHAPE),
            word.in(bool()), word.in(WindowWord.SHAPE), word.in(ResendChoice.of(window)), judged.in(uint(window)),
            judged.in(WindowRings.of(window)), judged.in(WindowDeadline.SHAPE),
            p.steady().in(WindowWord.SHAPE), p.steady().in(uint(3)), p.steady().in(uint(12)),
            judged.out(choice(Row.class)), judged.out(bool()), judged.out(bool()),
            p.at(COUNTED).out(Resend.of(parameters)), p.at(COUNTED).out(WindowNumbers.SHAPE), done.out(Result.SHAPE), done.out(uint(window)),
            done.out(WindowRings.of(window)), parameters.congestion().map(_ -> new Flight(c0.in(Told.SHAPE),
                p.steady().in(bool()), p.in(Valid.of(FlightLimit.of(parameters))), p.at(DONE + 1).in(bool()),
                p.at(CONTROLLED).out(bool()), p.at(GONE).out(uint(GoneNotice.bits(window))),
                p.at(HEARD).out(Valid.of(FlowEvent.SHAPE)), p.at(HEARD).out(bool()),
                p.in(Valid.of(PathTaken.of(parameters))), p.at(HEARD).out(Valid.of(PathNews.of(parameters))),
                p.at(HEARD).out(Valid.of(PathNews.of(parameters))))));
    }

    /** An operation in cycle 5. */
    private record Judged(AckVerdict verdict, Choice<Kind> kind, Bool alive, Bool renewing, Bool sent, Bool sentAgain,
                          Bool expiring, Bool idle, Bool mayWait) {}

    /**
     * Which deadline has really passed, in cycle 6; late: that of a Read that has been done since; waiting: that of a
     * head that waits for its turn.
     */
    private record Passed(Bool resume, Bool timeout, Bool tailProbe, Bool late, Bool waiting) {}

    @Override public void body(Io io) {
        var window = timeline(io.valid).aligned().valid(io.valid);
        var rings = instance(new RingUpdate(parameters.window(), io.flight.isPresent()));
        var words = instance(new WordUpdate(parameters.window(), io.flight.isPresent()));
        var report = io.flight.map(_ -> instance(new FlightReport(parameters)));
        var alive = stage(window.flag(io.active.and(io.word.failed().not())));
        var kind = at(JUDGED, io.operation.kind());
        var verdict = judge(io, window, rings);
        io.row.set(verdict.row());
        var sending = alive.and(kind.is(Kind.SENT));
        var retrans = at(JUDGED, io.operation.retrans());
        var judged = new Judged(verdict, kind, alive, window.flag(kind.is(Kind.CLEAR).or(kind.is(Kind.SETUP))),
            sending.and(retrans.not()), sending.and(retrans), alive.and(kind.is(Kind.EXPIRED)),
            at(JUDGED, io.numbers.una().eq(io.numbers.next())),
            at(JUDGED, io.numbers.una().ne(io.numbers.next()).or(io.reading)));

        // Cycle 5: what is stored, what waits no more.
        places(io, rings);
        rings.pending().set(io.pending);
        rings.rings().set(io.rings);
        rings.sent().set(judged.sent);
        // What is acknowledged waits only while the last packet is to ask for Reads that are not done.
        var forgets = judged.mayWait.not().or(judged.idle.and(judged.sent));
        rings.cumulative().set(verdict.cumulative().and(judged.idle.not()).or(judged.renewing).or(forgets));
        rings.sack().set(verdict.sack());
        rings.drop().set(verdict.drop());
        rings.expiring().set(judged.expiring);
        var numbers = numbers(io, judged);

        // Cycle 6: deadlines; the word; picks.
        var events = words.events();
        var passed = passed(io, judged, report.map(it -> stage(it.awaitsTurn())).orElse(lit(false)));
        events.resume().set(passed.resume);
        events.timeout().set(passed.timeout);
        rings.everything().set(passed.resume.or(passed.timeout));
        rings.tailProbe().set(passed.tailProbe);
        var suspect = io.flight.map(_ -> suspect(io));
        var paths = suspect.map(it -> paths(io, it));
        pick(io, window, judged, rings, words, paths, report.map(FlightReport.Io::closed).orElse(lit(false)));
        ages(io, judged, rings, events, passed);
        var answered = judged.alive.and(judged.kind.is(Kind.ANSWERED));
        events.heard().set(stage(judged.idle.and(verdict.cumulative().or(answered))));
        events.renew().set(judged.renewing);
        events.sent().set(judged.sent);
        events.sentAgain().set(io.flight.isEmpty() ? judged.sentAgain : judged.sentAgain.or(passed.waiting));
        events.verdict().set(verdict);
        operands(io, numbers, words, report);
        rings.dropAgain().set(retrans);

        // Cycle 7: generations and probes; cycle 8: the end.
        words.flipping().set(rings.flipping());
        words.tailProbeSent().set(rings.tailProbeSent());
        result(io, rings, words, judged, passed);
        report.ifPresent(it -> {
            report(io, it, window, judged, passed, numbers, rings);
            var control = rings.control().orElseThrow();
            control.byPath().set(stage(it.wasControlled()));
            control.isLast().set(paths.orElseThrow().isLast());
            control.suspect().set(at(DONE, suspect.orElseThrow()));
            it.loses().set(control.loses());
            // What waits when a pause is over was refused, and who has no retry left sends nothing any more.
            var isOver = passed.timeout.and(at(COUNTED, io.word.retries().any()).not());
            it.isSuspected().set(control.isSuspected().and(at(MISSED, passed.resume.or(isOver)).not()));
            it.suspectPath().set(paths.orElseThrow().last());
        });
    }

    /**
     * Place of the packet whose path an operation asks for: the one that a Packet Drop NAK names, the newest one that a
     * SACK shows missing, else the first one that is not acknowledged.
     */
    private UInt suspect(Io io) {
        int bits = log2Ceil(parameters.window());
        var gap = instance(new NewestGap());
        gap.length().set(io.report.length());
        gap.bitmap().set(io.report.bitmap());
        var acknowledges = at(READ, io.operation.kind().is(Kind.ACKNOWLEDGE));
        var named = mux(io.report.isPositive(), io.target.trunc(bits), io.operation.psn().trunc(bits));
        var other = stage(stage(mux(acknowledges, at(READ, named), io.numbers.una().trunc(bits))));
        var start = at(WORD, io.report.start().trunc(bits));
        var isGap = at(WORD, io.operation.kind().is(Kind.ACKNOWLEDGE).and(io.report.sack()));
        return mux(isGap, start.plus(gap.number().zext(bits)), other);
    }

    /** The path of that packet, or of the one that is taken: read when it is known which one that is. */
    private SentPaths.Io paths(Io io, UInt suspect) {
        var paths = instance(new SentPaths(parameters));
        var flight = io.flight.orElseThrow();
        paths.taken().set(flight.taken());
        paths.flow().set(at(WORD, io.operation.flow()));
        paths.place().set(mux(at(WORD, io.operation.kind().is(Kind.PICK)), io.choice.place(), suspect));
        paths.path().set(at(WORD, flight.told().path().trunc(Departure.SLOT_BITS)));
        return paths;
    }

    /** What congestion control hears. */
    private void report(Io io, FlightReport.Io report, Timeline window, Judged judged, Passed passed,
                        WindowNumbers numbers, RingUpdate.Io rings) {
        var flight = io.flight.orElseThrow();
        report.valid().set(at(FlightReport.BEGIN, window.valid()));
        report.flow().set(at(FlightReport.BEGIN, io.operation.flow()));
        report.target().set(at(FlightReport.BEGIN, io.target));
        report.psn().set(at(FlightReport.BEGIN, io.operation.psn()));
        report.told().set(at(FlightReport.BEGIN, flight.told));
        report.now().set(at(FlightReport.BEGIN, io.now).trunc(Departure.STAMP_BITS));
        report.controlled().set(flight.controlled);
        report.limit().set(flight.limit);
        report.headWaits().set(flight.headWaits);
        flight.isControlled.set(report.isControlled());
        report.clearing().set(window.flag(judged.kind.is(Kind.CLEAR)));
        report.renewing().set(window.flag(judged.kind.is(Kind.SETUP)));
        report.acknowledging().set(judged.verdict.cumulative().and(at(JUDGED, io.report.isPositive())));
        report.dropping().set(judged.verdict.drop());
        report.timeout().set(passed.timeout.and(stage(judged.idle).not()).and(at(COUNTED, io.word.retries().any())));
        report.una().set(numbers.una());
        report.newest().set(numbers.next());
        report.sacked().set(rings.newRings().sacked());
        report.pending().set(rings.newPending());
        flight.gone.set(report.gone());
        flight.event.set(report.event());
        flight.loss.set(report.loss());
        flight.news.set(report.news());
        flight.lost.set(report.lost());
    }

    /** The verdict, in cycle 5; gives the rings what a SACK reports. */
    private AckVerdict judge(Io io, Timeline window, RingUpdate.Io rings) {
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
        var counting = window.flag(io.operation.kind().is(Kind.ACKNOWLEDGE)).and(io.active);
        judge.counting().set(counting.and(io.counting).and(io.word.failed().not()));
        judge.syndrome().set(io.report.syndrome());
        judge.sack().set(io.report.sack());
        judge.length().set(io.report.length());
        judge.target().set(io.target);
        judge.msn().set(io.operation.msn());
        judge.una().set(io.numbers.una());
        judge.newPsn().set(io.numbers.next());
        judge.messages().set(io.numbers.messages());
        judge.newest().set(io.numbers.newest());
        judge.unsent().set(map.unsent());
        judge.reading().set(io.reading);
        var verdict = judge.verdict();
        check(verdict.rnr().or(verdict.fatal()).and(Flow.at(io.operation.flow()).responses()).not(),
            "of responses only ACKs and Packet Drop NAKs count");
        return verdict;
    }

    /** How far sender and peer have come: known in cycle 5, written in cycle 6. */
    private WindowNumbers numbers(Io io, Judged judged) {
        var numbers = wire(WindowNumbers.SHAPE);
        numbers.set(io.numbers);
        when(judged.verdict.cumulative(), () -> {
            numbers.una().set(io.target);
            numbers.messages().set(io.operation.msn());
        });
        when(judged.sent, () -> {
            numbers.next().set(io.target);
            numbers.newest().set(io.operation.msn());
        });
        var messages = lit(parameters.firstMessages(), PSN_BITS);
        when(judged.renewing, () -> numbers.set(new WindowNumbers(io.target, io.target, messages, messages)));
        var una = io.numbers.una();
        check(judged.verdict.cumulative().not().or(io.target.minus(una).le(io.numbers.next().minus(una))),
            "what is acknowledged has been sent");
        check(judged.sent.not().or(io.target.eq(io.numbers.next().plus(1))), "new packets are sent in order");
        var stands = numbers.una().eq(una).and(numbers.messages().eq(io.numbers.messages()));
        check(judged.kind.is(Kind.ANSWERED).not().or(stands), "a response does not acknowledge its request");
        var changed = stage(numbers);
        io.newNumbers.set(changed);
        return changed;
    }

    /** The places that an operation speaks of, for cycle 5. */
    private void places(Io io, RingUpdate.Io rings) {
        int window = parameters.window();
        int bits = log2Ceil(window);
        var kind = at(READ, io.operation.kind());
        // Nothing is in flight when a life begins: equal ends, whatever the entry was.
        var renewing = kind.is(Kind.CLEAR).or(kind.is(Kind.SETUP));
        var first = mux(kind.is(Kind.ACKNOWLEDGE), io.target, io.numbers.una());
        var inFlight = instance(new RingRange(window));
        // With nothing in flight nothing is left of it, whatever an acknowledgement claims.
        var anything = io.numbers.una().ne(io.numbers.next());
        var some = anything.and(renewing.not());
        inFlight.from().set(stage(first.trunc(bits).gate(some)));
        inFlight.behind().set(stage(io.numbers.next().trunc(bits).gate(some)));
        inFlight.any().set(stage(first.ne(io.numbers.next()).and(some)));
        rings.inFlight().set(stage(inFlight.places()));
        // With nothing in flight the last packet, which is acknowledged, stands for the head.
        rings.head().set(stage(io.numbers.una().trunc(bits).minus(stage(anything.not()).asUInt().zext(bits))));
        var last = io.numbers.next().trunc(bits).minus(1);
        var named = mux(kind.is(Kind.ACKNOWLEDGE), first, io.operation.psn()).trunc(bits);
        rings.named().set(stage(mux(kind.is(Kind.EXPIRED), last, named)));
    }

    private static Passed passed(Io io, Judged judged, Bool awaitsTurn) {
        var passed = stage(io.now.minus(io.deadline.time()).msb().not().and(judged.expiring));
        var due = stage(io.deadline.kind());
        var retrying = passed.and(due.is(WindowDeadline.Kind.RETRY));
        var mayWait = stage(judged.mayWait);
        // Who may send the head again and waits for its turn has not waited for an answer: the time begins anew.
        return new Passed(passed.and(due.is(WindowDeadline.Kind.RNR_WAIT)),
            retrying.and(mayWait).and(awaitsTurn.not()), passed.and(due.is(WindowDeadline.Kind.TAIL_PROBE)),
            retrying.and(mayWait.not()), retrying.and(mayWait).and(awaitsTurn));
    }

    /** Cycle 5: the packet that is taken. */
    private void pick(Io io, Timeline window, Judged judged, RingUpdate.Io rings, WordUpdate.Io words,
                      Optional<SentPaths.Io> paths, Bool closed) {
        int bits = log2Ceil(parameters.window());
        var isThere = stage(io.choice.any().and(io.word.rnrWait().not()));
        var picking = window.flag(judged.kind.is(Kind.PICK));
        var taking = picking.and(judged.alive).and(isThere).and(judged.mayWait).and(closed.not());
        ignore(io.choice.any());
        var una = io.numbers.una();
        var distance = stage(io.choice.place().minus(una.trunc(bits)));
        var isTailProbe = stage(probes(io.word)).and(stage(io.choice.more()).not());
        io.taking.set(taking);
        io.misses.set(picking.and(taking.not()));
        // The last packet asks again: it lies one before una.
        var offset = cat(fill(judged.idle, PSN_BITS - bits), distance);
        check(taking.and(judged.idle).not().or(distance.all()), "with nothing in flight the last packet is sent again");
        io.resend.set(new Resend(stage(Flow.at(io.operation.flow())), stage(una.plus(offset)),
            stage(isTailProbe.or(judged.idle)), paths.map(SentPaths.Io::last)));

        rings.pick().set(taking);
        rings.place().set(io.choice.place());
        words.events().pick().set(taking);
        words.place().set(io.choice.place());
        words.isNamed().set(io.choice.isNamed());
    }

    /** Cycle 6: which limits the target has reached, and whether the generation is old. */
    private static void ages(Io io, Judged judged, RingUpdate.Io rings, WordUpdate.Events events, Passed passed) {
        var verdict = judged.verdict;
        var word = io.word;
        var endsHold = at(COUNTED, word.holdPsn().minus(io.target).msb());
        var rnrWaitEnds = at(COUNTED, word.rnrWaitPsn().minus(io.target).msb());
        events.endsHold().set(endsHold);
        events.rnrWaitEnds().set(rnrWaitEnds);
        events.endsSample().set(word.samplePsn().minus(io.target).msb());
        events.endsDropped().set(word.droppedPsn().minus(io.target).msb());
        var isIdle = stage(judged.idle);
        events.idle().set(isIdle);
        events.atHead().set(io.flight.isEmpty() ? io.numbers.una().eq(io.operation.psn())
            : io.numbers.una().eq(io.operation.psn()).or(passed.waiting));

        var age = stage(io.now.minus(word.generationStart()));
        var span = stage(word.srtt().zext(17).plus(io.jitter.zext(17)));
        rings.ripe().set(stage(age.ge(span.zext(WindowWord.TIME_BITS))));
        events.aged().set(age.msb());

        // A SACK queues what it misses unless a hold or a pause goes on behind it.
        var moved = stage(verdict.moved());
        var holding = at(COUNTED, word.hold()).and(moved.and(endsHold).not());
        var pauses = at(COUNTED, word.rnrWait()).and(moved.and(rnrWaitEnds).not());
        var suspended = holding.or(pauses);
        var queues = stage(verdict.sack()).and(suspended.not());
        rings.queues().set(queues);

        // A peer that answers a tail probe by that packet alone has not kept those behind it, and says no more of them.
        var answered = stage(verdict.single().and(at(JUDGED, io.report.isPositive())).and(verdict.sack().not()));
        var someLeft = at(COUNTED, io.target.ne(io.numbers.next()));
        var repairs = answered.and(probes(word)).and(someLeft).and(suspended.not());
        rings.repairs().set(repairs);
        events.repairs().set(repairs);

        // When the head was sent is known, so that it need not wait for the filter, which lets others pass after one to
        // two generations: it goes again after a round trip and three margins (a generation alone is less than a round
        // trip while no sample has come). A SACK that shows it missing then speaks of nothing else.
        var since = stage(io.now.minus(word.progressTime()));
        var margins = stage(io.jitter.zext(18).shl(1).plus(io.jitter.zext(18)));
        var patience = stage(word.srtt().zext(18).plus(margins));
        var stalling = stage(since.msb().not().and(since.ge(patience.zext(WindowWord.TIME_BITS))));
        var showsHead = io.report.start().eq(io.target).and(io.report.bitmap().bit(0).not());
        rings.headOnly().set(queues.and(stalling).and(at(COUNTED, showsHead)).and(moved.or(isIdle).not()));
    }

    /** What is sent again asks for an acknowledgement: the tail is probed, or repaired packet by packet. */
    private static Bool probes(WindowWord word) {
        return word.tailProbeUsed().or(word.repairing());
    }

    /** Cycle 6: the values of the operation. */
    private void operands(Io io, WindowNumbers numbers, WordUpdate.Io words, Optional<FlightReport.Io> report) {
        words.word().set(io.word);
        words.fresh().set(io.fresh);
        words.psn().set(io.operation.psn());
        words.una().set(numbers.una());
        words.more().set(io.operation.more());
        words.code().set(io.report.syndrome().trunc(2));
        words.now().set(io.now);

        var pauses = memory(uint(24), RNR_CODES).style(LUTRAM)
            .contents(code -> BigInteger.valueOf(RnrTimer.sixteenths(code)));
        var rnrWaitBegins = stage(pauses.peek(at(JUDGED, io.report.syndrome().trunc(5))));
        words.pauseEnd().set(io.now.plus(rnrWaitBegins.zext(WindowWord.TIME_BITS)));

        var trip = instance(new RoundTrip(io.flight.isPresent()));
        trip.now().set(io.now.trunc(WindowWord.SAMPLE_BITS));
        trip.sent().set(io.word.sampleTime());
        trip.old().set(io.word.srtt());
        trip.shift().set(io.srttShift);
        words.srttStep().set(trip.step());
        report.ifPresent(it -> {
            trip.stamp().orElseThrow().left().set(io.flight.orElseThrow().told().stamp());
            trip.stamp().orElseThrow().counts().set(it.wasControlled());
            words.stamped().orElseThrow().flow().set(stage(it.wasControlled()));
            words.stamped().orElseThrow().sample().set(it.sample());
        });
    }

    /** Cycle 8. */
    private static void result(Io io, RingUpdate.Io rings, WordUpdate.Io words, Judged judged, Passed passed) {
        var result = io.result;
        var verdict = judged.verdict;
        var rnr = at(DONE, verdict.rnr());
        var moving = stage(verdict.moved()).or(stage(verdict.completing()));
        io.newPending.set(rings.newPending());
        io.newRings.set(rings.newRings());
        result.word().set(words.changed());
        result.updates().set(at(DONE, moving).or(rnr).or(at(DONE, passed.resume)));
        result.failing().set(words.failing());
        result.cause().set(words.cause());
        result.deferred().set(stage(stage(passed.tailProbe).and(rings.tailProbeSent().not())));
        result.timeout().set(passed.timeout.and(stage(judged.idle).not()));
        result.readTimeout().set(passed.timeout.and(stage(judged.idle)));
        result.tailProbe().set(rings.tailProbeSent());
        result.rnrWaitBegins().set(rnr.and(at(DONE, io.word.rnrWait()).not()));
        result.drop().set(verdict.drop());
        result.sack().set(verdict.sack());
        result.idle().set(at(DONE, judged.expiring)
            .and(at(DONE, passed.resume.or(passed.timeout).or(passed.tailProbe).or(passed.late).or(passed.waiting))
                .not()));
    }
}
