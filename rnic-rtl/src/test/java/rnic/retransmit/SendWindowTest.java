package rnic.retransmit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.junit.EachEngine;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.congestion.NoCongestionControl;
import rnic.protocol.CompletionStatus;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.retransmit.SenderModel.Failed;
import rnic.retransmit.SenderModel.Rules;

/** The send window against the reliability document, operation by operation. */
class SendWindowTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_261);
    private static final Rules RULES = new Rules(3, 40, 2, 6);

    static RnicParameters parameters(int window, int queuePairs) {
        return new RnicParameters("test", 32, queuePairs, window, 8, 64, 16, 16, 32 * 1024, 322_266);
    }

    @Test void aPacketIsSentAndAcknowledged() {
        try (var bench = new SendWindowBench(parameters(128, 16), RULES, 1000, Engine.JVM, "no seed")) {
            begin(bench, 3, new Life(0xFFFFFE, 7, 7, 5, 160));
            for (int i = 0; i < 4; i++) {
                bench.sent(3, 0xFFFFFE + i, 1, false, i < 3);
            }
            bench.time(1150);
            bench.acknowledge(3, ack(bench, 3, 0xFFFFFE + 3, 1));
            assertThat(bench.model().sender(3).una).isEqualTo(0x1000002);
            assertThat(bench.model().sender(3).roundTrip()).isEqualTo(160 + (150 - 160 >> 3));
        }
    }

    /** Responses are answered in RTR, where no request may be sent; in ERR nothing is. */
    @Test void responsesGoInEarlierThanRequests() {
        try (var bench = new SendWindowBench(parameters(128, 16), RULES, 1000, Engine.JVM, "no seed")) {
            int responses = 16 + 3;
            bench.state(3, QueuePairState.RESET);
            bench.setup(3, new Life(7, 7, 7, 5, 160, 0xFFFFFF));
            bench.sent(responses, 0xFFFFFF, 1, false, false);
            assertThat(bench.model().sender(responses).next).isEqualTo(0xFFFFFF);
            bench.state(3, QueuePairState.INIT);
            bench.state(3, QueuePairState.RTR);
            bench.sent(3, 7, 1, false, false);
            bench.sent(responses, 0xFFFFFF, 1, false, false);
            bench.acknowledge(3, ack(bench, 3, 7, 1));
            bench.acknowledge(responses, ack(bench, responses, 0xFFFFFF, 1));
            assertThat(bench.model().sender(3).next).isEqualTo(7);
            assertThat(bench.model().sender(responses).una).isEqualTo(0x1000000);
            bench.state(3, QueuePairState.ERR);
            bench.sent(responses, 0x1000000, 2, false, false);
            assertThat(bench.model().sender(responses).next).isEqualTo(0x1000000);
        }
    }

    /** Retries are used up while a Read is acknowledged and nothing comes of it; each asks with the last packet. */
    @ParameterizedTest @ValueSource(ints = {0, 1, 3})
    void aSilentResponderIsAskedUntilRetriesAreExceeded(int retries) {
        try (var bench = new SendWindowBench(parameters(128, 16), RULES, 1000, Engine.JVM, "no seed")) {
            readAcknowledged(bench, retries);
            for (int i = 0; i < retries; i++) {
                expire(bench);
                assertThat(bench.ask().psn()).isEqualTo(0xFFFFFF);
            }
            expire(bench);
            assertThat(bench.lastFailure()).isEqualTo(new Failed(3, CompletionStatus.RETRIES_EXCEEDED));
        }
    }

    /** An acknowledgement of what is known already, and a Read that is done, say that the peer lives. */
    @ParameterizedTest @ValueSource(booleans = {false, true})
    void whoAnswersIsNotSilent(boolean acknowledges) {
        try (var bench = new SendWindowBench(parameters(128, 16), RULES, 1000, Engine.JVM, "no seed")) {
            readAcknowledged(bench, 1);
            for (int i = 0; i < 4; i++) {
                expire(bench);
                assertThat(bench.ask().ackRequest()).isTrue();
                bench.time(bench.model().now + 5);
                if (acknowledges) {
                    bench.acknowledge(3, ack(bench, 3, 0xFFFFFF, 1));
                } else {
                    bench.answered(3);
                }
            }
            bench.reads(3, false);
            bench.answered(3);
            assertThat(bench.model().earliest()).isNull();
            bench.time(bench.model().now + 100_000);
            assertThat(bench.lastFailure()).isNull();
        }
    }

    /** What is refused after it was acknowledged is named by the PSN behind it, while a Read is open. */
    @ParameterizedTest @ValueSource(booleans = {false, true})
    void aNakBehindEverythingCountsWhileAReadIsOpen(boolean open) {
        try (var bench = new SendWindowBench(parameters(128, 16), RULES, 1000, Engine.JVM, "no seed")) {
            readAcknowledged(bench, 7);
            bench.reads(3, open);
            bench.acknowledge(3, nak(0x60, 0x1000000, 1));
            bench.acknowledge(3, nak(0x21, 0x1000000, 1));
            bench.acknowledge(3, nak(0x63, 0x1000000, 1));
            assertThat(bench.lastFailure()).isEqualTo(open ? new Failed(3, CompletionStatus.REMOTE_OPERATION) : null);
            assertThat(!open || bench.lastNamed() == SendWindowBench.NONE).as("nobody is named").isTrue();
        }
    }

    /** A new packet asks as well, and what was done meanwhile is not asked for. */
    @Test void theLastPacketIsForgottenForANewOneOrWhenNothingIsAwaited() {
        try (var bench = new SendWindowBench(parameters(128, 16), RULES, 1000, Engine.JVM, "no seed")) {
            readAcknowledged(bench, 7);
            expire(bench);
            bench.sent(3, 0x1000000, 2, false, false);
            assertThat(bench.ask()).isNull();
            bench.acknowledge(3, ack(bench, 3, 0x1000000, 2));
            expire(bench);
            bench.reads(3, false);
            assertThat(bench.ask()).isNull();
            bench.reads(3, true);
            bench.sent(3, 0x1000001, 3, false, false);
            bench.acknowledge(3, ack(bench, 3, 0x1000001, 3));
            expire(bench);
            begin(bench, 3, new Life(0, 7, 7, 5, 160));
            assertThat(bench.ask()).isNull();
            assertThat(bench.model().earliest()).isNull();
            bench.time(bench.model().now + 100_000);
        }
    }

    /** A queue pair that has sent a Read, the PSN before 0, and has nothing else to wait for. */
    private static void readAcknowledged(SendWindowBench bench, int retries) {
        begin(bench, 3, new Life(0xFFFFFE, retries, 7, 5, 160));
        bench.sent(3, 0xFFFFFE, 1, false, true);
        bench.reads(3, true);
        bench.sent(3, 0xFFFFFF, 1, false, false);
        bench.acknowledge(3, new Ack(0x1F, true, 0xFFFFFD, false, 0, 0xFFFFFF, 1, BigInteger.ONE));
        bench.acknowledge(3, ack(bench, 3, 0xFFFFFF, 1));
    }

    private static void expire(SendWindowBench bench) {
        long deadline = bench.model().earliest().deadline();
        bench.time(deadline - 1);
        bench.time(deadline);
    }

    /** However long the generation has lasted, also as long as its time once counted, and whatever its length is. */
    @ParameterizedTest @ValueSource(longs = {0, 199, 200, 0x1_0000, 0x1_0000 + 5, 0x100_0000 + 5, 0x8000_0000L + 5,
        0x1_0000_0000L + 5})
    void aGenerationThatIsOldEnoughTurns(long later) {
        try (var bench = new SendWindowBench(parameters(128, 16), RULES, 1000, Engine.JVM, "no seed")) {
            var sender = bench.model().sender(3);
            begin(bench, 3, new Life(0, 7, 7, 0, 160));
            for (int i = 0; i < 4; i++) {
                bench.sent(3, i, 1, false, true);
            }
            lose(bench, 1, 1200, true);
            lose(bench, 1, 1400, false);
            age(bench, sender, later);
            lose(bench, 1, 1400 + later, later >= 200);
        }
    }

    @Test void aGenerationOfTheLongestRoundTripTurns() {
        try (var bench = new SendWindowBench(parameters(128, 16), new Rules(3, 4095, 2, 6), 1000, Engine.JVM, "no")) {
            begin(bench, 3, new Life(0, 7, 7, 0, 0xFFFF));
            for (int i = 0; i < 4; i++) {
                bench.sent(3, i, 1, false, true);
            }
            lose(bench, 1, 1200, true);
            lose(bench, 1, 1200 + 69_630, false);
            lose(bench, 1, 1200 + 69_630 + 69_629, false);
            lose(bench, 1, 1200 + 69_630 + 69_630, true);
        }
    }

    /** The round trip is 160, the margin 40: nothing more than the one and three of the other. */
    @Test void aHeadThatIsLostAgainDoesNotWaitForTheGeneration() {
        try (var bench = new SendWindowBench(parameters(128, 16), RULES, 1000, Engine.JVM, "no seed")) {
            begin(bench, 3, new Life(0, 7, 7, 0, 160));
            for (int i = 0; i < 4; i++) {
                bench.sent(3, i, 1, false, true);
            }
            lose(bench, 0, 1200, true);
            bench.sent(3, 0, 1, true, true);
            lose(bench, 0, 1200 + 279, false);
            lose(bench, 0, 1200 + 280, true);
        }
    }

    /** A header says that a packet sent again was dropped, as often as somebody likes to forge it. */
    @Test void aDroppedRetransmissionIsSentAgainOnceInAGeneration() {
        try (var bench = new SendWindowBench(parameters(128, 16), RULES, 1000, Engine.JVM, "no seed")) {
            begin(bench, 3, new Life(0, 7, 7, 0, 160));
            for (int i = 0; i < 4; i++) {
                bench.sent(3, i, 1, false, true);
            }
            lose(bench, 1, 1200, true);
            drop(bench, 1210, true);
            for (int now = 1220; now < 1400; now += 30) {
                drop(bench, now, false);
            }
            drop(bench, 1400, true);                         // the generations have turned
        }
    }

    /** Half the numbers away, what is old and what was never sent meet; that is seen from the oldest packet. */
    @ParameterizedTest @ValueSource(ints = {0, 1, 100, 0xFFFFC0})
    void aSackThatBeginsHalfTheNumbersAway(int first) {
        try (var bench = new SendWindowBench(parameters(128, 16), RULES, 1000, Engine.JVM, "no seed")) {
            begin(bench, 3, new Life(first, 7, 7, 0, 160));
            for (int i = 0; i < 128; i++) {
                bench.sent(3, first + i, 1, false, true);
                if (i % 42 == 0) {
                    for (int start = (1 << 23) - 130; start < (1 << 23) + 130; start++) {
                        bench.acknowledge(3, new Ack(0x1F, true, first - 1 & 0xFFFFFF, false, 0,
                            first + start & 0xFFFFFF, 64, BigInteger.ONE.shiftLeft(start * 7 & 63)));
                    }
                }
            }
        }
    }

    /** As the table of syndromes says, however much it acknowledges on its way; what comes behind it means nothing. */
    @ParameterizedTest @CsvSource({"0x61, REMOTE_INVALID_REQUEST", "0x62, REMOTE_ACCESS", "0x63, REMOTE_OPERATION"})
    void everyFatalNakHasAStatusOfItsOwn(String syndrome, CompletionStatus status) {
        int code = Integer.decode(syndrome);
        try (var bench = new SendWindowBench(parameters(128, 16), RULES, 1000, Engine.JVM, "no seed")) {
            for (int qp = 0; qp < 8; qp++) {
                begin(bench, qp, new Life(0xFFFFFE, qp & 1, qp & 3, 5, 160));
                for (int i = 0; i < 4; i++) {
                    bench.sent(qp, 0xFFFFFE + i, i + 1, false, i < 3);
                }
                int before = qp % 4;
                bench.acknowledge(qp, nak(code, 0xFFFFFE + before, before));
                assertThat(bench.lastFailure()).isEqualTo(new Failed(qp, status));
                assertThat(bench.lastNamed()).as("the request behind those that have been received").isEqualTo(before);
                for (int other = 0x60; other < 0x64; other++) {
                    bench.acknowledge(qp, nak(other, 0xFFFFFE + 3, 3));
                }
            }
        }
    }

    private static Ack nak(int syndrome, int psn, int msn) {
        return new Ack(syndrome, false, psn & 0xFFFFFF, false, msn, 0, 0, BigInteger.ZERO);
    }

    private static void drop(SendWindowBench bench, long now, boolean again) {
        bench.time(now);
        bench.acknowledge(3, new Ack(0x60, false, 1, true, 0, 0, 0, BigInteger.ZERO));
        assertThat(bench.model().next() >= 0).as("sent again at %s", now).isEqualTo(again);
        if (again) {
            bench.ask();
        }
    }

    /** A SACK shows one packet missing and those behind it received, and the packet is sent again or not. */
    private static void lose(SendWindowBench bench, int psn, long now, boolean again) {
        bench.time(now);
        bench.acknowledge(3, new Ack(0x1F, true, 0xFFFFFF, false, 0, psn, 3 - psn, BigInteger.valueOf((1 << 3 - psn) - 2)));
        assertThat(bench.model().next() >= 0).as("sent again at %s", now).isEqualTo(again);
        if (again) {
            bench.ask();
        }
    }

    /** Time passes; every minute a packet tells the window that it does. */
    private static void age(SendWindowBench bench, SenderModel.Sender sender, long later) {
        for (long passed = 1L << 30; passed < later; passed += 1L << 30) {
            bench.time(1400 + passed);
            bench.sent(3, sender.next, 1, false, true);
        }
    }

    @ParameterizedTest @CsvSource({"128, 3000", "256, 8000"})
    void randomOperationsOnOneQueuePair(int window, int operations) {
        random(Engine.JVM, parameters(window, 16), 1, operations, SEED + window);
    }

    @ParameterizedTest @ValueSource(ints = {128, 256})
    void randomOperationsOnManyQueuePairs(int window) {
        random(Engine.JVM, parameters(window, 16), 16, 1500, SEED + 2 * window);
    }

    /** The same, and congestion control hears who is gone and what has happened. */
    @ParameterizedTest @CsvSource({"256, 16, 1000", "128, 16, 1000"})
    void congestionControlHearsOfEveryOperation(int window, int active, int operations) {
        var parameters = parameters(window, 16).controlled(new NoCongestionControl());
        random(Engine.JVM, parameters, active, operations, SEED + 3 * window);
    }

    @Tag("long") @ParameterizedTest @ValueSource(ints = {128, 256})
    void manyRandomOperationsOnOneQueuePair(int window) {
        random(Engine.JVM, parameters(window, 16), 1, 12_000, SEED + 4 * window);
    }

    @Tag("long") @Test void congestionControlHearsOfEveryOperationOfOneQueuePair() {
        congestionControlHearsOfEveryOperation(128, 1, 12_000);
    }

    /** Many queue pairs at once, in every cycle something: everything arrives, little is sent for nothing. */
    @ParameterizedTest @ValueSource(doubles = {0, 0.01, 0.05, 0.2})
    void everythingArrivesThroughALossyNetwork(double loss) {
        soak(Engine.JVM, 256, 16, 2, 300, loss);
        soak(Engine.JVM, 128, 16, 3, 100, loss);
    }

    @EachEngine void everyEngineAgrees(Engine engine) {
        soak(engine, 128, 16, 1, engine == Engine.ICARUS ? 10 : 100, 0.05);
    }

    private static void soak(Engine engine, int window, int queuePairs, int lives, int packets, double loss) {
        try (var soak = new SendWindowSoak(parameters(window, queuePairs), lives, packets, loss, engine,
            SEED + packets)) {
            soak.run(800_000);
            assertThat(soak.counted + soak.full).isBetween(soak.acknowledgements - 70, soak.acknowledgements);
            assertThat(soak.resent).as("packets sent again, with %s lost", soak.lost).isLessThanOrEqualTo(3 * soak.lost
                + 2 * lives * queuePairs);
            assertThat(soak.longestSetup).as("cycles of a set-up under load").isLessThan(60);
        }
    }

    private static void random(Engine engine, RnicParameters parameters, int active, int operations, long seed) {
        int window = parameters.window();
        var random = new Random(seed);
        var rules = new Rules(1 + random.nextInt(6), random.nextInt(400), random.nextInt(4) + 1, 1 + random.nextInt(6));
        var repeat = engine + ", window " + window + ", repeat with -Dhdl.seed=" + SEED;
        try (var bench = new SendWindowBench(parameters, rules, 0xFFFF_0000L, engine, repeat)) {
            var traffic = new WindowTraffic(bench, window, active, random);
            for (int qp = 0; qp < active; qp++) {
                traffic.begin(qp);
            }
            while (bench.operations() < operations) {
                traffic.next();
            }
            for (var what : Seen.values()) {
                boolean isPlain = what.ordinal() < Seen.AWAITED.ordinal();
                if (active == 1 && (isPlain || parameters.congestion().isPresent())) {
                    assertThat(bench.model().seen[what.ordinal()]).as("%s; %s", what, repeat).isPositive();
                }
            }
        }
    }

    static void begin(SendWindowBench bench, int qp, Life life) {
        bench.state(qp, QueuePairState.RESET);
        bench.setup(qp, life);
        bench.state(qp, QueuePairState.INIT);
        bench.state(qp, QueuePairState.RTR);
        bench.state(qp, QueuePairState.RTS);
    }

    private static Ack ack(SendWindowBench bench, int qp, long psn, long msn) {
        return new Ack(0x1F, false, (int) (psn & 0xFFFFFF), false, (int) msn, 0, 0, BigInteger.ZERO);
    }
}
