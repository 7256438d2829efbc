package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Random;

/**
 * A pacer and its model, which keeps for each flow whether it is owed a turn and for each queue pair from which time on
 * it may have it. Whoever is given out is handed back some cycles later; no queue pair is given out early, twice at
 * once, or for a flow that nobody named; no flow is left out, and those of a queue pair take turns.
 */
final class PacerBench implements AutoCloseable {
    /** Wire bytes of the largest packet. */
    static final int LARGEST = 4202;
    /** Cycles until a new rate is in force. */
    private static final int RENEWAL = 90;
    /** Ticks that a queue pair may be early: time and its rounding pass while the pacer computes. */
    private static final int EARLY = 2;
    /** Cycles from one turn to the next. */
    private static final int TURN = 4;
    /** Cycles from a turn to the return, at least. */
    private static final int SERVICE = 6;
    /** A flow that was named so many cycles ago is known to be ready. */
    private static final int KNOWN = 200;

    /** What the model knows about a queue pair; times in 1/16 us. */
    static final class Pair {
        long rate;
        long lastRate;
        boolean begins;
        double free = Double.NEGATIVE_INFINITY;
        boolean isOut;
        final boolean[] isOwed = new boolean[2];
        final long[] owedSince = new long[2];
        final long[] namedAt = {-KNOWN, -KNOWN};
        /** It had its turn when it had just been named: that may count for the next one. */
        final boolean[] mayBeOwed = new boolean[2];
        int last;
        /** The flow whose turn must be next, or -1. */
        int expected = -1;
        long renewedAt = Long.MIN_VALUE / 2;
        long given;
        long bytes;
        double latest;

        /** The flow was named, the last time that it became ready, so many cycles after the rate had changed. */
        boolean namedSince(int flow, int cycles) {
            return isOwed[flow] && owedSince[flow] > renewedAt + cycles;
        }

        boolean isOwed() {
            return isOwed[0] || isOwed[1];
        }
    }

    private record Return(long cycle, int qp, int flow, boolean paced, int bytes, boolean again) {}

    final Simulation<Pacer.Io> dut;
    final Pair[] pairs;
    final int burst;
    final int cyclesPerTick;
    private final Random random;
    private final Pin now;
    private final Pin nextValid;
    private final Pin nextReady;
    private final Pin nextFlow;
    private final Pin crowded;
    private final Pin nextPaced;
    private final Pin servedValid;
    private final Pin rateValid;
    private final Pin rateReady;
    private final Deque<Return> returns = new ArrayDeque<>();
    private final long start;
    private int[] asked;
    private long lastTaken;
    long cycle;

    PacerBench(int queuePairs, int burst, int cyclesPerTick, Random random) {
        this.burst = burst;
        this.cyclesPerTick = cyclesPerTick;
        this.random = random;
        dut = Simulation.of(new Pacer(queuePairs, 2));
        pairs = new Pair[queuePairs];
        for (int qp = 0; qp < queuePairs; qp++) {
            pairs[qp] = new Pair();
        }
        start = random.nextInt(1 << 24);
        now = dut.pin(dut.io().now());
        nextValid = dut.pin(dut.io().next().valid());
        nextReady = dut.pin(dut.io().next().ready());
        nextFlow = dut.pin(dut.io().next().payload().flow());
        crowded = dut.pin(dut.io().crowded());
        nextPaced = dut.pin(dut.io().next().payload().paced());
        servedValid = dut.pin(dut.io().served().valid());
        rateValid = dut.pin(dut.io().rate().valid());
        rateReady = dut.pin(dut.io().rate().ready());
        dut.pin(dut.io().burst()).set(burst);
        for (var pin : new Pin[] {nextReady, servedValid, rateValid}) {
            pin.set(0);
        }
        hint(0, -1);
        hint(1, -1);
        now.set(start);
        for (int i = 0; i < 1100; i++) {
            step(false);
        }
    }

    long tick() {
        return cycle / cyclesPerTick;
    }

    /** Ticks that so many bytes take. */
    static double cost(long bytes, long rate) {
        return rate == 0 ? 0 : 128.0 * bytes / rate;
    }

    /** Names a flow of a queue pair in this cycle, or nobody. */
    void hint(int source, int qp) {
        hint(source, qp, 0);
    }

    void hint(int source, int qp, int flow) {
        var hint = dut.io().hints().at(source);
        dut.pin(hint.valid()).set(qp >= 0);
        dut.pin(hint.value()).set(qp >= 0 ? flow * pairs.length + qp : random.nextInt(2 * pairs.length));
        if (qp >= 0) {
            owe(pairs[qp], flow);
            pairs[qp].namedAt[flow] = cycle;
        }
    }

    private void owe(Pair pair, int flow) {
        if (!pair.isOwed[flow]) {
            pair.isOwed[flow] = true;
            pair.owedSince[flow] = cycle;
        }
    }

    boolean mayRate() {
        return asked == null;
    }

    /** Its last rate has been in force for some time. */
    boolean isSettled(int qp) {
        return cycle - pairs[qp].renewedAt > 3 * RENEWAL;
    }

    /** Asks for a rate; taken as soon as the pacer can. */
    void rate(int qp, long rate, boolean begins) {
        asked = new int[] {qp, (int) rate, begins ? 1 : 0};
    }

    /** One cycle; {@code takes}: a queue pair may be taken. */
    void step(boolean takes) {
        now.set(start + tick() & 0xFFFFFF);
        var back = returns.peek();
        boolean returning = back != null && back.cycle <= cycle;
        servedValid.set(returning);
        if (returning) {
            giveBack(returns.poll());
        }
        rateValid.set(asked != null);
        if (asked != null) {
            dut.pin(dut.io().rate().payload().qp()).set(asked[0]);
            dut.pin(dut.io().rate().payload().rate()).set(asked[1]);
            dut.pin(dut.io().rate().payload().beginning()).set(asked[2]);
        }
        nextReady.set(takes && cycle - lastTaken >= TURN && !crowded.isSet());
        dut.settle();
        if (asked != null && rateReady.isSet()) {
            renew(asked);
            asked = null;
        }
        if (nextValid.isSet() && nextReady.isSet()) {
            take((int) nextFlow.get() % pairs.length, (int) nextFlow.get() / pairs.length);
        }
        dut.step();
        cycle++;
    }

    private void renew(int[] word) {
        var pair = pairs[word[0]];
        pair.lastRate = pair.rate;
        pair.begins = word[2] == 1;
        pair.rate = word[1];
        pair.renewedAt = cycle;
        pair.free = word[2] == 1 ? tick() - cost(burst, pair.rate)
            : Math.min(pair.free, tick() + cost(LARGEST, pair.rate));
        if (word[2] == 1) {
            Arrays.fill(pair.isOwed, false);                 // of the old life; whoever begins one names it again
            pair.expected = -1;
        }
    }

    private void take(int qp, int flow) {
        var pair = pairs[qp];
        lastTaken = cycle;
        assertThat(pair.isOut).as("%s is given out twice, cycle %s", qp, cycle).isFalse();
        boolean settled = cycle - pair.renewedAt > RENEWAL && (asked == null || asked[0] != qp);
        // Who waits for its turn when its rate changes is given out as what it was.
        boolean paced = nextPaced.isSet();
        if (cycle - pair.renewedAt > KNOWN + RENEWAL) {
            assertThat(pair.isOwed[flow] || pair.mayBeOwed[flow]).as("flow %s of %s was named, cycle %s", flow, qp, cycle).isTrue();
            if (pair.expected >= 0) {
                assertThat(flow).as("flow of %s whose turn it is, cycle %s", qp, cycle).isEqualTo(pair.expected);
                alternations++;
            }
        }
        pair.expected = -1;
        pair.last = flow;
        if (settled && pair.namedSince(flow, RENEWAL)) {
            assertThat(paced).as("%s has a rate, cycle %s", qp, cycle).isEqualTo(pair.rate != 0);
        }
        if (settled) {
            if (pair.rate != 0) {
                assertThat((double) tick()).as("%s at %s Mb/s is early, cycle %s", qp, pair.rate, cycle)
                    .isGreaterThanOrEqualTo(pair.free - EARLY - cost(LARGEST, pair.rate) / 10_000);
            }
            if (pair.isOwed[flow]) {
                double since = Math.max(Math.max((double) pair.owedSince[flow] / cyclesPerTick, pair.free),
                    (double) pair.renewedAt / cyclesPerTick);
                pair.latest = Math.max(pair.latest, tick() - since);
            }
        }
        pair.given++;
        pair.isOut = true;
        pair.isOwed[flow] = false;
        pair.mayBeOwed[flow] = cycle - pair.namedAt[flow] < KNOWN;
        int bytes = packet(qp);
        returns.add(new Return(cycle + SERVICE, qp, flow, paced, bytes, bytes > 0 && again(qp)));
    }

    private void giveBack(Return back) {
        var pair = pairs[back.qp];
        var served = dut.io().served().value();
        dut.pin(served.qp()).set(back.qp);
        dut.pin(served.paced()).set(back.paced);
        dut.pin(served.sent()).set(back.bytes > 0);
        dut.pin(served.bytes()).set(back.bytes);
        dut.pin(served.again()).set(back.again);
        pair.isOut = false;
        pair.bytes += back.bytes;
        // What is sent while a life is about to begin may be forgiven.
        boolean begins = pair.begins && cycle - pair.renewedAt <= RENEWAL;
        if (back.paced && back.bytes > 0 && !begins) {
            // While a new rate is on its way either counts.
            long other = cycle - pair.renewedAt > RENEWAL ? pair.rate : pair.lastRate;
            pair.free = Math.max(pair.free, tick() - Math.max(cost(burst, pair.rate), cost(burst, other)))
                + Math.min(cost(back.bytes, pair.rate), cost(back.bytes, other));
        }
        if (back.again) {
            owe(pair, back.flow);
        }
        int other = 1 - back.flow;
        boolean isKnown = pair.isOwed[other] && cycle - pair.owedSince[other] > KNOWN;
        pair.expected = isKnown ? other : -1;
    }

    /** Bytes of what a queue pair sends when it has its turn; 0 for nothing. */
    int packet(int qp) {
        return sizes == null ? random.nextInt(4) == 0 ? 0 : 170 + random.nextInt(LARGEST - 170) : sizes[qp];
    }

    /** Turns of which it was known whose they must be. */
    int alternations;

    private boolean again(int qp) {
        return sizes == null ? random.nextInt(3) > 0 : sizes[qp] > 0;
    }

    /** Each queue pair always has packets of its size; null: at random. */
    int[] sizes;

    @Override public void close() {
        dut.close();
    }
}
