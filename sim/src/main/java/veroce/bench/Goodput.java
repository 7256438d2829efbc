package veroce.bench;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.network.Fate;
import veroce.network.Link;
import veroce.network.Loss;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.reference.ReferenceEndpoint;

/**
 * How much of a lossy line one queue pair of the reference uses with long Writes: the model that the reliability
 * document states its figures for. All of it is simulated time, so a seed gives the same figures everywhere.
 *
 * @param bitsPerSecond of both ports
 * @param loss          of each frame, in both directions
 * @param packets       how many the messages have together, about
 */
public record Goodput(long bitsPerSecond, QueuePairSettings settings, double loss, int packets, long seed) {
    /** Packets of each message. */
    public static final int MESSAGE_PACKETS = 256;
    private static final int MESSAGES_POSTED = 16;
    /** Messages before the measurement. */
    private static final int WARMING = 4;
    /** Ethernet, IPv4, UDP, BTH, MSNETH, RETH, POETH, ICRC, FCS, preamble and gap of a Middle packet. */
    private static final int OVERHEAD = 36 + 70;

    /**
     * @param percent         payload in percent of the line rate
     * @param ceiling         the same if every frame that arrives is new and the line never idles
     * @param retransmissions in percent of the packets
     * @param lost            data frames that the network lost, in percent of the packets
     */
    public record Result(double percent, double ceiling, double retransmissions, double lost) {}

    /** Measures between two completions in a stream of messages that begins before and goes on behind them. */
    public Result run() {
        Endpoint left = endpoint(1);
        Endpoint right = endpoint(2);
        PathSettings path = PathSettings.PLAIN.withDelay(5 * Time.MICROSECOND, 2 * Time.MICROSECOND)
            .withLoss(new Loss.Independent(loss));
        List<PathSettings> paths = Collections.nCopies(settings.paths(), path);
        Network forth = new Network(paths, seed);
        Network back = new Network(paths, seed + 1_000_003);
        Link link = new Link(left, right, back, forth);
        Writer writer = new Writer(left, right, Connection.between(left, right, settings));
        int messages = Math.max(1, packets / MESSAGE_PACKETS);
        runTo(link, writer, WARMING);
        long began = link.now();
        long sentBefore = forth.count(Fate.SENT);
        long lostBefore = forth.count(Fate.DROP_LOSS);
        runTo(link, writer, WARMING + messages);
        double bits = 8.0 * settings.pmtu() * MESSAGE_PACKETS * messages;
        double seconds = (double) (link.now() - began) / Time.SECOND;
        long needed = (long) messages * MESSAGE_PACKETS;
        return new Result(100 * bits / seconds / bitsPerSecond,
            100 * (1 - loss) * settings.pmtu() / (settings.pmtu() + OVERHEAD),
            100.0 * (forth.count(Fate.SENT) - sentBefore - needed) / needed,
            100.0 * (forth.count(Fate.DROP_LOSS) - lostBefore) / needed);
    }

    private void runTo(Link link, Writer writer, int messages) {
        if (!link.run(() -> writer.done() >= messages, link.now() + 100 * Time.SECOND)) {
            throw new IllegalStateException("messages are missing after 100 s of simulated time; seed " + seed);
        }
    }

    private Endpoint endpoint(int number) {
        return new ReferenceEndpoint(Address.of(0x0200_0000_0000L + number, "10.0.0." + number), new HostMemory(),
            TransportSettings.RESET, bitsPerSecond);
    }

    /** Keeps the send queue filled. */
    private final class Writer {
        private final Endpoint left;
        private final Connection connection;
        private final long source;
        private final long target;
        private final int sourceKey;
        private final int targetKey;
        private final long length = (long) settings.pmtu() * MESSAGE_PACKETS;
        private int posted;
        private int done;

        Writer(Endpoint left, Endpoint right, Connection connection) {
            this.left = left;
            this.connection = connection;
            source = left.memory().allocate(length, 4096);
            target = right.memory().allocate(length, 4096);
            int domain = settings.protectionDomain();
            sourceKey = left.register(domain, source, length, EnumSet.noneOf(Access.class));
            targetKey = right.register(domain, target, length, EnumSet.of(Access.REMOTE_WRITE));
        }

        /** Messages that are complete; posts new ones for them. */
        int done() {
            for (Completion next = left.poll(0); next != null; next = left.poll(0)) {
                if (!next.succeeded()) {
                    throw new IllegalStateException("a Write failed: " + next + "; seed " + seed);
                }
                done++;
            }
            while (posted - done < MESSAGES_POSTED) {
                left.postSend(connection.leftPair(),
                    SendRequest.write(posted++, source, sourceKey, length, target, targetKey));
            }
            return done;
        }
    }
}
