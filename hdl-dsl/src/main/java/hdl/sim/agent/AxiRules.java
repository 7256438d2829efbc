package hdl.sim.agent;

import hdl.ir.Problem;
import hdl.ir.Site;
import hdl.sim.Callers;
import hdl.sim.Simulation;
import hdl.sim.SimulationException;

/** What AXI4 demands of a manager, beside the promise of each channel; HDL813 says what was broken, and when. */
final class AxiRules {
    private final Simulation<?> dut;
    private final Site site;
    private final String bus;
    private final int clock;
    private final int bytes;

    AxiRules(Simulation<?> dut, String bus, int clock, int bytes) {
        this.dut = dut;
        this.bus = bus;
        this.clock = clock;
        this.bytes = bytes;
        site = Callers.site();
    }

    String bus() {
        return bus;
    }

    int clock() {
        return clock;
    }

    /** Bytes per beat of the bus. */
    int bytes() {
        return bytes;
    }

    int words() {
        return (bytes + 7) / 8;
    }

    /** The bits of a word that the bus has. */
    long mask() {
        return bytes >= 8 ? -1 : (1L << 8 * bytes) - 1;
    }

    void check(String direction, AxiBurst burst) {
        var mistake = burst.mistake(bytes);
        if (!mistake.isEmpty()) {
            throw broken("a " + direction + " of " + burst + " " + mistake);
        }
    }

    /** A beat of a write. */
    void check(AxiBurst burst, int beat, boolean last, long[] strobes) {
        if (last != (beat == burst.beats() - 1)) {
            throw broken("wlast is " + (last ? 1 : 0) + " in beat " + (beat + 1) + " of a write of " + burst);
        }
        long first = burst.start(beat) & bytes - 1;
        long end = first + burst.end(beat) - burst.start(beat);
        for (int lane = 0; lane < bytes; lane++) {
            if ((strobes[lane >> 6] >>> (lane & 63) & 1) != 0 && (lane < first || lane >= end)) {
                throw broken("wstrb[" + lane + "] is 1 in beat " + (beat + 1) + " of a write of " + burst
                    + ", which moves bytes " + first + " to " + (end - 1) + " of the bus");
            }
        }
    }

    private SimulationException broken(String what) {
        return new SimulationException(Problem.error(site, "HDL813", "'" + bus + "' breaks AXI4 at cycle "
            + dut.cycle(clock) + ": " + what));
    }
}
