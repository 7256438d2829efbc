package rnic.acknowledge;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.lib.Valid;
import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.congestion.Nsm;
import rnic.messages.Flow;
import rnic.messages.Signal;
import rnic.protocol.Outcome;
import rnic.protocol.RnicParameters;

/** Packets of all flows as close as they come, lives that begin among them: who is told, against a list of newest PSNs. */
class SignalSourceTest {
    private static final long SEED = Long.getLong("hdl.seed", 26_113);
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL.controlled(new Nsm());
    private static final int FLOWS = Flow.count(PARAMETERS);
    private static final int LAG = 40;
    private static final int PSN = (1 << 24) - 1;

    /** What is told: whether of a late packet, whose, which, and from where it came. */
    private record Told(int qp, int psn, int port) {}

    private final Random random = new Random(SEED);
    private final int[] newest = new int[FLOWS];
    private final boolean[] extended = new boolean[PARAMETERS.queuePairs()];
    private final List<Told> late = new ArrayList<>();
    private final List<Told> marked = new ArrayList<>();
    private final List<Told> lateDue = new ArrayList<>();
    private final List<Told> markedDue = new ArrayList<>();
    private Simulation<SignalSource.Io> dut;

    @Test void whoKnowsPathsAnywayIsNotTold() {
        run(LAG, false, true, false);
        assertThat(lateDue).hasSizeGreaterThan(500);
        assertThat(markedDue).hasSizeGreaterThan(500);
    }

    @Test void whoAsksForItIsToldAnyway() {
        run(LAG, true, true, true);
        assertThat(lateDue).anyMatch(it -> extended[it.qp]);
        assertThat(markedDue).anyMatch(it -> extended[it.qp]);
    }

    @Test void nobodyIsToldUnlessItIsAskedFor() {
        run(0, true, false, true);
        assertThat(lateDue).isEmpty();
        assertThat(markedDue).isEmpty();
    }

    @Test void aLargeLag() {
        run(240, true, true, false);
        assertThat(lateDue).hasSizeGreaterThan(100);
    }

    private void run(int lag, boolean lateExtended, boolean marks, boolean marksExtended) {
        System.out.println("SignalSourceTest: seed " + SEED);
        try (var simulation = Words.simulation(new SignalSource(PARAMETERS), SEED)) {
            dut = simulation;
            var settings = dut.io().settings();
            dut.pin(settings.lag()).set(lag);
            dut.pin(settings.lateExtended()).set(lateExtended);
            dut.pin(settings.marks()).set(marks);
            dut.pin(settings.marksExtended()).set(marksExtended);
            for (int qp = 0; qp < extended.length; qp++) {
                extended[qp] = qp % 3 == 1;
                dut.pin(dut.io().peers().valid()).set(1);
                dut.pin(dut.io().peers().value().qp()).set(qp);
                dut.pin(dut.io().peers().value().peer().extended()).set(extended[qp]);
                step();
            }
            dut.pin(dut.io().peers().valid()).set(0);
            for (int flow = 0; flow < FLOWS; flow++) {
                begin(flow);
            }
            for (int i = 0; i < 20_000; i++) {
                int few = 1 + random.nextInt(FLOWS);
                if (random.nextInt(40) == 0) {
                    begin(random.nextInt(few));
                } else if (random.nextInt(5) > 0) {
                    packet(random.nextInt(few), lag, lateExtended, marks, marksExtended);
                } else {
                    step();
                }
            }
            for (int i = 0; i < 8; i++) {
                step();
            }
        }
        assertThat(late).as("-Dhdl.seed=%d", SEED).isEqualTo(lateDue);
        assertThat(marked).as("-Dhdl.seed=%d", SEED).isEqualTo(markedDue);
    }

    /** A life begins, and a packet that comes in the same cycle is not looked at. */
    private void begin(int flow) {
        int first = random.nextInt(4) == 0 ? random.nextInt(3) : random.nextInt(PSN + 1);
        newest[flow] = first - 1 & PSN;
        dut.pin(dut.io().flows().valid()).set(1);
        dut.pin(dut.io().flows().payload().flow()).set(flow);
        dut.pin(dut.io().flows().payload().psn()).set(first);
        drive(random.nextInt(FLOWS), random.nextInt(PSN + 1), Outcome.OUT_OF_ORDER, random.nextBoolean(), true, 77);
        dut.pin(dut.io().packets().valid()).set(random.nextInt(4) == 0);
        step();
        dut.pin(dut.io().flows().valid()).set(0);
        dut.pin(dut.io().packets().valid()).set(0);
    }

    private void packet(int flow, int lag, boolean lateExtended, boolean marks, boolean marksExtended) {
        var outcome = Outcome.values()[random.nextInt(random.nextInt(3) == 0 ? Outcome.values().length : 2)];
        int psn = newest[flow] + (random.nextBoolean() ? 1 : random.nextInt(-255, 200)) & PSN;
        boolean again = random.nextInt(4) == 0;
        boolean congested = random.nextInt(3) == 0;
        int path = random.nextInt(1 << 14);
        int qp = flow % PARAMETERS.queuePairs();
        var told = new Told(qp, psn, 0xC000 | path);
        boolean accepted = outcome == Outcome.IN_ORDER || outcome == Outcome.OUT_OF_ORDER;
        if (congested && marks && (marksExtended || !extended[qp])) {
            markedDue.add(told);
        }
        int behind = newest[flow] - psn << 8 >> 8;
        if (accepted && !again && lag > 0 && behind > lag && (lateExtended || !extended[qp])) {
            lateDue.add(told);
        }
        newest[flow] = accepted && behind < 0 ? psn : newest[flow];
        drive(flow, psn, outcome, again, congested, path);
        dut.pin(dut.io().packets().valid()).set(1);
        step();
        dut.pin(dut.io().packets().valid()).set(0);
    }

    private void drive(int flow, int psn, Outcome outcome, boolean again, boolean congested, int path) {
        var packet = dut.io().packets().value();
        dut.pin(packet.flow().qp()).set(flow % PARAMETERS.queuePairs());
        dut.pin(packet.flow().responses()).set(flow / PARAMETERS.queuePairs());
        dut.pin(packet.psn()).set(psn);
        dut.pin(packet.outcome()).set(outcome);
        dut.pin(packet.retrans()).set(again);
        dut.pin(packet.congested()).set(congested);
        dut.pin(packet.departure().path()).set(path);
    }

    private void step() {
        dut.settle();
        take(dut.io().late(), late);
        take(dut.io().marked(), marked);
        dut.step();
    }

    private void take(Valid<Signal> signal, List<Told> to) {
        if (dut.pin(signal.valid()).isSet()) {
            var value = signal.value();
            to.add(new Told((int) dut.pin(value.qp()).get(), (int) dut.pin(value.psn()).get(),
                (int) dut.pin(value.port()).get()));
        }
    }
}
