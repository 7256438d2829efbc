package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static rnic.schedule.SchedulerBench.MR;
import static rnic.schedule.SchedulerBench.RESPONSES;
import static rnic.schedule.SchedulerBench.plain;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;

/** When responses are sent, beside the requests of their queue pair or before it may send any. */
class TxSchedulerResponsesTest {
    private static final long SEED = Long.getLong("hdl.seed", 78);

    private static FlowModel.Response read(int qp, long length) {
        return new FlowModel.Response(true, 77, MR + 1000, qp * 256L + 7, length, 0);
    }

    private static SchedulerBench bench(int qp, int window, QueuePairState state) {
        var bench = SchedulerBench.of(SEED, 0, new Random(SEED));
        bench.begin(qp, 10, 0, window, 3, 0);
        bench.state(qp, state);
        bench.dut.step(60);
        return bench;
    }

    @Test void aResponseTakesNineCyclesAlone() {
        var bench = bench(2, 100, QueuePairState.RTS);
        try (var dut = bench.dut) {
            bench.respond(2, read(2, 90 * 256));
            dut.stepUntil(() -> bench.transmissions.received().size() == 1, 100);
            long cycles = dut.stepUntil(() -> bench.transmissions.received().size() == 90, 2000);
            System.out.println("TxScheduler: 89 packets of one response in " + cycles + " cycles");
            assertThat(cycles).isLessThanOrEqualTo(9 * 89);
            for (int packet = 0; packet < 40; packet++) {
                bench.again(RESPONSES + 2, packet, false);
            }
            dut.stepUntil(() -> bench.transmissions.received().size() == 91, 100);
            cycles = dut.stepUntil(() -> bench.transmissions.received().size() == 130, 2000);
            System.out.println("TxScheduler: 39 packets of it sent again in " + cycles + " cycles");
            assertThat(cycles).isLessThanOrEqualTo(20 * 39);
        }
    }

    @ParameterizedTest @ValueSource(ints = {2, 16})
    void responsesOfOthersFollowSixCyclesLater(int pairs) {
        var bench = SchedulerBench.of(SEED, 0, new Random(SEED));
        try (var dut = bench.dut) {
            for (int qp = 0; qp < pairs; qp++) {
                bench.begin(qp, 10 + qp, 0, 100, 3, 0);
                bench.state(qp, QueuePairState.RTS);
            }
            dut.step(60);
            for (int qp = 0; qp < pairs; qp++) {
                bench.respond(qp, read(qp, 80 * 256));
            }
            dut.stepUntil(() -> bench.transmissions.received().size() == 20, 400);
            long cycles = dut.stepUntil(() -> bench.transmissions.received().size() == 120, 2000);
            System.out.println("TxScheduler: 100 packets of responses of " + pairs + " in " + cycles + " cycles");
            assertThat(cycles).isLessThanOrEqualTo(6 * 100 + 4);
        }
    }

    /** In whatever cycle requests begin, every packet of the responses goes, and soon: nothing wakes them but themselves. */
    @Test void responsesGoOnWhileRequestsBegin() {
        for (int at = 0; at < 24; at++) {
            var bench = bench(2, 128, QueuePairState.RTR);
            try (var dut = bench.dut) {
                bench.respond(2, read(2, 100 * 256));
                dut.stepUntil(() -> bench.transmissions.received().size() == 10, 400);
                dut.step(at);
                bench.setUp(2, 0, "groups_sends");
                dut.stepUntil(() -> bench.transmissions.received().size() == 100, 9 * 100);
                assertThat(bench.transmissions.received()).as("%d cycles later", at)
                    .allMatch(word -> word.flow().responses());
                bench.state(2, QueuePairState.RTS);
                bench.post(2, plain(2, 256));
                dut.stepUntil(() -> bench.transmissions.received().size() == 101, 400);
            }
        }
    }

    /** Half of the packets of a queue pair, though it is alone and could keep the turn. */
    @Test void theFlowsOfAQueuePairTakeTurns() {
        var bench = bench(2, 128, QueuePairState.RTS);
        try (var dut = bench.dut) {
            bench.post(2, plain(2, 100 * 256));
            bench.respond(2, read(2, 100 * 256));
            dut.stepUntil(() -> bench.transmissions.received().size() == 160, 4000);
            assertThat(bench.transmissions.received().stream().filter(word -> word.flow().responses()).count())
                .isBetween(78L, 82L);
        }
    }

    @ParameterizedTest @ValueSource(strings = {"RTR", "RTS", "SQD"})
    void responsesAreSentBeforeRequestsMayBe(String state) {
        var bench = bench(2, 100, QueuePairState.valueOf(state));
        try (var dut = bench.dut) {
            bench.pause(2, true);                            // and whatever holds up the requests
            bench.post(2, plain(2, 100));
            bench.respond(2, read(2, 1000));
            dut.step(200);
            assertThat(bench.transmissions.received()).hasSize(4).allMatch(word -> word.flow().responses());
            bench.state(2, QueuePairState.ERR);
            bench.respond(2, read(2, 1000));
            bench.again(RESPONSES + 2, 1, false);
            dut.step(200);
            assertThat(bench.transmissions.received()).hasSize(4);
        }
    }

    @Test void theWindowOfResponsesIsTheirOwn() {
        var bench = bench(2, 5, QueuePairState.RTS);
        try (var dut = bench.dut) {
            bench.post(2, plain(2, 20 * 256));
            dut.step(200);
            assertThat(bench.transmissions.received()).hasSize(5);
            bench.respond(2, read(2, 20 * 256));
            dut.step(300);
            assertThat(bench.transmissions.received()).hasSize(10);
            bench.acknowledge(RESPONSES + 2, 2);
            dut.step(300);
            assertThat(bench.transmissions.received()).hasSize(12);
        }
    }

    /** The peer may have all of it and may have withdrawn the MR: the numbers go again, without the bytes. */
    @Test void aResponseThatMayNotBeReadAgainGoesWithoutItsBytes() {
        var bench = bench(5, 100, QueuePairState.RTS);
        try (var dut = bench.dut) {
            bench.respond(5, read(5, 1000));
            bench.respond(5, new FlowModel.Response(false, 78, MR + 1000, 5 * 256L + 7, 8, 99));
            bench.respond(5, read(5, 0));
            bench.respond(5, read(5, 10));
            dut.stepUntil(() -> bench.transmissions.received().size() == 7, 300);
            bench.noRemoteRead(5);
            dut.step(20);
            for (int packet = 0; packet < 7; packet++) {
                bench.again(RESPONSES + 5, packet, packet == 6);
            }
            dut.step(300);
            assertThat(bench.transmissions.received().subList(7, 14)).extracting(SchedulerBench.Transmitted::opcode)
                .containsExactly(0x10, 0x10, 0x10, 0x10, 0x12, 0x10, 0x10);
            assertThat(bench.failures.received()).isEmpty();
            // What goes out for the first time is row 44, also when it is asked for once more before all know of it.
            bench.respond(5, read(5, 20));
            dut.step(100);
            assertThat(bench.transmissions.received()).hasSize(14);
            assertThat(bench.failures.received()).hasSize(1);
            bench.again(RESPONSES + 5, 7, false);
            dut.step(100);
            assertThat(bench.transmissions.received()).hasSize(14);
            assertThat(bench.failures.received()).hasSize(2);
        }
    }

    /** V2: as when the context of another response is looked up. */
    @Test void aContextOfAnotherResponseIsSeen() {
        var bench = bench(2, 100, QueuePairState.RTS);
        try (var dut = bench.dut) {
            bench.respond(2, read(2, 1000));
            dut.stepUntil(() -> bench.transmissions.received().size() == 4, 200);
            bench.skew = 1;
            bench.respond(2, read(2, 1000));
            assertThatThrownBy(() -> dut.step(100))
                .hasMessageContaining("HDL801: claim 'a packet of a response has the PSN of its place' is false");
        }
    }

    /** Row 44: what is read must lie in an MR that stands and that the peer may read, when it is read. */
    @ParameterizedTest @ValueSource(ints = {0, 1, 2, 3})
    void aResponseFromAForeignPlaceEndsTheQueuePair(int kind) {
        var bench = bench(5, 100, QueuePairState.RTS);
        try (var dut = bench.dut) {
            bench.respond(5, read(5, 300));
            bench.respond(5, switch (kind) {
                case 0 -> new FlowModel.Response(true, 1, MR + 1000, 6 * 256 + 7, 300, 0);
                case 1 -> new FlowModel.Response(true, 1, MR + 1000, 5 * 256 + 8, 300, 0);
                case 2 -> new FlowModel.Response(true, 1, MR + 1000 + 0x2_0000 - 299, 5 * 256 + 7, 300, 0);
                default -> read(5, 300);
            });
            if (kind == 3) {
                dut.stepUntil(() -> bench.transmissions.received().size() == 2, 200);
                bench.noRemoteRead(5);
            }
            bench.respond(5, read(5, 300));
            dut.step(300);
            assertThat(bench.transmissions.received()).as("none from the bad packet on")
                .hasSizeBetween(2, kind == 2 ? 3 : kind == 3 ? 4 : 2);
            assertThat(bench.failures.received()).contains(new SchedulerBench.Failed(5,
                FailureCause.REQUEST_MEMORY.ordinal()));
        }
    }
}
