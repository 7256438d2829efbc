package veroce.fabric;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import veroce.endpoint.Time;
import veroce.network.Fabric;
import veroce.network.FabricSettings;
import veroce.network.SwitchPort;

/** A pattern of traffic, the fabric that it needs, and what happens to the fabric meanwhile. */
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
    RING_ALL_REDUCE,
    /** The same where leaves have a seventh of what all their hosts can send: few fat flows for links that each carry less. */
    FAT_FLOWS,
    /** The same in a fabric as needed, and the link to one host has half its rate. */
    SLOW_RANK,
    /** The same in a fabric of eight planes, one of which loses all from a fifth of a millisecond on. */
    LOST_PLANE,
    /** A permutation where leaves have a seventh of what their hosts can send. */
    OVERSUBSCRIBED;

    private static final int SMALL = 16 * FabricRun.PMTU;
    /** The spine or plane that fails. */
    private static final int BROKEN = 3;
    private static final int ENDLESS = 1 << 30;
    private static final int PLANES = 8;
    private static final int RATIO = 7;
    private static final int SLOW = 1;
    private static final int SLOWNESS = 2;
    private static final long BREAK = Time.MILLISECOND / 5;
    private static final long MEND = Time.MILLISECOND * 7 / 10;

    /** As the command line has it. */
    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The fabric that it takes place in, made of one that was asked for. */
    public FabricSettings in(FabricSettings asked) {
        return switch (this) {
            case FAT_FLOWS, OVERSUBSCRIBED -> asked.oversubscription() > 1 ? asked : asked.oversubscribed(RATIO);
            case LOST_PLANE -> {
                if (asked.planes() == 1) {
                    demand(asked.spines() % PLANES == 0, asked, PLANES + " spines, or a multiple of them");
                    yield asked.cut(PLANES);
                }
                yield asked;
            }
            default -> asked;
        };
    }

    /** Bytes of each message without another wish. */
    long bytes() {
        return FabricRun.PMTU * switch (this) {
            case FAILED_SPINE, MIX, LINK_FLAP -> 1953L;
            case ALL_TO_ALL -> 32L;
            case RING_ALL_REDUCE, FAT_FLOWS, SLOW_RANK -> 64L;
            case LOST_PLANE -> 512L;
            case INCAST, OVERSUBSCRIBED -> 244L;
            case SMALL_INCAST -> 16L;
            case CONVERGENCE -> ENDLESS / FabricRun.PMTU;
            default -> 977L;
        };
    }

    /** Flows in the order in which queue pairs are made. */
    List<FabricFlow> flows(FabricSettings fabric, long bytes, SplittableRandom random) {
        return switch (this) {
            case PERMUTATION, FAILED_SPINE, HALF_RATE, LINK_FLAP, OVERSUBSCRIBED ->
                FabricTraffic.permutation(fabric, bytes, random);
            case INCAST, SMALL_INCAST -> FabricTraffic.incast(fabric, bytes, 0, false, random);
            case CONVERGENCE -> FabricTraffic.convergence(fabric, bytes, random);
            case MIX -> {
                List<FabricFlow> flows = FabricTraffic.permutation(fabric, bytes, random);
                for (long at = 300 * Time.MICROSECOND; at < 2 * Time.MILLISECOND; at += 300 * Time.MICROSECOND) {
                    flows.addAll(FabricTraffic.incast(fabric, SMALL, at, true, random));
                }
                yield flows;
            }
            case ALL_TO_ALL -> FabricTraffic.allToAll(fabric, bytes, random);
            case RING_ALL_REDUCE, FAT_FLOWS, SLOW_RANK, LOST_PLANE -> FabricTraffic.ring(fabric, bytes, random);
        };
    }

    /** What the fabric does by itself. */
    void disturb(Fabric fabric) {
        switch (this) {
            case LINK_FLAP -> {
                fabric.at(BREAK, () -> fabric.spineDown(BROKEN, true));
                fabric.at(MEND, () -> fabric.spineDown(BROKEN, false));
            }
            case FAILED_SPINE -> fabric.at(BREAK, () -> fabric.spineDown(BROKEN, true));
            case LOST_PLANE -> fabric.at(BREAK, () -> fabric.planeDown(BROKEN, true));
            case HALF_RATE -> {
                for (int leaf = 0; leaf < fabric.settings().leaves(); leaf++) {
                    slow(fabric.up(leaf, BROKEN));
                    slow(fabric.toLeaf(BROKEN, leaf));
                }
            }
            case SLOW_RANK -> fabric.toHost(FabricTraffic.rank(fabric.settings(), SLOW)).forEach(FabricScenario::slow);
            default -> { }
        }
    }

    private static void slow(SwitchPort port) {
        port.rate(port.rate() / SLOWNESS);
    }

    /** When the fabric breaks, and flows have to find another way; {@link Time#NEVER} if it does not. */
    long breaksAt() {
        return this == FAILED_SPINE || this == LINK_FLAP ? BREAK : Time.NEVER;
    }

    /** What is left of the ways between leaves then. */
    double isLeft(FabricSettings fabric) {
        return (fabric.spines() - 1.0) / fabric.spines();
    }

    /** How long the bytes of a message take through the narrowest place, if nothing is in the way, in that at line rate. */
    double share(FabricSettings fabric) {
        return switch (this) {
            case INCAST, SMALL_INCAST -> FabricTraffic.SENDERS;
            case OVERSUBSCRIBED -> fabric.oversubscription();
            default -> 1;
        };
    }

    /** How much longer than at line rate a host takes for what it gets. */
    int slowness(FabricSettings fabric, int host) {
        return this == SLOW_RANK && host == FabricTraffic.rank(fabric, SLOW) ? SLOWNESS : 1;
    }

    /** Fails if the fabric is too small to have its flows. */
    void demand(FabricSettings fabric) {
        int below = fabric.hosts() / fabric.leaves();
        switch (this) {
            case INCAST, SMALL_INCAST, MIX ->
                demand(fabric.hosts() > FabricTraffic.SENDERS, fabric, FabricTraffic.SENDERS + 1 + " hosts");
            case CONVERGENCE ->
                demand(below >= 2 * FabricTraffic.GROUP, fabric, 2 * FabricTraffic.GROUP + " hosts per leaf");
            case RING_ALL_REDUCE, FAT_FLOWS, SLOW_RANK, LOST_PLANE ->
                demand(below >= FabricTraffic.OF_EACH_LEAF, fabric, FabricTraffic.OF_EACH_LEAF + " hosts per leaf");
            default -> { }
        }
        if (this == FAILED_SPINE || this == HALF_RATE || this == LINK_FLAP) {
            demand(fabric.spines() > BROKEN, fabric, BROKEN + 1 + " spines");
        }
        if (this == LOST_PLANE) {
            demand(fabric.planes() > BROKEN, fabric, BROKEN + 1 + " planes");
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
}
