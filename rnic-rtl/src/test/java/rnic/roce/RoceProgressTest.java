package rnic.roce;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rnic.messages.Jump;
import rnic.protocol.FailureCause;
import rnic.protocol.RnicParameters;

/** Senders of which anything is sent, sent again and acknowledged; what is told of each is counted in Java. */
class RoceProgressTest {
    private static final long SEED = Long.getLong("hdl.seed", 15_303);
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL.speakingRoce();
    private static final int PAIRS = PARAMETERS.queuePairs();
    private static final int APART = 11;
    private static final int WINDOW = 128;
    private static final int ROUND_TRIP = 20;

    /** PSNs and messages of a life, counted from 0. */
    private static final class Sender {
        int first;
        boolean speaks;
        int newest;
        int una;
        int turn;
        boolean paused;
        int updated;
        boolean failed;
        /** PSN that the failure names, or 0: that of the oldest packet counts then, too. */
        int named;
        /** Messages that are Reads: of these one packet is sent, which takes all PSNs that are left of them. */
        final Set<Integer> reads = new HashSet<>();
        /** PSN behind each message that has been sent as a whole. */
        final List<Integer> behind = new ArrayList<>();
        /** Packets that may be acknowledged: sent {@link #ROUND_TRIP} cycles ago. */
        int settled;
        /** Messages that have been told to be complete: so many and K may have begun. */
        int counted;
        final ArrayDeque<int[]> underWay = new ArrayDeque<>();
        final ArrayDeque<Integer> known = new ArrayDeque<>();

        void settle(int time) {
            while (!underWay.isEmpty() && underWay.peek()[0] + ROUND_TRIP <= time) {
                settled = underWay.remove()[1];
            }
        }

        int complete(int psn) {
            int messages = 0;
            while (messages < behind.size() && behind.get(messages) <= psn) {
                messages++;
            }
            return messages;
        }
    }

    private final Random random = new Random(SEED);
    private final Sender[] senders = new Sender[PAIRS];
    private Simulation<RoceProgress.Io> dut;
    private int now;
    private int told;
    private int jumps;
    private int failures;
    private int further;
    private int reads;

    @Test void everyMessageIsCountedOnceAllOfItIsAcknowledged() {
        System.out.println("RoceProgressTest: seed " + SEED);
        try (var simulation = Simulation.of(new RoceProgress(PARAMETERS), Engine.JVM, Options.standard().seed(SEED))) {
            dut = simulation;
            dut.step(PAIRS + 4);
            for (int qp = 0; qp < PAIRS; qp++) {
                begin(qp);
            }
            for (int i = 0; i < 60_000; i++) {
                cycle(i / 3000 % 4 == 3 ? 1 : 8);
            }
            for (int i = 0; i < 3000; i++) {
                clear();
                show();
            }
            for (var sender : senders) {
                assertThat(sender.known.peekFirst()).as("the newest is told").isEqualTo(sender.known.peekLast());
            }
            assertThat(told).isGreaterThan(3000);
            assertThat(jumps).isGreaterThan(300);
            assertThat(failures).isGreaterThan(20);
            assertThat(further).as("requests that are named behind others").isGreaterThan(5);
            assertThat(reads).isGreaterThan(300);
        }
    }

    private void cycle(int busy) {
        clear();
        int qp = random.nextInt(PAIRS);
        var sender = senders[qp];
        if (random.nextInt(400) == 0) {
            begin(qp);
            return;
        }
        if (sender.speaks && random.nextInt(8) < busy) {
            send(qp, sender);
        }
        int other = random.nextInt(PAIRS);
        if (senders[other].speaks && now - senders[other].updated >= APART && random.nextInt(8) < busy) {
            update(other, senders[other]);
        }
        show();
    }

    private void clear() {
        var io = dut.io();
        dut.pin(io.setup().valid()).set(false);
        dut.pin(io.sent().valid()).set(false);
        dut.pin(io.update().valid()).set(false);
        dut.pin(io.told().ready()).set(random.nextInt(4) != 0);
        dut.pin(io.failures().ready()).set(random.nextInt(4) != 0);
    }

    private void begin(int qp) {
        clear();
        var sender = new Sender();
        sender.first = random.nextBoolean() ? 0xFFFFFF - random.nextInt(90) : random.nextInt(1 << 24);
        sender.speaks = random.nextInt(4) != 0;
        sender.updated = now;
        var io = dut.io();
        dut.pin(io.setup().valid()).set(true);
        dut.pin(io.setup().payload().qp()).set(qp);
        dut.pin(io.setup().payload().psn()).set(sender.first);
        dut.pin(io.speaks()).set(sender.speaks);
        show();
        senders[qp] = sender;
        sender.known.add(0);
    }

    /** The next packet, or one that has been sent and is not acknowledged. */
    private void send(int qp, Sender sender) {
        boolean again = sender.newest > sender.una && random.nextInt(3) == 0;
        if (!again && (sender.newest - sender.una >= WINDOW
                || sender.behind.size() - sender.counted >= PARAMETERS.messages() - 1)) {
            return;
        }
        int psn = again ? sender.una + random.nextInt(sender.newest - sender.una) : sender.newest;
        int message = sender.complete(psn);
        boolean begins = psn == (message == 0 ? 0 : sender.behind.get(message - 1));
        int packets = !again && begins && random.nextInt(4) == 0 ? 1 + random.nextInt(300) : 1;
        if (packets > 1) {
            sender.reads.add(message);
            reads++;
        } else if (again && sender.reads.contains(message)) {
            packets = sender.behind.get(message) - psn;
        }
        boolean ends = again ? message < sender.behind.size() && sender.behind.get(message) == psn + packets
            : packets > 1 || random.nextInt(4) == 0;
        if (!again) {
            sender.newest += packets;
            sender.underWay.add(new int[] {now, sender.newest});
            if (ends) {
                sender.behind.add(psn + packets);
            }
        }
        var io = dut.io().sent();
        dut.pin(io.valid()).set(true);
        dut.pin(io.value().flow().qp()).set(qp);
        dut.pin(io.value().psn()).set(sender.first + psn & 0xFFFFFF);
        dut.pin(io.value().msn()).set(message + 1);
        dut.pin(io.value().endsMessage()).set(ends);
        dut.pin(io.value().behind().orElseThrow()).set(sender.first + psn + packets & 0xFFFFFF);
    }

    private void update(int qp, Sender sender) {
        sender.updated = now;
        sender.settle(now);
        sender.una += random.nextInt(Math.max(sender.settled - sender.una, 0) + 1);
        boolean back = random.nextInt(3) == 0;
        sender.turn += back ? 1 : 0;
        sender.paused = random.nextInt(5) == 0;
        sender.known.add(state(sender));
        var io = dut.io().update();
        dut.pin(io.valid()).set(true);
        dut.pin(io.value().qp()).set(qp);
        dut.pin(io.value().una()).set(sender.first + sender.una & 0xFFFFFF);
        dut.pin(io.value().back()).set(back);
        dut.pin(io.value().paused()).set(sender.paused);
        if (!sender.failed && !dut.pin(dut.io().failed().valid()).isSet() && random.nextInt(50) == 0) {
            sender.failed = true;
            dut.pin(dut.io().failed().valid()).set(true);
            dut.pin(dut.io().failed().payload().qp()).set(qp);
            dut.pin(dut.io().failed().payload().cause()).set(FailureCause.PEER_ACCESS.ordinal());
            boolean named = random.nextInt(4) != 0;
            sender.named = named ? sender.una + random.nextInt(Math.max(sender.settled - sender.una, 0) + 1) : 0;
            dut.pin(dut.io().failed().payload().named()).set(named);
            dut.pin(dut.io().failed().payload().psn()).set(sender.first + sender.named & 0xFFFFFF);
        }
    }

    private static int state(Sender sender) {
        return sender.una << Jump.TURN_BITS + 1 | (sender.turn & (1 << Jump.TURN_BITS) - 1) << 1
            | (sender.paused ? 1 : 0);
    }

    /** What is told in this cycle. */
    private void show() {
        var io = dut.io();
        dut.settle();
        if (dut.pin(io.told().valid()).isSet() && dut.pin(io.told().ready()).isSet()) {
            told++;
            var value = io.told().payload();
            int qp = (int) dut.pin(value.oldest().qp()).get();
            var sender = senders[qp];
            assertThat(sender.speaks).as("of who speaks").isTrue();
            int una = (int) dut.pin(value.oldest().psn()).get() - sender.first & 0xFFFFFF;
            int turn = (int) dut.pin(value.oldest().turn()).get();
            int said = una << Jump.TURN_BITS + 1 | turn << 1 | (dut.pin(value.paused()).isSet() ? 1 : 0);
            assertThat(sender.known).as("queue pair %s", qp).contains(said);
            while (sender.known.peek() != said) {
                sender.known.remove();
            }
            jumps += turn != 0 ? 1 : 0;
            int messages = sender.complete(una);
            assertThat(dut.pin(value.messages()).get()).as("cycle %s, queue pair %s, una %s, behind %s", now, qp, una,
                sender.behind).isEqualTo(messages);
            sender.counted = messages;
            assertThat(dut.pin(value.oldest().msn()).get()).isEqualTo(messages + 1);
            assertThat(dut.pin(value.oldest().po()).get())
                .isEqualTo(una - (messages == 0 ? 0 : sender.behind.get(messages - 1)));
        }
        if (dut.pin(io.failures().valid()).isSet() && dut.pin(io.failures().ready()).isSet()) {
            failures++;
            int qp = (int) dut.pin(io.failures().payload().qp()).get();
            int una = senders[qp].known.peek() >> Jump.TURN_BITS + 1;
            int request = senders[qp].complete(Math.max(una, senders[qp].named));
            further += request > senders[qp].complete(una) ? 1 : 0;
            assertThat(dut.pin(io.failures().payload().request()).get()).isEqualTo(request);
        }
        boolean taken = dut.pin(io.failed().valid()).isSet() && dut.pin(io.failed().ready()).isSet();
        boolean begins = dut.pin(io.setup().valid()).isSet();
        assertThat(!begins || dut.pin(io.setup().ready()).isSet()).isTrue();
        dut.step();
        if (taken) {
            dut.pin(io.failed().valid()).set(false);
        }
        now++;
    }
}
