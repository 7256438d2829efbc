package hdl.example;

import static hdl.Hdl.*;
import static hdl.lib.csr.Access.*;

import hdl.*;
import hdl.lib.*;
import hdl.lib.axi.*;
import hdl.lib.csr.*;

@Doc("Counts the packets and bytes that pass; software reads the counts, and sets which lengths count.")
public record PacketCounter(int bytes) implements Circuit<PacketCounter.Io> {
    static final RegisterMap MAP = RegisterMap.of("packet_counter", "Counts packets that pass")
        .register(0x00, "control", "What counts")
            .bit("enable", 0, READ_WRITE, "counts while 1")
            .field("least", 31, 16, READ_WRITE, "bytes of the shortest packet that counts")
        .register(0x08, "packets", "Packets")
            .field("count", 63, 0, COUNTER, "packets since reset")
        .register(0x10, "bytes", "Bytes")
            .counter("count", 63, 0, 16, "bytes of those packets");

    public record Io(AxiLite sAxi, Stream<Beat> in, Stream<Beat> out) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(new CsrBlock(MAP).bus()), p.in(Stream.of(Beat.of(bytes))), p.out(Stream.of(Beat.of(bytes))));
    }

    @Override public void body(Io io) {
        var registers = instance(new CsrBlock(MAP));
        var before = reg(uint(16)).init(0);
        var beat = io.in.payload();
        var length = before.plus(PopCount.of(beat.keep()).zext(16));
        var counts = registers.control().bool("control.enable").and(io.in.fires()).and(beat.last())
            .and(length.ge(registers.control().uint("control.least")));

        when(io.in.fires(), () -> before.next(mux(beat.last(), 0, length)));
        link(registers.sAxi(), io.sAxi);
        link(io.out, io.in);
        registers.status().bool("packets.count").set(counts);
        registers.status().uint("bytes.count").set(mux(counts, length, 0));
    }
}
