package hdl.lib.axi;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Framed;
import hdl.lib.Stream;

/**
 * AXI4 with the names of the bus: a component {@code mAxi} gives the ports {@code m_axi_awaddr} and so on.
 * {@code p.out} makes a manager, {@code p.in} a subordinate. The five channels are views: {@code aw()}, {@code w()},
 * {@code b()}, {@code ar()}, {@code r()}, each a stream of the same signals. REGION and USER, which the bus leaves to
 * choice, are left out.
 */
public record Axi4(
    UInt awid, UInt awaddr, UInt awlen, UInt awsize, UInt awburst, Bool awlock, UInt awcache, UInt awprot, UInt awqos,
    Bool awvalid, @Flipped Bool awready,
    UInt wdata, UInt wstrb, Bool wlast, Bool wvalid, @Flipped Bool wready,
    @Flipped UInt bid, @Flipped UInt bresp, @Flipped Bool bvalid, Bool bready,
    UInt arid, UInt araddr, UInt arlen, UInt arsize, UInt arburst, Bool arlock, UInt arcache, UInt arprot, UInt arqos,
    Bool arvalid, @Flipped Bool arready,
    @Flipped UInt rid, @Flipped UInt rdata, @Flipped UInt rresp, @Flipped Bool rlast, @Flipped Bool rvalid, Bool rready
) implements Bundle<Axi4> {
    /**
     * Where a burst goes.
     *
     * @param len   beats less one
     * @param size  bytes per beat, as a power of two
     * @param burst 0 fixed, 1 incrementing, 2 wrapping
     */
    public record Address(UInt id, UInt addr, UInt len, UInt size, UInt burst, Bool lock, UInt cache, UInt prot,
                          UInt qos) implements Bundle<Address> {
        public static Shape<Address> of(int addressBits, int idBits) {
            Shape<Address> shape = bundle(Address.class, uint(idBits), uint(addressBits), uint(8), uint(3), uint(2),
                bool(), uint(4), uint(3), uint(4));
            return shape.named("Axi4Address_" + addressBits + "_" + idBits);
        }
    }

    /** One beat of a write; {@code strb}: one bit per byte that is written. */
    public record WriteData(UInt data, UInt strb, Bool last) implements Bundle<WriteData>, Framed {
        public static Shape<WriteData> of(int dataBits) {
            Shape<WriteData> shape = bundle(WriteData.class, uint(dataBits), uint(dataBits / 8), bool());
            return shape.named("Axi4WriteData_" + dataBits);
        }
    }

    /** The answer to a write; {@code resp}: 0 okay, 1 exclusive okay, 2 subordinate error, 3 decode error. */
    public record WriteResponse(UInt id, UInt resp) implements Bundle<WriteResponse> {
        public static Shape<WriteResponse> of(int idBits) {
            Shape<WriteResponse> shape = bundle(WriteResponse.class, uint(idBits), uint(2));
            return shape.named("Axi4WriteResponse_" + idBits);
        }
    }

    /** One beat of the answer to a read. */
    public record ReadData(UInt id, UInt data, UInt resp, Bool last) implements Bundle<ReadData>, Framed {
        public static Shape<ReadData> of(int dataBits, int idBits) {
            Shape<ReadData> shape = bundle(ReadData.class, uint(idBits), uint(dataBits), uint(2), bool());
            return shape.named("Axi4ReadData_" + dataBits + "_" + idBits);
        }
    }

    /** A bus of these widths; the data is 8 to 1024 bits, a power of two. */
    public static Shape<Axi4> of(int addressBits, int dataBits, int idBits) {
        if (dataBits < 8 || dataBits > 1024 || Integer.bitCount(dataBits) != 1) {
            throw HdlException.refused("Axi4 of " + dataBits
                + " data bits: AXI4 has a power of two from 8 to 1024");
        }
        if (addressBits < 1 || idBits < 1) {
            throw HdlException.refused("Axi4 of " + addressBits + " address bits and " + idBits
                + " bits of identifiers: it has at least 1 of each");
        }
        return bundle(Axi4.class, uint(idBits), uint(addressBits), uint(8), uint(3), uint(2), bool(), uint(4), uint(3),
            uint(4), bool(), bool(), uint(dataBits), uint(dataBits / 8), bool(), bool(), bool(), uint(idBits), uint(2),
            bool(), bool(), uint(idBits), uint(addressBits), uint(8), uint(3), uint(2), bool(), uint(4), uint(3),
            uint(4), bool(), bool(), uint(idBits), uint(dataBits), uint(2), bool(), bool(), bool());
    }

    /** Write addresses, from the manager. */
    public Stream<Address> aw() {
        return new Stream<>(awvalid, awready,
            new Address(awid, awaddr, awlen, awsize, awburst, awlock, awcache, awprot, awqos));
    }

    /** Write data, from the manager. */
    public Stream<WriteData> w() {
        return new Stream<>(wvalid, wready, new WriteData(wdata, wstrb, wlast));
    }

    /** Write answers, to the manager. */
    public Stream<WriteResponse> b() {
        return new Stream<>(bvalid, bready, new WriteResponse(bid, bresp));
    }

    /** Read addresses, from the manager. */
    public Stream<Address> ar() {
        return new Stream<>(arvalid, arready,
            new Address(arid, araddr, arlen, arsize, arburst, arlock, arcache, arprot, arqos));
    }

    /** Read answers, to the manager. */
    public Stream<ReadData> r() {
        return new Stream<>(rvalid, rready, new ReadData(rid, rdata, rresp, rlast));
    }
}
