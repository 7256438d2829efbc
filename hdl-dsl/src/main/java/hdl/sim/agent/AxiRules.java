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

    /** {@code whole}: more is promised than AXI4 demands. */
    void check(String direction, AxiBurst burst, boolean whole) {
        var mistake = whole && !burst.isWhole(bytes) ? "does not increment by whole beats of " + bytes + " bytes"
            : burst.mistake(bytes);
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
        for (int word = 0; word < strobes.length; word++) {
            long outside = strobes[word] & ~lanes(first - 64 * word, end - 64 * word);
            if (outside != 0) {
                int lane = 64 * word + Long.numberOfTrailingZeros(outside);
                throw broken("wstrb[" + lane + "] is 1 in beat " + (beat + 1) + " of a write of " + burst
                    + ", which moves bytes " + first + " to " + (end - 1) + " of the bus");
            }
        }
    }

    /** The bits from {@code first} to before {@code end}, as far as they lie in a word. */
    static long lanes(long first, long end) {
        long from = first >= 64 ? 0 : -1L << Math.max(0, first);
        return end >= 64 ? from : end <= 0 ? 0 : from & (1L << end) - 1;
    }

    private SimulationException broken(String what) {
        return new SimulationException(Problem.error(site, "HDL813", "'" + bus + "' breaks AXI4 at cycle "
            + dut.cycle(clock) + ": " + what + "; mend the manager"));
    }
}
