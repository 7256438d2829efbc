package rnic.top;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import java.util.ArrayList;
import java.util.Optional;
import rnic.acknowledge.*;
import rnic.complete.CompletionOrder;
import rnic.complete.InvalidateStage;
import rnic.context.*;
import rnic.ethernet.FrameSorter;
import rnic.fetch.ReceiveQueue;
import rnic.fetch.SrqPort;
import rnic.memory.*;
import rnic.messages.*;
import rnic.parse.FrameInspector;
import rnic.protocol.*;
import rnic.receive.*;
import rnic.respond.*;
import rnic.roce.ResponseLife;
import rnic.roce.RoceAnswer;
import rnic.roce.RoceLife;
import rnic.translate.*;

/**
 * From frames of the MAC to bytes in host memory, completions and acknowledgements. Takes a frame's beats in every
 * cycle and never holds them up.
 */
@Doc("From frames of the MAC to bytes in host memory, completions and acknowledgements.")
public record ReceivePath(RnicParameters parameters) implements Circuit<ReceivePath.Io> {
    /** Responses that break the rules and wait to be told. */
    private static final int FAILURES = 4;
    /** Cycles from the end of a life until none of its packets is under way and all signals that waited have gone. */
    private static final int FORGETTING = 128;

    public record Io(
        @Doc("resets all of it, as its own reset does") Bool reset,
        @Doc("from the MAC, without preamble and FCS") Valid<Beat> frames,
        @Doc("with the last beat: FCS error, runt or abort") Bool error,
        ReceiveSettings settings,
        @Doc("in 1/16 us, modulo 4096 us") UInt now,
        @Doc("in ns") UInt nanoseconds,
        Stream<ContextWrite> setup,
        Valid<StateWrite> state,
        Valid<MrWrite> mr,
        Valid<AddressWrite> address,
        @Doc("doorbells of receive queues") Stream<Doorbell> doorbell,
        @Doc("a queue pair goes to error") Valid<Flush> flush,
        @Doc("asks for the send WQE that a response answers; never waits") Valid<WqeLookup> requests,
        @Doc("three cycles behind the lookup") WqeBuffer request,
        @Doc("a Read or an atomic goes out for the first time") Valid<PendingWrite> pending,
        @Doc("what the peer has acknowledged of the responses") Valid<MessageCount> acknowledgedResponses,
        @Doc("queue pairs of which a Read was accepted and cannot be answered") Stream<UInt> unanswered,
        @Doc("responses that may be sent") Valid<ResponseCount> responses,
        @Doc("of the sender of responses") Valid<ResponseLookup> sending,
        ResponseContext sent,
        @Doc("receive WQEs are fetched") ReadPort wqeMemory,
        @Doc("payload is written") WritePort memory,
        @Doc("atomics read") ReadPort atomicReads,
        @Doc("atomics write") WritePort atomicWrites,
        Stream<Completion> completions,
        @Doc("acknowledgements and RTT Responses to be sent") Stream<Answer> answers,
        Stream<Failure> failures,
        @Doc("packets of the ACK class; the verdict follows") Valid<Acknowledgement> acknowledgement,
        @Doc("Acknowledgement.VERDICT cycles behind it: it has passed rows 1 to 27") Bool acknowledged,
        @Doc("one verdict per frame but those of acknowledgements") Valid<Choice<Row>> row,
        @Doc("frames ordered to be placed, of which every byte and every byte of all earlier ones has been written,"
            + " modulo 2^24") UInt visible,
        @Doc("payload written for queue pairs") AccessEvents placements,
        @Doc("payload written to MRs") AccessEvents mrPlacements,
        @Doc("packets that wait for their report") AccessEvents reports,
        @Doc("bursts of receive WQEs") AccessEvents fetches,
        @Doc("atomics under way for queue pairs") AccessEvents atomics,
        @Doc("atomics under way in MRs") AccessEvents mrAtomics,
        @Doc("Reads and atomics whose responses have all arrived") Valid<ReadsDone> readsDone,
        @Doc("a completion of a message begins for this queue pair") Valid<UInt> completes,
        @Doc("a completion of a flush begins for this queue pair") Valid<UInt> flushes,
        @Doc("key of an MR that a peer withdraws") Stream<UInt> withdrawals,
        @Doc("once for each: it is closed and at rest; or not in time") Valid<Bool> withdrawn,
        @Doc("counter: answers made") Valid<Choice<AnswerKind>> made,
        @Doc("counter tx_nak_full") Bool nakFull,
        @Doc("counter: RTT Response") Bool responding,
        @Doc("host memory has refused payload of a queue pair; before it counts as visible")
        Valid<PlacementFault> placementFault,
        @Doc("one cycle: host memory has refused an access") Bool fault,
        @Doc("counter: a doorbell beyond the ring of receive WQEs") Bool beyond,
        @Doc("of pages to which payload goes") ListPort lists,
        @Doc("of pages in which atomics are") ListPort atomicLists,
        @Doc("answers of a queue pair that has been reset are still being let go") Bool lettingGo,
        @Doc("of shared receive queues, where there are any") Optional<SrqPort> srq,
        @Doc("where paths learn") Optional<RttProbing> probing,
        @Doc("there: the answer to a probe has come") Optional<Valid<PathReturn>> returns,
        @Doc("there: a congestion notification for a queue pair of the veRoCE profile") Optional<Valid<UInt>> cnp,
        @Doc("there: a path came late, says the peer") Optional<Valid<PathNews>> slow,
        @Doc("there: how often rel_sack_th is halved for who has nothing new to send") Optional<UInt> tailShift,
        @Doc("an Acknowledge of RoCEv2 that counts, or a packet of a response") Optional<Valid<RoceAnswer>> roceAnswer,
        @Doc("there: many of these wait") Optional<Bool> answersWait,
        @Doc("there too: a response that no answer can pass any more") Optional<Valid<MessageCount>> left,
        @Doc("a congestion notification for a queue pair in RoCEv2") Optional<Valid<UInt>> notice,
        @Doc("cnp_gap, in 1/16 us") Optional<UInt> noticeGap,
        @Doc("the time for it, in 1/16 us") Optional<UInt> noticeTime,
        @Doc("where paths learn: what peers are told outside acknowledgements") Optional<SignalSettings> signals,
        @Doc("counter: a congestion notification goes out") Optional<Bool> notified,
        @Doc("counter: a Slow-Packet signal goes out") Optional<Bool> slowing,
        @Doc("beside an Ethernet NIC, with the last beat of a frame: the data path ran when it began")
        Optional<Bool> running,
        @Doc("there: whose each frame is, ReceiveCheck.LATENCY cycles behind its last beat") Optional<Valid<FrameOwner>> owner
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var lookups = p.timeline();
        int bytes = parameters.bytes();
        var qp = Valid.of(uint(indexWidth(parameters.queuePairs())));
        return new Io(p.in(bool()), p.in(Valid.of(Beat.of(bytes))), p.in(bool()), p.in(ReceiveSettings.SHAPE),
            p.in(uint(16)), p.in(uint(32)),
            p.in(Stream.of(ContextWrite.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(MrWrite.of(parameters))), p.in(Valid.of(AddressWrite.of(parameters))),
            p.in(Stream.of(Doorbell.of(parameters))), p.in(Valid.of(Flush.of(parameters))),
            p.out(Valid.of(WqeLookup.of(parameters))), p.in(WqeBuffer.SHAPE),
            p.in(Valid.of(PendingWrite.of(parameters))),
            p.in(Valid.of(MessageCount.of(parameters))),
            p.in(Stream.of(uint(indexWidth(parameters.queuePairs())))), p.out(Valid.of(ResponseCount.of(parameters))),
            p.at(lookups, 0).in(Valid.of(ResponseLookup.of(parameters))),
            p.at(lookups, ResponderContexts.LATENCY).out(ResponseContext.SHAPE),
            p.out(ReadPort.of(bytes)), p.out(WritePort.of(bytes)), p.out(ReadPort.of(bytes)),
            p.out(WritePort.of(bytes)), p.out(Stream.of(Completion.of(parameters))),
            p.out(Stream.of(Answer.of(parameters))), p.out(Stream.of(Failure.of(parameters))),
            p.out(Valid.of(Acknowledgement.of(parameters))), p.out(bool()), p.out(Valid.of(choice(Row.class))),
            p.out(uint(24)), p.out(AccessEvents.of(parameters.queuePairs())),
            p.out(AccessEvents.of(parameters.mrs())), p.out(AccessEvents.of(parameters.queuePairs())),
            p.out(AccessEvents.of(parameters.queuePairs())), p.out(AccessEvents.of(parameters.queuePairs())),
            p.out(AccessEvents.of(parameters.mrs())), p.out(Valid.of(ReadsDone.of(parameters))),
            p.out(qp), p.out(qp), p.out(Stream.of(uint(32))), p.in(Valid.of(bool())),
            p.out(Valid.of(choice(AnswerKind.class))), p.out(bool()), p.out(bool()),
            p.out(Valid.of(PlacementFault.SHAPE)), p.out(bool()), p.out(bool()),
            p.in(ListPort.of(parameters.mrs(), bytes)), p.in(ListPort.of(parameters.mrs(), bytes)), p.out(bool()),
            parameters.shares() ? Optional.of(p.in(SrqPort.of(parameters))) : Optional.empty(),
            parameters.congestion().map(_ -> RttProbing.of(p, parameters)),
            parameters.congestion().map(_ -> p.out(Valid.of(PathReturn.of(parameters)))),
            parameters.congestion().map(_ -> p.out(qp)),
            parameters.congestion().map(_ -> p.out(Valid.of(PathNews.of(parameters)))),
            parameters.congestion().map(_ -> p.in(uint(PathSettings.TAIL_BITS))),
            parameters.withRoce(() -> p.out(Valid.of(RoceAnswer.of(parameters.queuePairs())))),
            parameters.withRoce(() -> p.in(bool())),
            parameters.withRoce(() -> p.in(Valid.of(MessageCount.of(parameters)))),
            parameters.withRoce(() -> p.out(qp)), parameters.withRoce(() -> p.in(uint(16))),
            parameters.withRoce(() -> p.in(uint(SignalPoint.LONG_TIME))),
            parameters.congestion().map(_ -> p.in(SignalSettings.SHAPE)),
            parameters.withSignals(() -> p.out(bool())),
            parameters.congestion().map(_ -> p.out(bool())), parameters.withEthernet(() -> p.in(bool())),
            parameters.withEthernet(() -> p.out(Valid.of(FrameOwner.SHAPE))));
    }

    @Override public void body(Io io) {
        registeredReset(io.reset);
        var renewed = instance(new ForkSlice<>(ContextWrite.of(parameters),
            (parameters.roce() ? 10 : 7) + (io.signals.isPresent() ? 1 : 0)));
        link(renewed.in(), io.setup);

        // The frame is looked at and stored side by side.
        var inspector = instance(new FrameInspector(parameters.bytes(), parameters.roce()));
        inspector.in().set(io.frames);
        inspector.error().set(io.error);
        inspector.settings().set(io.settings.frames());
        var placement = instance(new Placement(parameters));
        placement.frames().set(io.frames);
        link(io.memory, placement.memory());
        io.visible.set(placement.visible());
        io.placementFault.set(placement.fault());

        // Then its queue pair decides.
        var core = instance(new ReceiveCore(parameters));
        core.packet().set(inspector.packet());
        core.frameRow().set(io.owner.map(it -> sorted(io, inspector, it)).orElse(inspector.row().value()));
        ignore(inspector.row().valid());
        core.stored().set(placement.stored());
        core.sourcePortBase().set(io.settings.sourcePortBase());
        core.trimNak().set(io.settings.trimNak());
        core.trimLocal().set(io.settings.trimLocal());
        core.nanoseconds().set(io.nanoseconds);
        link(core.setup(), ReceiveLife.of(renewed.out().at(0)));
        core.state().set(io.state);
        core.mr().set(io.mr);
        core.address().set(io.address);
        io.requests.set(core.requests());
        core.request().set(io.request);
        core.pending().set(io.pending);
        var translator = instance(new OrderTranslator(parameters));
        translator.orders().set(core.order());
        link(translator.lists(), io.lists);
        link(placement.orders(), translator.translated());
        io.acknowledgement.set(core.acknowledgement());
        io.acknowledged.set(core.acknowledged());
        io.row.set(core.row());
        placements(io, core.order(), placement.ended());

        // Messages complete in order, and what has completed is reported.
        var order = instance(new CompletionOrder(parameters));
        order.retired().set(core.retired());
        order.stash().set(core.stash());
        link(order.setup(), flows(ContextWrite.only(renewed.out().at(1), ContextGroups::some)));
        core.early().ifPresent(it -> {
            it.set(inspector.early().orElseThrow());
            link(core.roceLife().orElseThrow(), roceLives(ContextWrite.only(renewed.out().at(7),
                ContextGroups::receives)));
            link(core.responseLife().orElseThrow(), responseLives(ContextWrite.only(renewed.out().at(9),
                ContextGroups::sends)));
            core.answersWait().orElseThrow().set(io.answersWait.orElseThrow());
            core.reported().orElseThrow().set(requests(order.reported()));
            io.roceAnswer.orElseThrow().set(core.roceAnswer().orElseThrow());
            io.notice.orElseThrow().set(core.notice().orElseThrow());
        });
        io.cnp.ifPresent(it -> it.set(core.cnp().orElseThrow()));
        io.slow.ifPresent(it -> it.set(core.slow().orElseThrow()));
        core.busy().set(order.busy());
        core.wanted().set(order.wanted());

        var responder = responder(io, ContextWrite.only(renewed.out().at(6), ContextGroups::receives), core,
            order, placement.visible());
        var queue = instance(new ReceiveQueue(parameters));
        link(queue.setup(), ContextWrite.only(renewed.out().at(2), ContextGroups::queues));
        queue.state().set(io.state);
        link(queue.doorbell(), io.doorbell);
        queue.reported().set(requests(order.reported()));
        queue.used().set(order.used());
        link(io.wqeMemory, queue.memory());
        io.srq.ifPresent(it -> link(queue.srq().orElseThrow(), it));
        queue.lookup().set(core.lookup());
        core.wqe().set(queue.wqe());
        queue.served().ifPresent(it -> it.set(core.served().orElseThrow()));
        queue.flush().set(io.flush);
        queue.entered().set(order.entered());
        queue.left().set(order.left());
        var invalidation = instance(new InvalidateStage(parameters));
        link(invalidation.in(), order.completions());
        link(io.withdrawals, invalidation.withdrawals());
        invalidation.withdrawn().set(io.withdrawn);
        link(queue.received(), invalidation.out());
        queue.receiving().set(order.completions().valid());
        link(io.completions, queue.completions());
        io.reports.set(order.reports());
        io.readsDone.set(order.readsDone());
        io.fetches.set(queue.fetches());
        io.beyond.set(queue.beyond());
        io.flushes.set(queue.flushes());
        io.completes.valid().set(order.used().valid());
        io.completes.value().set(order.used().value().qp());

        var policy = instance(new AckPolicy(parameters));
        link(policy.setup(), flows(ContextWrite.only(renewed.out().at(3), ContextGroups::some)));
        policy.ackEvery().set(io.settings.ackEvery());
        policy.ackDelay().set(io.settings.ackDelay());
        policy.ackOnEnd().set(io.settings.ackOnEnd());
        policy.now().set(io.now);

        var builder = instance(new AckBuilder(parameters));
        builder.dropNak().set(core.dropNak());
        link(builder.requests(), policy.requests());
        builder.reported().set(order.onWire().orElse(order.reported()));
        builder.state().set(io.state);
        link(builder.setup(), AnswerLife.of(renewed.out().at(4)));
        builder.rotate().set(io.settings.rotate());
        io.tailShift.ifPresent(it -> builder.tailShift().orElseThrow().set(it));
        core.sackRequest().set(builder.sackRequest());
        builder.sackRow().set(core.sackRow());
        var rtt = instance(new RttResponder(parameters));
        rtt.requests().set(core.rttRequest());
        rtt.setup().valid().set(renewed.out().at(4).fires());
        rtt.setup().value().set(PeerWrite.of(renewed.out().at(4).payload()));
        link(rtt.acknowledgements(), builder.answers());
        link(io.answers, rtt.answers());
        io.responding.set(rtt.responding());
        io.notified.ifPresent(it -> {
            signals(io, core, rtt.notices().orElseThrow(), renewed);
            rtt.forgetting().orElseThrow().set(lifeEnds(io));
            it.set(rtt.notifying().orElseThrow());
        });
        io.slowing.ifPresent(it -> it.set(rtt.slowing().orElseThrow()));
        io.probing.ifPresent(it -> probing(it, rtt.probing().orElseThrow()));
        io.returns.ifPresent(it -> it.set(core.rttResponse().orElseThrow()));
        io.fault.set(placement.fault().valid().or(queue.fault()).or(stage(io.unanswered.fires()))
            .or(stage(responder.failures().fires())));

        // What goes wrong behind the decision.
        var local = instance(new LocalErrors(parameters));
        link(local.setup(), requests(ContextWrite.only(renewed.out().at(5), ContextGroups::receives)));
        local.state().set(io.state);
        local.fault().set(placement.fault());
        var refused = instance(new Arbiter<>(uint(indexWidth(parameters.queuePairs())), 2,
            Arbiter.Policy.ROUND_ROBIN, false));
        var reads = instance(new HalfSlice<>(uint(indexWidth(parameters.queuePairs()))));
        link(reads.in(), io.unanswered);
        link(refused.in().at(0), reads.out());
        link(refused.in().at(1), queuePairs(responder.failures()));
        ignore(refused.source());
        link(local.refused(), refused.out());
        local.flushed().set(queue.flushed());
        local.reported().set(requests(order.reported()));
        link(core.marks(), local.marks());
        var held = io.left.map(left -> held(core, builder.open().orElseThrow(), left,
            ContextWrite.only(renewed.out().at(8), ContextGroups::receives)));
        merged(policy.events(), order.events(), held.map(it -> both(local.events(), it)).orElse(local.events()));
        var failures = instance(new Arbiter<>(Failure.of(parameters), 3, Arbiter.Policy.ROUND_ROBIN, false));
        link(failures.in().at(0), local.failures());
        link(failures.in().at(1), builder.failures());
        var responses = instance(new Fifo<>(Failure.of(parameters), FAILURES));
        // A response that finds no room comes again: nobody acknowledges it.
        responses.in().valid().set(core.failure().valid().and(responses.in().ready()));
        responses.in().payload().set(core.failure().value());
        link(failures.in().at(2), responses.out());
        ignore(failures.source());
        link(io.failures, failures.out());
        io.made.set(builder.made());
        io.nakFull.set(builder.nakFull());
        io.lettingGo.set(builder.lettingGo());
    }

    /** The row of a frame to the core, if some are the Ethernet NIC's. */
    private static Choice<Row> sorted(Io io, FrameInspector.Io inspector, Valid<FrameOwner> owner) {
        var sorter = instance(new FrameSorter());
        sorter.ended().valid().set(io.frames.valid().and(io.frames.value().last()));
        sorter.ended().value().set(io.running.orElseThrow());
        sorter.packet().set(inspector.packet().value());
        sorter.row().set(inspector.row().value());
        owner.set(sorter.owner());
        return sorter.sorted();
    }

    /** What is told outside acknowledgements: of marks in RoCEv2, of marks and late packets in the veRoCE profile. */
    private void signals(Io io, ReceiveCore.Io core, Stream<Notice> notices, ForkSlice.Io<ContextWrite> renewed) {
        var all = new ArrayList<Stream<Notice>>();
        io.noticeGap.ifPresent(gap -> all.add(told(core.marked().orElseThrow(), false, gap,
            io.noticeTime.orElseThrow())));
        io.signals.ifPresent(settings -> {
            var source = instance(new SignalSource(parameters));
            source.packets().set(core.retired());
            link(source.flows(), flows(ContextWrite.only(renewed.out().at(parameters.roce() ? 10 : 7),
                ContextGroups::some)));
            source.peers().valid().set(renewed.out().at(4).fires());
            source.peers().value().set(PeerWrite.of(renewed.out().at(4).payload()));
            source.settings().set(settings);
            all.add(told(source.marked(), false, settings.marksGap(), io.now));
            all.add(told(source.late(), true, settings.lateGap(), io.now));
        });
        if (all.size() == 1) {
            link(notices, all.getFirst());
            return;
        }
        var arbiter = instance(new Arbiter<>(Notice.of(parameters), all.size(), Arbiter.Policy.ROUND_ROBIN, false));
        for (int i = 0; i < all.size(); i++) {
            link(arbiter.in().at(i), all.get(i));
        }
        ignore(arbiter.source());
        link(notices, arbiter.out());
    }

    private static Bool lifeEnds(Io io) {
        var left = reg(uint(log2Ceil(FORGETTING + 1))).init(0).named("forgetting");
        when(io.state.valid().and(io.state.value().state().is(QueuePairState.RESET)), () -> left.next(FORGETTING))
            .elseWhen(left.any(), () -> left.next(left.minus(1)));
        return left.any();
    }

    private Stream<Notice> told(Valid<Signal> packets, boolean late, UInt gap, UInt now) {
        var point = instance(new SignalPoint(parameters, now.width()));
        point.packet().set(packets);
        point.now().set(now);
        point.gap().set(gap);
        var signals = point.signals();
        return new Stream<>(signals.valid(), signals.ready(), new Notice(lit(late), signals.payload()));
    }

    private static void probing(RttProbing from, RttProbing to) {
        link(to.probes(), from.probes());
        to.port().set(from.port());
        to.state().set(from.state());
        from.asked().set(to.asked());
    }

    /** Keeps Reads and atomics from their receipt to the acknowledgement of their responses. */
    private Responder.Io responder(Io io, Stream<ContextWrite> setup, ReceiveCore.Io core, CompletionOrder.Io order,
                                   UInt visible) {
        var responder = instance(new Responder(parameters));
        link(responder.setup(), new Stream<>(setup.valid(), setup.ready(), ResponderLife.of(setup.payload())));
        responder.state().set(io.state);
        responder.mr().set(io.mr);
        responder.arriving().set(core.arriving());
        responder.wants().set(core.wants());
        core.reserved().set(responder.reserved());
        core.refused().set(responder.refused());
        core.contextsBusy().set(responder.busy());
        responder.rejected().set(core.rejected());
        responder.operands().set(core.operands());
        var crossing = order.crossing();
        responder.crossing().valid().set(crossing.valid());
        responder.crossing().payload().set(crossing.value());
        check(crossing.valid().not().or(responder.crossing().ready()), "there is a place for whoever crosses");
        order.crossingLevel().set(responder.waiting());
        responder.visible().set(visible);
        responder.update().set(io.acknowledgedResponses);
        io.responses.set(responder.ready());
        responder.sending().set(io.sending);
        io.sent.set(responder.sent());
        link(io.atomicReads, responder.read());
        link(io.atomicWrites, responder.write());
        link(responder.lists(), io.atomicLists);
        io.atomics.set(responder.pairs());
        io.mrAtomics.set(responder.mrs());
        return responder;
    }

    /** Those that fail: what becomes of them is the same for all that was accepted. */
    private static Stream<UInt> queuePairs(Stream<Failure> failures) {
        ignore(failures.payload());
        return new Stream<>(failures.valid(), failures.ready(), failures.payload().qp());
    }

    /** Payload of at least a byte is under way from when it is ordered until the bus has answered. */
    private void placements(Io io, Valid<PlacementOrder> orders, Valid<AccessOwner> ended) {
        int qp = indexWidth(parameters.queuePairs());
        int mr = indexWidth(parameters.mrs());
        var order = orders.value();
        var beginning = orders.valid().and(order.place()).and(order.length().any());
        io.placements.beginning().valid().set(beginning);
        io.placements.beginning().value().set(order.qp().trunc(qp));
        io.placements.ending().valid().set(ended.valid());
        io.placements.ending().value().set(ended.value().qp().trunc(qp));
        io.mrPlacements.beginning().valid().set(beginning);
        io.mrPlacements.beginning().value().set(order.mr().trunc(mr));
        io.mrPlacements.ending().valid().set(ended.valid());
        io.mrPlacements.ending().value().set(ended.value().mr().trunc(mr));
        ignore(ended.value());
    }

    /** What is not acknowledged since Reads before it have not been answered. */
    private Stream<AckEvent> held(ReceiveCore.Io core, OpenResponses open, Valid<MessageCount> left,
                                  Stream<ContextWrite> lives) {
        var held = instance(new HeldAnswers(parameters));
        link(held.setup(), new Stream<>(lives.valid(), lives.ready(), lives.payload().qp()));
        held.taken().valid().set(core.operands().valid());
        held.taken().value().set(core.operands().value().qp());
        held.gone().set(left);
        open.entered().set(held.entered());
        open.left().set(held.left());
        held.withheld().set(open.withheld());
        return held.events();
    }

    private Stream<AckEvent> both(Stream<AckEvent> first, Stream<AckEvent> second) {
        var both = new Stream<>(wire(bool()), wire(bool()), wire(AckEvent.of(parameters)));
        merged(both, first, second);
        return both;
    }

    /** Who is first needs no choice that is kept: a packet's event is not held up, and the other kind is rare. */
    public static void merged(Stream<AckEvent> to, Stream<AckEvent> first, Stream<AckEvent> second) {
        to.valid().set(first.valid().or(second.valid()));
        to.payload().set(mux(first.valid(), first.payload(), second.payload()));
        first.ready().set(to.ready());
        second.ready().set(to.ready().and(first.valid().not()));
    }

    /** A new life of the flows that begin. */
    private Stream<Setup> flows(Stream<ContextWrite> life) {
        var setup = instance(new FlowSetup(parameters));
        var context = life.payload().context();
        link(setup.life(), new Stream<>(life.valid(), life.ready(),
            new FlowStarts(life.payload().qp(), life.payload().groups().flows(), context.receivePsn(),
                context.responseReceivePsn())));
        return setup.flows();
    }

    /** A new life as far as RoCEv2 goes. */
    private static Stream<RoceLife> roceLives(Stream<ContextWrite> life) {
        var context = life.payload().context();
        return new Stream<>(life.valid(), life.ready(), new RoceLife(life.payload().qp(), context.roce().orElseThrow(),
            context.receivePsn(), context.mtuCode()));
    }

    /** The same of what answers its own requests. */
    private static Stream<ResponseLife> responseLives(Stream<ContextWrite> life) {
        var context = life.payload().context();
        return new Stream<>(life.valid(), life.ready(), new ResponseLife(life.payload().qp(),
            context.roce().orElseThrow(), context.sendPsn(), context.responseReceivePsn()));
    }

    /** A new life of the requests alone. */
    private static Stream<Setup> requests(Stream<ContextWrite> life) {
        return new Stream<>(life.valid(), life.ready(),
            new Setup(life.payload().qp(), life.payload().context().receivePsn()));
    }

    /** What is reported of requests alone. */
    private static Valid<ProgressWrite> requests(Valid<ProgressWrite> reported) {
        var flow = Flow.at(reported.value().flow());
        return new Valid<>(reported.valid().and(flow.responses().not()),
            new ProgressWrite(flow.qp(), reported.value().progress()));
    }
}
