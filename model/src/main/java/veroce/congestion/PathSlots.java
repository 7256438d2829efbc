package veroce.congestion;

import java.util.Arrays;

/**
 * Up to sixteen paths that are used in turn. A slot whose packets come back marked or trimmed is passed over for some
 * turns; when that does not help, or a packet is lost, it takes another source port and so, in a fabric that hashes,
 * another path. The port is {entropy 10, slot 4}. What is sent again goes where good news came from last, since a path
 * that is known to be alive is worth more then than an even share.
 *
 * <p>If paths are named, a slot keeps its own ({@code rollAt} 0): one that loses a packet is left, and a probe asks for
 * it until its answer comes back. The host may take a path away, too. One at least is always good.
 */
public final class PathSlots implements PathChoice {
    public static final int MOST = 16;
    private static final int MOST_PENALTY = 15;
    static final int MOST_MARKS = 15;
    private static final int TRIM_MARKS = 2;
    private static final int SLOT_BITS = 4;
    private static final int ENTROPY_BITS = 10;

    /** Of a slot: in use, left because it has lost a packet, taken away by the host. */
    public enum State { GOOD, BAD, DENIED }

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
    private final State[] states;
    /** From which slot on the next one to be asked for is looked for. */
    private int asking;
    private int doublings;
    private int askAt;
    /** A packet has left since the last probe: nobody asks for who is idle. */
    private boolean active;
    private int bads;
    private int goods;
    private int probes;

    /** @param seed of the entropies that slots take later */
    public PathSlots(PathRules rules, int seed) {
        this.rules = rules;
        entropy = new int[rules.slots()];
        penalty = new int[rules.slots()];
        marks = new int[rules.slots()];
        states = new State[rules.slots()];
        Arrays.fill(states, State.GOOD);
        random = seed & 0xffff | 1;
        pointer = seed >>> 16 & 0xff;
        pointer %= rules.slots();
    }

    /**
     * From the pointer on the first good slot without a penalty; all that are passed have one less. If all have one, the
     * next.
     */
    @Override public int choose(int other) {
        active = true;
        int taken = NONE;
        int spare = NONE;
        for (int i = 0; i < entropy.length && taken < 0; i++) {
            int slot = (pointer + i) % entropy.length;
            if (states[slot] != State.GOOD || slot == other && entropy.length > 1) {
                continue;
            }
            spare = spare < 0 ? slot : spare;
            if (penalty[slot] == 0) {
                taken = slot;
            } else {
                penalty[slot]--;
            }
        }
        int slot = taken >= 0 ? taken : spare >= 0 ? spare : other;
        pointer = (slot + 1) % entropy.length;
        return slot;
    }

    /** Neither turns nor penalties are touched if good news decides. */
    @Override public int chooseAgain(int before) {
        active = true;
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
        return slot < entropy.length && states[slot] == State.GOOD
            && (rules.rollAt() == 0 || port >> SLOT_BITS == entropy[slot]);
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
        if (states[slot] != State.GOOD) {
            return;
        }
        if (rules.rollAt() > 0) {
            roll(slot, now);
        } else if (good() > rules.probes().leastGood()) {
            leave(slot, State.BAD);
            await(now);
            bads++;
        }
    }

    private int good() {
        return (int) Arrays.stream(states).filter(state -> state == State.GOOD).count();
    }

    private void leave(int slot, State to) {
        states[slot] = to;
        marks[slot] = 0;
        penalty[slot] = 0;
        forget(slot);
    }

    /** Something has become known of a path: the next question comes in a period. */
    private void await(int now) {
        doublings = 0;
        askAt = CongestionTime.after(now, rules.probes().period());
    }

    /** Time goes by: the slot of the probe that is due, or NONE. The bad ones take turns. */
    @Override public int probe(int now) {
        int slot = NONE;
        for (int i = 0; i < MOST && slot < 0; i++) {
            int next = (asking + i) % MOST;
            slot = next < states.length && states[next] == State.BAD ? next : NONE;
        }
        if (slot < 0 || untilProbe(now) > 0) {
            return NONE;
        }
        if (!active) {
            askAt = now;
            return NONE;
        }
        active = false;
        asking = (slot + 1) % MOST;
        askAt = CongestionTime.after(now, rules.probes().period() << doublings);
        doublings = Math.min(doublings + 1, rules.probes().mostDoublings());
        probes++;
        return slot;
    }

    /** Whether {@link #probe} has something to ask, sooner or later. */
    @Override public boolean probes() {
        return active && Arrays.asList(states).contains(State.BAD);
    }

    /** Time until then, in sixteenths of a microsecond. */
    @Override public int untilProbe(int now) {
        int left = CongestionTime.between(now, askAt);
        return left <= CongestionEvent.CLOCK / 2 ? left : 0;
    }

    /** A probe of this slot has been answered. */
    @Override public void answered(int slot, int now) {
        if (slot < states.length && states[slot] == State.BAD) {
            states[slot] = State.GOOD;
            await(now);
            goods++;
        }
    }

    /** The host takes a path away; false if there is none, or no other good one. */
    public boolean deny(int slot) {
        if (slot >= states.length || states[slot] == State.GOOD && good() == 1) {
            return false;
        }
        leave(slot, State.DENIED);
        return true;
    }

    /** The host gives a path back, or knows that one is there that was left; false if there is none. */
    public boolean allow(int slot) {
        if (slot >= states.length) {
            return false;
        }
        states[slot] = State.GOOD;
        return true;
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

    /** How often a slot was left, came back, and was asked for. */
    public record Changes(int bads, int goods, int probes) {}

    public Changes changes() {
        return new Changes(bads, goods, probes);
    }

    public State state(int slot) {
        return states[slot];
    }

    /**
     * What is kept of a slot, and of all.
     *
     * @param good       slot that was acknowledged without a mark last, {@code goodBefore} the one before; or NONE
     */
    public record Kept(int marks, int penalty, int good, int goodBefore, int pointer) {}

    public Kept kept(int slot) {
        return new Kept(marks[slot], penalty[slot], good, goodBefore, pointer);
    }

    @Override public String toString() {
        return "entropies " + Arrays.toString(entropy) + ", penalties " + Arrays.toString(penalty) + ", marks "
            + Arrays.toString(marks);
    }
}
