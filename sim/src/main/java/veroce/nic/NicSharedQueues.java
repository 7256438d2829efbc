package veroce.nic;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import rnic.protocol.Command;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.endpoint.ReceiveRequest;
import veroce.memory.HostMemory;

/** The shared receive queues of a NIC as its driver keeps them. */
final class NicSharedQueues {
    private static final int TYPE = 24;
    private static final int LIMIT_REACHED = 1;
    private static final int OBJECT = 0xffff;
    private static final int VALID = 1 << 31;

    private final NicMailbox mailbox;
    private final HostMemory memory;
    private final RnicParameters parameters;
    private final Set<Integer> inUse = new HashSet<>();
    /** Those that are gone too: completions may be polled later. */
    private final Map<Integer, NicSharedQueue> queues = new HashMap<>();
    /** Queues whose limit was reached and nobody has asked for it. */
    private final Set<Integer> reached = new HashSet<>();
    private int ahead;

    NicSharedQueues(NicMailbox mailbox, HostMemory memory, RnicParameters parameters) {
        this.mailbox = mailbox;
        this.memory = memory;
        this.parameters = parameters;
    }

    /** Requests that queue pairs get ahead, of queues that are made from now on; 0: as many as the NIC thinks right. */
    void ahead(int requests) {
        ahead = requests;
    }

    int create(int size) {
        for (int number = 0; number < parameters.sharedQueues(); number++) {
            if (!inUse.contains(number)) {
                create(number, Integer.numberOfTrailingZeros(size));
                return number;
            }
        }
        throw VeroceException.usage("all " + parameters.sharedQueues() + " shared receive queues are in use");
    }

    private void create(int number, int sizeLog) {
        var queue = new NicSharedQueue(number, memory, sizeLog);
        queues.put(number, queue);
        inUse.add(number);
        mailbox.command(Command.CREATE_SRQ, number, values -> values.set("base.address", queue.ring().base())
            .set("queue.size", sizeLog).set("queue.ahead", ahead).set("doorbells.page", mailbox.page()));
    }

    /** The NIC refuses it while a queue pair uses the queue. */
    void destroy(int number) {
        mailbox.command(Command.DESTROY_SRQ, number);
        inUse.remove(number);
        queues.get(number).ring().unmap();
    }

    NicSharedQueue get(int number) {
        return queues.get(number);
    }

    void post(int number, ReceiveRequest request) {
        var queue = queues.get(number);
        queue.post(request);
        ring(number, queue.ring().count());
    }

    /** Rings with any producer index. */
    void ring(int number, int producer) {
        mailbox.ring("srq_doorbell", "srq", number, "number", producer);
    }

    void arm(int number, int below) {
        mailbox.arm("srq_doorbell", "limit", "srq", number, "number", below);
    }

    /** Takes the news that a limit was reached. */
    boolean takeLimit(int number) {
        for (long event = mailbox.takeEvent(); (event & VALID) != 0; event = mailbox.takeEvent()) {
            if ((event & ~VALID & 0xffff_ffffL) >>> TYPE == LIMIT_REACHED) {
                reached.add((int) event & OBJECT);
            }
        }
        return reached.remove(number);
    }
}
