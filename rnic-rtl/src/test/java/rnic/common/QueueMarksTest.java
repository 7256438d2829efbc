package rnic.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The marks beside a queue in plain Java: who was let go is marked when the search has ended, and nobody else ever. */
class QueueMarksTest {
    private static final long SEED = Long.getLong("hdl.seed", 132);
    private static final int QUEUE_PAIRS = 4;

    /** What waits: of whom, whether it was dead when it came, and whether its queue pair has been let go since. */
    private static final class Entry {
        final int qp;
        final boolean cameDead;
        boolean isLetGo;
        /** It came while its own queue pair was looked for: who sends it has to know. */
        boolean isOpen;

        Entry(int qp, boolean cameDead) {
            this.qp = qp;
            this.cameDead = cameDead;
        }
    }

    @ParameterizedTest @ValueSource(ints = {4, 8, 32})
    void whatIsLetGoIsMarkedAndNothingElse(int places) {
        var random = new Random(SEED + places);
        try (var dut = Words.simulation(new QueueMarks(QUEUE_PAIRS, places), SEED)) {
            var io = dut.io();
            Deque<Entry> queue = new ArrayDeque<>();
            int toLook = 0;                                            // places that the search has still to see
            int wanted = -1;
            int marked = 0;
            int density = 2;
            for (int cycle = 0; cycle < 20_000; cycle++) {
                density = cycle % 200 == 0 ? 1 + random.nextInt(3) : density;
                boolean enters = queue.size() < places && random.nextInt(4) < density;
                var entry = new Entry(random.nextInt(QUEUE_PAIRS), random.nextInt(8) == 0);
                boolean leaves = (!queue.isEmpty() || enters) && random.nextInt(4) < 4 - density;
                boolean letsGo = toLook == 0 && random.nextInt(8) == 0;
                int dead = random.nextInt(QUEUE_PAIRS);
                dut.pin(io.entering().valid()).set(enters);
                dut.pin(io.entering().value()).set(entry.qp);
                dut.pin(io.enterDead()).set(entry.cameDead);
                dut.pin(io.leaving()).set(leaves);
                dut.pin(io.letGo().valid()).set(letsGo);
                dut.pin(io.letGo().value()).set(dead);
                dut.settle();
                var where = "cycle " + cycle + ", " + places + " places, seed " + SEED;
                assertThat(dut.pin(io.busy()).isSet()).as(where).isEqualTo(toLook > 0);
                var first = queue.isEmpty() ? enters ? entry : null : queue.peek();
                if (first != null && (first.cameDead || first.isLetGo && toLook == 0)) {
                    assertThat(dut.pin(io.dead()).isSet()).as(where).isTrue();
                    marked++;
                } else if (first != null && !first.isLetGo && !first.isOpen) {
                    assertThat(dut.pin(io.dead()).isSet()).as(where).isFalse();
                }
                dut.step();

                if (toLook > 0 && !enters) {                           // one place per cycle in which nothing enters
                    toLook--;
                }
                if (letsGo) {
                    wanted = dead;
                    toLook = queue.size();
                    queue.stream().filter(waits -> waits.qp == dead).forEach(waits -> waits.isLetGo = true);
                }
                if (enters) {
                    entry.isOpen = (letsGo || toLook > 0) && entry.qp == wanted;
                    queue.add(entry);
                }
                if (leaves) {
                    queue.poll();
                }
            }
            assertThat(marked).isGreaterThan(1000);
        }
    }
}
