package rnic.memory;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.axi.Axi4;

/**
 * Lets several blocks read host memory over one AXI4 bus; the identifier on the bus is the number of the client. The
 * lowest number goes first, so clients that ask for little and wait for it come before those that ask ahead. Answers of
 * one client stay in order; those of different clients may come in any order and interleave. Latency 1 cycle each way,
 * one burst and one beat per cycle.
 *
 * @param bytes   bytes per beat
 * @param clients at least 2
 * @param idBits  width of the identifiers on the bus
 */
@Doc("Lets several blocks read host memory over one AXI4 bus.")
public record ReadArbiter(int bytes, int clients, int idBits) implements Circuit<ReadArbiter.Io> {
    /** Normal memory, not cached, may be buffered. */
    static final int CACHE = 3;

    public record Io(
        @Doc("the first has priority") Vec<ReadPort> clients,
        Stream<Axi4.Address> ar,
        @Doc("always ready") Stream<Axi4.ReadData> r,
        @Doc("no burst begins any more") Bool stop,
        @Doc("none is under way then") Bool rests
    ) implements Bundle<Io> {}

    public ReadArbiter {
        if (log2Ceil(clients) > idBits) {
            throw new IllegalArgumentException("ReadArbiter of " + clients + " clients: " + idBits
                + " identifier bits do not tell them apart");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(vec(ReadPort.of(bytes), clients)), p.out(Stream.of(Axi4.Address.of(64, idBits))),
            p.in(Stream.of(Axi4.ReadData.of(8 * bytes, idBits))), p.in(bool()), p.out(bool()));
    }

    @Override public void body(Io io) {
        registeredReset();
        var arbiter = instance(new Arbiter<>(Burst.SHAPE, clients, Arbiter.Policy.FIXED, false));
        var slice = instance(new RegisterSlice<>(Axi4.Address.of(64, idBits)));
        for (int i = 0; i < clients; i++) {
            link(arbiter.in().at(i), io.clients.at(i).bursts());
        }
        var chosen = arbiter.out();
        chosen.ready().set(slice.in().ready().and(io.stop.not()));
        slice.in().mayChange("one that waits while the bus is stopped").valid().set(chosen.valid().and(io.stop.not()));
        slice.in().payload().set(address(chosen.payload(), arbiter.source().zext(idBits), bytes));
        link(io.ar, slice.out());

        var data = reg(ReadBeat.of(bytes));
        data.next(new ReadBeat(io.r.payload().data(), io.r.payload().resp().bit(1), io.r.payload().last()));
        ignore(io.r.payload().resp().bit(0));
        io.r.ready().set(true);
        if (clients < 1 << idBits) {
            check(io.r.valid().not().or(io.r.payload().id().lt(clients)), "what is read belongs to a client");
        }
        for (int i = 0; i < clients; i++) {
            var arrived = reg(bool()).init(0).named("arrived_" + i);
            arrived.next(io.r.valid().and(io.r.payload().id().eq(i)));
            io.clients.at(i).beats().valid().set(arrived);
            io.clients.at(i).beats().value().set(data);
        }
        io.rests.set(BusRest.of(io.stop, slice.in().fires(), io.r.valid().and(io.r.payload().last())));
    }

    /** A burst as AXI4 says it. */
    static Axi4.Address address(Burst burst, UInt id, int bytes) {
        return new Axi4.Address(id, burst.address(), burst.length(), lit(log2Ceil(bytes), 3), lit(1, 2), lit(false),
            lit(CACHE, 4), lit(0, 3), lit(0, 4));
    }
}
