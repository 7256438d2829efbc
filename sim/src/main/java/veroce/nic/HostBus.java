package veroce.nic;

import hdl.lib.axi.Axi4;
import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Host memory as the NIC sees it: an AXI4 subordinate with any number of bursts under way. Without {@link BusNoise} it
 * has a fixed latency, moves one beat per cycle in each direction and answers bursts in the order of their addresses.
 * What AXI4 forbids fails at once: a burst across 4 KiB, a wrong WLAST, an offer that changes before it is taken.
 */
public final class HostBus {
    static final int OKAY = 0;
    /** The cycle of an answer that does not come. */
    static final long NEVER = Long.MAX_VALUE;

    /** How the memory answers. */
    public record Timing(int readLatency, int writeLatency, BusNoise noise) {
        /** About 1 us at 322 MHz, as host memory behind PCIe. */
        public static final Timing PCIE = new Timing(300, 100, BusNoise.NONE);
        public static final Timing QUICK = new Timing(20, 10, BusNoise.NONE);

        public Timing with(BusNoise other) {
            return new Timing(readLatency, writeLatency, other);
        }
    }

    /** What the bus answers to an access that it refuses. */
    public enum Refusal {
        /** The memory reports an error. */
        SLVERR(2),
        /** There is no memory. */
        DECERR(3);

        private final int response;

        Refusal(int response) {
            this.response = response;
        }
    }

    /** What lies behind the bus. */
    public interface Target {
        /**
         * Fills words with the bytes at an address that is a multiple of the bus width.
         *
         * @param first number of the first byte that is asked for
         */
        void read(long address, int first, long[] words);

        /** Writes the bytes whose bit in a mask is set; the mask has one bit per byte, bit 0 of word 0 first. */
        void write(long address, long[] words, long[] strobes);
    }

    /** Decides of single accesses. */
    public interface Refuser {
        /**
         * What is answered, or null if the access is good.
         *
         * @param writes a whole burst that writes, or else one beat that reads
         * @param id     AXI identifier
         */
        Refusal refuses(boolean writes, int id, long address, int length);
    }

    private record Refused(long address, long length, int response) {}

    private final Target target;
    private final Timing timing;
    private final WriteChannels writes;
    private final ReadChannels reads;
    private final List<Refused> refused = new ArrayList<>();
    private Refuser refuser = (writes, id, address, length) -> null;
    private long hangsFrom;
    private long hangsTo;

    HostBus(Simulation<?> nic, Axi4 bus, Target target, Timing timing) {
        this.target = target;
        this.timing = timing;
        var random = new SplittableRandom(timing.noise().seed());
        writes = new WriteChannels(this, nic, bus, timing.noise(), random.split());
        reads = new ReadChannels(this, nic, bus, timing.noise(), random.split());
    }

    /**
     * One cycle: takes what the NIC shows now and drives what it will see behind the coming edge. The NIC's outputs
     * come from registers, so that what is shown does not depend on what is driven in the same cycle.
     */
    void cycle(long now) {
        writes.cycle(now);
        reads.cycle(now);
    }

    /**
     * From now on every burst that writes a byte of this range, and every beat that reads one, is answered with an
     * error; the memory is not touched.
     */
    public void refuse(long address, long length, Refusal answer) {
        refused.add(new Refused(address, length, answer.response));
    }

    /** From now on this one is asked too. */
    public void refuse(Refuser who) {
        refuser = who;
    }

    /** From now on the range that begins here is not refused any more. */
    public void allow(long address) {
        refused.removeIf(range -> range.address == address);
    }

    /** From now on nothing is refused. */
    public void allowAll() {
        refused.clear();
    }

    /** From now on no burst that touches this range is answered, nor is any behind it in the order of answers. */
    public void hang(long address, long length) {
        hangsFrom = address;
        hangsTo = address + length;
    }

    boolean hangs(BusBurst burst, int bytes) {
        return burst.address < hangsTo && hangsFrom < burst.address + (long) burst.beats * bytes;
    }

    /** Takes no burst that reads before this cycle. */
    public void holdReads(long until) {
        reads.hold(until);
    }

    /** Takes no burst that writes before this cycle. */
    public void holdWrites(long until) {
        writes.hold(until);
    }

    int response(boolean isWrite, int id, long address, int length) {
        var refusal = refuser.refuses(isWrite, id, address, length);
        if (refusal != null) {
            return refusal.response;
        }
        for (var range : refused) {
            if (address < range.address + range.length && range.address < address + length) {
                return range.response;
            }
        }
        return OKAY;
    }

    /** By how many cycles an answer is later than the latency. */
    int late(SplittableRandom random) {
        return timing.noise().spread() == 0 ? 0 : random.nextInt(timing.noise().spread() + 1);
    }

    Target target() {
        return target;
    }

    Timing timing() {
        return timing;
    }

    /**
     * The first later cycle in which something may happen here though the NIC shows what it shows now; asked behind the
     * cycle.
     */
    long quietUntil(long now) {
        return timing.noise().isNone() ? Math.min(writes.quietUntil(now), reads.quietUntil(now)) : now + 1;
    }

    /** Nothing is under way. */
    public boolean isIdle() {
        return writes.isIdle() && reads.isIdle();
    }
}
