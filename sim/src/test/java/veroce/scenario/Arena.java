package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.invariant.ConnectionMonitors;
import veroce.network.Fate;
import veroce.network.Link;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.scoreboard.Buffers;
import veroce.scoreboard.Flow;
import veroce.scoreboard.PlannedMessage;
import veroce.scoreboard.Scoreboard;
import veroce.scoreboard.SharedReceives;

/** Two endpoints, the network between them, their buffers, and everything that watches them. */
final class Arena implements AutoCloseable {
    static final int SIZE = 1 << 20;
    private static final long REST = 250 * Time.MICROSECOND;
    static final long SEED = Long.getLong("hdl.seed", 1);

    private final EndpointMaker leftMaker;
    private final EndpointMaker rightMaker;
    final Endpoint left;
    final Endpoint right;
    final Network toLeft;
    final Network toRight;
    final Link link;
    final Buffers leftBuffers;
    final Buffers rightBuffers;
    final Scoreboard scoreboard;
    private final ConnectionMonitors monitors;

    /** With paths that are equal in both directions. */
    Arena(EndpointMaker maker, List<PathSettings> paths, long seed) {
        this(maker, maker, paths, seed, "10.0.0.1", "10.0.0.2", -1);
    }

    Arena(EndpointMaker leftMaker, EndpointMaker rightMaker, List<PathSettings> paths, long seed, String leftIp,
          String rightIp, int vlan) {
        this.leftMaker = leftMaker;
        this.rightMaker = rightMaker;
        left = leftMaker.make(Address.of(0x0200_0000_0001L, leftIp).withVlan(vlan), TransportSettings.RESET);
        right = rightMaker.make(Address.of(0x0200_0000_0002L, rightIp).withVlan(vlan), TransportSettings.RESET);
        toLeft = new Network(paths, seed);
        toRight = new Network(paths, seed + 1);
        link = new Link(left, right, toLeft, toRight);
        monitors = new ConnectionMonitors(Math.max(leftMaker.patience(), rightMaker.patience()));
        link.tap(monitors);
        link.tap(KeptFailures.wire());
        leftBuffers = new Buffers(left, 1, SIZE, seed + 2);
        rightBuffers = new Buffers(right, 1, SIZE, seed + 3);
        scoreboard = new Scoreboard(leftBuffers, rightBuffers, 1);
    }

    /** Four paths of 2 us, and up to half a microsecond more for each frame. */
    static List<PathSettings> paths() {
        return Collections.nCopies(4,
            PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, Time.MICROSECOND / 2));
    }

    static List<PathSettings> quiet() {
        return Collections.nCopies(4, PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0));
    }

    Connection connect(QueuePairSettings leftWish, QueuePairSettings rightWish) {
        QueuePairSettings leftSettings = fit(leftWish);
        QueuePairSettings rightSettings = fit(rightWish);
        demandLines(leftSettings);
        Connection connection = Connection.between(left, leftSettings, right, rightSettings);
        monitors.watch(connection, leftSettings, rightSettings);
        return connection;
    }

    /** Nothing bounds what a sender of RoCEv2 that starts over has on its way: before a slower line it would wait without end. */
    private void demandLines(QueuePairSettings settings) {
        if (settings.profile() == Profile.ROCE_V2 && leftMaker.lineRate() != rightMaker.lineRate()) {
            throw new IllegalArgumentException("both ends need lines of one speed in RoCEv2, and have "
                + leftMaker.lineRate() + " and " + rightMaker.lineRate() + " bits per second");
        }
    }

    /** Gives both ends another life after the network and the quiet time have swallowed the old one. */
    void reset(Connection connection, QueuePairSettings leftSettings, QueuePairSettings rightSettings) {
        monitors.forget(connection);
        left.reset(connection.leftPair(), leftSettings.numbering());
        right.reset(connection.rightPair(), rightSettings.numbering());
        run(1100 * Time.MICROSECOND);                        // qp_quiet, and some
        connection.connect(leftSettings.numbering(), rightSettings.numbering());
        monitors.watch(connection, fit(leftSettings), fit(rightSettings));
    }

    /** From now on nobody watches the frames of this connection. */
    void unwatch(Connection connection) {
        monitors.forget(connection);
    }

    /** As both ends can have them. */
    QueuePairSettings fit(QueuePairSettings wish) {
        return rightMaker.fit(leftMaker.fit(wish));
    }

    Connection connect(QueuePairSettings settings) {
        return connect(settings, settings);
    }

    /** The time of the network comes up to that of a NIC, which commands have taken ahead: frames meet it when they come. */
    void settle() {
        link.runTo(Math.max(link.now(), Math.max(left.now(), right.now())));
    }

    Flow forth(Connection connection, QueuePairSettings settings, List<PlannedMessage> plan) {
        return add(new Flow(leftBuffers, connection.leftPair(), rightBuffers, connection.rightPair(), settings, plan),
            rightMaker);
    }

    /** A shared receive queue at the right end, for the settings of its queue pairs. */
    SharedReceives shareRight(int requests, int length) {
        SharedReceives receives = new SharedReceives(right, 1, requests, length, SEED);
        scoreboard.add(receives);
        return receives;
    }

    Flow back(Connection connection, QueuePairSettings settings, List<PlannedMessage> plan) {
        return add(new Flow(rightBuffers, connection.rightPair(), leftBuffers, connection.leftPair(), settings, plan),
            leftMaker);
    }

    private Flow add(Flow flow, EndpointMaker target) {
        if (target.memoryIsLate()) {
            flow.memoryIsLate();
        }
        scoreboard.add(flow);
        return flow;
    }

    /** Runs until everything planned is done, and checks all memory and the count of frames. */
    void finish(long within) {
        complete(within);
        everyFrameIsCounted(left, leftMaker, toLeft);
        everyFrameIsCounted(right, rightMaker, toRight);
    }

    /** Runs until everything planned is done, and checks all memory. */
    void complete(long within) {
        boolean done = link.run(scoreboard::step, link.now() + within);
        assertThat(done).as("after %s: %s, left %s, right %s", Time.text(link.now()), scoreboard, left.counters(),
            right.counters()).isTrue();
        if (leftMaker.memoryIsLate() || rightMaker.memoryIsLate()) {
            run(Time.MILLISECOND);                           // the last frames are taken and the last bytes written
        }
        scoreboard.verify();
    }

    /** Each frame that came increments exactly one counter; the last ones may have come this moment. */
    private void everyFrameIsCounted(Endpoint endpoint, EndpointMaker maker, Network network) {
        if (framesIn(endpoint) != network.count(Fate.DELIVERED)) {
            run(2 * maker.patience());                       // also for what is read of a NIC, its time goes on
        }
        assertThat(framesIn(endpoint)).as("frames in %s", endpoint.counters())
            .isEqualTo(network.count(Fate.DELIVERED));
    }

    private static long framesIn(Endpoint endpoint) {
        long counted = 0;
        for (Map.Entry<String, Long> counter : endpoint.counters().entrySet()) {
            boolean isFrame = counter.getKey().startsWith("rx_") && !counter.getKey().equals("rx_local");
            counted += isFrame ? counter.getValue() : 0;
        }
        return counted;
    }

    void run(long picoseconds) {
        link.runTo(link.now() + picoseconds);
    }

    /** Runs until nobody has sent anything for {@link #REST}, which is longer than the timers of most, or as long as it says. */
    void rest(long most) {
        long end = link.now() + most;
        long sent = -1;
        for (long quiet = 0; quiet < REST && link.now() < end;) {
            long step = Math.min(REST / 5, end - link.now());
            run(step);
            long now = toLeft.count(Fate.SENT) + toRight.count(Fate.SENT);
            quiet = now == sent ? quiet + step : 0;
            sent = now;
        }
    }

    long leftCount(String counter) {
        return left.counters().getOrDefault(counter, 0L);
    }

    long rightCount(String counter) {
        return right.counters().getOrDefault(counter, 0L);
    }

    static List<Completion> drain(Endpoint endpoint) {
        List<Completion> completions = new ArrayList<>();
        for (Completion next = endpoint.poll(0); next != null; next = endpoint.poll(0)) {
            completions.add(next);
        }
        return completions;
    }

    @Override public void close() {
        left.close();
        right.close();
    }
}
