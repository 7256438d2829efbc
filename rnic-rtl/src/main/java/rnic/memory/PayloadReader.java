package rnic.memory;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.ByteShifter;
import hdl.lib.Fifo;
import hdl.lib.Pipeline;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.UpDown;
import hdl.lib.Valid;
import rnic.common.BeatSize;
import rnic.common.Lanes;
import rnic.messages.AccessOwner;
import rnic.messages.Pages;
import rnic.messages.TranslatedRead;

/**
 * Reads payload from host memory ahead of its use: bursts of several requests are on their way at once, as many as the
 * store has places for, so that the latency of the memory is hidden. What arrives is moved so that the first byte of
 * every request is byte 0 of a beat.
 *
 * <p>One beat per cycle out; a request whose first byte is not the first of a beat may take one cycle more than it has
 * beats. Latency from the request to the burst 4 cycles, from the beat read to the beat shown 5 cycles.
 * {@value #UNFINISHED} requests may be unfinished.
 *
 * @param bytes bytes per beat: a power of two from 32 to 128
 * @param beats beats of the store: a power of two, 16 KiB or more
 */
@Doc("Reads payload from host memory ahead of its use and aligns it.")
public record PayloadReader(int bytes, int beats) implements Circuit<PayloadReader.Io> {
    /** Requests on their way. */
    public static final int UNFINISHED = 512;

    public record Io(
        @Doc("length 0 to 4096 bytes") Stream<TranslatedRead> requests,
        ReadPort memory,
        @Doc("a packet for each request of at least a byte, from byte 0 of a beat") Stream<Beat> payload,
        @Doc("every beat of a request of at least a byte has been read") Valid<AccessOwner> ended,
        @Doc("one per packet of the payload, in order and before its last beat: the bus answered a beat of it with an"
            + " error, so that its bytes are nothing") Valid<Bool> broken,
        @Doc("one cycle: the bus answered a beat with an error") Bool fault
    ) implements Bundle<Io> {}

    /** A request in lanes of host memory. */
    private record Plan(Bool empty, UInt address, UInt end, AccessOwner owner, UInt next, Bool apart, Bool missing)
        implements Bundle<Plan> {
        static final Shape<Plan> SHAPE = bundle(Plan.class, bool(), uint(64), uint(Lanes.BITS), AccessOwner.SHAPE,
            uint(Pages.BITS), bool(), bool());

        static Plan of(TranslatedRead read, int bytes) {
            var request = read.request();
            var address = cat(read.pages().first(), request.address().trunc(64 - Pages.BITS));
            ignore(request.pages(), request.address());
            return new Plan(request.length().eq(0), address,
                Lanes.end(address.trunc(log2Ceil(bytes)), request.length()), request.owner(), read.pages().next(),
                read.pages().apart(), read.pages().missing());
        }
    }

    /** Whose bursts are on the bus: a request and how many bursts it has. */
    private record Owned(AccessOwner owner, UInt bursts) implements Bundle<Owned> {
        static final Shape<Owned> SHAPE = bundle(Owned.class, AccessOwner.SHAPE, uint(2));
    }

    /**
     * What becomes of the beats read for a request.
     *
     * @param first    lane of the first byte
     * @param length   beats less one
     * @param lastByte lane of the last byte in the last beat
     * @param missing  none was read: they are made up
     */
    private record Cut(UInt first, UInt length, UInt lastByte, Bool missing) implements Bundle<Cut> {
        static Shape<Cut> of(int bytes) {
            int laneBits = log2Ceil(bytes);
            return bundle(Cut.class, uint(laneBits), uint(Lanes.BITS - laneBits), uint(laneBits), bool());
        }
    }

    /** A beat as it was read, but with its bytes counted. */
    private record Raw(Beat beat, UInt first) implements Bundle<Raw> {
        static Shape<Raw> of(int bytes) {
            return bundle(Raw.class, Beat.of(bytes), uint(log2Ceil(bytes)));
        }
    }

    public PayloadReader {
        BeatSize.check("PayloadReader", bytes);
        if (beats < 4 * Burst.PAGE / bytes || Integer.bitCount(beats) != 1) {
            throw new IllegalArgumentException("PayloadReader of " + beats + " beats: it must be a power of two from "
                + 4 * Burst.PAGE / bytes);
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(TranslatedRead.SHAPE)), p.out(ReadPort.of(bytes)), p.out(Stream.of(Beat.of(bytes))),
            p.out(Valid.of(AccessOwner.SHAPE)), p.out(Valid.of(bool())), p.out(bool()));
    }

    @Override public void body(Io io) {
        registeredReset();
        var cutter = instance(new PageCutter(bytes));
        var cuts = instance(new Fifo<>(Cut.of(bytes), UNFINISHED, BRAM, false));
        var owners = instance(new Fifo<>(Owned.SHAPE, UNFINISHED, BRAM, false));
        var prefetched = instance(new Fifo<>(uint(8 * bytes + 1), beats, PacketBuffer.style(beats), false));
        var fault = reg(bool()).init(0);
        var read = io.memory.beats();

        var plans = Pipeline.stage(io.requests, Plan.SHAPE, it -> Plan.of(it, bytes));
        var passed = distribute(plans, cutter.in(), cuts.in(), owners.in(), owners.out());
        var requested = instance(new Pipeline<>(Burst.SHAPE, 1));
        ask(cutter.out(), requested.in(), prefetched.out().fires());
        link(io.memory.bursts(), requested.out());
        prefetched.in().valid().set(read.valid());
        prefetched.in().payload().set(cat(read.value().bad(), read.value().data()));
        check(read.valid().not().or(prefetched.in().ready()), "there is a place for every beat");
        link(io.payload, aligned(prefetched.out(), cuts.out(), io.broken));
        io.ended.set(ended(read, owners.out(), passed, plans.payload().owner()));
        fault.next(read.valid().and(read.value().bad()));

        io.fault.set(fault);
    }

    /**
     * Every request goes to all who have a part in it at once. One whose pages are missing reads nothing: it waits for
     * those before it, so that its end does not come with one of theirs. Returns whether it goes.
     */
    private Bool distribute(Stream<Plan> plans, Stream<PageCutter.Run> runs, Stream<Cut> cuts, Stream<Owned> owners,
                            Stream<Owned> oldest) {
        int laneBits = log2Ceil(bytes);
        var slice = instance(new RegisterSlice<>(PageCutter.Run.of(bytes)));
        var plan = plans.payload();
        var reading = reg(uint(log2Ceil(UNFINISHED + 1))).init(0);      // requests whose beats are awaited
        var mayGo = plan.missing().not().or(reading.eq(0));
        var room = slice.in().ready().and(cuts.ready()).and(owners.ready()).and(mayGo);
        var go = plans.valid().and(room);
        var some = go.and(plan.empty().not());
        var reads = some.and(plan.missing().not());
        reading.next(UpDown.next(reading, reads, oldest.fires()));
        var line = plan.address().top(64 - laneBits);
        var lastByte = plan.end().minus(1);
        var length = lastByte.top(Lanes.BITS - laneBits);

        plans.ready().set(room);
        slice.in().valid().set(reads);
        slice.in().payload().set(new PageCutter.Run(line, length,
            Pages.second(plan.address().top(Pages.BITS), plan.next(), plan.apart())));
        cuts.valid().set(some);
        cuts.payload().set(new Cut(plan.address().trunc(laneBits), length, lastByte.trunc(laneBits),
            plan.missing()));
        owners.valid().set(reads);
        owners.payload().set(new Owned(plan.owner(),
            PageCutter.bursts(line.trunc(PageCutter.lineBits(bytes)), length)));
        link(runs, slice.out());
        cover(some.and(plan.missing()), "what is wanted has no page");
        return some.and(plan.missing());
    }

    /** Beats come in the order of the bursts. A request that reads nothing goes when none is awaited. */
    private static Valid<AccessOwner> ended(Valid<ReadBeat> read, Stream<Owned> owners, Bool passed,
                                            AccessOwner passing) {
        var answered = reg(uint(2)).init(0);                 // bursts of the oldest request
        var answers = read.valid().and(read.value().last());
        var isLast = answered.plus(1).eq(owners.payload().bursts());
        owners.ready().set(answers.and(isLast));
        when(answers, () -> answered.next(answered.plus(1).gate(isLast.not())));
        check(read.valid().not().or(owners.valid()), "every beat belongs to a request");
        var ended = reg(bool()).init(0);
        ended.next(owners.fires().or(passed));
        check(owners.fires().and(passed).not(), "one request ends at a time");
        return new Valid<>(ended, stage(mux(passed, passing, owners.payload().owner())));
    }

    /**
     * Asks for a burst when the store has places for two whole pages: one for the burst, which takes its places before
     * it goes out, and one for the burst before, whose places may not be counted yet.
     */
    private void ask(Stream<Burst> from, Stream<Burst> to, Bool leaving) {
        var places = reg(uint(log2Ceil(beats) + 1)).init(beats);
        var taken = reg(uint(places.width())).init(0);       // in the cycle before; less one when a beat has left
        var enough = places.top(places.width() - log2Ceil(2 * Burst.PAGE / bytes)).any();
        var length = from.payload().length().zext(places.width());

        to.mayChange("a burst is withdrawn when its places end").valid().set(from.valid().and(enough));
        to.payload().set(from.payload());
        from.ready().set(to.ready().and(enough));
        taken.next(mux(to.fires(), mux(leaving, length, length.plus(1)), fill(leaving, places.width())));
        places.next(places.minus(taken));
        check(places.le(beats), "no more places than there are");
    }

    /** The beats of each request with its first byte in front. */
    private Stream<Beat> aligned(Stream<UInt> store, Stream<Cut> cuts, Valid<Bool> broken) {
        var number = reg(uint(Lanes.BITS - log2Ceil(bytes))).init(0);
        var stage = instance(new Pipeline<>(Raw.of(bytes), 1));
        var shifter = instance(new ByteShifter(bytes, ByteShifter.Direction.EARLIER));
        var cut = cuts.payload();
        var last = number.eq(cut.length());

        var given = store.valid().or(cut.missing());
        stage.in().valid().set(given.and(cuts.valid()));
        stage.in().payload().set(new Raw(
            new Beat(store.payload().trunc(8 * bytes), Lanes.upTo(cut.lastByte(), last.not(), bytes), last),
            cut.first()));
        store.ready().set(stage.in().ready().and(cuts.valid()).and(cut.missing().not()));
        cuts.ready().set(stage.in().ready().and(given).and(last));
        var wasBad = reg(bool()).init(0);                    // a beat before in the request
        var isBad = wasBad.or(store.payload().msb()).or(cut.missing());
        when(stage.in().fires(), () -> {
            number.next(mux(last, number.and(0), number.plus(1)));
            wasBad.next(isBad.and(last.not()));
        });
        broken.valid().set(stage.in().fires().and(last));
        broken.value().set(isBad);

        shifter.offset().set(stage.out().payload().first());
        shifter.in().valid().set(stage.out().valid());
        shifter.in().payload().set(stage.out().payload().beat());
        stage.out().ready().set(shifter.in().ready());
        return shifter.out();
    }
}
