package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import rnic.protocol.PacketKind;
import rnic.wire.Extension;
import rnic.wire.PacketFormat;
import rnic.wire.Payload;
import rnic.wire.Port;

/**
 * Tells what an opcode of the veRoCE port means to the receiver (wire profile sections 6, 7 and 14). Combinational: a
 * function of eight bits.
 */
@Doc("What an opcode of the veRoCE port means to the receiver.")
public record KindDecoder() implements Circuit<KindDecoder.Io> {
    private static final List<Integer> ACKNOWLEDGE = List.of(0x11, 0x18, 0x19, 0x1E);
    private static final List<Integer> OF_RESPONSES = List.of(0x0D, 0x0E, 0x0F, 0x10, 0x12, 0x19, 0x1E);
    private static final List<Integer> OF_PROFILE_2 = List.of(0x18, 0x1E, 0x82, 0x83, 0x84);
    private static final List<Integer> OF_PROFILE_3 = List.of(0x12, 0x13, 0x14);
    private static final int ATOMIC_ACKNOWLEDGE = 0x12;
    private static final int READ_REQUEST = 0x0C;
    private static final int RTT_RESPONSE = 0x83;
    private static final int SLOW_PACKET = 0x84;
    private static final int CNP = 0x81;
    private static final int RTT_REQUEST = 0x82;

    public record Io(UInt opcode, PacketKind kind) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(8)), p.out(PacketKind.SHAPE));
    }

    @Override public void body(Io io) {
        var kind = io.kind;
        member(io.opcode, kind.acknowledging(), format -> ACKNOWLEDGE.contains(format.opcode()));
        member(io.opcode, kind.selective(), format -> format.has(Extension.SACKETH));
        member(io.opcode, kind.ofResponses(), format -> OF_RESPONSES.contains(format.opcode()));
        member(io.opcode, kind.stray(), format -> format.opcode() == RTT_RESPONSE);
        member(io.opcode, kind.slow(), format -> format.opcode() == SLOW_PACKET);
        member(io.opcode, kind.cnp(), format -> format.opcode() == CNP);
        member(io.opcode, kind.rttRequest(), format -> format.opcode() == RTT_REQUEST);
        member(io.opcode, kind.request(), KindDecoder::isRequest);
        member(io.opcode, kind.response(), format -> format.consumesPsn() && OF_RESPONSES.contains(format.opcode()));
        member(io.opcode, kind.atomicResponse(), format -> format.opcode() == ATOMIC_ACKNOWLEDGE);
        member(io.opcode, kind.send(), KindDecoder::isSend);
        member(io.opcode, kind.write(), KindDecoder::isWrite);
        member(io.opcode, kind.read(), format -> format.opcode() == READ_REQUEST);
        member(io.opcode, kind.atomic(), KindDecoder::isAtomic);
        member(io.opcode, kind.receives(), format -> format.has(Extension.RQETH));
        member(io.opcode, kind.invalidates(), format -> format.has(Extension.IETH));
        member(io.opcode, kind.full(), format -> format.payload() == Payload.FIRST
            || format.payload() == Payload.MIDDLE);
        member(io.opcode, kind.later(), format -> format.payload() == Payload.MIDDLE
            || format.payload() == Payload.LAST);
        member(io.opcode, kind.ending(), KindDecoder::isEnd);
        member(io.opcode, kind.needsP2(), format -> OF_PROFILE_2.contains(format.opcode()));
        member(io.opcode, kind.needsP3(), format -> OF_PROFILE_3.contains(format.opcode()));

        var selection = choose(io.opcode);
        for (int code = 1; code <= 6; code++) {
            int wanted = code;
            selection.on(opcodes(format -> stash(format) == wanted), () -> kind.stash().set(wanted));
        }
        selection.otherwise(() -> kind.stash().set(0));
    }

    private static boolean isRequest(PacketFormat format) {
        return format.consumesPsn() && !OF_RESPONSES.contains(format.opcode());
    }

    private static boolean isWrite(PacketFormat format) {
        return format.opcode() >= 0x06 && format.opcode() <= 0x0B;
    }

    private static boolean isSend(PacketFormat format) {
        return isRequest(format) && format.has(Extension.RQETH) && !isWrite(format);
    }

    private static boolean isAtomic(PacketFormat format) {
        return format.has(Extension.ATOMICETH);
    }

    private static boolean isEnd(PacketFormat format) {
        return format.consumesPsn() && format.payload() != Payload.FIRST && format.payload() != Payload.MIDDLE;
    }

    /** As StashWrite numbers them. */
    private static int stash(PacketFormat format) {
        if (isSend(format)) {
            return format.has(Extension.IMMDT) ? 2 : format.has(Extension.IETH) ? 3 : 1;
        }
        if (isAtomic(format)) {
            return 6;
        }
        return format.opcode() == READ_REQUEST ? 5 : isWrite(format) && format.has(Extension.IMMDT) ? 4 : 0;
    }

    private static void member(UInt opcode, Bool output, Predicate<PacketFormat> has) {
        choose(opcode).on(opcodes(has), () -> output.set(true)).otherwise(() -> output.set(false));
    }

    private static List<Long> opcodes(Predicate<PacketFormat> has) {
        var opcodes = new ArrayList<Long>();
        for (var format : PacketFormat.ALL) {
            if (format.port() == Port.VEROCE && has.test(format)) {
                opcodes.add((long) format.opcode());
            }
        }
        return opcodes;
    }
}
