package rnic.top;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Beat;
import hdl.lib.Fifo;
import hdl.lib.ForkSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.common.FinishCounter;
import rnic.complete.SendCompleter;
import rnic.congestion.CongestionAlgorithm;
import rnic.congestion.CongestionSlot;
import rnic.congestion.NoticeGate;
import rnic.congestion.PathSignals;
import rnic.congestion.PathTable;
import rnic.context.*;
import rnic.fetch.SendQueue;
import rnic.memory.PayloadReader;
import rnic.memory.ReadPort;
import rnic.messages.*;
import rnic.protocol.FailureCause;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;
import rnic.registers.RowQueue;
import rnic.retransmit.SendWindow;
import rnic.retransmit.WindowEvents;
import rnic.retransmit.WindowLife;
import rnic.roce.ReactionPoint;
import rnic.roce.RoceAnswer;
import rnic.roce.RoceSender;
import rnic.roce.RoceTold;
import rnic.schedule.PairRates;
import rnic.schedule.SchedulerLife;
import rnic.schedule.TxScheduler;
import rnic.translate.ListPort;
import rnic.translate.ReadTranslator;
import rnic.transmit.TransmitPath;

/** From WQEs to frames for the MAC, which are kept until the peer has acknowledged them. */
@Doc("From WQEs to frames for the MAC, which are kept until the peer has acknowledged them.")
public record SendPath(RnicParameters parameters) implements Circuit<SendPath.Io> {
    private static final int FAILURES = 16;
    private static final int PROBES = 16;

    public record Io(
        @Doc("resets all of it, as its own reset does") Bool reset,
        SendSettings settings,
        @Doc("in 1/16 us") UInt now,
        @Doc("in ns") UInt nanoseconds,
        Stream<ContextWrite> setup,
        @Doc("of queue pairs that live") Stream<RateWrite> rate,
        Valid<StateWrite> state,
        Valid<MrWrite> mr,
        Valid<AddressWrite> address,
        @Doc("doorbells of send queues") Stream<Doorbell> doorbell,
        @Doc("a queue pair goes to error") Valid<Flush> flush,
        @Doc("of the peers") Valid<Acknowledgement> acknowledgement,
        @Doc("Acknowledgement.VERDICT cycles behind it: it counts") Bool acknowledged,
        @Doc("acknowledgements of ours: sent before data") Stream<Answer> answers,
        @Doc("asks for the WQE of a request that is answered; never waits") Valid<WqeLookup> requests,
        @Doc("three cycles behind the lookup") WqeBuffer request,
        @Doc("a Read or an atomic goes out for the first time") Valid<PendingWrite> pending,
        @Doc("Reads and atomics whose responses have all arrived") Valid<ReadsDone> readsDone,
        @Doc("placements that are visible, modulo 2^24") UInt visible,
        @Doc("responses that may be sent; 0 when a life begins") Valid<ResponseCount> responses,
        @Doc("of a response that is to be sent") Valid<ResponseLookup> contextLookup,
        @Doc("four cycles later") ResponseContext context,
        @Doc("what the peer has acknowledged of the responses") Valid<MessageCount> answered,
        @Doc("send WQEs are fetched") ReadPort wqeMemory,
        @Doc("payload is read") ReadPort memory,
        @Doc("of its pages") ListPort lists,
        @Doc("without FCS; no pause within a frame but what the sink demands") Stream<Beat> frames,
        Stream<Completion> completions,
        Stream<Failure> failures,
        @Doc("queue pairs of which a Read was accepted and cannot be answered (row 44)") Stream<UInt> unanswered,
        @Doc("one verdict per acknowledgement") Valid<Choice<Row>> row,
        WindowEvents events,
        @Doc("counter: a data packet was begun") Bool sent,
        @Doc("counter: a packet of a response goes on its way") Bool responding,
        @Doc("payload read for queue pairs") AccessEvents payloads,
        @Doc("payload read from MRs") AccessEvents mrPayloads,
        @Doc("bursts of send WQEs") AccessEvents fetches,
        @Doc("packets of a queue pair that has been reset are still being let go") Bool lettingGo,
        @Doc("one cycle: host memory has refused a read") Bool fault,
        @Doc("counter: a doorbell beyond the ring of send WQEs") Bool beyond,
        @Doc("where congestion is controlled") Optional<CongestionSettings> congestion,
        @Doc("there too") Optional<CongestionQuery> query,
        @Doc("and there") Optional<PathSettings> paths,
        @Doc("and there: what is known of the paths themselves") Optional<PathLink> links,
        @Doc("and there: a congestion notification for a queue pair of the veRoCE profile") Optional<Valid<UInt>> cnp,
        @Doc("in a NIC that may speak RoCEv2: an Acknowledge of it that counts, or a packet of a response")
        Optional<Valid<RoceAnswer>> roceAnswer,
        @Doc("there: many of these wait") Optional<Bool> answersWait,
        @Doc("there too: a response that has left") Optional<Valid<MessageCount>> left,
        @Doc("there: a congestion notification for a queue pair") Optional<Valid<UInt>> notice,
        @Doc("there: how its rate follows") Optional<RateRules> rules
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int bytes = parameters.bytes();
        return new Io(p.in(bool()), p.in(SendSettings.SHAPE), p.in(uint(32)), p.in(uint(32)),
            p.in(Stream.of(ContextWrite.of(parameters))), p.in(Stream.of(RateWrite.of(parameters))),
            p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(MrWrite.of(parameters))), p.in(Valid.of(AddressWrite.of(parameters))),
            p.in(Stream.of(Doorbell.of(parameters))), p.in(Valid.of(Flush.of(parameters))),
            p.in(Valid.of(Acknowledgement.of(parameters))), p.in(bool()), p.in(Stream.of(Answer.of(parameters))),
            p.in(Valid.of(WqeLookup.of(parameters))), p.out(WqeBuffer.SHAPE),
            p.out(Valid.of(PendingWrite.of(parameters))),
            p.in(Valid.of(ReadsDone.of(parameters))), p.in(uint(FinishCounter.COUNT_BITS)),
            p.in(Valid.of(ResponseCount.of(parameters))),
            p.out(Valid.of(ResponseLookup.of(parameters))), p.in(ResponseContext.SHAPE),
            p.out(Valid.of(MessageCount.of(parameters))),
            p.out(ReadPort.of(bytes)), p.out(ReadPort.of(bytes)), p.in(ListPort.of(parameters.mrs(), bytes)),
            p.out(Stream.of(Beat.of(bytes))),
            p.out(Stream.of(Completion.of(parameters))), p.out(Stream.of(Failure.of(parameters))),
            p.out(Stream.of(uint(indexWidth(parameters.queuePairs())))), p.out(Valid.of(choice(Row.class))), p.out(WindowEvents.SHAPE), p.out(bool()), p.out(bool()),
            p.out(AccessEvents.of(parameters.queuePairs())), p.out(AccessEvents.of(parameters.mrs())),
            p.out(AccessEvents.of(parameters.queuePairs())), p.out(bool()), p.out(bool()), p.out(bool()),
            parameters.congestion().map(_ -> p.in(CongestionSettings.SHAPE)),
            parameters.congestion().map(_ -> p.in(CongestionQuery.of(parameters))),
            parameters.congestion().map(_ -> p.in(PathSettings.SHAPE)),
            parameters.congestion().map(_ -> PathLink.of(p, parameters)),
            parameters.congestion().map(_ -> p.in(Valid.of(uint(indexWidth(parameters.queuePairs()))))),
            parameters.withRoce(() -> p.in(Valid.of(RoceAnswer.of(parameters.queuePairs())))),
            parameters.withRoce(() -> p.out(bool())),
            parameters.withRoce(() -> p.out(Valid.of(MessageCount.of(parameters)))),
            parameters.withRoce(() -> p.in(Valid.of(uint(indexWidth(parameters.queuePairs()))))),
            parameters.withRoce(() -> p.in(RateRules.SHAPE)));
    }

    @Override public void body(Io io) {
        registeredReset(io.reset);
        int lives = 5 + (parameters.congestion().isPresent() ? 1 : 0) + (parameters.roce() ? 2 : 0);
        var renewed = instance(new ForkSlice<>(ContextWrite.of(parameters), lives));
        link(renewed.in(), io.setup);

        var queue = instance(new SendQueue(parameters));
        link(queue.setup(), QueueSetup.ofSends(ContextWrite.only(renewed.out().at(0), ContextGroups::queues)));
        queue.state().set(io.state);
        link(queue.doorbell(), io.doorbell);
        link(io.wqeMemory, queue.memory());

        var window = instance(new SendWindow(parameters));
        link(window.setup(), WindowLife.of(ContextWrite.only(renewed.out().at(1), ContextGroups::some)));
        window.state().set(io.state);
        window.settings().set(io.settings.timers());
        window.now().set(io.now);
        window.acknowledgement().set(io.acknowledgement);
        window.acknowledged().set(io.acknowledged);
        var roce = parameters.withRoce(() -> roce(io, ContextWrite.only(renewed.out().at(lives - 1),
            ContextGroups::sends)));
        var rows = instance(new RowQueue());
        var judged = window.row();
        rows.judged().set(roce.map(it -> first(judged, it.rows())).orElse(judged));
        rows.full().set(either(window.ackFull(), roce.map(RoceSender.Io::full)));
        io.row.set(rows.row());
        io.events.set(roce.map(it -> events(window.events(), it)).orElse(window.events()));
        var update = roce.map(it -> updates(window.update(), it.told())).orElse(window.update());

        var scheduler = instance(new TxScheduler(parameters));
        link(scheduler.setup(), SchedulerLife.of(parameters,
            ContextWrite.only(renewed.out().at(2), ContextGroups::some)));
        var reaction = roce.map(_ -> reaction(io, scheduler, ContextWrite.only(renewed.out().at(lives - 2),
            ContextGroups::receives)));
        scheduler.state().set(io.state);
        scheduler.mr().set(io.mr);
        scheduler.burst().set(io.settings.burst());
        scheduler.now().set(io.now);
        scheduler.notice().set(queue.notice());
        connect(io, queue, window, scheduler, update);
        var learners = io.paths.map(_ -> ContextWrite.only(renewed.out().at(5), ContextGroups::receives));
        var decisions = io.congestion.map(settings -> control(io, settings, learners.orElseThrow(), window, scheduler));
        rates(io, decisions, reaction, scheduler);
        scheduler.resend().set(window.resend());
        scheduler.nothing().set(window.nothing());
        queue.scheduling().set(scheduler.lookup());
        queue.wanted().set(scheduler.wanted());
        scheduler.wqe().set(queue.wqe());
        scheduler.wqeScheduled().set(queue.scheduled());
        roce.ifPresentOrElse(it -> {
            io.answered.set(sent(scheduler.sent(), window, it.sent()));
            var jump = scheduler.jump().orElseThrow();
            var mayTell = window.update().valid().not();
            jump.valid().set(it.told().valid().and(mayTell));
            jump.payload().set(it.told().payload().oldest());
            it.told().ready().set(jump.ready().and(mayTell));
        }, () -> {
            link(window.sent(), scheduler.sent());
            io.answered.set(MessageCount.ofResponses(window.update(), parameters));
        });

        var transmit = instance(new TransmitPath(parameters));
        link(transmit.transmissions(), scheduler.transmissions());
        scheduler.room().set(transmit.room());
        link(transmit.answers(), io.answers);
        var peers = ContextWrite.only(renewed.out().at(3), ContextGroups::receives);
        link(transmit.setup(), new Stream<>(peers.valid(), peers.ready(), PeerWrite.of(peers.payload())));
        transmit.state().set(io.state);
        transmit.mr().set(MrLife.of(io.mr));
        transmit.address().set(io.address);
        transmit.settings().set(io.settings.headers());
        transmit.now().set(io.now.trunc(Departure.STAMP_BITS));
        transmit.nanoseconds().set(io.nanoseconds);
        link(io.frames, transmit.frames());
        io.paths.ifPresent(settings -> paths(io, settings, learners.orElseThrow(), window, scheduler, transmit));
        io.sent.set(transmit.sent());
        io.left.ifPresent(it -> it.set(transmit.left().orElseThrow()));
        io.responding.set(stage(transmit.transmissions().fires()
            .and(transmit.transmissions().payload().flow().responses())));

        var reader = instance(new PayloadReader(parameters.bytes(), parameters.bufferBytes() / parameters.bytes()));
        var translator = instance(new ReadTranslator(parameters));
        link(translator.requests(), transmit.requests());
        link(translator.lists(), io.lists);
        link(reader.requests(), translator.translated());
        link(transmit.payload(), reader.payload());
        transmit.broken().set(reader.broken());
        link(io.memory, reader.memory());
        io.fault.set(reader.fault().or(queue.fault()));
        io.lettingGo.set(transmit.lettingGo());
        io.fetches.set(queue.fetches());
        io.beyond.set(queue.beyond());
        payloads(io, transmit.requests(), reader.ended());

        var completer = instance(new SendCompleter(parameters));
        link(completer.setup(), QueueSetup.ofSends(ContextWrite.only(renewed.out().at(4), ContextGroups::queues)));
        completer.state().set(io.state);
        completer.update().set(MessageCount.ofRequests(update, parameters));
        completer.rung().set(queue.rung());
        queue.completing().set(completer.lookup());
        completer.taken().set(queue.completes());
        queue.responding().set(io.requests);
        io.request.set(WqeBuffer.of(queue.wqe()));
        completer.detail().set(WqeDetail.of(queue.wqe()));
        completer.flush().set(io.flush);
        completer.readsDone().set(io.readsDone);
        queue.completed().set(completer.completed());
        link(io.completions, completer.completions());

        var failures = instance(new Arbiter<>(Failure.of(parameters), parameters.roce() ? 5 : 4,
            Arbiter.Policy.ROUND_ROBIN, false));
        roce.ifPresent(it -> link(failures.in().at(4), it.failures()));
        link(failures.in().at(0), window.failure());
        link(failures.in().at(1), scheduler.failures());
        var request = transmit.requests().payload();
        link(failures.in().at(2), unreadable(transmit.requests().fires().and(request.length().any()),
            new Flow(request.owner().qp().trunc(indexWidth(parameters.queuePairs())), transmit.ofResponse()),
            reader.broken()));
        link(failures.in().at(3), withdrawn(transmit.withdrawn()));
        ignore(failures.source());
        split(io, failures.out());
    }

    /** What scheduler and window tell each other, and what both hear of Reads and of responses. */
    private void connect(Io io, SendQueue.Io queue, SendWindow.Io window, TxScheduler.Io scheduler,
                         Valid<WindowUpdate> update) {
        scheduler.update().set(update);
        scheduler.resends().set(window.resends());
        scheduler.losses().set(window.losses());
        link(window.ask(), scheduler.ask());
        scheduler.readsDone().set(io.readsDone);
        scheduler.visible().set(io.visible);
        window.reads().set(scheduler.open());
        window.readsDone().valid().set(io.readsDone.valid());
        window.readsDone().value().set(io.readsDone.value().qp());
        io.pending.set(scheduler.pending());
        scheduler.responses().set(io.responses);
        io.contextLookup.set(scheduler.contextLookup());
        scheduler.context().set(io.context);
    }

    /** Beside the send window: senders of requests in RoCEv2. */
    private RoceSender.Io roce(Io io, Stream<ContextWrite> lives) {
        var sender = instance(new RoceSender(parameters));
        link(sender.setup(), lives);
        sender.state().set(io.state);
        sender.answer().set(io.roceAnswer.orElseThrow());
        io.answersWait.orElseThrow().set(sender.crowded());
        sender.now().set(io.now);
        sender.backoffMost().set(io.settings.timers().backoffMost());
        return sender;
    }

    /** Congestion notifications slow queue pairs that speak RoCEv2. */
    private Valid<RateWrite> reaction(Io io, TxScheduler.Io scheduler, Stream<ContextWrite> lives) {
        var point = instance(new ReactionPoint(parameters));
        link(point.setup(), lives);
        point.sent().valid().set(scheduler.sent().fires().and(scheduler.sent().payload().roce().orElseThrow()));
        point.sent().value().set(scheduler.sent().payload());
        point.notice().set(io.notice.orElseThrow());
        point.rules().set(io.rules.orElseThrow());
        point.now().set(io.now.trunc(CongestionAlgorithm.CLOCK_BITS));
        return point.rate();
    }

    /**
     * Each packet is told to whoever knows its flow. Of responses in RoCEv2 nobody needs to know: they are done with
     * when they have been sent. Returns the responses that are.
     */
    private Valid<MessageCount> sent(Stream<Sent> sent, SendWindow.Io window, Stream<Sent> roce) {
        var packet = sent.payload();
        var isRoce = packet.roce().orElseThrow();
        var isAnswer = isRoce.and(packet.flow().responses());
        window.sent().valid().set(sent.valid().and(isRoce.not()));
        window.sent().payload().set(packet);
        roce.valid().set(sent.valid().and(isRoce).and(isAnswer.not()));
        roce.payload().set(packet);
        sent.ready().set(mux(isAnswer, window.update().valid().not(), mux(isRoce, roce.ready(), window.sent().ready())));
        var acknowledged = MessageCount.ofResponses(window.update(), parameters);
        var ending = sent.fires().and(isAnswer).and(packet.endsMessage());
        return new Valid<>(acknowledged.valid().or(ending), mux(ending, new MessageCount(packet.flow().qp(),
            parameters.inLife(packet.msn()).trunc(MessageCount.BITS)), acknowledged.value()));
    }

    private static Bool either(Bool a, Optional<Bool> b) {
        return b.map(a::or).orElse(a);
    }

    /** The second one waits for a cycle without the first. */
    private static <T extends Data<T>> Valid<T> first(Valid<T> first, Stream<T> second) {
        second.ready().set(first.valid().not());
        return new Valid<>(first.valid().or(second.valid()), mux(first.valid(), first.value(), second.payload()));
    }

    /** Those of senders in RoCEv2 wait for a cycle without one of the send window. */
    private static Valid<WindowUpdate> updates(Valid<WindowUpdate> window, Stream<RoceTold> roce) {
        return new Valid<>(window.valid().or(roce.fires()), mux(window.valid(), window.value(),
            roce.payload().update()));
    }

    /** Of both; those of one cycle count one after the other. */
    private static WindowEvents events(WindowEvents window, RoceSender.Io roce) {
        return new WindowEvents(window.sack(), window.drop(), both(window.rnrWaitBegins(), roce.pausing()),
            both(window.timeout(), roce.timeout()), window.readTimeout(), window.tailProbe(),
            both(window.resend(), roce.again()));
    }

    private static Bool both(Bool first, Bool second) {
        var waiting = reg(uint(8)).init(0);
        when(first.and(second), () -> waiting.next(waiting.plus(1)))
            .elseWhen(first.or(second).not().and(waiting.any()), () -> waiting.next(waiting.minus(1)));
        check(waiting.all().not(), "no event is forgotten");
        return first.or(second).or(waiting.any());
    }

    /** What happens to flows becomes the number of packets that they may have on their way. */
    private Valid<CongestionDecision> control(Io io, CongestionSettings settings, Stream<ContextWrite> lives,
                                              SendWindow.Io window, TxScheduler.Io scheduler) {
        var heeding = instance(new NoticeGate(parameters)).named("heeding");
        heeding.life().set(new Valid<>(lives.fires(), NoticeGate.Life.of(lives.payload())));
        heeding.notice().set(io.cnp.orElseThrow());
        var slot = instance(new CongestionSlot(parameters));
        var port = window.congestion().orElseThrow();
        link(slot.events(), port.events());
        slot.notice().set(heeding.heeded());
        slot.settings().set(settings);
        link(slot.query(), io.query.orElseThrow());
        slot.now().set(io.now.trunc(CongestionAlgorithm.CLOCK_BITS));
        var decided = reg(bool()).init(0);
        var limit = reg(FlightLimit.of(parameters)).named("limit");
        decided.next(slot.decisions().valid());
        limit.next(FlightLimit.of(parameters, slot.decisions().value()));
        window.limit().orElseThrow().set(new Valid<>(decided, limit));
        scheduler.limit().orElseThrow().set(new Valid<>(decided, limit));
        scheduler.gone().orElseThrow().set(port.gone());
        return slot.decisions();
    }

    /** What the window hears of paths decides which one a packet takes; which one that was the window is told. */
    private void paths(Io io, PathSettings settings, Stream<ContextWrite> lives, SendWindow.Io window,
                       TxScheduler.Io scheduler, TransmitPath.Io transmit) {
        var learning = instance(new PathTable(parameters));
        var port = transmit.paths().orElseThrow();
        link(learning.lives(), new Stream<>(lives.valid(), lives.ready(), PathLife.of(lives.payload())));
        link(learning.wishes(), port.wishes());
        var signals = instance(new PathSignals(parameters));
        signals.told().set(window.congestion().orElseThrow().news());
        signals.signal().set(io.links.orElseThrow().slow());
        signals.learn().set(settings.learn());
        learning.news().set(signals.news());
        learning.settings().set(settings);
        learning.now().set(io.now.trunc(CongestionAlgorithm.CLOCK_BITS));
        port.chosen().set(learning.chosen());
        window.taken().orElseThrow().set(port.taken());
        scheduler.choosing().orElseThrow().set(settings.learn());
        ignore(learning.forgotten());
        links(io.links.orElseThrow(), learning, io.settings.headers().sourcePortBase());
    }

    /** Probes wait for their turn among the answers; what finds no place among them is sent with the next period. */
    private void links(PathLink to, PathTable.Io learning, UInt base) {
        learning.returns().set(to.returns());
        link(learning.question(), to.question());
        to.changed().set(learning.changed());
        to.rolled().set(learning.rolled());
        to.skipped().set(learning.skipped());
        var probes = instance(new Fifo<>(PathProbe.of(parameters), PROBES));
        probes.in().mayChange("a probe that finds no room is forgotten").valid().set(learning.probe().valid());
        probes.in().payload().set(learning.probe().value());
        ignore(probes.in().ready());
        link(to.probes(), probes.out());
        to.port().set(PathPick.above(base, probes.out().payload().path().port()));
    }

    /** The host's word comes first; what congestion control has to say of that queue pair follows it. */
    private void rates(Io io, Optional<Valid<CongestionDecision>> decisions, Optional<Valid<RateWrite>> reaction,
                       TxScheduler.Io scheduler) {
        if (decisions.isEmpty() && reaction.isEmpty()) {
            link(scheduler.rate(), io.rate);
            return;
        }
        var rates = instance(new PairRates(parameters));
        var choice = instance(new Arbiter<>(RateWrite.of(parameters), 2, Arbiter.Policy.FIXED, false));
        link(choice.in().at(0), io.rate);
        link(choice.in().at(1), rates.rate());
        ignore(choice.source());
        link(scheduler.rate(), choice.out());
        decisions.ifPresent(it -> rates.decision().orElseThrow().set(it));
        reaction.ifPresent(it -> rates.reaction().orElseThrow().set(it));
        var life = scheduler.setup();
        var isNew = life.fires().and(life.payload().groups().queues());
        rates.host().valid().set(isNew.or(io.rate.fires()));
        rates.host().value().set(mux(isNew, new RateWrite(life.payload().qp(), life.payload().rate()),
            io.rate.payload()));
    }

    /** A response whose MR was closed on its way (row 44). MRs are closed by commands, one after the other. */
    private Stream<Failure> withdrawn(Valid<UInt> response) {
        var failure = new Stream<>(reg(bool()).init(0), wire(bool()), reg(Failure.of(parameters)));
        check(response.valid().and(failure.valid()).not(), "the response before has been told");
        when(response.valid(), () -> {
            failure.valid().next(true);
            failure.payload().next(new Failure(response.value(), FailureCause.REQUEST_MEMORY));
        }).elseWhen(failure.ready(), () -> failure.valid().next(false));
        return failure;
    }

    /** What fails for a response is told by whoever tells the peer, too. */
    private static void split(Io io, Stream<Failure> failures) {
        var failure = failures.payload();
        var ofResponse = failure.cause().is(FailureCause.REQUEST_MEMORY);
        io.failures.valid().set(failures.valid().and(ofResponse.not()));
        io.failures.payload().set(failure);
        io.unanswered.valid().set(failures.valid().and(ofResponse));
        io.unanswered.payload().set(failure.qp());
        failures.ready().set(mux(ofResponse, io.unanswered.ready(), io.failures.ready()));
    }

    /** Payload of at least a byte is under way from when it is asked for until its last beat has been read. */
    private void payloads(Io io, Stream<ReadRequest> requests, Valid<AccessOwner> ended) {
        int qp = indexWidth(parameters.queuePairs());
        int mr = indexWidth(parameters.mrs());
        var asked = requests.payload();
        var beginning = AccessEvents.first(requests).and(asked.length().any());
        io.payloads.beginning().valid().set(beginning);
        io.payloads.beginning().value().set(asked.owner().qp().trunc(qp));
        io.payloads.ending().valid().set(ended.valid());
        io.payloads.ending().value().set(ended.value().qp().trunc(qp));
        io.mrPayloads.beginning().valid().set(beginning.and(asked.owner().inMr()));
        io.mrPayloads.beginning().value().set(asked.owner().mr().trunc(mr));
        io.mrPayloads.ending().valid().set(ended.valid().and(ended.value().inMr()));
        io.mrPayloads.ending().value().set(ended.value().mr().trunc(mr));
        ignore(asked.address(), ended.value());
    }

    /**
     * Queue pairs whose payload could not be read: of a request, which fails, or of a response (row 44), and then no
     * request does. One that finds no room here is named again when it sends again.
     */
    private Stream<Failure> unreadable(Bool asking, Flow flow, Valid<Bool> broken) {
        var shape = Flow.of(parameters);
        var owners = instance(new Fifo<>(shape, PayloadReader.UNFINISHED, BRAM, false));
        owners.in().valid().set(asking);
        owners.in().payload().set(flow);
        // A cycle later, so that the count of the owners does not hang on the end of a payload.
        var payloads = timeline(broken).aligned();
        var ending = leave(stage(payloads.valid()));
        owners.out().ready().set(ending);
        check(asking.not().or(owners.in().ready()), "there is a place for the owner of every payload");
        check(ending.not().or(owners.out().valid()), "every payload has an owner");

        var failed = instance(new Fifo<>(shape, FAILURES, LUTRAM, false));
        failed.in().valid().set(leave(stage(payloads.flag(broken.value()))));
        failed.in().payload().set(owners.out().payload());
        ignore(failed.in().ready());
        return new Stream<>(failed.out().valid(), failed.out().ready(), new Failure(failed.out().payload().qp(),
            mux(failed.out().payload().responses(), lit(FailureCause.REQUEST_MEMORY), lit(FailureCause.SEND_MEMORY))));
    }
}
