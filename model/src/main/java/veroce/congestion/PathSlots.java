package veroce.congestion;

import java.util.Arrays;

/**
 * Up to sixteen paths that are used in turn. A slot whose packets come back marked or trimmed is passed over for some
 * turns; when that does not help, or a packet is lost, it takes another source port and so, in a fabric that hashes,
 * another path. The port is {entropy 10, slot 4}. What is sent again goes where good news came from last, since a path
 * that is known to be alive is worth more then than an even share.
 */
public final class PathSlots implements PathChoice {
    public static final int MOST = 16;
    private static final int MOST_PENALTY = 15;
    static final int MOST_MARKS = 15;
    private static final int TRIM_MARKS = 2;
    private static final int SLOT_BITS = 4;
    private static final int ENTROPY_BITS = 10;

    private final PathRules rules;
    private final int[] entropy;
    private final int[] penalty;
    private final int[] marks;
    private int pointer;
    /** The two slots that were acknowledged without a mark last, if they have not changed since. */
    private int good = NONE;
    private int goodBefore = NONE;
    private int rolledAt;
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

    /** Neither turns nor penalties are touched if good news decides. */
    @Override public int chooseAgain(int before) {
        int slot = good == before ? goodBefore : good;
        return rules.resendsOnGood() && slot != NONE ? slot : choose(before);
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

    @Override public void acknowledged(int port, boolean marked, int now) {
        if (isCurrent(port)) {
            int slot = slot(port);
            if (marked) {
                blame(slot, 1, rules.markPenalty(), now);
            } else {
                marks[slot] = Math.max(0, marks[slot] - 1);
                praise(slot);
            }
        }
    }

    private void praise(int slot) {
        if (slot != good) {
            goodBefore = good;
            good = slot;
        }
    }

    @Override public void trimmed(int port, int now) {
        if (isCurrent(port)) {
            blame(slot(port), TRIM_MARKS, rules.trimPenalty(), now);
        }
    }

    /** All slots that share a busy link would leave it together, so each change waits for the effect of the last. */
    private void blame(int slot, int more, int turns, int now) {
        marks[slot] = Math.min(MOST_MARKS, marks[slot] + more);
        penalty[slot] = Math.min(MOST_PENALTY, penalty[slot] + turns);
        if (rules.rollAt() > 0 && marks[slot] >= rules.rollAt()
                && CongestionTime.between(rolledAt, now) >= rules.rollGap()) {
            roll(slot, now);
        }
    }

    @Override public void lost(int slot, int now) {
        if (rules.rollAt() > 0) {
            roll(slot, now);
        }
    }

    private void forget(int slot) {
        if (slot == good) {
            good = goodBefore;
            goodBefore = NONE;
        } else if (slot == goodBefore) {
            goodBefore = NONE;
        }
    }

    private void roll(int slot, int now) {
        rolledAt = now;
        forget(slot);
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

    /**
     * What is kept of a slot, and of all.
     *
     * @param good       slot that was acknowledged without a mark last, {@code goodBefore} the one before; or NONE
     */
    public record State(int marks, int penalty, int good, int goodBefore, int pointer) {}

    public State state(int slot) {
        return new State(marks[slot], penalty[slot], good, goodBefore, pointer);
    }

    @Override public String toString() {
        return "entropies " + Arrays.toString(entropy) + ", penalties " + Arrays.toString(penalty) + ", marks "
            + Arrays.toString(marks);
    }
}
