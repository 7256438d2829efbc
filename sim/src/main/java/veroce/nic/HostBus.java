package veroce.nic;

import hdl.lib.axi.Axi4;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import veroce.VeroceException;

/**
 * Host memory as the NIC sees it: an AXI4 subordinate with a fixed latency, any number of bursts under way and one beat
 * per cycle in each direction. Bursts of one direction are answered in the order of their addresses. A burst that AXI4
 * forbids (across a 4 KiB boundary, not incrementing, not of the full width) is refused at once.
 */
public final class HostBus {
    /** How the memory answers. */
    public record Timing(int readLatency, int writeLatency) {
        /** About 1 us at 322 MHz, as host memory behind PCIe. */
        public static final Timing PCIE = new Timing(300, 100);
        public static final Timing QUICK = new Timing(20, 10);
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

    private static final int OKAY = 0;

    private record Burst(long address, int id, int beats, long due) {}

    private record Answer(int id, long due) {}

    private final Target target;
    private final Timing timing;
    private final int bytes;
    private final Pin awvalid;
    private final Pin awaddr;
    private final Pin awlen;
    private final Pin awsize;
    private final Pin awburst;
    private final Pin awid;
    private final Pin awready;
    private final Pin wvalid;
    private final Pin wdata;
    private final Pin wstrb;
    private final Pin wlast;
    private final Pin wready;
    private final Pin bvalid;
    private final Pin bid;
    private final Pin bresp;
    private final Pin bready;
    private final Pin arvalid;
    private final Pin araddr;
    private final Pin arlen;
    private final Pin arsize;
    private final Pin arburst;
    private final Pin arid;
    private final Pin arready;
    private final Pin rvalid;
    private final Pin rid;
    private final Pin rdata;
    private final Pin rresp;
    private final Pin rlast;
    private final Pin rready;
    private final long[] words;
    private final long[] strobes;
    private final ArrayDeque<Burst> writes = new ArrayDeque<>();
    private final ArrayDeque<Answer> answers = new ArrayDeque<>();
    private final ArrayDeque<Burst> reads = new ArrayDeque<>();
    private int written;
    private int read;

    HostBus(Simulation<?> nic, Axi4 bus, Target target, Timing timing) {
        this.target = target;
        this.timing = timing;
        awvalid = nic.pin(bus.awvalid());
        awaddr = nic.pin(bus.awaddr());
        awlen = nic.pin(bus.awlen());
        awsize = nic.pin(bus.awsize());
        awburst = nic.pin(bus.awburst());
        awid = nic.pin(bus.awid());
        awready = nic.pin(bus.awready());
        wvalid = nic.pin(bus.wvalid());
        wdata = nic.pin(bus.wdata());
        wstrb = nic.pin(bus.wstrb());
        wlast = nic.pin(bus.wlast());
        wready = nic.pin(bus.wready());
        bvalid = nic.pin(bus.bvalid());
        bid = nic.pin(bus.bid());
        bresp = nic.pin(bus.bresp());
        bready = nic.pin(bus.bready());
        arvalid = nic.pin(bus.arvalid());
        araddr = nic.pin(bus.araddr());
        arlen = nic.pin(bus.arlen());
        arsize = nic.pin(bus.arsize());
        arburst = nic.pin(bus.arburst());
        arid = nic.pin(bus.arid());
        arready = nic.pin(bus.arready());
        rvalid = nic.pin(bus.rvalid());
        rid = nic.pin(bus.rid());
        rdata = nic.pin(bus.rdata());
        rresp = nic.pin(bus.rresp());
        rlast = nic.pin(bus.rlast());
        rready = nic.pin(bus.rready());
        bytes = wstrb.width();
        words = new long[Math.max(1, bytes / 8)];
        strobes = new long[(bytes + 63) / 64];
    }

    /** After reset: ready for everything. */
    void start() {
        awready.set(1);
        wready.set(1);
        arready.set(1);
        bresp.set(OKAY);
        rresp.set(OKAY);
    }

    /**
     * One cycle: takes what the NIC shows now and drives what it will see behind the coming edge. The NIC's outputs
     * come from registers, so that what is shown does not depend on what is driven in the same cycle.
     */
    void cycle(long now) {
        write(now);
        read(now);
    }

    private void write(long now) {
        if (awvalid.isSet()) {
            writes.add(burst("write", awaddr, awlen, awsize, awburst, awid, now));
        }
        if (wvalid.isSet()) {
            beat(now);
        }
        boolean offers = !answers.isEmpty() && answers.peek().due() <= now;
        bvalid.set(offers);
        if (offers) {
            bid.set(answers.peek().id());
            if (bready.isSet()) {
                answers.remove();
            }
        }
    }

    private void beat(long now) {
        var burst = writes.peek();
        if (burst == null) {
            throw VeroceException.failure("the NIC writes data before its address, at cycle " + now);
        }
        wdata.words(words);
        wstrb.words(strobes);
        target.write(burst.address() + (long) written * bytes & -bytes, words, strobes);
        written++;
        boolean isLast = written == burst.beats();
        if (wlast.isSet() != isLast) {
            throw VeroceException.failure("write burst at 0x" + Long.toHexString(burst.address()) + " of "
                + burst.beats() + " beats: beat " + written + " has last=" + wlast.get() + ", at cycle " + now);
        }
        if (isLast) {
            writes.remove();
            answers.add(new Answer(burst.id(), now + timing.writeLatency()));
            written = 0;
        }
    }

    private void read(long now) {
        if (arvalid.isSet()) {
            reads.add(burst("read", araddr, arlen, arsize, arburst, arid, now));
        }
        var burst = reads.peek();
        boolean offers = burst != null && burst.due() <= now;
        rvalid.set(offers);
        if (offers) {
            boolean isLast = read == burst.beats() - 1;
            int first = read == 0 ? (int) burst.address() & bytes - 1 : 0;
            target.read(burst.address() + (long) read * bytes & -bytes, first, words);
            rdata.setWords(words, 0);
            rid.set(burst.id());
            rlast.set(isLast);
            if (rready.isSet()) {
                read = isLast ? 0 : read + 1;
                if (isLast) {
                    reads.remove();
                }
            }
        }
    }

    private Burst burst(String what, Pin address, Pin length, Pin size, Pin kind, Pin id, long now) {
        long at = address.get();
        int beats = (int) length.get() + 1;
        long end = (at & -bytes) + (long) beats * bytes - 1;
        if (kind.get() != 1 || 1L << size.get() != bytes || at >>> 12 != end >>> 12) {
            throw VeroceException.failure(what + " burst at 0x" + Long.toHexString(at) + " of " + beats + " beats, size "
                + size.get() + ", kind " + kind.get() + ": a burst increments, has the full width of " + bytes
                + " bytes and stays inside 4 KiB (AXI4 A3.4.1), at cycle " + now);
        }
        return new Burst(at, (int) id.get(), beats, now + timing.readLatency());
    }

    /** Nothing is under way. */
    public boolean isIdle() {
        return writes.isEmpty() && answers.isEmpty() && reads.isEmpty();
    }
}
