package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.Doorbell;
import rnic.context.QueueSetup;
import rnic.context.StateWrite;
import rnic.memory.ReadBeat;
import rnic.memory.ReadPort;
import rnic.messages.AccessEvents;
import rnic.protocol.RnicParameters;

/**
 * Fetches the WQEs of every queue pair from its queue in host memory as they are posted, in batches, at most {@code
 * messages} beyond those whose place on chip is free again; {@link #BURSTS} bursts are on their way at once. From a
 * doorbell to the burst 8 cycles, from a beat to its WQE 1, or 2 where a beat may hold several. Requests of a
 * queue pair come in order, each for one cycle; they cannot be held up.
 *
 * <p>A new life begins in a cycle in which no WQE comes: within {@value #SETUP} cycles, since no burst is planned
 * while it waits. No burst of an older life may be on its way, so that no WQE of that comes later.
 *
 * @param wqeBytes bytes of a WQE: 32 or 64
 */
@Doc("Fetches WQEs from queues in host memory as they are posted.")
public record WqeFetcher(RnicParameters parameters, int wqeBytes) implements Circuit<WqeFetcher.Io> {
    /** Most bursts on their way at once. */
    public static final int BURSTS = 16;
    /** Most cycles that a new life waits: the WQEs of these bursts and of one that is being planned, and some. */
    static final int SETUP = (BURSTS + 1) * FetchOrder.BATCH + 16;

    public record Io(
        Stream<QueueSetup> setup,
        Valid<StateWrite> state,
        @Doc("doorbells") Stream<Doorbell> doorbell,
        @Doc("WQEs whose place on chip is free again; 0 is told when a life begins") Valid<Doorbell> done,
        ReadPort memory,
        Valid<FetchedWqe> wqe,
        @Doc("bursts of queue pairs") AccessEvents fetches,
        @Doc("one cycle: a doorbell's producer index is beyond the queue") Bool beyond
    ) implements Bundle<Io> {}

    public WqeFetcher {
        if (wqeBytes != 32 && wqeBytes != 64) {
            throw new IllegalArgumentException("RequestFetcher of " + wqeBytes
                + "-byte WQEs: they have 32 or 64 bytes");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(QueueSetup.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Stream.of(Doorbell.of(parameters))), p.in(Valid.of(Doorbell.of(parameters))),
            p.out(ReadPort.of(parameters.bytes())), p.out(Valid.of(FetchedWqe.of(parameters, wqeBytes))),
            p.out(AccessEvents.of(parameters.queuePairs())), p.out(bool()));
    }

    @Override public void body(Io io) {
        var planner = instance(new FetchPlanner(parameters, wqeBytes));
        planner.state().set(io.state);
        link(planner.doorbell(), io.doorbell);
        planner.done().set(io.done);

        // An order waits for its beats; there is a place for each beat that was asked for.
        var orders = instance(new Fifo<>(FetchOrder.of(parameters), BURSTS, LUTRAM, false));
        var plan = planner.plan();
        var bursts = io.memory.bursts();
        bursts.valid().set(plan.valid().and(orders.in().ready()));
        bursts.payload().set(plan.payload().burst());
        plan.ready().set(bursts.fires());
        orders.in().valid().set(bursts.fires());
        orders.in().payload().set(plan.payload().order());

        var splitter = instance(new WqeSplitter(parameters, wqeBytes));
        link(splitter.orders(), orders.out());
        link(splitter.beats(), parameters.bytes() <= wqeBytes ? beats(io) : waiting(io));
        io.wqe.set(splitter.wqe());
        // What has been fetched is counted where a life sets the count to 0.
        link(planner.setup(), io.setup);
        planner.mayBegin().set(splitter.wqe().valid().not());
        io.beyond.set(planner.beyond());
        io.fetches.beginning().set(planner.beginning());
        // With the last WQE, which is there a cycle after its beat.
        var split = orders.out().fires();
        var ending = timeline(split).aligned();
        io.fetches.ending().valid().set(stage(ending.valid()));
        io.fetches.ending().value().set(stage(ending.enter(0, orders.out().payload().qp())));
    }

    /** No beat holds more than a WQE, so each is taken as it comes. */
    private Stream<ReadBeat> beats(Io io) {
        var arriving = io.memory.beats();
        var beats = new Stream<>(arriving.valid(), wire(bool()).named("taken"), arriving.value());
        check(beats.ready().or(arriving.valid().not()), "every beat is taken");
        return beats;
    }

    /** A batch may begin and end in the middle of a beat, and a beat may take several cycles. */
    private Stream<ReadBeat> waiting(Io io) {
        int most = Math.max(1, FetchOrder.BATCH * wqeBytes / parameters.bytes()) + 1;
        var beats = instance(new Fifo<>(ReadBeat.of(parameters.bytes()), BURSTS * most));
        beats.in().valid().set(io.memory.beats().valid());
        beats.in().payload().set(io.memory.beats().value());
        check(beats.in().ready().or(io.memory.beats().valid().not()), "there is a place for every beat");
        // The splitter's ready comes late: it compares what stands in the memory of orders.
        var slice = instance(new RegisterSlice<>(ReadBeat.of(parameters.bytes())));
        link(slice.in(), beats.out());
        return slice.out();
    }
}
