package veroce.packet;

/** The opcodes by name. A number means the same packet on both ports, with other headers behind it. */
public final class Opcode {
    public static final int SEND_FIRST = 0x00;
    public static final int SEND_MIDDLE = 0x01;
    public static final int SEND_LAST = 0x02;
    public static final int SEND_LAST_IMM = 0x03;
    public static final int SEND_ONLY = 0x04;
    public static final int SEND_ONLY_IMM = 0x05;
    public static final int WRITE_FIRST = 0x06;
    public static final int WRITE_MIDDLE = 0x07;
    public static final int WRITE_LAST = 0x08;
    public static final int WRITE_LAST_IMM = 0x09;
    public static final int WRITE_ONLY = 0x0a;
    public static final int WRITE_ONLY_IMM = 0x0b;
    public static final int READ_REQUEST = 0x0c;
    public static final int READ_RESPONSE_FIRST = 0x0d;
    public static final int READ_RESPONSE_MIDDLE = 0x0e;
    public static final int READ_RESPONSE_LAST = 0x0f;
    public static final int READ_RESPONSE_ONLY = 0x10;
    /** ACK, RNR NAK, NAK and Packet Drop NAK, told apart by the syndrome. */
    public static final int ACKNOWLEDGE = 0x11;
    public static final int ATOMIC_ACKNOWLEDGE = 0x12;
    public static final int CMP_SWAP = 0x13;
    public static final int FETCH_ADD = 0x14;
    public static final int SEND_LAST_INV = 0x16;
    public static final int SEND_ONLY_INV = 0x17;
    public static final int SACK = 0x18;
    /** ACK_Rsp and Packet Drop NAK_Rsp. */
    public static final int ACKNOWLEDGE_RSP = 0x19;
    public static final int SACK_RSP = 0x1e;
    public static final int UD_SEND_ONLY = 0x64;
    public static final int UD_SEND_ONLY_IMM = 0x65;
    public static final int CNP = 0x81;
    public static final int RTT_REQUEST = 0x82;
    public static final int RTT_RESPONSE = 0x83;
    public static final int SLOW_PACKET = 0x84;

    private Opcode() {}
}
