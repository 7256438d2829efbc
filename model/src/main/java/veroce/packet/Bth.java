package veroce.packet;

/** The base transport header; {@code retransmission} is a reserved bit in RoCEv2. */
public record Bth(int opcode, boolean solicitedEvent, boolean migrationRequest, int padCount, int transportVersion,
                  int partitionKey, boolean fecn, boolean becn, int reserved6, int destQp, boolean ackRequest,
                  boolean retransmission, int reserved, int psn) {
    public static final int SIZE = 12;

    static Bth read(byte[] bytes, int at) {
        int flags = Bytes.u8(bytes, at + 1);
        int congestion = Bytes.u8(bytes, at + 4);
        int requests = Bytes.u8(bytes, at + 8);
        return new Bth(Bytes.u8(bytes, at), (flags & 0x80) != 0, (flags & 0x40) != 0, flags >> 4 & 3, flags & 15,
            Bytes.u16(bytes, at + 2), (congestion & 0x80) != 0, (congestion & 0x40) != 0, congestion & 0x3f,
            Bytes.u24(bytes, at + 5), (requests & 0x80) != 0, (requests & 0x40) != 0, requests & 0x3f,
            Bytes.u24(bytes, at + 9));
    }
}
