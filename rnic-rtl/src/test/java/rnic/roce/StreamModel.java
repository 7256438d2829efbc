package rnic.roce;

/**
 * How far the requests of a queue pair have come, written from the wire profile: First opens a message, Middle and Last
 * go on with it, a Read takes a PSN for each packet of its response. All numbers are modulo 2^24.
 */
record StreamModel(int expected, int extra, int msn, int rqmsn, int po, boolean open, boolean send, long address,
                   int key, int length) {
    private static final int READ = 0x0C;
    private static final int MASK = 0xFFFFFF;

    static StreamModel beginning(int psn, int messages) {
        return new StreamModel(psn, 0, messages + 1, messages, 0, false, false, 0, 0, 0);
    }

    static boolean isRequest(int opcode) {
        return opcode <= READ || opcode == 0x13 || opcode == 0x14 || opcode == 0x16 || opcode == 0x17;
    }

    static boolean isSend(int opcode) {
        return opcode <= 0x05 || opcode == 0x16 || opcode == 0x17;
    }

    static boolean isLater(int opcode) {
        return switch (opcode) {
            case 0x01, 0x02, 0x03, 0x07, 0x08, 0x09, 0x16 -> true;
            default -> false;
        };
    }

    /** A Read or an atomic. */
    static boolean isAnswered(int opcode) {
        return opcode == READ || opcode == 0x13 || opcode == 0x14;
    }

    static boolean isEnding(int opcode) {
        return switch (opcode) {
            case 0x00, 0x01, 0x06, 0x07 -> false;
            default -> true;
        };
    }

    private static boolean isReceiving(int opcode) {
        return isEnding(opcode) && (isSend(opcode) || opcode == 0x09 || opcode == 0x0B);
    }

    /** Packets of a Read's response, else one. */
    static int packets(int opcode, int length, int pmtu) {
        long bytes = Integer.toUnsignedLong(length);
        return opcode == READ ? (int) Math.max(1, (bytes + pmtu - 1) / pmtu) : 1;
    }

    /** How far a PSN lies ahead; negative behind. */
    int ahead(int psn) {
        return (psn - expected) << 8 >> 8;
    }

    boolean fits(int opcode) {
        return isLater(opcode) == open && (!open || send == isSend(opcode));
    }

    /** Behind a request that is taken. */
    StreamModel behind(SentRequest packet, int pmtu) {
        int opcode = packet.opcode();
        int packets = packets(opcode, packet.length(), pmtu);
        boolean ends = isEnding(opcode);
        boolean first = !isLater(opcode);
        return new StreamModel(expected + packets & MASK, extra + packets - 1 & MASK, msn + (ends ? 1 : 0) & MASK,
            rqmsn + (isReceiving(opcode) ? 1 : 0) & MASK, ends ? 0 : po + 1, !ends, isSend(opcode),
            first ? packet.address() : address, first ? packet.key() : key, first ? packet.length() : length);
    }
}
