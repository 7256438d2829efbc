package hdl.lib.axi;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.cdc.AsyncFifo;

/**
 * Takes an AXI4-Lite bus to another clock: a small {@link AsyncFifo} per channel. Latency of a channel 1 cycle of the
 * side it comes from and 3 to 4 of the other. Both clocks are reset together.
 *
 * @param addressBits width of the addresses
 * @param dataBits    32 or 64
 */
@Doc("Takes an AXI4-Lite bus to another clock.")
public record AxiLiteCrossing(int addressBits, int dataBits) implements Circuit<AxiLiteCrossing.Io> {
    private static final int DEPTH = 4;

    public record Io(
        @Doc("of sAxi") Clock managerClock,
        @Doc("of mAxi") Clock subordinateClock,
        @Doc("from the manager") AxiLite sAxi,
        @Doc("to the subordinate") AxiLite mAxi
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var bus = AxiLite.of(addressBits, dataBits);
        var manager = p.clock();
        var subordinate = p.clock();
        return new Io(manager, subordinate, p.on(manager).in(bus), p.on(subordinate).out(bus));
    }

    @Override public void body(Io io) {
        var address = AxiLite.Address.of(addressBits);
        cross(address, io.sAxi.aw(), io.managerClock, io.mAxi.aw(), io.subordinateClock);
        cross(AxiLite.WriteData.of(dataBits), io.sAxi.w(), io.managerClock, io.mAxi.w(), io.subordinateClock);
        cross(uint(2), io.mAxi.b(), io.subordinateClock, io.sAxi.b(), io.managerClock);
        cross(address, io.sAxi.ar(), io.managerClock, io.mAxi.ar(), io.subordinateClock);
        cross(AxiLite.ReadData.of(dataBits), io.mAxi.r(), io.subordinateClock, io.sAxi.r(), io.managerClock);
    }

    private static <T extends Data<T>> void cross(Shape<T> payload, Stream<T> from, Clock write, Stream<T> to,
                                                  Clock read) {
        var fifo = instance(new AsyncFifo<>(payload, DEPTH));
        fifo.write().set(write);
        fifo.read().set(read);
        link(fifo.in(), from);
        link(to, fifo.out());
    }
}
