package hdl.lib.axi;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import java.util.ArrayList;

/**
 * Joins a manager to a narrower subordinate. Each beat of the manager becomes an incrementing burst of its own, as long
 * as the beat needs, so that bursts of every kind and length pass; answers of the subordinate are joined, and the worst
 * of them is given. It sees identifier 0 and no locks, so answers come in the order of their requests. Latency 1 cycle
 * from a request to its first address, 0 for data and for the answer to a write, 1 for data that is read. One narrow
 * beat per cycle; one address per cycle, which is one per wide beat. Requests wait while {@code outstanding} beats of
 * their kind are on their way.
 *
 * @param addressBits width of the addresses, enough for a wide beat
 * @param wideBits    data of the manager
 * @param narrowBits  data of the subordinate, less
 * @param idBits      width of the manager's identifiers
 * @param outstanding wide beats to be read, and to be written, that may be on their way, at least 2
 */
@Doc("Joins a manager of an AXI4 bus to a narrower subordinate.")
public record Axi4WidthDown(int addressBits, int wideBits, int narrowBits, int idBits, int outstanding)
    implements Circuit<Axi4WidthDown.Io> {
    public record Io(
        @Doc("from the manager, wide") Axi4 sAxi,
        @Doc("to the subordinate, narrow") Axi4 mAxi
    ) implements Bundle<Io> {}

    /** A wide beat on its way: the first of its narrow ones, how many follow, and whether its burst ends with it. */
    record Part(UInt id, UInt lane, UInt more, Bool last) implements Bundle<Part> {}

    public Axi4WidthDown {
        if (wideBits <= narrowBits || outstanding < 2) {
            throw HdlException.refused("Axi4WidthDown from " + wideBits + " to " + narrowBits + " bits, "
                + outstanding + " on their way: the subordinate is narrower, and at least 2 are on their way");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Axi4.of(addressBits, wideBits, idBits)), p.out(Axi4.of(addressBits, narrowBits, 1)));
    }

    @Override public void body(Io io) {
        Shape<Part> shape = bundle(f -> new Part(f.of(uint(idBits)), f.of(uint(lanes())), f.of(uint(lanes())),
            f.of(bool())));
        var part = shape.named("AxiDownPart_" + lanes() + "_" + idBits);
        var writes = instance(new Fifo<>(part, outstanding));
        var acks = instance(new Fifo<>(part, outstanding));
        var reads = instance(new Fifo<>(part, outstanding));

        var written = split(io.sAxi.aw(), io.mAxi.aw(), writes.in().ready().and(acks.in().ready()), "write");
        writes.in().valid().set(io.mAxi.aw().fires());
        writes.in().payload().set(written);
        acks.in().valid().set(io.mAxi.aw().fires());
        acks.in().payload().set(written);
        var read = split(io.sAxi.ar(), io.mAxi.ar(), reads.in().ready(), "read");
        reads.in().valid().set(io.mAxi.ar().fires());
        reads.in().payload().set(read);

        write(io.sAxi.w(), io.mAxi.w(), writes.out());
        answer(io.mAxi.b(), io.sAxi.b(), acks.out());
        read(io.mAxi.r(), io.sAxi.r(), reads.out());
    }

    /** Bits of the number of a narrow beat in a wide one. */
    private int lanes() {
        return log2Ceil(wideBits / narrowBits);
    }

    private int narrowest() {
        return log2Ceil(narrowBits / 8);
    }

    /** Gives each beat of a burst an address of its own. */
    private Part split(Stream<Axi4.Address> from, Stream<Axi4.Address> to, Bool room, String what) {
        var burst = from.payload();
        var first = BurstPlace.first(burst, addressBits);
        var busy = reg(bool()).named(what + "Busy").init(0);
        var left = reg(uint(8)).named(what + "Left");
        var at = reg(uint(addressBits)).named(what + "At");
        var step = reg(uint(addressBits)).named(what + "Step");
        var span = reg(uint(addressBits)).named(what + "Span");
        var size = reg(uint(3)).named(what + "Size");
        var id = reg(uint(idBits)).named(what + "Id");
        var rights = reg(uint(11)).named(what + "Rights");
        var last = left.eq(0);
        var here = new BurstPlace(at, step, span);
        var more = at.not().and(step).bits(narrowest() + lanes() - 1, narrowest());

        when(from.fires(), () -> {
            busy.next(true);
            left.next(burst.len());
            at.next(first.at());
            step.next(first.step());
            span.next(first.span());
            size.next(mux(burst.size().gt(narrowest()), lit(narrowest(), 3), burst.size()));
            id.next(burst.id());
            rights.next(cat(burst.cache(), burst.prot(), burst.qos()));
        }).elseWhen(to.fires(), () -> {
            busy.next(last.not());
            left.next(left.minus(1));
            at.next(here.next().at());
        });
        ignore(burst.lock());

        from.ready().set(busy.not().or(last.and(to.fires())));
        to.valid().set(busy.and(room));
        to.payload().set(new Axi4.Address(lit(0, 1), at, more.zext(8), size, lit(1, 2), lit(false), rights.bits(10, 7),
            rights.bits(6, 4), rights.bits(3, 0)));
        return new Part(id, at.bits(narrowest() + lanes() - 1, narrowest()), more, last);
    }

    private void write(Stream<Axi4.WriteData> from, Stream<Axi4.WriteData> to, Stream<Part> parts) {
        var begun = reg(bool()).named("writeBegun").init(0);
        var lane = reg(uint(lanes())).named("writeLane");
        var more = reg(uint(lanes())).named("writeMore");
        var laneNow = mux(begun, lane, parts.payload().lane());
        var moreNow = mux(begun, more, parts.payload().more());
        var last = moreNow.eq(0);
        when(to.fires(), () -> {
            begun.next(last.not());
            lane.next(laneNow.plus(1));
            more.next(moreNow.minus(1));
        });
        var whole = from.payload();
        to.valid().set(from.valid().and(parts.valid()));
        from.ready().set(to.ready().and(parts.valid()).and(last));
        parts.ready().set(to.fires().and(last));
        to.payload().data().set(whole.data().slice(cat(laneNow, lit(0, log2Ceil(narrowBits))), narrowBits));
        to.payload().strb().set(narrowBits == 8 ? whole.strb().slice(laneNow, 1)
            : whole.strb().slice(cat(laneNow, lit(0, narrowest())), narrowBits / 8));
        to.payload().last().set(last);
        ignore(parts.payload().id());
        assume(from.valid().not().or(parts.valid().not()).or(whole.last().eq(parts.payload().last())),
            "a burst that writes has as many beats as its address says");
    }

    /** Of the answers to the parts of a burst the worst is the answer to the burst. */
    private void answer(Stream<Axi4.WriteResponse> from, Stream<Axi4.WriteResponse> to, Stream<Part> parts) {
        var soFar = reg(uint(2)).named("writeWorst").init(0);
        var last = parts.payload().last();
        var worst = worse(soFar, from.payload().resp());
        when(from.fires(), () -> soFar.next(mux(last, lit(0, 2), worst)));
        to.valid().set(from.valid().and(parts.valid()).and(last));
        from.ready().set(parts.valid().and(last.not().or(to.ready())));
        parts.ready().set(from.fires());
        to.payload().set(new Axi4.WriteResponse(parts.payload().id(), worst));
        ignore(from.payload().id());
        ignore(parts.payload().lane());
        ignore(parts.payload().more());
    }

    private void read(Stream<Axi4.ReadData> from, Stream<Axi4.ReadData> to, Stream<Part> parts) {
        var begun = reg(bool()).named("readBegun").init(0);
        var lane = reg(uint(lanes())).named("readLane");
        var full = reg(bool()).named("readFull").init(0);
        var id = reg(uint(idBits)).named("readId_out");
        var ends = reg(bool()).named("readEnds");
        var soFar = reg(uint(2)).named("readWorst");
        var laneNow = mux(begun, lane, parts.payload().lane());
        var beat = from.payload();
        var data = new ArrayList<UInt>();
        for (int i = 0; i < wideBits / narrowBits; i++) {
            var here = reg(uint(narrowBits)).named("readData_" + i);
            when(from.fires().and(laneNow.eq(i)), () -> here.next(beat.data()));
            data.add(here);
        }
        when(from.fires(), () -> {
            begun.next(beat.last().not());
            lane.next(laneNow.plus(1));
            soFar.next(worse(soFar.gate(begun), beat.resp()));
            id.next(parts.payload().id());
            ends.next(parts.payload().last());
        });
        when(full.not().or(to.ready()), () -> full.next(from.fires().and(beat.last())));
        from.ready().set(parts.valid().and(full.not().or(to.ready())));
        parts.ready().set(from.fires().and(beat.last()));
        to.valid().set(full);
        to.payload().set(new Axi4.ReadData(id, cat(data.reversed()), soFar, ends));
        ignore(beat.id());
        ignore(parts.payload().more());
    }

    private static UInt worse(UInt one, UInt other) {
        return mux(one.gt(other), one, other);
    }
}
