package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * One cycle's share of a packet. Byte 0, the first on the wire, is bits 7 to 0. In every beat but the last all bytes
 * are kept; in the last one the kept bytes are the first ones, at least one.
 *
 * @param data the bytes
 * @param keep one bit per byte: 1 = belongs to the packet
 * @param last the packet ends with this beat
 */
public record Beat(UInt data, UInt keep, Bool last) implements Bundle<Beat>, Framed {
    public static Shape<Beat> of(int bytes) {
        if (bytes < 1) {
            throw HdlException.refused("Beat of " + bytes + " bytes: it has at least 1");
        }
        Shape<Beat> shape = bundle(Beat.class, uint(8 * bytes), uint(bytes), bool());
        return shape.named("Beat" + shape.width()); // its width tells the fields
    }
}
