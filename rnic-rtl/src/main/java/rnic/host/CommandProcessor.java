package rnic.host;

import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.registeredReset;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.RnicParameters;

/**
 * Owns the states of queue pairs, completion queues, regions and address handles, and tells every other block of them.
 * One command takes about 15 cycles, RESET_QP and INVALIDATE_REGION longer: they answer when every access to host
 * memory that was under way has ended. Failures and overflows of queues are served meanwhile. After reset the tables of
 * all blocks are cleared, a row per cycle; until then no command is taken.
 *
 * <p>The queue pairs of a completion queue that has overflowed go to error one after the other, as the processor walks
 * over all queue pairs while it has nothing else to do.
 */
@Doc("Carries out the commands of the host, and keeps the states of queue pairs.")
public record CommandProcessor(RnicParameters parameters) implements Circuit<CommandProcessor.Io> {
    private static final int OVERFLOWS = 16;

    public record Io(
        @Doc("ignored while busy") Valid<CommandRequest> command,
        CommandAnswer answer,
        @Doc("a queue pair is refused so long after its reset, in 1/16 us") UInt quiet,
        @Doc("in 1/16 us") UInt now,
        @Doc("why a queue pair goes to error") Stream<Failure> failures,
        @Doc("a completion queue had no room") Valid<UInt> overflow,
        @Doc("whether a queue pair or region has nothing under way any more") DrainQuestion drain,
        @Doc("it has nothing under way") Bool drained,
        @Doc("new lives of queue pairs") Stream<ContextWrite> setup,
        Valid<StateWrite> state,
        Valid<RegionWrite> region,
        Valid<AddressWrite> address,
        Valid<QueueWrite> queue,
        @Doc("queue pairs whose requests are to be flushed") Stream<Flush> flushes,
        @Doc("a queue pair has gone to error by itself") Bool failed
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(
            p.in(Valid.of(CommandRequest.SHAPE)),
            p.out(CommandAnswer.SHAPE),
            p.in(uint(24)),
            p.in(uint(32)),
            p.in(Stream.of(Failure.of(parameters))),
            p.in(Valid.of(uint(indexWidth(parameters.completionQueues())))),
            p.out(DrainQuestion.SHAPE),
            p.in(bool()),
            p.out(Stream.of(ContextWrite.of(parameters))),
            p.out(Valid.of(StateWrite.of(parameters))),
            p.out(Valid.of(RegionWrite.of(parameters))),
            p.out(Valid.of(AddressWrite.of(parameters))),
            p.out(Valid.of(QueueWrite.of(parameters))),
            p.out(Stream.of(Flush.of(parameters))),
            p.out(bool()));
    }

    @Override public void body(Io io) {
        registeredReset();
        var overflows = instance(new Fifo<>(uint(indexWidth(parameters.completionQueues())), OVERFLOWS, LUTRAM, false));
        overflows.in().valid().set(io.overflow.valid());
        overflows.in().payload().set(io.overflow.value());
        ignore(overflows.in().ready());                      // more queues than this do not overflow in a few cycles
        new CommandEngine(parameters, io, overflows.out()).run();
    }
}
