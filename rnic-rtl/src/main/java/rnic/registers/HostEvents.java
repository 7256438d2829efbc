package rnic.registers;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.lib.HalfSlice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rnic.common.ActiveRing;
import rnic.messages.HostEvent;
import rnic.messages.NamedEvent;
import rnic.protocol.EventType;
import rnic.protocol.RnicParameters;

/**
 * What event queue 0 tells: queue pairs and completion queues each at most once while they wait, so that none is lost;
 * of what has no object one at a time, so that a process whose doorbells are denied fills no queue: the next one comes
 * when the host has read.
 */
@Doc("Collects what the host is told of objects and of the NIC.")
public record HostEvents(RnicParameters parameters) implements Circuit<HostEvents.Io> {
    public record Io(
        @Doc("a queue pair has gone to error by itself") Valid<UInt> failed,
        @Doc("a completion queue has lost a completion") Valid<UInt> overrun,
        @Doc("shared receive queues and paths, where there are any") Optional<Stream<NamedEvent>> named,
        @Doc("a doorbell was not let through") Bool denied,
        @Doc("host memory has answered with an error") Bool busError,
        @Doc("a command has been answered") Bool done,
        @Doc("with what result") UInt result,
        @Doc("the host has read events of queue 0") Bool read,
        Stream<HostEvent> events
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(uint(indexWidth(parameters.queuePairs())))),
            p.in(Valid.of(uint(indexWidth(parameters.completionQueues())))),
            NicControl.naming(parameters) ? Optional.of(p.in(Stream.of(NamedEvent.SHAPE))) : Optional.empty(),
            p.in(bool()), p.in(bool()), p.in(bool()), p.in(uint(8)), p.in(bool()),
            p.out(Stream.of(HostEvent.SHAPE)));
    }

    @Override public void body(Io io) {
        registeredReset();
        var sources = new ArrayList<>(List.of(
            of(ring("queue_pairs", parameters.queuePairs(), io.failed), EventType.QP_FATAL),
            of(ring("completion_queues", parameters.completionQueues(), io.overrun), EventType.CQ_OVERRUN),
            once("denied", io.denied, io.read, EventType.DOORBELL_DENIED),
            once("bus_error", io.busError, io.read, EventType.BUS_ERROR),
            done(io)));
        io.named.ifPresent(it -> sources.addLast(named(it)));
        var arbiter = instance(new Arbiter<>(HostEvent.SHAPE, sources.size(), Arbiter.Policy.ROUND_ROBIN, false));
        for (int i = 0; i < sources.size(); i++) {
            link(arbiter.in().at(i), sources.get(i));
        }
        ignore(arbiter.source());
        var held = instance(new HalfSlice<>(HostEvent.SHAPE));
        link(held.in(), arbiter.out());
        link(io.events, held.out());
    }

    /** Their types are the same. */
    private static Stream<HostEvent> named(Stream<NamedEvent> in) {
        var event = in.payload();
        ignore(event.type().bits(event.type().width() - 1, 2));
        return new Stream<>(in.valid(), in.ready(), new HostEvent(
            event.type().trunc(2).zext(indexWidth(EventType.values().length)).as(choice(EventType.class)),
            event.slot(), event.object()));
    }

    private static Stream<UInt> ring(String name, int objects, Valid<UInt> hint) {
        var ring = instance(new ActiveRing(objects, 1)).named(name);
        ring.hints().at(0).set(hint);
        return ring.next();
    }

    private static Stream<HostEvent> of(Stream<UInt> objects, EventType type) {
        return new Stream<>(objects.valid(), objects.ready(), HostEvent.of(type, objects.payload()));
    }

    /** Told once until the host has read. */
    private static Stream<HostEvent> once(String name, Bool happening, Bool read, EventType type) {
        var waiting = reg(bool()).named(name + "_waiting").init(0);
        var open = reg(bool()).named(name + "_open").init(1);
        var ready = wire(bool()).named(name + "_ready");
        var event = new Stream<>(waiting.and(open), ready, HostEvent.of(type, lit(0, 1)));
        when(happening, () -> waiting.next(true)).elseWhen(event.fires(), () -> waiting.next(false));
        when(event.fires(), () -> open.next(false)).elseWhen(read, () -> open.next(true));
        return event;
    }

    /** The newest command counts: whoever gives one has seen that the one before is answered. */
    private static Stream<HostEvent> done(Io io) {
        var waiting = reg(bool()).named("done_waiting").init(0);
        var offered = instance(new HalfSlice<>(HostEvent.SHAPE)).named("done");
        var newest = offered.in().mayChange("the newest command counts");
        newest.valid().set(waiting);
        newest.payload().set(new HostEvent(lit(EventType.COMMAND_DONE), io.result, lit(0, 16)));
        when(io.done, () -> waiting.next(true)).elseWhen(newest.fires(), () -> waiting.next(false));
        return offered.out();
    }
}
