package rnic.retransmit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeSet;
import rnic.messages.Acknowledgement;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;

/**
 * A send window between a scheduler that sends as fast as it is allowed to and receivers behind a network that loses,
 * delays and reorders packets and acknowledgements: everything goes on at the same time, and everything must arrive.
 */
final class SendWindowSoak implements AutoCloseable {
    private static final int CYCLES_PER_UNIT = 4;
    private static final int THRESHOLD = 8;
    private static final int FIRST = 0xFFFFC0;

    /** What is on its way until a cycle; {@code order} keeps the order of what arrives in the same cycle. */
    private record Flight(long arrival, long order, int qp, int psn,
        boolean acknowledges) implements Comparable<Flight> {
        @Override public int compareTo(Flight other) {
            return arrival != other.arrival ? Long.compare(arrival, other.arrival) : Long.compare(order, other.order);
        }
    }

    /** Sender and receiver of a queue pair; PSNs count from 0, every packet is a message. */
    private static final class Pair {
        int next;
        int una;
        boolean rnrWait;
        int expected;
        final TreeSet<Integer> ahead = new TreeSet<>();
        int since;
    }

    private final Simulation<SendWindow.Io> dut;
    private final SendWindow.Io io;
    private final Pair[] pairs;
    private final int window;
    private final int packets;
    private final double loss;
    private final Random random;
    private final String repeat;
    private final PriorityQueue<Flight> network = new PriorityQueue<>();
    private final Deque<Flight> toSend = new ArrayDeque<>();
    private final Pin sentValid;
    private final Pin sentReady;
    private final Pin ackValid;
    private final Pin acknowledged;
    private final Pin resendValid;
    private final Pin ask;
    private final Pin askReady;
    /** Queue pairs that were told to have packets that wait to be sent again. */
    private final LinkedHashSet<Integer> waiting = new LinkedHashSet<>();
    private boolean isAsked;
    private final Pin updateValid;
    private final Pin rowValid;
    private final Pin ackFull;
    private final Pin failure;
    private final Pin now;
    private Flight shown;
    private long order;
    private final Deque<Boolean> verdicts = new ArrayDeque<>();
    long cycle;
    long lost;
    long resent;
    long acknowledgements;
    long counted;
    long full;

    SendWindowSoak(RnicParameters parameters, int packets, double loss, Engine engine, long seed) {
        dut = Simulation.of(new SendWindow(parameters), engine);
        io = dut.io();
        window = parameters.window();
        this.packets = packets;
        this.loss = loss;
        random = new Random(seed);
        repeat = engine + ", loss " + loss + ", seed " + seed;
        pairs = new Pair[parameters.queuePairs()];
        sentValid = dut.pin(io.sent().valid());
        sentReady = dut.pin(io.sent().ready());
        ackValid = dut.pin(io.acknowledgement().valid());
        acknowledged = dut.pin(io.acknowledged());
        resendValid = dut.pin(io.resend().valid());
        ask = dut.pin(io.ask().valid());
        askReady = dut.pin(io.ask().ready());
        updateValid = dut.pin(io.update().valid());
        rowValid = dut.pin(io.row().valid());
        ackFull = dut.pin(io.ackFull());
        failure = dut.pin(io.failure().valid());
        now = dut.pin(io.now());
        begin();
    }

    private void begin() {
        dut.pin(io.settings().srttShift()).set(3);
        dut.pin(io.settings().jitter()).set(60);
        dut.pin(io.settings().tailProbeMultiple()).set(2);
        dut.pin(io.settings().backoffMost()).set(6);
        dut.pin(io.failure().ready()).set(1);
        for (var idle : new Pin[] {sentValid, ackValid, ask, now, dut.pin(io.state().valid())}) {
            idle.set(0);
        }
        var context = io.setup().payload().context();
        dut.pin(context.sendPsn()).set(FIRST);
        dut.pin(context.retries()).set(7);
        dut.pin(context.rnrRetries()).set(7);
        dut.pin(context.rtoExponent()).set(5);
        dut.pin(context.initialSrtt()).set(100);
        for (int qp = 0; qp < pairs.length; qp++) {
            pairs[qp] = new Pair();
            dut.pin(io.setup().payload().qp()).set(qp);
            dut.pin(io.setup().valid()).set(1);
            dut.stepUntil(dut.pin(io.setup().ready()), 1, 1000);
            dut.step();
            dut.pin(io.setup().valid()).set(0);
            dut.pin(io.state().value().qp()).set(qp);
            dut.pin(io.state().value().state()).set(QueuePairState.RTS);
            dut.pin(io.state().valid()).set(1);
            dut.step();
            dut.pin(io.state().valid()).set(0);
        }
    }

    /** Until everything is acknowledged. */
    void run(long mostCycles) {
        while (!isDone()) {
            assertThat(cycle).as("cycles; %s", repeat).isLessThan(mostCycles);
            driveSent();
            driveAcknowledgement();
            driveVerdict();
            driveAsk();
            now.set(cycle / CYCLES_PER_UNIT);
            dut.settle();
            sample();
            boolean taken = ask.isSet() && askReady.isSet();
            dut.step();
            if (taken) {
                ask.set(0);
            }
            cycle++;
        }
    }

    private boolean isDone() {
        for (var pair : pairs) {
            if (pair.una < packets) {
                return false;
            }
        }
        return true;
    }

    /** Resends first, then a new packet of any queue pair that may send one. */
    private void driveSent() {
        if (shown == null) {
            shown = toSend.poll();
        }
        int qp = random.nextInt(pairs.length);
        var pair = pairs[qp];
        boolean isNew = shown == null;
        if (isNew && pair.next < packets && pair.next - pair.una < window && !pair.rnrWait) {
            shown = new Flight(0, 0, qp, pair.next, false);
        }
        sentValid.set(shown != null);
        if (shown != null && isNew) {
            show(shown, false);
        } else if (shown != null) {
            show(shown, shown.psn < pairs[shown.qp].next);
        }
    }

    /** One question at a time, to queue pairs in turn. */
    private void driveAsk() {
        if (!isAsked && !waiting.isEmpty() && random.nextInt(3) == 0) {
            isAsked = true;
            ask.set(1);
            dut.pin(io.ask().payload()).set(waiting.removeFirst());
        }
    }

    private void show(Flight flight, boolean retrans) {
        var packet = io.sent().payload();
        var pair = pairs[flight.qp];
        dut.pin(packet.flow().qp()).set(flight.qp);
        dut.pin(packet.psn()).set(FIRST + flight.psn & 0xFFFFFF);
        dut.pin(packet.msn()).set(flight.psn + 1);
        dut.pin(packet.retrans()).set(retrans);
        dut.pin(packet.more()).set(flight.psn + 1 < packets && flight.psn + 1 - pair.una < window);
    }

    private void fly(int qp, int psn, boolean acknowledges) {
        if (random.nextDouble() < loss) {
            lost++;
        } else {
            network.add(new Flight(cycle + 150 + random.nextInt(60), order++, qp, psn, acknowledges));
        }
    }

    /** In a cycle without an acknowledgement may come one that does not count, whatever it says. */
    private void driveVerdict() {
        verdicts.add(ackValid.isSet());
        acknowledged.set(verdicts.size() > Acknowledgement.VERDICT && verdicts.remove());
        if (!ackValid.isSet() && random.nextInt(8) == 0) {
            dut.pin(io.acknowledgement().value().qp()).set(random.nextInt(pairs.length));
            dut.pin(io.acknowledgement().value().psn()).set(random.nextInt(1 << 24));
            ackValid.set(1);
        }
    }

    /** Packets arrive at their receiver, at most one acknowledgement per cycle at the sender. */
    private void driveAcknowledgement() {
        ackValid.set(0);
        while (!network.isEmpty() && network.peek().arrival <= cycle) {
            var flight = network.poll();
            var pair = pairs[flight.qp];
            if (flight.acknowledges) {
                acknowledge(flight.qp, flight.psn, pair);
                return;
            }
            receive(flight, pair);
        }
    }

    private void receive(Flight flight, Pair pair) {
        boolean repeated = flight.psn < pair.expected || !pair.ahead.add(flight.psn);
        while (pair.ahead.remove(pair.expected)) {
            pair.expected++;
        }
        if (repeated || ++pair.since >= 4 || pair.expected == packets || !pair.ahead.isEmpty()) {
            pair.since = 0;
            fly(flight.qp, pair.expected, true);
        }
    }

    /** The acknowledgement says what the receiver knows now, but for the expected PSN, which is as old as it is. */
    private void acknowledge(int qp, int expected, Pair pair) {
        var value = io.acknowledgement().value();
        int top = pair.ahead.isEmpty() ? expected : pair.ahead.last() + 1;
        int span = top - expected - THRESHOLD;
        int chunk = span > 128 && random.nextBoolean() ? 1 : 0;
        int length = Math.clamp(span - 128 * chunk, 0, 128);
        int start = expected + 128 * chunk;
        var bitmap = BigInteger.ZERO;
        for (int i = 0; i < length; i++) {
            if (start + i < pair.expected || pair.ahead.contains(start + i)) {
                bitmap = bitmap.setBit(i);
            }
        }
        dut.pin(value.qp()).set(qp);
        dut.pin(value.syndrome()).set(0x1F);
        dut.pin(value.sack()).set(length > 0);
        dut.pin(value.psn()).set(FIRST + expected - 1 & 0xFFFFFF);
        dut.pin(value.msn()).set(expected);
        dut.pin(value.start()).set(FIRST + start & 0xFFFFFF);
        dut.pin(value.length()).set(length);
        dut.pin(value.bitmap()).setBig(bitmap);
        ackValid.set(1);
        acknowledgements++;
    }

    private void sample() {
        assertThat(failure.isSet()).as("a queue pair fails; %s", repeat).isFalse();
        if (shown != null && sentReady.isSet()) {
            var pair = pairs[shown.qp];
            pair.next = Math.max(pair.next, shown.psn + 1);
            fly(shown.qp, shown.psn, false);
            shown = null;
        }
        if (dut.pin(io.resends().valid()).isSet()) {
            int qp = (int) dut.pin(io.resends().value().flow().qp()).get();
            if (dut.pin(io.resends().value().waiting()).isSet()) {
                waiting.add(qp);
            } else {
                waiting.remove(qp);
            }
        }
        isAsked &= !resendValid.isSet() && !dut.pin(io.nothing()).isSet();
        if (resendValid.isSet()) {
            resent++;
            int qp = (int) dut.pin(io.resend().value().flow().qp()).get();
            int psn = (int) dut.pin(io.resend().value().psn()).get() - FIRST & 0xFFFFFF;
            assertThat(psn).as("PSN sent again; %s", repeat).isLessThan(pairs[qp].next);
            toSend.add(new Flight(0, 0, qp, psn, false));
        }
        if (updateValid.isSet()) {
            var update = io.update().value();
            var pair = pairs[(int) dut.pin(update.flow().qp()).get()];
            int una = (int) dut.pin(update.una()).get() - FIRST & 0xFFFFFF;
            assertThat(una).as("una; %s", repeat).isBetween(pair.una, pair.expected);
            assertThat(dut.pin(update.messages()).get()).isEqualTo(una);
            pair.una = una;
        }
        full += ackFull.isSet() ? 1 : 0;
        if (rowValid.isSet()) {
            counted++;
            assertThat(dut.pin(io.row().value()).get(Row.class)).as("row; %s", repeat)
                .isIn(Row.RX_OK, Row.RX_ACK_STALE);
        }
    }

    @Override public void close() {
        dut.close();
    }
}
