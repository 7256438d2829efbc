package veroce.packet;

/** A header that may follow the base transport header. 32- and 64-bit fields are unsigned. */
public sealed interface ExtensionHeader {

    /** RDMA extended transport header: where to read or write, and how much. */
    record Reth(long virtualAddress, long key, long dmaLength) implements ExtensionHeader {}

    /** Acknowledgement: syndrome and message number. */
    record Aeth(int syndrome, int msn) implements ExtensionHeader {}

    /** Immediate data. */
    record ImmDt(long data) implements ExtensionHeader {}

    /** Key to invalidate. */
    record Ieth(long key) implements ExtensionHeader {}

    /** Request of an atomic operation. */
    record AtomicEth(long virtualAddress, long key, long swapOrAdd, long compare) implements ExtensionHeader {}

    /** Original value returned by an atomic operation. */
    record AtomicAckEth(long original) implements ExtensionHeader {}

    /** Datagram header: queue key and sender. */
    record Deth(long queueKey, int reserved, int sourceQp) implements ExtensionHeader {}

    /** Message number of this packet's message. */
    record MsnEth(int reserved, int msn) implements ExtensionHeader {}

    /** Packet order inside the message. */
    record PoEth(int reserved, int packetOrder) implements ExtensionHeader {}

    /** Number of the receive work request that this message consumes. */
    record RqEth(int reserved, int rqMsn) implements ExtensionHeader {}

    /** Selective acknowledgement: bit i of {@code high:low} tells whether PSN start+i was received. */
    record SackEth(int length, int start, long high, long low) implements ExtensionHeader {

        /** True if the bitmap marks PSN {@code start + offset} as received. */
        public boolean received(int offset) {
            return ((offset < 64 ? low : high) >>> (offset & 63) & 1) != 0;
        }

        /** The same with the bits at and above the valid length cleared, which mean nothing. */
        public SackEth masked() {
            return new SackEth(length, start, length <= 64 ? 0 : length >= 128 ? high : high & -1L >>> 128 - length,
                length >= 64 ? low : length <= 0 ? 0 : low & -1L >>> 64 - length);
        }
    }

    /** Round-trip probe: context and four time stamps in nanoseconds modulo 2^32. */
    record RttEth(long context, long tx1, long rx1, long tx2, long rx2) implements ExtensionHeader {}

    /** The 16 reserved bytes of a congestion notification. */
    record Resv16(long high, long low) implements ExtensionHeader {}
}
