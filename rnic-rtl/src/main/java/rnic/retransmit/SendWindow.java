package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.HalfSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.List;
import java.util.Optional;
import rnic.context.Failure;
import rnic.context.StateWrite;
import rnic.context.TimerSettings;
import rnic.messages.Acknowledgement;
import rnic.messages.Arrival;
import rnic.messages.CongestionEvent;
import rnic.messages.FlightLimit;
import rnic.messages.Flow;
import rnic.messages.FlowEvent;
import rnic.messages.GoneNotice;
import rnic.messages.OpenReads;
import rnic.messages.PathNews;
import rnic.messages.PathTaken;
import rnic.messages.Resend;
import rnic.messages.ResendNotice;
import rnic.messages.Sent;
import rnic.messages.Told;
import rnic.messages.WindowUpdate;
import rnic.protocol.FailureCause;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;
import rnic.retransmit.WindowOperation.Kind;

/**
 * What every sender knows about its packets on the way: which are acknowledged, which must be sent again and when
 * (reliability, sections 5 to 7), its requests and its responses apart. One operation per cycle, each on another flow,
 * and one in two cycles of each kind; {@value WindowPipeline#APART} cycles from operation to operation on the same one.
 * An acknowledgement that finds {@link #WAITING} others waiting is dropped, as if lost; so is the word that a Read is
 * done, which only saves retries.
 *
 * <p>Packets sent and acknowledged come in. Who has packets that wait to be sent again is told; asked for one, the
 * window gives the one that a Packet Drop NAK has named, else the oldest one. While Reads are acknowledged and not done
 * the last request is sent again after a retry timeout. Operations on a flow that does not live change nothing:
 * requests live in RTS and SQD, responses in RTR too, until one of them has failed.
 *
 * @param parameters of the NIC
 */
@Doc("What every sender knows about its packets on the way: what is acknowledged, what to send again and when.")
public record SendWindow(RnicParameters parameters) implements Circuit<SendWindow.Io> {
    /** Acknowledgements that may wait. */
    public static final int WAITING = 64;
    private static final int FAILURES = 32;
    /** Events of congestion control that wait; operations stop when half of the places are taken. */
    private static final int EVENTS = 64;
    /** Verdicts that wait: of acknowledgements in the queue and behind it. */
    private static final int VERDICTS = 2 * WAITING;
    /** Cycle in which it is known what is sent again next. */
    private static final int CHOSEN = WindowPipeline.DONE + ResendPick.LATENCY;
    /** Cycle in which the next deadline is known. */
    private static final int DUE = WindowPipeline.DONE + WindowTimer.LATENCY;

    public record Io(
        @Doc("a new life; taken when it has begun") Stream<WindowLife> setup,
        @Doc("a queue pair has changed its state") Valid<StateWrite> state,
        @Doc("Reads of a queue pair are open: told no later than its packet is sent; or all of them are done")
        Valid<OpenReads> reads,
        @Doc("a response has completed a Read or an atomic of the queue pair") Valid<UInt> readsDone,
        TimerSettings settings,
        @Doc("in 1/16 us") UInt now,
        @Doc("packets handed to the transmit path, new ones of a flow in order of PSN") Stream<Sent> sent,
        @Doc("may be of nobody: its verdict follows") Valid<Acknowledgement> acknowledgement,
        @Doc("it counts, else nothing comes of it") Bool acknowledged,
        @Doc("whose next packet to be sent again is asked for; the next question not before the answer")
        Stream<Flow> ask,
        @Doc("the answer: 8 cycles later or more") Valid<Resend> resend,
        @Doc("the other answer: none waits") Bool nothing,
        @Doc("after every operation") Valid<ResendNotice> resends,
        @Doc("an acknowledgement that may report losses is on its way: what it makes wait may be asked for")
        Valid<Flow> losses,
        @Doc("after every acknowledgement that moves something, when a pause ends, and when a life of a flow begins")
        Valid<WindowUpdate> update,
        @Doc("retries exceeded, or refused by the peer; once per life") Stream<Failure> failure,
        @Doc("what an acknowledgement was: RX_OK, RX_SACK, RX_ACK_STALE, RX_ACK_BAD") Valid<Choice<Row>> row,
        @Doc("RX_ACK_FULL: an acknowledgement found no room") Bool ackFull,
        WindowEvents events,
        @Doc("where congestion is controlled") Optional<CongestionPort> congestion,
        @Doc("how many packets of a flow may be on their way, before one is sent again") Optional<Valid<FlightLimit>> limit,
        @Doc("there too: a packet goes on its way") Optional<Valid<PathTaken>> taken
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var flow = Flow.of(parameters);
        return new Io(p.in(Stream.of(WindowLife.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(OpenReads.of(parameters))), p.in(Valid.of(uint(indexWidth(parameters.queuePairs())))),
            p.in(TimerSettings.SHAPE), p.in(uint(WindowWord.TIME_BITS)), p.in(Stream.of(Sent.of(parameters))),
            p.at(0).in(Valid.of(Acknowledgement.of(parameters))), p.at(Acknowledgement.VERDICT).in(bool()),
            p.in(Stream.of(flow)),
            p.out(Valid.of(Resend.of(parameters))), p.out(bool()), p.out(Valid.of(ResendNotice.of(parameters))),
            p.out(Valid.of(flow)), p.out(Valid.of(WindowUpdate.of(parameters))),
            p.out(Stream.of(Failure.of(parameters))), p.out(Valid.of(choice(Row.class))), p.out(bool()),
            p.out(WindowEvents.SHAPE), parameters.congestion().map(_ -> p.out(CongestionPort.of(parameters))),
            parameters.congestion().map(_ -> p.in(Valid.of(FlightLimit.of(parameters)))),
            parameters.congestion().map(_ -> p.in(Valid.of(PathTaken.of(parameters)))));
    }

    @Override public void body(Io io) {
        registeredReset();
        var issue = instance(new WindowIssue(Flow.count(parameters)));
        var tables = instance(new WindowTables(parameters));
        var choices = instance(new ChoiceTable(parameters));
        var pipeline = instance(new WindowPipeline(parameters));
        Optional<Told> told = parameters.congestion().map(_ -> wire(Told.SHAPE).named("told"));
        var taken = sources(io, issue, told);

        // Cycle 0: the numbers are read; cycle 2: they are there. Word and rings follow.
        var issued = issue.issued();
        var operations = timeline(issued).aligned();
        var operation = issued.value();
        var now = operations.enter(0, io.now);
        tables.state().set(io.state);
        tables.reads().set(io.reads);
        tables.clear().set(issued.valid().and(operation.kind().is(Kind.CLEAR)));
        tables.readFlow().set(operation.flow());
        var asking = at(WindowPipeline.WORD - 1, operations.flag(operation.kind().is(Kind.ACKNOWLEDGE)));
        var counting = counting(io, taken, asking);
        pipeline.counting().set(counting);
        pipeline.choice().set(choices.found());
        feed(io, operations, now, issue, tables, pipeline);
        told.ifPresent(it -> pipeline.flight().orElseThrow().told().set(operations.enter(0, it)));
        answers(io, operations, pipeline, issue);

        // Cycle 5: rows; cycle 6: numbers; cycle 8: everything else.
        io.row.valid().set(operations.flag(stage(asking).and(counting)));
        io.row.value().set(pipeline.row());
        var numbers = at(WindowPipeline.DONE, pipeline.newNumbers());
        ignore(numbers);
        var done = new Done(at(WindowPipeline.DONE, operations.valid()), at(WindowPipeline.DONE, operation.flow()),
            at(WindowPipeline.DONE, operation.kind().is(Kind.SETUP)), at(WindowPipeline.DONE, tables.active()),
            at(WindowPipeline.DONE, tables.reading()), numbers, pipeline.result());
        // If both begin, the flow of responses does behind that of requests.
        io.setup.ready().set(done.valid.and(done.isSetup)
            .and(Flow.at(done.flow).responses()
                .eq(operations.enter(WindowPipeline.DONE, io.setup.payload().groups().receives()))));
        tables.beginning().valid().set(io.setup.valid().and(leave(io.setup.ready()).not()));
        tables.beginning().value().set(io.setup.payload().qp());
        results(io, done);
        issue.blocked().set(io.congestion.isEmpty() ? failures(io, done)
            : failures(io, done).or(heard(io.congestion.get(), operations, operation, numbers,
                pipeline.flight().orElseThrow())));
        tables.writeNumbers().set(at(WindowPipeline.COUNTED, operations.valid()));
        tables.numbersFlow().set(at(WindowPipeline.COUNTED, operation.flow()));
        tables.newNumbers().set(pipeline.newNumbers());
        choices.readFlow().set(at(WindowPipeline.WORD - ChoiceTable.LATENCY, operation.flow()));
        choices.missed().set(operations.enter(0, issue.behind()));
        var pick = write(io, operations, done, tables, choices, pipeline);
        pipeline.flight().ifPresent(flight -> {
            flight.controlled().set(io.setup.payload().controlled().orElseThrow());
            flight.limit().set(io.limit.orElseThrow());
            flight.taken().set(io.taken.orElseThrow());
            flight.headWaits().set(pick.firstWaits());
        });
        timers(io, operations, now, done, pick, pipeline, issue);
    }

    private void feed(Io io, Timeline operations, UInt now, WindowIssue.Io issue, WindowTables.Io tables,
                      WindowPipeline.Io pipeline) {
        pipeline.valid().set(issue.issued().valid());
        pipeline.operation().set(issue.issued().value());
        pipeline.report().set(operations.enter(0, issue.issuedReport()));
        pipeline.target().set(operations.enter(0, issue.target()));
        pipeline.now().set(now);
        pipeline.active().set(tables.active());
        pipeline.reading().set(tables.reading());
        pipeline.numbers().set(tables.numbers());
        pipeline.word().set(tables.word());
        pipeline.pending().set(tables.pending());
        pipeline.rings().set(tables.rings());
        pipeline.fresh().set(fresh(io));
        pipeline.srttShift().set(io.settings.srttShift());
        pipeline.jitter().set(io.settings.jitter());
    }

    /** An operation in cycle 8. */
    private record Done(Bool valid, UInt flow, Bool isSetup, Bool active, Bool reading, WindowNumbers numbers,
                        WindowPipeline.Result result) {}

    /**
     * 1 in the cycle in which the verdict on an acknowledgement that found room comes.
     *
     * @param told what the acknowledgement that is issued tells
     */
    private Bool sources(Io io, WindowIssue.Io issue, Optional<Told> told) {
        var shape = WindowOperation.of(Flow.count(parameters));
        // A setup is issued once for each flow that begins and stays at the port until all is done.
        var begun = reg(uint(2)).init(0);
        var groups = io.setup.payload().groups();
        var ofResponses = begun.bit(0).or(groups.sends().not());
        var setup = instance(new HalfSlice<>(shape));
        setup.in().valid().set(io.setup.valid().and(begun.msb().not()));
        setup.in().payload().set(renewal(io.setup.payload(), ofResponses));
        when(setup.in().fires(), () -> begun.next(mux(ofResponses.or(groups.receives().not()), lit(2, 2), lit(1, 2))));
        link(issue.setup(), setup.out());
        when(io.setup.valid().and(leave(io.setup.ready())), () -> begun.next(0));

        // Whoever finds no room has been answered all the same: it is a retry that is not given back.
        var answers = instance(new Fifo<>(uint(indexWidth(parameters.queuePairs())), WAITING));
        answers.in().valid().set(io.readsDone.valid().and(answers.in().ready()));
        answers.in().payload().set(io.readsDone.value());
        link(issue.answered(), new Stream<>(answers.out().valid(), answers.out().ready(),
            Flow.requests(answers.out().payload()).index()));

        // Every source ends in registers, ready included: choosing one of them takes its time.
        var sent = instance(new HalfSlice<>(shape));
        link(sent.in(), new Stream<>(io.sent.valid(), io.sent.ready(), operation(io.sent.payload())));
        link(issue.sent(), sent.out());

        var waiting = instance(new Fifo<>(Acknowledgement.of(parameters), WAITING));
        waiting.in().mayChange("one that finds no room is counted").valid().set(io.acknowledgement.valid());
        waiting.in().payload().set(io.acknowledgement.value());
        var arrivals = timeline(io.acknowledgement).aligned();
        var hasRoom = arrivals.enter(0, waiting.in().ready());
        io.ackFull.set(arrivals.flag(hasRoom.not()).and(io.acknowledged));
        var next = instance(new HalfSlice<>(Acknowledgement.of(parameters)));
        link(next.in(), waiting.out());
        var packet = next.out().payload();
        link(issue.acknowledgement(), new Stream<>(next.out().valid(), next.out().ready(), operation(packet)));
        issue.report().set(new AckReport(packet.syndrome(), packet.sack(), packet.start(), packet.length(),
            packet.bitmap()));
        // Kept until the next one is taken, which is when this one has begun: its operation starts a cycle before.
        packet.told().ifPresent(tells -> {
            var newest = reg(Told.SHAPE).named("newest_told");
            when(next.out().fires(), () -> newest.next(tells));
            told.orElseThrow().set(newest);
        });
        return at(Acknowledgement.VERDICT, arrivals.flag(hasRoom));
    }

    /** Verdicts wait in the order of the acknowledgements, and each is there when its operation asks for it. */
    private static Bool counting(Io io, Bool taken, Bool asking) {
        var verdicts = memory(bool(), VERDICTS).style(LUTRAM);
        var tail = reg(uint(indexWidth(VERDICTS))).init(0);
        var head = reg(uint(indexWidth(VERDICTS))).init(0);
        when(taken, () -> {
            verdicts.write(tail, io.acknowledged);
            tail.next(tail.plus(1));
        });
        when(asking, () -> head.next(head.plus(1)));
        check(leave(asking).not().or(leave(head).ne(leave(tail))), "the verdict is there");
        return stage(verdicts.peek(head));
    }

    private static WindowOperation operation(Sent packet) {
        ignore(packet.endsMessage());
        packet.roce().ifPresent(Hdl::ignore);
        List.of(packet.awaited(), packet.bad()).forEach(it -> it.ifPresent(Hdl::ignore));
        packet.behind().ifPresent(Hdl::ignore);
        return new WindowOperation(lit(Kind.SENT), packet.flow().index(), packet.psn(), packet.msn(),
            packet.retrans(), packet.more());
    }

    private static WindowOperation operation(Acknowledgement packet) {
        ignore(packet.becn());
        return new WindowOperation(lit(Kind.ACKNOWLEDGE), packet.flow().index(), packet.psn(),
            packet.msn(), packet.retrans(), lit(false));
    }

    /** A new life of one of the flows. */
    private WindowOperation renewal(WindowLife life, Bool responses) {
        var psn = mux(responses, life.responseSendPsn(), life.sendPsn());
        return new WindowOperation(lit(Kind.SETUP), new Flow(life.qp(), responses).index(), psn,
            lit(0, Arrival.PSN_BITS), lit(false), lit(false));
    }

    private static WindowWord fresh(Io io) {
        var life = io.setup.payload();
        var none = zero(WindowWord.SHAPE);
        return new WindowWord(none.generationStart(), none.progressTime(), none.hold(), none.holdPsn(),
            life.retries(), life.rnrRetries(), none.rnrWait(), none.rnrWaitPsn(), none.tailProbeUsed(),
            none.repairing(), life.initialSrtt(), none.sampling(), none.samplePsn(), none.sampleTime(), none.dropped(),
            none.droppedPsn(), none.more(), none.failed(), life.retries(), life.rnrRetries(),
            life.rtoExponent());
    }

    private static void results(Io io, Done done) {
        var result = done.result;
        io.update.valid().set(done.valid.and(result.updates().or(done.isSetup)));
        io.update.value().set(new WindowUpdate(Flow.at(done.flow), done.numbers.una(), done.numbers.messages(),
            result.word().rnrWait()));
        io.events.sack().set(done.valid.and(result.sack()));
        io.events.drop().set(done.valid.and(result.drop()));
        io.events.rnrWaitBegins().set(done.valid.and(result.rnrWaitBegins()));
        io.events.timeout().set(done.valid.and(result.timeout()));
        io.events.readTimeout().set(done.valid.and(result.readTimeout()));
        io.events.tailProbe().set(done.valid.and(result.tailProbe()));
    }

    /** What congestion control hears; 1 while no operation may begin, since its event might find no room. */
    private Bool heard(CongestionPort port, Timeline operations, WindowOperation operation, WindowNumbers numbers,
                       WindowPipeline.Flight flight) {
        var flow = operation.flow();
        var packets = flight.gone();
        var isDeparture = operation.kind().is(Kind.SENT).or(operation.kind().is(Kind.PICK));
        port.gone().valid().set(at(WindowPipeline.GONE, operations.valid()));
        port.gone().value().set(new GoneNotice(Flow.at(at(WindowPipeline.GONE, flow)),
            at(WindowPipeline.GONE, numbers.una().trunc(GoneNotice.unaBits(parameters))), packets,
            at(WindowPipeline.GONE, flight.isControlled()).and(at(WindowPipeline.GONE, isDeparture).not())));
        var events = instance(new Fifo<>(CongestionEvent.of(parameters), EVENTS, LUTRAM, true));
        var losses = instance(new Fifo<>(Loss.of(parameters), EVENTS, LUTRAM, true));
        var happens = leave(operations.flag(flight.event().valid()));
        var event = leave(new CongestionEvent(Flow.at(at(WindowPipeline.HEARD, flow)), flight.event().value()));
        losses.in().valid().set(leave(operations.flag(flight.loss())));
        losses.in().payload().set(new Loss(event.flow(), event.event().inFlight()));
        check(losses.in().valid().not().or(losses.in().ready()), "a loss finds room");
        // What an acknowledgement delivers goes before the losses that it shows, which wait for a cycle without an event.
        var loss = losses.out().payload();
        losses.out().ready().set(happens.not().and(events.in().ready()));
        events.in().valid().set(happens.or(losses.out().valid()));
        events.in().payload().set(mux(happens, event, loss.event()));
        check(happens.not().or(events.in().ready()), "an event finds room");
        link(port.events(), events.out());
        news(port.news(), flight);
        return stage(events.level().orElseThrow().plusWide(losses.level().orElseThrow()).ge(EVENTS / 2));
    }

    /** One per cycle: that a packet is missing follows a cycle behind, and what comes with it is left out. */
    private void news(Valid<PathNews> port, WindowPipeline.Flight flight) {
        var lost = reg(bool()).init(0).named("path_lost");
        var missing = reg(PathNews.of(parameters)).named("lost_path");
        lost.next(leave(flight.lost().valid()));
        missing.next(leave(flight.lost().value()));
        port.valid().set(lost.or(leave(flight.news().valid())));
        port.value().set(mux(lost, missing, leave(flight.news().value())));
    }

    /** An acknowledgement has shown packets of this flow missing, and so many are on their way. */
    private record Loss(Flow flow, UInt inFlight) implements Bundle<Loss> {
        static Shape<Loss> of(RnicParameters parameters) {
            return bundle(Loss.class, Flow.of(parameters), uint(FlowEvent.COUNT_BITS));
        }

        CongestionEvent event() {
            var none = zero(FlowEvent.SHAPE);
            return new CongestionEvent(flow, new FlowEvent(lit(FlowEvent.Kind.LOSS), none.delivered(), none.marked(),
                none.timed(), none.roundTrip(), inFlight, none.lastHop()));
        }
    }

    /**
     * Failures wait for their reader; operations stop before there is no room for those that may come. A NAK means the
     * request behind those that the peer has received, though Reads before it may be open; one behind the last packet
     * does not say which of the open Reads it means, and time does not either.
     */
    private Bool failures(Io io, Done done) {
        var failures = instance(new Fifo<>(Failure.of(parameters), FAILURES, LUTRAM, true));
        failures.in().valid().set(done.valid.and(done.result.failing()));
        failures.in().payload().qp().set(Flow.at(done.flow).qp());
        failures.in().payload().cause().set(done.result.cause());
        var numbers = done.numbers;
        failures.in().payload().named().set(numbers.una().ne(numbers.next())
            .and(done.result.cause().is(FailureCause.RETRIES).not()));
        failures.in().payload().request().set(parameters.inLife(numbers.messages()).trunc(16));
        check(leave(failures.in().valid()).not().or(failures.in().ready()), "a failure finds room");
        link(io.failure, failures.out());
        return stage(failures.level().orElseThrow().ge(FAILURES / 2));
    }

    /** The entry is written; in cycle 10 it is told whether something waits to be sent again. */
    private ResendPick.Io write(Io io, Timeline operations, Done done, WindowTables.Io tables, ChoiceTable.Io choices,
                                WindowPipeline.Io pipeline) {
        var result = done.result;
        tables.write().set(done.valid);
        tables.writeFlow().set(done.flow);
        tables.newWord().set(result.word());
        tables.newPending().set(pipeline.newPending());
        tables.newRings().set(pipeline.newRings());

        var pick = choose(operations, done, pipeline.newPending(), choices);
        var mayWait = stage(done.active.and(result.word().failed().or(result.word().rnrWait()).not()));
        io.resends.valid().set(done.valid);
        io.resends.value().set(new ResendNotice(Flow.at(done.flow), stage(pick.some().and(mayWait))));
        return pick;
    }

    /** What is sent again next; whether some packet waits, and the oldest one, a cycle later. */
    private ResendPick.Io choose(Timeline operations, Done done, UInt pending, ChoiceTable.Io choices) {
        int places = log2Ceil(parameters.window());
        var pick = instance(new ResendPick(parameters.window()));
        pick.pending().set(pending);
        pick.first().set(done.numbers.una().trunc(places));
        pick.named().set(done.result.word().dropped());
        pick.namedPlace().set(done.result.word().droppedPsn().trunc(places));
        choices.write().set(at(CHOSEN, operations.valid()));
        choices.writeFlow().set(at(CHOSEN, done.flow));
        choices.choice().set(pick.choice());
        return pick;
    }

    /** One question at a time; whoever asks waits for the answer. */
    private static void answers(Io io, Timeline operations, WindowPipeline.Io pipeline, WindowIssue.Io issue) {
        link(issue.pick(), new Stream<>(io.ask.valid(), io.ask.ready(), io.ask.payload().index()));
        io.resend.valid().set(stage(operations.flag(pipeline.taking())));
        io.resend.value().set(pipeline.resend());
        io.nothing.set(stage(operations.flag(pipeline.misses())));
        io.events.resend().set(pipeline.taking());
        io.losses.valid().set(stage(operations.flag(operations.enter(0, issue.losses()))));
        io.losses.value().set(Flow.at(issue.issued().value().flow()));
    }

    private void timers(Io io, Timeline operations, UInt now, Done done, ResendPick.Io pick,
                        WindowPipeline.Io pipeline, WindowIssue.Io issue) {
        var timer = instance(new WindowTimer());
        timer.word().set(TimedWord.of(done.result.word()));
        timer.outstanding().set(done.numbers.una().ne(done.numbers.next()));
        timer.reading().set(done.reading);
        timer.active().set(done.active);
        timer.deferred().set(done.result.deferred());
        timer.now().set(now);
        timer.jitter().set(io.settings.jitter());
        timer.tailProbeMultiple().set(io.settings.tailProbeMultiple());
        timer.backoffMost().set(io.settings.backoffMost());
        timer.pending().set(pick.some());
        // The time of who is controlled runs on, since the window may stay closed: what is lost is missed by nobody else.
        timer.headPending().set(pipeline.flight()
            .map(flight -> pick.firstWaits().and(at(WindowPipeline.DONE + 1, flight.isControlled()).not()))
            .orElse(pick.firstWaits()));
        var writes = at(DUE, operations.flag(done.result.idle().not()));
        var flow = at(DUE, done.flow);
        var expired = instance(new Arbiter<>(uint(indexWidth(Flow.count(parameters))), 2,
            Arbiter.Policy.ROUND_ROBIN, false));
        // Each space is scanned as fast as if it were alone.
        var requestScan = instance(new TimerScan(parameters.queuePairs()));
        var responseScan = instance(new TimerScan(parameters.queuePairs()));
        var written = Flow.at(flow);
        link(expired.in().at(0), passed(io, requestScan, writes.and(written.responses().not()), written, timer, false));
        link(expired.in().at(1), passed(io, responseScan, writes.and(written.responses()), written, timer, true));
        ignore(expired.source());
        link(issue.expired(), expired.out());

        // Whoever carries out what has expired reads the deadline that the operation before has left.
        var table = instance(new DeadlineTable(Flow.count(parameters)));
        table.write().set(writes);
        table.writeFlow().set(flow);
        table.deadline().set(timer.deadline());
        table.readFlow().set(at(WindowTables.RINGS_LATER, issue.issued().value().flow()));
        pipeline.deadline().set(table.found());
    }

    /** Flows of one space whose deadline has passed. */
    private static Stream<UInt> passed(Io io, TimerScan.Io scan, Bool writes, Flow flow, WindowTimer.Io timer,
                                       boolean responses) {
        scan.now().set(io.now);
        scan.write().set(writes);
        scan.writeQp().set(flow.qp());
        scan.deadline().set(timer.deadline());
        var expired = scan.expired();
        return new Stream<>(expired.valid(), expired.ready(), new Flow(expired.payload(), lit(responses)).index());
    }
}
