package veroce.fabric;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import veroce.endpoint.Access;
import veroce.endpoint.Completion;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Time;
import veroce.network.Fabric;
import veroce.network.FabricSettings;
import veroce.network.HostNoise;
import veroce.network.SwitchPort;
import veroce.reference.FlowView;
import veroce.reference.ReferenceEndpoint;

/** A scenario in a fabric of reference endpoints and NICs: real frames, every rule of the wire profile. */
public final class FabricRun {
    static final int PMTU = 4096;
    private static final int DOMAIN = 1;
    private static final int WIRE = 4200;
    private static final long UNTIL = 20 * Time.MILLISECOND;
    private static final long MEASURED_FROM = FabricTraffic.JOIN + Time.MILLISECOND;
    private static final long MEASURED_TO = MEASURED_FROM + Time.MILLISECOND * 9 / 10;

    private final FabricSettings settings;
    private final FabricScenario scenario;
    private final FabricHosts kinds;
    private final FabricRules rules;
    private final Fabric fabric;
    private final List<Endpoint> hosts;
    private final Set<Integer> hardware;
    private final List<FabricMessage> messages = new ArrayList<>();
    private final Map<Endpoint, Map<Integer, FabricLane>> senders = new HashMap<>();
    private final Map<Endpoint, Map<Integer, FabricLane>> receivers = new HashMap<>();
    private final Map<Between, FabricLane> lanes = new LinkedHashMap<>();
    private final Map<Integer, FabricLane.Buffer> sources = new HashMap<>();
    private final Map<Integer, FabricLane.Buffer> targets = new HashMap<>();
    private final Map<FabricLane, Integer> before = new HashMap<>();
    private final Map<FabricLane, Integer> after = new HashMap<>();
    private final FabricMeter meter;
    private int open;
    private long took;

    /** @param beside number of a message that is in the way, which has a queue pair to itself */
    private record Between(int from, int to, int beside) {}

    /** Among reference endpoints; {@code bytes} of each message, 0 for what the scenario has without another wish. */
    public FabricRun(FabricSettings settings, FabricScenario scenario, FabricRules rules, HostNoise noise, long bytes,
                     long seed) {
        this(settings, scenario, rules, noise, bytes, seed, FabricHosts.REFERENCES);
    }

    /** @param bytes of each message; 0 for what the scenario has without another wish */
    public FabricRun(FabricSettings settings, FabricScenario scenario, FabricRules rules, HostNoise noise, long bytes,
                     long seed, FabricHosts kinds) {
        this.settings = settings;
        this.scenario = scenario;
        this.kinds = kinds;
        this.rules = rules;
        scenario.demand(settings);
        kinds.demand(settings, scenario, rules);
        var random = new SplittableRandom(seed);
        hosts = kinds.open(settings, rules);
        hardware = kinds.hardware(settings);
        fabric = new Fabric(settings, hosts, noise, random.nextLong()).after(this::take);
        for (FabricFlow flow : scenario.flows(settings, bytes == 0 ? scenario.bytes() : bytes, random.split())) {
            add(flow);
        }
        open = scenario.isEndless() ? 0 : messages.size();
        if (!hardware.isEmpty()) {
            fabric.begin(hardware);
        }
        scenario.disturb(fabric);
        meter = changesAt() == Time.NEVER ? null : new FabricMeter(fabric, references()
            .map(lane -> (IntSupplier) () -> oldest(lane)).toList());
    }

    /** When something happens in the middle of the scenario, {@link Time#NEVER} if nothing does. */
    private long changesAt() {
        return scenario.isEndless() ? FabricTraffic.JOIN : scenario.breaksAt();
    }

    private long settled() {
        long at = changesAt();
        long firstEnd = messages.stream().mapToLong(FabricMessage::arrived).min().orElse(took);
        if (at >= took || firstEnd <= at) {
            return 0;                                        // too short to be struck by it
        }
        long settled = scenario.isEndless() ? meter.fairFrom(at)
            : meter.wholeFrom(at, scenario.isLeft(settings), Math.min(firstEnd, took));
        return Math.min(settled, took - at);
    }

    /** Lanes whose sender is a reference endpoint: they can be looked at. */
    private Stream<FabricLane> references() {
        return lanes.entrySet().stream().filter(lane -> !isNic(lane.getKey().from())).map(Map.Entry::getValue);
    }

    private void add(FabricFlow flow) {
        var between = new Between(flow.from(), flow.to(), flow.beside() ? messages.size() : FabricFlow.NONE);
        var message = new FabricMessage(flow, lanes.computeIfAbsent(between, key -> lane(flow.from(), flow.to())));
        messages.add(message);
        if (flow.after() == FabricFlow.NONE) {
            fabric.at(flow.start(), flow.from(), host -> message.start(fabric.now()));
        } else {
            messages.get(flow.after()).followers().add(message);
        }
    }

    private FabricLane lane(int from, int to) {
        Endpoint left = hosts.get(from);
        Endpoint right = hosts.get(to);
        var pair = kinds.pair(isNic(from) || isNic(to), rules).settings();
        var lane = new FabricLane(Connection.between(left, right, pair),
            sources.computeIfAbsent(from, key -> buffer(left, EnumSet.noneOf(Access.class))),
            targets.computeIfAbsent(to, key -> buffer(right, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE))));
        senders.computeIfAbsent(left, key -> new HashMap<>()).put(lane.connection().leftPair(), lane);
        receivers.computeIfAbsent(right, key -> new HashMap<>()).put(lane.connection().rightPair(), lane);
        return lane;
    }

    private boolean isNic(int host) {
        return hardware.contains(host);
    }

    private static FabricLane.Buffer buffer(Endpoint of, Set<Access> access) {
        long address = of.memory().allocate(FabricLane.CHUNK, PMTU);
        return new FabricLane.Buffer(address, of.register(DOMAIN, address, FabricLane.CHUNK, access));
    }

    private void take(Endpoint endpoint) {
        for (Completion done = endpoint.poll(0); done != null; done = endpoint.poll(0)) {
            if (!done.succeeded()) {
                throw new IllegalStateException("a work request of queue pair " + done.queuePair() + " of "
                    + endpoint.address().ip() + " ended with " + done.status());
            }
            if (done.receive()) {
                arrive(receivers.get(endpoint).get(done.queuePair()).arrived());
            } else {
                senders.get(endpoint).get(done.queuePair()).sent();
            }
        }
    }

    private void arrive(FabricMessage message) {
        message.arrive(fabric.now());
        open--;
        for (FabricMessage next : message.followers()) {
            fabric.at(fabric.now() + next.flow().start(), next.flow().from(), host -> next.start(fabric.now()));
        }
    }

    /** The same, and notes what happens over time. */
    public FabricTrace trace() {
        var trace = new FabricTrace(fabric, lanes.keySet().stream().filter(one -> !isNic(one.from())).map(between ->
            new FabricTrace.Flow("host " + between.from() + " to " + between.to(), between.to(),
                () -> view(lanes.get(between)))).toList());
        run();
        return trace;
    }

    /** Runs until every message has arrived, or time is up. */
    public FabricResult run() {
        if (scenario.isEndless()) {
            fabric.run(() -> false, MEASURED_FROM);
            lanes.values().forEach(lane -> before.put(lane, oldest(lane)));
            fabric.run(() -> false, MEASURED_TO);
            lanes.values().forEach(lane -> after.put(lane, oldest(lane)));
        } else {
            fabric.run(() -> open == 0, UNTIL);
        }
        took = fabric.now();
        var result = result();
        hosts.forEach(Endpoint::close);
        return result;
    }

    private static int oldest(FabricLane lane) {
        return view(lane).oldest();
    }

    private static FlowView view(FabricLane lane) {
        return ((ReferenceEndpoint) lane.connection().left()).flow(lane.connection().leftPair());
    }

    private double wire(long bytes) {
        return 8.0 * WIRE * bytes / PMTU / settings.hostRate() * Time.SECOND;
    }

    /** What the receiver of a message needs for it. */
    private double cost(FabricFlow flow) {
        return wire(flow.bytes()) * scenario.slowness(settings, flow.to());
    }

    private double ideal(FabricFlow flow) {
        var of = flow.beside() ? FabricScenario.INCAST : scenario;
        return cost(flow) * of.share(settings) + settings.roundTrip();
    }

    /**
     * What all messages need if nothing is in the way: their hosts send and take at line rate, the links of a leaf carry
     * what they can, one message waits for another.
     */
    private double idealOfAll() {
        double[] ends = new double[messages.size()];
        double[] out = new double[hosts.size()];
        double[] in = new double[hosts.size()];
        double[] up = new double[settings.leaves()];
        double[] down = new double[settings.leaves()];
        int below = hosts.size() / settings.leaves();
        double ofUp = settings.oversubscription() / below;
        double longest = 0;
        for (int i = 0; i < ends.length; i++) {
            FabricFlow flow = messages.get(i).flow();
            ends[i] = flow.start() + cost(flow) + settings.roundTrip() / 2.0
                + (flow.after() == FabricFlow.NONE ? 0 : ends[flow.after()]);
            longest = Math.max(longest, ends[i]);
            out[flow.from()] += wire(flow.bytes());
            in[flow.to()] += cost(flow);
            int from = flow.from() / below;
            int to = flow.to() / below;
            up[from] += from == to ? 0 : ofUp * wire(flow.bytes());
            down[to] += from == to ? 0 : ofUp * wire(flow.bytes());
        }
        double busiest = Stream.of(out, in, up, down).flatMapToDouble(Arrays::stream).max().orElse(0);
        return Math.max(longest, busiest + settings.roundTrip() / 2.0);
    }

    private double[] ratios(Predicate<FabricFlow> of) {
        return messages.stream().filter(message -> of.test(message.flow()))
            .mapToDouble(message -> message.took(took) / ideal(message.flow())).toArray();
    }

    private double[] goodputs() {
        if (scenario.isEndless()) {
            return lanes.values().stream().mapToDouble(lane -> 8.0 * PMTU
                * (after.get(lane) - before.get(lane)) / (MEASURED_TO - MEASURED_FROM) * Time.SECOND).toArray();
        }
        return messages.stream().filter(message -> !message.flow().beside()).mapToDouble(message ->
            8.0 * message.flow().bytes() / Math.max(1, message.took(took)) * Time.SECOND).toArray();
    }

    private FabricResult result() {
        List<SwitchPort> core = fabric.core();
        List<SwitchPort> toHosts = new ArrayList<>();
        for (int i = 0; i < hosts.size(); i++) {
            toHosts.addAll(fabric.toHost(i));
        }
        List<SwitchPort> all = new ArrayList<>(core);
        all.addAll(toHosts);
        List<FlowView> flows = references().map(FabricRun::view).toList();
        double last = messages.stream().mapToLong(message -> Math.min(message.arrived(), took)).max().orElse(0);
        return new FabricResult(scenario.isEndless() ? new double[0] : ratios(flow -> !flow.beside()),
            ratios(FabricFlow::beside), ratios(flow -> isNic(flow.from()) || isNic(flow.to())), goodputs(),
            scenario.isEndless() ? 0 : last / idealOfAll(), settled(), busiest(core), busiest(toHosts), counted("tx_packets"),
            counted("rx_dup"), sum(all, SwitchPort::marked), sum(all, SwitchPort::trimmed),
            sum(all, SwitchPort::dropped), flows.stream().mapToLong(FlowView::timeouts).sum()
            + hardware.stream().mapToLong(nic -> hosts.get(nic).counters().get("timeouts")).sum(),
            flows.stream().mapToLong(FlowView::rolls).sum(), open);
    }

    private static double busiest(List<SwitchPort> ports) {
        return ports.stream().mapToDouble(SwitchPort::mean).max().orElse(0);
    }

    private static long sum(List<SwitchPort> ports, ToLongFunction<SwitchPort> what) {
        return ports.stream().mapToLong(what).sum();
    }

    private long counted(String counter) {
        return hosts.stream().mapToLong(host -> host.counters().getOrDefault(counter, 0L)).sum();
    }
}
