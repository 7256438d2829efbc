package rnic.roce;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever leaves tells what has come since, in order, and nothing of a queue pair goes past anything. */
class AnswerMergeTest {
    private static final long SEED = Long.getLong("hdl.seed", 15_602);
    private static final int PAIRS = 16;

    /** One that has come and whose word has not left. */
    private record Come(int qp, int psn, boolean response, boolean awaited, int ends, int syndrome) {}

    private final Random random = new Random(SEED);
    private final Deque<Come> waiting = new ArrayDeque<>();
    private int left;
    private int merged;

    @Test void everyWordIsToldOnce() {
        System.out.println("AnswerMergeTest: seed " + SEED);
        try (var dut = Simulation.of(new AnswerMerge(PAIRS), Engine.JVM, Options.standard().seed(SEED))) {
            var io = dut.io();
            for (int now = 0; now < 20_000; now++) {
                boolean quiet = now % 100 > 90;
                boolean comes = !quiet && random.nextInt(3) != 0;
                boolean idle = quiet || random.nextInt(4) == 0;
                dut.pin(io.idle()).set(idle);
                dut.pin(io.in().valid()).set(comes);
                var come = new Come(random.nextInt(2), random.nextInt(1 << 24), random.nextInt(4) != 0,
                    random.nextInt(4) != 0, random.nextInt(3), random.nextInt(256));
                come = come.response() ? come : new Come(come.qp(), come.psn(), false, false, 0, come.syndrome());
                var in = io.in().value();
                dut.pin(in.qp()).set(come.qp());
                dut.pin(in.psn()).set(come.psn());
                dut.pin(in.response()).set(come.response());
                dut.pin(in.awaited()).set(come.awaited());
                dut.pin(in.ends()).set(come.ends());
                dut.pin(in.syndrome()).set(come.syndrome());
                dut.settle();
                look(dut);
                if (comes) {
                    waiting.add(come);
                }
                dut.step();
                assertThat(quiet && now % 100 > 95 ? waiting.size() : 0).as("nothing stays").isZero();
            }
        }
        assertThat(left).isGreaterThan(5000);
        assertThat(merged).isGreaterThan(1000);
    }

    /** What leaves stands for the first that waits and for those behind it that it may stand for, all of them. */
    private void look(Simulation<AnswerMerge.Io> dut) {
        var out = dut.io().out();
        if (!dut.pin(out.valid()).isSet()) {
            return;
        }
        left++;
        var first = waiting.remove();
        var last = first;
        int ends = first.ends();
        while (!waiting.isEmpty()) {
            var next = waiting.peek();
            assertThat(first.awaited() && next.awaited() && next.qp() == first.qp()).as("merged").isTrue();
            last = waiting.remove();
            ends += last.ends();
            merged++;
        }
        var value = out.value();
        assertThat(dut.pin(value.qp()).get()).isEqualTo(last.qp());
        assertThat(dut.pin(value.psn()).get()).isEqualTo(last.psn());
        assertThat(dut.pin(value.response()).isSet()).isEqualTo(last.response());
        assertThat(dut.pin(value.awaited()).isSet()).isEqualTo(last.awaited());
        assertThat(dut.pin(value.ends()).get()).isEqualTo(ends & 0xFF);
        assertThat(dut.pin(value.syndrome()).get()).isEqualTo(last.syndrome());
    }
}
