package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** What a completion says of its send WQE. */
public record WqeDetail(
    @Doc("as in SendWqe") UInt kind,
    @Doc("wants a completion") Bool signaled,
    @Doc("bytes of the message") UInt length
) implements Bundle<WqeDetail> {
    public static final Shape<WqeDetail> SHAPE =
        bundle(WqeDetail.class, uint(SendWqe.KIND_BITS), bool(), uint(32));

    public static WqeDetail of(SendWqe wqe) {
        return new WqeDetail(wqe.kind(), wqe.signaled(), wqe.bytes());
    }

    /** A response with data comes back: it is a Read or an atomic. */
    public Bool isAnswered() {
        return SendWqe.isAnswered(kind);
    }
}
