package veroce.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import veroce.endpoint.Operation;
import veroce.scoreboard.PlannedMessage;

/** Messages for scenarios, laid out one behind the other in the target. */
final class Plans {
    private static final int INLINE_LIMIT = 28;

    private Plans() {}

    /** So many messages of one kind and length. */
    static List<PlannedMessage> same(Operation operation, int count, int length) {
        List<PlannedMessage> plan = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            plan.add(PlannedMessage.of(operation, i * length, i * length, length));
        }
        return plan;
    }

    /** Of every operation and of lengths around the PMTU, any alignment, up to so many packets each. */
    static List<PlannedMessage> random(SplittableRandom random, int count, int pmtu, int packets, int size) {
        List<PlannedMessage> plan = new ArrayList<>();
        int target = 0;
        for (int i = 0; i < count; i++) {
            int length = switch (random.nextInt(6)) {
                case 0 -> random.nextInt(2);
                case 1 -> random.nextInt(1, INLINE_LIMIT + 1);
                case 2 -> pmtu * random.nextInt(1, packets + 1);
                case 3 -> Math.max(0, pmtu * random.nextInt(1, packets + 1) + random.nextInt(-1, 2));
                default -> random.nextInt(pmtu * packets);
            };
            target += random.nextInt(70);
            if (target + length > size) {
                break;
            }
            Operation operation = Operation.TO_PEER.get(random.nextInt(Operation.TO_PEER.size()));
            boolean inline = length <= INLINE_LIMIT && random.nextBoolean();
            plan.add(new PlannedMessage(operation, random.nextInt(size - length + 1), target, length,
                operation.hasImmediate() ? random.nextInt() : 0,
                operation.consumesReceive() && random.nextInt(4) == 0, random.nextInt(4) > 0, inline));
            target += length;
        }
        return plan;
    }

    /** Reads and atomics between Sends and Writes of every kind, with targets from a place on. */
    static List<PlannedMessage> mixed(SplittableRandom random, int count, int longest, int from) {
        List<PlannedMessage> plan = new ArrayList<>();
        int target = from;
        for (int i = 0; i < count; i++) {
            if (random.nextInt(4) == 0) {
                target = target + 7 & ~7;
                plan.add(PlannedMessage.of(random.nextBoolean() ? Operation.FETCH_ADD : Operation.CMP_SWAP,
                    random.nextInt(1000), target, Long.BYTES));
                target += 2 * Long.BYTES;
                continue;
            }
            int length = random.nextInt(4) == 0 ? random.nextInt(3) : random.nextInt(longest);
            var operation = random.nextInt(2) == 0 ? Operation.READ
                : Operation.TO_PEER.get(random.nextInt(Operation.TO_PEER.size()));
            plan.add(PlannedMessage.of(operation, random.nextInt(1000), target, length));
            target += length + 1;
        }
        return plan;
    }
}
