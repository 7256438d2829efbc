package veroce.transfer;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.scoreboard.AtomicWords;
import veroce.scoreboard.PlannedMessage;

/**
 * Random messages without end: every operation, lengths from nothing to 8 KiB at any alignment, inline, signaled and
 * solicited or not. The targets of a queue pair are used over and over. PSNs begin anywhere, on every other queue pair
 * so that they wrap soon.
 */
public final class SoakWorkload implements Workload {
    private static final int SLOT = 8192;
    private static final int INLINE = 28;
    private static final int PSNS = 1 << 24;
    private static final int SOON = 5000;

    private final TransferSettings settings;
    private final List<Operation> operations;
    private final boolean shared;
    private final int perPair;
    private final byte[] bytes;
    private final List<List<PlannedMessage>> plans = new ArrayList<>();

    /**
     * Of these operations at least so many packets, both directions together, dealt evenly to the queue pairs.
     *
     * @param shared the queue pairs of an end share their receive requests
     */
    public SoakWorkload(TransferSettings settings, List<Operation> operations, int packets, boolean shared) {
        this.settings = settings;
        this.shared = shared;
        this.operations = List.copyOf(operations);
        perPair = Math.ceilDiv(packets, settings.queuePairs() * (settings.bothDirections() ? 2 : 1));
        bytes = new byte[Math.multiplyExact(2 * settings.queuePairs() * slots(), SLOT)];
        new SplittableRandom(settings.seed()).nextBytes(bytes);
        for (int pair = 0; pair < settings.queuePairs(); pair++) {
            plans.add(plan(pair, false));
            plans.add(settings.bothDirections() ? plan(pair, true) : List.of());
        }
    }

    @Override public Set<Operation> operations() {
        return Set.copyOf(operations);
    }

    @Override public byte[] bytes() {
        return bytes;
    }

    @Override public int slots() {
        return 2 * settings.sendQueue();
    }

    @Override public int sharedBuffer() {
        return shared ? SLOT : 0;
    }

    @Override public Numbering numbering(int pair, boolean backwards) {
        int any = random(pair, backwards).nextInt(PSNS);
        return Numbering.from(pair % 2 == 0 ? any : PSNS - 1 - any % SOON);
    }

    @Override public List<PlannedMessage> messages(int pair, boolean backwards) {
        return plans.get(2 * pair + (backwards ? 1 : 0));
    }

    /** What one direction reads lies where the other one writes, so each has targets of its own. */
    private List<PlannedMessage> plan(int pair, boolean backwards) {
        int area = 2 * pair + (backwards ? 1 : 0);
        var random = random(pair, backwards).split();
        var plan = new ArrayList<PlannedMessage>();
        for (int packets = 0; packets < perPair; packets += packets(plan.getLast())) {
            plan.add(message(random, pair, (area * slots() + plan.size() % slots()) * SLOT));
        }
        return plan;
    }

    private SplittableRandom random(int pair, boolean backwards) {
        return new SplittableRandom(settings.seed() * 1_000_003 + 2L * pair + (backwards ? 1 : 0));
    }

    private PlannedMessage message(SplittableRandom random, int pair, int slot) {
        var operation = operations.get(random.nextInt(operations.size()));
        if (operation.isAtomic()) {
            int word = settings.queuePairs() * random.nextInt(AtomicWords.COUNT / settings.queuePairs()) + pair;
            return new PlannedMessage(operation, word, slot + 8 * random.nextInt(SLOT / 8), 8, 0, false,
                random.nextInt(4) > 0, false);
        }
        int length = switch (random.nextInt(20)) {
            case 0 -> 0;
            case 1, 2, 3 -> 1 + random.nextInt(INLINE);
            case 4, 5, 6, 7, 8, 9, 10, 11 -> 1 + random.nextInt(4 * settings.mtu());
            default -> 1 + random.nextInt(SLOT);
        };
        int fitting = Math.min(length, SLOT);
        return new PlannedMessage(operation, random.nextInt(bytes.length - fitting + 1),
            slot + random.nextInt(SLOT - fitting + 1), fitting, operation.hasImmediate() ? random.nextInt() : 0,
            operation.consumesReceive() && random.nextInt(4) == 0, random.nextInt(4) > 0,
            fitting <= INLINE && !operation.hasResponse() && random.nextBoolean());
    }

    /** Data packets that a message needs. */
    private int packets(PlannedMessage message) {
        return Math.max(1, Math.ceilDiv(message.length(), settings.mtu()));
    }

    /** Data packets of all messages. */
    public long packets() {
        return plans.stream().flatMap(List::stream).mapToLong(this::packets).sum();
    }

    /** Payload of all messages. */
    public long payload() {
        return plans.stream().flatMap(List::stream).mapToLong(PlannedMessage::length).sum();
    }
}
