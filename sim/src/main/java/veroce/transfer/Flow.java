package veroce.transfer;

import java.util.Arrays;
import java.util.EnumSet;
import veroce.endpoint.Access;
import veroce.endpoint.Completion;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;

/**
 * The data of one direction: cut into messages, dealt to the queue pairs in turn, posted as far as the queues have
 * room, and checked: every completion once and in order per queue pair, every byte in its place.
 */
final class Flow {
    /** Requests of a queue pair that are posted at the same time. */
    private static final int POSTED = 64;
    private static final int DOMAIN = 1;

    /** Tells when something of interest has happened to a message. */
    interface Clock {
        long now();
    }

    private final String name;
    private final Endpoint from;
    private final Endpoint to;
    private final int[] fromPairs;
    private final int[] toPairs;
    private final byte[] data;
    private final boolean write;
    private final int messageBytes;
    private final int messages;
    private final Clock clock;
    private final long source;
    private final long target;
    private final int sourceKey;
    private final int targetKey;
    private final int[] posted;
    private final int[] acknowledged;
    private final int[] receivesPosted;
    private final int[] received;
    private final long[] postedAt;
    private final long[] latencies;
    private final long[] finishedAt;
    private int done;
    private int arrived;

    Flow(String name, Endpoint from, Endpoint to, int[] fromPairs, int[] toPairs, byte[] data,
         TransferSettings settings, Clock clock) {
        this.name = name;
        this.from = from;
        this.to = to;
        this.fromPairs = fromPairs;
        this.toPairs = toPairs;
        this.data = data;
        this.clock = clock;
        write = settings.write();
        messageBytes = settings.messageBytes();
        messages = (data.length + messageBytes - 1) / messageBytes;
        source = from.memory().allocate(data.length, 64);
        target = to.memory().allocate(data.length, 64);
        from.memory().write(source, data);
        sourceKey = from.register(DOMAIN, source, data.length, EnumSet.noneOf(Access.class));
        targetKey = to.register(DOMAIN, target, data.length, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        posted = new int[fromPairs.length];
        acknowledged = new int[fromPairs.length];
        receivesPosted = new int[fromPairs.length];
        received = new int[fromPairs.length];
        postedAt = new long[messages];
        latencies = new long[messages];
        finishedAt = new long[messages];
    }

    /** The queue pairs on one side of connections. */
    static int[] left(Connection[] connections) {
        return Arrays.stream(connections).mapToInt(Connection::leftPair).toArray();
    }

    static int[] right(Connection[] connections) {
        return Arrays.stream(connections).mapToInt(Connection::rightPair).toArray();
    }

    int messages() {
        return messages;
    }

    /** Messages that the sender knows to have arrived, and for Sends the receiver has been told of. */
    int finished() {
        return write ? done : Math.min(done, arrived);
    }

    boolean isFinished() {
        return finished() == messages;
    }

    /** Posts what there is room for. */
    void post() {
        for (int pair = 0; pair < fromPairs.length; pair++) {
            int mine = count(pair);
            while (!write && receivesPosted[pair] < mine && receivesPosted[pair] - received[pair] < POSTED) {
                int message = receivesPosted[pair]++ * fromPairs.length + pair;
                to.postReceive(toPairs[pair], new ReceiveRequest(message, target + offset(message), targetKey,
                    length(message)));
            }
            while (posted[pair] < mine && posted[pair] - acknowledged[pair] < POSTED
                && (write || posted[pair] < receivesPosted[pair])) {
                int message = posted[pair]++ * fromPairs.length + pair;
                postedAt[message] = clock.now();
                from.postSend(fromPairs[pair], request(message));
            }
        }
    }

    private SendRequest request(int message) {
        long address = source + offset(message);
        return write ? SendRequest.write(message, address, sourceKey, length(message), target + offset(message),
            targetKey) : SendRequest.send(message, address, sourceKey, length(message));
    }

    private int count(int pair) {
        return (messages - pair + fromPairs.length - 1) / fromPairs.length;
    }

    private long offset(int message) {
        return (long) message * messageBytes;
    }

    private int length(int message) {
        return (int) Math.min(messageBytes, data.length - offset(message));
    }

    /** A completion at the sender; false when it belongs to another flow. */
    boolean sent(Completion completion) {
        int pair = index(fromPairs, completion.queuePair());
        if (completion.receive() || pair < 0) {
            return false;
        }
        int expected = acknowledged[pair]++ * fromPairs.length + pair;
        require(completion, expected);
        latencies[expected] = clock.now() - postedAt[expected];
        finishedAt[done++] = clock.now();
        return true;
    }

    /** A completion at the receiver; false when it belongs to another flow. */
    boolean arrived(Completion completion) {
        int pair = index(toPairs, completion.queuePair());
        if (!completion.receive() || pair < 0) {
            return false;
        }
        int expected = received[pair]++ * fromPairs.length + pair;
        require(completion, expected);
        if (completion.length() != length(expected)) {
            throw new TransferFailure(name + ": message " + expected + " has " + length(expected)
                + " bytes; its completion says " + completion.length());
        }
        arrived++;
        return true;
    }

    private void require(Completion completion, int expected) {
        if (!completion.succeeded() || completion.id() != expected) {
            throw new TransferFailure(name + ": queue pair " + completion.queuePair() + ": expected success of message "
                + expected + ", got " + completion);
        }
    }

    private static int index(int[] pairs, int pair) {
        for (int i = 0; i < pairs.length; i++) {
            if (pairs[i] == pair) {
                return i;
            }
        }
        return -1;
    }

    /** Every byte is where it belongs. */
    void verify() {
        byte[] there = to.memory().read(target, data.length);
        int at = Arrays.mismatch(there, data);
        if (at >= 0) {
            throw new TransferFailure(name + ": byte " + at + " of " + data.length + " is 0x"
                + Integer.toHexString(there[at] & 0xff) + " and should be 0x" + Integer.toHexString(data[at] & 0xff));
        }
    }

    /** Time from post to completion of each message, in picoseconds. */
    long[] latencies() {
        return latencies.clone();
    }

    long bytes() {
        return data.length;
    }

    /**
     * Bytes per picosecond between the completion of the first tenth of the messages and that of the ninth: without the
     * beginning, in which nothing has arrived yet, and the end, in which nothing new is sent. 0 for too few messages.
     */
    double steadyRate() {
        int first = messages / 10;
        int last = messages * 9 / 10;
        long time = last > first ? finishedAt[last] - finishedAt[first] : 0;
        return time == 0 ? 0 : (last - first) * (double) messageBytes / time;
    }

    /** Who has not finished, for the message of a run that hangs. */
    String progress() {
        return name + ": " + done + " of " + messages + " messages acknowledged"
            + (write ? "" : ", " + arrived + " received");
    }
}
