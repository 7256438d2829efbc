package veroce.transfer;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import veroce.endpoint.Operation;
import veroce.scoreboard.PlannedMessage;

/**
 * One piece of data that goes to the same place on the other side, cut into messages that are dealt to the queue pairs
 * in turn. With atomics it is as many of them as it has whole words, each queue pair's on a word of its own.
 */
record FileWorkload(TransferSettings settings, byte[] bytes) implements Workload {
    @Override public Set<Operation> operations() {
        return Set.of(settings.operation());
    }

    @Override public List<PlannedMessage> messages(int pair, boolean backwards) {
        var plan = new ArrayList<PlannedMessage>();
        int size = settings.messageBytes();
        boolean atomic = settings.operation().isAtomic();
        long end = atomic ? bytes.length - bytes.length % size : bytes.length;
        for (long at = (long) pair * size; at < end; at += (long) settings.queuePairs() * size) {
            plan.add(PlannedMessage.of(settings.operation(), atomic ? pair : (int) at, (int) at,
                (int) Math.min(size, end - at)));
        }
        return plan;
    }
}
