package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import rnic.wire.Extension;
import rnic.wire.PacketFormat;
import rnic.wire.Payload;
import rnic.wire.Port;

/**
 * Tells what an opcode of the RoCEv2 port says of a packet's place among the requests (wire profile section 8).
 * Combinational: a function of eight bits.
 */
@Doc("What an opcode of the RoCEv2 port says of a packet's place among the requests.")
record RoceDecoder() implements Circuit<RoceDecoder.Io> {
    private static final int READ_REQUEST = 0x0C;

    record Io(UInt opcode, RoceKind kind) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(8)), p.out(RoceKind.SHAPE));
    }

    @Override public void body(Io io) {
        member(io.opcode, io.kind.request(), _ -> true);
        member(io.opcode, io.kind.send(), RoceDecoder::isSend);
        member(io.opcode, io.kind.read(), format -> format.opcode() == READ_REQUEST);
        member(io.opcode, io.kind.answered(), format -> format.opcode() == READ_REQUEST
            || format.has(Extension.ATOMICETH));
        member(io.opcode, io.kind.later(), format -> format.payload() == Payload.MIDDLE
            || format.payload() == Payload.LAST);
        member(io.opcode, io.kind.ending(), RoceDecoder::isEnd);
        member(io.opcode, io.kind.receives(), format -> isEnd(format)
            && (isSend(format) || format.has(Extension.IMMDT)));
    }

    private static boolean isSend(PacketFormat format) {
        return format.opcode() <= 0x05 || format.opcode() == 0x16 || format.opcode() == 0x17;
    }

    private static boolean isEnd(PacketFormat format) {
        return format.payload() != Payload.FIRST && format.payload() != Payload.MIDDLE;
    }

    /** Requests of reliable connections alone. */
    private static void member(UInt opcode, Bool output, Predicate<PacketFormat> has) {
        List<Long> opcodes = new ArrayList<>();
        for (var format : PacketFormat.ALL) {
            if (format.port() == Port.ROCE && format.opcode() < 0x20 && format.consumesPsn() && has.test(format)) {
                opcodes.add((long) format.opcode());
            }
        }
        choose(opcode).on(opcodes, () -> output.set(true)).otherwise(() -> output.set(false));
    }
}
