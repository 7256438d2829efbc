package rnic.fetch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.protocol.QueuePairState;
import rnic.receive.ReceiveCore;

/** What may come between a search for a WQE, or a WQE on its way, and its end. */
class SharedTakingCornersTest {
    private static final int AHEAD = SharedReceiveBench.AHEAD;
    private static final int SEARCH = 3000;
    /** Cycles from a command to the next one, with a host that is quick. */
    private static final int GAP = 60;

    private static void life(SharedReceiveBench bench, int qp, int srq) {
        bench.setup.send(Map.of("qp", (long) qp, "context_receive_queue", 0L, "context_receive_queue_size", 3L,
            "context_srq_used", 1L, "context_srq_srq", (long) srq));
        assertThat(bench.dut.stepUntil(bench.setup::isDone, 3000)).as("the life begins").isLessThan(2000);
        bench.reported.send(Map.of("flow", (long) qp, "progress_receives_done", 0L));
        bench.begun[qp] = 0;
        bench.consumed[qp] = 0;
        bench.back[qp] = 0;
        bench.state(qp, QueuePairState.INIT);
        bench.state(qp, QueuePairState.RTR);
    }

    private static void lack(SharedReceiveBench bench, int qp, int number) {
        bench.servedWords().send(Map.of("qp", (long) qp, "index", (long) number, "found", 0L));
    }

    /** 3 has used up what it had; {@code others} have their share each and no messages. */
    private static SharedReceiveBench starving(int... others) {
        var bench = new SharedReceiveBench();
        bench.begin(3, true);
        for (int qp : others) {
            bench.begin(qp, true);
        }
        bench.post((1 + others.length) * AHEAD);
        bench.dut.step(3000);
        for (int i = 0; i < AHEAD; i++) {
            assertThat(bench.packet(3, i)).isPositive();
            bench.consume(3);
        }
        bench.dut.step(600);
        return bench;
    }

    /** From its packet to its decision a message may have found a WQE: what asks whether one has it waits so long. */
    @Test void everyPacketIsDecidedWhileTheTakerWaits() {
        assertThat(WqeTaker.SETTLING).isGreaterThanOrEqualTo(ReceiveCore.ORDER_LATENCY + 4);
    }

    /** A search outlives the queue pair it is for: its next life uses another queue. */
    @Test void aSearchEndsWithTheLifeItIsFor() {
        for (int round = 0; round < 12; round++) {
            var bench = starving(15);
            try (var dut = bench.dut) {
                bench.made.send(Map.of("srq", 0L, "base", 0x9_0000L, "size", 4L, "ahead", (long) AHEAD, "limit", 0L,
                    "life", 0L));
                dut.step(200);
                lack(bench, 3, AHEAD);
                dut.step(2);
                for (int i = 0; i < 100; i++) {              // the dealer has other things to do, too
                    bench.posts.send(Map.of("srq", 1L, "number", bench.posted & 0xFFFFL, "limiting", 0L, "life", 0L));
                    bench.ended.send(Map.of("qp", 14L, "count", 0L));
                }
                dut.step(30 + 10 * round);
                bench.state(3, QueuePairState.RESET);
                dut.step(40);
                life(bench, 3, 0);
                lack(bench, 3, 0);
                dut.step(SEARCH);
                assertThat(bench.look(3, 0)).as("round %d: a WQE of the queue that it used before", round)
                    .isEqualTo(-1);
            }
        }
    }

    /** A message of a life before, of which nobody is told until the next one has begun. */
    @Test void aMessageOfTheLifeBeforeWaitsForNothing() {
        var bench = starving(5, 6);
        try (var dut = bench.dut) {
            for (int i = 0; i < 14; i++) {
                lack(bench, 5 + i % 2, AHEAD + 3);           // they have enough
            }
            lack(bench, 3, AHEAD);
            dut.step(17);
            bench.state(3, QueuePairState.RESET);
            life(bench, 3, 1);
            dut.step(SEARCH);
            assertThat(bench.look(3, 0)).as("nobody needs it").isEqualTo(-1);
        }
    }

    /** What is given waits for a place, the next search waits for the taker, a life waits for the dealer. */
    @Test void aLifeBeginsWhileWhatIsGivenWaits() {
        var bench = starving(4, 5, 6);
        try (var dut = bench.dut) {
            for (int i = 0; i < AHEAD; i++) {
                bench.packet(4, i);
                bench.consume(4);
            }
            dut.step(600);
            for (int i = 0; i < 600; i++) {                  // every cycle a packet of somebody else is accepted
                bench.servedWords().send(Map.of("qp", 15L, "index", (long) i, "found", 1L));
                if (i == 10) {
                    lack(bench, 3, AHEAD);
                    lack(bench, 4, AHEAD);
                }
            }
            dut.step(500);
            bench.setup.send(Map.of("qp", 9L, "context_receive_queue", 0L, "context_receive_queue_size", 3L,
                "context_srq_used", 1L, "context_srq_srq", 1L));
            assertThat(dut.stepUntil(bench.setup::isDone, 5000)).as("a life begins").isLessThan(4000);
        }
    }

    /** The same with WQEs of queue pairs that have queues of their own, at moments that chance chooses. */
    @Test void aLifeBeginsWhileWhatIsGivenWaitsForOwnWqes() {
        for (int round = 0; round < 12; round++) {
            var bench = new SharedReceiveBench(1000 + round);
            try (var dut = bench.dut) {
                for (int qp = 3; qp < 7; qp++) {
                    bench.begin(qp, true);
                }
                for (int qp = 8; qp < 16; qp++) {
                    bench.begin(qp, false);
                }
                bench.post(4 * AHEAD);
                dut.step(1500);
                for (int qp = 3; qp < 5; qp++) {
                    for (int i = 0; i < AHEAD; i++) {
                        bench.packet(qp, i);
                        bench.consume(qp);
                    }
                }
                dut.step(300);
                var random = bench.random;
                lack(bench, 3, AHEAD);
                lack(bench, 4, AHEAD);
                dut.step(60 + random.nextInt(60));
                for (int qp = 8; qp < 16; qp++) {
                    bench.doorbell.send(Map.of("qp", (long) qp, "producer", 8L));
                }
                dut.step(40 + random.nextInt(60));
                bench.setup.send(Map.of("qp", 7L, "context_receive_queue", 0L, "context_receive_queue_size", 3L,
                    "context_srq_used", 1L, "context_srq_srq", 1L));
                assertThat(dut.stepUntil(bench.setup::isDone, 5000)).as("a life begins, round %d", round)
                    .isLessThan(4000);
            }
        }
    }

    /** A queue that is made waits for a WQE that is being taken, as anything does; the next one must not come sooner. */
    @Test void queuesAreMadeWhileAWqeIsTaken() {
        for (int round = 0; round < 10; round++) {
            var bench = starving(4, 5, 6, 7);
            try (var dut = bench.dut) {
                dut.pin(dut.io().lookup().valid()).set(1);
                lack(bench, 3, AHEAD);
                dut.step(70 + 10 * round);
                for (int i = 0; i < 2; i++) {
                    bench.made.send(Map.of("srq", 0L, "base", 0x9_0000L, "size", 4L, "ahead", (long) AHEAD, "limit",
                        0L, "life", (long) i));
                    dut.step(GAP);
                }
            }
        }
    }

    /** The last packet that finds a WQE which is being taken keeps it, the first one that does not finds none. */
    @Test void aMessageKeepsAWqeThatIsBeingTaken() {
        int before = 0;                                      // a packet in this cycle finds it
        int behind = 128;
        assertThat(packetAt(before)).isTrue();
        assertThat(packetAt(behind)).isFalse();
        while (behind - before > 1) {
            int moment = (before + behind) / 2;
            if (packetAt(moment)) {
                before = moment;
            } else {
                behind = moment;
            }
        }
        for (int i = 1; i < 4; i++) {
            assertThat(packetAt(before - i)).isTrue();
        }
    }

    private static boolean packetAt(int moment) {
        var bench = starving(5);
        try (var dut = bench.dut) {
            lack(bench, 3, AHEAD);
            dut.step(moment);
            dut.pin(dut.io().lookup().valid()).set(1);
            long found = bench.look(5, AHEAD - 1);
            dut.pin(dut.io().lookup().valid()).set(0);
            dut.step(8);                                     // as far as a packet's commit
            if (found > 0) {
                bench.servedWords().send(Map.of("qp", 5L, "index", AHEAD - 1L, "found", 1L));
            }
            dut.step(400);
            assertThat(bench.look(5, AHEAD - 1)).as("of the message, %d", moment).isEqualTo(found > 0 ? found : -1);
            assertThat(bench.look(3, AHEAD)).as("of the other one, %d", moment).isEqualTo(found > 0 ? -1 : 1007);
            return found > 0;
        }
    }

    /** Who fails gives a WQE that is being taken back to the host, or to the one that waits for it; never to both. */
    @Test void oneFailsWhileItsLastWqeIsBeingTaken() {
        int given = 0;
        int moments = 0;
        for (int moment = 0; moment < 132; moment += 12, moments++) {
            given += failsAt(moment) ? 1 : 0;
        }
        assertThat(given).as("moments at which it is given, of %d", moments).isBetween(1, moments - 1);
    }

    private static boolean failsAt(int moment) {
        var bench = starving(5);
        try (var dut = bench.dut) {
            for (int i = 0; i < AHEAD - 1; i++) {
                assertThat(bench.packet(5, i)).isPositive();
                bench.consume(5);
            }
            dut.step(600);
            lack(bench, 3, AHEAD);
            dut.step(moment);
            bench.fail(5);
            dut.step(SEARCH);
            boolean given = bench.look(3, AHEAD) > 0;
            assertThat(bench.back[5]).as("what 5 gives back, %d", moment).isEqualTo(given ? AHEAD - 1 : AHEAD);
            assertThat(bench.begun[5]).as("what it had, %d", moment).isEqualTo(bench.back[5]);
            return given;
        }
    }

    /** Packets in every cycle: nothing can be read, so nothing is taken, and what was to be taken is found again. */
    @Test void whatCannotBeReadStays() {
        var bench = starving(5);
        try (var dut = bench.dut) {
            dut.pin(dut.io().lookup().valid()).set(1);
            lack(bench, 3, AHEAD);
            dut.step(1000);
            dut.pin(dut.io().lookup().valid()).set(0);
            assertThat(bench.look(5, AHEAD - 1)).isEqualTo(1007);
            assertThat(bench.look(3, AHEAD)).isEqualTo(-1);
            lack(bench, 3, AHEAD);
            dut.step(SEARCH);
            assertThat(bench.look(3, AHEAD)).isEqualTo(1007);
        }
    }
}
