package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.common.FinishCounter;
import rnic.context.Failure;
import rnic.context.RateWrite;
import rnic.context.MrWrite;
import rnic.context.StateWrite;
import rnic.messages.*;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Chooses the next data packet: of the queue pair whose turn it is one that is to be sent again, for which the send
 * window is asked, else a new one of the flow whose turn it is. New packets wait for the peer's window; requests for
 * the message window and to come on chip too, Reads and what is fenced for answers, responses for nothing of these.
 * Whose rate does not allow a packet has no turn ({@link Pacer}). Packets sent again take the next path.
 *
 * <p>A pipeline of two: {@link FlowChoice} looks for the next packet while {@link PacketDraft} makes the one before.
 * {@value #NEXT} cycles per new packet, {@value #ALONE} if all are of one queue pair, {@value #AGAIN} per packet sent
 * again; 13 from a hint to the transmission. A new life begins within 60 cycles, whatever is waited for. Sources:
 * reliability sections 5, 6 and 8, wire sections 7, 11 and 12.
 */
@Doc("Chooses the next data packet of the queue pair whose turn it is: sent again first, then new.")
public record TxScheduler(RnicParameters parameters) implements Circuit<TxScheduler.Io> {
    /** Cycles from a new packet to that of another queue pair. */
    static final int NEXT = 4;
    /** Cycles from a new packet to the next one of the same queue pair. */
    static final int ALONE = 7;
    /** Cycles per packet sent again, alone: those of a turn, and those in which the send window is asked. */
    static final int AGAIN = 18;

    public record Io(
        Stream<SchedulerLife> setup,
        @Doc("of queue pairs that live; taken within 60 cycles") Stream<RateWrite> rate,
        Valid<StateWrite> state,
        Valid<MrWrite> mr,
        @Doc("cc_burst in bytes") UInt burst,
        @Doc("time in 1/16 us") UInt now,
        @Doc("requests that came on chip") Valid<SendNotice> notice,
        @Doc("responses that can be sent") Valid<ResponseCount> responses,
        @Doc("what the peer has acknowledged") Valid<WindowUpdate> update,
        @Doc("who has packets that wait to be sent again") Valid<ResendNotice> resends,
        @Doc("may have some in a moment: its acknowledgement reports losses") Valid<Flow> losses,
        @Doc("whose next packet to be sent again is asked for; one of the two answers follows") Stream<Flow> ask,
        Valid<Resend> resend,
        @Doc("none waits any more") Bool nothing,
        WqeLookup lookup,
        @Doc("that look-up is wanted in this cycle: a packet would have to wait") Bool wanted,
        @Doc("two cycles later") SendWqe wqe,
        @Doc("it is what was looked up; else another look-up went first, and the next cycle has it") Bool wqeScheduled,
        @Doc("context of a response") Valid<ResponseLookup> contextLookup,
        @Doc("four cycles later") ResponseContext context,
        @Doc("responses that have been received as a whole") Valid<ReadsDone> readsDone,
        @Doc("placements that are visible, modulo 2^24") UInt visible,
        @Doc("Reads and atomics that are sent for the first time") Valid<PendingWrite> pending,
        @Doc("who has Reads or atomics that are not answered, after every change") Valid<OpenReads> open,
        @Doc("a packet may be chosen: there is room for its payload") Bool room,
        Stream<Transmission> transmissions,
        @Doc("also of packets that were not transmitted because their message is bad") Stream<Sent> sent,
        Stream<Failure> failures,
        @Doc("where congestion is controlled, as the next one") Optional<Valid<GoneNotice>> gone,
        Optional<Valid<FlightLimit>> limit,
        @Doc("there too: paths of who is controlled are chosen behind this") Optional<Bool> choosing,
        @Doc("in a NIC that may speak RoCEv2: where the oldest packet stands, with its update") Optional<Stream<Jump>> jump
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var flow = Flow.of(parameters);
        return new Io(p.in(Stream.of(SchedulerLife.of(parameters))), p.in(Stream.of(RateWrite.of(parameters))),
            p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(MrWrite.of(parameters))), p.in(uint(20)), p.in(uint(32)),
            p.in(Valid.of(SendNotice.of(parameters))), p.in(Valid.of(ResponseCount.of(parameters))),
            p.in(Valid.of(WindowUpdate.of(parameters))), p.in(Valid.of(ResendNotice.of(parameters))),
            p.in(Valid.of(flow)), p.out(Stream.of(flow)), p.in(Valid.of(Resend.of(parameters))), p.in(bool()),
            p.out(WqeLookup.of(parameters)), p.out(bool()), p.in(SendWqe.SHAPE), p.in(bool()),
            p.out(Valid.of(ResponseLookup.of(parameters))), p.in(ResponseContext.SHAPE),
            p.in(Valid.of(ReadsDone.of(parameters))), p.in(uint(FinishCounter.COUNT_BITS)),
            p.out(Valid.of(PendingWrite.of(parameters))), p.out(Valid.of(OpenReads.of(parameters))), p.in(bool()),
            p.out(Stream.of(Transmission.of(parameters))), p.out(Stream.of(Sent.of(parameters))),
            p.out(Stream.of(Failure.of(parameters))),
            parameters.congestion().map(_ -> p.in(Valid.of(GoneNotice.of(parameters)))),
            parameters.congestion().map(_ -> p.in(Valid.of(FlightLimit.of(parameters)))),
            parameters.congestion().map(_ -> p.in(bool())),
            parameters.withRoce(() -> p.in(Stream.of(Jump.of(parameters)))));
    }

    @Override public void body(Io io) {
        registeredReset();
        var tables = instance(new SendTables(parameters));
        var builder = instance(new SegmentBuilder(parameters));
        var pacer = instance(new Pacer(parameters.queuePairs(), parameters.congestion().isPresent() ? 9 : 7));
        var ledger = instance(new ReadLedger(parameters));
        connect(io, tables, builder);
        begin(io, tables, ledger, pacer);
        ledger.done().set(io.readsDone);
        var seen = instance(new SeenReads(parameters));
        seen.setup().valid().set(io.setup.fires().and(io.setup.payload().groups().sends()));
        seen.setup().value().set(io.setup.payload().qp());
        seen.done().set(io.readsDone);
        seen.visible().set(io.visible);
        io.open.set(ledger.open());

        var choice = new FlowChoice(parameters);
        var draft = new PacketDraft(parameters, builder);
        var handing = choice.handing(io, tables, draft.isFree());
        draft.forget(choice, tables);
        choice.choose(io, tables, ledger, seen, pacer, handing);
        draft.make(io, choice, handing, tables, ledger, builder, pacer);

        pacer.now().set(io.now.trunc(TimingWheel.TIME_BITS));
        pacer.burst().set(io.burst);
        ignore(io.now);
        hint(pacer, 0, io.notice.valid(), Flow.requests(io.notice.value().qp()));
        hint(pacer, 1, io.losses.valid(), io.losses.value());
        hint(pacer, 2, io.update.valid(), io.update.value().flow());
        hint(pacer, 3, io.resends.valid().and(io.resends.value().waiting()), io.resends.value().flow());
        var state = io.state.value().state();                // the clearing after reset tells of every queue pair
        var opening = state.is(QueuePairState.RTS).or(state.is(QueuePairState.SQD));
        hint(pacer, 4, io.state.valid().and(opening), Flow.requests(io.state.value().qp()));
        hint(pacer, 5, io.responses.valid(), Flow.responses(io.responses.value().qp()));
        // Never both in one cycle.
        hint(pacer, 6, io.readsDone.valid().or(seen.change().valid()),
            Flow.requests(mux(io.readsDone.valid(), io.readsDone.value().qp(), seen.change().value())));
        io.gone.ifPresent(gone -> {
            var limit = io.limit.orElseThrow();
            hint(pacer, 7, gone.valid().and(gone.value().wakes()), gone.value().flow());
            hint(pacer, 8, limit.valid().and(limit.value().opened()), limit.value().flow());
        });
    }

    private static void hint(Pacer.Io pacer, int source, Bool valid, Flow flow) {
        pacer.hints().at(source).valid().set(valid);
        pacer.hints().at(source).value().set(flow.index());
    }

    /**
     * A new life begins at once, whatever is waited for: first the row of responses is written, then the pacer hears of
     * it, then the row of requests is written; a packet of the old one goes nowhere. Of one flow that begins later only
     * the row is written, and the pacer keeps what it has of the other one. A new rate is taken at once too, and only
     * the pacer hears of it.
     */
    private static void begin(Io io, SendTables.Io tables, ReadLedger.Io ledger, Pacer.Io pacer) {
        var life = io.setup.payload();
        // The tables of rows and of answers have one write port each.
        var mayWrite = tables.rowWrite().valid().or(io.readsDone.valid()).not();
        var beginning = io.setup.valid();
        var groups = life.groups();
        var begun = reg(bool()).init(0).named("responses_begun");
        var paced = reg(bool()).init(0).named("life_paced");
        var changed = io.rate.payload();
        pacer.rate().mayChange("a life goes before a rate that waits").valid()
            .set(mux(beginning, begun.and(paced.not()), io.rate.valid()));
        pacer.rate().payload().set(new TokenBuckets.Rate(mux(beginning, life.qp(), changed.qp()),
            mux(beginning, life.rate(), changed.rate()), beginning));
        var isLast = mux(groups.queues(), paced, begun.or(groups.receives().and(groups.sends()).not()));
        io.setup.ready().set(isLast.and(mayWrite));
        when(io.setup.fires(), () -> paced.next(false))
            .elseWhen(beginning.and(pacer.rate().fires()), () -> paced.next(true));
        io.rate.ready().set(pacer.rate().ready().and(beginning.not()));
        var isResponses = begun.not().and(groups.receives());
        var first = beginning.and(begun.not()).and(groups.receives()).and(mayWrite);
        when(io.setup.fires(), () -> begun.next(false)).elseWhen(first, () -> begun.next(true));
        tables.setup().valid().set(first.or(io.setup.fires()));
        tables.setup().value().set(new SendTables.Beginning(new Flow(life.qp(), isResponses),
            mux(isResponses, life.responseSendPsn(), life.sendPsn()), life.context()));
        ledger.setup().valid().set(io.setup.fires().and(groups.sends()));
        ledger.setup().value().set(new Setup(life.qp(), life.responseReceivePsn()));
    }

    private static void connect(Io io, SendTables.Io tables, SegmentBuilder.Io builder) {
        tables.state().set(io.state);
        tables.update().set(io.update);
        tables.notice().set(io.notice);
        tables.responses().set(io.responses);
        tables.resends().set(io.resends);
        tables.gone().ifPresent(gone -> gone.set(io.gone.orElseThrow()));
        tables.limit().ifPresent(limit -> limit.set(io.limit.orElseThrow()));
        tables.jump().ifPresent(jump -> {
            var oldest = io.jump.orElseThrow();
            oldest.ready().set(tables.setup().valid().not());
            jump.valid().set(oldest.fires());
            jump.value().set(oldest.payload());
        });
        builder.state().set(io.state);
        builder.mr().set(io.mr);
        link(io.transmissions, builder.transmissions());
        link(io.sent, builder.sent());
        link(io.failures, builder.failures());
    }
}
