package rnic.congestion;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import rnic.messages.FlowEvent.Kind;
import veroce.congestion.CongestionEvent;
import veroce.congestion.NsmSettings;

/** The circuit of NSM against its model, event by event, and against flows of the simulator that found its rules. */
class NsmTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_614);
    /** Of a run in the whole regression; {@code -Dcongestion.events=1000000} is the long one. */
    private static final int EVENTS = Integer.getInteger("congestion.events", 60_000);
    private static final int RUNS = 12;
    /** Two rounds of the table of targets. */
    private static final int SETTLED = 10_000;
    private static final NsmSettings USUAL = NsmSettings.of(100_000_000_000L, 9_340_000, 4096, true);
    private static final Path TRACES = Path.of("../model/src/test/resources/veroce/congestion/nsm.txt.gz");

    static SlotBench bench(NsmSettings settings, long seed) {
        var bench = new SlotBench(new Nsm(), () -> new veroce.congestion.Nsm(settings), seed);
        set(bench, settings);
        bench.idle(SETTLED);
        return bench;
    }

    private static void set(SlotBench bench, NsmSettings settings) {
        bench.set("base_rtt", settings.baseRtt());
        bench.set("target", settings.target());
        bench.set("most", settings.windowMost());
        bench.set("least", settings.windowLeast());
        bench.set("gain", settings.gain());
        bench.set("cut", settings.cut());
        bench.set("scale", settings.scale());
        bench.set("reference", settings.reference());
        bench.set("fast", settings.fast());
        bench.set("period", settings.period());
        bench.set("pmtu_exponent", settings.pmtuExponent());
        bench.set("loss_is_path", settings.lossIsPath() ? 1 : 0);
    }

    /** Usual constants, then any. */
    private static NsmSettings settings(int run, Random random) {
        if (run < 2) {
            return run == 0 ? USUAL : new NsmSettings(USUAL.baseRtt(), USUAL.target(), USUAL.windowMost(), 32,
                USUAL.gain(), USUAL.cut(), USUAL.scale(), USUAL.reference(), USUAL.fast(), USUAL.period(), 12, false,
                false);
        }
        if (run == 2) {                                      // targets from 512 on, odd ones too
            return new NsmSettings(149, 511, 1 << 19, 32, 255, 4095, 8, 154, 16, 298, 12, false, false);
        }
        int most = 256 + random.nextInt(1 << 8 + random.nextInt(12));
        return new NsmSettings(16 + random.nextInt(run % 3 == 0 ? 16_000 : 600), 4 + random.nextInt(508), most,
            32 + random.nextInt(Math.min(most - 31, 600)), 1 + random.nextInt(255), 1 + random.nextInt(4095),
            random.nextInt(128), random.nextInt(160), random.nextInt(1024), 1 + random.nextInt(32_767),
            8 + random.nextInt(5), random.nextBoolean(), false);
    }

    private static QueuedEvent event(NsmSettings settings, Random random) {
        int dice = random.nextInt(200);
        if (dice < 150) {
            int delay = random.nextInt(4) == 0 ? random.nextInt(1 << 14) : random.nextInt(4) == 0
                ? random.nextInt(Math.max(1, settings.fast())) : random.nextInt(3 * settings.target());
            return new QueuedEvent(Kind.ACK, random.nextInt(6) == 0 ? random.nextInt(1 << random.nextInt(14))
                : random.nextInt(9), random.nextInt(3), random.nextInt(8) > 0,
                Math.clamp(settings.baseRtt() + delay - random.nextInt(4), 0, (1 << 14) - 1), random.nextInt(300),
                false);
        }
        return dice < 190 ? QueuedEvent.of(Kind.TRIM) : dice < 194 ? QueuedEvent.of(Kind.LOSS) : dice < 196
            ? QueuedEvent.of(Kind.TIMEOUT) : dice == 196 ? QueuedEvent.of(Kind.CNP) : dice == 197
            ? QueuedEvent.of(Kind.SENT) : dice == 198 && random.nextInt(8) == 0 ? QueuedEvent.of(Kind.SETUP)
            : QueuedEvent.ack(0, 0);
    }

    @Test void everyDecisionIsThatOfTheModel() {
        long decisions = 0;
        for (int run = 0; run < RUNS; run++) {
            var random = new Random(SEED + run);
            var settings = settings(run, random);
            try (var bench = bench(settings, SEED + run)) {
                int few = run % 4 == 3 ? 3 : SlotBench.FLOWS;    // many flows, or few that are always inside
                for (int i = 0; i < EVENTS / RUNS; i++) {
                    bench.clock(bench.now() + (random.nextInt(64) == 0 ? random.nextInt(1 << 15) : random.nextInt(8)));
                    bench.send(random.nextInt(few), event(settings, random));
                    if (random.nextInt(3) == 0) {
                        bench.idle(random.nextInt(6));
                    }
                }
                bench.finish();
                decisions += bench.decisions();
                assertThat(bench.monitor.joined()).as("run %d, seed %d", run, SEED).isPositive();
            }
        }
        assertThat(decisions).isGreaterThan(EVENTS / 3);
    }

    /** What the simulator's flows met, and the window that each event left. */
    @Test void flowsOfTheSimulatorHaveTheSameWindows() throws IOException {
        var flows = new ArrayList<List<String[]>>();
        try (var lines = new BufferedReader(new InputStreamReader(new GZIPInputStream(Files.newInputStream(TRACES)),
                StandardCharsets.US_ASCII))) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("BASE")) {
                    flows.add(new ArrayList<>());
                }
                flows.getLast().add(line.split(" "));
            }
        }
        int most = Integer.getInteger("congestion.flows", 4);
        for (int flow = 0; flow < flows.size(); flow += Math.max(1, flows.size() / most)) {
            replay(flows.get(flow), flow % SlotBench.FLOWS);
        }
    }

    private static void replay(List<String[]> lines, int flow) {
        int[] c = new int[11];
        for (int i = 0; i < c.length - 1; i++) {
            c[i] = Integer.parseInt(lines.getFirst()[2 * i + 1]);
        }
        var settings = new NsmSettings(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], c[9], 12, true, false);
        try (var bench = bench(settings, SEED)) {
            bench.send(flow, QueuedEvent.of(Kind.SETUP));
            for (var words : lines.subList(1, lines.size())) {
                int roundTrip = Integer.parseInt(words[3]);
                var event = new QueuedEvent(Kind.valueOf(words[0]), Integer.parseInt(words[1]),
                    Integer.parseInt(words[2]), roundTrip != CongestionEvent.UNTIMED, Math.max(0, roundTrip),
                    Integer.parseInt(words[4]), false);
                bench.idle(14);
                bench.clock(Integer.parseInt(words[5]));
                bench.send(flow, event);
                bench.idle(20);
                assertThat(bench.newest[flow].window()).as("%s", List.of(words)).isEqualTo(Integer.parseInt(words[6]));
            }
            bench.finish();
        }
    }

    /** The period ends around the wrap of the clock, and half a round of it behind its end it has not ended. */
    @Test void thePeriodEndsWhereverTheClockStands() {
        for (int start : new int[] {0, 65_535, 65_237, 65_238, 32_767, 32_768}) {
            try (var bench = bench(USUAL, SEED)) {
                for (int later : new int[] {0, 297, 298, 299, 298 + 32_767, 298 + 32_768, 65_535}) {
                    for (int roundTrip : new int[] {2000, 149, 400}) {
                        bench.clock(start);
                        bench.send(5, QueuedEvent.of(Kind.SETUP));
                        bench.idle(40);
                        bench.send(5, QueuedEvent.ack(3, roundTrip));
                        bench.idle(40);
                        bench.clock(start + later);
                        bench.send(5, QueuedEvent.ack(1, 2000));
                        bench.idle(40);
                    }
                }
                bench.finish();
            }
        }
    }

    /** From a window of an eighth of a packet to the largest one and back: every octave, every pace. */
    @Test void theWindowGoesThroughAllItsSizes() {
        var settings = new NsmSettings(149, 83, (1 << 20) - 1, 32, 255, 4095, 20, 102, 16, 5, 8, false, false);
        try (var bench = bench(settings, SEED)) {
            for (int round = 0; round < 3; round++) {
                for (int i = 0; i < 40; i++) {
                    bench.clock(bench.now() + 20);
                    bench.send(1, i % 3 == 2 ? QueuedEvent.of(Kind.TIMEOUT) : QueuedEvent.ack(1, 16_383));
                    bench.idle(16);
                }
                assertThat(bench.newest[1].window()).isEqualTo(32);
                assertThat(bench.newest[1].rate()).isPositive();
                for (int i = 0; i < 2000 && bench.newest[1].window() < (1 << 20) - 1; i++) {
                    bench.clock(bench.now() + 20);
                    bench.send(1, QueuedEvent.ack(round == 0 ? 8191 : 1 + i, round == 1 ? 149 : 170));
                    bench.idle(16);
                }
                assertThat(bench.newest[1].window()).isGreaterThan(10_000);
            }
            bench.finish();
        }
    }
}
