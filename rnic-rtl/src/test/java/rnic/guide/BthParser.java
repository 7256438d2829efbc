package rnic.guide;
import hdl.*; import hdl.lib.*;
import static hdl.Hdl.*;

@Doc("Reads the base transport header off the first beat of each packet; the packet itself passes through.")
public record BthParser(int bytes) implements Circuit<BthParser.Io> {
    public record Bth(UInt opcode, UInt flags, UInt pkey, UInt reserved, UInt destQp,
                      Bool ackRequest, UInt reserved2, UInt psn) implements Bundle<Bth> {
        static final Shape<Bth> SHAPE = bundle(Bth.class, uint(8), uint(8), uint(16), uint(8), uint(24), bool(),
            uint(7), uint(24));
    }
    public record Io(Stream<Beat> in, Stream<Beat> out, Valid<Bth> header) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Beat.of(bytes))), p.out(Stream.of(Beat.of(bytes))), p.out(Valid.of(Bth.SHAPE)));
    }

    @Override public void body(Io io) {
        var first = reg(bool()).init(1);
        var bth = io.in.payload().data().bytes(0, Bth.SHAPE.width() / 8).as(Bth.SHAPE);

        when(io.in.fires(), () -> first.next(io.in.payload().last()));

        io.header.valid().set(io.in.fires().and(first));
        io.header.value().set(bth);
        link(io.out, io.in);
    }
}
