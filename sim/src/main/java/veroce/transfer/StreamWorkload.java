package veroce.transfer;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import veroce.endpoint.Operation;
import veroce.scoreboard.PlannedMessage;

/**
 * Any number of messages of one size, for measuring: they use a few buffers of the target over and over, and each takes
 * another part of the source, so that no message looks like the one that was there before.
 */
public final class StreamWorkload implements Workload {
    private static final int PAGE = 4096;
    /** Between the sources of two messages, in pages; odd, so that every page has its turn. */
    private static final int STEP = 37;

    private final TransferSettings settings;
    private final int perPair;
    private final int slot;
    private final byte[] bytes;

    /** So many packets in each direction, dealt evenly to the queue pairs in whole messages. */
    public StreamWorkload(TransferSettings settings, int packets) {
        this.settings = settings;
        int packetsPerMessage = Math.ceilDiv(settings.messageBytes(), settings.mtu());
        perPair = Math.ceilDiv(packets, packetsPerMessage * settings.queuePairs());
        slot = Math.ceilDiv(settings.messageBytes(), PAGE) * PAGE;
        bytes = new byte[Math.multiplyExact(settings.queuePairs() * slots(), slot)];
        new SplittableRandom(settings.seed()).nextBytes(bytes);
    }

    @Override public Set<Operation> operations() {
        return Set.of(settings.operation());
    }

    @Override public byte[] bytes() {
        return bytes;
    }

    /** Twice as many as are under way: what is written into a buffer that has been read out is seen. */
    @Override public int slots() {
        return 2 * settings.sendQueue();
    }

    @Override public List<PlannedMessage> messages(int pair, boolean backwards) {
        var plan = new ArrayList<PlannedMessage>();
        int pages = (bytes.length - slot) / PAGE + 1;
        for (int i = 0; i < perPair; i++) {
            int source = (int) (((long) i * STEP + pair) % pages) * PAGE;
            int target = (pair * slots() + i % slots()) * slot;
            plan.add(PlannedMessage.of(settings.operation(),
                settings.operation().isAtomic() ? pair : source, target,
                settings.messageBytes()));
        }
        return plan;
    }
}
