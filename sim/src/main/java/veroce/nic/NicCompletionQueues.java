package veroce.nic;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import rnic.protocol.Command;
import veroce.memory.HostMemory;

/** The completion queues of a NIC as its driver keeps them. */
final class NicCompletionQueues {
    private static final int ENTRY = 64;
    private static final int SIZE_LOG = 12;
    private static final int OWNER = 63;

    private final NicMailbox mailbox;
    private final HostMemory memory;
    private final Map<Integer, Ring> queues = new HashMap<>();
    /** Event queues that completion queues tell. */
    private final Map<Integer, Integer> told = new HashMap<>();
    /** Memory of those that are gone. */
    private final List<Ring> spare = new ArrayList<>();

    NicCompletionQueues(NicMailbox mailbox, HostMemory memory) {
        this.mailbox = mailbox;
        this.memory = memory;
    }

    /** From its next life on a completion queue tells this event queue; 0 = none. */
    void tells(int queue, int eventQueue) {
        told.put(queue, eventQueue);
    }

    /** A queue pair is to use it. */
    void need(int queue) {
        if (!queues.containsKey(queue)) {
            create(queue, SIZE_LOG);
        }
    }

    /** Makes one of 2^{@code sizeLog} entries, in memory of one that is gone if there is any. */
    void create(int queue, int sizeLog) {
        var known = spare.stream().filter(ring -> ring.sizeLog() == sizeLog).findFirst();
        var ring = known.orElseGet(() -> new Ring(memory, "completion queue " + queue, ENTRY, sizeLog, true));
        spare.remove(ring);
        ring.restart();
        ring.map();
        queues.put(queue, ring);
        mailbox.command(Command.CREATE_CQ, queue, values -> values.set("base.address", ring.base())
            .set("size.log2", sizeLog).set("doorbells.page", mailbox.page())
            .set("doorbells.eq", told.getOrDefault(queue, 0)));
    }

    /** Takes back one that no queue pair uses. */
    void destroy(int queue) {
        mailbox.command(Command.DESTROY_CQ, queue);
        var ring = queues.remove(queue);
        ring.unmap();
        spare.add(ring);
    }

    /** The next entry, or null. */
    ByteBuffer take(int queue) {
        var ring = queues.get(queue);
        if (ring == null) {
            return null;
        }
        var entry = ring.peek();
        if ((entry.get(OWNER) & 1) == (ring.lap() & 1)) {
            return null;
        }
        ring.take();
        if (ring.count() % Math.max(1, ring.size() / 4) == 0) {
            ring(queue, ring.count());
        }
        return entry;
    }

    /** Rings with any consumer index. */
    void ring(int queue, int consumer) {
        mailbox.ring("completion_doorbell", "cq", queue, "consumer", consumer);
    }

    /** The next completion is to interrupt. */
    void arm(int queue) {
        mailbox.arm("completion_doorbell", "arm", "cq", queue, "consumer", queues.get(queue).count());
    }

    /** Where it begins in host memory. */
    long base(int queue) {
        return queues.get(queue).base();
    }
}
