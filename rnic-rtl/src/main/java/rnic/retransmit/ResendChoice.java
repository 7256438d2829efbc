package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;

/** Which of the waiting packets of a sender is sent again next. */
public record ResendChoice(
    @Doc("some packet waits") Bool any,
    @Doc("more than one waits") Bool more,
    @Doc("place of the chosen one") UInt place,
    @Doc("a Packet Drop NAK has named it") Bool isNamed
) implements Bundle<ResendChoice> {
    static Shape<ResendChoice> of(int window) {
        return bundle(ResendChoice.class, bool(), bool(), uint(log2Ceil(window)), bool());
    }
}
