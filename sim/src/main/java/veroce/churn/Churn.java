package veroce.churn;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import rnic.RnicParameters;
import veroce.VeroceException;
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
import veroce.report.Row;

/**
 * Queue pairs that are created, fail in every way, are flushed, reset and created again, completion queues that break
 * and are made anew, and doorbells and commands that are nonsense, beside healthy neighbours with a full line. All of
 * them are in one NIC whose frames come back to it, so that its time goes on while the host waits for commands. Every
 * request of every life must complete once and in order; the neighbours must not fail, and the counters must be right.
 *
 * @param seed  decides everything
 * @param lives of all queue pairs together
 */
public record Churn(RnicParameters parameters, Engine engine, long seed, long lives) {
    private static final Address OWN = Address.of(0x0200_0000_0001L, "10.0.0.1");
    private static final int AREA = 1 << 16;
    private static final int BULK = 4096;
    private static final int PROBE = 8;
    private static final int DEPTH = 16;
    private static final int HEALTHY = 4;
    /** How far time goes between two looks. */
    private static final long STRIDE = Time.MICROSECOND / 2;
    /** How long the neighbours are alone, for comparison. */
    private static final long ALONE = 200 * Time.MICROSECOND;

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

    /** Rows of a report; an empty list of failures if all held. */
    public record Outcome(List<Row> rows, List<String> failures) {}

    /** Tells now and then how far it is. */
    public Outcome run(Consumer<String> progress) {
        var rows = new ArrayList<Row>();
        var pairs = new ArrayList<ChurnPair>();
        try (var nic = new NicEndpoint(parameters, OWN, engine, Options.standard().effort(Options.Effort.FULL),
                HostBus.Timing.QUICK, 80)) {
            run(nic, pairs, rows, progress);
            return new Outcome(rows, List.of());
        } catch (RuntimeException e) {
            if (e instanceof VeroceException && pairs.isEmpty()) {
                throw e;
            }
            return new Outcome(rows,
                List.of("seed " + seed + " FAILED: " + (e.getMessage() == null ? e : e.getMessage())));
        }
    }

    private void run(NicEndpoint nic, List<ChurnPair> pairs, List<Row> rows, Consumer<String> progress) {
        var random = new SplittableRandom(seed);
        nic.set("qp_quiet.time", 0);
        var area = area(nic);
        var probe = new Stream(nic, new QueuePairOptions(), PROBE, 1);
        var bulk = new Stream(nic, new QueuePairOptions(), BULK, DEPTH);
        var times = new AnswerTimes(probe.from, probe.to);
        var tally = new Tally();
        var nuisance = new Nuisance(nic, parameters, random.split(), tally);
        nic.attach(times.before((frame, at) -> nic.model().receive(frame)));
        for (int i = HEALTHY; i + 1 < parameters.queuePairs(); i += 2) {
            pairs.add(new ChurnPair(nic, area, 1 + pairs.size(), random.split(), tally));
        }
        long end = nic.now() + ALONE;
        while (nic.now() < end) {
            step(nic, area, probe, bulk, tally);
        }
        long[] alone = times.take();
        long start = nic.model().cycle();

        pairs.forEach(ChurnPair::begin);
        long told = 0;
        long over = 0;
        while (over < lives || !pairs.stream().allMatch(ChurnPair::isResting)) {
            step(nic, area, probe, bulk, tally);
            for (var pair : pairs) {
                if (pair.step() && over < lives) {
                    pair.begin();
                }
            }
            var any = pairs.get(random.nextInt(pairs.size()));
            if (random.nextInt(4) == 0 && !any.isResting()) {
                nuisance.play(any.living(), any.completionQueue(), 1 + pairs.size());
            }
            over = pairs.stream().mapToLong(ChurnPair::lives).sum();
            if (over >= told + Math.max(1000, lives / 100)) {
                told = over;
                progress.accept(String.format(Locale.ROOT, "%,d of %,d lives, %,d cycles", over, lives,
                    nic.model().cycle() - start));
            }
        }
        long cycles = nic.model().cycle() - start;
        var beside = times.take();
        probe.open = false;
        bulk.open = false;
        while (probe.posted + bulk.posted > probe.done + bulk.done) {
            step(nic, area, probe, bulk, tally);
        }
        for (int qp = 0; qp < HEALTHY; qp++) {
            if (nic.state(qp) != QueuePairState.RTS) {
                throw new ChurnFailure("healthy queue pair " + qp + " is in " + nic.state(qp));
            }
        }
        var counters = nic.counters();
        tally.check(counters);
        rows.add(Row.of("churn", "lives", over, "lives").ceiling(lives));
        rows.add(Row.of("churn", "cycles", cycles, "cycles"));
        rows.add(Row.of("churn", "neighbour_messages", probe.done + bulk.done, "messages"));
        rows.add(Row.of("churn", "qp_errors", counters.get("qp_errors"), "failures"));
        rows.add(Row.of("churn", "completions", tally.seen, "completions"));
        rows.add(Row.of("churn", "cq_overflow", counters.get("cq_overflow"), "completions"));
        rows.add(Row.of("churn", "completion_queues", tally.queues, "queues"));
        rows.add(Row.of("churn", "refused", tally.refusedCommands + tally.refusedWrites, "commands and doorbells"));
        rows.addAll(latencies(alone, beside));
    }

    private static Area area(NicEndpoint nic) {
        var rights = EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE);
        long address = nic.memory().allocate(AREA, 64);
        long refused = nic.memory().allocate(AREA, 4096);
        nic.model().memory().refuse(refused, AREA, HostBus.Refusal.SLVERR);
        return new Area(address, nic.register(1, address, AREA, rights), refused,
            nic.register(1, refused, AREA, rights));
    }

    /** The neighbours go on. */
    private void step(NicEndpoint nic, Area area, Stream probe, Stream bulk, Tally tally) {
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

    /** Beside churn the median and the 99th percentile may be twice what they were alone. */
    private List<Row> latencies(long[] alone, long[] beside) {
        var names = List.of("p50", "p99", "max");
        var rows = new ArrayList<Row>();
        for (int i = 0; i < names.size(); i++) {
            rows.add(Row.of("alone", "answer_cycles." + names.get(i), cycles(alone[i]), "cycles"));
            var row = Row.of("churn", "answer_cycles." + names.get(i), cycles(beside[i]), "cycles");
            rows.add(names.get(i).equals("max") ? row : row.ceiling(2 * cycles(alone[i])));
        }
        return rows;
    }

    private long cycles(long picoseconds) {
        return Math.round(picoseconds * (parameters.clockKilohertz() / 1e9));
    }
}
