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

    @Override public void body(Io io) {
        var stage = new ArrayList<Bool>();
        for (int i = 0; i < 2; i++) {
            stage.add(reg(bool()).attribute("ASYNC_REG", "TRUE"));
            stage.getLast().next(i == 0 ? Crossing.here(io.request) : stage.get(i - 1));
        }
        // Settled; now it is stretched: any request among the last few cycles counts.
        for (int i = 2; i < stages; i++) {
            stage.add(reg(bool()));
            stage.getLast().next(stage.get(i - 1));
        }
        var reset = reg(bool());
        reset.next(cat(stage.subList(1, stages)).any());
        io.reset.set(reset);
    }
}
