package veroce.packet;

/** The UDP header. */
public record Udp(int sourcePort, int destinationPort, int length, int checksum) {
    public static final int SIZE = 8;
    /** Source port of the first path. */
    public static final int FIRST_PATH = 0xc000;

    /** How far the source port lies above that of the first path. */
    public int path() {
        return sourcePort - FIRST_PATH;
    }

    static Udp read(byte[] bytes, int at) {
        return new Udp(Bytes.u16(bytes, at), Bytes.u16(bytes, at + 2), Bytes.u16(bytes, at + 4),
            Bytes.u16(bytes, at + 6));
    }
}
