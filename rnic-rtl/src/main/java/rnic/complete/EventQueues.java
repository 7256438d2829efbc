package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Fork;
import hdl.lib.Pipeline;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.lib.axi.Axi4;
import java.util.ArrayList;
import rnic.common.ActiveRing;
import rnic.context.EventOrder;
import rnic.context.EventSettings;
import rnic.context.EventsRead;
import rnic.memory.Burst;
import rnic.memory.WritePort;
import rnic.messages.HostEvent;
import rnic.protocol.EventType;
import rnic.protocol.RnicParameters;

/**
 * Tells the host what has happened, in rings of host memory: queue 0 of events, the others of completion queues that
 * were armed and have an entry. One entry takes 6 cycles; when the bus has answered it, the queue's interrupt is due.
 *
 * <p>Nothing is lost for want of room. Completion queues wait in a ring in which each is once, and one whose event
 * queue is full goes to its end, so that it holds up no other; events of queue 0 wait at their source. Orders come
 * between two entries and are answered when the bus has answered every entry before them: they wait for the bus alone.
 */
@Doc("Writes events to queues in host memory, and interrupts the host.")
public record EventQueues(RnicParameters parameters) implements Circuit<EventQueues.Io> {
    /** Entries written and not answered. */
    static final int UNANSWERED = 16;
    private static final int ENTRY_BYTES = 16;
    private static final int ENTRY_BITS = 4;
    private static final int COUNT_BITS = 16;

    enum Step { IDLE, CHOOSE, LOOK, COUNT, JUDGE, WRITE }

    public record Io(
        @Doc("what commands say of queues") Stream<EventOrder> orders,
        @Doc("one cycle: no entry from before the order will be written any more") Bool obeyed,
        @Doc("doorbell of an event queue; 4 cycles from the one before, at least") Valid<EventsRead> consumed,
        @Doc("an armed completion queue has a new entry, which the bus has answered") Valid<UInt> completions,
        @Doc("what queue 0 shall tell") Stream<HostEvent> events,
        @Doc("for each queue, when its entries become interrupts") Vec<EventSettings> settings,
        @Doc("1/16 us, modulo") UInt now,
        WritePort memory,
        @Doc("which queues exist") UInt existing,
        @Doc("one cycle: a queue has had no room for an entry, and had before") Bool full,
        @Doc("one cycle: the bus has refused an entry") Bool fault,
        @Doc("one cycle per interrupt of each queue") UInt interrupts
    ) implements Bundle<Io> {}

    /** Where the entries of an event queue are. */
    private record Row(UInt base, UInt size) implements Bundle<Row> {
        static final Shape<Row> SHAPE = bundle(Row.class, uint(64 - ENTRY_BITS), uint(4));
    }

    /** An entry that has its place, in units of its size. */
    private record Entry(HostEvent event, UInt place, Bool owner) implements Bundle<Entry> {
        static final Shape<Entry> SHAPE = bundle(Entry.class, HostEvent.SHAPE, uint(64 - ENTRY_BITS), bool());

        UInt bytes() {
            return cat(lit(0, 7), owner, lit(0, 56), event.object().zext(32), lit(0, 16), event.syndrome(),
                event.type().asUInt().zext(8));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(EventOrder.of(parameters))), p.out(bool()), p.in(Valid.of(EventsRead.SHAPE)),
            p.in(Valid.of(uint(indexWidth(parameters.completionQueues())))), p.in(Stream.of(HostEvent.SHAPE)),
            p.in(vec(EventSettings.SHAPE, EventOrder.QUEUES)), p.in(uint(16)),
            p.out(WritePort.of(parameters.bytes())), p.out(uint(EventOrder.QUEUES)), p.out(bool()), p.out(bool()),
            p.out(uint(EventOrder.QUEUES)));
    }

    @Override public void body(Io io) {
        registeredReset();
        var step = machine(Step.IDLE);
        var existing = reg(uint(EventOrder.QUEUES)).init(0);
        var full = reg(uint(EventOrder.QUEUES)).init(0);
        var queue = reg(uint(EventOrder.QUEUE_BITS));
        var event = reg(HostEvent.SHAPE);
        var ofCompletion = reg(bool());
        var completionQueue = reg(uint(indexWidth(parameters.completionQueues())));
        var ring = instance(new ActiveRing(parameters.completionQueues(), 2)).named("completions");
        ring.hints().at(0).set(io.completions);

        // Orders come first, then events of queue 0, then completion queues.
        var waiting = reg(bool()).named("order_waiting").init(0);
        var idle = step.is(Step.IDLE);
        io.orders.ready().set(idle.and(waiting.not()).and(io.consumed.valid().not()));
        var order = io.orders.payload();
        ignore(order.base().trunc(ENTRY_BITS));              // was looked at by who ordered
        var making = io.orders.fires().and(order.isQueue());
        var event0 = idle.and(io.orders.fires().not()).and(io.events.valid()).and(full.bit(0).not());
        var completion = idle.and(io.orders.fires().not()).and(event0.not()).and(ring.next().valid());
        ring.next().ready().set(idle.and(io.orders.fires().not()).and(event0.not()));

        var joined = memory(uint(EventOrder.QUEUE_BITS), parameters.completionQueues()).named("joined").style(BRAM)
            .zeroed();
        when(io.orders.fires().and(order.isQueue().not()), () -> joined.write(order.completionQueue(), order.queue()));
        var chosen = joined.read(ring.next().payload());

        var rows = memory(Row.SHAPE, EventOrder.QUEUES).named("rows").style(LUTRAM);
        var producers = memory(uint(COUNT_BITS), EventOrder.QUEUES).named("producers").style(LUTRAM);
        var consumers = memory(uint(COUNT_BITS), EventOrder.QUEUES).named("consumers").style(LUTRAM);
        var selected = oneHot(order.queue(), EventOrder.QUEUES);
        when(making, () -> {
            rows.write(order.queue(), new Row(order.base().top(64 - ENTRY_BITS), order.size()));
            existing.next(mux(order.exists(), existing.or(selected), existing.and(selected.not())));
        });
        when(making.or(io.consumed.valid()), () -> consumers.write(
            mux(making, order.queue(), io.consumed.value().queue()),
            io.consumed.value().consumer().gate(making.not())));

        var row = reg(Row.SHAPE);
        var producer = reg(uint(COUNT_BITS));
        var consumer = reg(uint(COUNT_BITS));
        var used = reg(uint(COUNT_BITS));
        var freed = reg(bool());
        row.next(rows.peek(queue));
        producer.next(producers.peek(queue));
        consumer.next(consumers.peek(queue));
        used.next(producer.minus(consumer));
        var freeing = io.consumed.valid().and(io.consumed.value().queue().eq(queue));
        freed.next(freeing.or(freed).and(idle.not()));

        var isThere = oneHot(queue, EventOrder.QUEUES).and(existing).any();
        var isFull = oneHot(queue, EventOrder.QUEUES).and(full).any();
        var room = used.shr(row.size()).any().not();
        var writing = instance(new Fork<>(Entry.SHAPE, 3)).named("entries");
        var written = writing.in().fires();
        var judging = step.is(Step.JUDGE);
        var dropping = judging.and(isThere.not());
        var refusing = judging.and(isThere).and(room.not()).and(freed.or(freeing).not());
        step.in(Step.IDLE, () -> {
                ofCompletion.next(completion);
                completionQueue.next(ring.next().payload());
                queue.next(0);
                event.next(mux(completion, HostEvent.of(EventType.COMPLETION, ring.next().payload()),
                    io.events.payload()));
                when(event0, () -> step.go(Step.LOOK)).elseWhen(completion, () -> step.go(Step.CHOOSE));
            })
            .in(Step.CHOOSE, () -> {
                queue.next(chosen);
                when(chosen.any(), () -> step.go(Step.LOOK)).otherwise(() -> step.go(Step.IDLE));
            })
            .in(Step.LOOK, () -> step.go(Step.COUNT))
            .in(Step.COUNT, () -> step.go(Step.JUDGE))
            .in(Step.JUDGE, () -> when(dropping.or(refusing), () -> step.go(Step.IDLE))
                .elseWhen(room, () -> step.go(Step.WRITE)).otherwise(() -> {
                    freed.next(false);
                    step.go(Step.LOOK);
                }))
            .in(Step.WRITE, () -> when(written, () -> step.go(Step.IDLE)));

        ring.hints().at(1).valid().set(refusing.and(ofCompletion));
        ring.hints().at(1).value().set(completionQueue);
        io.events.ready().set(ofCompletion.not().and(dropping.or(step.is(Step.WRITE).and(written))));
        when(making.or(step.is(Step.WRITE).and(written)), () -> producers.write(mux(making, order.queue(), queue),
            producer.plus(1).gate(making.not())));
        var emptied = mux(making, selected, oneHot(io.consumed.value().queue(), EventOrder.QUEUES))
            .gate(making.or(io.consumed.valid()));
        full.next(full.and(emptied.not()).or(oneHot(queue, EventOrder.QUEUES).gate(refusing)));
        var becoming = reg(bool()).named("becoming_full").init(0);
        becoming.next(refusing.and(isFull.not()));
        io.full.set(becoming);
        io.existing.set(existing);

        var lap = producer.bit(row.size());
        var within = producer.and(fill(lit(true), COUNT_BITS).shl(row.size()).not());
        writing.in().valid().set(step.is(Step.WRITE));
        writing.in().payload().set(new Entry(event, row.base().or(within.zext(64 - ENTRY_BITS)), lap.not()));
        send(io, writing.out(), queue, waiting);
        when(io.orders.fires(), () -> waiting.next(true)).elseWhen(io.obeyed, () -> waiting.next(false));
    }

    /** The entry in its part of the beat. */
    private static Stream<Axi4.WriteData> data(Stream<Entry> entries, int lanes, int laneBits) {
        var data = entries.payload().bytes();
        var lane = oneHot(entries.payload().place().trunc(laneBits), lanes);
        var strobes = fill(lane.bit(0), ENTRY_BYTES);
        var all = data;
        for (int i = 1; i < lanes; i++) {
            all = cat(data, all);
            strobes = cat(fill(lane.bit(i), ENTRY_BYTES), strobes);
        }
        return new Stream<>(entries.valid(), entries.ready(), new Axi4.WriteData(all, strobes, lit(true)));
    }

    /** Entries to the bus, one beat each, and its answers to whom they belong. */
    private void send(Io io, Vec<Stream<Entry>> copies, UInt queue, Bool waiting) {
        int bytes = parameters.bytes();
        int lanes = bytes / ENTRY_BYTES;
        int laneBits = log2Ceil(lanes);
        link(io.memory.bursts(), Pipeline.stage(copies.at(0), Burst.SHAPE, entry -> new Burst(
            cat(entry.place().top(64 - ENTRY_BITS - laneBits), lit(0, laneBits + ENTRY_BITS)), lit(0, 8))));
        var beats = instance(new Pipeline<>(Axi4.WriteData.of(8 * bytes), 1)).named("beats");
        link(beats.in(), data(copies.at(1), lanes, laneBits));
        link(io.memory.data(), beats.out());

        var flying = instance(new Fifo<>(uint(EventOrder.QUEUE_BITS), UNANSWERED, LUTRAM, true)).named("flying");
        var answer = io.memory.answers();
        var under = reg(uint(log2Ceil(UNANSWERED) + 1)).named("unanswered").init(0);
        var before = reg(uint(log2Ceil(UNANSWERED) + 1)).named("before_order").init(0);
        flying.in().valid().set(copies.at(2).valid());
        flying.in().payload().set(queue);
        copies.at(2).ready().set(flying.in().ready());
        ignore(flying.level().orElseThrow());
        flying.out().ready().set(answer.valid());
        check(answer.valid().not().or(flying.out().valid()), "every answer belongs to an entry");
        when(flying.in().fires().and(answer.valid().not()), () -> under.next(under.plus(1)))
            .elseWhen(answer.valid().and(flying.in().fires().not()), () -> under.next(under.minus(1)));
        // An order comes while no entry is being given to the bus.
        when(io.orders.fires(), () -> before.next(mux(answer.valid(), under.minus(1), under)))
            .elseWhen(answer.valid().and(before.any()), () -> before.next(before.minus(1)));
        io.obeyed.set(waiting.and(before.any().not()));

        var fault = reg(bool()).init(0);
        fault.next(answer.valid().and(answer.value()));
        io.fault.set(fault);
        var fresh = reg(uint(EventOrder.QUEUES)).named("fresh").init(0);
        fresh.next(oneHot(flying.out().payload(), EventOrder.QUEUES).gate(answer.valid()));
        var interrupts = new ArrayList<Bool>();
        for (int i = 0; i < EventOrder.QUEUES; i++) {
            var moderation = instance(new InterruptModeration()).named("interrupt_" + i);
            moderation.happening().set(fresh.bit(i));
            moderation.settings().set(io.settings.at(i));
            moderation.now().set(io.now);
            interrupts.addFirst(moderation.due());
        }
        io.interrupts.set(cat(interrupts));
    }
}
