package rnic.roce;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.Words;
import rnic.protocol.RnicParameters;
import veroce.congestion.CongestionEvent;
import veroce.congestion.Dcqcn;
import veroce.congestion.DcqcnSettings;

/**
 * The rates of queue pairs that begin, send and are told of congestion, against the model of DCQCN: after every step of
 * time each has been visited, so each has the rate of the model, however visits and packets lay.
 */
class ReactionPointTest {
    private static final long SEED = Long.getLong("hdl.seed", 15_402);
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL.speakingRoce();
    private static final int PAIRS = PARAMETERS.queuePairs();
    private static final int UNIT = 256;
    private static final int LINE = 100_000;
    private static final int LEAST = 3000;
    /** More than all visits, each of which may have to wait for the one before at its queue pair. */
    private static final int VISITS = 6 * PAIRS;
    private static final DcqcnSettings SETTINGS = new DcqcnSettings(LINE, LEAST, 6, 700, 900, 1000, 100_000, UNIT, 3, 300,
        5000);

    private final Random random = new Random(SEED);
    private final Dcqcn[] models = new Dcqcn[PAIRS];
    private final int[] codes = new int[PAIRS];
    private final long[] rates = new long[PAIRS];
    private final int[] told = new int[PAIRS];
    private Simulation<ReactionPoint.Io> dut;
    private int now;

    @Test void everyRateIsThatOfTheModel() {
        System.out.println("ReactionPointTest: seed " + SEED);
        try (var simulation = Words.simulation(new ReactionPoint(PARAMETERS), SEED)) {
            dut = simulation;
            settings();
            step(PAIRS + 4);
            Arrays.fill(rates, -1);
            for (int qp = 0; qp < PAIRS; qp++) {
                begin(qp);
            }
            int slowest = LINE;
            for (int round = 0; round < 3000; round++) {
                now = (now + random.nextInt(700)) % CongestionEvent.CLOCK;
                dut.pin(dut.io().now()).set(now);
                step(VISITS);
                boolean isCalm = round / 100 % 2 == 0;       // so that rates rise through all rounds
                for (int i = random.nextInt(20); i > 0; i--) {
                    happens(random.nextInt(PAIRS), isCalm);
                }
                step(VISITS);
                slowest = Math.min(slowest, compare(round));
            }
            assertThat(slowest).as("the slowest rate").isEqualTo(LEAST);
            assertThat(Arrays.stream(told).max().orElseThrow()).isGreaterThan(500);
        }
    }

    /** A notification is not lost because others came with it. */
    @Test void notificationsOfAllQueuePairsAtOnce() {
        try (var simulation = Words.simulation(new ReactionPoint(PARAMETERS), SEED)) {
            dut = simulation;
            settings();
            step(PAIRS + 4);
            for (int qp = 0; qp < PAIRS; qp++) {
                begin(qp, true);
            }
            for (int qp = 0; qp < PAIRS; qp++) {
                notice(qp);
            }
            step(VISITS);
            assertThat(rates).containsOnly(LINE / 2 + 1);
        }
    }

    private void happens(int qp, boolean isCalm) {
        int dice = random.nextInt(isCalm ? 2000 : 24);
        if (dice == 0 && random.nextInt(8) == 0) {
            begin(qp);
            step(VISITS);
        } else if (dice < 8) {
            step(VISITS);                                    // what was sent before is told first
            notice(qp);
            step(VISITS);
        } else if (models[qp] != null) {
            int packets = 1 + random.nextInt(3);
            for (int i = 0; i < packets; i++) {
                send(qp);
            }
            models[qp].accept(CongestionEvent.sent(packets << codes[qp], 0, now));
            step(VISITS);
        }
    }

    /** The slowest rate. */
    private int compare(int round) {
        int slowest = LINE;
        for (int qp = 0; qp < PAIRS; qp++) {
            int model = models[qp] == null ? LINE
                : models[qp].accept(CongestionEvent.of(CongestionEvent.Kind.LOSS, 0, false, now)).rate();
            slowest = Math.min(slowest, model);
            assertThat(rates[qp]).as("queue pair %d in round %d, -Dhdl.seed=%d", qp, round, SEED)
                .isEqualTo(model == LINE ? 0 : model);
        }
        return slowest;
    }

    private void begin(int qp) {
        begin(qp, random.nextInt(4) > 0);
    }

    private void begin(int qp, boolean reacts) {
        codes[qp] = random.nextInt(5);
        models[qp] = reacts ? new Dcqcn(SETTINGS) : null;
        if (reacts) {
            models[qp].accept(CongestionEvent.of(CongestionEvent.Kind.SETUP, 0, false, now));
        }
        var setup = dut.io().setup();
        dut.pin(setup.valid()).set(1);
        dut.pin(setup.payload().qp()).set(qp);
        dut.pin(setup.payload().context().reacts().orElseThrow()).set(reacts);
        dut.pin(setup.payload().context().mtuCode()).set(codes[qp]);
        dut.settle();
        assertThat(dut.pin(setup.ready()).isSet()).isTrue();
        step(1);
        dut.pin(setup.valid()).set(0);
        step(VISITS);
        assertThat(rates[qp]).as("queue pair %d begins without a pace", qp).isZero();
    }

    private void notice(int qp) {
        dut.pin(dut.io().notice().valid()).set(1);
        dut.pin(dut.io().notice().value()).set(qp);
        step(1);
        dut.pin(dut.io().notice().valid()).set(0);
        if (models[qp] != null) {
            models[qp].accept(CongestionEvent.of(CongestionEvent.Kind.CNP, 0, false, now));
        }
    }

    private void send(int qp) {
        dut.pin(dut.io().sent().valid()).set(1);
        dut.pin(dut.io().sent().value().flow().qp()).set(qp);
        step(1);
        dut.pin(dut.io().sent().valid()).set(0);
        step(random.nextInt(6));
    }

    private void step(int cycles) {
        var rate = dut.io().rate();
        for (int i = 0; i < cycles; i++) {
            dut.settle();
            if (dut.pin(rate.valid()).isSet()) {
                int qp = (int) dut.pin(rate.value().qp()).get();
                rates[qp] = dut.pin(rate.value().rate()).get();
                told[qp]++;
            }
            dut.step();
        }
    }

    private void settings() {
        var rules = dut.io().rules();
        dut.pin(rules.lineRate()).set(SETTINGS.lineRate());
        dut.pin(rules.leastRate()).set(SETTINGS.leastRate());
        dut.pin(rules.gain()).set(SETTINGS.gain());
        dut.pin(rules.cutGap()).set(SETTINGS.cutGap());
        dut.pin(rules.alphaTimer()).set(SETTINGS.alphaTimer());
        dut.pin(rules.timer()).set(SETTINGS.timer());
        dut.pin(rules.bytes()).set(SETTINGS.bytes());
        dut.pin(rules.fastRounds()).set(SETTINGS.fastRounds());
        dut.pin(rules.step()).set(SETTINGS.step());
        dut.pin(rules.hyperStep()).set(SETTINGS.hyperStep());
    }

    /** Notifications for one queue pair, as close as frames may come: another one's rate goes on rising. */
    @ParameterizedTest @ValueSource(ints = {0, 1, 12, 32})
    void notificationsOfOneDoNotHoldUpTheRatesOfOthers(int apart) {
        try (var simulation = Words.simulation(new ReactionPoint(PARAMETERS), SEED)) {
            dut = simulation;
            settings();
            step(PAIRS + 4);
            begin(0, true);
            begin(1, true);
            notice(1);
            step(VISITS);
            assertThat(rates[1]).isEqualTo(LINE / 2 + 1);
            for (int cycle = 0; cycle < 60_000; cycle++) {
                if (cycle % 20 == 0) {
                    dut.pin(dut.io().now()).set(++now);      // three raises by time
                }
                dut.pin(dut.io().notice().valid()).set(apart > 0 && cycle % apart == 0);
                dut.pin(dut.io().notice().value()).set(0);
                step(1);
            }
            assertThat(rates[1] == 0 ? LINE : rates[1]).isGreaterThan(80_000);
        }
    }
}
