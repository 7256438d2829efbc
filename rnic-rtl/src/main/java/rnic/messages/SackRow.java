package rnic.messages;

import static hdl.Hdl.bundle;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

/** What has arrived of a queue pair's packets beyond the expected one. */
public record SackRow(
    @Doc("bit i: the packet expected + i has arrived; as many as the window") UInt bitmap,
    @Doc("the progress at whose expected PSN the bitmap begins") Progress progress
) implements Bundle<SackRow> {
    public static Shape<SackRow> of(int window) {
        return bundle(SackRow.class, uint(window), Progress.SHAPE);
    }
}
