package rnic.transmit;

import static hdl.Hdl.*;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.lib.Beat;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.parse.IcrcChecker;
import rnic.parse.PacketParser;
import rnic.wire.Headers;

/** The builder, with parser and checker on what it sends. */
@Doc("The builder, with parser and checker on what it sends.")
record LoopBack(int bytes) implements Circuit<LoopBack.Io> {
    record Io(
        Stream<TxHeaders> fields,
        Stream<Beat> payload,
        Stream<Beat> frames,
        Valid<Headers> headers,
        Valid<IcrcChecker.Verdict> verdict
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(TxHeaders.SHAPE)), p.in(Stream.of(Beat.of(bytes))),
            p.out(Stream.of(Beat.of(bytes))), p.out(Valid.of(Headers.SHAPE)),
            p.out(Valid.of(IcrcChecker.Verdict.SHAPE)));
    }

    @Override public void body(Io io) {
        var builder = instance(new FrameBuilder(bytes));
        link(builder.fields(), io.fields);
        link(builder.payload(), io.payload);
        builder.now().set(0);                                  // nothing here tells when it leaves
        link(io.frames, builder.frames());

        var sent = new Valid<>(io.frames.fires(), builder.frames().payload());
        var parser = instance(new PacketParser(bytes));
        parser.veroce().set(rnic.wire.Port.VEROCE.number());
        parser.in().set(sent);
        io.headers.set(parser.headers());
        var checker = instance(new IcrcChecker(bytes));
        checker.in().set(sent);
        io.verdict.set(checker.verdict());
    }
}
