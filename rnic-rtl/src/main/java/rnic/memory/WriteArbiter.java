package rnic.memory;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.axi.Axi4;
import java.util.ArrayList;

/**
 * Lets several blocks write host memory over one AXI4 bus; the identifier on the bus is the number of the client. The
 * lowest number goes first. Data follows in the order of the addresses, each burst as a whole. Latency 1 cycle, 2 from
 * an address to its data; one burst and one beat per cycle.
 *
 * @param bytes   bytes per beat
 * @param clients at least 2
 * @param idBits  width of the identifiers on the bus
 */
@Doc("Lets several blocks write host memory over one AXI4 bus.")
public record WriteArbiter(int bytes, int clients, int idBits) implements Circuit<WriteArbiter.Io> {
    /** Bursts whose address may be ahead of their data. */
    private static final int AHEAD = 32;

    public record Io(
        @Doc("the first has priority") Vec<WritePort> clients,
        Stream<Axi4.Address> aw,
        Stream<Axi4.WriteData> w,
        @Doc("always ready") Stream<Axi4.WriteResponse> b,
        @Doc("no burst begins any more") Bool stop,
        @Doc("none is under way then") Bool rests
    ) implements Bundle<Io> {}

    public WriteArbiter {
        if (log2Ceil(clients) > idBits) {
            throw new IllegalArgumentException("WriteArbiter of " + clients + " clients: " + idBits
                + " identifier bits do not tell them apart");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(vec(WritePort.of(bytes), clients)), p.out(Stream.of(Axi4.Address.of(64, idBits))),
            p.out(Stream.of(Axi4.WriteData.of(8 * bytes))), p.in(Stream.of(Axi4.WriteResponse.of(idBits))),
            p.in(bool()), p.out(bool()));
    }

    @Override public void body(Io io) {
        registeredReset();
        var grants = instance(new Fifo<>(uint(indexWidth(clients)), AHEAD, LUTRAM, false));
        addresses(io, grants.in());
        data(io, grants.out());

        var refused = reg(bool());
        refused.next(io.b.payload().resp().bit(1));
        ignore(io.b.payload().resp().bit(0));
        io.b.ready().set(true);
        if (clients < 1 << idBits) {
            check(io.b.valid().not().or(io.b.payload().id().lt(clients)), "every answer belongs to a client");
        }
        for (int i = 0; i < clients; i++) {
            var answered = reg(bool()).init(0).named("answered_" + i);
            answered.next(io.b.valid().and(io.b.payload().id().eq(i)));
            io.clients.at(i).answers().valid().set(answered);
            io.clients.at(i).answers().value().set(refused);
        }
        io.rests.set(BusRest.of(io.stop, grants.in().fires(), io.b.valid()));
    }

    private void addresses(Io io, Stream<UInt> grants) {
        var arbiter = instance(new Arbiter<>(Burst.SHAPE, clients, Arbiter.Policy.FIXED, false));
        var slice = instance(new RegisterSlice<>(Axi4.Address.of(64, idBits)));
        var chosen = arbiter.out();
        for (int i = 0; i < clients; i++) {
            link(arbiter.in().at(i), io.clients.at(i).bursts());
        }
        var mayBegin = grants.ready().and(io.stop.not());
        chosen.ready().set(slice.in().ready().and(mayBegin));
        slice.in().mayChange("one that waits while the bus is stopped").valid().set(chosen.valid().and(mayBegin));
        slice.in().payload().set(ReadArbiter.address(chosen.payload(), arbiter.source().zext(idBits), bytes));
        grants.valid().set(chosen.fires());
        grants.payload().set(arbiter.source());
        link(io.aw, slice.out());
    }

    private void data(Io io, Stream<UInt> grants) {
        var slice = instance(new RegisterSlice<>(Axi4.WriteData.of(8 * bytes)));
        var grant = grants.payload();
        var streams = new ArrayList<Stream<Axi4.WriteData>>();
        for (int i = 0; i < clients; i++) {
            streams.add(io.clients.at(i).data());
        }
        var chosen = streams.getLast();
        var valid = chosen.valid();
        var data = chosen.payload();
        for (int i = clients - 2; i >= 0; i--) {
            valid = mux(grant.eq(i), streams.get(i).valid(), valid);
            data = mux(grant.eq(i), streams.get(i).payload(), data);
        }
        slice.in().valid().set(valid.and(grants.valid()));
        slice.in().payload().set(data);
        for (int i = 0; i < clients; i++) {
            streams.get(i).ready().set(slice.in().ready().and(grants.valid()).and(grant.eq(i)));
        }
        grants.ready().set(slice.in().fires().and(data.last()));
        link(io.w, slice.out());
    }
}
