package hdl.lib.axi;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import java.util.ArrayList;

/**
 * Joins a manager to a wider subordinate. Every burst passes as it is, as AXI4 allows on a wider bus; beats of data
 * take the lanes of their addresses, so nothing is put together and the wide bus is as slow as the narrow one. Bursts of
 * every kind; the subordinate sees identifier 0 and no locks, so answers come in the order of their requests. Latency 0
 * in all channels but for data, which waits until its address has been known for 1 cycle. Requests wait while
 * {@code outstanding} of their kind are on their way.
 *
 * @param addressBits width of the addresses
 * @param narrowBits  data of the manager
 * @param wideBits    data of the subordinate, more
 * @param idBits      width of the manager's identifiers
 * @param outstanding reads, and writes, that may be on their way, at least 2
 */
@Doc("Joins a manager of an AXI4 bus to a wider subordinate.")
public record Axi4WidthUp(int addressBits, int narrowBits, int wideBits, int idBits, int outstanding)
    implements Circuit<Axi4WidthUp.Io> {
    public record Io(
        @Doc("from the manager, narrow") Axi4 sAxi,
        @Doc("to the subordinate, wide") Axi4 mAxi
    ) implements Bundle<Io> {}

    /** What the answers to a read are known by. */
    record Read(UInt id, BurstPlace place) implements Bundle<Read> {}

    public Axi4WidthUp {
        if (wideBits <= narrowBits || outstanding < 2) {
            throw HdlException.refused("Axi4WidthUp from " + narrowBits + " to " + wideBits + " bits, "
                + outstanding + " on their way: the subordinate is wider, and at least 2 are on their way");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Axi4.of(addressBits, narrowBits, idBits)), p.out(Axi4.of(addressBits, wideBits, 1)));
    }

    @Override public void body(Io io) {
        int bits = log2Ceil(wideBits / 8);
        Shape<Read> read = bundle(f -> new Read(f.of(uint(idBits)), f.of(BurstPlace.of(bits))));
        var writes = instance(new Fifo<>(BurstPlace.of(bits), outstanding));
        var ids = instance(new Fifo<>(uint(idBits), outstanding));
        var reads = instance(new Fifo<>(read.named("AxiUpRead_" + bits + "_" + idBits), outstanding));
        var aw = io.sAxi.aw();
        var ar = io.sAxi.ar();

        address(aw, io.mAxi.aw(), writes.in().ready().and(ids.in().ready()));
        writes.in().valid().set(aw.fires());
        writes.in().payload().set(BurstPlace.first(aw.payload(), bits));
        ids.in().valid().set(aw.fires());
        ids.in().payload().set(aw.payload().id());
        address(ar, io.mAxi.ar(), reads.in().ready());
        reads.in().valid().set(ar.fires());
        reads.in().payload().set(new Read(ar.payload().id(), BurstPlace.first(ar.payload(), bits)));

        write(io.sAxi.w(), io.mAxi.w(), writes.out());
        answer(io.mAxi.b(), io.sAxi.b(), ids.out());
        read(io.mAxi.r(), io.sAxi.r(), reads.out());
    }

    /** Passes what may pass, without identifier and lock. */
    private static void address(Stream<Axi4.Address> from, Stream<Axi4.Address> to, Bool room) {
        from.ready().set(to.ready().and(room));
        to.valid().set(from.valid().and(room));
        var burst = from.payload();
        to.payload().set(new Axi4.Address(lit(0, 1), burst.addr(), burst.len(), burst.size(), burst.burst(), lit(false),
            burst.cache(), burst.prot(), burst.qos()));
        ignore(burst.lock());
    }

    private void write(Stream<Axi4.WriteData> from, Stream<Axi4.WriteData> to, Stream<BurstPlace> bursts) {
        int parts = wideBits / narrowBits;
        var place = place(bursts.payload(), to.fires(), to.payload().last(), "write");
        var lane = lane(place);
        var data = new ArrayList<UInt>();
        var strobes = new ArrayList<UInt>();
        for (int i = 0; i < parts; i++) {
            data.add(from.payload().data());
            strobes.add(from.payload().strb().gate(lane.eq(i)));
        }
        from.ready().set(to.ready().and(bursts.valid()));
        to.valid().set(from.valid().and(bursts.valid()));
        to.payload().data().set(cat(data));
        to.payload().strb().set(cat(strobes.reversed()));
        to.payload().last().set(from.payload().last());
        bursts.ready().set(to.fires().and(to.payload().last()));
    }

    private static void answer(Stream<Axi4.WriteResponse> from, Stream<Axi4.WriteResponse> to, Stream<UInt> ids) {
        to.valid().set(from.valid().and(ids.valid()));
        from.ready().set(to.ready().and(ids.valid()));
        ids.ready().set(to.fires());
        to.payload().set(new Axi4.WriteResponse(ids.payload(), from.payload().resp()));
        ignore(from.payload().id());
    }

    private void read(Stream<Axi4.ReadData> from, Stream<Axi4.ReadData> to, Stream<Read> bursts) {
        var place = place(bursts.payload().place(), to.fires(), from.payload().last(), "read");
        var start = cat(lane(place), lit(0, log2Ceil(narrowBits)));
        to.valid().set(from.valid().and(bursts.valid()));
        from.ready().set(to.ready().and(bursts.valid()));
        bursts.ready().set(to.fires().and(from.payload().last()));
        to.payload().id().set(bursts.payload().id());
        to.payload().data().set(from.payload().data().slice(start, narrowBits));
        to.payload().resp().set(from.payload().resp());
        to.payload().last().set(from.payload().last());
        ignore(from.payload().id());
    }

    /** Where the beat that is shown lies; the place of a burst's first beat stands in its entry. */
    private static BurstPlace place(BurstPlace first, Bool moves, Bool last, String what) {
        var begun = reg(bool()).named(what + "Begun").init(0);
        var later = reg(uint(first.at().width())).named(what + "At");
        var now = new BurstPlace(mux(begun, later, first.at()), first.step(), first.span());
        when(moves, () -> {
            begun.next(last.not());
            later.next(now.next().at());
        });
        return now;
    }

    private UInt lane(BurstPlace place) {
        return place.at().bits(log2Ceil(wideBits / 8) - 1, log2Ceil(narrowBits / 8));
    }
}
