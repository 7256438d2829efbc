package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** A send WQE as it is kept on chip. */
public record SendWqe(
    @Doc("unknown operation, too long, or not readable: it fails when its turn comes") Bool bad,
    @Doc("0 Send, 1 Send with immediate, 2 Write, 3 Write with immediate, 4 Read, 5 CmpSwap, 6 FetchAdd, 7 Send with "
        + "Invalidate; 0 of a bad request")
    UInt kind,
    @Doc("begins when every earlier Read and atomic of the queue pair is done") Bool fence,
    @Doc("wants a completion") Bool signaled,
    @Doc("solicited event at the peer") Bool solicited,
    @Doc("the payload stands in the request itself") Bool inline,
    @Doc("bytes of the message, at most 2^31; 0 of a bad request; of an atomic see operands()") UInt length,
    @Doc("of the payload in host memory; of a Read or an atomic, where what it brings goes") UInt localAddress,
    UInt localKey,
    @Doc("immediate data, or the key to invalidate; of an atomic see operands()") UInt immediate,
    UInt remoteAddress,
    UInt remoteKey
) implements Bundle<SendWqe> {
    /** Bits of the kind. */
    public static final int KIND_BITS = 3;
    public static final int WRITE = 2;
    public static final int READ = 4;
    public static final int COMPARE_AND_SWAP = 5;
    public static final int FETCH_AND_ADD = 6;
    /** Bytes of what an atomic works on; its addresses are multiples of this. */
    public static final int ATOMIC_BYTES = 8;

    public static final Shape<SendWqe> SHAPE = of(32);

    /** With so many bits for the local key. */
    public static Shape<SendWqe> of(int keyBits) {
        return bundle(SendWqe.class, bool(), uint(KIND_BITS), bool(), bool(), bool(), bool(), uint(32), uint(64),
            uint(keyBits), uint(32), uint(64), uint(32));
    }

    /** The same, with the local key in another form. */
    public SendWqe keyed(UInt key) {
        return new SendWqe(bad, kind, fence, signaled, solicited, inline, length, localAddress, key, immediate,
            remoteAddress, remoteKey);
    }

    /** Bytes of the message, whatever it is. */
    public UInt bytes() {
        return mux(isAtomic(), lit(ATOMIC_BYTES, 32), length);
    }

    /** Of an atomic: where its two operands stand in host memory. It needs neither a length nor immediate data. */
    public UInt operands() {
        return cat(length, immediate);
    }

    public Bool isWrite() {
        return kind.bits(2, 1).eq(1);
    }

    public Bool hasImmediate() {
        return kind.bit(0).and(kind.bit(2).not());
    }

    /** A response with data comes back: it is a Read or an atomic. */
    public Bool isAnswered() {
        return isAnswered(kind);
    }

    public Bool isAtomic() {
        return isAtomic(kind);
    }

    /** Names a receive WQE of the peer. */
    public Bool consumesReceive() {
        return isAnswered().not().and(kind.ne(WRITE));
    }

    static Bool isAnswered(UInt kind) {
        return kind.bit(2).and(kind.trunc(2).all().not());
    }

    public static Bool isAtomic(UInt kind) {
        return kind.bit(2).and(kind.bit(1).ne(kind.bit(0)));
    }
}
