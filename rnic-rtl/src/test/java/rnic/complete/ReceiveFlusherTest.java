package rnic.complete;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.common.WrongDrive;
import rnic.protocol.CompletionKind;
import rnic.protocol.CompletionStatus;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** What is left of failed receive queues is flushed, whatever lives begin beside it. */
class ReceiveFlusherTest {
    private static final long SEED = Long.getLong("hdl.seed", 14);
    /** log2 of the entries of a queue. */
    private static final int SIZE = 6;
    private static final RnicParameters PARAMETERS =
        new RnicParameters("test", 64, 16, 128, 8, 64, 16, 16, 32 * 1024, 322_266);

    record Done(int qp, boolean isReceive, int kind, int status, boolean solicited, long length, long immediate,
                int wqeIndex, int placements, boolean waiting) {}

    private static final class Bench {
        final Simulation<ReceiveFlusher.Io> dut = Words.simulation(new ReceiveFlusher(PARAMETERS), SEED);
        final int[] posted = new int[16];
        final int[] consumed = new int[16];
        final Words setup;
        final Words state;
        final Words rung;
        final Words uses;
        final Words flush;
        final StreamSink<Done> completions;

        Bench(Random random) {
            setup = Words.stream(dut, "setup", 0, random);
            state = Words.valid(dut, "state", 0, random);
            rung = Words.valid(dut, "rung", 0, random);
            uses = Words.valid(dut, "consumed", 0, random);
            flush = Words.valid(dut, "flush", 0, random);
            completions = new StreamSink<>(dut, dut.io().completions(), Done.class);
            dut.add(completions);
            dut.pin(dut.io().entered()).set(7);
            dut.pin(dut.io().left()).set(7);
        }

        void begin(int qp) {
            posted[qp] = 0;
            consumed[qp] = 0;
            setup.send(Map.of("qp", (long) qp, "size", (long) SIZE));
            assertThat(dut.stepUntil(setup::isDone, 500)).isLessThan(500);
            state(qp, QueuePairState.RTR);
        }

        void state(int qp, QueuePairState to) {
            state.send(Map.of("qp", (long) qp, "state", (long) to.ordinal()));
            dut.stepUntil(state::isDone, 100);
        }

        void fail(int qp, CompletionStatus status) {
            state(qp, QueuePairState.ERR);
            flush.send(Map.of("qp", (long) qp, "send_status", 1L, "receive_status", (long) status.ordinal()));
        }

        void post(int qp, int count) {
            posted[qp] += count;
            rung.send(Map.of("qp", (long) qp, "producer", posted[qp] & 0xFFFFL));
        }

        void use(int qp, int count) {
            consumed[qp] += count;
            uses.send(Map.of("qp", (long) qp, "producer", consumed[qp] & 0xFFFFL));
        }

        List<Done> of(int qp) {
            return completions.received().stream().filter(done -> done.qp == qp).toList();
        }

        List<Done> expected(int qp, CompletionStatus status) {
            var expected = new ArrayList<Done>();
            for (int i = consumed[qp]; i < posted[qp]; i++) {
                var says = i == consumed[qp] ? status : CompletionStatus.FLUSHED;
                expected.add(new Done(qp, true, CompletionKind.RECEIVE.ordinal(), says.ordinal(), false, 0, 0,
                    i & 0xFFFF, 0, false));
            }
            return expected;
        }
    }

    /** In nearly every cycle a life would begin: what is written for others beside it is not lost, nor is the life. */
    @Test void livesBeginBesideWhateverIsToldOfOthers() {
        System.out.println("ReceiveFlusherTest: seed " + SEED);
        var random = new Random(SEED);
        var bench = new Bench(random);
        try (var dut = bench.dut) {
            for (int qp = 0; qp < 16; qp++) {
                bench.begin(qp);
            }
            for (int i = 0; i < 4000; i++) {
                bench.setup.send(Map.of("qp", 8L + random.nextInt(8), "size", (long) SIZE));
            }
            var status = new CompletionStatus[8];
            for (int round = 0; !bench.setup.isDone(); round++) {
                int qp = random.nextInt(8);
                if (random.nextBoolean()) {
                    int room = (1 << SIZE) - (bench.posted[qp] - bench.consumed[qp]);
                    bench.post(qp, Math.min(room, random.nextInt(9)));
                } else if (status[qp] == null) {
                    bench.use(qp, Math.min(bench.posted[qp] - bench.consumed[qp], random.nextInt(7)));
                }
                bench.rung.send(Map.of("qp", 8L + random.nextInt(8), "producer", 1L + random.nextInt(50)));
                if (round % 100 == 99 && round < 800) {
                    int failed = round / 100;
                    status[failed] = CompletionStatus.values()[1 + random.nextInt(9)];
                    bench.fail(failed, status[failed]);
                }
                dut.step(1 + random.nextInt(4));
            }
            assertThat(status).as("all have failed beside lives that begin").doesNotContainNull();
            for (int qp = 8; qp < 16; qp++) {
                bench.begin(qp);
                bench.fail(qp, CompletionStatus.FLUSHED);
            }
            dut.step(20_000);
            for (int qp = 0; qp < 8; qp++) {
                assertThat(bench.of(qp)).isEqualTo(bench.expected(qp, status[qp]));
                assertThat(bench.of(8 + qp)).as("completions of a life in which nothing was posted").isEmpty();
            }
            assertThat(bench.completions.received()).isNotEmpty();
        }
    }

    @Test void noMorePacketsAreReportedThanHaveWaited() {
        WrongDrive.isAnswered(new ReceiveFlusher(PARAMETERS), "no more packets have been reported than have waited",
            Map.of("entered", 7L, "left", 7L), Map.of("left", 8L));
    }
}
