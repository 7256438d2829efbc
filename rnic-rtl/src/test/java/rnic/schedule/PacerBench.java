package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;

/**
 * A pacer and its model, which keeps for each queue pair whether it is owed a turn and from which time on it may have
 * it. Whoever is given out is handed back some cycles later; no queue pair is given out early, twice at once, or not
 * at all.
 */
final class PacerBench implements AutoCloseable {
    /** Wire bytes of the largest packet. */
    static final int LARGEST = 4202;
    /** Cycles until a new rate is in force. */
    private static final int RENEWAL = 90;
    /** Ticks that a queue pair may be early: time and its rounding pass while the pacer computes. */
    private static final int EARLY = 2;
    /** Cycles from one turn to the next. */
    private static final int TURN = 7;

    /** What the model knows about a queue pair; times in 1/16 us. */
    static final class Pair {
        long rate;
        long lastRate;
        boolean begins;
        double free = Double.NEGATIVE_INFINITY;
        boolean isOut;
        boolean isOwed;
        long owedSince;
        long renewedAt = Long.MIN_VALUE / 2;
        long given;
        long bytes;
        double latest;

        /** It was named, the last time that it went into the ring, so many cycles after its rate had changed. */
        boolean namedSince(int cycles) {
            return isOwed && owedSince > renewedAt + cycles;
        }
    }

    private record Return(long cycle, int qp, boolean paced, int bytes, boolean again) {}

    final Simulation<Pacer.Io> dut;
    final Pair[] pairs;
    final int burst;
    final int cyclesPerTick;
    private final Random random;
    private final Pin now;
    private final Pin nextValid;
    private final Pin nextReady;
    private final Pin nextQp;
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
        nextQp = dut.pin(dut.io().next().payload().qp());
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

    /** Names a queue pair in this cycle, or nobody. */
    void hint(int source, int qp) {
        var hint = dut.io().hints().at(source);
        dut.pin(hint.valid()).set(qp >= 0);
        dut.pin(hint.value()).set(qp >= 0 ? qp : random.nextInt(pairs.length));
        if (qp >= 0) {
            owe(pairs[qp]);
        }
    }

    private void owe(Pair pair) {
        if (!pair.isOwed) {
            pair.isOwed = true;
            pair.owedSince = cycle;
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
        nextReady.set(takes && !returning && cycle - lastTaken >= TURN);
        dut.settle();
        if (asked != null && rateReady.isSet()) {
            renew(asked);
            asked = null;
        }
        if (nextValid.isSet() && nextReady.isSet()) {
            take((int) nextQp.get());
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
            pair.isOwed = false;                             // of the old life; whoever begins one names it again
        }
    }

    private void take(int qp) {
        var pair = pairs[qp];
        lastTaken = cycle;
        assertThat(pair.isOut).as("%s is given out twice, cycle %s", qp, cycle).isFalse();
        boolean settled = cycle - pair.renewedAt > RENEWAL && (asked == null || asked[0] != qp);
        // Who waits for its turn when its rate changes is given out as what it was.
        boolean paced = nextPaced.isSet();
        if (settled && pair.namedSince(RENEWAL)) {
            assertThat(paced).as("%s has a rate, cycle %s", qp, cycle).isEqualTo(pair.rate != 0);
        }
        if (settled) {
            if (pair.rate != 0) {
                assertThat((double) tick()).as("%s at %s Mb/s is early, cycle %s", qp, pair.rate, cycle)
                    .isGreaterThanOrEqualTo(pair.free - EARLY - cost(LARGEST, pair.rate) / 10_000);
            }
            if (pair.isOwed) {
                double since = Math.max(Math.max((double) pair.owedSince / cyclesPerTick, pair.free),
                    (double) pair.renewedAt / cyclesPerTick);
                pair.latest = Math.max(pair.latest, tick() - since);
            }
        }
        pair.given++;
        pair.isOut = true;
        pair.isOwed = false;
        int bytes = packet(qp);
        returns.add(new Return(cycle + 6, qp, paced, bytes, bytes > 0 && again(qp)));
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
            owe(pair);
        }
    }

    /** Bytes of what a queue pair sends when it has its turn; 0 for nothing. */
    int packet(int qp) {
        return sizes == null ? random.nextInt(4) == 0 ? 0 : 170 + random.nextInt(LARGEST - 170) : sizes[qp];
    }

    private boolean again(int qp) {
        return sizes == null ? random.nextInt(3) > 0 : sizes[qp] > 0;
    }

    /** Each queue pair always has packets of its size; null: at random. */
    int[] sizes;

    @Override public void close() {
        dut.close();
    }
}
