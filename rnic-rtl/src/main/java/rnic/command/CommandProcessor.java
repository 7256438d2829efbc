package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.context.AddressWrite;
import rnic.context.ContextWrite;
import rnic.context.EventOrder;
import rnic.context.Failure;
import rnic.context.Flush;
import rnic.context.Gid;
import rnic.context.MrWrite;
import rnic.context.PageList;
import rnic.context.PageOwners;
import rnic.context.QueueWrite;
import rnic.context.RateWrite;
import rnic.context.SrqWrite;
import rnic.context.StateWrite;
import rnic.messages.CommandAnswer;
import rnic.messages.CommandRequest;
import rnic.messages.CongestionQuery;
import rnic.messages.PathQuestion;
import rnic.protocol.RnicParameters;

/**
 * Owns queue pairs, completion queues, MRs and address handles, and tells every other block of them. Three circuits
 * that do not wait for each other: {@link FailureCollector} takes reports of failures, {@link QueuePairStates} changes
 * states, and the steps of commands ask it to. One command takes about 50 cycles, RESET_QP and INVALIDATE_MR
 * longer: they answer when every access to host memory that was under way has ended. An MR that a peer withdraws is
 * closed beside them, in about 130 cycles. After reset the tables of all
 * blocks are cleared, a row per cycle; until then no command is taken.
 */
@Doc("Carries out the commands of the host, and keeps the states of queue pairs.")
public record CommandProcessor(RnicParameters parameters) implements Circuit<CommandProcessor.Io> {
    /** Ports for failures. */
    public static final int REPORTERS = 3;

    public record Io(
        @Doc("ignored while busy") Valid<CommandRequest> command,
        CommandAnswer answer,
        @Doc("a queue pair is refused so long after its reset, in 1/16 us") UInt quiet,
        @Doc("wire_choice.retrans is not 0") Bool retransMoved,
        @Doc("in 1/16 us") UInt now,
        @Doc("why a queue pair goes to error; always taken") Vec<Stream<Failure>> failures,
        @Doc("a completion queue") UInt asked,
        @Doc("two cycles later: it has lost a completion") Bool isBroken,
        @Doc("whether a queue pair or MR has nothing under way any more") DrainQuestion drain,
        @Doc("it has nothing under way") Bool drained,
        @Doc("key of an MR that a peer withdraws, if it is still valid") Stream<UInt> withdrawals,
        @Doc("once for each: it is closed and nothing is under way in it; or not in time") Valid<Bool> withdrawn,
        @Doc("one cycle: a peer has closed an MR") Bool withdraws,
        @Doc("new lives of queue pairs") Stream<ContextWrite> setup,
        @Doc("new rates in a life; not beside a set-up") Stream<RateWrite> rate,
        Valid<StateWrite> state,
        Valid<MrWrite> mr,
        @Doc("beside one that is registered: how its pages are found") Valid<PageList> list,
        Valid<AddressWrite> address,
        @Doc("our IP addresses") Vec<Gid> gids,
        Valid<QueueWrite> queue,
        @Doc("shared receive queues that are made") Optional<Valid<SrqWrite>> srq,
        @Doc("whose doorbells they all listen to") PageOwners owners,
        @Doc("with the state: this queue pair goes to error, and its requests are to be flushed") Valid<Flush> flush,
        @Doc("a queue pair has gone to error by itself") Bool failed,
        @Doc("event queues, and which one a completion queue tells") Stream<EventOrder> events,
        @Doc("the order of events has been obeyed") Bool obeyed,
        @Doc("where congestion is controlled") Optional<CongestionQuery> query,
        @Doc("there too") Optional<PathQuestion> question
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int cq = indexWidth(parameters.completionQueues());
        return new Io(
            p.in(Valid.of(CommandRequest.SHAPE)),
            p.out(CommandAnswer.SHAPE),
            p.in(uint(24)),
            p.in(bool()),
            p.in(uint(QueuePairStates.TIME_BITS)),
            p.in(vec(Stream.of(Failure.of(parameters)), REPORTERS)),
            p.out(uint(cq)),
            p.in(bool()),
            p.out(DrainQuestion.of(parameters)),
            p.in(bool()),
            p.in(Stream.of(uint(32))),
            p.out(Valid.of(bool())),
            p.out(bool()),
            p.out(Stream.of(ContextWrite.of(parameters))),
            p.out(Stream.of(RateWrite.of(parameters))),
            p.out(Valid.of(StateWrite.of(parameters))),
            p.out(Valid.of(MrWrite.of(parameters))),
            p.out(Valid.of(PageList.of(parameters.mrs()))),
            p.out(Valid.of(AddressWrite.of(parameters))),
            p.out(Gid.TABLE),
            p.out(Valid.of(QueueWrite.of(parameters))),
            parameters.shares() ? Optional.of(p.out(Valid.of(SrqWrite.of(parameters)))) : Optional.empty(),
            p.out(PageOwners.of(parameters)),
            p.out(Valid.of(Flush.of(parameters))),
            p.out(bool()),
            p.out(Stream.of(EventOrder.of(parameters))),
            p.in(bool()),
            parameters.congestion().map(_ -> p.out(CongestionQuery.of(parameters))),
            parameters.congestion().map(_ -> p.out(PathQuestion.of(parameters))));
    }

    @Override public void body(Io io) {
        registeredReset();
        var collector = instance(new FailureCollector(parameters, REPORTERS)).named("collector");
        for (int i = 0; i < REPORTERS; i++) {
            link(collector.in().at(i), io.failures.at(i));
        }
        var states = instance(new QueuePairStates(parameters)).named("states");
        link(states.failures(), collector.out());
        collector.state().set(states.state());
        states.quiet().set(io.quiet);
        states.now().set(io.now);
        io.asked.set(states.asked());
        states.isBroken().set(io.isBroken);
        io.state.set(states.state());
        io.flush.set(states.flush());
        io.failed.set(states.failed());
        new CommandEngine(parameters, io, states).run();
    }
}
