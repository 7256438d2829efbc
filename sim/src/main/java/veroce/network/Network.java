package veroce.network;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import veroce.endpoint.FrameSink;
import veroce.endpoint.Time;
import veroce.packet.Segments;

/**
 * One direction of a network: paths that delay, queue, mark, trim and lose frames, and rules that do so on purpose.
 * The UDP source port selects the path. What happens to a frame is decided when it is sent, from one seed; frames that
 * nothing happens to are neither copied nor decoded.
 */
public final class Network implements FrameSink {
    /** A swapped frame that nobody follows arrives after so long. */
    private static final long SWAP_PATIENCE = 20 * Time.MICROSECOND;

    private final Path[] paths;
    private final List<ActiveRule> rules = new ArrayList<>();
    private final SplittableRandom random;
    private final PriorityQueue<Arrival> arrivals = new PriorityQueue<>();
    private final long[] fates = new long[Fate.values().length];
    private final long shortestDelay;
    private Arrival held;
    private long number;

    /** A rule with the shots it has left and its own random numbers. */
    private static final class ActiveRule {
        private final FaultRule rule;
        private final SplittableRandom random;
        private long skips;
        private long shots;

        ActiveRule(FaultRule rule, SplittableRandom random) {
            this.rule = rule;
            this.random = random;
            skips = rule.skips();
            shots = rule.shots();
        }

        boolean strikes(byte[] frame, int path) {
            if (shots == 0 || !rule.selects(frame, path)) {
                return false;
            }
            if (skips > 0) {
                skips--;
                return false;
            }
            boolean hit = rule.probability() >= 1 || random.nextDouble() < rule.probability();
            shots -= hit ? 1 : 0;
            return hit;
        }
    }

    public Network(List<PathSettings> settings, long seed) {
        random = new SplittableRandom(seed);
        paths = new Path[settings.size()];
        long shortest = Long.MAX_VALUE;
        for (int i = 0; i < paths.length; i++) {
            paths[i] = new Path(settings.get(i), random.split());
            shortest = Math.min(shortest, settings.get(i).delay());
        }
        shortestDelay = shortest;
    }

    /** Rules are tried in the order they were added; every one that selects the frame strikes. */
    public Network add(FaultRule rule) {
        rules.add(new ActiveRule(rule, random.split()));
        return this;
    }

    /** Removes all rules: from now on only the paths do harm. */
    public void clearRules() {
        rules.clear();
    }

    /** A path loses everything from one time to another. */
    public Network outage(int path, long from, long until) {
        paths[path].outage(from, until);
        return this;
    }

    /** From now on a path has a queue before a link of that rate. */
    public Network narrow(int path, long bitsPerSecond, long mark, long trim, long drop) {
        paths[path].settings(paths[path].settings().withQueue(bitsPerSecond, mark, trim, drop));
        return this;
    }

    /** From now on a path takes so long more. */
    public Network longer(int path, long picoseconds) {
        if (picoseconds < 0) {
            throw new IllegalArgumentException("path " + path + " should take " + picoseconds + " ps more: who looks"
                + " ahead relies on the shortest delay, so it cannot take less");
        }
        var settings = paths[path].settings();
        paths[path].settings(settings.withDelay(settings.delay() + picoseconds, settings.jitter()));
        return this;
    }

    /** No frame arrives earlier than so long after it was sent. */
    public long shortestDelay() {
        return shortestDelay;
    }

    /** How often each fate befell a frame. */
    public Map<Fate, Long> fates() {
        Map<Fate, Long> counts = new EnumMap<>(Fate.class);
        for (Fate fate : Fate.values()) {
            counts.put(fate, count(fate));
        }
        return counts;
    }

    public long count(Fate fate) {
        return fates[fate.ordinal()];
    }

    @Override public void send(byte[] frame, long at) {
        count(1, Fate.SENT);
        int chosen = FrameFields.path(frame, paths.length);
        Path path = paths[chosen];
        boolean lost = path.loses();
        byte[] kept = frame;
        long delay = 0;
        boolean duplicate = false;
        boolean swap = false;
        for (ActiveRule active : rules) {
            if (active.strikes(frame, chosen)) {
                switch (active.rule.fault()) {
                    case DROP -> kept = null;
                    case TRIM -> kept = kept == null ? null : trimmed(kept);
                    case MARK -> kept = kept == null ? null : marked(kept);
                    case CORRUPT -> kept = kept == null ? null : corrupted(kept);
                    case DELAY -> delay += active.rule.amount();
                    case DUPLICATE -> duplicate = true;
                    case SWAP -> swap = true;
                }
            }
        }
        if (kept == null || path.down(at) || lost) {
            count(1, kept == null ? Fate.DROP_RULE : path.down(at) ? Fate.DROP_PATH : Fate.DROP_LOSS);
            return;
        }
        kept = queued(kept, path, at);
        if (kept != null) {
            route(Segments.pass(kept), path, at, delay, duplicate, swap);
        }
    }

    /** The frame as the queue of its path leaves it, or null if there is no room. */
    private byte[] queued(byte[] frame, Path path, long at) {
        long backlog = path.backlog(at);
        PathSettings settings = path.settings();
        if (backlog >= settings.dropAt()) {
            count(1, Fate.DROP_QUEUE);
            return null;
        }
        byte[] kept = backlog >= settings.markAt() ? marked(frame) : frame;
        return backlog >= settings.trimAt() ? trimmed(kept) : kept;
    }

    private void route(byte[] frame, Path path, long at, long delay, boolean duplicate, boolean swap) {
        long arrival = path.pass(frame.length, at) + delay;
        count(delay > 0 ? 1 : 0, Fate.DELAYED);
        Arrival before = held;
        held = null;
        if (swap) {
            count(1, Fate.SWAPPED);
            held = new Arrival(frame, arrival + SWAP_PATIENCE, number++);
            arrivals.add(held);
        } else {
            arrivals.add(new Arrival(frame, arrival, number++));
        }
        if (before != null && arrivals.remove(before)) {
            arrivals.add(new Arrival(before.frame(), arrival + 1, number++));
        }
        if (duplicate) {
            count(1, Fate.DUPLICATED);
            arrivals.add(new Arrival(frame, path.pass(frame.length, at) + delay, number++));
        }
    }

    private byte[] trimmed(byte[] frame) {
        byte[] cut = Alteration.trim(frame, random.nextBoolean());
        count(cut == frame ? 0 : 1, Fate.TRIMMED);
        return cut;
    }

    private byte[] marked(byte[] frame) {
        byte[] marked = Alteration.mark(frame);
        count(marked == frame ? 0 : 1, Fate.MARKED);
        return marked;
    }

    private byte[] corrupted(byte[] frame) {
        count(1, Fate.CORRUPTED);
        return Alteration.corrupt(frame, random.nextInt(frame.length * 8));
    }

    private void count(int times, Fate fate) {
        fates[fate.ordinal()] += times;
    }

    /** When the next frame arrives; {@link Time#NEVER} if none is on its way. */
    public long nextArrival() {
        Arrival next = arrivals.peek();
        return next == null ? Time.NEVER : next.at();
    }

    /** Hands over the frames that arrive up to and including a time, in order. */
    public void deliver(long until, FrameSink to) {
        while (!arrivals.isEmpty() && arrivals.peek().at() <= until) {
            Arrival next = arrivals.poll();
            count(1, Fate.DELIVERED);
            to.send(next.frame(), next.at());
        }
    }
}
