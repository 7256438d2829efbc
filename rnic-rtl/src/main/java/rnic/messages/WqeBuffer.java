package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** Where a send WQE lets bytes go to or come from in host memory. */
public record WqeBuffer(UInt localAddress, UInt localKey, @Doc("bytes of the message") UInt length)
    implements Bundle<WqeBuffer> {
    public static final Shape<WqeBuffer> SHAPE = bundle(WqeBuffer.class, uint(64), uint(32), uint(32));

    public static WqeBuffer of(SendWqe wqe) {
        return new WqeBuffer(wqe.localAddress(), wqe.localKey(), wqe.bytes());
    }
}
