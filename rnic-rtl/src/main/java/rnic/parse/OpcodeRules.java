package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import rnic.wire.PacketFormat;
import rnic.wire.Payload;
import rnic.wire.Port;

/**
 * What an opcode allows on one UDP port (wire profile sections 7, 8 and 12). Combinational: a function of eight bits.
 */
@Doc("What payload and pad an opcode allows, and whether its packets are numbered.")
public record OpcodeRules(Port port) implements Circuit<OpcodeRules.Io> {
    public record Io(
        UInt opcode,
        @Doc("may carry a payload") Bool payload,
        @Doc("First or Middle: never a pad") Bool noPad,
        @Doc("consumes a PSN") Bool numbered
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(8)), p.out(bool()), p.out(bool()), p.out(bool()));
    }

    @Override public void body(Io io) {
        member(io.opcode, io.payload, format -> format.payload() != Payload.NONE);
        member(io.opcode, io.noPad, format -> format.payload() == Payload.FIRST || format.payload() == Payload.MIDDLE);
        member(io.opcode, io.numbered, PacketFormat::consumesPsn);
    }

    private void member(UInt opcode, Bool output, Predicate<PacketFormat> has) {
        List<Long> opcodes = new ArrayList<>();
        for (var format : PacketFormat.ALL) {
            if (format.port() == port && has.test(format)) {
                opcodes.add((long) format.opcode());
            }
        }
        choose(opcode).on(opcodes, () -> output.set(true)).otherwise(() -> output.set(false));
    }
}
