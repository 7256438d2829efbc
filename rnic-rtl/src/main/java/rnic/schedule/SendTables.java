package rnic.schedule;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Choice;
import hdl.Circuit;
import hdl.Data;
import hdl.Doc;
import hdl.Memory;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import hdl.lib.Valid;
import rnic.context.ContextWrite;
import rnic.context.PairTables;
import rnic.context.StateWrite;
import rnic.messages.ResendNotice;
import rnic.messages.SendNotice;
import rnic.messages.WindowUpdate;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * The tables of the scheduler: per queue pair its own row and copies of what others say; per message the first PSN and
 * receive WQE; per PSN the message and path, from which a packet is rebuilt. Read latency 2 cycles; every table has
 * one writer.
 */
@Doc("The tables of the scheduler, per queue pair, message and PSN.")
public record SendTables(RnicParameters parameters) implements Circuit<SendTables.Io> {
    /** First words of an UltraRAM that are worth it. */
    private static final int LARGE = 4096;

    /** What is remembered of a PSN that was sent. */
    record Packet(@Doc("of its message") UInt slot, UInt path) implements Bundle<Packet> {
        static Shape<Packet> of(RnicParameters parameters) {
            return bundle(Packet.class, uint(log2Ceil(parameters.messages())), uint(4));
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
    record Window(UInt una, UInt messages, Bool rnrWait) implements Bundle<Window> {
        static final Shape<Window> SHAPE = bundle(Window.class, uint(24), uint(24), bool());
    }

    public record Io(
        @Doc("begins a life; no row is written in that cycle") Valid<ContextWrite> setup,
        Valid<StateWrite> state,
        Valid<WindowUpdate> update,
        Valid<SendNotice> notice,
        Valid<ResendNotice> resends,
        @Doc("queue pair to read and write") UInt qp,
        @Doc("PSN to read and write, low bits") UInt psn,
        @Doc("message to read and write") UInt slot,
        SendContext context,
        SendRow row,
        Window window,
        @Doc("requests fetched, modulo 65536") UInt fetched,
        @Doc("packets wait to be sent again") Bool again,
        Choice<QueuePairState> queuePairState,
        Packet packet,
        Message message,
        Valid<SendRow> rowWrite,
        Valid<Packet> packetWrite,
        Valid<Message> messageWrite
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(ContextWrite.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(WindowUpdate.of(parameters))),
            p.in(Valid.of(SendNotice.of(parameters))),
            p.in(Valid.of(ResendNotice.of(parameters))), p.in(uint(indexWidth(parameters.queuePairs()))),
            p.in(uint(log2Ceil(parameters.window()))), p.in(uint(log2Ceil(parameters.messages()))),
            p.out(SendContext.SHAPE), p.out(SendRow.SHAPE), p.out(Window.SHAPE), p.out(uint(16)), p.out(bool()),
            p.out(choice(QueuePairState.class)), p.out(Packet.of(parameters)),
            p.out(Message.of(parameters)), p.in(Valid.of(SendRow.SHAPE)), p.in(Valid.of(Packet.of(parameters))),
            p.in(Valid.of(Message.of(parameters))));
    }

    @Override public void body(Io io) {
        int pairs = parameters.queuePairs();
        var beginning = io.setup.valid();
        var beginner = io.setup.value().qp();
        var context = io.setup.value().context();

        check(beginning.and(io.rowWrite.valid()).not(), "no row is written while a life begins");
        var contexts = memory(SendContext.SHAPE, pairs).style(BRAM).latency(2);
        when(beginning, () -> contexts.write(beginner, SendContext.of(context)));
        io.context.set(contexts.read(io.qp));

        var rows = memory(SendRow.SHAPE, pairs).style(BRAM).latency(2);
        when(beginning.or(io.rowWrite.valid()), () -> rows.write(mux(beginning, beginner, io.qp),
            mux(beginning, SendRow.beginning(context.sendPsn(), parameters.firstMessages()), io.rowWrite.value())));
        io.row.set(rows.read(io.qp));

        var update = io.update.value();
        var windows = memory(Window.SHAPE, pairs).style(BRAM).latency(2);
        when(io.update.valid(), () -> windows.write(update.flow().qp(),
            new Window(update.una(), update.messages(), update.rnrWait())));
        io.window.set(windows.read(io.qp));
        ignore(context);

        var fetched = memory(uint(16), pairs).style(BRAM).latency(2);
        var notice = io.notice.value();
        when(io.notice.valid(), () -> fetched.write(notice.qp(), notice.fetched()));
        io.fetched.set(fetched.read(io.qp));
        ignore(notice);
        var again = memory(bool(), pairs).style(BRAM).latency(2);
        ignore(update.flow(), io.resends.value().flow());
        when(io.resends.valid(), () -> again.write(io.resends.value().flow().qp(), io.resends.value().waiting()));
        io.again.set(again.read(io.qp));
        io.queuePairState.set(PairTables.state(pairs, io.state, io.qp));

        var packets = table(Packet.of(parameters), pairs * parameters.window()).named("packets");
        when(io.packetWrite.valid(), () -> packets.write(cat(io.qp, io.psn), io.packetWrite.value()));
        io.packet.set(packets.read(cat(io.qp, io.psn)));

        var messages = table(Message.of(parameters), pairs * parameters.messages()).named("messages");
        when(io.messageWrite.valid(), () -> messages.write(cat(io.qp, io.slot), io.messageWrite.value()));
        io.message.set(messages.read(cat(io.qp, io.slot)));
    }

    private static <T extends Data<T>> Memory<T> table(Shape<T> word, int depth) {
        return memory(word, depth).style(depth < LARGE ? BRAM : URAM).latency(2);
    }
}
