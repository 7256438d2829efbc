package veroce.nic;

import hdl.lib.axi.Axi4;
import hdl.sim.Simulation;
import hdl.sim.agent.AxiBurst;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.AxiTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;

/**
 * Host memory as the NIC sees it: an {@link AxiMemory} with any number of bursts under way. Without {@link BusNoise} it
 * has a fixed latency, moves one beat per cycle in each direction and answers bursts in the order of their addresses.
 * What AXI4 forbids fails at once: a burst across 4 KiB, a wrong WLAST, an offer that changes before it is taken.
 */
public final class HostBus {
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
        SLVERR(AxiMemory.SUBORDINATE_ERROR),
        /** There is no memory. */
        DECERR(AxiMemory.DECODE_ERROR);

        private final int response;

        Refusal(int response) {
            this.response = response;
        }
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

    private final AxiMemory memory;
    private final boolean isSteady;
    private final List<Refused> refused = new ArrayList<>();
    private Refuser refuser = (writes, id, address, length) -> null;
    private LongUnaryOperator host = address -> address;
    private long hangsFrom;
    private long hangsTo;

    HostBus(Simulation<?> nic, Axi4 bus, AxiTarget target, Timing timing) {
        var noise = timing.noise();
        isSteady = noise.isNone();
        int bytes = nic.pin(bus.wstrb()).width();
        memory = AxiMemory.detached(nic, bus, target, noise.seed()).wholeBeats().posted().outstanding(Integer.MAX_VALUE)
            .readLatency(timing.readLatency(), timing.readLatency() + noise.spread())
            .writeLatency(timing.writeLatency(), timing.writeLatency() + noise.spread())
            .stall(noise.stall()).rate(noise.throughput()).respond(this::response)
            .hang(burst -> isHung(host.applyAsLong(burst.address()), (long) burst.beats() * bytes));
        if (isSteady) {
            memory.inOrder();
        } else {
            memory.interleaved();
        }
    }

    /**
     * One cycle: takes what the NIC shows now and drives what it will see behind the coming edge. The NIC's outputs
     * come from registers, so that what is shown does not depend on what is driven in the same cycle.
     */
    void cycle(long now) {
        memory.cycle(now);
    }

    /** What is refused, and what is not answered, is said in addresses of the host, which this makes of those of the bus. */
    void seen(LongUnaryOperator toHost) {
        host = toHost;
    }

    private boolean isHung(long address, long length) {
        return address < hangsTo && hangsFrom < address + length;
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

    /** Takes no burst that reads before this cycle. */
    public void holdReads(long until) {
        memory.holdReads(until);
    }

    /** Takes no burst that writes before this cycle. */
    public void holdWrites(long until) {
        memory.holdWrites(until);
    }

    private int response(boolean isWrite, AxiBurst burst, long onBus, int length) {
        long address = host.applyAsLong(onBus);
        var refusal = refuser.refuses(isWrite, (int) burst.id(), address, length);
        if (refusal != null) {
            return refusal.response;
        }
        for (var range : refused) {
            if (address < range.address + range.length && range.address < address + length) {
                return range.response;
            }
        }
        return AxiMemory.OKAY;
    }

    /**
     * The first later cycle in which something may happen here though the NIC shows what it shows now; asked behind the
     * cycle.
     */
    long quietUntil(long now) {
        return isSteady ? memory.quietUntil(now) : now + 1;
    }

    /** Nothing is under way. */
    public boolean isIdle() {
        return memory.isIdle();
    }
}
