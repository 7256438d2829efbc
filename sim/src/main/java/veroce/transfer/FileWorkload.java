package veroce.transfer;

import java.util.ArrayList;
import java.util.List;
import veroce.endpoint.Operation;
import veroce.scoreboard.PlannedMessage;

/**
 * One piece of data that goes to the same place on the other side, cut into messages that are dealt to the queue pairs
 * in turn.
 */
record FileWorkload(TransferSettings settings, byte[] bytes) implements Workload {
    @Override public List<PlannedMessage> messages(int pair, boolean backwards) {
        var plan = new ArrayList<PlannedMessage>();
        int size = settings.messageBytes();
        for (long at = (long) pair * size; at < bytes.length; at += (long) settings.queuePairs() * size) {
            plan.add(PlannedMessage.of(settings.write() ? Operation.WRITE : Operation.SEND, (int) at, (int) at,
                (int) Math.min(size, bytes.length - at)));
        }
        return plan;
    }
}
