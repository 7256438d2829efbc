package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import rnic.context.MrKey;
import rnic.messages.ResponseContext;
import rnic.messages.ResponseLookup;
import rnic.protocol.RnicParameters;

/**
 * The contexts of Reads and atomics that wait for their responses, those of each queue pair and those that all share,
 * and which response has which. A look-up of the
 * sender is never held up, one of the engine waits while the sender asks; either is answered {@link #LATENCY} cycles
 * after it was taken. Operands go in at once, what the engine adds waits for them. Nobody looks up a context that is
 * being written: before the engine starts it nobody does, and what the engine adds it adds before it says so.
 */
@Doc("The contexts of Reads and atomics that wait for their responses.")
public record ResponderContexts(RnicParameters parameters) implements Circuit<ResponderContexts.Io> {
    /** Cycles from a look-up to its answer. */
    public static final int LATENCY = 4;
    /** Rows from which UltraRAM is worth it. */
    private static final int LARGE = 4096;
    /** Lanes that are written each by itself, of as many bits as those of an UltraRAM. */
    private static final int LANE = 9;
    private static final int RESULT_LANES = 8;               // {kind, upper bits of the operand, result}
    private static final int PSN_LANES = 3;
    private static final int WORD = 64;
    /** Bits of an operand in the lanes of the result: who has been executed does not need it, nor a Read these bits. */
    private static final int UPPER = LANE * RESULT_LANES - WORD - 2;

    public record Io(
        @Doc("of a Read or an atomic that was accepted") Valid<Operands> operands,
        Stream<ContextUpdate> updates,
        @Doc("which context a response has") Valid<OrderWrite> order,
        @Doc("of the sender of responses") Valid<ResponseLookup> sending,
        ResponseContext sent,
        @Doc("of the engine") Stream<ResponseLookup> starting,
        @Doc("four cycles after it was taken") KeptContext started
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var lookups = p.timeline();
        return new Io(p.in(Valid.of(Operands.of(parameters))), p.in(Stream.of(ContextUpdate.of(parameters))),
            p.in(Valid.of(OrderWrite.of(parameters))), p.at(lookups, 0).in(Valid.of(ResponseLookup.of(parameters))),
            p.at(lookups, LATENCY).out(ResponseContext.SHAPE), p.in(Stream.of(ResponseLookup.of(parameters))),
            p.out(KeptContext.of(parameters)));
    }

    @Override public void body(Io io) {
        int rows = parameters.queuePairs() * parameters.reads();
        var looking = timeline(io.sending).aligned();
        io.starting.ready().set(leave(io.sending.valid()).not());
        var asked = mux(io.sending.valid(), io.sending.value(), looking.enter(0, io.starting.payload()));
        ignore(io.starting.valid());                         // whoever does not ask does not look at the answer
        var qp = asked.qp();

        boolean isDeep = rows >= LARGE;                      // a cascade of UltraRAMs has one register more
        var order = memory(uint(indexWidth(parameters.contextNames())), parameters.queuePairs() * parameters.contexts())
            .style(BRAM).latency(isDeep ? 1 : 2);
        when(io.order.valid(), () -> order.write(io.order.value().response().row(), io.order.value().context()));
        var context = order.read(asked.row());
        int lanes = RESULT_LANES + PSN_LANES + otherLanes();
        int latency = isDeep ? LATENCY - 1 : LATENCY - 2;
        var contexts = memory(uint(LANE * lanes), rows).style(isDeep ? URAM : BRAM).latency(latency);
        var spares = memory(uint(LANE * lanes), parameters.spareContexts()).style(BRAM).latency(2);
        write(io, contexts, spares);
        var word = mux(isSpare(at(LATENCY, context)), spares.read(spare(context)), contexts.read(own(qp, context)));
        answer(io, context, word);
        when(io.updates.fires(), () -> check(io.operands.valid().not(), "operands go first"));
    }

    /** Of {repeats, MSN, address, key as it is kept, lower bits of the operand}. */
    private int otherLanes() {
        int bits = 24 + WORD + MrKey.keptBits(parameters) + WORD - UPPER + (parameters.roce() ? 1 : 0);
        return (bits + LANE - 1) / LANE;
    }

    private static Bool isSpare(UInt context) {
        return context.top(1).eq(1);
    }

    private UInt spare(UInt context) {
        return context.trunc(indexWidth(parameters.spareContexts()));
    }

    private UInt own(UInt qp, UInt context) {
        return parameters.reads() == 1 ? qp : cat(qp, context.trunc(log2Ceil(parameters.reads())));
    }

    private void write(Io io, Memory<UInt> contexts, Memory<UInt> spares) {
        var operands = io.operands.value();
        var update = io.updates.payload();
        var isNew = io.operands.valid();
        io.updates.ready().set(isNew.not());
        var kind = mux(isNew, operands.kind(), lit(ContextKind.EXECUTED));
        var result = cat(kind, operands.operand().top(UPPER), mux(isNew, operands.compare(), update.result()));
        var other = cat(operands.msn(), operands.address(), new MrKey(parameters, operands.key()).kept(),
            operands.operand().trunc(WORD - UPPER));
        var kept = operands.repeats().map(it -> cat(it, other)).orElse(other);
        var psn = operands.psn().map(it -> mux(isNew, it, update.psn())).orElse(update.psn());
        var word = cat(kept.zext(LANE * otherLanes()), psn.zext(LANE * PSN_LANES), result);
        var lanes = cat(fill(isNew, otherLanes()), fill(isNew.or(update.executed().not()), PSN_LANES),
            fill(isNew.or(update.executed()), RESULT_LANES));
        var writes = isNew.or(io.updates.valid());
        var context = mux(isNew, operands.context(), update.context());
        var qp = mux(isNew, operands.qp(), update.qp());
        when(writes.and(isSpare(context).not()), () -> contexts.write(own(qp, context), word, lanes));
        when(writes.and(isSpare(context)), () -> spares.write(spare(context), word, lanes));
    }

    private void answer(Io io, UInt context, UInt word) {
        var psn = word.shr(LANE * RESULT_LANES).trunc(24);
        var other = word.shr(LANE * (RESULT_LANES + PSN_LANES));
        int atKey = WORD - UPPER;
        int atAddress = atKey + MrKey.keptBits(parameters);
        int atMsn = atAddress + WORD;
        var operand = cat(word.bits(WORD + UPPER - 1, WORD), other.trunc(atKey));
        var key = MrKey.whole(other.bits(atAddress - 1, atKey));
        var address = other.bits(atMsn - 1, atAddress);
        var msn = other.bits(atMsn + 23, atMsn);
        var result = word.trunc(WORD);
        var kind = word.bits(WORD + UPPER + 1, WORD + UPPER).as(choice(ContextKind.class));
        ignore(word, other);
        io.sent.set(new ResponseContext(kind.asUInt(), msn, psn, address, key, operand.trunc(32), result));
        io.started.set(leave(new KeptContext(at(LATENCY, context), kind, msn, psn, address, key, operand, result,
            parameters.withRoce(() -> other.bit(atMsn + 24)))));
    }
}
