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

    /** Who does what. */
    private enum Kind { ONE_OPERATION, AGAINST_WRITES, ONE_WORD }

    private final TransferSettings settings;
    private final Kind kind;
    /** Bytes of each message; those of the settings, or none. */
    private final int length;
    private final boolean inline;
    /** One message of so many has a completion. */
    private final int signaled;
    private final int perPair;
    private final int slot;
    private final byte[] bytes;

    /** So many packets in each direction, dealt evenly to the queue pairs in whole messages. */
    public StreamWorkload(TransferSettings settings, int packets) {
        this(settings, packets, Kind.ONE_OPERATION, settings.messageBytes(), false, 1);
    }

    private StreamWorkload(TransferSettings settings, int packets, Kind kind, int length, boolean inline,
                           int signaled) {
        this.settings = settings;
        this.kind = kind;
        this.length = length;
        this.inline = inline;
        this.signaled = signaled;
        int packetsPerMessage = Math.ceilDiv(settings.messageBytes(), settings.mtu());
        int pairs = kind == Kind.AGAINST_WRITES ? settings.queuePairs() / 2 : settings.queuePairs();
        perPair = Math.ceilDiv(packets, packetsPerMessage * pairs);
        slot = Math.ceilDiv(settings.messageBytes(), PAGE) * PAGE;
        bytes = new byte[Math.multiplyExact(settings.queuePairs() * slots(), slot)];
        new SplittableRandom(settings.seed()).nextBytes(bytes);
    }

    /**
     * The same with all on the left side: every second queue pair writes instead, so that the bytes of responses go one
     * way and those of requests the other. The settings are of both directions and an even number of queue pairs.
     */
    public static StreamWorkload againstWrites(TransferSettings settings, int packets) {
        return new StreamWorkload(settings, packets, Kind.AGAINST_WRITES, settings.messageBytes(), false, 1);
    }

    /** Atomics of all queue pairs on one word. */
    public static StreamWorkload onOneWord(TransferSettings settings, int messages) {
        return new StreamWorkload(settings, messages, Kind.ONE_WORD, settings.messageBytes(), false, 1);
    }

    /** As who wants nothing but the rate: one message of so many has a completion. */
    public static StreamWorkload seldomSignaled(TransferSettings settings, int messages, int of) {
        return new StreamWorkload(settings, messages, Kind.ONE_OPERATION, settings.messageBytes(), false, of);
    }

    /** Sends or Writes whose bytes stand in the work request. */
    public static StreamWorkload inline(TransferSettings settings, int messages) {
        return new StreamWorkload(settings, messages, Kind.ONE_OPERATION, settings.messageBytes(), true, 1);
    }

    /** Messages of no bytes, whatever the settings say. */
    public static StreamWorkload ofNothing(TransferSettings settings, int messages) {
        return new StreamWorkload(settings, messages, Kind.ONE_OPERATION, 0, false, 1);
    }

    @Override public Set<Operation> operations() {
        return kind == Kind.AGAINST_WRITES ? Set.of(settings.operation(), Operation.WRITE)
            : Set.of(settings.operation());
    }

    private Operation operation(int pair) {
        return kind == Kind.AGAINST_WRITES && pair % 2 == 1 ? Operation.WRITE : settings.operation();
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
        if (kind == Kind.AGAINST_WRITES && backwards) {
            return plan;
        }
        int word = kind == Kind.ONE_WORD ? PlannedMessage.SHARED_WORD : pair;
        int pages = (bytes.length - slot) / PAGE + 1;
        for (int i = 0; i < perPair; i++) {
            int source = (int) (((long) i * STEP + pair) % pages) * PAGE;
            int target = (pair * slots() + i % slots()) * slot;
            var message = PlannedMessage.of(operation(pair), operation(pair).isAtomic() ? word : source, target, length);
            if (i % signaled != signaled - 1) {
                message = message.unsignaled();
            }
            plan.add(inline ? message.standingInline() : message);
        }
        return plan;
    }
}
