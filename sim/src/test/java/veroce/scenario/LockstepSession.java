package veroce.scenario;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import veroce.endpoint.Access;
import veroce.endpoint.Congestion;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Loss;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.network.Recorder;
import veroce.scoreboard.Flow;
import veroce.scoreboard.PlannedMessage;

/**
 * Random traffic of a few queue pairs in both directions between a reference and a device in lockstep, over a network
 * that does all the harm it can; receive requests that come late, requests that must be refused, and frames that
 * nobody meant. One seed decides everything.
 */
final class LockstepSession {
    private static final int[] PMTUS = {256, 512, 1024, 2048, 4096};
    private static final int MOST_FRAMES = 100_000;
    /** Completions of queue pairs that will fail come here, where the scoreboard does not look. */
    private static final int FAILING_QUEUE = 1;

    private final SplittableRandom random;
    private final long seed;
    private final Recorder recorder = new Recorder(MOST_FRAMES);
    private final List<Flow> late = new ArrayList<>();

    /** Both ends of every queue pair. */
    private final Congestion congestion;

    private LockstepSession(long seed, Congestion congestion) {
        this.seed = seed;
        this.congestion = congestion;
        random = new SplittableRandom(seed);
    }

    /** Plays the sessions that follow from the seed of the process, or the one that {@code veroce.session} names. */
    static void playAll(EndpointMaker peer, EndpointMaker device, int count, String test) {
        playAll(peer, device, count, test, Congestion.NONE);
    }

    /** The same, where packets tell when they leave and acknowledgements what has come, if so. */
    static void playAll(EndpointMaker peer, EndpointMaker device, int count, String test, Congestion congestion) {
        Long one = Long.getLong("veroce.session");
        long first = one != null ? one : Arena.SEED * 1000;
        int sessions = one != null ? 1 : Integer.getInteger("veroce.sessions", count);
        for (int i = 0; i < sessions; i++) {
            play(peer, device, first + i, test, congestion);
        }
    }

    /** Plays the session of a seed; if it fails, the error says how to repeat it and where the frames are. */
    private static void play(EndpointMaker peer, EndpointMaker device, long seed, String test, Congestion congestion) {
        LockstepSession session = new LockstepSession(seed, congestion);
        try {
            session.play(peer, device);
        } catch (RuntimeException | AssertionError e) {
            Path capture = Path.of("target", "lockstep-" + seed + ".pcapng");
            session.recorder.write(capture);
            throw new AssertionError("session " + seed + " fails; its frames are in sim" + File.separator + capture
                + "; repeat it: mvn -pl sim -am test -Dsurefire.failIfNoSpecifiedTests=false -Dtest=" + test
                + " -Dveroce.session=" + seed, e);
        }
    }

    private void play(EndpointMaker peer, EndpointMaker device) {
        boolean v6 = random.nextBoolean();
        try (Arena arena = new Arena(peer, device, paths(), seed, v6 ? "fd00::1" : "10.0.0.1",
                v6 ? "fd00::2" : "10.0.0.2", random.nextBoolean() ? random.nextInt(1, 4095) : -1)) {
            arena.link.tap(recorder);
            faults(arena.toLeft);
            faults(arena.toRight);
            Mutants mutants = new Mutants(arena, random.split());
            int pairs = random.nextInt(1, 4);
            for (int i = 0; i < pairs; i++) {
                good(arena, i * Arena.SIZE / 4, Arena.SIZE / 4);
            }
            for (int i = random.nextInt(3); i > 0; i--) {
                failing(arena);
            }
            for (int allowed = 0; allowed < 12; allowed += 3) {
                for (Flow flow : late) {
                    flow.allowReceives(allowed);
                }
                arena.scoreboard.step();
                mutants.send(10);
                arena.run(random.nextLong(40 * Time.MICROSECOND));
            }
            late.forEach(flow -> flow.allowReceives(Integer.MAX_VALUE));
            arena.finish(Time.SECOND);
            arena.run(300 * Time.MICROSECOND);
        }
    }

    private QueuePairOptions options() {
        int window = 1 << random.nextInt(5, 9);
        return new QueuePairOptions().pmtu(PMTUS[random.nextInt(PMTUS.length)]).paths(random.nextInt(1, 5))
            .window(window, 1 << random.nextInt(1, 4), random.nextInt(1, Math.min(16, window / 4)))
            .queues(1 << random.nextInt(2, 6), 1 << random.nextInt(2, 6)).rnr(7, random.nextInt(1, 5))
            .congestion(congestion);
    }

    /** Near the wrap as often as anywhere. */
    private Numbering numbering() {
        return Numbering.from(random.nextBoolean() ? 0xff_ffff - random.nextInt(60) : random.nextInt(1 << 24));
    }

    private void good(Arena arena, int from, int share) {
        QueuePairOptions options = options();
        QueuePairSettings left = options.numbering(numbering()).settings();
        QueuePairSettings right = options.numbering(numbering()).settings();
        Connection connection = arena.connect(left, right);
        Flow forth = arena.forth(connection, left, plan(left.pmtu(), from, share));
        Flow back = arena.back(connection, right, plan(left.pmtu(), from, share));
        if (random.nextBoolean()) {
            late.add(forth);
        }
        if (random.nextInt(3) == 0) {
            late.add(back);
        }
    }

    private List<PlannedMessage> plan(int pmtu, int from, int share) {
        List<PlannedMessage> plan = new ArrayList<>();
        for (PlannedMessage m : Plans.random(random, 30, pmtu, 12, share)) {
            plan.add(new PlannedMessage(m.operation(), m.source(), m.target() + from, m.length(), m.immediate(),
                m.solicited(), m.signaled(), m.inline()));
        }
        return plan;
    }

    /** Messages to the right of which one must be refused, good ones around it. */
    private void failing(Arena arena) {
        QueuePairSettings settings = options().numbering(numbering()).queues(16, 16)
            .completionQueue(FAILING_QUEUE).settings();
        Connection c = arena.connect(settings);
        long target = arena.rightBuffers.target() + 3L * Arena.SIZE / 4;
        long own = arena.right.memory().allocate(8192, 64);
        int key = arena.right.register(1, own, 8192, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        int foreign = arena.right.register(2, own, 8192, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        int bad = random.nextInt(12);
        int kind = random.nextInt(6);
        for (int i = 0; i < 14; i++) {
            boolean isBad = i == bad;
            boolean write = isBad ? kind < 3 : random.nextBoolean();
            if (!write) {
                arena.right.postReceive(c.rightPair(), new ReceiveRequest(i, own, isBad && kind == 4 ? foreign
                    : isBad && kind == 5 ? key ^ 1 : key, isBad && kind == 3 ? 700 : 3000));
            }
            long source = arena.leftBuffers.source() + random.nextInt(1000);
            int length = isBad ? 3000 : random.nextInt(3000);
            SendRequest request = write ? SendRequest.write(i, source, arena.leftBuffers.sourceKey(), length,
                isBad && kind == 0 ? own + 8000 : own + random.nextInt(5000),
                isBad && kind == 1 ? key ^ 0x100 : isBad && kind == 2 ? foreign : key)
                : SendRequest.send(i, source, arena.leftBuffers.sourceKey(), length);
            arena.left.postSend(c.leftPair(), request);
        }
    }

    private List<PathSettings> paths() {
        List<PathSettings> paths = new ArrayList<>();
        for (int count = random.nextInt(1, 5); count > 0; count--) {
            PathSettings path = PathSettings.PLAIN.withDelay(random.nextLong(Time.MICROSECOND,
                4 * Time.MICROSECOND), random.nextLong(3 * Time.MICROSECOND));
            paths.add(path.withLoss(switch (random.nextInt(3)) {
                case 0 -> Loss.NONE;
                case 1 -> new Loss.Independent(random.nextDouble() * 0.05);
                default -> new Loss.Bursty(random.nextDouble() * 0.02, 0.1 + random.nextDouble(0.9), 0, 0.7);
            }));
        }
        return paths;
    }

    private void faults(Network network) {
        for (Fault fault : Fault.values()) {
            if (random.nextInt(2) == 0) {
                FaultRule rule = fault == Fault.DELAY ? FaultRule.delay(random.nextLong(40 * Time.MICROSECOND))
                    : FaultRule.of(fault);
                network.add(rule.probability(random.nextDouble() * 0.05));
            }
        }
    }
}
