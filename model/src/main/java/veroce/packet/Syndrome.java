package veroce.packet;

/** The syndrome of an AETH: bits 6:5 say what kind of answer it is, bits 4:0 are its value. */
public final class Syndrome {
    /** ACK without credit information, the one we send. */
    public static final int ACK = 0x1f;
    /** RNR NAK; add a timer code of 0 to 31. */
    public static final int RNR_NAK = 0x20;
    /** Packet Drop NAK on the veRoCE port, PSN sequence error on the RoCEv2 port. */
    public static final int PACKET_DROP = 0x60;
    public static final int PSN_SEQUENCE = 0x60;
    public static final int INVALID_REQUEST = 0x61;
    public static final int REMOTE_ACCESS = 0x62;
    public static final int REMOTE_OPERATIONAL = 0x63;

    /** Pause of each RNR timer code in units of 10 us. */
    private static final int[] PAUSES = {65536, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384,
        512, 768, 1024, 1536, 2048, 3072, 4096, 6144, 8192, 12288, 16384, 24576, 32768, 49152};

    private Syndrome() {}

    /** The pause that an RNR NAK with this timer code asks for, in units of 10 us. */
    public static int pause(int code) {
        return PAUSES[code];
    }

    /** What the syndrome says, e.g. {@code RNR NAK, timer 12}. */
    public static String text(WirePort port, int syndrome) {
        int value = syndrome & 31;
        return switch (syndrome >> 5) {
            case 0 -> value == 31 ? "ACK" : "ACK, credit code " + value;
            case 1 -> "RNR NAK, timer " + value;
            case 3 -> switch (syndrome) {
                case PACKET_DROP -> port == WirePort.VEROCE ? "Packet Drop NAK" : "NAK, PSN sequence error";
                case INVALID_REQUEST -> "NAK, invalid request";
                case REMOTE_ACCESS -> "NAK, remote access error";
                case REMOTE_OPERATIONAL -> "NAK, remote operational error";
                default -> "reserved NAK code " + value;
            };
            default -> "reserved";
        };
    }

    /** True if a sender may put the syndrome into a packet of that format. */
    static boolean mayStandIn(OpcodeFormat format, int syndrome) {
        boolean ack = syndrome >> 5 == 0;
        return switch (format.opcode()) {
            case Opcode.ACKNOWLEDGE -> ack || syndrome >> 5 == 1
                || syndrome >= PACKET_DROP && syndrome <= REMOTE_OPERATIONAL;
            case Opcode.ACKNOWLEDGE_RSP -> ack || syndrome == PACKET_DROP;
            default -> ack;
        };
    }
}
