package hdl.lib.cdc;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/**
 * Makes the synchronous reset of a clock from a reset of another clock, of a pin or of a locked clock generator. It
 * comes and goes with edges of this clock, so the clock runs while it is wanted; a request shorter than a cycle may be
 * missed. It comes 3 cycles after the request and stays {@code stages - 2} cycles longer.
 *
 * @param stages registers in a row, 2 to 16
 */
@Doc("Makes the synchronous reset of a clock from any other reset.")
public record ResetSynchronizer(int stages) implements Circuit<ResetSynchronizer.Io> {
    public record Io(@Doc("1 asks for a reset; from a register or a pin") Bool request, @Doc("active high") Bool reset)
        implements Bundle<Io> {}

    public ResetSynchronizer {
        if (stages < 2 || stages > 16) {
            throw HdlException.refused("ResetSynchronizer of " + stages + " stages: it has 2 to 16");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.async().in(bool()), p.out(bool()));
    }

    /** Requests of the cycles before: any among them stretches the reset. */
    private UInt recent(Bool settled) {
        var recent = reg(uint(stages - 2));
        recent.next(stages == 3 ? settled.asUInt() : cat(recent.trunc(stages - 3), settled));
        return recent;
    }

    @Override public void body(Io io) {
        var sync = new ArrayList<Bool>();
        for (int i = 0; i < 2; i++) {
            sync.add(reg(bool()).attribute("ASYNC_REG", "TRUE"));
            sync.getLast().next(i == 0 ? Crossing.here(io.request) : sync.get(i - 1));
        }
        var settled = sync.getLast();
        var reset = reg(bool());
        reset.next(stages == 2 ? settled : settled.or(recent(settled).any()));
        io.reset.set(reset);
    }
}
