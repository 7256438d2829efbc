package hdl.lib.cdc;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/**
 * Brings a Gray code of another clock into this one: since one bit changes at a time, what arrives is the code before
 * or after a change, never anything else. Latency {@code stages} cycles, one more when a change comes within the set-up
 * time. The code comes from registers, such as those of a {@link GrayCounter}; the constraints bound the skew of its
 * bits. The output is 0 under reset.
 *
 * @param width  bits of the code, at least 2
 * @param stages registers in a row, 2 to 4
 */
@Doc("Brings a Gray code of another clock into this one.")
public record GraySynchronizer(int width, int stages) implements Circuit<GraySynchronizer.Io> {
    public record Io(@Doc("changes in one bit at a time") UInt code, UInt settled) implements Bundle<Io> {}

    public GraySynchronizer {
        if (width < 2 || stages < 2 || stages > 4) {
            throw HdlException.refused("GraySynchronizer of " + width + " bits and " + stages
                + " stages: it has at least 2 bits and 2 to 4 stages");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.async().in(uint(width)), p.out(uint(width)));
    }

    @Override public void body(Io io) {
        var sync = new ArrayList<UInt>();
        for (int i = 0; i < stages; i++) {
            sync.add(reg(uint(width)).init(0).attribute("ASYNC_REG", "TRUE"));
            sync.getLast().next(i == 0 ? Crossing.here(io.code) : sync.get(i - 1));
        }
        io.settled.set(sync.getLast());
    }
}
