package rnic.memory;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.ByteShifter;
import hdl.lib.Fifo;
import hdl.lib.Fork;
import hdl.lib.Pipeline;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.UpDown;
import hdl.lib.Valid;
import hdl.lib.axi.Axi4;
import java.util.ArrayList;
import rnic.common.BeatSize;
import rnic.common.FinishCounter;
import rnic.common.Lanes;
import rnic.messages.AccessOwner;
import rnic.messages.Pages;
import rnic.messages.PlacementFault;
import rnic.messages.PlacementOrder;
import rnic.messages.TranslatedOrder;

/**
 * Writes the payload of frames to host memory: moves it from where it stands in the frame to the lanes of its address,
 * cuts it at 4 KiB boundaries and marks the bytes that are written. Payload of frames that are let go never comes.
 *
 * <p>One beat per cycle; a packet may take one cycle more than it has beats in the frame, which its headers make up
 * for. The burst is asked for 3 cycles after the order, the first beat of data comes 8 cycles after it.
 * An integer is turned round on its way. An order whose pages are missing writes nothing, and its frame is let go. {@value #UNANSWERED} orders may wait for the answers of the bus. An answer with an error names its queue pair.
 *
 * @param bytes bytes per beat: a power of two from 32 to 128
 */
@Doc("Writes the payload of received frames to host memory.")
public record PlacementEngine(int bytes) implements Circuit<PlacementEngine.Io> {
    /** Orders whose bursts may be unanswered. */
    public static final int UNANSWERED = 512;
    /** Orders between the paths of addresses and data. */
    private static final int WAITING = 16;
    /** Bits of an integer that an order may reverse. */
    private static final int WORD = 64;

    public record Io(
        @Doc("one for each stored frame, in order; of one to place 0 to 4096 bytes") Stream<TranslatedOrder> orders,
        @Doc("the orders on their way to the packet buffer") Stream<PlacementOrder> fetches,
        @Doc("from the packet buffer") Stream<Beat> payload,
        WritePort memory,
        @Doc("orders to place, since reset and modulo 2^24, of which every byte and every byte of all earlier ones has"
            + " been written") UInt visible,
        @Doc("the bus has refused a burst, or pages were missing; the order counts as written all the same, but later, so that nothing waits"
            + " for ever") Valid<PlacementFault> fault,
        @Doc("every burst of an order has been answered; orders without payload have none") Valid<AccessOwner> ended
    ) implements Bundle<Io> {}

    /**
     * An order in lanes of host memory.
     *
     * @param rotation lanes that the bytes move up, modulo a beat
     * @param skip they move down: the first beat that comes out of the turn has none of them
     * @param end  bytes from the start of the first beat in memory to the end
     */
    private record Plan(Bool place, Bool empty, UInt address, UInt rotation, Bool skip, Bool reversed, UInt end,
                        AccessOwner owner, UInt next, Bool apart,
                        Bool missing)
        implements Bundle<Plan> {
        static Shape<Plan> of(int bytes) {
            return bundle(Plan.class, bool(), bool(), uint(64), uint(log2Ceil(bytes)), bool(), bool(),
                uint(Lanes.BITS), AccessOwner.SHAPE, uint(Pages.BITS), bool(), bool());
        }
    }

    /** How the turned beats of a packet become data of bursts: where its first byte stands within its page. */
    private record ByteEnable(Bool skip, UInt line, UInt lane, Bool reversed) implements Bundle<ByteEnable> {
        static Shape<ByteEnable> of(int bytes) {
            return bundle(ByteEnable.class, bool(), uint(PageCutter.lineBits(bytes)), uint(log2Ceil(bytes)), bool());
        }
    }

    /** Whose bursts are on the bus: an order and how many bursts it has. */
    private record Owner(AccessOwner owner, UInt placement, UInt bursts) implements Bundle<Owner> {
        static final Shape<Owner> SHAPE = bundle(Owner.class, AccessOwner.SHAPE, uint(FinishCounter.COUNT_BITS),
            uint(2));
    }

    public PlacementEngine {
        BeatSize.check("PlacementEngine", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(TranslatedOrder.SHAPE)), p.out(Stream.of(PlacementOrder.SHAPE)),
            p.in(Stream.of(Beat.of(bytes))), p.out(WritePort.of(bytes)), p.out(uint(FinishCounter.COUNT_BITS)),
            p.out(Valid.of(PlacementFault.SHAPE)), p.out(Valid.of(AccessOwner.SHAPE)));
    }

    @Override public void body(Io io) {
        var given = io.orders.payload().order();
        check(io.orders.valid().and(given.place()).and(given.reversed()).not()
            .or(given.length().eq(WORD / 8).and(given.address().trunc(3).eq(0))), "an integer stands where integers may");

        var copies = instance(new Fork<>(TranslatedOrder.SHAPE, 2));
        var cutter = instance(new PageCutter(bytes));
        var rotations = instance(new Fifo<>(uint(log2Ceil(bytes)), WAITING, LUTRAM, false));
        var enables = instance(new Fifo<>(ByteEnable.of(bytes), WAITING, LUTRAM, false));
        var finish = instance(new FinishCounter(UNANSWERED));
        var owners = instance(new Fifo<>(Owner.SHAPE, UNANSWERED, BRAM, false));
        link(copies.in(), io.orders);
        var fetches = instance(new RegisterSlice<>(PlacementOrder.SHAPE));
        var fetch = copies.out().at(0);
        link(fetches.in(), new Stream<>(fetch.valid(), fetch.ready(), fetched(fetch.payload())));
        link(io.fetches, fetches.out());
        var plans = instance(new RegisterSlice<>(Plan.of(bytes)));
        var order = copies.out().at(1);
        link(plans.in(), new Stream<>(order.valid(), order.ready(), plan(order.payload())));
        distribute(plans.out(), cutter.in(), rotations.in(), enables.in(), finish.request(), owners.in(),
            io, owners.out());
        link(io.memory.bursts(), cutter.out());
        var enable = instance(new Pipeline<>(ByteEnable.of(bytes), 1));
        link(enable.in(), enables.out());
        var rotation = instance(new Pipeline<>(uint(log2Ceil(bytes)), 1));
        link(rotation.in(), rotations.out());
        link(io.memory.data(), data(rotated(io.payload, rotation.out()), enable.out()));
        finish.answered().set(io.memory.answers().valid());
        io.visible.set(finish.finished());
    }

    /** The packet buffer lets go what is placed nowhere. */
    private static PlacementOrder fetched(TranslatedOrder of) {
        var order = of.order();
        ignore(of.pages().first(), of.pages().next(), of.pages().apart());
        return new PlacementOrder(order.place().and(of.pages().missing().not()), order.offset(), order.length(),
            order.reversed(), order.address(), order.qp(), order.mr(), order.pages());
    }

    private Plan plan(TranslatedOrder of) {
        var order = of.order();
        int laneBits = log2Ceil(bytes);
        var sourceLane = order.offset().trunc(laneBits);
        var firstLane = order.address().trunc(laneBits);
        ignore(order.pages(), order.address());
        var address = cat(of.pages().first(), order.address().trunc(64 - Pages.BITS));
        return new Plan(order.place(), order.length().eq(0), address, firstLane.minus(sourceLane),
            firstLane.lt(sourceLane), order.reversed(), Lanes.end(firstLane, order.length()),
            new AccessOwner(order.qp(), lit(true), order.mr()), of.pages().next(), of.pages().apart(),
            of.pages().missing());
    }

    /**
     * Every order to place goes to all who have a part in it at once. One whose pages are missing writes nothing: it
     * waits for those before it, so that its end does not come with one of theirs.
     */
    private void distribute(Stream<Plan> plans, Stream<PageCutter.Run> runs, Stream<UInt> rotations,
            Stream<ByteEnable> enables, Stream<UInt> finish, Stream<Owner> owners, Io io, Stream<Owner> oldest) {
        int laneBits = log2Ceil(bytes);
        var runSlice = instance(new RegisterSlice<>(PageCutter.Run.of(bytes)));
        var plan = plans.payload();
        var writing = reg(uint(log2Ceil(UNANSWERED + 1))).init(0);      // orders whose answers are awaited
        var room = runSlice.in().ready().and(rotations.ready()).and(enables.ready()).and(finish.ready())
            .and(owners.ready()).and(plan.missing().not().or(writing.eq(0)));
        var starting = plans.valid().and(plan.place()).and(room);
        var hasPayload = starting.and(plan.empty().not()).and(plan.missing().not());
        writing.next(UpDown.next(writing, hasPayload, oldest.fires()));
        var line = plan.address().top(64 - laneBits);
        var lineOfPage = line.trunc(PageCutter.lineBits(bytes));
        var length = plan.end().minus(1).top(Lanes.BITS - laneBits);

        plans.ready().set(room.or(plan.place().not()));
        runSlice.in().valid().set(hasPayload);
        runSlice.in().payload().set(new PageCutter.Run(line, length,
            Pages.second(plan.address().top(Pages.BITS), plan.next(), plan.apart())));
        rotations.valid().set(hasPayload);
        rotations.payload().set(plan.rotation());
        enables.valid().set(hasPayload);
        enables.payload().set(new ByteEnable(plan.skip(), lineOfPage, plan.address().trunc(laneBits),
            plan.reversed()));
        finish.valid().set(starting);
        var bursts = PageCutter.bursts(lineOfPage, length);
        finish.payload().set(bursts.gate(plan.empty().or(plan.missing()).not()));
        var placed = reg(uint(FinishCounter.COUNT_BITS)).init(0);
        when(starting, () -> placed.next(placed.plus(1)));
        owners.valid().set(hasPayload);
        owners.payload().set(new Owner(plan.owner(), placed.plus(1), bursts));
        link(runs, runSlice.out());
        answered(io, oldest, starting.and(plan.missing()), new Owner(plan.owner(), placed.plus(1), lit(0, 2)));
    }

    /** The bus answers in the order of the bursts; an order whose pages are missing goes when no answer is awaited. */
    private static void answered(Io io, Stream<Owner> owners, Bool passed, Owner passing) {
        var answer = io.memory.answers();
        var answered = reg(uint(2)).init(0);                 // bursts of the oldest order
        var isLast = answered.plus(1).eq(owners.payload().bursts());
        owners.ready().set(answer.valid().and(isLast));
        when(answer.valid(), () -> answered.next(answered.plus(1).gate(isLast.not())));
        check(answer.valid().not().or(owners.valid()), "every answer belongs to an order");

        var refused = reg(bool()).init(0);
        refused.next(answer.valid().and(answer.value()).or(passed));
        check(answer.valid().and(passed).not(), "one order ends at a time");
        cover(passed, "what is to be placed has no page");
        ignore(passing.bursts());
        io.fault.valid().set(refused);
        var owner = stage(mux(passed, passing.owner(), owners.payload().owner()));
        io.fault.value().set(new PlacementFault(owner.qp(),
            stage(mux(passed, passing.placement(), owners.payload().placement()))));
        var ended = reg(bool()).init(0);
        ended.next(owners.fires().or(passed));
        io.ended.valid().set(ended);
        io.ended.value().set(owner);
    }

    /** The payload with its bytes in the lanes of their addresses. */
    private Stream<Beat> rotated(Stream<Beat> payload, Stream<UInt> rotations) {
        var shifter = instance(new ByteShifter(bytes, ByteShifter.Direction.LATER));
        shifter.offset().set(rotations.payload());
        shifter.in().valid().set(payload.valid().and(rotations.valid()));
        shifter.in().payload().set(payload.payload());
        payload.ready().set(shifter.in().ready().and(rotations.valid()));
        rotations.ready().set(payload.valid().and(shifter.in().ready()).and(payload.payload().last()));
        return shifter.out();
    }

    /** Each eight bytes the other way round. */
    private static UInt reversed(UInt data) {
        var words = new ArrayList<UInt>();
        for (int i = data.width() - WORD; i >= 0; i -= WORD) {
            words.add(data.bits(i + WORD - 1, i).reverseBytes());
        }
        return cat(words.toArray(UInt[]::new));
    }

    /** Leaves out a first beat without payload, marks the bytes and says where each burst ends. */
    private Stream<Axi4.WriteData> data(Stream<Beat> beats, Stream<ByteEnable> enables) {
        int lineBits = PageCutter.lineBits(bytes);
        // Not a Pipeline: its ready would lead from the bus to the fill counts of the packet buffer.
        var dataSlice = instance(new RegisterSlice<>(Axi4.WriteData.of(8 * bytes)));
        var skipped = reg(bool()).init(0);
        var begun = reg(bool()).init(0);                     // a beat of this packet has gone
        var nextLine = reg(uint(lineBits));
        var beat = beats.payload();
        var enable = enables.payload();
        var skip = enable.skip().and(skipped.not());
        var lineOfBeat = mux(begun, nextLine, enable.line());
        var written = Lanes.from(enable.lane(), begun, bytes);
        var moving = beats.valid().and(enables.valid());
        var fires = moving.and(dataSlice.in().ready().or(skip));

        dataSlice.in().valid().set(moving.and(skip.not()));
        var reversed = reversed(beat.data());
        var arranged = mux(enable.reversed(), reversed, beat.data());
        dataSlice.in().payload().set(new Axi4.WriteData(arranged, beat.keep().and(written),
            beat.last().or(lineOfBeat.all())));
        beats.ready().set(enables.valid().and(dataSlice.in().ready().or(skip)));
        enables.ready().set(fires.and(beat.last()));
        when(fires, () -> {
            skipped.next(beat.last().not());
            begun.next(skip.not().and(beat.last().not()));
            nextLine.next(lineOfBeat.plus(1));
        });
        cover(fires.and(skip), "moves bytes to lower lanes");
        return dataSlice.out();
    }
}
