package veroce.nic;

import hdl.lib.axi.AxiLite;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongConsumer;

/**
 * The host's side of the NIC's registers: an AXI4-Lite manager that does one access after the other, in order; and
 * somebody else's write beside it, again and again.
 */
public final class RegisterBus {
    /** Of the word of a doorbell: the count, without the number of the queue. */
    private static final long COUNT = 0xffff;
    private static final int WORD = 0xf;

    /** What an access was answered with: 0 is good; the value of a read. */
    public interface Answer {
        void come(long response, long value);
    }

    private record Access(int address, long value, int strobes, Answer done, boolean write) {
        /** A doorbell whose value is looked up when its turn comes. */
        boolean isLate() {
            return value < 0;
        }
    }

    private final Pin awvalid;
    private final Pin awaddr;
    private final Pin awready;
    private final Pin wvalid;
    private final Pin wdata;
    private final Pin wstrb;
    private final Pin wready;
    private final Pin bvalid;
    private final Pin bresp;
    private final Pin bready;
    private final Pin arvalid;
    private final Pin araddr;
    private final Pin arready;
    private final Pin rvalid;
    private final Pin rdata;
    private final Pin rresp;
    private final Pin rready;
    private final ArrayDeque<Access> waiting = new ArrayDeque<>();
    /** Words of doorbells that wait, by the negative value of their access. */
    private final Map<Long, Long> late = new HashMap<>();
    private boolean gathers;
    private Access current;
    private Access repeated;
    private boolean repeats;
    private int owed;
    private boolean writeTaken;
    private boolean readTaken;
    private boolean dataTaken;
    private boolean acted;

    RegisterBus(Simulation<?> nic, AxiLite bus) {
        awvalid = nic.pin(bus.awvalid());
        awaddr = nic.pin(bus.awaddr());
        awready = nic.pin(bus.awready());
        wvalid = nic.pin(bus.wvalid());
        wdata = nic.pin(bus.wdata());
        wstrb = nic.pin(bus.wstrb());
        wready = nic.pin(bus.wready());
        bvalid = nic.pin(bus.bvalid());
        bresp = nic.pin(bus.bresp());
        bready = nic.pin(bus.bready());
        arvalid = nic.pin(bus.arvalid());
        araddr = nic.pin(bus.araddr());
        arready = nic.pin(bus.arready());
        rvalid = nic.pin(bus.rvalid());
        rdata = nic.pin(bus.rdata());
        rresp = nic.pin(bus.rresp());
        rready = nic.pin(bus.rready());
    }

    /** Queues a write of 32 bits. */
    public void write(int address, long value) {
        waiting.add(new Access(address, value, WORD, (response, none) -> demand(response == 0, true, address, response),
            true));
    }

    /**
     * Queues a doorbell. Where doorbells are gathered, one that waits for the same queue takes the newer count instead,
     * as a driver rings once for all that it has posted.
     */
    void ring(int address, long word) {
        if (!gathers) {
            write(address, word);
            return;
        }
        long queue = -1 - ((long) address << Integer.SIZE | word & ~COUNT);
        if (late.put(queue, word) == null) {
            write(address, queue);
        }
    }

    /** From now on doorbells are gathered: for measuring, since one access at a time is less than a driver can do. */
    public void gatherDoorbells() {
        gathers = true;
    }

    /** Queues a write of 32 bits that the NIC must refuse. */
    public void writeRefused(int address, long value) {
        waiting.add(new Access(address, value, WORD, (response, none) -> demand(response != 0, true, address, response),
            true));
    }

    /** Queues a write of those bytes of 32 bits whose strobe is set, which the NIC may refuse. */
    public void attemptWrite(int address, long value, int strobes, Answer done) {
        waiting.add(new Access(address, value, strobes, done, true));
    }

    /** Queues a read that the NIC may refuse. */
    public void attemptRead(int address, Answer done) {
        waiting.add(new Access(address, 0, WORD, done, false));
    }

    /** Queues a read; the value is handed over when it arrives. */
    public void read(int address, LongConsumer done) {
        waiting.add(new Access(address, 0, WORD, (response, value) -> {
            demand(response == 0, false, address, response);
            done.accept(value);
        }, false));
    }

    /** From now on writes 32 bits whenever no other write is under way, and waits for no answer. */
    public void repeat(int address, long value) {
        repeated = new Access(address, value, WORD, null, true);
    }

    public void repeatNoMore() {
        repeated = null;
    }

    public boolean isIdle() {
        return current == null && waiting.isEmpty();
    }

    /** After reset: answers are always taken. */
    void start() {
        bready.set(1);
        rready.set(1);
    }

    /**
     * One cycle: drives what the NIC will see at the coming edge. Its outputs come from registers, so a ready that is
     * shown now counts for that edge.
     */
    void cycle() {
        acted = false;
        if (writeTaken) {
            awvalid.set(0);
        }
        if (readTaken) {
            arvalid.set(0);
        }
        if (dataTaken) {
            wvalid.set(0);
        }
        boolean isOwed = owed > 0;
        if (isOwed && bvalid.isSet()) {
            owed--;
        }
        if (current != null) {
            answer(isOwed);
        }
        if (repeats && !awvalid.isSet() && !wvalid.isSet()) {
            repeats = false;
        }
        if (current == null && !waiting.isEmpty() && !(repeats && waiting.peek().write())) {
            current = waiting.remove();
            begin(current);
        }
        if (repeated != null && !repeats && (current == null || !current.write())) {
            repeats = true;
            owed++;
            begin(repeated);
        }
        writeTaken = awvalid.isSet() && awready.isSet();
        readTaken = arvalid.isSet() && arready.isSet();
        dataTaken = wvalid.isSet() && wready.isSet();
    }

    /** Nothing happens here until the NIC answers; asked behind the cycle. */
    boolean isQuiet() {
        return !acted && repeated == null && !awvalid.isSet() && !wvalid.isSet() && !arvalid.isSet()
            && (current != null || waiting.isEmpty());
    }

    private void begin(Access access) {
        if (access.write()) {
            awaddr.set(access.address());
            wdata.set(access.isLate() ? late.remove(access.value()) : access.value());
            wstrb.set(access.strobes());
            awvalid.set(1);
            wvalid.set(1);
        } else {
            araddr.set(access.address());
            arvalid.set(1);
        }
    }

    /** Answers come in order, so the next one belongs to a repeated write if one of these is owed. */
    private void answer(boolean isOwed) {
        if (current.write() && !isOwed && bvalid.isSet()) {
            finish(bresp.get(), 0);
        } else if (!current.write() && rvalid.isSet()) {
            finish(rresp.get(), rdata.get());
        }
    }

    private void finish(long response, long value) {
        var done = current;
        current = null;
        acted = true;
        done.done().come(response, value);
    }

    private static void demand(boolean isRight, boolean write, int address, long response) {
        if (!isRight) {
            throw veroce.VeroceException.failure((write ? "writing" : "reading") + " register 0x"
                + Integer.toHexString(address) + " is answered with response " + response);
        }
    }
}
