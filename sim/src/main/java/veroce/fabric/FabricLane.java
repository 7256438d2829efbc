package veroce.fabric;

import java.util.ArrayDeque;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;

/** A queue pair that carries messages as Writes of limited length, of which the last one tells the receiver. */
final class FabricLane {
    static final int QUEUE = 64;
    /** Buffers are used over and over: what they hold is no matter here. */
    static final int CHUNK = 64 * FabricRun.PMTU;

    private final Connection connection;
    private final Buffer source;
    private final Buffer target;
    private final ArrayDeque<FabricMessage> posting = new ArrayDeque<>();
    private final ArrayDeque<FabricMessage> arriving = new ArrayDeque<>();
    private long posted;
    private int outstanding;

    /** Memory of a host that is registered. */
    record Buffer(long address, int key) {}

    FabricLane(Connection connection, Buffer source, Buffer target) {
        this.connection = connection;
        this.source = source;
        this.target = target;
    }

    Connection connection() {
        return connection;
    }

    /** A message may go. */
    void start(FabricMessage message) {
        Endpoint to = connection.right();
        to.postReceive(connection.rightPair(), new ReceiveRequest(0, 0, 0, 0));
        posting.add(message);
        arriving.add(message);
        pump();
    }

    /** A Write is done. */
    void sent() {
        outstanding--;
        pump();
    }

    /** The message that has arrived. */
    FabricMessage arrived() {
        return arriving.remove();
    }

    private void pump() {
        while (outstanding < QUEUE / 2 && !posting.isEmpty()) {
            long left = posting.peek().flow().bytes() - posted;
            long bytes = Math.min(left, CHUNK);
            var request = SendRequest.write(0, source.address(), source.key(), bytes, target.address(), target.key());
            connection.left().postSend(connection.leftPair(), left == bytes ? request.withImmediate(1) : request);
            outstanding++;
            posted += bytes;
            if (left == bytes) {
                posting.remove();
                posted = 0;
            }
        }
    }
}
