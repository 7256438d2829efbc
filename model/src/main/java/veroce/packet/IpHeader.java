package veroce.packet;

/** The network layer: what both IP versions tell the datapath. */
public sealed interface IpHeader {
    IpAddress source();

    IpAddress destination();

    /** Type of service or traffic class: DSCP in bits 7:2, ECN in bits 1:0. */
    int trafficClass();

    /** TTL or hop limit. */
    int hopLimit();

    /** IPv4 protocol or IPv6 next header. */
    int protocol();

    /** Bytes of the header, 20 or 40. */
    int size();

    /** Bytes after the header according to the header itself; negative if an IPv4 total length is below 20. */
    int payloadLength();

    default int dscp() {
        return trafficClass() >> 2;
    }

    default int ecn() {
        return trafficClass() & 3;
    }

    /** An IPv4 header without options. */
    record V4(int version, int headerWords, int trafficClass, int totalLength, int identification, boolean reservedFlag,
              boolean dontFragment, boolean moreFragments, int fragmentOffset, int hopLimit, int protocol, int checksum,
              IpAddress source, IpAddress destination) implements IpHeader {
        public static final int SIZE = 20;

        static V4 read(byte[] bytes, int at) {
            int fragment = Bytes.u16(bytes, at + 6);
            return new V4(Bytes.u8(bytes, at) >> 4, Bytes.u8(bytes, at) & 15, Bytes.u8(bytes, at + 1),
                Bytes.u16(bytes, at + 2), Bytes.u16(bytes, at + 4), (fragment & 0x8000) != 0, (fragment & 0x4000) != 0,
                (fragment & 0x2000) != 0, fragment & 0x1fff, Bytes.u8(bytes, at + 8), Bytes.u8(bytes, at + 9),
                Bytes.u16(bytes, at + 10), IpAddress.read(bytes, at + 12, false),
                IpAddress.read(bytes, at + 16, false));
        }

        @Override public int size() {
            return SIZE;
        }

        @Override public int payloadLength() {
            return totalLength - SIZE;
        }
    }

    /** An IPv6 header, without extension headers. */
    record V6(int version, int trafficClass, int flowLabel, int payloadLength, int protocol, int hopLimit,
              IpAddress source, IpAddress destination) implements IpHeader {
        public static final int SIZE = 40;

        static V6 read(byte[] bytes, int at) {
            return new V6(Bytes.u8(bytes, at) >> 4, Bytes.u16(bytes, at) >> 4 & 0xff,
                Bytes.u24(bytes, at + 1) & 0xfffff, Bytes.u16(bytes, at + 4), Bytes.u8(bytes, at + 6),
                Bytes.u8(bytes, at + 7), IpAddress.read(bytes, at + 8, true), IpAddress.read(bytes, at + 24, true));
        }

        @Override public int size() {
            return SIZE;
        }
    }
}
