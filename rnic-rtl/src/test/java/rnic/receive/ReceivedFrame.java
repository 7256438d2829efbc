package rnic.receive;

import java.math.BigInteger;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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

    boolean withdraws() {
        return opcode() == 0x16 || opcode() == 0x17;
    }

    boolean isSend() {
        return opcode() <= 0x05 || opcode() == 0x16 || opcode() == 0x17;
    }

    boolean isRead() {
        return opcode() == 0x0C;
    }

    boolean isAtomic() {
        return opcode() == 0x13 || opcode() == 0x14;
    }

    /** A Read or an atomic: wants a context. */
    boolean isKept() {
        return isRead() || isAtomic();
    }

    /** Numbered in the SQ space. */
    boolean isRequest() {
        return isSend() || isWrite() || isKept();
    }

    /** Numbered in the RSP space. */
    boolean isResponse() {
        return opcode() >= 0x0D && opcode() <= 0x10 || opcode() == 0x12;
    }

    boolean isAtomicResponse() {
        return opcode() == 0x12;
    }

    /** Exactly one PMTU of a response. */
    boolean isFullResponse() {
        return opcode() == 0x0D || opcode() == 0x0E;
    }

    boolean endsResponse() {
        return isResponse() && !isFullResponse();
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

    static Map<String, BigInteger> numbers(Object... pairs) {
        var numbers = new TreeMap<String, BigInteger>();
        for (int i = 0; i < pairs.length; i += 2) {
            numbers.put((String) pairs[i], BigInteger.valueOf(((Number) pairs[i + 1]).longValue()));
        }
        return numbers;
    }

    /** What the send window gets of it. */
    Map<String, BigInteger> acknowledgement() {
        var fields = numbers("flow.qp", number("destQp"), "flow.responses", ofResponses() ? 1 : 0, "sack",
            opcode() == 0x18 || opcode() == 0x1E ? 1 : 0);
        fields.putAll(Map.of("syndrome", value("syndrome"), "psn", value("psn"), "msn", value("ackMsn"), "becn",
            value("becn"), "retrans", value("retrans"), "start", value("sackStart"), "length", value("sackLength"),
            "bitmap", value("sackBitmap")));
        return fields;
    }

    /** The order that places it; of an atomic the last eight bytes of the headers. */
    Map<String, BigInteger> placed(BigInteger target) {
        boolean isResult = isAtomicResponse();
        var fields = numbers("place", 1, "offset", number("payloadOffset") - (isResult ? 8 : 0) & 127, "length",
            isResult ? 8 : number("payloadLength"), "reversed", isResult ? 1 : 0, "qp", number("destQp"));
        fields.put("address", target);
        return fields;
    }

    /** What is put into its context. */
    Map<String, BigInteger> operands(int context) {
        var fields = numbers("qp", number("destQp"), "context", context, "kind", isRead() ? 0 : opcode() - 0x12);
        fields.putAll(Map.of("msn", value("msn"), "address", value("address"), "key", value("key"), "operand",
            value(isRead() ? "dmaLength" : "operand"), "compare", value("compare")));
        return fields;
    }

    /** What is noted for the completion of the message. */
    Map<String, BigInteger> stash(long length, int context) {
        int kind = switch (opcode()) {
            case 0x02, 0x04 -> 1;
            case 0x03, 0x05 -> 2;
            case 0x16, 0x17 -> 3;
            case 0x09, 0x0B -> 4;
            case 0x0C -> 5;
            case 0x13, 0x14 -> 6;
            default -> 0;
        };
        return Map.of("qp", value("destQp"), "msn", value("msn"), "kind", BigInteger.valueOf(kind), "solicited",
            value("solicited"), "argument", isKept() ? BigInteger.valueOf(context) : value("immediate"), "length", BigInteger.valueOf(length), "wqeIndex",
            BigInteger.valueOf(number("rqmsn") & RnicParameters.SMALL.messages() - 1));
    }
}
