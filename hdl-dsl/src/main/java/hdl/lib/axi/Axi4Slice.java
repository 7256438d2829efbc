package hdl.lib.axi;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;

/**
 * Cuts every combinational path of an AXI4 bus, in all five channels. Latency 1 cycle per channel, one beat per cycle
 * in each; a channel stalls only when its far side does.
 *
 * @param addressBits width of the addresses
 * @param dataBits    width of the data
 * @param idBits      width of the identifiers
 */
@Doc("Cuts every path of an AXI4 bus.")
public record Axi4Slice(int addressBits, int dataBits, int idBits) implements Circuit<Axi4Slice.Io> {
    public record Io(Axi4 sAxi, Axi4 mAxi) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var bus = Axi4.of(addressBits, dataBits, idBits);
        return new Io(p.in(bus), p.out(bus));
    }

    @Override public void body(Io io) {
        var address = Axi4.Address.of(addressBits, idBits);
        var aw = slice(io.sAxi.aw(), address);
        var w = slice(io.sAxi.w(), Axi4.WriteData.of(dataBits));
        var b = slice(io.mAxi.b(), Axi4.WriteResponse.of(idBits));
        var ar = slice(io.sAxi.ar(), address);
        var r = slice(io.mAxi.r(), Axi4.ReadData.of(dataBits, idBits));
        link(io.mAxi.aw(), aw);
        link(io.mAxi.w(), w);
        link(io.sAxi.b(), b);
        link(io.mAxi.ar(), ar);
        link(io.sAxi.r(), r);
    }

    private static <T extends Data<T>> Stream<T> slice(Stream<T> channel, Shape<T> payload) {
        var io = instance(new RegisterSlice<>(payload));
        link(io.in(), channel);
        return io.out();
    }
}
