package rnic.memory;

import static hdl.Hdl.*;

import hdl.*;

/** One beat that was read from host memory. */
public record ReadBeat(
    @Doc("whole beat, the byte at the lowest address in bits 7 to 0") UInt data,
    @Doc("the bus answered with an error: the data is nothing") Bool bad,
    @Doc("the burst ends with this beat") Bool last
) implements Bundle<ReadBeat> {
    public static Shape<ReadBeat> of(int bytes) {
        return bundle(ReadBeat.class, uint(8 * bytes), bool(), bool());
    }
}
