package rnic.fetch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.protocol.CompletionStatus;
import rnic.protocol.QueuePairState;

/** What a queue pair is dealt of a shared queue is found like WQEs of its own, and comes back when its life ends. */
class SharedReceiveTest {
    private static final long SEED = Long.getLong("hdl.seed", 37);
    private static final int PAIRS = SharedReceiveBench.PAIRS;
    private static final int AHEAD = SharedReceiveBench.AHEAD;

    @Test void whatIsDealtIsFoundInOrder() {
        var bench = new SharedReceiveBench();
        try (var dut = bench.dut) {
            bench.begin(3, true);
            bench.begin(5, true);
            bench.begin(6, false);
            assertThat(bench.look(3, 0)).isEqualTo(-1);
            bench.post(7);
            dut.step(600);
            for (int i = 0; i < AHEAD - 1; i++) {
                assertThat(bench.look(3, i)).as("of 3").isEqualTo(1000 + 2 * i);
                assertThat(bench.look(5, i)).as("of 5").isEqualTo(1001 + 2 * i);
            }
            assertThat(bench.look(3, 3)).isEqualTo(1006);
            assertThat(bench.look(5, 3)).isEqualTo(-1);
            assertThat(bench.look(3, 4)).isEqualTo(-1);
            bench.post(2);
            dut.step(200);
            assertThat(bench.look(5, 3)).isEqualTo(1007);
            bench.consume(3);
            dut.step(200);
            assertThat(bench.look(3, 4)).isEqualTo(1008);
            assertThat(bench.look(6, 0)).isEqualTo(-1);
        }
    }

    /** It has no queue of its own, whatever somebody rings. */
    @Test void aDoorbellForNoQueueIsTakenAway() {
        var bench = new SharedReceiveBench();
        try (var dut = bench.dut) {
            bench.begin(3, true);
            bench.begin(6, false);
            bench.memory.set(0, ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN).putLong(99).array());
            bench.doorbell.send(Map.of("qp", 3L, "producer", 2L));
            bench.doorbell.send(Map.of("qp", 6L, "producer", 1L));
            dut.step(300);
            assertThat(bench.look(3, 0)).isEqualTo(-1);
            assertThat(bench.look(6, 0)).isEqualTo(99);
            bench.fail(3);
            dut.step(500);
            assertThat(bench.completions.received()).isEmpty();
        }
    }

    /**
     * A life begins in the RESET of the one before, whose flush has not ended since packets of others wait. Nothing of
     * the new one is done there, so that its own flush waits for its own packets.
     */
    @Test void aLifeTakesNoFlushOverFromTheResetBeforeIt() {
        var bench = new SharedReceiveBench();
        try (var dut = bench.dut) {
            bench.begin(3, true);
            dut.pin(dut.io().entered()).set(1);
            bench.state(3, QueuePairState.RESET);
            dut.step(200);
            bench.begin(3, true);
            dut.pin(dut.io().left()).set(1);
            bench.post(4);
            dut.step(400);
            bench.fail(3);
            dut.step(60);
            bench.consume(3);
            bench.consume(3);
            dut.step(1000);
            assertThat(bench.completions.received()).extracting(SharedReceiveBench.Done::status).containsExactly(0,
                0, CompletionStatus.LOCAL_LENGTH.ordinal(), CompletionStatus.FLUSHED.ordinal());
        }
    }

    /** In any state, while WQEs are on their way, with or without an error before. */
    @Test void whatALifeHasNotUsedComesBack() {
        System.out.println("SharedReceiveTest: seed " + SEED);
        var bench = new SharedReceiveBench();
        var random = bench.random;
        int failed = 0;
        try (var dut = bench.dut) {
            for (int qp = 0; qp < PAIRS; qp++) {
                bench.begin(qp, qp % 4 != 3);
            }
            for (int round = 0; round < 400; round++) {
                bench.post(random.nextInt(round / 50 % 2 == 0 ? 12 : 3));
                for (int i = 0; i < 4; i++) {
                    int qp = random.nextInt(PAIRS);
                    if (qp % 4 != 3 && bench.packet(qp, bench.consumed[qp]) > 0) {
                        bench.consume(qp);
                    }
                }
                dut.step(random.nextInt(150));
                int qp = random.nextInt(PAIRS);
                if (qp % 4 != 3 && random.nextInt(2) == 0) {
                    boolean isFailed = random.nextBoolean();
                    if (isFailed) {
                        bench.fail(qp);
                        dut.step(random.nextInt(300));
                    }
                    bench.state(qp, QueuePairState.RESET);
                    dut.stepUntil(() -> bench.begun[qp] == bench.back[qp] && bench.ended.isDone(), 4000);
                    assertThat(bench.begun[qp]).as("dealt to %d and back", qp).isEqualTo(bench.back[qp]);
                    dut.step(64);
                    assertThat(bench.begun[qp]).as("nothing more").isEqualTo(bench.back[qp]);
                    failed += isFailed ? 1 : 0;
                    bench.begin(qp, true);
                }
            }
            var done = bench.completions.received();
            assertThat(failed).isGreaterThan(20);
            assertThat(bench.takes).as("WQEs that went from one to another").isGreaterThan(20);
            assertThat(done.stream().filter(it -> it.status() == CompletionStatus.FLUSHED.ordinal()).count())
                .isGreaterThan(100);
            assertThat(done.stream().filter(it -> it.status() == CompletionStatus.LOCAL_LENGTH.ordinal()).count())
                .isBetween(10L, (long) failed);
        }
    }
}
