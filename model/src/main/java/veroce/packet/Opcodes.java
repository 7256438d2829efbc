package veroce.packet;

import static veroce.packet.HeaderKind.AETH;
import static veroce.packet.HeaderKind.ATOMICACKETH;
import static veroce.packet.HeaderKind.ATOMICETH;
import static veroce.packet.HeaderKind.DETH;
import static veroce.packet.HeaderKind.IETH;
import static veroce.packet.HeaderKind.IMMDT;
import static veroce.packet.HeaderKind.MSNETH;
import static veroce.packet.HeaderKind.POETH;
import static veroce.packet.HeaderKind.RESV16;
import static veroce.packet.HeaderKind.RETH;
import static veroce.packet.HeaderKind.RQETH;
import static veroce.packet.HeaderKind.RTTETH;
import static veroce.packet.HeaderKind.SACKETH;
import static veroce.packet.OpcodeFormat.Payload.FIRST;
import static veroce.packet.OpcodeFormat.Payload.LAST;
import static veroce.packet.OpcodeFormat.Payload.MIDDLE;
import static veroce.packet.OpcodeFormat.Payload.NONE;
import static veroce.packet.OpcodeFormat.Payload.ONLY;

import java.util.ArrayList;
import java.util.List;

/** The packet formats of both ports, written down row by row as in the wire profile. */
public final class Opcodes {
    private static final OpcodeFormat[] VEROCE = new OpcodeFormat[256];
    private static final OpcodeFormat[] ROCE_V2 = new OpcodeFormat[256];

    static {
        veroce(0x00, "Send First", FIRST, PsnSpace.SQ, MSNETH, RQETH);
        veroce(0x01, "Send Middle", MIDDLE, PsnSpace.SQ, MSNETH, RQETH, POETH);
        veroce(0x02, "Send Last", LAST, PsnSpace.SQ, MSNETH, RQETH, POETH);
        veroce(0x03, "Send Last Imm", LAST, PsnSpace.SQ, MSNETH, RQETH, POETH, IMMDT);
        veroce(0x04, "Send Only", ONLY, PsnSpace.SQ, MSNETH, RQETH);
        veroce(0x05, "Send Only Imm", ONLY, PsnSpace.SQ, MSNETH, RQETH, IMMDT);
        veroce(0x06, "Write First", FIRST, PsnSpace.SQ, MSNETH, RETH);
        veroce(0x07, "Write Middle", MIDDLE, PsnSpace.SQ, MSNETH, RETH, POETH);
        veroce(0x08, "Write Last", LAST, PsnSpace.SQ, MSNETH, RETH, POETH);
        veroce(0x09, "Write Last Imm", LAST, PsnSpace.SQ, MSNETH, RETH, RQETH, POETH, IMMDT);
        veroce(0x0a, "Write Only", ONLY, PsnSpace.SQ, MSNETH, RETH);
        veroce(0x0b, "Write Only Imm", ONLY, PsnSpace.SQ, MSNETH, RETH, RQETH, IMMDT);
        veroce(0x0c, "Read Request", NONE, PsnSpace.SQ, MSNETH, RETH);
        veroce(0x0d, "Read Response First", FIRST, PsnSpace.RSP, MSNETH, AETH);
        veroce(0x0e, "Read Response Middle", MIDDLE, PsnSpace.RSP, MSNETH, AETH, POETH);
        veroce(0x0f, "Read Response Last", LAST, PsnSpace.RSP, MSNETH, AETH, POETH);
        veroce(0x10, "Read Response Only", ONLY, PsnSpace.RSP, MSNETH, AETH);
        veroce(0x11, "ACK or NAK", NONE, PsnSpace.NONE, AETH, POETH);
        veroce(0x12, "Atomic Acknowledge", NONE, PsnSpace.RSP, MSNETH, AETH, ATOMICACKETH);
        veroce(0x13, "CmpSwap", NONE, PsnSpace.SQ, MSNETH, ATOMICETH);
        veroce(0x14, "FetchAdd", NONE, PsnSpace.SQ, MSNETH, ATOMICETH);
        veroce(0x16, "Send Last Inv", LAST, PsnSpace.SQ, MSNETH, RQETH, POETH, IETH);
        veroce(0x17, "Send Only Inv", ONLY, PsnSpace.SQ, MSNETH, RQETH, IETH);
        veroce(0x18, "SACK", NONE, PsnSpace.NONE, AETH, POETH, SACKETH);
        veroce(0x19, "ACK_Rsp or NAK_Rsp", NONE, PsnSpace.NONE, AETH, POETH);
        veroce(0x1e, "SACK_Rsp", NONE, PsnSpace.NONE, AETH, POETH, SACKETH);
        veroce(0x81, "CNP", NONE, PsnSpace.NONE, RESV16);
        veroce(0x82, "RTT Request", NONE, PsnSpace.NONE, RTTETH);
        veroce(0x83, "RTT Response", NONE, PsnSpace.NONE, RTTETH);
        veroce(0x84, "Slow-Packet signal", NONE, PsnSpace.NONE);

        roce(0x00, "Send First", FIRST, PsnSpace.SQ);
        roce(0x01, "Send Middle", MIDDLE, PsnSpace.SQ);
        roce(0x02, "Send Last", LAST, PsnSpace.SQ);
        roce(0x03, "Send Last Imm", LAST, PsnSpace.SQ, IMMDT);
        roce(0x04, "Send Only", ONLY, PsnSpace.SQ);
        roce(0x05, "Send Only Imm", ONLY, PsnSpace.SQ, IMMDT);
        roce(0x06, "Write First", FIRST, PsnSpace.SQ, RETH);
        roce(0x07, "Write Middle", MIDDLE, PsnSpace.SQ);
        roce(0x08, "Write Last", LAST, PsnSpace.SQ);
        roce(0x09, "Write Last Imm", LAST, PsnSpace.SQ, IMMDT);
        roce(0x0a, "Write Only", ONLY, PsnSpace.SQ, RETH);
        roce(0x0b, "Write Only Imm", ONLY, PsnSpace.SQ, RETH, IMMDT);
        roce(0x0c, "Read Request", NONE, PsnSpace.SQ, RETH);
        roce(0x0d, "Read Response First", FIRST, PsnSpace.NONE, AETH);
        roce(0x0e, "Read Response Middle", MIDDLE, PsnSpace.NONE);
        roce(0x0f, "Read Response Last", LAST, PsnSpace.NONE, AETH);
        roce(0x10, "Read Response Only", ONLY, PsnSpace.NONE, AETH);
        roce(0x11, "Acknowledge", NONE, PsnSpace.NONE, AETH);
        roce(0x12, "Atomic Acknowledge", NONE, PsnSpace.NONE, AETH, ATOMICACKETH);
        roce(0x13, "CmpSwap", NONE, PsnSpace.SQ, ATOMICETH);
        roce(0x14, "FetchAdd", NONE, PsnSpace.SQ, ATOMICETH);
        roce(0x16, "Send Last Inv", LAST, PsnSpace.SQ, IETH);
        roce(0x17, "Send Only Inv", ONLY, PsnSpace.SQ, IETH);
        // The twelve Sends and Writes of UC are those of RC. They are parsed, but no window follows them.
        for (int opcode = 0x00; opcode <= 0x0b; opcode++) {
            OpcodeFormat rc = ROCE_V2[opcode];
            roce(0x20 + opcode, "UC " + rc.name(), rc.payload(), PsnSpace.NONE,
                rc.headers().toArray(new HeaderKind[0]));
        }
        roce(0x64, "UD Send Only", ONLY, PsnSpace.NONE, DETH);
        roce(0x65, "UD Send Only Imm", ONLY, PsnSpace.NONE, DETH, IMMDT);
        roce(0x81, "CNP", NONE, PsnSpace.NONE, RESV16);
    }

    private Opcodes() {}

    /** The format of an opcode on a port, or null if the wire profile has none. */
    public static OpcodeFormat find(WirePort port, int opcode) {
        return (port == WirePort.VEROCE ? VEROCE : ROCE_V2)[opcode];
    }

    /** Every format of a port, in the order of the opcodes. */
    public static List<OpcodeFormat> all(WirePort port) {
        List<OpcodeFormat> formats = new ArrayList<>();
        for (int opcode = 0; opcode < 256; opcode++) {
            if (find(port, opcode) != null) {
                formats.add(find(port, opcode));
            }
        }
        return formats;
    }

    private static void veroce(int opcode, String name, OpcodeFormat.Payload payload, PsnSpace space,
                               HeaderKind... headers) {
        VEROCE[opcode] = new OpcodeFormat(WirePort.VEROCE, opcode, name, List.of(headers), payload, space);
    }

    private static void roce(int opcode, String name, OpcodeFormat.Payload payload, PsnSpace space,
                             HeaderKind... headers) {
        ROCE_V2[opcode] = new OpcodeFormat(WirePort.ROCE_V2, opcode, name, List.of(headers), payload, space);
    }
}
