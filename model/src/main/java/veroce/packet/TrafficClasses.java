package veroce.packet;

/** The DSCP classes after reset, and the traffic class a sender gives each packet. */
public final class TrafficClasses {
    public static final int DATA = 8;
    public static final int REQUEST = 8;
    public static final int CONTROL = 46;
    public static final int PROBE = 46;
    /** Written by switches that cut the payload away, never by an endpoint. */
    public static final int TRIMMED = 9;

    /** What RoCEv2 queue pairs use, as is customary: switches do not trim it. */
    public static final int ROCE = 26;
    public static final int ROCE_CONGESTION = 48;

    public static final int NOT_ECT = 0;
    public static final int ECT_0 = 2;
    public static final int CONGESTION_EXPERIENCED = 3;

    private TrafficClasses() {}

    static int dscp(int opcode, boolean payload) {
        return isControl(opcode) ? CONTROL : isProbe(opcode) ? PROBE : payload ? DATA : REQUEST;
    }

    static int ecn(int opcode) {
        return isControl(opcode) || isProbe(opcode) ? NOT_ECT : ECT_0;
    }

    private static boolean isProbe(int opcode) {
        return opcode == Opcode.RTT_REQUEST || opcode == Opcode.RTT_RESPONSE;
    }

    private static boolean isControl(int opcode) {
        return switch (opcode) {
            case Opcode.ACKNOWLEDGE, Opcode.SACK, Opcode.ACKNOWLEDGE_RSP, Opcode.SACK_RSP, Opcode.CNP,
                Opcode.SLOW_PACKET -> true;
            default -> false;
        };
    }
}
