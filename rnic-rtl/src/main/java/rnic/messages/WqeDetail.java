package rnic.messages;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

/** What a completion says of its send WQE. */
public record WqeDetail(
    @Doc("a Write, else a Send") Bool write,
    @Doc("wants a completion") Bool signaled,
    @Doc("bytes of the message") UInt length
) implements Bundle<WqeDetail> {
    public static final Shape<WqeDetail> SHAPE = bundle(WqeDetail.class, bool(), bool(), uint(32));

    public static WqeDetail of(SendWqe wqe) {
        return new WqeDetail(wqe.isWrite(), wqe.signaled(), wqe.length());
    }
}
