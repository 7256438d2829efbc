package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import rnic.common.FinishCounter;
import rnic.context.*;
import rnic.memory.*;
import rnic.messages.*;
import rnic.protocol.RnicParameters;
import rnic.translate.ListPort;

/**
 * What becomes of Reads and atomics of the peer between their receipt and their responses: each reserves a context when
 * it arrives, waits until all before it is visible, is started in its turn, may be looked up by the sender from then
 * on, and gives its context back when its response has been acknowledged. Counts of cycles begin at the arrival.
 */
@Doc("Keeps Reads and atomics of the peer from their receipt to the acknowledgement of their responses.")
public record Responder(RnicParameters parameters) implements Circuit<Responder.Io> {
    public record Io(
        @Doc("a queue pair begins a new life; nothing of the old one is on its way outside") Stream<ResponderLife> setup,
        Valid<StateWrite> state,
        Valid<MrWrite> mr,
        @Doc("a Read or an atomic, not trimmed, of this queue pair") Valid<UInt> arriving,
        @Doc("it is numbered: it wants a context") Bool wants,
        @Doc("it has this context") Valid<Reservation> reserved,
        @Doc("it wants one, and none is free (row 42)") Bool refused,
        @Doc("of a packet that was not accepted") Valid<Release> rejected,
        @Doc("of one that was") Valid<Operands> operands,
        @Doc("no Read and no atomic should arrive") Bool busy,
        @Doc("everything before it has been accepted") Stream<Crossing> crossing,
        @Doc("how many wait to be visible") UInt waiting,
        @Doc("placements that are visible, modulo 2^24") UInt visible,
        @Doc("what the peer has acknowledged of the responses") Valid<MessageCount> update,
        @Doc("responses that may be sent; 0 when a life begins") Valid<ResponseCount> ready,
        @Doc("of the sender of responses") Valid<ResponseLookup> sending,
        ResponseContext sent,
        @Doc("row 44: an atomic was accepted and could not be executed") Stream<Failure> failures,
        ReadPort read,
        WritePort write,
        @Doc("of pages in which atomics are") ListPort lists,
        @Doc("atomics under way for queue pairs, from their start to their result") AccessEvents pairs,
        @Doc("atomics under way for MRs that allow them") AccessEvents mrs
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var lookups = p.timeline();
        int bytes = parameters.bytes();
        var qp = uint(indexWidth(parameters.queuePairs()));
        var release = Release.of(parameters);
        int answer = ContextAllocator.LATENCY;
        return new Io(p.in(Stream.of(ResponderLife.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(MrWrite.of(parameters))), p.at(0).in(Valid.of(qp)),
            p.at(ContextAllocator.WANTED).in(bool()),
            p.at(answer).out(Valid.of(Reservation.of(parameters))), p.at(answer).out(bool()),
            p.in(Valid.of(release)), p.in(Valid.of(Operands.of(parameters))), p.out(bool()),
            p.in(Stream.of(Crossing.of(parameters))), p.out(uint(log2Ceil(CrossingGate.WAITING + 1))),
            p.in(uint(FinishCounter.COUNT_BITS)), p.in(Valid.of(MessageCount.of(parameters))),
            p.out(Valid.of(ResponseCount.of(parameters))), p.at(lookups, 0).in(Valid.of(ResponseLookup.of(parameters))),
            p.at(lookups, ResponderContexts.LATENCY).out(ResponseContext.SHAPE),
            p.out(Stream.of(Failure.of(parameters))), p.out(ReadPort.of(bytes)),
            p.out(WritePort.of(bytes)), p.in(ListPort.of(parameters.mrs(), bytes)),
            p.out(AccessEvents.of(parameters.queuePairs())), p.out(AccessEvents.of(parameters.mrs())));
    }

    @Override public void body(Io io) {
        registeredReset();
        var renewed = instance(new Fork<>(ResponderLife.of(parameters), 2));
        link(renewed.in(), io.setup);
        var allocator = instance(new ContextAllocator(parameters));
        var order = order(io, allocator, renewed.out().at(0));

        var engine = instance(new ResponderEngine(parameters));
        link(engine.setup(), renewed.out().at(1));
        engine.state().set(io.state);
        engine.crossed().set(order.crossed());
        io.ready.set(engine.ready());
        link(io.failures, engine.failures());

        var contexts = instance(new ResponderContexts(parameters));
        contexts.operands().set(io.operands);
        link(contexts.updates(), engine.updates());
        contexts.order().set(order.order());
        contexts.sending().set(io.sending);
        io.sent.set(contexts.sent());
        link(contexts.starting(), engine.lookup());
        engine.found().set(contexts.started());
        follow(io, allocator, contexts);

        var unit = instance(new AtomicUnit(parameters, AtomicUnit.SLOTS));
        link(unit.operations(), engine.operations());
        unit.mr().set(io.mr);
        link(engine.results(), unit.results());
        link(io.read, unit.read());
        link(io.write, unit.write());
        link(unit.lists(), io.lists);
        io.pairs.beginning().set(engine.beginning());
        io.pairs.ending().valid().set(unit.results().fires());
        io.pairs.ending().value().set(unit.results().payload().qp());
        io.mrs.set(unit.mrs());
    }

    /** V1 and V4, of one context at a time. */
    private static void follow(Io io, ContextAllocator.Io allocator, ResponderContexts.Io contexts) {
        timeline(io.arriving.value()).aligned();
        var asking = leave(at(ContextAllocator.LATENCY, io.arriving.value()));
        var reserved = allocator.reserved();
        var update = new Valid<>(contexts.updates().fires(), contexts.updates().payload());
        var released = new Valid<>(allocator.releases().fires(), allocator.releases().payload());
        var renewed = new Valid<>(allocator.renewals().fires(), allocator.renewals().payload());
        ContextLife.claim(new Valid<>(reserved.valid(), new Release(asking, reserved.value().context())), io.operands, update,
            io.rejected, released, renewed);
    }

    /** Who has which context, and in which order. */
    private ResponseOrder.Io order(Io io, ContextAllocator.Io allocator, Stream<ResponderLife> setup) {
        allocator.arriving().set(io.arriving);
        allocator.wants().set(io.wants);
        io.reserved.set(allocator.reserved());
        io.refused.set(allocator.refused());
        check(allocator.reserved().valid().and(allocator.refused()).not(), "who has a context is not refused");
        allocator.rejected().set(io.rejected);
        io.busy.set(allocator.busy());

        var gate = instance(new CrossingGate(parameters));
        link(gate.in(), io.crossing);
        io.waiting.set(gate.level());
        gate.visible().set(io.visible);

        var order = instance(new ResponseOrder(parameters));
        ignore(setup.payload());
        link(order.setup(), new Stream<>(setup.valid(), setup.ready(), setup.payload().qp()));
        link(order.crossing(), gate.out());
        gate.letGo().set(order.letGo());
        order.marking().set(gate.busy());
        order.update().set(io.update);
        link(allocator.releases(), order.releases());
        link(allocator.renewals(), order.renewals());
        return order;
    }
}
