package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;

/**
 * The packets that a sender has outstanding: bit i of a ring is the PSN from una to una + window - 1 that is i modulo
 * the window, so that nothing shifts. Bits outside una to nPSN - 1 mean nothing. The fourth ring, of the packets that
 * wait to be sent again, stands apart because it is 0 outside.
 */
public record WindowRings(
    @Doc("reported received") UInt sacked,
    @Doc("cur: sent again in this generation") UInt current,
    @Doc("prev: sent again in the previous generation") UInt previous
) implements Bundle<WindowRings> {
    public static Shape<WindowRings> of(int window) {
        return bundle(WindowRings.class, uint(window), uint(window), uint(window));
    }
}
