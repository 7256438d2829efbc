package rnic.congestion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.messages.FlowEvent.Kind;
import veroce.congestion.DcqcnSettings;

/** The circuit of DCQCN against its model, event by event, its timers moved by ticks. */
class DcqcnTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_616);
    private static final int EVENTS = Integer.getInteger("congestion.events", 40_000);
    private static final int RUNS = 8;
    private static final int PMTU = 4096;
    /** Between two events of a flow, ticks too: less than the shortest timer, as the circuit demands. */
    private static final int UNSEEN = 800;

    private static void set(SlotBench bench, DcqcnSettings settings) {
        bench.set("rate_line_rate", settings.lineRate());
        bench.set("rate_least_rate", settings.leastRate());
        bench.set("rate_gain", settings.gain());
        bench.set("rate_cut_gap", settings.cutGap());
        bench.set("rate_alpha_timer", settings.alphaTimer());
        bench.set("rate_timer", settings.timer());
        bench.set("rate_bytes", settings.bytes());
        bench.set("rate_fast_rounds", settings.fastRounds());
        bench.set("rate_step", settings.step());
        bench.set("rate_hyper_step", settings.hyperStep());
        bench.set("pmtu_exponent", Integer.numberOfTrailingZeros(settings.pmtu()));
    }

    /** Usual constants, then any; timers are longer than {@link #UNSEEN}. */
    private static DcqcnSettings settings(int run, Random random) {
        int line = 1000 + random.nextInt(1_000_000);
        return run == 0 ? DcqcnSettings.of(100_000_000_000L, PMTU)
            : new DcqcnSettings(line, 1 + random.nextInt(line / 8), 1 + random.nextInt(12), 1 + random.nextInt(3000),
                900 + random.nextInt(2000), 900 + random.nextInt(2000),
                PMTU * (1L + random.nextInt(9)) + random.nextInt(PMTU), PMTU,
                random.nextInt(8), random.nextInt(3000), random.nextInt(20_000));
    }

    @Test void everyDecisionIsThatOfTheModel() {
        for (int run = 0; run < RUNS; run++) {
            var random = new Random(SEED + run);
            var settings = settings(run, random);
            try (var bench = new SlotBench(new Dcqcn(), () -> new veroce.congestion.Dcqcn(settings), SEED + run)) {
                set(bench, settings);
                bench.idle(200);
                for (int flow = 0; flow < SlotBench.FLOWS; flow++) {
                    bench.send(flow, QueuedEvent.of(Kind.SETUP));
                }
                for (int i = 0; i < EVENTS / RUNS; i++) {
                    int step = random.nextInt(i / 1000 % 2 == 0 ? 3 : 40);
                    while (bench.longestUnseen() + step > UNSEEN) {
                        bench.idle(1);                       // the circuit has time for ticks
                    }
                    bench.clock(bench.now() + step);
                    bench.send(random.nextInt(SlotBench.FLOWS), event(random, i / 500 % 4));
                    bench.idle(random.nextInt(6));
                }
                bench.finish();
                assertThat(bench.decisions()).isGreaterThan(EVENTS / RUNS);
            }
        }
    }

    /** With little congestion rates rise through all their rounds. */
    private static QueuedEvent event(Random random, int congestion) {
        int dice = random.nextInt(100);
        if (dice < congestion * congestion) {
            return QueuedEvent.of(dice % 3 == 0 ? Kind.CNP : dice % 3 == 1 ? Kind.TRIM : Kind.TIMEOUT);
        }
        return dice < 60 ? QueuedEvent.sent(random.nextInt(4)) : dice < 98
            ? new QueuedEvent(Kind.ACK, 1, random.nextInt(40 / (1 + congestion * congestion)) == 0
                && congestion > 0 ? 1 : 0, true, 200, 0, false)
            : QueuedEvent.of(Kind.LOSS);
    }
}
