package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.context.PairTables;
import rnic.context.StateWrite;
import rnic.messages.FlightLimit;
import rnic.messages.Flow;
import rnic.messages.GoneNotice;
import rnic.messages.Jump;
import rnic.messages.MessageCount;
import rnic.messages.ResendNotice;
import rnic.messages.ResponseCount;
import rnic.messages.SendNotice;
import rnic.messages.WindowUpdate;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * The tables of the scheduler: per flow its own row and copies of what others say; per message of requests the first
 * PSN and receive WQE; per PSN the message and path, from which a packet is rebuilt (see {@link Packet#path}). Read latency 2 cycles; every table
 * has one writer.
 */
@Doc("The tables of the scheduler, per flow, message and PSN.")
public record SendTables(RnicParameters parameters) implements Circuit<SendTables.Io> {
    /** First words of an UltraRAM that are worth it. */
    private static final int LARGE = 4096;

    /** What is remembered of a PSN that was sent. */
    record Packet(
        @Doc("of its message") UInt slot,
        @Doc("where congestion is controlled the send window knows it") Optional<UInt> path
    ) implements Bundle<Packet> {
        static Shape<Packet> of(RnicParameters parameters) {
            return bundle(f -> new Packet(f.of(uint(log2Ceil(parameters.messages()))),
                parameters.congestion().isPresent() ? Optional.empty() : Optional.of(f.of(uint(4)))));
        }
    }

    /** What is remembered of a message that has begun. */
    record Message(@Doc("PSN of its first packet") UInt first, @Doc("low bits") UInt rqmsn)
        implements Bundle<Message> {
        static Shape<Message> of(RnicParameters parameters) {
            return bundle(Message.class, uint(24), uint(rqmsnBits(parameters)));
        }

        /** An open message began no more receive WQEs ago than messages can be open. */
        static int rqmsnBits(RnicParameters parameters) {
            return log2Ceil(parameters.messages()) + 1;
        }
    }

    /** What the peer has acknowledged. */
    record Window(@Doc("low bits") UInt una, @Doc("low bits") UInt messages, Bool rnrWait) implements Bundle<Window> {
        static Shape<Window> of(RnicParameters parameters) {
            return bundle(Window.class, uint(unaBits(parameters)), uint(MessageCount.openBits(parameters)), bool());
        }

        /** Whatever is compared with it is less than two windows before or behind it. */
        static int unaBits(RnicParameters parameters) {
            return GoneNotice.unaBits(parameters);
        }
    }

    /** A new life of a flow. */
    record Beginning(Flow flow, @Doc("first PSN to send") UInt psn, @Doc("of the queue pair") SendContext context)
        implements Bundle<Beginning> {
        static Shape<Beginning> of(RnicParameters parameters) {
            return bundle(Beginning.class, Flow.of(parameters), uint(24), SendContext.of(parameters));
        }
    }

    /** What congestion control says of a flow. */
    record Flight(
        @Doc("a new packet has as many before it on their way as it is behind this PSN, low bits") UInt settled,
        @Doc("most packets on their way") UInt limit
    ) implements Bundle<Flight> {
        static Shape<Flight> of(RnicParameters parameters) {
            return bundle(Flight.class, uint(GoneNotice.unaBits(parameters)),
                uint(GoneNotice.bits(parameters.window())));
        }
    }

    public record Io(
        @Doc("begins a life, responses before requests; no row is written in that cycle") Valid<Beginning> setup,
        Valid<StateWrite> state,
        Valid<WindowUpdate> update,
        Valid<SendNotice> notice,
        Valid<ResponseCount> responses,
        Valid<ResendNotice> resends,
        @Doc("flow to read") Flow flow,
        @Doc("PSN to read, low bits") UInt psn,
        @Doc("message of requests to read") UInt slot,
        SendContext context,
        SendRow row,
        Window window,
        @Doc("requests fetched or responses that can be sent, low bits") UInt available,
        @Doc("packets of its flow wait to be sent again") Bool again,
        @Doc("packets of the other flow of its queue pair do") Bool otherAgain,
        Choice<QueuePairState> queuePairState,
        Packet packet,
        Message message,
        @Doc("flow to write") Flow writeFlow,
        Valid<SendRow> rowWrite,
        Valid<Packet> packetWrite,
        @Doc("PSN to write, low bits") UInt writePsn,
        @Doc("of requests, at the slot of the packet") Valid<Message> messageWrite,
        @Doc("where congestion is controlled, as the three behind it") Optional<Valid<GoneNotice>> gone,
        Optional<Valid<FlightLimit>> limit,
        Optional<Flight> flight,
        @Doc("in a NIC that may speak RoCEv2, as the next one; not while a life begins") Optional<Valid<Jump>> jump,
        @Doc("of the queue pair that is read") Optional<Jump> oldest
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Beginning.of(parameters))),
            p.in(Valid.of(StateWrite.of(parameters))), p.in(Valid.of(WindowUpdate.of(parameters))),
            p.in(Valid.of(SendNotice.of(parameters))), p.in(Valid.of(ResponseCount.of(parameters))),
            p.in(Valid.of(ResendNotice.of(parameters))), p.in(Flow.of(parameters)),
            p.in(uint(log2Ceil(parameters.window()))), p.in(uint(log2Ceil(parameters.messages()))),
            p.out(SendContext.of(parameters)), p.out(SendRow.of(parameters)), p.out(Window.of(parameters)),
            p.out(uint(MessageCount.openBits(parameters))),
            p.out(bool()), p.out(bool()), p.out(choice(QueuePairState.class)), p.out(Packet.of(parameters)),
            p.out(Message.of(parameters)), p.in(Flow.of(parameters)), p.in(Valid.of(SendRow.of(parameters))),
            p.in(Valid.of(Packet.of(parameters))), p.in(uint(log2Ceil(parameters.window()))),
            p.in(Valid.of(Message.of(parameters))),
            parameters.congestion().map(_ -> p.in(Valid.of(GoneNotice.of(parameters)))),
            parameters.congestion().map(_ -> p.in(Valid.of(FlightLimit.of(parameters)))),
            parameters.congestion().map(_ -> p.out(Flight.of(parameters))),
            parameters.withRoce(() -> p.in(Valid.of(Jump.of(parameters)))),
            parameters.withRoce(() -> p.out(Jump.of(parameters))));
    }

    @Override public void body(Io io) {
        int pairs = parameters.queuePairs();
        int flows = Flow.count(parameters);
        int bits = MessageCount.openBits(parameters);
        var beginning = io.setup.valid();
        var beginner = io.setup.value();
        var flow = io.flow.index();
        var isResponse = past(past(io.flow.responses()));    // with what is read

        check(beginning.and(io.rowWrite.valid()).not(), "no row is written while a life begins");
        var contexts = memory(SendContext.of(parameters), pairs).style(BRAM).latency(2);
        when(beginning, () -> contexts.write(beginner.flow().qp(), beginner.context()));
        io.context.set(contexts.read(io.flow.qp()));

        var rows = memory(SendRow.of(parameters), flows).style(BRAM).latency(2);
        when(beginning.or(io.rowWrite.valid()), () -> rows.write(
            mux(beginning, beginner.flow().index(), io.writeFlow.index()),
            mux(beginning, SendRow.beginning(parameters, beginner.psn()), io.rowWrite.value())));
        io.row.set(rows.read(flow));

        var update = io.update.value();
        ignore(update.una(), update.messages());             // but for their low bits
        var windows = memory(Window.of(parameters), flows).style(BRAM).latency(2);
        when(io.update.valid(), () -> windows.write(update.flow().index(),
            new Window(update.una().trunc(Window.unaBits(parameters)), update.messages().trunc(bits),
                update.rnrWait())));
        io.window.set(windows.read(flow));

        io.flight.ifPresent(flight -> flight(io, flight));
        io.oldest.ifPresent(oldest -> oldest(io, oldest));

        var notice = io.notice.value();
        ignore(notice.fetched());                            // but for its low bits
        var fetched = memory(uint(bits), pairs).style(BRAM).latency(2);
        when(io.notice.valid(), () -> fetched.write(notice.qp(), notice.fetched().trunc(bits)));
        var ready = memory(uint(bits), pairs).style(BRAM).latency(2).zeroed();
        when(io.responses.valid(), () -> ready.write(io.responses.value().qp(), io.responses.value().count()));
        io.available.set(mux(isResponse, ready.read(io.flow.qp()), fetched.read(io.flow.qp())));
        var requestsAgain = again(io, false);
        var responsesAgain = again(io, true);
        io.again.set(mux(isResponse, responsesAgain, requestsAgain));
        io.otherAgain.set(mux(isResponse, requestsAgain, responsesAgain));
        io.queuePairState.set(PairTables.state(pairs, io.state, io.flow.qp()));

        var packets = table(Packet.of(parameters), flows * parameters.window()).named("packets");
        when(io.packetWrite.valid(), () -> packets.write(cat(io.writeFlow.index(), io.writePsn),
            io.packetWrite.value()));
        io.packet.set(packets.read(cat(flow, io.psn)));

        var messages = table(Message.of(parameters), pairs * parameters.messages()).named("messages");
        when(io.messageWrite.valid(), () -> messages.write(cat(io.writeFlow.qp(), io.packetWrite.value().slot()),
            io.messageWrite.value()));
        io.message.set(messages.read(cat(io.flow.qp(), io.slot)));
    }

    private void flight(Io io, Flight flight) {
        var notices = io.gone.orElseThrow();
        var settled = memory(uint(GoneNotice.unaBits(parameters)), Flow.count(parameters)).style(BRAM).latency(2);
        when(notices.valid(), () -> settled.write(notices.value().flow().index(), notices.value().behind()));
        ignore(notices.value().wakes());
        flight.settled().set(settled.read(io.flow.index()));

        var limit = io.limit.orElseThrow();
        var limits = memory(uint(GoneNotice.bits(parameters.window())), Flow.count(parameters)).style(BRAM).latency(2);
        when(limit.valid(), () -> limits.write(limit.value().flow().index(), limit.value().packets()));
        ignore(limit.value().opened());
        flight.limit().set(limits.read(io.flow.index()));
    }

    /** Where a sender of RoCEv2 goes back to; in a new life nobody has told it to. */
    private void oldest(Io io, Jump oldest) {
        var jump = io.jump.orElseThrow();
        var beginning = io.setup.valid().and(io.setup.value().flow().responses().not());
        var beginner = io.setup.value().flow().qp();
        check(beginning.and(jump.valid()).not(), "nobody goes back while a life begins");
        var jumps = memory(Jump.of(parameters), parameters.queuePairs()).named("jumps").style(BRAM).latency(2);
        when(beginning.or(jump.valid()), () -> jumps.write(mux(beginning, beginner, jump.value().qp()),
            mux(beginning, zero(Jump.of(parameters)).with(Jump::psn, io.setup.value().psn()), jump.value())));
        oldest.set(jumps.read(io.flow.qp()));
    }

    /** Whether packets of one space wait: both are asked for at once. */
    private Bool again(Io io, boolean responses) {
        var again = memory(bool(), parameters.queuePairs()).named(responses ? "responses_again" : "requests_again")
            .style(BRAM).latency(2).zeroed();
        var notice = io.resends.value();
        when(io.resends.valid().and(notice.flow().responses().eq(lit(responses))),
            () -> again.write(notice.flow().qp(), notice.waiting()));
        return again.read(io.flow.qp());
    }

    private static <T extends Data<T>> Memory<T> table(Shape<T> word, int depth) {
        return memory(word, depth).style(depth < LARGE ? BRAM : URAM).latency(2);
    }
}
