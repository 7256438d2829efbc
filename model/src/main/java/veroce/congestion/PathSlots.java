package veroce.congestion;

import java.util.Arrays;

/**
 * Up to sixteen paths that are used in turn. A slot whose packets come back marked or trimmed is passed over for some
 * turns; when that does not help, or a packet is lost, it takes another source port and so, in a fabric that hashes,
 * another path. The port is {entropy 10, slot 4}.
 */
public final class PathSlots implements PathChoice {
    public static final int MOST = 16;
    private static final int MOST_PENALTY = 15;
    private static final int MOST_MARKS = 15;
    private static final int TRIM_MARKS = 2;
    private static final int SLOT_BITS = 4;
    private static final int ENTROPY_BITS = 10;

    private final PathRules rules;
    private final int[] entropy;
    private final int[] penalty;
    private final int[] marks;
    private int pointer;
    /** Never 0. */
    private int random;
    private long rolls;

    /** @param seed of the entropies that slots take later */
    public PathSlots(PathRules rules, int seed) {
        this.rules = rules;
        entropy = new int[rules.slots()];
        penalty = new int[rules.slots()];
        marks = new int[rules.slots()];
        random = seed & 0xffff | 1;
        pointer = seed >>> 16 & 0xff;
        pointer %= rules.slots();
    }

    /**
     * From the pointer on the first slot without a penalty; all that are passed have one less. If all have one, the
     * next.
     */
    @Override public int choose(int other) {
        int taken = NONE;
        int spare = NONE;
        for (int i = 0; i < entropy.length && taken < 0; i++) {
            int slot = (pointer + i) % entropy.length;
            if (slot == other && entropy.length > 1) {
                continue;
            }
            spare = spare < 0 ? slot : spare;
            if (penalty[slot] == 0) {
                taken = slot;
            } else {
                penalty[slot]--;
            }
        }
        int slot = taken < 0 ? spare : taken;
        pointer = (slot + 1) % entropy.length;
        return slot;
    }

    @Override public int port(int slot) {
        return entropy[slot] << SLOT_BITS | slot;
    }

    @Override public int slot(int port) {
        return port & MOST - 1;
    }

    private boolean isCurrent(int port) {
        int slot = slot(port);
        return slot < entropy.length && port >> SLOT_BITS == entropy[slot];
    }

    @Override public void acknowledged(int port, boolean marked) {
        if (isCurrent(port)) {
            int slot = slot(port);
            if (marked) {
                blame(slot, 1, rules.markPenalty());
            } else {
                marks[slot] = Math.max(0, marks[slot] - 1);
            }
        }
    }

    @Override public void trimmed(int port) {
        if (isCurrent(port)) {
            blame(slot(port), TRIM_MARKS, rules.trimPenalty());
        }
    }

    private void blame(int slot, int more, int turns) {
        marks[slot] = Math.min(MOST_MARKS, marks[slot] + more);
        penalty[slot] = Math.min(MOST_PENALTY, penalty[slot] + turns);
        if (rules.rollAt() > 0 && marks[slot] >= rules.rollAt()) {
            roll(slot);
        }
    }

    @Override public void lost(int slot) {
        if (rules.rollAt() > 0) {
            roll(slot);
        }
    }

    private void roll(int slot) {
        for (int i = 0; i < SLOT_BITS; i++) {
            int bit = (random ^ random >> 2 ^ random >> 3 ^ random >> 5) & 1;
            random = random >> 1 | bit << 15;
        }
        entropy[slot] = random >> 16 - ENTROPY_BITS;
        marks[slot] = 0;
        penalty[slot] = 0;
        rolls++;
    }

    /** How often a slot has taken another entropy. */
    public long rolls() {
        return rolls;
    }

    @Override public String toString() {
        return "entropies " + Arrays.toString(entropy) + ", penalties " + Arrays.toString(penalty) + ", marks "
            + Arrays.toString(marks);
    }
}
