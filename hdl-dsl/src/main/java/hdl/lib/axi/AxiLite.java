package hdl.lib.axi;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;

/**
 * AXI4-Lite with the names of the bus: a component {@code sAxi} gives the ports {@code s_axi_awaddr} and so on.
 * {@code p.out} makes a manager, {@code p.in} a subordinate; the five channels are views, each a stream of the same
 * signals.
 */
public record AxiLite(
    UInt awaddr, UInt awprot, Bool awvalid, @Flipped Bool awready,
    UInt wdata, UInt wstrb, Bool wvalid, @Flipped Bool wready,
    @Flipped UInt bresp, @Flipped Bool bvalid, Bool bready,
    UInt araddr, UInt arprot, Bool arvalid, @Flipped Bool arready,
    @Flipped UInt rdata, @Flipped UInt rresp, @Flipped Bool rvalid, Bool rready
) implements Bundle<AxiLite> {
    /** Which register, and with which rights. */
    public record Address(UInt addr, UInt prot) implements Bundle<Address> {
        public static Shape<Address> of(int addressBits) {
            Shape<Address> shape = bundle(Address.class, uint(addressBits), uint(3));
            return shape.named("AxiLiteAddress_" + addressBits);
        }
    }

    /** What is written; {@code strb}: one bit per byte that is written. */
    public record WriteData(UInt data, UInt strb) implements Bundle<WriteData> {
        public static Shape<WriteData> of(int dataBits) {
            Shape<WriteData> shape = bundle(WriteData.class, uint(dataBits), uint(dataBits / 8));
            return shape.named("AxiLiteWriteData_" + dataBits);
        }
    }

    /** The answer to a read; {@code resp}: 0 okay, 2 subordinate error, 3 decode error. */
    public record ReadData(UInt data, UInt resp) implements Bundle<ReadData> {
        public static Shape<ReadData> of(int dataBits) {
            Shape<ReadData> shape = bundle(ReadData.class, uint(dataBits), uint(2));
            return shape.named("AxiLiteReadData_" + dataBits);
        }
    }

    /** A bus of these widths; the data is 32 or 64 bits. */
    public static Shape<AxiLite> of(int addressBits, int dataBits) {
        if (dataBits != 32 && dataBits != 64) {
            throw HdlException.refused("AxiLite of " + dataBits + " data bits: AXI4-Lite has 32 or 64");
        }
        if (addressBits < 1) {
            throw HdlException.refused("AxiLite of " + addressBits + " address bits: it has at least 1");
        }
        return bundle(AxiLite.class, uint(addressBits), uint(3), bool(), bool(), uint(dataBits), uint(dataBits / 8),
            bool(), bool(), uint(2), bool(), bool(), uint(addressBits), uint(3), bool(), bool(), uint(dataBits),
            uint(2), bool(), bool());
    }

    /** Write addresses, from the manager. */
    public Stream<Address> aw() {
        return new Stream<>(awvalid, awready, new Address(awaddr, awprot));
    }

    /** Write data, from the manager. */
    public Stream<WriteData> w() {
        return new Stream<>(wvalid, wready, new WriteData(wdata, wstrb));
    }

    /** Write answers, to the manager; 0 okay, 2 subordinate error, 3 decode error. */
    public Stream<UInt> b() {
        return new Stream<>(bvalid, bready, bresp);
    }

    /** Read addresses, from the manager. */
    public Stream<Address> ar() {
        return new Stream<>(arvalid, arready, new Address(araddr, arprot));
    }

    /** Read answers, to the manager. */
    public Stream<ReadData> r() {
        return new Stream<>(rvalid, rready, new ReadData(rdata, rresp));
    }
}
