package veroce.fabric;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import java.util.function.ToLongFunction;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.network.Fabric;
import veroce.network.FabricSettings;
import veroce.network.SwitchPort;
import veroce.reference.ReferenceEndpoint;

/** A scenario in a fabric whose hosts are reference endpoints: real frames, every rule of the wire profile. */
public final class FabricRun {
    static final int PMTU = 4096;
    private static final long MAC = 0x02_00_00_00_00_00L;
    private static final int DOMAIN = 1;
    private static final int WINDOW = 256;
    private static final int MESSAGES = 32;
    private static final int QUEUE = 64;
    private static final int CHUNK = 64 * PMTU;
    private static final int WIRE = 4200;
    private static final long UNTIL = 20 * Time.MILLISECOND;
    private static final long MEASURED_FROM = FabricScenario.JOIN + Time.MILLISECOND;
    private static final long MEASURED_TO = MEASURED_FROM + Time.MILLISECOND * 9 / 10;

    private final FabricSettings settings;
    private final FabricScenario scenario;
    private final Fabric fabric;
    private final List<ReferenceEndpoint> hosts = new ArrayList<>();
    private final List<Run> runs = new ArrayList<>();
    private final Map<Endpoint, Map<Integer, Run>> senders = new HashMap<>();
    private final Map<Endpoint, Map<Integer, Run>> receivers = new HashMap<>();
    private final long[] sources;
    private final int[] sourceKeys;
    private final long[] targets;
    private final int[] targetKeys;
    private int open;
    private long took;

    /** A flow at work. */
    private static final class Run {
        private final FabricFlow flow;
        private final Connection connection;
        private long posted;
        private long arrived = Time.NEVER;
        private int before;
        private int after;

        Run(FabricFlow flow, Connection connection) {
            this.flow = flow;
            this.connection = connection;
        }
    }

    /** @param bytes of each message; 0 for what the scenario has without another wish */
    public FabricRun(FabricSettings settings, FabricScenario scenario, FabricArm arm, long bytes, long seed) {
        this.settings = settings;
        this.scenario = scenario;
        var random = new SplittableRandom(seed);
        for (int i = 0; i < settings.hosts(); i++) {
            hosts.add(new ReferenceEndpoint(Address.of(MAC + i + 1, Fabric.ip(i)), new HostMemory(),
                TransportSettings.RESET, settings.hostRate()));
        }
        fabric = new Fabric(settings, hosts, random.nextLong()).after(this::take);
        sources = new long[hosts.size()];
        targets = new long[hosts.size()];
        sourceKeys = new int[hosts.size()];
        targetKeys = new int[hosts.size()];
        QueuePairSettings pair = new QueuePairOptions().protectionDomain(DOMAIN).pmtu(PMTU).paths(arm.slots())
            .queues(QUEUE, QUEUE).window(WINDOW, MESSAGES, arm.threshold()).congestion(arm.congestion(settings))
            .settings();
        for (FabricFlow flow : scenario.flows(settings, bytes == 0 ? scenario.bytes() : bytes, random.split())) {
            add(flow, pair);
        }
        open = (int) runs.stream().filter(run -> !scenario.isEndless()).count();
        scenario.disturb(fabric);
    }

    public Fabric fabric() {
        return fabric;
    }

    private void add(FabricFlow flow, QueuePairSettings pair) {
        Endpoint from = hosts.get(flow.from());
        Endpoint to = hosts.get(flow.to());
        if (sourceKeys[flow.from()] == 0) {
            sources[flow.from()] = from.memory().allocate(CHUNK, PMTU);
            sourceKeys[flow.from()] = from.register(DOMAIN, sources[flow.from()], CHUNK, EnumSet.noneOf(Access.class));
        }
        if (targetKeys[flow.to()] == 0) {
            targets[flow.to()] = to.memory().allocate(CHUNK, PMTU);
            targetKeys[flow.to()] = to.register(DOMAIN, targets[flow.to()], CHUNK,
                EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        }
        var run = new Run(flow, Connection.between(from, to, pair));
        runs.add(run);
        senders.computeIfAbsent(from, key -> new HashMap<>()).put(run.connection.leftPair(), run);
        receivers.computeIfAbsent(to, key -> new HashMap<>()).put(run.connection.rightPair(), run);
        to.postReceive(run.connection.rightPair(), new ReceiveRequest(0, 0, 0, 0));
        fabric.at(flow.start(), flow.from(), endpoint -> {
            for (int i = 0; i < QUEUE / 2; i++) {
                post(run);
            }
        });
    }

    /** The next part of the message; the last one tells the receiver. */
    private void post(Run run) {
        long left = run.flow.bytes() - run.posted;
        if (left > 0) {
            long bytes = Math.min(left, CHUNK);
            var request = SendRequest.write(0, sources[run.flow.from()], sourceKeys[run.flow.from()], bytes,
                targets[run.flow.to()], targetKeys[run.flow.to()]);
            run.posted += bytes;
            run.connection.left().postSend(run.connection.leftPair(), left == bytes ? request.withImmediate(1) : request);
        }
    }

    private void take(Endpoint endpoint) {
        for (Completion done = endpoint.poll(0); done != null; done = endpoint.poll(0)) {
            if (!done.succeeded()) {
                throw new IllegalStateException("a work request of queue pair " + done.queuePair() + " of "
                    + endpoint.address().ip() + " ended with " + done.status());
            }
            if (done.receive()) {
                receivers.get(endpoint).get(done.queuePair()).arrived = fabric.now();
                open--;
            } else {
                post(senders.get(endpoint).get(done.queuePair()));
            }
        }
    }

    /** Runs until every message has arrived, or time is up. */
    public FabricResult run(LongConsumer progress) {
        if (scenario.isEndless()) {
            fabric.run(() -> false, MEASURED_FROM);
            runs.forEach(run -> run.before = oldest(run));
            fabric.run(() -> false, MEASURED_TO);
            runs.forEach(run -> run.after = oldest(run));
        } else {
            for (long at = Time.MILLISECOND / 10; open > 0 && at <= UNTIL; at += Time.MILLISECOND / 10) {
                fabric.run(() -> open == 0, at);
                progress.accept(at);
            }
        }
        took = fabric.now();
        return result();
    }

    private int oldest(Run run) {
        return hosts.get(run.flow.from()).flow(run.connection.leftPair()).oldest();
    }

    private double ideal(Run run) {
        double bits = 8.0 * WIRE * run.flow.bytes() / PMTU * (run.flow.beside() ? FabricScenario.INCAST.share()
            : scenario.share());
        return bits / settings.hostRate() * Time.SECOND + settings.roundTrip();
    }

    private double[] ratios(boolean beside) {
        return runs.stream().filter(run -> run.flow.beside() == beside).mapToDouble(run ->
            (Math.min(run.arrived, took) - run.flow.start()) / ideal(run)).toArray();
    }

    private double goodput(Run run) {
        if (scenario.isEndless()) {
            return 8.0 * PMTU * (run.after - run.before) / (MEASURED_TO - MEASURED_FROM) * Time.SECOND;
        }
        return 8.0 * run.flow.bytes() / (Math.min(run.arrived, took) - run.flow.start()) * Time.SECOND;
    }

    private FabricResult result() {
        List<SwitchPort> core = fabric.core();
        List<SwitchPort> last = new ArrayList<>();
        for (int i = 0; i < hosts.size(); i++) {
            last.add(fabric.toHost(i));
        }
        List<SwitchPort> all = new ArrayList<>(core);
        all.addAll(last);
        var flows = runs.stream().map(run -> hosts.get(run.flow.from()).flow(run.connection.leftPair())).toList();
        return new FabricResult(scenario.isEndless() ? new double[0] : ratios(false), ratios(true),
            runs.stream().filter(run -> !run.flow.beside()).mapToDouble(this::goodput).toArray(),
            core.stream().mapToDouble(SwitchPort::mean).max().orElse(0), most(core),
            last.stream().mapToDouble(SwitchPort::mean).max().orElse(0), most(last), counted("tx_packets"),
            counted("tx_resends"), counted("rx_dup"), sum(all, SwitchPort::marked), sum(all, SwitchPort::trimmed),
            sum(all, SwitchPort::dropped), sum(all, SwitchPort::lost),
            flows.stream().mapToLong(flow -> flow.timeouts()).sum(), flows.stream().mapToLong(flow -> flow.probes()).sum(),
            flows.stream().mapToLong(flow -> flow.rolls()).sum(), open, took);
    }

    private static long most(List<SwitchPort> ports) {
        return ports.stream().mapToLong(SwitchPort::most).max().orElse(0);
    }

    private static long sum(List<SwitchPort> ports, ToLongFunction<SwitchPort> what) {
        return ports.stream().mapToLong(what).sum();
    }

    private long counted(String counter) {
        return hosts.stream().mapToLong(host -> host.counters().getOrDefault(counter, 0L)).sum();
    }
}
