package hdl.lib.axi;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.HalfSlice;
import hdl.lib.Stream;

/**
 * Cuts every combinational path of an AXI4-Lite bus with one register per channel. Latency 1 cycle per channel; one
 * access of each kind in two cycles.
 *
 * @param addressBits width of the addresses
 * @param dataBits    32 or 64
 */
@Doc("Cuts every path of an AXI4-Lite bus.")
public record AxiLiteSlice(int addressBits, int dataBits) implements Circuit<AxiLiteSlice.Io> {
    public record Io(AxiLite sAxi, AxiLite mAxi) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var bus = AxiLite.of(addressBits, dataBits);
        return new Io(p.in(bus), p.out(bus));
    }

    @Override public void body(Io io) {
        var aw = slice(io.sAxi.aw(), AxiLite.Address.of(addressBits));
        var w = slice(io.sAxi.w(), AxiLite.WriteData.of(dataBits));
        var b = slice(io.mAxi.b(), uint(2));
        var ar = slice(io.sAxi.ar(), AxiLite.Address.of(addressBits));
        var r = slice(io.mAxi.r(), AxiLite.ReadData.of(dataBits));
        link(io.mAxi.aw(), aw);
        link(io.mAxi.w(), w);
        link(io.sAxi.b(), b);
        link(io.mAxi.ar(), ar);
        link(io.sAxi.r(), r);
    }

    private static <T extends Data<T>> Stream<T> slice(Stream<T> channel, Shape<T> payload) {
        var io = instance(new HalfSlice<>(payload));
        link(io.in(), channel);
        return io.out();
    }
}
