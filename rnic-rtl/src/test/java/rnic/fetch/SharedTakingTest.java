package rnic.fetch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import rnic.protocol.QueuePairState;

/** WQEs of a shared queue that lie with queue pairs without messages go to those whose messages wait. */
class SharedTakingTest {
    private static final int AHEAD = SharedReceiveBench.AHEAD;
    /** Longer than a search among all queue pairs. */
    private static final int SEARCH = 3000;

    /** Two queue pairs with a share each, and one that has all the messages. */
    private static SharedReceiveBench shared() {
        var bench = new SharedReceiveBench();
        bench.begin(3, true);
        bench.begin(5, true);
        bench.post(2 * AHEAD);
        bench.dut.step(600);
        for (int i = 0; i < AHEAD; i++) {
            assertThat(bench.packet(3, i)).isEqualTo(1000 + 2 * i);
            bench.consume(3);
        }
        bench.dut.step(600);
        return bench;
    }

    @Test void oneGetsAllThatIsPosted() {
        var bench = shared();
        try (var dut = bench.dut) {
            for (int i = 0; i < AHEAD; i++) {
                assertThat(bench.packet(3, AHEAD + i)).as("nothing is left").isEqualTo(-1);
                dut.step(SEARCH);
                assertThat(bench.packet(3, AHEAD + i)).as("the last one of the other").isEqualTo(1007 - 2 * i);
                assertThat(bench.look(5, AHEAD - 1 - i)).as("which has it no more").isEqualTo(-1);
                bench.consume(3);
                dut.step(100);
            }
            assertThat(bench.packet(3, 2 * AHEAD)).isEqualTo(-1);
            dut.step(SEARCH);
            assertThat(bench.packet(3, 2 * AHEAD)).as("there is none").isEqualTo(-1);
            bench.post(1);
            dut.step(SEARCH);
            assertThat(bench.packet(3, 2 * AHEAD)).isEqualTo(1000 + 2 * AHEAD);
        }
    }

    @Test void whatAMessageHasStays() {
        var bench = shared();
        try (var dut = bench.dut) {
            assertThat(bench.packet(5, AHEAD - 1)).isEqualTo(1007);
            for (int i = 0; i < 3; i++) {
                assertThat(bench.packet(3, AHEAD)).isEqualTo(-1);
                dut.step(SEARCH);
            }
            assertThat(bench.look(5, AHEAD - 1)).isEqualTo(1007);
        }
    }

    /** Two take nothing from each other that was looked for: each would have it before the packet of the other. */
    @Test void whatWasLookedForStays() {
        var bench = shared();
        try (var dut = bench.dut) {
            bench.packet(3, AHEAD);
            dut.step(SEARCH);
            assertThat(bench.look(3, AHEAD)).isEqualTo(1007);
            for (int i = 0; i < AHEAD - 1; i++) {
                assertThat(bench.packet(5, i)).isEqualTo(1001 + 2 * i);
                bench.consume(5);
            }
            dut.step(200);
            bench.packet(5, AHEAD - 1);
            dut.step(SEARCH);
            assertThat(bench.look(3, AHEAD)).isEqualTo(1007);
            assertThat(bench.look(5, AHEAD - 1)).isEqualTo(-1);
        }
    }

    /** Whoever needs nothing gets nothing: packets of messages that have a WQE, and of others that come twice. */
    @Test void onePacketMovesOneWqe() {
        var bench = shared();
        try (var dut = bench.dut) {
            for (int i = 0; i < 6; i++) {
                bench.packet(3, AHEAD);
            }
            dut.step(10 * SEARCH);
            assertThat(bench.look(3, AHEAD)).isEqualTo(1007);
            assertThat(bench.look(3, AHEAD + 1)).isEqualTo(-1);
            assertThat(bench.look(5, AHEAD - 2)).isEqualTo(1005);
        }
    }

    @Test void nothingIsTakenForOrFromTheDead() {
        var bench = shared();
        try (var dut = bench.dut) {
            bench.packet(3, AHEAD);
            bench.state(3, QueuePairState.ERR);
            dut.step(SEARCH);
            assertThat(bench.look(5, AHEAD - 1)).isEqualTo(1007);
            bench.begin(7, true);
            bench.fail(5);
            bench.packet(7, 0);
            dut.step(SEARCH);
            assertThat(bench.look(7, 0)).isEqualTo(-1);
            assertThat(bench.begun[5]).as("all of it comes back").isEqualTo(bench.back[5]);
        }
    }

    /** Of many queue pairs with as many messages as WQEs none waits for ever, and each WQE has one message. */
    @Test void asManyMessagesAsRequests() {
        for (int round = 0; round < 12; round++) {
            var bench = new SharedReceiveBench(round);
            try (var dut = bench.dut) {
                var random = bench.random;
                int users = 2 + random.nextInt(SharedReceiveBench.PAIRS - 2);
                List<Deque<Integer>> open = new ArrayList<>();
                for (int qp = 0; qp < users; qp++) {
                    bench.begin(qp, true);
                    open.add(new ArrayDeque<>());
                }
                int messages = 40 + random.nextInt(100);
                int[] sent = new int[users];
                for (int i = 0; i < messages; i++) {
                    sent[random.nextInt(random.nextBoolean() ? 2 : users)]++;
                }
                int[] next = new int[users];
                var used = new HashSet<Long>();
                int posted = 0;
                for (int turn = 0; used.size() < messages; turn++) {
                    assertThat(turn).as("round %d: %d of %d messages, %s of %s", round, used.size(), messages,
                        Arrays.toString(next), Arrays.toString(sent)).isLessThan(40 * messages + 2000);
                    if (posted < messages && random.nextInt(4) == 0) {
                        int more = Math.min(messages - posted, 1 + random.nextInt(8));
                        bench.post(more);
                        posted += more;
                    }
                    int qp = random.nextInt(users);
                    int ahead = next[qp] + random.nextInt(3);
                    if (ahead < sent[qp] && !open.get(qp).contains(ahead)) {
                        long wqe = bench.packet(qp, ahead);
                        if (wqe > 0) {
                            assertThat(used.add(wqe)).as("%d twice", wqe).isTrue();
                            open.get(qp).add(ahead);
                        }
                    }
                    while (open.get(qp).contains(next[qp]) && random.nextBoolean()) {
                        open.get(qp).remove(next[qp]++);
                        bench.consume(qp);
                    }
                    dut.step(random.nextInt(80));
                }
                assertThat(used).allMatch(it -> it >= 1000 && it < 1000 + messages);
            }
        }
    }
}
