package rnic.retransmit;

import java.util.TreeSet;

/** Sender and receiver of a flow; PSNs count from 0, every packet is a message. */
final class SoakPair {
    int life;
    int next;
    int una;
    boolean rnrWait;
    int expected;
    final TreeSet<Integer> ahead = new TreeSet<>();
    int since;
}
