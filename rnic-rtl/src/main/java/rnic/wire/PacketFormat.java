package rnic.wire;

import static rnic.wire.Extension.AETH;
import static rnic.wire.Extension.ATOMICACKETH;
import static rnic.wire.Extension.ATOMICETH;
import static rnic.wire.Extension.DETH;
import static rnic.wire.Extension.IETH;
import static rnic.wire.Extension.IMMDT;
import static rnic.wire.Extension.MSNETH;
import static rnic.wire.Extension.POETH;
import static rnic.wire.Extension.RESV16;
import static rnic.wire.Extension.RETH;
import static rnic.wire.Extension.RQETH;
import static rnic.wire.Extension.RTTETH;
import static rnic.wire.Extension.SACKETH;

import hdl.*;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The headers of one packet: for a port and an opcode the chain of extension headers behind the base transport header
 * (wire profile sections 7 and 8). Every circuit and document that needs the formats reads them here.
 *
 * @param port       UDP destination port
 * @param opcode     8 bits of the base transport header
 * @param name       what the packet is called
 * @param extensions the headers behind the base transport header, in wire order
 */
public record PacketFormat(Port port, int opcode, String name, List<Extension> extensions) {
    /** Every format, by port and opcode. */
    public static final List<PacketFormat> ALL = all();

    public PacketFormat {
        extensions = List.copyOf(extensions);
    }

    /** Bytes from the first of the base transport header to the last of the last extension header. */
    public int headerBytes() {
        int bytes = Bth.BYTES;
        for (var extension : extensions) {
            bytes += extension.bytes();
        }
        return bytes;
    }

    public boolean has(Extension extension) {
        return extensions.contains(extension);
    }

    /** Byte offset of an extension header from the first byte of the base transport header. */
    public int offsetOf(Extension extension) {
        int at = Bth.BYTES;
        for (var earlier : extensions) {
            if (earlier == extension) {
                return at;
            }
            at += earlier.bytes();
        }
        throw new IllegalArgumentException(name + " on port " + port.number() + " has no " + extension);
    }

    /** What payload the packet may carry, by its place in its message (wire profile section 12). */
    public Payload payload() {
        return switch (opcode & 0x1F) {
            case 0x00, 0x06, 0x0D -> signal() ? Payload.NONE : Payload.FIRST;
            case 0x01, 0x07, 0x0E -> signal() ? Payload.NONE : Payload.MIDDLE;
            case 0x02, 0x03, 0x08, 0x09, 0x0F, 0x16 -> signal() ? Payload.NONE : Payload.LAST;
            case 0x04, 0x05, 0x0A, 0x0B, 0x10, 0x17 -> signal() ? Payload.NONE : Payload.ONLY;
            default -> Payload.NONE;
        };
    }

    /** An opcode of an atomic request: two operands end its headers. */
    public static Bool isAtomic(UInt opcode) {
        return opcode.eq(0x13).or(opcode.eq(0x14));
    }

    /** The packet is numbered by its sender, and so enters the window of its receiver. */
    public boolean consumesPsn() {
        boolean answer = opcode >= 0x0D && opcode <= 0x10 || opcode == 0x12;
        boolean request = opcode <= 0x0C || opcode == 0x13 || opcode == 0x14 || opcode == 0x16 || opcode == 0x17;
        return request || answer && port == Port.VEROCE;
    }

    /** Congestion and path signals: bits 7:5 of the opcode are 100. */
    private boolean signal() {
        return opcode >> 5 == 4;
    }

    /** Every offset at which an extension header stands in some format, smallest first. */
    public static List<Integer> offsetsOf(Extension extension) {
        var offsets = new TreeSet<Integer>();
        for (var format : ALL) {
            if (format.has(extension)) {
                offsets.add(format.offsetOf(extension));
            }
        }
        return List.copyOf(offsets);
    }

    private static List<PacketFormat> all() {
        var formats = new ArrayList<PacketFormat>();
        var p0 = new Table(Port.ROCE, formats);
        p0.add("Send First", 0x00).add("Send Middle", 0x01).add("Send Last", 0x02).add("Send Last Imm", 0x03, IMMDT);
        p0.add("Send Only", 0x04).add("Send Only Imm", 0x05, IMMDT);
        p0.add("Write First", 0x06, RETH).add("Write Middle", 0x07).add("Write Last", 0x08);
        p0.add("Write Last Imm", 0x09, IMMDT);
        p0.add("Write Only", 0x0A, RETH).add("Write Only Imm", 0x0B, RETH, IMMDT).add("Read Request", 0x0C, RETH);
        p0.add("Read Response First", 0x0D, AETH).add("Read Response Middle", 0x0E);
        p0.add("Read Response Last", 0x0F, AETH).add("Read Response Only", 0x10, AETH);
        p0.add("Acknowledge", 0x11, AETH).add("Atomic Acknowledge", 0x12, AETH, ATOMICACKETH);
        p0.add("CmpSwap", 0x13, ATOMICETH).add("FetchAdd", 0x14, ATOMICETH);
        p0.add("Send Last Inv", 0x16, IETH).add("Send Only Inv", 0x17, IETH);
        p0.unreliable();
        p0.add("UD Send Only", 0x64, DETH).add("UD Send Only Imm", 0x65, DETH, IMMDT).add("CNP", 0x81, RESV16);

        var p1 = new Table(Port.VEROCE, formats);
        p1.add("Send First", 0x00, MSNETH, RQETH).add("Send Middle", 0x01, MSNETH, RQETH, POETH);
        p1.add("Send Last", 0x02, MSNETH, RQETH, POETH).add("Send Last Imm", 0x03, MSNETH, RQETH, POETH, IMMDT);
        p1.add("Send Only", 0x04, MSNETH, RQETH).add("Send Only Imm", 0x05, MSNETH, RQETH, IMMDT);
        p1.add("Write First", 0x06, MSNETH, RETH).add("Write Middle", 0x07, MSNETH, RETH, POETH);
        p1.add("Write Last", 0x08, MSNETH, RETH, POETH).add("Write Last Imm", 0x09, MSNETH, RETH, RQETH, POETH, IMMDT);
        p1.add("Write Only", 0x0A, MSNETH, RETH).add("Write Only Imm", 0x0B, MSNETH, RETH, RQETH, IMMDT);
        p1.add("Read Request", 0x0C, MSNETH, RETH);
        p1.add("Read Response First", 0x0D, MSNETH, AETH).add("Read Response Middle", 0x0E, MSNETH, AETH, POETH);
        p1.add("Read Response Last", 0x0F, MSNETH, AETH, POETH).add("Read Response Only", 0x10, MSNETH, AETH);
        p1.add("ACK or NAK", 0x11, AETH, POETH).add("Atomic Acknowledge", 0x12, MSNETH, AETH, ATOMICACKETH);
        p1.add("CmpSwap", 0x13, MSNETH, ATOMICETH).add("FetchAdd", 0x14, MSNETH, ATOMICETH);
        p1.add("Send Last Inv", 0x16, MSNETH, RQETH, POETH, IETH).add("Send Only Inv", 0x17, MSNETH, RQETH, IETH);
        p1.add("SACK", 0x18, AETH, POETH, SACKETH).add("ACK_Rsp or NAK_Rsp", 0x19, AETH, POETH);
        p1.add("SACK_Rsp", 0x1E, AETH, POETH, SACKETH).add("CNP", 0x81, RESV16);
        p1.add("RTT Request", 0x82, RTTETH).add("RTT Response", 0x83, RTTETH).add("Slow-Packet signal", 0x84);
        return List.copyOf(formats);
    }

    private record Table(Port port, List<PacketFormat> formats) {
        Table add(String name, int opcode, Extension... extensions) {
            formats.add(new PacketFormat(port, opcode, name, List.of(extensions)));
            return this;
        }

        /** Unreliable connections have the Sends and Writes of reliable ones, under opcodes 0x20 above. */
        void unreliable() {
            for (var reliable : List.copyOf(formats)) {
                if (reliable.opcode() <= 0x0B) {
                    int opcode = reliable.opcode() | 0x20;
                    formats.add(new PacketFormat(port, opcode, "UC " + reliable.name(), reliable.extensions()));
                }
            }
        }
    }
}
