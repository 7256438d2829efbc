package rnic.messages;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

/** A receive request, as far as it is on chip. */
public record ReceiveEntry(
    @Doc("the host has posted it") Bool rung,
    @Doc("it has been fetched") Bool onChip,
    @Doc("buffer") UInt address,
    @Doc("bytes of the buffer") UInt length,
    @Doc("local key") UInt key,
    @Doc("it could not be read: there is no buffer") Bool bad
) implements Bundle<ReceiveEntry> {
    public static final Shape<ReceiveEntry> SHAPE =
        bundle(f -> new ReceiveEntry(
            f.of(bool()), f.of(bool()), f.of(uint(64)), f.of(uint(32)), f.of(uint(32)), f.of(bool())));
}
