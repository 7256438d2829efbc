package veroce.churn;

import hdl.sim.Options;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.nic.Recording;

/** A NIC whose frames come back to it, its healthy neighbours, and the pairs that live and die beside them. */
final class ChurnNic implements AutoCloseable {
    private static final Address OWN = Address.of(0x0200_0000_0001L, "10.0.0.1");
    /** Of doorbells, of the host. */
    static final int PAGE = 77;
    private static final int AREA = 1 << 16;
    private static final int BULK = 4096;
    private static final int PROBE = 8;
    private static final int DEPTH = 16;
    private static final int HEALTHY = 4;
    /** How far time goes between two looks. */
    private static final long STRIDE = Time.MICROSECOND / 2;

    /** Two neighbours: as many requests under way as may be, in order. */
    private static final class Stream {
        final int from;
        final int to;
        final int length;
        final int depth;
        long posted;
        long done;
        boolean open = true;

        Stream(NicEndpoint nic, QueuePairOptions options, int length, int depth) {
            from = nic.create(options.settings());
            to = nic.create(options.settings());
            this.length = length;
            this.depth = depth;
            nic.connect(from, new Peer(nic.address(), to, options.settings().numbering()));
            nic.connect(to, new Peer(nic.address(), from, options.settings().numbering()));
        }

        void post(NicEndpoint nic, Area area) {
            while (posted - done < depth && open) {
                nic.postSend(from, SendRequest.write(posted++, area.address(), area.key(), length, area.address(),
                    area.key()));
            }
        }

        void complete(Completion completion) {
            if (!completion.succeeded() || completion.id() != done++) {
                throw new ChurnFailure("a healthy neighbour: " + completion + " as number " + (done - 1));
            }
        }
    }

    final NicEndpoint nic;
    final Tally tally = new Tally();
    /** Of the first neighbours. */
    final AnswerTimes times;
    private final SplittableRandom random;
    private final Area area;
    private final Stream probe;
    private final Stream bulk;
    private final Nuisance nuisance;
    private final List<ChurnPair> pairs = new ArrayList<>();

    /** @param recording takes what the NIC is given, or null */
    ChurnNic(Churn churn, Recording recording) {
        var parameters = churn.parameters();
        nic = new NicEndpoint(parameters, OWN, churn.engine(), Options.standard().effort(Options.Effort.FULL),
            HostBus.Timing.QUICK, 80, recording).scatter().doorbellPage(PAGE);
        random = new SplittableRandom(churn.seed());
        nic.set("qp_quiet.time", 0);
        area = area(nic);
        probe = new Stream(nic, new QueuePairOptions(), PROBE, 1);
        bulk = new Stream(nic, new QueuePairOptions(), BULK, DEPTH);
        times = new AnswerTimes(probe.from, probe.to);
        nuisance = new Nuisance(nic, parameters, random.split(), tally);
        nic.attach(times.before((frame, at) -> nic.model().receive(frame)));
        for (int i = HEALTHY; i + 1 < parameters.queuePairs(); i += 2) {
            pairs.add(new ChurnPair(nic, area, 1 + pairs.size(), random.split(), tally));
        }
    }

    private static Area area(NicEndpoint nic) {
        var rights = EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE);
        long address = nic.memory().allocate(AREA, 64);
        long refused = nic.memory().allocate(AREA, 4096);
        nic.model().memory().refuse(refused, AREA, HostBus.Refusal.SLVERR);
        return new Area(address, nic.register(1, address, AREA, rights), refused,
            nic.register(1, refused, AREA, rights));
    }

    /** All pairs begin a life. */
    void begin() {
        pairs.forEach(ChurnPair::begin);
    }

    /** The neighbours and the pairs go on; a pair whose life is over begins another one while there are fewer lives. */
    void turn(long lives) {
        step();
        long over = over();
        for (var pair : pairs) {
            if (pair.step() && over < lives) {
                pair.begin();
            }
        }
        var any = pairs.get(random.nextInt(pairs.size()));
        if (random.nextInt(4) == 0 && !any.isResting()) {
            nuisance.play(any.living(), any.completionQueue(), 1 + pairs.size());
        }
    }

    /** Lives that are over. */
    long over() {
        return pairs.stream().mapToLong(ChurnPair::lives).sum();
    }

    boolean isResting() {
        return pairs.stream().allMatch(ChurnPair::isResting);
    }

    /** Messages of the neighbours. */
    long messages() {
        return probe.done + bulk.done;
    }

    /** The neighbours go on. */
    void step() {
        probe.post(nic, area);
        bulk.post(nic, area);
        nic.advance(nic.now() + STRIDE);
        for (var completion = nic.poll(0); completion != null; completion = nic.poll(0)) {
            tally.seen++;
            if (completion.queuePair() == probe.from) {
                probe.complete(completion);
            } else if (completion.queuePair() == bulk.from) {
                bulk.complete(completion);
            } else {
                throw new ChurnFailure(completion + " is in the completion queue of the neighbours");
            }
        }
    }

    /** The neighbours end what they have begun, in good health, and the counters are right. */
    void end() {
        probe.open = false;
        bulk.open = false;
        while (probe.posted + bulk.posted > probe.done + bulk.done) {
            step();
        }
        for (int qp = 0; qp < HEALTHY; qp++) {
            if (nic.state(qp) != QueuePairState.RTS) {
                throw new ChurnFailure("healthy queue pair " + qp + " is in " + nic.state(qp));
            }
        }
        tally.check(nic.counters());
    }

    @Override public void close() {
        nic.close();
    }
}
