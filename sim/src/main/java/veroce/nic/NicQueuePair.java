package veroce.nic;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import rnic.protocol.QueuePairState;
import veroce.endpoint.Numbering;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.memory.HostMemory;

/** What the driver keeps of a queue pair: its rings, and the names of the requests in them. */
final class NicQueuePair {
    static final int SEND_ENTRY = 64;
    static final int RECEIVE_ENTRY = 32;
    /** Bytes of payload that fit into a send request. */
    static final int INLINE = 28;
    private static final int SIGNALED = 1;
    private static final int SOLICITED = 2;
    private static final int IN_LINE = 4;
    private static final int FENCED = 8;
    private static final int INLINE_OFFSET = 36;
    private static final int OPERANDS_OFFSET = 40;

    private final int number;
    private final HostMemory memory;
    private QueuePairSettings settings;
    private final Ring sends;
    private final Ring receives;
    private final long[] sendIds;
    private final long[] receiveIds;
    private final SendRequest[] sent;
    private Numbering numbering;
    private QueuePairState state = QueuePairState.RESET;
    private int sendsDone;
    private int receivesDone;

    NicQueuePair(int number, HostMemory memory, QueuePairSettings settings) {
        this.number = number;
        this.memory = memory;
        this.settings = settings;
        numbering = settings.numbering();
        sends = new Ring(memory, "send queue " + number, SEND_ENTRY, log(settings.sendQueue()), false);
        receives = new Ring(memory, "receive queue " + number, RECEIVE_ENTRY, log(settings.receiveQueue()), false);
        sendIds = new long[sends.size()];
        receiveIds = new long[receives.size()];
        sent = new SendRequest[sends.size()];
    }

    private static int log(int size) {
        return Integer.numberOfTrailingZeros(size);
    }

    int number() {
        return number;
    }

    QueuePairSettings settings() {
        return settings;
    }

    Numbering numbering() {
        return numbering;
    }

    Ring sends() {
        return sends;
    }

    Ring receives() {
        return receives;
    }

    QueuePairState state() {
        return state;
    }

    /** The NIC has been told of it. */
    boolean isKnown() {
        return state != QueuePairState.RESET;
    }

    void state(QueuePairState now) {
        state = now;
    }

    /** The NIC is told of it. */
    void begins() {
        sends.map();
        if (!settings.usesSharedQueue()) {
            receives.map();
        }
        state = QueuePairState.INIT;
    }

    /** Its queues are taken from the NIC. */
    void unmap() {
        sends.unmap();
        receives.unmap();
    }

    /** What it speaks from its next life on. */
    void speak(Profile profile) {
        settings = settings.withProfile(profile);
    }

    /** A new life: empty queues, which the NIC may not touch before it is told, and other numbers. */
    void restart(Numbering numbers) {
        numbering = numbers;
        state = QueuePairState.RESET;
        unmap();
        sends.restart();
        receives.restart();
        sendsDone = 0;
        receivesDone = 0;
    }

    /** Puts a request into the send queue. */
    void post(SendRequest request) {
        if (sends.count() - sendsDone >= sends.size()) {
            throw new IllegalStateException("the send queue of queue pair " + number + " is full: it holds "
                + sends.size() + " requests; wait for completions");
        }
        if (request.inline() && request.length() > INLINE) {
            throw new IllegalArgumentException("an inline request of " + request.length() + " bytes: at most " + INLINE);
        }
        ByteBuffer entry = Ring.entry(SEND_ENTRY);
        int flags = (request.signaled() ? SIGNALED : 0) | (request.solicited() ? SOLICITED : 0)
            | (request.inline() ? IN_LINE : 0) | (request.fenced() ? FENCED : 0);
        entry.put(0, (byte) request.operation().ordinal()).put(1, (byte) flags).putInt(4, (int) request.length())
            .putLong(8, request.address()).putInt(16, request.key()).putInt(20, request.immediate())
            .putLong(24, request.remoteAddress()).putInt(32, request.remoteKey());
        if (request.inline()) {
            entry.put(INLINE_OFFSET, memory.read(request.address(), (int) request.length()));
        }
        if (request.operation().isAtomic()) {                // as they go on the wire
            entry.slice(OPERANDS_OFFSET, 2 * Long.BYTES).order(ByteOrder.BIG_ENDIAN)
                .putLong(request.operands().swapOrAdd()).putLong(request.operands().compare());
        }
        int at = sends.count() & sends.size() - 1;
        sendIds[at] = request.id();
        sent[at] = request;
        sends.put(entry);
    }

    /** Puts a request into the receive queue. */
    void post(ReceiveRequest request) {
        if (settings.usesSharedQueue()) {
            throw new IllegalStateException("queue pair " + number + " uses a shared receive queue: post there");
        }
        if (receives.count() - receivesDone >= receives.size()) {
            throw new IllegalStateException("the receive queue of queue pair " + number + " is full: it holds "
                + receives.size() + " requests; wait for completions");
        }
        receiveIds[receives.count() & receives.size() - 1] = request.id();
        receives.put(entry(request));
    }

    static ByteBuffer entry(ReceiveRequest request) {
        return Ring.entry(RECEIVE_ENTRY).putLong(0, request.address()).putInt(8, (int) request.length())
            .putInt(12, request.key());
    }

    /** The send request with that index is done, and all before it. */
    SendRequest finishSend(int index) {
        sendsDone = done(sendsDone, index);
        return sent[index & sends.size() - 1];
    }

    /** The receive request with that index is done, and all before it; gives its name. */
    long finishReceive(int index) {
        receivesDone = done(receivesDone, index);
        return receiveIds[index & receives.size() - 1];
    }

    /** The count behind the request whose low 16 bits are known. */
    private static int done(int before, int index) {
        return before + (index - before + 1 & 0xffff);
    }
}
