package rnic.context;

import static hdl.Hdl.bundle;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;
import rnic.protocol.RnicParameters;

/** Registers or invalidates a memory region in every copy of the table. */
public record RegionWrite(
    @Doc("key / 256") UInt index,
    Region region
) implements Bundle<RegionWrite> {
    public static Shape<RegionWrite> of(RnicParameters parameters) {
        return bundle(f -> new RegionWrite(
            f.of(uint(indexWidth(parameters.regions()))), f.of(Region.SHAPE)));
    }
}
