package veroce.fabric;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import veroce.endpoint.Time;
import veroce.network.Fabric;
import veroce.network.FabricSettings;

/** Who sends what to whom, and what happens to the fabric meanwhile. */
public enum FabricScenario {
    /** Every host sends one message to a host of another leaf, and every host gets one. */
    PERMUTATION,
    /** 32 hosts send to one at the same time. */
    INCAST,
    /** 32 hosts send little to one at the same time. */
    SMALL_INCAST,
    /** A permutation, and a spine that loses all from a fifth of a millisecond on. */
    FAILED_SPINE,
    /** A permutation, and a spine whose links have half their rate. */
    HALF_RATE,
    /** Four flows to a host, joined by four others when they have the line. */
    CONVERGENCE,
    /** A permutation with incasts of little beside it. */
    MIX,
    /** A permutation, and a spine that loses all for half a millisecond. */
    LINK_FLAP,
    /** Every host sends to every other one in an order of its own, to four at a time. */
    ALL_TO_ALL,
    /** Two hosts per leaf, each sends its part on to the next as soon as one has come, twice around. */
    RING_ALL_REDUCE;

    private static final int SENDERS = 32;
    private static final int SMALL = 16 * FabricRun.PMTU;
    private static final int BROKEN = 3;
    private static final int ENDLESS = 1 << 30;
    private static final int AT_ONCE = 4;
    /** Flows that have the line, and as many that join. */
    private static final int GROUP = 4;
    private static final int OF_EACH_LEAF = 2;
    /** When the newcomers start. */
    static final long JOIN = Time.MILLISECOND;

    /** As the command line has it. */
    public String title() {
        return name().toLowerCase().replace('_', '-');
    }

    /** Bytes of each message without another wish. */
    long bytes() {
        return FabricRun.PMTU * switch (this) {
            case FAILED_SPINE, MIX, LINK_FLAP -> 1953L;
            case ALL_TO_ALL -> 32L;
            case RING_ALL_REDUCE -> 64L;
            case INCAST -> 244L;
            case SMALL_INCAST -> 16L;
            case CONVERGENCE -> ENDLESS / FabricRun.PMTU;
            default -> 977L;
        };
    }

    /** Flows in the order in which queue pairs are made. */
    List<FabricFlow> flows(FabricSettings fabric, long bytes, SplittableRandom random) {
        return switch (this) {
            case PERMUTATION, FAILED_SPINE, HALF_RATE, LINK_FLAP -> permutation(fabric, bytes, random);
            case INCAST, SMALL_INCAST -> incast(fabric, bytes, 0, false, random);
            case CONVERGENCE -> convergence(fabric, bytes, random);
            case MIX -> {
                List<FabricFlow> flows = permutation(fabric, bytes, random);
                for (long at = 300 * Time.MICROSECOND; at < 2 * Time.MILLISECOND; at += 300 * Time.MICROSECOND) {
                    flows.addAll(incast(fabric, SMALL, at, true, random));
                }
                yield flows;
            }
            case ALL_TO_ALL -> allToAll(fabric, bytes, random);
            case RING_ALL_REDUCE -> ring(fabric, bytes, random);
        };
    }

    /** What the fabric does by itself. */
    void disturb(Fabric fabric) {
        Consumer<Fabric> what = switch (this) {
            case LINK_FLAP -> it -> {
                it.at(Time.MILLISECOND / 5, () -> it.spineDown(BROKEN, true));
                it.at(Time.MILLISECOND * 7 / 10, () -> it.spineDown(BROKEN, false));
            };
            case FAILED_SPINE -> it -> it.at(Time.MILLISECOND / 5, () -> it.spineDown(BROKEN, true));
            case HALF_RATE -> it -> {
                for (int leaf = 0; leaf < it.settings().leaves(); leaf++) {
                    it.up(leaf, BROKEN).rate(it.up(leaf, BROKEN).rate() / 2);
                    it.toLeaf(BROKEN, leaf).rate(it.toLeaf(BROKEN, leaf).rate() / 2);
                }
            };
            default -> it -> { };
        };
        what.accept(fabric);
    }

    /** How often the bytes of a message pass the narrowest link, if nothing is in the way. */
    int share() {
        return this == INCAST || this == SMALL_INCAST ? SENDERS : 1;
    }

    /** Fails if the fabric is too small to have its flows. */
    void demand(FabricSettings fabric) {
        int below = fabric.hosts() / fabric.leaves();
        switch (this) {
            case INCAST, SMALL_INCAST, MIX -> demand(fabric.hosts() > SENDERS, fabric, (SENDERS + 1) + " hosts");
            case CONVERGENCE -> demand(below >= 2 * GROUP, fabric, 2 * GROUP + " hosts per leaf");
            case RING_ALL_REDUCE -> demand(below >= OF_EACH_LEAF, fabric, OF_EACH_LEAF + " hosts per leaf");
            default -> { }
        }
        if (this == FAILED_SPINE || this == HALF_RATE || this == LINK_FLAP) {
            demand(fabric.spines() > BROKEN, fabric, (BROKEN + 1) + " spines");
        }
    }

    private void demand(boolean holds, FabricSettings fabric, String needed) {
        if (!holds) {
            throw new IllegalArgumentException(title() + " in a fabric of " + fabric.hosts() + " hosts, "
                + fabric.leaves() + " leaves and " + fabric.spines() + " spines: it needs at least " + needed);
        }
    }

    boolean isEndless() {
        return this == CONVERGENCE;
    }

    private static long soon(SplittableRandom random) {
        return random.nextLong(Time.MICROSECOND);
    }

    private static List<FabricFlow> permutation(FabricSettings fabric, long bytes, SplittableRandom random) {
        int hosts = fabric.hosts();
        int below = hosts / fabric.leaves();
        int[] to = new int[hosts];
        for (int i = 0; i < hosts; i++) {
            to[i] = i;
        }
        for (int i = hosts - 1; i > 0; i--) {
            swap(to, i, random.nextInt(i + 1));
        }
        for (int i = 0; i < hosts; i++) {
            while (to[i] / below == i / below) {
                int other = random.nextInt(hosts);
                if (to[other] / below != i / below && to[i] / below != other / below) {
                    swap(to, i, other);
                }
            }
        }
        List<FabricFlow> flows = new ArrayList<>();
        for (int i = 0; i < hosts; i++) {
            flows.add(new FabricFlow(i, to[i], bytes, soon(random)));
        }
        return flows;
    }

    private static void swap(int[] of, int one, int other) {
        int kept = of[one];
        of[one] = of[other];
        of[other] = kept;
    }

    private static List<FabricFlow> incast(FabricSettings fabric, long bytes, long at, boolean beside,
                                           SplittableRandom random) {
        List<FabricFlow> flows = new ArrayList<>();
        for (int i = 0; i < SENDERS; i++) {
            int from = 1 + i * (fabric.hosts() - 1) / SENDERS;
            var flow = new FabricFlow(from, 0, bytes, at + soon(random));
            flows.add(beside ? flow.asBeside() : flow);
        }
        return flows;
    }

    private static List<FabricFlow> convergence(FabricSettings fabric, long bytes, SplittableRandom random) {
        int below = fabric.hosts() / fabric.leaves();
        int others = fabric.leaves() - 1;
        List<FabricFlow> flows = new ArrayList<>();
        for (int i = 0; i < 2 * GROUP; i++) {
            int place = i % GROUP;
            int from = below * (1 + place % others) + i / GROUP + 2 * (place / others);
            flows.add(new FabricFlow(from, 0, bytes, (i < GROUP ? 0 : JOIN) + soon(random)));
        }
        return flows;
    }

    private static List<FabricFlow> allToAll(FabricSettings fabric, long bytes, SplittableRandom random) {
        int hosts = fabric.hosts();
        List<FabricFlow> flows = new ArrayList<>();
        for (int host = 0; host < hosts; host++) {
            int[] order = new int[hosts - 1];
            for (int i = 0; i < order.length; i++) {
                order[i] = (host + 1 + i) % hosts;
            }
            for (int i = order.length - 1; i > 0; i--) {
                swap(order, i, random.nextInt(i + 1));
            }
            for (int i = 0; i < order.length; i++) {
                var flow = new FabricFlow(host, order[i], bytes, i < AT_ONCE ? soon(random) : 0);
                flows.add(i < AT_ONCE ? flow : flow.after(flows.size() - AT_ONCE));
            }
        }
        return flows;
    }

    /** The ring goes from leaf to leaf, so that every part crosses the spines. */
    private static List<FabricFlow> ring(FabricSettings fabric, long bytes, SplittableRandom random) {
        int below = fabric.hosts() / fabric.leaves();
        int ranks = OF_EACH_LEAF * fabric.leaves();
        int steps = 2 * (ranks - 1);
        List<FabricFlow> flows = new ArrayList<>();
        for (int step = 0; step < steps; step++) {
            for (int rank = 0; rank < ranks; rank++) {
                int next = (rank + 1) % ranks;
                var flow = new FabricFlow(host(rank, fabric.leaves(), below), host(next, fabric.leaves(), below), bytes,
                    step == 0 ? soon(random) : 0);
                flows.add(step == 0 ? flow : flow.after((step - 1) * ranks + (rank + ranks - 1) % ranks));
            }
        }
        return flows;
    }

    private static int host(int rank, int leaves, int below) {
        return rank % leaves * below + rank / leaves;
    }
}
