package veroce.fabric;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import veroce.endpoint.Time;
import veroce.network.FabricSettings;

/** Who sends what to whom: the patterns that scenarios are made of. Flows are in the order in which queue pairs are made. */
final class FabricTraffic {
    static final int SENDERS = 32;
    /** Flows that have the line, and as many that join. */
    static final int GROUP = 4;
    static final int OF_EACH_LEAF = 2;
    /** When the newcomers start. */
    static final long JOIN = Time.MILLISECOND;
    private static final int AT_ONCE = 4;

    private FabricTraffic() {}

    private static long soon(SplittableRandom random) {
        return random.nextLong(Time.MICROSECOND);
    }

    /** Every host sends to a host of another leaf, and every host gets one message. */
    static List<FabricFlow> permutation(FabricSettings fabric, long bytes, SplittableRandom random) {
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

    /** @param beside whether they are only there to be in the way */
    static List<FabricFlow> incast(FabricSettings fabric, long bytes, long at, boolean beside,
                                           SplittableRandom random) {
        List<FabricFlow> flows = new ArrayList<>();
        for (int i = 0; i < SENDERS; i++) {
            int from = 1 + i * (fabric.hosts() - 1) / SENDERS;
            var flow = new FabricFlow(from, 0, bytes, at + soon(random));
            flows.add(beside ? flow.asBeside() : flow);
        }
        return flows;
    }

    /** A group of flows to one host, and another group that joins it. */
    static List<FabricFlow> convergence(FabricSettings fabric, long bytes, SplittableRandom random) {
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

    /** Everybody to everybody, each in an order of its own. */
    static List<FabricFlow> allToAll(FabricSettings fabric, long bytes, SplittableRandom random) {
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
    static List<FabricFlow> ring(FabricSettings fabric, long bytes, SplittableRandom random) {
        int ranks = OF_EACH_LEAF * fabric.leaves();
        int steps = 2 * (ranks - 1);
        List<FabricFlow> flows = new ArrayList<>();
        for (int step = 0; step < steps; step++) {
            for (int rank = 0; rank < ranks; rank++) {
                int next = (rank + 1) % ranks;
                var flow = new FabricFlow(rank(fabric, rank), rank(fabric, next), bytes, step == 0 ? soon(random) : 0);
                flows.add(step == 0 ? flow : flow.after((step - 1) * ranks + (rank + ranks - 1) % ranks));
            }
        }
        return flows;
    }

    /** The host that is a rank of the ring. */
    static int rank(FabricSettings fabric, int rank) {
        return rank % fabric.leaves() * (fabric.hosts() / fabric.leaves()) + rank / fabric.leaves();
    }
}
