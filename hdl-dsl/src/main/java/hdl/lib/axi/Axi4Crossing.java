package hdl.lib.axi;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.cdc.AsyncFifo;

/**
 * Takes an AXI4 bus to another clock: an {@link AsyncFifo} per channel, so that addresses, data and answers keep their
 * order within a channel. One beat per cycle in each channel when both clocks are alike; latency of a channel 1 cycle of
 * the side it comes from and 3 to 4 of the other. Both clocks are reset together.
 *
 * @param addressBits width of the addresses
 * @param dataBits    width of the data
 * @param idBits      width of the identifiers
 * @param depth       places per channel, a power of two, 16 or more for one beat per cycle
 */
@Doc("Takes an AXI4 bus to another clock.")
public record Axi4Crossing(int addressBits, int dataBits, int idBits, int depth) implements Circuit<Axi4Crossing.Io> {
    public record Io(
        @Doc("of sAxi") Clock managerClock,
        @Doc("of mAxi") Clock subordinateClock,
        @Doc("from the manager") Axi4 sAxi,
        @Doc("to the subordinate") Axi4 mAxi
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var bus = Axi4.of(addressBits, dataBits, idBits);
        var manager = p.clock();
        var subordinate = p.clock();
        return new Io(manager, subordinate, p.on(manager).in(bus), p.on(subordinate).out(bus));
    }

    @Override public void body(Io io) {
        var address = Axi4.Address.of(addressBits, idBits);
        cross(address, io.sAxi.aw(), io.managerClock, io.mAxi.aw(), io.subordinateClock);
        cross(Axi4.WriteData.of(dataBits), io.sAxi.w(), io.managerClock, io.mAxi.w(), io.subordinateClock);
        cross(Axi4.WriteResponse.of(idBits), io.mAxi.b(), io.subordinateClock, io.sAxi.b(), io.managerClock);
        cross(address, io.sAxi.ar(), io.managerClock, io.mAxi.ar(), io.subordinateClock);
        cross(Axi4.ReadData.of(dataBits, idBits), io.mAxi.r(), io.subordinateClock, io.sAxi.r(), io.managerClock);
    }

    private <T extends Data<T>> void cross(Shape<T> payload, Stream<T> from, Clock write, Stream<T> to, Clock read) {
        var fifo = instance(new AsyncFifo<>(payload, depth));
        fifo.write().set(write);
        fifo.read().set(read);
        link(fifo.in(), from);
        link(to, fifo.out());
    }
}
