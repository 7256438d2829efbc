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
import rnic.messages.Acknowledgement;
import rnic.messages.Flow;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;

/**
 * A send window between a scheduler that sends as fast as it is allowed to and receivers behind a network that loses,
 * delays and reorders packets and acknowledgements: everything goes on at the same time, on both flows of every queue
 * pair, and everything must arrive. Queue pairs that are done begin another life meanwhile.
 */
final class SendWindowSoak implements AutoCloseable {
    private static final int CYCLES_PER_UNIT = 4;
    private static final int THRESHOLD = 8;
    private static final int FIRST = 0xFFFFC0;
    /** In which nothing of the life before is on its way any more. */
    private static final int SETTLING = 1000;
    private static final int FIRST_RESPONSE = 0x7FFFC0;

    private final Simulation<SendWindow.Io> dut;
    private final SendWindow.Io io;
    private final SoakPair[] pairs;
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
    /** Flows that were told to have packets that wait to be sent again. */
    private final LinkedHashSet<Integer> waiting = new LinkedHashSet<>();
    private boolean isAsked;
    private final Pin updateValid;
    private final Pin rowValid;
    private final Pin ackFull;
    private final Pin failure;
    private final Pin now;
    private final Pin setup;
    private final Pin setupReady;
    private final Pin state;
    private final int lives;
    /** Queue pair whose life begins, or -1; since when. */
    private int beginning = -1;
    private long asked;
    private boolean isBorn;
    private long born;
    private Flight shown;
    private long order;
    private final Deque<Boolean> verdicts = new ArrayDeque<>();
    long cycle;
    long lost;
    long resent;
    long acknowledgements;
    long counted;
    long full;
    /** Cycles that a set-up has waited for at most. */
    long longestSetup;

    SendWindowSoak(RnicParameters parameters, int lives, int packets, double loss, Engine engine, long seed) {
        dut = Simulation.of(new SendWindow(parameters), engine);
        io = dut.io();
        window = parameters.window();
        this.lives = lives;
        this.packets = packets;
        this.loss = loss;
        random = new Random(seed);
        repeat = engine + ", loss " + loss + ", seed " + seed;
        pairs = new SoakPair[2 * parameters.queuePairs()];
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
        setup = dut.pin(io.setup().valid());
        setupReady = dut.pin(io.setup().ready());
        state = dut.pin(io.state().valid());
        begin();
    }

    private void begin() {
        dut.pin(io.settings().srttShift()).set(3);
        dut.pin(io.settings().jitter()).set(60);
        dut.pin(io.settings().tailProbeMultiple()).set(2);
        dut.pin(io.settings().backoffMost()).set(6);
        dut.pin(io.failure().ready()).set(1);
        for (var idle : new Pin[] {sentValid, ackValid, ask, now, state, dut.pin(io.reads().valid()),
            dut.pin(io.readsDone().valid())}) {
            idle.set(0);
        }
        var context = io.setup().payload();
        dut.pin(context.groups().receives()).set(true);
        dut.pin(context.groups().sends()).set(true);
        dut.pin(context.sendPsn()).set(FIRST);
        dut.pin(context.responseSendPsn()).set(FIRST_RESPONSE);
        dut.pin(context.retries()).set(7);
        dut.pin(context.rnrRetries()).set(7);
        dut.pin(context.rtoExponent()).set(5);
        dut.pin(context.initialSrtt()).set(100);
        for (int flow = 0; flow < pairs.length; flow++) {
            pairs[flow] = new SoakPair();
        }
        for (int qp = 0; qp < queuePairs(); qp++) {
            dut.pin(io.setup().payload().qp()).set(qp);
            setup.set(1);
            dut.stepUntil(setupReady, 1, 1000);
            dut.step();
            setup.set(0);
            enter(qp, QueuePairState.RTS);
            dut.step();
            state.set(0);
        }
    }

    private int queuePairs() {
        return pairs.length / 2;
    }

    private void enter(int qp, QueuePairState next) {
        dut.pin(io.state().value().qp()).set(qp);
        dut.pin(io.state().value().state()).set(next);
        state.set(1);
    }

    /** A queue pair that is done dies, a while later it is set up anew. */
    private void driveSetup() {
        state.set(0);
        if (beginning >= 0 && !isBorn) {
            setup.set(cycle >= asked);
            return;
        }
        setup.set(0);
        if (isBorn && cycle == born) {
            enter(beginning, QueuePairState.RTS);
        }
        if (isBorn && cycle < born + 4) {
            return;
        }
        beginning = -1;
        isBorn = false;
        int qp = random.nextInt(queuePairs());
        var responses = pairs[qp + queuePairs()];
        if (pairs[qp].una == packets && responses.una == packets && responses.life + 1 < lives) {
            enter(qp, QueuePairState.RESET);
            dut.pin(io.setup().payload().qp()).set(qp);
            beginning = qp;
            asked = cycle + SETTLING;
        }
    }

    private void sampleSetup() {
        if (setup.isSet() && setupReady.isSet()) {
            longestSetup = Math.max(longestSetup, cycle - asked);
            for (int flow = beginning; flow < pairs.length; flow += queuePairs()) {
                int life = pairs[flow].life + 1;
                pairs[flow] = new SoakPair();
                pairs[flow].life = life;
                waiting.remove(flow);
            }
            isBorn = true;
            born = cycle + 1;
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
            driveSetup();
            now.set(cycle / CYCLES_PER_UNIT);
            dut.settle();
            sample();
            sampleSetup();
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
            if (pair.una < packets || pair.life + 1 < lives) {
                return false;
            }
        }
        return true;
    }

    /** Resends first, then a new packet of any queue pair that may send one. */
    private void driveSent() {
        if (shown == null) {
            shown = toSend.poll();
            while (shown != null && shown.life() != pairs[shown.flow()].life) {
                shown = toSend.poll();
            }
        }
        int flow = random.nextInt(pairs.length);
        var pair = pairs[flow];
        boolean isNew = shown == null;
        if (isNew && flow % queuePairs() != beginning && pair.next < packets && pair.next - pair.una < window
            && !pair.rnrWait) {
            shown = new Flight(0, 0, flow, pair.life, pair.next, false);
        }
        sentValid.set(shown != null);
        if (shown != null && isNew) {
            show(shown, false);
        } else if (shown != null) {
            show(shown, shown.psn() < pairs[shown.flow()].next);
        }
    }

    /** One question at a time, to flows in turn. */
    private void driveAsk() {
        if (!isAsked && !waiting.isEmpty() && random.nextInt(3) == 0) {
            isAsked = true;
            ask.set(1);
            set(io.ask().payload(), waiting.removeFirst());
        }
    }

    private void show(Flight flight, boolean retrans) {
        var packet = io.sent().payload();
        var pair = pairs[flight.flow()];
        set(packet.flow(), flight.flow());
        dut.pin(packet.psn()).set(first(flight.flow()) + flight.psn() & 0xFFFFFF);
        dut.pin(packet.msn()).set(flight.psn() + 1);
        dut.pin(packet.retrans()).set(retrans);
        dut.pin(packet.more()).set(flight.psn() + 1 < packets && flight.psn() + 1 - pair.una < window);
    }

    private void set(Flow port, int flow) {
        dut.pin(port.qp()).set(flow % queuePairs());
        dut.pin(port.responses()).set(flow >= queuePairs());
    }

    private int get(Flow port) {
        return (int) dut.pin(port.qp()).get() + (dut.pin(port.responses()).isSet() ? queuePairs() : 0);
    }

    private int first(int flow) {
        return flow < queuePairs() ? FIRST : FIRST_RESPONSE;
    }

    private void fly(int flow, int psn, boolean acknowledges) {
        if (random.nextDouble() < loss) {
            lost++;
        } else {
            network.add(new Flight(cycle + 150 + random.nextInt(60), order++, flow, pairs[flow].life, psn,
                acknowledges));
        }
    }

    /** In a cycle without an acknowledgement may come one that does not count, whatever it says. */
    private void driveVerdict() {
        verdicts.add(ackValid.isSet());
        acknowledged.set(verdicts.size() > Acknowledgement.VERDICT && verdicts.remove());
        if (!ackValid.isSet() && random.nextInt(8) == 0) {
            set(io.acknowledgement().value().flow(), random.nextInt(pairs.length));
            dut.pin(io.acknowledgement().value().psn()).set(random.nextInt(1 << 24));
            ackValid.set(1);
        }
    }

    /** Packets arrive at their receiver, at most one acknowledgement per cycle at the sender. */
    private void driveAcknowledgement() {
        ackValid.set(0);
        while (!network.isEmpty() && network.peek().arrival() <= cycle) {
            var flight = network.poll();
            var pair = pairs[flight.flow()];
            if (flight.life() != pair.life) {
                continue;
            }
            if (flight.acknowledges()) {
                acknowledge(flight.flow(), flight.psn(), pair);
                return;
            }
            receive(flight, pair);
        }
    }

    private void receive(Flight flight, SoakPair pair) {
        boolean repeated = flight.psn() < pair.expected || !pair.ahead.add(flight.psn());
        while (pair.ahead.remove(pair.expected)) {
            pair.expected++;
        }
        if (repeated || ++pair.since >= 4 || pair.expected == packets || !pair.ahead.isEmpty()) {
            pair.since = 0;
            fly(flight.flow(), pair.expected, true);
        }
    }

    /** The acknowledgement says what the receiver knows now, but for the expected PSN, which is as old as it is. */
    private void acknowledge(int flow, int expected, SoakPair pair) {
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
        set(value.flow(), flow);
        dut.pin(value.syndrome()).set(0x1F);
        dut.pin(value.sack()).set(length > 0);
        dut.pin(value.psn()).set(first(flow) + expected - 1 & 0xFFFFFF);
        dut.pin(value.msn()).set(expected);
        dut.pin(value.start()).set(first(flow) + start & 0xFFFFFF);
        dut.pin(value.length()).set(length);
        dut.pin(value.bitmap()).setBig(bitmap);
        ackValid.set(1);
        acknowledgements++;
    }

    private void sample() {
        assertThat(failure.isSet()).as("a queue pair fails; %s", repeat).isFalse();
        if (shown != null && sentReady.isSet()) {
            var pair = pairs[shown.flow()];
            if (shown.life() == pair.life) {
                pair.next = Math.max(pair.next, shown.psn() + 1);
                fly(shown.flow(), shown.psn(), false);
            }
            shown = null;
        }
        if (dut.pin(io.resends().valid()).isSet()) {
            int flow = get(io.resends().value().flow());
            if (dut.pin(io.resends().value().waiting()).isSet()) {
                waiting.add(flow);
            } else {
                waiting.remove(flow);
            }
        }
        isAsked &= !resendValid.isSet() && !dut.pin(io.nothing()).isSet();
        if (resendValid.isSet()) {
            resent++;
            int flow = get(io.resend().value().flow());
            int psn = (int) dut.pin(io.resend().value().psn()).get() - first(flow) & 0xFFFFFF;
            assertThat(psn).as("PSN sent again; %s", repeat).isLessThan(pairs[flow].next);
            toSend.add(new Flight(0, 0, flow, pairs[flow].life, psn, false));
        }
        if (updateValid.isSet()) {
            var update = io.update().value();
            int flow = get(update.flow());
            var pair = flow % queuePairs() == beginning ? new SoakPair() : pairs[flow];
            int una = (int) dut.pin(update.una()).get() - first(flow) & 0xFFFFFF;
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
