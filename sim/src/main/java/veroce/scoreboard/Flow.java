package veroce.scoreboard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;

/**
 * One direction of a connection under test: posts messages as the queues have room, and holds every completion against
 * what must come: each once, in order, with its bytes in place.
 */
public final class Flow {
    /** Is told when a message is posted and when its sender knows that it has arrived. */
    public interface Watcher {
        void posted(int message);

        void completed(int message);
    }

    private final Buffers from;
    private final int fromPair;
    private final Buffers to;
    private final int toPair;
    private final QueuePairSettings settings;
    private final List<PlannedMessage> messages;
    /** Indices of the messages that consume a receive work request. */
    private final List<Integer> receives = new ArrayList<>();
    /** Of atomics that are posted, by the index of the message. */
    private final Map<Integer, AtomicWords.Step> atomics = new HashMap<>();
    /** Keys that posted Sends with Invalidate withdraw, by the index of the message. */
    private final Map<Integer, Integer> keys = new HashMap<>();
    private int sendsPosted;
    private int sendsDone;
    private int receivesPosted;
    private int receivesDone;
    /** A Send with Invalidate is under way. */
    private boolean withdrawing;
    private boolean memoryIsLate;
    private int receivesAllowed = Integer.MAX_VALUE;
    private int slots;
    private SharedReceives shared;
    private Watcher watcher = new Watcher() {
        @Override public void posted(int message) {}

        @Override public void completed(int message) {}
    };

    /** The last message is signaled whatever the plan says, or nobody would know that it is done. */
    public Flow(Buffers from, int fromPair, Buffers to, int toPair, QueuePairSettings settings,
                List<PlannedMessage> messages) {
        this.from = from;
        this.fromPair = fromPair;
        this.to = to;
        this.toPair = toPair;
        this.settings = settings;
        this.messages = List.copyOf(messages);
        for (int i = 0; i < messages.size(); i++) {
            if (messages.get(i).operation().consumesReceive()) {
                receives.add(i);
            }
        }
    }

    public void watch(Watcher next) {
        watcher = next;
    }

    /** Posts no more than so many receive work requests altogether, until another number is given. */
    public void allowReceives(int most) {
        receivesAllowed = most;
    }

    /**
     * The targets of messages that are so far apart overlap: one is posted when the other has completed on both sides,
     * and until then its part of the target must not change.
     */
    public void reuseTargets(int after) {
        slots = after;
    }

    /**
     * The target's memory answers its endpoint so late that a message may be acknowledged before its bytes are in place
     * (reliability section 4: accepted is not yet visible). Then only receive completions say that they are; those of
     * Writes must be there at the end.
     */
    public void memoryIsLate() {
        memoryIsLate = true;
    }

    /** The receive requests of the messages come from there; null: from the queue of its own. */
    public void share(SharedReceives queue) {
        shared = queue;
    }

    /** Posts what there is room for. */
    public void post() {
        postReceives();
        while (sendsPosted < messages.size() && sendsPosted - sendsDone < settings.sendQueue() && isFree(sendsPosted)
            && !withdraws(sendsPosted)) {
            watcher.posted(sendsPosted);
            if (slots > 0) {
                PlannedMessage next = messages.get(sendsPosted);
                destination(next).renew(next.target(), next.length());
            }
            step(sendsPosted);
            from.endpoint().postSend(fromPair, request(sendsPosted++));
        }
    }

    private void postReceives() {
        if (shared != null) {
            shared.post();
            receivesPosted = receives.size();
        }
        int most = Math.min(receives.size(), receivesAllowed);
        while (receivesPosted < most && receivesPosted - receivesDone < settings.receiveQueue()) {
            int index = receives.get(receivesPosted++);
            PlannedMessage message = messages.get(index);
            to.endpoint().postReceive(toPair, new ReceiveRequest(index, to.target() + message.target(),
                to.targetKey(), message.length()));
        }
    }

    private boolean isFree(int index) {
        int before = index - slots;
        return slots == 0 || sendsDone > before
            && (receivesDone == receives.size() || receives.get(receivesDone) > before);
    }

    /** A message would withdraw an MR while another does: one at a time, since a NIC has few for its queue pairs. */
    private boolean withdraws(int index) {
        return messages.get(index).operation() == Operation.SEND_INVALIDATE && withdrawing;
    }

    /** Makes what a message needs to be posted. */
    private void step(int index) {
        PlannedMessage message = messages.get(index);
        if (message.operation().isAtomic()) {
            atomics.put(index, to.words().step(message.operation(), message.source()));
        } else if (message.operation() == Operation.SEND_INVALIDATE) {
            keys.put(index, to.registerForInvalidation());
            withdrawing = true;
        }
    }

    private SendRequest request(int index) {
        PlannedMessage message = messages.get(index);
        boolean signaled = message.signaled() || index == messages.size() - 1
            || index % settings.sendQueue() == settings.sendQueue() - 1;
        long source = origin(message).source() + message.source();
        long target = destination(message).target() + message.target();
        if (message.operation().isAtomic()) {
            return new SendRequest(index, message.operation(), target, from.targetKey(), message.length(),
                to.words().address(message.source()), to.words().key(), 0, atomics.get(index).operands(), signaled,
                false, false, false);
        }
        if (isRead(message)) {
            return new SendRequest(index, message.operation(), target, from.targetKey(), message.length(), source,
                to.sharedKey(), 0, null, signaled, false, false, false);
        }
        return new SendRequest(index, message.operation(), source, from.sourceKey(),
            message.length(), message.operation().isWrite() ? target : 0,
            message.operation().isWrite() ? to.targetKey() : 0, word(index), null, signaled,
            message.solicited(), message.inline(), false);
    }

    /** What the receive completion shows beside the length. */
    private int word(int index) {
        return keys.getOrDefault(index, messages.get(index).immediate());
    }

    /** A message whose bytes go the other way. */
    private static boolean isRead(PlannedMessage message) {
        return message.operation().hasResponse();
    }

    /** Where the bytes of a message come from. */
    private Buffers origin(PlannedMessage message) {
        return isRead(message) ? to : from;
    }

    private Buffers destination(PlannedMessage message) {
        return isRead(message) ? from : to;
    }

    /** Whether a completion of an endpoint belongs here. */
    boolean owns(Buffers at, Completion completion) {
        return completion.receive() ? at == to && completion.queuePair() == toPair
            : at == from && completion.queuePair() == fromPair;
    }

    void completed(Completion completion) {
        if (completion.status() != CompletionStatus.SUCCESS) {
            throw new Mismatch("message failed: " + completion);
        }
        if (completion.receive()) {
            received(completion);
        } else {
            sent(completion);
        }
    }

    private void sent(Completion completion) {
        int index = sendsDone;
        while (index < sendsPosted && !request(index).signaled()) {
            watcher.completed(index);
            acknowledged(index++); // its success is implied by that of a later one
        }
        PlannedMessage message = index < sendsPosted ? messages.get(index) : null;
        boolean right = message != null && completion.id() == index && completion.length() == message.length()
            && completion.operation().isWrite() == message.operation().isWrite()
            && completion.operation().hasResponse() == isRead(message)
            && (!isRead(message) || completion.operation() == message.operation());
        require(right, "send completion", completion, index);
        acknowledged(index);
        watcher.completed(index);
        sendsDone = index + 1;
    }

    private void received(Completion completion) {
        require(receivesDone < receivesPosted, "receive completion", completion, -1);
        int index = receives.get(receivesDone++);
        PlannedMessage message = messages.get(index);
        boolean right = (shared != null || completion.id() == index) && completion.length() == message.length()
            && completion.operation() == message.operation() && completion.immediate() == word(index)
            && completion.solicited() == message.solicited();
        require(right, "receive completion", completion, index);
        withdrawing &= message.operation() != Operation.SEND_INVALIDATE;
        if (shared == null) {
            arrived(index);
            return;
        }
        byte[] sent = isShared(message) ? from.sent(message.source(), message.length()) : new byte[0];
        shared.arrived(completion.id(), sent, "message " + index + ": " + message);
        if (!isShared(message)) {
            arrived(index);
        }
    }

    /** A message whose bytes go to a buffer of the shared receive queue. */
    private boolean isShared(PlannedMessage message) {
        return shared != null && message.operation().isSend();
    }

    private void require(boolean right, String what, Completion completion, int index) {
        if (!right) {
            throw new Mismatch(what + " " + completion + " came where message " + index + " was expected"
                + (index < 0 || index >= messages.size() ? "" : ": " + messages.get(index)));
        }
    }

    private void acknowledged(int index) {
        PlannedMessage message = messages.get(index);
        if (isShared(message)) {
            return; // its completion says where it is
        }
        if (memoryIsLate && !isRead(message)) {
            to.expect(message.target(), from.sent(message.source(), message.length()));
        } else {
            arrived(index);
        }
    }

    /** A completion says that every byte of the message is in place. */
    private void arrived(int index) {
        PlannedMessage message = messages.get(index);
        byte[] found = destination(message).received(message.target(), message.length());
        byte[] sent = message.operation().isAtomic() ? result(index, found)
            : origin(message).sent(message.source(), message.length());
        int at = Arrays.mismatch(sent, found);
        if (at >= 0) {
            throw new Mismatch("byte " + at + " of message " + index + " is not in place at its completion: "
                + message);
        }
        destination(message).expect(message.target(), sent);
    }

    /** What an atomic must have found; on a word of several queue pairs it is known when it is seen. */
    private byte[] result(int index, byte[] found) {
        AtomicWords.Step step = atomics.get(index);
        if (!step.isShared()) {
            return step.result();
        }
        to.words().found(found);
        return found;
    }

    /** Every send and every receive work request of the plan has completed. */
    public boolean isDone() {
        return sendsDone == messages.size() && receivesDone == receives.size();
    }

    public int sendsDone() {
        return sendsDone;
    }

    public int receivesDone() {
        return receivesDone;
    }

    @Override public String toString() {
        return sendsDone + " of " + messages.size() + " sends and " + receivesDone + " of " + receives.size()
            + " receives done";
    }
}
