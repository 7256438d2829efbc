package rnic.registers;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.HalfSlice;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.lib.axi.AxiLite;
import hdl.lib.csr.CsrBlock;
import java.util.Optional;
import rnic.common.ActiveRing;
import rnic.context.CongestionSettings;
import rnic.context.PathSettings;
import rnic.context.Consumed;
import rnic.context.EthernetShares;
import rnic.context.EventOrder;
import rnic.context.EventSettings;
import rnic.context.EventsRead;
import rnic.context.Doorbell;
import rnic.context.PageOwners;
import rnic.context.RoceSettings;
import rnic.context.Settings;
import rnic.context.SignalSettings;
import rnic.context.SrqDoorbell;
import rnic.context.SrqLife;
import rnic.messages.AccessEvents;
import rnic.messages.CommandAnswer;
import rnic.messages.CommandRequest;
import rnic.messages.EthernetReport;
import rnic.messages.Events;
import rnic.messages.NamedEvent;
import rnic.messages.PathReport;
import rnic.protocol.Command;
import rnic.protocol.Event;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;

/**
 * The NIC as the host sees it: registers in, bundles out. Doorbells wait in FIFOs of 16; while one of these is nearly
 * full the bus takes no write, so none is lost. One that comes through a page to which its object does not listen
 * changes nothing but {@code doorbell_denied}. A write takes 4 cycles, a read 6; counters follow their events by 3.
 */
@Doc("The registers of the NIC, and the bundles that they stand for.")
public record NicControl(RnicParameters parameters) implements Circuit<NicControl.Io> {
    static final int DOORBELLS = 16;
    /** Writes that can be under way or shown behind the decision that there is room. */
    static final int RESERVE = 3;
    /** Events of paths that wait to be taken. */
    private static final int PATH_EVENTS = 16;

    public record Io(
        AxiLite sAxi,
        @Doc("the host wants the NIC to be reset") Bool resetAsked,
        @Doc("level; high while an enabled interrupt is pending") Bool irq,
        Settings settings,
        Stream<Doorbell> sendDoorbell,
        Stream<Doorbell> receiveDoorbell,
        Stream<Consumed> consumed,
        @Doc("shared receive queues have new WQEs, or another limit") Optional<Stream<SrqDoorbell>> srqDoorbell,
        @Doc("a shared receive queue is made; its doorbells come later") Optional<Valid<SrqLife>> srqMade,
        @Doc("which doorbells are let through") PageOwners owners,
        @Doc("one pulse per command") Valid<CommandRequest> command,
        CommandAnswer answer,
        @Doc("one verdict per frame but those of acknowledgements") Valid<Choice<Row>> received,
        @Doc("the verdicts on acknowledgements") Valid<Choice<Row>> acknowledged,
        Events events,
        @Doc("an armed completion queue has a completion") Bool completed,
        @Doc("fewer WQEs are left in this shared receive queue than its limit") Optional<Valid<UInt>> limit,
        @Doc("the host has read an event queue") Valid<EventsRead> eventsRead,
        @Doc("of each event queue") Vec<EventSettings> eventSettings,
        @Doc("event queue 0 exists: it tells what the register event would") Optional<Bool> listening,
        @Doc("what it tells") Optional<Stream<NamedEvent>> named,
        @Doc("an event queue had no room") Bool full,
        @Doc("a doorbell was not let through") Bool denied,
        @Doc("in 1/16 us") UInt now,
        @Doc("where congestion is controlled") Optional<CongestionSettings> congestion,
        @Doc("there too") Optional<PathSettings> paths,
        @Doc("there too") Optional<SignalSettings> signals,
        @Doc("and there: what happens to paths") Optional<PathReport> report,
        @Doc("where queue pairs may speak RoCEv2") Optional<RoceSettings> roce,
        @Doc("where there are any: a congestion notification goes out") Optional<Bool> notified,
        @Doc("beside an Ethernet NIC") Optional<EthernetShares> shares,
        @Doc("there: what happens to its frames") Optional<EthernetReport> ethernet
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(
            p.in(AxiLite.of(log2Ceil(NicRegisters.map(parameters).bytes()), 32)),
            p.out(bool()),
            p.out(bool()),
            p.out(Settings.SHAPE),
            p.out(Stream.of(Doorbell.of(parameters))),
            p.out(Stream.of(Doorbell.of(parameters))),
            p.out(Stream.of(Consumed.of(parameters))),
            parameters.shares() ? Optional.of(p.out(Stream.of(SrqDoorbell.of(parameters)))) : Optional.empty(),
            parameters.shares() ? Optional.of(p.in(Valid.of(SrqLife.of(parameters)))) : Optional.empty(),
            p.in(PageOwners.of(parameters)),
            p.out(Valid.of(CommandRequest.SHAPE)),
            p.in(CommandAnswer.SHAPE),
            p.in(Valid.of(choice(Row.class))),
            p.in(Valid.of(choice(Row.class))),
            p.in(Events.SHAPE),
            p.in(bool()),
            parameters.shares() ? Optional.of(p.in(Valid.of(uint(indexWidth(parameters.sharedQueues())))))
                : Optional.empty(),
            p.out(Valid.of(EventsRead.SHAPE)), p.out(vec(EventSettings.SHAPE, EventOrder.QUEUES)),
            naming(parameters) ? Optional.of(p.in(bool())) : Optional.empty(),
            naming(parameters) ? Optional.of(p.out(Stream.of(NamedEvent.SHAPE))) : Optional.empty(), p.in(bool()),
            p.out(bool()),
            p.in(uint(32)), parameters.congestion().map(_ -> p.out(CongestionSettings.SHAPE)),
            parameters.congestion().map(_ -> p.out(PathSettings.SHAPE)),
            parameters.congestion().map(_ -> p.out(SignalSettings.SHAPE)),
            parameters.congestion().map(_ -> p.in(PathReport.of(parameters))),
            parameters.withRoce(() -> p.out(RoceSettings.SHAPE)),
            parameters.withSignals(() -> p.in(bool())),
            parameters.withEthernet(() -> p.out(EthernetShares.SHAPE)),
            parameters.withEthernet(() -> p.in(EthernetReport.SHAPE)));
    }

    @Override public void body(Io io) {
        registeredReset();
        var registers = instance(new CsrBlock(NicRegisters.block(parameters), "CsrBlock_" + parameters.name()
            .replace('-', '_')));
        var control = registers.control();
        var status = registers.status();

        var asked = reg(bool()).named("reset_asked").init(0);    // only the reset takes it back
        when(control.bool("control.reset"), () -> asked.next(true));
        io.resetAsked.set(asked);
        status.bool("control.resetting").set(asked);
        SettingsRegisters.read(control, io.settings);
        io.congestion.ifPresent(it -> SettingsRegisters.congestion(control, it));
        io.paths.ifPresent(it -> SettingsRegisters.paths(control, it));
        io.signals.ifPresent(it -> SettingsRegisters.signals(control, it));
        io.roce.ifPresent(it -> SettingsRegisters.roce(control, it));
        io.shares.ifPresent(it -> SettingsRegisters.ethernet(control, it));
        var doorbells = new Doorbells(parameters, io, registers);
        doorbells.connect();
        mailbox(io, control, status);
        interrupts(io, control, status, doorbells.denied());
        events(io, control);
        io.denied.set(doorbells.denied());
        counters(io, status, io.sAxi.bvalid().and(io.sAxi.bready()).and(io.sAxi.bresp().any()),
            doorbells.denied());
        status.uint("time.now").set(io.now);
    }

    // ---- commands

    private static void mailbox(Io io, Group control, Group status) {
        io.command.valid().set(control.bool("command.written"));
        io.command.value().code()
            .set(control.uint("command.code").as(choice(Command.class, CommandRequest.CODE_BITS)));
        io.command.value().target().set(control.uint("command_target.number"));
        for (int i = 0; i < CommandRequest.ARGUMENTS; i++) {
            io.command.value().arguments().at(i).set(control.uint("command_argument[" + i + "].word.value"));
        }
        status.bool("command_result.busy").set(io.answer.busy());
        var code = io.answer.result().asUInt();
        status.uint("command_result.code").set(code.zext(8));
        for (int i = 0; i < NicRegisters.ANSWERS; i++) {
            status.uint("command_answer[" + i + "].word.value")
                .set(i < CommandAnswer.WORDS ? io.answer.words().at(i) : lit(0, 32));
        }
    }

    private void interrupts(Io io, Group control, Group status, Bool denied) {
        status.bool("interrupt_status.completion").set(io.completed);
        status.bool("interrupt_status.command").set(io.answer.done());
        status.bool("interrupt_status.queue_pair").set(io.events.failed());
        status.bool("interrupt_status.overflow").set(io.events.overflow());
        status.bool("interrupt_status.bus").set(io.events.busError());
        status.bool("interrupt_status.denied").set(denied);
        status.bool("interrupt_status.eq_full").set(io.full);
        var named = io.report.isPresent() ? Optional.of(namedEvents(io, control, status))
            : io.limit.map(it -> objectEvents(io, it, control, status));
        var first = cat(control.bool("interrupt_status.bus"), control.bool("interrupt_status.overflow"),
            control.bool("interrupt_status.queue_pair"), control.bool("interrupt_status.command"),
            control.bool("interrupt_status.completion"));
        var pending = cat(control.bool("interrupt_status.denied"), control.bool("interrupt_status.eq_full"),
            named.map(it -> it.zext(2)).orElse(lit(0, 2)), first);
        var raised = reg(bool()).init(0);
        raised.next(pending.and(control.uint("interrupt_enable.mask")).any());
        io.irq.set(raised);
    }

    /** Whether there is anything that has events with a name. */
    static boolean naming(RnicParameters parameters) {
        return parameters.shares() || parameters.congestion().isPresent();
    }

    private static void events(Io io, Group control) {
        io.eventsRead.valid().set(control.bool("eq_doorbell.written"));
        io.eventsRead.value().set(new EventsRead(control.uint("eq_doorbell.eq"), control.uint("eq_doorbell.consumer")));
        for (int i = 0; i < EventOrder.QUEUES; i++) {
            io.eventSettings.at(i).count().set(control.uint("eq_moderation[" + i + "].eq.count"));
            io.eventSettings.at(i).time().set(control.uint("eq_moderation[" + i + "].eq.time"));
        }
    }

    /** Both kinds of events, in one register: what is shown stays until it is taken. Of paths many may be forgotten. */
    private UInt namedEvents(Io io, Group control, Group status) {
        var paths = instance(new Fifo<>(NamedEvent.SHAPE, PATH_EVENTS));
        var change = io.report.orElseThrow().changed();
        paths.in().mayChange("one that finds no room is forgotten").valid().set(change.valid());
        paths.in().payload().set(NamedEvent.of(change.value()));
        ignore(paths.in().ready());
        var limits = io.limit.map(it -> limits(it));
        var shown = instance(new RegisterSlice<>(NamedEvent.SHAPE));
        if (limits.isPresent()) {
            var merge = instance(new Arbiter<>(NamedEvent.SHAPE, 2, Arbiter.Policy.ROUND_ROBIN, false));
            var limit = limits.get();
            link(merge.in().at(0), new Stream<>(limit.valid(), limit.ready(), NamedEvent.limit(limit.payload())));
            link(merge.in().at(1), paths.out());
            ignore(merge.source());
            link(shown.in(), merge.out());
            status.bool("interrupt_status.event").set(AccessEvents.first(limit));
        } else {
            link(shown.in(), paths.out());
        }
        var next = shown.out();
        next.ready().set(taken(io, control, next.valid(), next.payload()));
        status.uint("event.object").set(next.payload().object().gate(next.valid()));
        status.uint("event.slot").set(next.payload().slot().gate(next.valid()));
        status.uint("event.type").set(next.payload().type().gate(next.valid()));
        status.bool("event.valid").set(next.valid());
        status.bool("interrupt_status.path").set(AccessEvents.first(paths.out()));
        var path = control.bool("interrupt_status.path");
        return limits.isPresent() ? cat(path, control.bool("interrupt_status.event")) : cat(path, lit(false));
    }

    /** Shared receive queues that have reached their limit, each once, in the order in which it happened. */
    private Stream<UInt> limits(Valid<UInt> limit) {
        var ring = instance(new ActiveRing(parameters.sharedQueues(), 1)).named("events");
        ring.hints().at(0).set(limit);
        return ring.next();
    }

    /** Whether the event that is shown is taken: by event queue 0 if there is one, else by a write. */
    private static Bool taken(Io io, Group control, Bool valid, NamedEvent event) {
        var listening = io.listening.orElseThrow();
        var out = instance(new HalfSlice<>(NamedEvent.SHAPE)).named("named_events");
        var taking = valid.and(listening).and(out.in().ready());
        out.in().valid().set(taking);
        out.in().payload().set(event);
        link(io.named.orElseThrow(), out.out());
        return mux(listening, taking, control.bool("event.written"));
    }

    private UInt objectEvents(Io io, Valid<UInt> limit, Group control, Group status) {
        var next = limits(limit);
        var named = NamedEvent.limit(next.payload());
        next.ready().set(taken(io, control, next.valid(), named));
        status.uint("event.object").set(named.object().gate(next.valid()));
        status.uint("event.type").set(named.type().gate(next.valid()));
        status.bool("event.valid").set(next.valid());
        status.bool("interrupt_status.event").set(AccessEvents.first(next));
        return control.bool("interrupt_status.event").asUInt();
    }

    // ---- counters

    private void counters(Io io, Group status, Bool refused, Bool denied) {
        for (var row : Row.of(parameters)) {
            var name = NicRegisters.counter(row);
            var received = reg(bool()).named("received_" + name).init(0);
            var acknowledged = reg(bool()).named("acknowledged_" + name).init(0);
            received.next(io.received.valid().and(io.received.value().is(row)));
            acknowledged.next(io.acknowledged.valid().and(io.acknowledged.value().is(row)));
            status.uint(name + ".count").set(cat(received.and(acknowledged), received.xor(acknowledged)));
        }
        ignore(io.events.writeRefused(), io.events.denied());    // seen here, at the bus
        for (var event : Event.of(parameters)) {
            var pulse = reg(bool()).named("event_" + event.register()).init(0);
            pulse.next(event.isOfPaths() ? io.report.orElseThrow().of(event)
                : event.isOfEthernet() ? io.ethernet.orElseThrow().of(event) : switch (event) {
                case WRITES_REFUSED -> refused;
                case DOORBELL_DENIED -> denied;
                case TX_CNP -> io.notified.orElseThrow();
                default -> io.events.of(event);
            });
            status.bool(event.register() + ".count").set(pulse);
        }
    }
}
