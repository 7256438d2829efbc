package veroce.network;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Time;

/**
 * Hosts below leaves below spines, in one simulated time: each port of each switch has its queue, marks, trims or drops,
 * and lets acknowledgements go first. In a fabric of planes a host has such a port for each of them, which marks and
 * does not trim. Endpoints are told the time only when something comes for them or they have
 * something to do; hardware, which does something in every cycle, is told it in steps that are shorter than a link.
 */
public final class Fabric {
    /** Hardware is that much behind at most: what it has sent meanwhile is still on its link. */
    private static final long STEP = Time.MICROSECOND / 10;

    private final FabricSettings settings;
    private final Endpoint[] hosts;
    /** For each plane and host; there are ports out of hosts only if there are planes to choose from. */
    private final SwitchPort[][] fromHosts;
    private final SwitchPort[][] toHosts;
    private final SwitchPort[][] up;
    private final SwitchPort[][] toLeaves;
    private final PriorityQueue<Event> events = new PriorityQueue<>();
    private final PriorityQueue<Wake> wakes = new PriorityQueue<>();
    private final long[] wakeAt;
    private final boolean[] hardware;
    private final int salt;
    private final HostNoise noise;
    private final SplittableRandom jitters;
    /** Of the stalls of each host. */
    private final long[] phases;
    private Consumer<Endpoint> after = endpoint -> { };
    private long now;
    /** Time of the endpoints when that of the fabric begins: commands of hardware have taken some. */
    private long origin;
    private long number;

    private record Event(long at, long number, Runnable what) implements Comparable<Event> {
        @Override public int compareTo(Event other) {
            int byTime = Long.compare(at, other.at);
            return byTime != 0 ? byTime : Long.compare(number, other.number);
        }
    }

    private record Wake(long at, int host) implements Comparable<Wake> {
        @Override public int compareTo(Wake other) {
            int byTime = Long.compare(at, other.at);
            return byTime != 0 ? byTime : Integer.compare(host, other.host);
        }
    }

    private final class Inside implements SwitchPort.Surroundings {
        @Override public long now() {
            return now;
        }

        @Override public void at(long time, Runnable what) {
            Fabric.this.at(time, what);
        }

        @Override public void leaves(SwitchPort port, Parcel parcel) {
            Fabric.this.leaves(port, parcel);
        }
    }

    /** The address of a host: its last two bytes tell which. */
    public static String ip(int host) {
        return "10.1." + (host >> 8) + "." + (host & 0xff);
    }

    /** Hosts that lose no time. */
    public Fabric(FabricSettings settings, List<? extends Endpoint> endpoints, long seed) {
        this(settings, endpoints, HostNoise.NONE, seed);
    }

    /** @param endpoints one for each host, in order, with the addresses of {@link #ip} */
    public Fabric(FabricSettings settings, List<? extends Endpoint> endpoints, HostNoise noise, long seed) {
        this.settings = settings;
        this.noise = noise;
        hosts = endpoints.toArray(Endpoint[]::new);
        if (hosts.length != settings.hosts()) {
            throw new IllegalArgumentException(hosts.length + " endpoints for " + settings.hosts() + " hosts");
        }
        var random = new SplittableRandom(seed);
        salt = random.nextInt();
        var inside = new Inside();
        toHosts = new SwitchPort[settings.planes()][hosts.length];
        fromHosts = new SwitchPort[settings.planes() > 1 ? settings.planes() : 0][hosts.length];
        wakeAt = new long[hosts.length];
        hardware = new boolean[hosts.length];
        for (int i = 0; i < hosts.length; i++) {
            int host = i;
            for (int plane = 0; plane < settings.planes(); plane++) {
                String of = settings.planes() > 1 ? " of plane " + plane : "";
                toHosts[plane][i] = new SwitchPort("host " + i + of, settings.linkRate(), settings.trimAt() / 2 * 3,
                    settings, random.split(), inside);
                if (settings.planes() > 1) {
                    fromHosts[plane][i] = new SwitchPort("host " + i + " into plane " + plane, settings.linkRate(),
                        FabricSettings.NEVER, settings, random.split(), inside);
                }
            }
            hosts[i].attach((frame, at) -> leave(Parcel.of(frame, host), at - origin));
            wakeAt[i] = Time.NEVER;
        }
        up = new SwitchPort[settings.leaves()][settings.spines()];
        toLeaves = new SwitchPort[settings.spines()][settings.leaves()];
        for (int leaf = 0; leaf < settings.leaves(); leaf++) {
            for (int spine = 0; spine < settings.spines(); spine++) {
                up[leaf][spine] = new SwitchPort("leaf " + leaf + " to spine " + spine, settings.upRate(),
                    settings.trimAt(), settings, random.split(), inside);
                toLeaves[spine][leaf] = new SwitchPort("spine " + spine + " to leaf " + leaf, settings.upRate(),
                    settings.trimAt(), settings, random.split(), inside);
            }
        }
        jitters = random.split();
        phases = jitters.longs(hosts.length, 0, noise.every()).toArray();
    }

    private void leave(Parcel parcel, long at) {
        long late = parcel.isData() || noise.jitter() == 0 ? 0 : jitters.nextLong(noise.jitter());
        if (settings.planes() > 1) {
            at(at + late, () -> fromHosts[plane(parcel)][parcel.from].enter(parcel));
        } else {
            at(at + late + settings.delay(), () -> enter(parcel));
        }
    }

    /** Called whenever an endpoint has done something: what it has completed may be taken. */
    public Fabric after(Consumer<Endpoint> what) {
        after = what;
        return this;
    }

    /**
     * Time begins for all hosts at once, behind what their set-up has taken. To be said before anything happens if there
     * is hardware.
     *
     * @param hardware numbers of the hosts that are simulated cycle by cycle
     */
    public Fabric begin(Set<Integer> hardware) {
        if (!hardware.isEmpty() && settings.delay() <= STEP) {
            throw new IllegalArgumentException("links of " + settings.delay() + " ps in a fabric with hardware: use more"
                + " than " + STEP);
        }
        origin = Arrays.stream(hosts).mapToLong(Endpoint::now).max().orElse(0);
        for (int host = 0; host < hosts.length; host++) {
            hosts[host].advance(origin);
            this.hardware[host] = hardware.contains(host);
            done(host);
        }
        return this;
    }

    public long now() {
        return now;
    }

    public FabricSettings settings() {
        return settings;
    }

    /** Every port before a host: one for each plane. */
    public List<SwitchPort> toHost(int host) {
        return Arrays.stream(toHosts).map(ports -> ports[host]).toList();
    }

    public SwitchPort up(int leaf, int spine) {
        return up[leaf][spine];
    }

    public SwitchPort toLeaf(int spine, int leaf) {
        return toLeaves[spine][leaf];
    }

    /** Every port between leaves and spines. */
    public List<SwitchPort> core() {
        List<SwitchPort> ports = new ArrayList<>();
        for (SwitchPort[][] side : List.of(up, toLeaves)) {
            for (SwitchPort[] row : side) {
                ports.addAll(List.of(row));
            }
        }
        return ports;
    }

    /** Both directions of all links of a spine. */
    public void spineDown(int spine, boolean down) {
        for (int leaf = 0; leaf < settings.leaves(); leaf++) {
            up[leaf][spine].down(down);
            toLeaves[spine][leaf].down(down);
        }
    }

    /** Both directions of all links of a plane, also of those to the hosts. */
    public void planeDown(int plane, boolean down) {
        for (int spine = plane; spine < settings.spines(); spine += settings.planes()) {
            spineDown(spine, down);
        }
        for (SwitchPort[][] side : List.of(fromHosts, toHosts)) {
            for (SwitchPort port : plane < side.length ? side[plane] : new SwitchPort[0]) {
                port.down(down);
            }
        }
    }

    /** Something happens at a time. */
    public void at(long time, Runnable what) {
        events.add(new Event(Math.max(time, now), number++, what));
    }

    /** A host does something at a time. */
    public void at(long time, int host, Consumer<Endpoint> what) {
        at(time, () -> {
            hosts[host].advance(now + origin);
            what.accept(hosts[host]);
            done(host);
        });
    }

    /** Runs until the condition holds, asked behind every event, or to a time. True if it holds. */
    public boolean run(BooleanSupplier done, long until) {
        while (!done.getAsBoolean()) {
            long event = events.isEmpty() ? Time.NEVER : events.peek().at();
            long wake = nextWake();
            if (Math.min(event, wake) > until) {
                now = until;
                return done.getAsBoolean();
            }
            if (event <= wake) {
                now = event;
                events.remove().what().run();
            } else {
                now = wake;
                int host = wakes.remove().host();
                wakeAt[host] = Time.NEVER;
                hosts[host].advance(now + origin);
                done(host);
            }
        }
        return true;
    }

    private long nextWake() {
        while (!wakes.isEmpty() && wakes.peek().at() != wakeAt[wakes.peek().host()]) {
            wakes.remove();
        }
        return wakes.isEmpty() ? Time.NEVER : wakes.peek().at();
    }

    private void done(int host) {
        after.accept(hosts[host]);
        long next = next(host);
        if (next != wakeAt[host]) {
            wakeAt[host] = next;
            if (next != Time.NEVER) {
                wakes.add(new Wake(next, host));
            }
        }
    }

    private long next(int host) {
        if (hardware[host]) {
            return now + STEP;
        }
        long due = hosts[host].nextEvent();
        return due == Time.NEVER ? due : noise.awake(due - origin, phases[host]);
    }

    private int leaf(int host) {
        return host / settings.hostsPerLeaf();
    }

    private void enter(Parcel parcel) {
        if (parcel.to >= hosts.length) {
            throw new IllegalStateException("a frame of host " + parcel.from + " goes to host " + parcel.to + " of "
                + hosts.length);
        }
        if (leaf(parcel.from) == leaf(parcel.to)) {
            toHosts[plane(parcel)][parcel.to].enter(parcel);
        } else {
            up[leaf(parcel.from)][spine(parcel)].enter(parcel);
        }
    }

    private void leaves(SwitchPort port, Parcel parcel) {
        if (settings.planes() > 1 && port == fromHosts[plane(parcel)][parcel.from]) {
            enter(parcel);
            return;
        }
        if (port == toHosts[plane(parcel)][parcel.to]) {
            long awake = noise.awake(now, phases[parcel.to]);
            if (awake == now) {
                arrive(parcel);
            } else {
                at(awake, () -> arrive(parcel));
            }
            return;
        }
        int spine = spine(parcel);
        if (port == toLeaves[spine][leaf(parcel.to)]) {
            toHosts[plane(parcel)][parcel.to].enter(parcel);
        } else {
            toLeaves[spine][leaf(parcel.to)].enter(parcel);
        }
    }

    private void arrive(Parcel parcel) {
        hosts[parcel.to].receive(parcel.frame(), now + origin);
        if (!hardware[parcel.to]) {
            hosts[parcel.to].advance(now + origin);
            done(parcel.to);
        }
    }

    private int spine(Parcel parcel) {
        int key = settings.hashes() ? mixed(mixed(parcel.from * 131_071 + parcel.to * 8_191 + salt) + parcel.port
            * 0x9e37_79b1) : parcel.port + parcel.from + parcel.to;
        return Integer.remainderUnsigned(key, settings.spines());
    }

    private int plane(Parcel parcel) {
        return spine(parcel) % settings.planes();
    }

    /** A hash whose every bit depends on every bit. */
    private static int mixed(int value) {
        int x = value;
        x = (x ^ x >>> 16) * 0x7feb_352d;
        x = (x ^ x >>> 15) * 0x846c_a68b;
        return x ^ x >>> 16;
    }
}
