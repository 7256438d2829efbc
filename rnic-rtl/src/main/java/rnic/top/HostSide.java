package rnic.top;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fork;
import hdl.lib.HalfSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.lib.axi.Axi4;
import hdl.lib.axi.AxiLite;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rnic.command.CommandProcessor;
import rnic.command.Drains;
import rnic.command.MrAccess;
import rnic.command.PairAccess;
import rnic.command.PathAccesses;
import rnic.common.EventMerge;
import rnic.complete.CompletionWriter;
import rnic.complete.DealtEnds;
import rnic.complete.EventQueues;
import rnic.context.AddressWrite;
import rnic.context.CompletionChoice;
import rnic.context.CongestionSettings;
import rnic.context.ContextGroups;
import rnic.context.ContextWrite;
import rnic.context.Doorbell;
import rnic.context.EthernetShares;
import rnic.context.EventOrder;
import rnic.context.Failure;
import rnic.context.Flush;
import rnic.context.Gid;
import rnic.context.MrWrite;
import rnic.context.PathSettings;
import rnic.context.RateWrite;
import rnic.context.RoceSettings;
import rnic.context.Settings;
import rnic.context.SignalSettings;
import rnic.context.SrqLife;
import rnic.context.StateWrite;
import rnic.fetch.SrqPort;
import rnic.memory.ReadArbiter;
import rnic.memory.ReadPort;
import rnic.memory.WriteArbiter;
import rnic.memory.WritePort;
import rnic.messages.AccessEvents;
import rnic.messages.Completion;
import rnic.messages.CongestionQuery;
import rnic.messages.EthernetReport;
import rnic.messages.Events;
import rnic.messages.PathQuestion;
import rnic.messages.PathReport;
import rnic.messages.PlacementFault;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;
import rnic.registers.HostEvents;
import rnic.registers.NicControl;
import rnic.registers.NicRegisters;
import rnic.registers.Timebase;
import rnic.translate.Forgetter;
import rnic.translate.ListPort;

/** What the host sees: registers, doorbells and commands, completion queues, and the one bus to its memory. */
@Doc("What the host sees: registers, doorbells and commands, completion queues, and the bus to its memory.")
public record HostSide(RnicParameters parameters) implements Circuit<HostSide.Io> {
    /** Beginnings of completions that wait to be counted, less than 32 cycles each. */
    private static final int WAITING = 8;
    /** WQEs given back that may wait while others are complete; one comes in 40 cycles at most. */
    private static final int RETURNS = 8;

    public record Io(
        @Doc("resets all of it, as its own reset does") Bool reset,
        @Doc("the host wants the NIC to be reset; until it is") Bool resetAsked,
        @Doc("no burst begins any more") Bool stop,
        @Doc("none is under way then") Bool rests,
        @Doc("registers and doorbells") AxiLite sAxi,
        @Doc("host memory") Axi4 mAxi,
        @Doc("level; high while an enabled interrupt is pending") Bool irq,
        @Doc("one cycle each: a message of its vector is due; that of vector 0 when irq rises, too") UInt messages,
        Settings settings,
        @Doc("our IP addresses") Vec<Gid> gids,
        @Doc("in 1/16 us") UInt now,
        @Doc("in ns") UInt nanoseconds,
        @Doc("a life begins; both paths take it") Stream<ContextWrite> receiveSetup,
        Stream<ContextWrite> sendSetup,
        @Doc("not beside a set-up") Stream<RateWrite> rate,
        Valid<StateWrite> state,
        Valid<MrWrite> mr,
        Valid<AddressWrite> address,
        @Doc("doorbells of send queues") Stream<Doorbell> sendDoorbell,
        @Doc("doorbells of receive queues") Stream<Doorbell> receiveDoorbell,
        @Doc("a queue pair goes to error") Valid<Flush> flush,
        Stream<Completion> sendCompletions,
        Stream<Completion> receiveCompletions,
        Stream<Failure> sendFailures,
        Stream<Failure> receiveFailures,
        @Doc("send WQEs") ReadPort sendWqes,
        @Doc("receive WQEs") ReadPort receiveWqes,
        @Doc("payload to be sent") ReadPort payload,
        @Doc("what atomics read") ReadPort atomicReads,
        @Doc("pages of received payload") ListPort placementLists,
        @Doc("pages of payload to be sent") ListPort payloadLists,
        @Doc("pages in which atomics are") ListPort atomicLists,
        @Doc("payload that was received") WritePort placement,
        @Doc("what atomics write") WritePort atomicWrites,
        @Doc("placements visible, modulo 2^24") UInt visible,
        @Doc("placements that the bus has refused; before they are visible") Valid<PlacementFault> placementFault,
        @Doc("key of an MR that a peer withdraws") Stream<UInt> withdrawals,
        @Doc("once for each: it is closed and at rest; or not in time") Valid<Bool> withdrawn,
        @Doc("what begins and ends in the paths") PathAccesses accesses,
        @Doc("verdicts on frames") Valid<Choice<Row>> received,
        @Doc("verdicts on acknowledgements") Valid<Choice<Row>> acknowledged,
        @Doc("those of the paths; the host's own are added here") Events events,
        @Doc("of shared receive queues, where there are any") Optional<SrqPort> srq,
        @Doc("where congestion is controlled") Optional<CongestionSettings> congestion,
        @Doc("there too") Optional<CongestionQuery> query,
        @Doc("and there") Optional<PathSettings> paths,
        @Doc("and there") Optional<SignalSettings> signals,
        @Doc("and there") Optional<PathQuestion> question,
        @Doc("what happens to paths") Optional<PathReport> report,
        @Doc("where queue pairs may speak RoCEv2") Optional<RoceSettings> roce,
        @Doc("where there are any: a congestion notification goes out") Optional<Bool> notified,
        @Doc("beside an Ethernet NIC") Optional<EthernetShares> shares,
        @Doc("there: what happens to its frames") Optional<EthernetReport> ethernet
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int bytes = parameters.bytes();
        return new Io(p.in(bool()), p.out(bool()), p.in(bool()), p.out(bool()), p.in(AxiLite.of(addressBits(), 32)),
            p.out(Axi4.of(64, 8 * bytes, Rnic.ID_BITS)), p.out(bool()),
            p.out(uint(EventOrder.QUEUES)), p.out(Settings.SHAPE), p.out(Gid.TABLE),
            p.out(uint(32)), p.out(uint(32)), p.out(Stream.of(ContextWrite.of(parameters))),
            p.out(Stream.of(ContextWrite.of(parameters))),
            p.out(Stream.of(RateWrite.of(parameters))),
            p.out(Valid.of(StateWrite.of(parameters))), p.out(Valid.of(MrWrite.of(parameters))),
            p.out(Valid.of(AddressWrite.of(parameters))), p.out(Stream.of(Doorbell.of(parameters))),
            p.out(Stream.of(Doorbell.of(parameters))), p.out(Valid.of(Flush.of(parameters))),
            p.in(Stream.of(Completion.of(parameters))),
            p.in(Stream.of(Completion.of(parameters))), p.in(Stream.of(Failure.of(parameters))),
            p.in(Stream.of(Failure.of(parameters))), p.in(ReadPort.of(bytes)), p.in(ReadPort.of(bytes)),
            p.in(ReadPort.of(bytes)), p.in(ReadPort.of(bytes)), p.out(ListPort.of(parameters.mrs(), bytes)),
            p.out(ListPort.of(parameters.mrs(), bytes)), p.out(ListPort.of(parameters.mrs(), bytes)),
            p.in(WritePort.of(bytes)), p.in(WritePort.of(bytes)),
            p.in(uint(24)),
            p.in(Valid.of(PlacementFault.SHAPE)), p.in(Stream.of(uint(32))), p.out(Valid.of(bool())),
            p.in(PathAccesses.of(parameters)),
            p.in(Valid.of(choice(Row.class))),
            p.in(Valid.of(choice(Row.class))), p.in(Events.SHAPE),
            parameters.shares() ? Optional.of(p.out(SrqPort.of(parameters))) : Optional.empty(),
            parameters.congestion().map(_ -> p.out(CongestionSettings.SHAPE)),
            parameters.congestion().map(_ -> p.out(CongestionQuery.of(parameters))),
            parameters.congestion().map(_ -> p.out(PathSettings.SHAPE)),
            parameters.congestion().map(_ -> p.out(SignalSettings.SHAPE)),
            parameters.congestion().map(_ -> p.out(PathQuestion.of(parameters))),
            parameters.congestion().map(_ -> p.in(PathReport.of(parameters))),
            parameters.withRoce(() -> p.out(RoceSettings.SHAPE)),
            parameters.withSignals(() -> p.in(bool())),
            parameters.withEthernet(() -> p.out(EthernetShares.SHAPE)),
            parameters.withEthernet(() -> p.in(EthernetReport.SHAPE)));
    }

    private int addressBits() {
        return log2Ceil(NicRegisters.map(parameters).bytes());
    }

    @Override public void body(Io io) {
        registeredReset(io.reset);
        var time = instance(new Timebase(parameters.clockKilohertz()));
        io.now.set(time.now());
        io.nanoseconds.set(time.nanoseconds());

        var control = instance(new NicControl(parameters));
        link(control.sAxi(), io.sAxi);
        io.resetAsked.set(control.resetAsked());
        io.irq.set(control.irq());
        io.settings.set(control.settings());
        io.congestion.ifPresent(it -> it.set(control.congestion().orElseThrow()));
        io.paths.ifPresent(it -> it.set(control.paths().orElseThrow()));
        io.signals.ifPresent(it -> it.set(control.signals().orElseThrow()));
        io.roce.ifPresent(it -> it.set(control.roce().orElseThrow()));
        io.notified.ifPresent(it -> control.notified().orElseThrow().set(it));
        io.shares.ifPresent(it -> it.set(control.shares().orElseThrow()));
        io.ethernet.ifPresent(it -> control.ethernet().orElseThrow().set(it));
        link(io.sendDoorbell, control.sendDoorbell());
        link(io.receiveDoorbell, control.receiveDoorbell());
        control.received().set(io.received);
        control.acknowledged().set(io.acknowledged);
        control.now().set(time.now());

        var processor = instance(new CommandProcessor(parameters));
        processor.command().set(control.command());
        control.answer().set(processor.answer());
        io.gids.set(processor.gids());
        processor.quiet().set(control.settings().quiet());
        processor.retransMoved().set(control.settings().choice().retrans().any());
        processor.now().set(time.now().trunc(processor.now().width()));
        control.owners().set(processor.owners());
        check(processor.setup().fires().and(processor.state().valid())
            .and(processor.state().value().state().is(QueuePairState.RESET)).not(), "no reset beside a set-up");
        io.query.ifPresent(query -> link(query, processor.query().orElseThrow()));
        io.question.ifPresent(question -> link(question, processor.question().orElseThrow()));
        io.report.ifPresent(report -> control.report().orElseThrow().set(report));
        io.state.set(processor.state());
        io.mr.set(processor.mr());
        io.address.set(processor.address());
        io.flush.set(processor.flush());
        link(processor.withdrawals(), io.withdrawals);
        io.withdrawn.set(processor.withdrawn());
        var lives = instance(new Fork<>(ContextWrite.of(parameters), 3));
        link(lives.in(), processor.setup());
        link(io.receiveSetup, lives.out().at(0));
        link(io.sendSetup, lives.out().at(1));
        link(io.rate, processor.rate());

        var writer = instance(new CompletionWriter(parameters));
        var choices = ContextWrite.only(lives.out().at(2), ContextGroups::queues);
        link(writer.setup(), new Stream<>(choices.valid(), choices.ready(), CompletionChoice.of(choices.payload())));
        writer.queues().set(processor.queue());
        link(writer.consumed(), control.consumed());
        link(writer.receives(), io.receiveCompletions);
        link(writer.sends(), io.sendCompletions);
        writer.visible().set(io.visible);
        writer.placementFault().set(io.placementFault);
        writer.settings().set(control.settings().events());
        writer.now().set(time.now());
        writer.asked().set(processor.asked());
        processor.isBroken().set(writer.isBroken());
        control.completed().set(writer.completed());

        link(processor.failures().at(0), cut(io.receiveFailures));
        link(processor.failures().at(1), cut(io.sendFailures));
        link(processor.failures().at(2), writer.failures());

        check(io.flush.valid().not().or(io.state.valid().and(io.state.value().state().is(QueuePairState.ERR))
            .and(io.flush.value().qp().eq(io.state.value().qp()))), "a flush comes with the state of its queue pair");
        io.srq.ifPresent(it -> shared(it, control, processor, writer.srq().orElseThrow()));
        drains(io, processor, writer.ended());
        var queues = events(io, control, writer, processor, time.now());
        memory(io, writer.memory(), queues.memory());
        events(io, control.events(), writer, processor, queues.fault());
    }

    /** Event queues: what completes, and what happens to objects and to the NIC. */
    private EventQueues.Io events(Io io, NicControl.Io control, CompletionWriter.Io writer,
                                  CommandProcessor.Io processor, UInt now) {
        var queues = instance(new EventQueues(parameters));
        var events = instance(new HostEvents(parameters));
        link(queues.orders(), processor.events());
        processor.obeyed().set(queues.obeyed());
        queues.consumed().set(control.eventsRead());
        queues.completions().set(writer.event());
        queues.settings().set(control.eventSettings());
        queues.now().set(now.trunc(16));
        link(queues.events(), events.events());
        control.listening().ifPresent(it -> it.set(queues.existing().bit(0)));
        ignore(queues.existing());
        control.full().set(queues.full());

        events.failed().valid().set(processor.failed());
        events.failed().value().set(processor.state().value().qp());
        events.overrun().set(writer.overflow());
        events.named().ifPresent(it -> link(it, control.named().orElseThrow()));
        events.denied().set(control.denied());
        events.busError().set(stage(io.events.busError().or(writer.fault()).or(queues.fault())));
        events.done().set(processor.answer().done());
        events.result().set(processor.answer().result().asUInt().zext(8));
        events.read().set(control.eventsRead().valid().and(control.eventsRead().value().queue().eq(0)));

        var wasRaised = reg(bool()).named("was_raised").init(0);
        wasRaised.next(control.irq());
        var rising = control.irq().and(wasRaised.not());
        io.messages.set(stage(queues.interrupts().or(rising.asUInt().zext(EventOrder.QUEUES))));
        return queues;
    }

    /** Queues, doorbells and completions to the dealer, and what it says to the host. */
    private static void shared(SrqPort srq, NicControl.Io control, CommandProcessor.Io processor, DealtEnds ends) {
        link(srq.doorbell(), control.srqDoorbell().orElseThrow());
        var made = processor.srq().orElseThrow();
        srq.made().set(made);
        control.srqMade().orElseThrow().set(new Valid<>(made.valid(), new SrqLife(made.value().srq(),
            made.value().life())));
        ends.dealt().set(srq.dealt());
        ends.wanted().set(srq.wanted());
        srq.tag().set(ends.tag());
        srq.ended().set(ends.ended());
        control.limit().orElseThrow().set(srq.limit());
    }

    /** A WQE belongs to its queue pair until its completion has a place, or another one gets it. */
    private AccessEvents dealt(SrqPort srq) {
        var endings = instance(new EventMerge(parameters.queuePairs(), RETURNS)).named("dealt_endings");
        endings.first().set(new Valid<>(srq.ended().valid(), srq.ended().value().qp()));
        endings.second().set(srq.returned());
        return new AccessEvents(srq.beginning(), endings.out());
    }

    /** The sources on both sides would be one long path through who goes first. */
    private Stream<Failure> cut(Stream<Failure> failures) {
        var slice = instance(new HalfSlice<>(Failure.of(parameters)));
        link(slice.in(), failures);
        return slice.out();
    }

    /** What is under way; what the paths say of it, and completions from their sources to their end. */
    private void drains(Io io, CommandProcessor.Io processor, Valid<UInt> completed) {
        var sends = wire(Valid.of(uint(indexWidth(parameters.queuePairs()))));
        sends.valid().set(AccessEvents.first(io.sendCompletions));
        sends.value().set(io.sendCompletions.payload().qp());
        var others = instance(new EventMerge(parameters.queuePairs(), WAITING));
        others.first().set(io.accesses.flushes());
        others.second().set(sends);
        var begun = instance(new EventMerge(parameters.queuePairs(), WAITING));
        begun.first().set(io.accesses.completes());
        begun.second().set(others.out());

        var drains = instance(new Drains(parameters));
        drains.question().set(processor.drain());
        processor.drained().set(forgotten(io, processor, drains.ended()));
        drains.lettingGo().set(io.accesses.lettingGo());
        for (var kind : PairAccess.of(parameters)) {
            drains.pairs().at(kind.ordinal()).set(switch (kind) {
                case PLACEMENT -> io.accesses.placements();
                case PAYLOAD -> io.accesses.payloads();
                case REPORT -> io.accesses.reports();
                case COMPLETION -> new AccessEvents(begun.out(), completed);
                case SEND_WQE -> io.accesses.sendWqes();
                case RECEIVE_WQE -> io.accesses.receiveWqes();
                case ATOMIC -> io.accesses.atomics();
                case DEALT_WQE -> dealt(io.srq.orElseThrow());
            });
        }
        for (var kind : MrAccess.values()) {
            drains.mrs().at(kind.ordinal()).set(switch (kind) {
                case PLACEMENT -> io.accesses.mrPlacements();
                case PAYLOAD -> io.accesses.mrPayloads();
                case ATOMIC -> io.accesses.mrAtomics();
            });
        }
    }

    /** A region is closed when its pages are forgotten, too. */
    private Bool forgotten(Io io, CommandProcessor.Io processor, Bool ended) {
        var question = processor.drain();
        var ports = List.of(io.placementLists, io.payloadLists, io.atomicLists);
        var forgetter = instance(new Forgetter(parameters.mrs(), ports.size()));
        forgetter.registered().set(new Valid<>(processor.list().valid(), processor.list().value().index()));
        forgetter.listed().set(processor.list().value().size().listed());
        forgetter.quiet().set(ended.and(question.isMr()));
        forgetter.mr().set(question.object().trunc(indexWidth(parameters.mrs())));
        var forgot = new ArrayList<Bool>();
        for (var port : ports) {
            port.regions().set(processor.list());
            port.forget().set(forgetter.forget());
            forgot.add(port.forgot());
        }
        forgetter.forgot().set(cat(forgot));
        return mux(question.isMr(), forgetter.rests(), ended);
    }

    /** Small accesses first: requests before payload, events, of which each follows a completion, before completions and
     * these before payload, or commands that wait for an event would wait for traffic; atomics
     * and WQEs of shared queues behind them; lists last, since the others leave most cycles free: payload has one burst
     * for many beats. Both have registers at the bus. */
    private void memory(Io io, WritePort completions, WritePort events) {
        int bytes = parameters.bytes();
        int lists = io.srq.isPresent() ? 5 : 4;
        var reads = instance(new ReadArbiter(bytes, lists + 3, Rnic.ID_BITS));
        link(reads.clients().at(0), io.receiveWqes);
        link(reads.clients().at(1), io.sendWqes);
        link(reads.clients().at(2), io.payload);
        link(reads.clients().at(3), io.atomicReads);
        io.srq.ifPresent(it -> link(reads.clients().at(4), it.memory()));
        link(reads.clients().at(lists), io.placementLists.memory());
        link(reads.clients().at(lists + 1), io.payloadLists.memory());
        link(reads.clients().at(lists + 2), io.atomicLists.memory());
        var writes = instance(new WriteArbiter(bytes, 4, Rnic.ID_BITS));
        link(writes.clients().at(0), events);
        link(writes.clients().at(1), completions);
        link(writes.clients().at(2), io.placement);
        link(writes.clients().at(3), io.atomicWrites);
        link(io.mAxi.ar(), reads.ar());
        link(reads.r(), io.mAxi.r());
        link(io.mAxi.aw(), writes.aw());
        link(io.mAxi.w(), writes.w());
        link(writes.b(), io.mAxi.b());
        reads.stop().set(io.stop);
        writes.stop().set(io.stop);
        io.rests.set(reads.rests().and(writes.rests()));
    }

    private static void events(Io io, Events to, CompletionWriter.Io writer, CommandProcessor.Io processor,
                               Bool fault) {
        var of = io.events;
        ignore(of.sendCompletion(), of.receiveCompletion(), of.overflow(), of.failed(), of.writeRefused(), of.invalidation(),
            of.denied());
        to.set(new Events(of.packet(), of.resend(), of.ack(), of.sack(), of.dropNak(), of.rnrNak(), of.fatalNak(),
            of.nakFull(), of.timeout(), of.tailProbe(), of.rnrWait(), io.sendCompletions.fires(),
            io.receiveCompletions.fires(), writer.overflow().valid(), of.busError().or(writer.fault()).or(fault),
            processor.failed(),
            of.becn(), lit(false), of.response(),
            of.sendBeyond(), of.receiveBeyond(), of.dataResponse(), of.read(), of.atomic(), processor.withdraws(),
            of.readTimeout(), lit(false)));
    }
}
