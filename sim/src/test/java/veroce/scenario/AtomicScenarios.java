package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Completion;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fate;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.scoreboard.PlannedMessage;

/** Atomics from the left end on words of the right end. */
interface AtomicScenarios extends Scenarios {

    /** A queue pair with Reads and atomics, words at the right, and places for results at the left. */
    final class Bench implements AutoCloseable {
        final Arena arena;
        final Connection connection;
        final Words words;
        final Words results;

        Bench(Arena arena, QueuePairSettings settings) {
            this.arena = arena;
            connection = arena.connect(settings);
            words = new Words(arena.right, 16).counting();
            results = new Words(arena.left, 64);
        }

        void post(SendRequest request) {
            arena.left.postSend(connection.leftPair(), request);
        }

        /** Its result goes to the place with its number. */
        SendRequest add(int id, int word, long summand) {
            return SendRequest.fetchAndAdd(id, results.address(id), results.key, words.address(word), words.key,
                summand);
        }

        SendRequest swap(int id, int word, long compare, long swap) {
            return SendRequest.compareAndSwap(id, results.address(id), results.key, words.address(word), words.key,
                compare, swap);
        }

        List<String> statuses() {
            return Reads.statuses(arena.left);
        }

        @Override public void close() {
            arena.close();
        }
    }

    static QueuePairOptions options() {
        return Reads.options().atomics();
    }

    private Bench bench() {
        return new Bench(arena(Arena.quiet()), options().settings());
    }

    @Test default void aSwapHappensIfTheComparisonHolds() {
        try (Bench bench = bench()) {
            bench.words.set(0, 0x0123_4567_89ab_cdefL);
            bench.post(bench.swap(0, 0, 0x0123_4567_89ab_cdefL, -2));
            bench.post(bench.swap(1, 0, 0x0123_4567_89ab_cdefL, 7));
            bench.arena.rest(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("0 SUCCESS", "1 SUCCESS");
            assertThat(bench.results.get(0)).isEqualTo(0x0123_4567_89ab_cdefL);
            assertThat(bench.results.get(1)).isEqualTo(-2);
            assertThat(bench.words.get(0)).isEqualTo(-2);
            assertThat(bench.words.writes()).as("an unequal comparison writes nothing").isEqualTo(1);
        }
    }

    @Test default void aSumWraps() {
        try (Bench bench = bench()) {
            bench.words.set(3, -5);
            bench.post(bench.add(0, 3, 7));
            bench.post(bench.add(1, 3, Long.MIN_VALUE));
            bench.arena.rest(Time.MILLISECOND);
            List<Completion> done = Arena.drain(bench.arena.left);
            assertThat(done).extracting(Completion::operation).containsOnly(Operation.FETCH_ADD).hasSize(2);
            assertThat(done).extracting(Completion::length).containsOnly(8L);
            assertThat(bench.results.get(0)).isEqualTo(-5);
            assertThat(bench.results.get(1)).isEqualTo(2);
            assertThat(bench.words.get(3)).isEqualTo(Long.MIN_VALUE + 2);
        }
    }

    /** Executed once whatever is lost, and the answer is that of the execution however much later it comes. */
    private void lost(FaultRule toLeft, FaultRule toRight, int extraToRight) {
        try (Bench bench = bench()) {
            if (toLeft != null) {
                bench.arena.toLeft.add(toLeft);
            }
            if (toRight != null) {
                bench.arena.toRight.add(toRight);
            }
            bench.post(bench.add(0, 0, 5));
            bench.arena.run(15 * Time.MICROSECOND);
            bench.words.set(1, bench.words.get(0));          // seen before the answer has come again
            if (bench.words.writes() == 1) {
                bench.words.set(0, 1000);                    // the host's own doing
            }
            bench.arena.rest(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("0 SUCCESS");
            assertThat(bench.results.get(0)).isZero();
            assertThat(bench.words.writes()).isEqualTo(1);
            assertThat(bench.arena.toRight.count(Fate.SENT)).isEqualTo(2 + extraToRight);
        }
    }

    @Test default void anAtomicIsExecutedOnceWhateverIsLost() {
        lost(null, null, 0);
        lost(null, FaultRule.of(Fault.DROP).opcode(Opcode.FETCH_ADD).shots(1), 1);
        lost(FaultRule.of(Fault.DROP).opcode(Opcode.ACKNOWLEDGE).shots(1), null, 1);
        lost(FaultRule.of(Fault.DROP).opcode(Opcode.ATOMIC_ACKNOWLEDGE).shots(1), null, 0);
        lost(null, FaultRule.of(Fault.DROP).opcode(Opcode.ACKNOWLEDGE_RSP).shots(1), 1);
    }

    @Test default void aDuplicateIsNotExecutedAgain() {
        try (Bench bench = bench()) {
            bench.arena.toRight.add(FaultRule.of(Fault.DUPLICATE).opcode(Opcode.FETCH_ADD));
            bench.arena.toLeft.add(FaultRule.of(Fault.DUPLICATE).opcode(Opcode.ATOMIC_ACKNOWLEDGE));
            for (int i = 0; i < 10; i++) {
                bench.post(bench.add(i, 0, 1));
            }
            bench.arena.rest(Time.MILLISECOND);
            assertThat(bench.words.get(0)).isEqualTo(10);
            assertThat(bench.arena.rightCount("rx_dup")).isGreaterThanOrEqualTo(10); // copies hold contexts for a moment
            assertThat(bench.arena.leftCount("rx_dup")).isEqualTo(10);
        }
    }

    /** Received but not executed until all before it is there. */
    @Test default void anAtomicBehindAHoleWaits() {
        try (Bench bench = bench()) {
            bench.arena.toRight.add(FaultRule.of(Fault.DROP).psn(0).shots(1));
            bench.words.set(1, 40);
            bench.post(SendRequest.write(0, bench.results.address(63), bench.results.key, 8, bench.words.address(0),
                bench.words.key));
            bench.results.set(63, 41);
            bench.post(bench.add(1, 0, 1));
            bench.arena.run(9 * Time.MICROSECOND);
            assertThat(bench.arena.rightCount("rx_ok")).isEqualTo(1);
            assertThat(bench.words.writes()).isZero();
            bench.arena.rest(Time.MILLISECOND);
            assertThat(bench.results.get(1)).isEqualTo(41);
            assertThat(bench.words.get(0)).isEqualTo(42);
        }
    }

    @Test default void aReadSeesTheAtomicBeforeIt() {
        try (Bench bench = bench()) {
            bench.post(bench.add(0, 0, 77));
            bench.post(SendRequest.read(1, bench.results.address(1), bench.results.key, 8, bench.words.address(0),
                bench.words.key));
            bench.post(bench.add(2, 0, 1));
            bench.arena.rest(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("0 SUCCESS", "1 SUCCESS", "2 SUCCESS");
            assertThat(bench.results.get(1)).isGreaterThanOrEqualTo(77);
            assertThat(bench.results.get(2)).isEqualTo(77);
        }
    }

    /** What follows an atomic waits behind a fence until its answer is there. */
    @Test default void aFenceHoldsWhatFollowsAnAtomicBack() {
        for (boolean fenced : new boolean[] {false, true}) {
            try (Bench bench = bench()) {
                List<Integer> opcodes = new ArrayList<>();
                bench.arena.link.tap((from, to, arrives, frame, time) -> {
                    int opcode = PacketDecoder.decode(frame).packet().bth().opcode();
                    if (arrives == (from == bench.arena.right) && opcode != Opcode.ACKNOWLEDGE) {
                        opcodes.add(opcode);
                    }
                });
                bench.arena.right.postReceive(bench.connection.rightPair(), new ReceiveRequest(9,
                    bench.words.address(8), bench.words.key, 8));
                SendRequest send = SendRequest.send(1, bench.results.address(32), bench.results.key, 8);
                bench.post(bench.add(0, 0, 1));
                bench.post(fenced ? send.asFenced() : send);
                bench.post(fenced ? bench.swap(2, 0, 1, 2).asFenced() : bench.swap(2, 0, 1, 2));
                bench.arena.rest(Time.MILLISECOND);
                assertThat(bench.statuses()).containsExactly("0 SUCCESS", "1 SUCCESS", "2 SUCCESS");
                assertThat(opcodes.indexOf(Opcode.SEND_ONLY)).isEqualTo(fenced
                    ? opcodes.indexOf(Opcode.ATOMIC_ACKNOWLEDGE) + 2 : 1);
                assertThat(bench.words.get(0)).isEqualTo(2);
            }
        }
    }

    /** Reads and atomics share the contexts of the responder. */
    @Test default void noMoreReadsAndAtomicsAreOpenThanAllowed() {
        try (Bench bench = new Bench(arena(Arena.quiet()), options().reads(4).settings())) {
            for (int i = 0; i < 12; i++) {
                bench.post(i % 2 == 0 ? bench.add(i, 0, 1) : Reads.read(bench.arena, i, 100));
            }
            bench.arena.rest(Time.MILLISECOND);
            assertThat(bench.statuses()).hasSize(12);
            assertThat(bench.arena.rightCount("rx_ird")).isZero();
            assertThat(bench.words.get(0)).isEqualTo(6);
        }
    }

    /** A plan of atomics with Sends, Writes and Reads between them: results are known beforehand. */
    @Test default void completionsKeepTheOrderOfTheRequests() {
        QueuePairSettings settings = options().reads(3).window(64, 8, 4).settings();
        try (Arena arena = arena(Arena.paths())) {
            Connection connection = arena.connect(settings);
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.ATOMIC_ACKNOWLEDGE).probability(0.2));
            arena.toRight.add(FaultRule.of(Fault.DROP).opcode(Opcode.CMP_SWAP).probability(0.2));
            List<PlannedMessage> plan = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                Operation operation = Operation.values()[i % Operation.FETCH_ADD.ordinal() + 1];
                plan.add(PlannedMessage.of(operation, operation.isAtomic() ? i % 3 : i * 100, i * 2000,
                    operation.isAtomic() ? 8 : 1500));
            }
            arena.forth(connection, settings, plan);
            arena.finish(Time.SECOND);
        }
    }

    /** The answers are as small as they can be, and numbered among the responses. */
    @Test default void answersTakeOneNumberEach() {
        try (Bench bench = bench()) {
            List<Packet> packets = Reads.fromRight(bench.arena);
            for (int i = 0; i < 3; i++) {
                bench.post(bench.add(i, 0, 1));
            }
            bench.arena.rest(Time.MILLISECOND);
            List<Packet> answers = packets.stream().filter(p -> p.bth().opcode() == Opcode.ATOMIC_ACKNOWLEDGE).toList();
            assertThat(answers).extracting(p -> p.bth().psn()).containsExactly(Reads.HALF, Reads.HALF + 1,
                Reads.HALF + 2);
            assertThat(answers).extracting(Packet::payloadLength).containsOnly(0);
        }
    }
}
