package rnic.messages;

import static hdl.Hdl.*;
import static rnic.messages.Arrival.PSN_BITS;

import hdl.*;

/** What has arrived of a flow's packets beyond the expected one. */
public record SackRow(
    @Doc("bit i: the packet expected + i has arrived; as many as the window") UInt bitmap,
    @Doc("ePSN: the first PSN that has not arrived, where the bitmap begins") UInt expected
) implements Bundle<SackRow> {
    public static Shape<SackRow> of(int window) {
        return bundle(SackRow.class, uint(window), uint(PSN_BITS));
    }
}
