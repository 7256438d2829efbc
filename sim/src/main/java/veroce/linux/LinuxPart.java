package veroce.linux;

import java.util.EnumSet;
import java.util.Set;

/** Parts of a run, in their order. */
public enum LinuxPart {
    /** One guest: its registers, then the driver. */
    ALONE,
    /** Programs of ours, of which one tries what it may not do. */
    ATTACKS,
    /** ibv_rc_pingpong with and without loss, and programs that are killed in the middle of it. */
    PINGPONG,
    PERFTEST,
    /** perftest of all sizes, which takes longer than all other parts: only where it is asked for. */
    SIZES,
    /** Receive queues that queue pairs share. */
    SHARED,
    /** It is short, or cannot be a region. */
    MEMORY,
    /** Interfaces with several of them. */
    ADDRESSES,
    /** By a connection manager. */
    CONNECTIONS,
    EVENTS,
    /** Of the link, of all that the NIC knows, of its place on the bus. */
    LOSSES,
    /** The card is pulled out without a word. */
    PULLED,
    /** Commands are under way while the device is lost. */
    TURNS,
    /** Each allocation in turn, in a kernel that does that; it needs another kernel. */
    FAILING,
    /** The machine of a peer ends. */
    KILLED,
    /** The other guest has no NIC of ours, but soft-RoCE of its kernel. */
    PEER;

    /** Those of two guests with a NIC each. */
    static final Set<LinuxPart> OF_PAIR = EnumSet.range(ATTACKS, KILLED);

    /** Those of a run of which nothing else is said. */
    public static Set<LinuxPart> usual() {
        return EnumSet.complementOf(EnumSet.of(SIZES));
    }
}
