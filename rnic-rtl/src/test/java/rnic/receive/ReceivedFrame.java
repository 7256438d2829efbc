package rnic.receive;

import java.math.BigInteger;
import java.util.Map;
import java.util.Set;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;

/** The packet of a frame by the names of its fields, and what the wire profile says about its opcode (section 7). */
record ReceivedFrame(Map<String, BigInteger> fields) {
    private static final Set<Integer> FIRST = Set.of(0x00, 0x06);
    private static final Set<Integer> MIDDLE = Set.of(0x01, 0x07);
    private static final Set<Integer> LAST = Set.of(0x02, 0x03, 0x08, 0x09, 0x16);
    private static final Set<Integer> ONLY = Set.of(0x04, 0x05, 0x0A, 0x0B, 0x17);

    BigInteger value(String name) {
        return fields.get(name);
    }

    int number(String name) {
        return fields.get(name).intValueExact();
    }

    long word(String name) {
        return fields.get(name).longValueExact();
    }

    boolean flag(String name) {
        return fields.get(name).signum() != 0;
    }

    Row row() {
        return Row.values()[number("row")];
    }

    int opcode() {
        return number("opcode");
    }

    boolean isFirst() {
        return FIRST.contains(opcode());
    }

    boolean isMiddle() {
        return MIDDLE.contains(opcode());
    }

    boolean isLast() {
        return LAST.contains(opcode());
    }

    boolean isOnly() {
        return ONLY.contains(opcode());
    }

    boolean isWrite() {
        return opcode() >= 0x06 && opcode() <= 0x0B;
    }

    boolean isSend() {
        return opcode() <= 0x05 || opcode() == 0x16 || opcode() == 0x17;
    }

    /** Numbered in the SQ space. */
    boolean isRequest() {
        return isSend() || isWrite() || opcode() == 0x0C || opcode() == 0x13 || opcode() == 0x14;
    }

    /** Numbered in the RSP space. */
    boolean isResponse() {
        return opcode() >= 0x0D && opcode() <= 0x10 || opcode() == 0x12;
    }

    /** Of the RSP space: a response, or what acknowledges responses. */
    boolean ofResponses() {
        return isResponse() || opcode() == 0x19 || opcode() == 0x1E;
    }

    boolean isAcknowledge() {
        return Set.of(0x11, 0x18, 0x19, 0x1E).contains(opcode());
    }

    boolean consumesReceive() {
        return isSend() || opcode() == 0x09 || opcode() == 0x0B;
    }

    int leastProfile() {
        return Set.of(0x12, 0x13, 0x14).contains(opcode()) ? 3
            : Set.of(0x18, 0x1E, 0x82, 0x83, 0x84).contains(opcode()) ? 2 : 1;
    }

    /** Row 27. */
    boolean goodSyndrome() {
        int syndrome = number("syndrome");
        boolean ack = syndrome < 0x20;
        return switch (opcode()) {
            case 0x11 -> ack || syndrome < 0x40 || syndrome >= 0x60 && syndrome <= 0x63;
            case 0x19 -> ack || syndrome == 0x60;
            default -> ack;
        };
    }

    /** What is noted for the completion of the message. */
    Map<String, BigInteger> stash(long length) {
        int kind = switch (opcode()) {
            case 0x02, 0x04 -> 1;
            case 0x03, 0x05 -> 2;
            case 0x16, 0x17 -> 3;
            case 0x09, 0x0B -> 4;
            default -> 0;
        };
        return Map.of("qp", value("destQp"), "msn", value("msn"), "kind", BigInteger.valueOf(kind), "solicited",
            value("solicited"), "argument", value("immediate"), "length", BigInteger.valueOf(length), "wqeIndex",
            BigInteger.valueOf(number("rqmsn") & RnicParameters.SMALL.messages() - 1));
    }
}
