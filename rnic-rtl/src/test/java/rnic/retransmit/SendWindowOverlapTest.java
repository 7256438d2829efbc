package rnic.retransmit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import org.junit.jupiter.api.Test;
import rnic.protocol.QueuePairState;

/** Operations on one queue pair as close behind each other as they can be. */
class SendWindowOverlapTest {
    private static final int QP = 5;
    private static final int FIRST = 0xFFFFF0;
    private static final int SRTT = 160;
    private static final int JITTER = 40;
    private static final int PROBE_MULTIPLE = 2;
    /** Cycles in which a set-up is answered. */
    private static final int SETUP = 13;
    /** Longer than it takes to a probe, also when the round-trip time has grown; shorter than a retry timeout. */
    private static final int LONG = 2000;

    private final Simulation<SendWindow.Io> dut =
        Simulation.of(new SendWindow(SendWindowTest.parameters(128, 16)), Engine.JVM);
    private final SendWindow.Io io = dut.io();
    private final Pin sent = dut.pin(io.sent().valid());
    private final Pin acknowledged = dut.pin(io.acknowledgement().valid());

    /** 322 million cycles make 46 million operations per second. */
    @Test void oneQueuePairTakesAnOperationInSevenCycles() {
        begin();
        int packets = 0;
        int acknowledgements = 0;
        int updates = 0;
        int una = 0;
        int cycles = 7000;
        for (int cycle = 0; cycle < cycles; cycle++) {
            sent.set(1);
            show(packets);
            boolean asks = packets / 4 > acknowledgements;
            acknowledged.set(asks);
            if (asks) {
                acknowledgements++;
                acknowledge(4 * acknowledgements);
            }
            dut.settle();
            packets += dut.pin(io.sent().ready()).isSet() ? 1 : 0;
            if (dut.pin(io.update().valid()).isSet()) {
                updates++;
                una = (int) dut.pin(io.update().value().una()).get() - FIRST & 0xFFFFFF;
                assertThat(una).isEqualTo(4 * updates);
            }
            dut.step();
        }
        assertThat(packets + updates).as("operations in %s cycles", cycles).isBetween(cycles / 7 - 10, cycles / 7 + 10);
        assertThat(packets - una).as("packets in flight").isLessThan(16);
        dut.close();
    }

    /** Requests and responses of one queue pair do not wait for each other. */
    @Test void bothFlowsOfAQueuePairTakeAnOperationInSevenCycles() {
        begin();
        int[] packets = new int[2];
        int[] acknowledgements = new int[2];
        int[] una = new int[2];
        int updates = 0;
        int cycles = 7000;
        int next = 0;
        for (int cycle = 0; cycle < cycles; cycle++) {
            sent.set(1);
            show(packets[next], next == 1);
            int asking = packets[0] / 4 > acknowledgements[0] ? 0 : 1;
            boolean asks = packets[asking] / 4 > acknowledgements[asking];
            acknowledged.set(asks);
            if (asks) {
                acknowledgements[asking]++;
                acknowledge(4 * acknowledgements[asking], asking == 1);
            }
            dut.settle();
            if (dut.pin(io.sent().ready()).isSet()) {
                packets[next]++;
                next = 1 - next;
            }
            if (dut.pin(io.update().valid()).isSet()) {
                var update = io.update().value();
                int flow = dut.pin(update.flow().responses()).isSet() ? 1 : 0;
                updates++;
                una[flow] += 4;
                assertThat((int) dut.pin(update.una()).get() - FIRST & 0xFFFFFF).isEqualTo(una[flow]);
            }
            dut.step();
        }
        assertThat(packets[0] + packets[1] + updates).as("operations in %s cycles", cycles)
            .isGreaterThan(2 * (cycles / 7) - cycles / 20);
        dut.close();
    }

    /** With nothing else to do: the life of the responses begins two cycles behind that of the requests. */
    @Test void aSetUpOfBothFlowsIsAnsweredAtOnce() {
        begin();
        dut.pin(io.setup().payload().qp()).set(QP + 1);
        dut.pin(io.setup().valid()).set(1);
        int cycles = 0;
        int updates = 0;
        for (dut.settle(); !dut.pin(io.setup().ready()).isSet(); dut.settle()) {
            updates += dut.pin(io.update().valid()).isSet() ? 1 : 0;
            dut.step();
            cycles++;
        }
        assertThat(updates).as("lives that have begun before").isEqualTo(1);
        assertThat(cycles).isEqualTo(SETUP);
        dut.close();
    }

    /** What has been acknowledged is not probed for, however close the two come. */
    @Test void aDeadlineThatHasJustBeenMovedDoesNotExpire() {
        begin();
        int expiredFirst = 0;
        int acknowledgedFirst = 0;
        long now = 1000;
        for (int delay = 0; delay < 60; delay++) {
            dut.pin(io.now()).set(now);
            show(delay);
            sent.set(1);
            dut.stepUntil(dut.pin(io.sent().ready()), 1, 100);
            dut.step();
            sent.set(0);
            dut.step(60);
            now += LONG;
            dut.pin(io.now()).set(now);
            int tailProbeUsed = -1;
            int updated = -1;
            for (int cycle = 0; cycle < 120; cycle++) {
                acknowledged.set(cycle == delay);
                acknowledge(delay + 1);
                dut.settle();
                tailProbeUsed = dut.pin(io.events().tailProbe()).isSet() ? cycle : tailProbeUsed;
                updated = dut.pin(io.update().valid()).isSet() ? cycle : updated;
                dut.step();
            }
            assertThat(updated).as("acknowledged after %s cycles", delay).isPositive();
            assertThat(tailProbeUsed).as("probe; acknowledged after %s cycles", delay).isLessThan(updated);
            expiredFirst += tailProbeUsed >= 0 ? 1 : 0;
            acknowledgedFirst += tailProbeUsed < 0 ? 1 : 0;
            now = Math.max(now, 1000) + 4000;
        }
        assertThat(expiredFirst).isPositive();
        assertThat(acknowledgedFirst).isPositive();
        dut.close();
    }

    private void begin() {
        dut.pin(io.settings().srttShift()).set(7);
        dut.pin(io.settings().jitter()).set(JITTER);
        dut.pin(io.settings().tailProbeMultiple()).set(PROBE_MULTIPLE);
        dut.pin(io.settings().backoffMost()).set(6);
        dut.pin(io.failure().ready()).set(1);
        dut.pin(io.ask().valid()).set(0);
        dut.pin(io.acknowledged()).set(1);
        for (var idle : new Pin[] {sent, acknowledged, dut.pin(io.state().valid()), dut.pin(io.now()),
            dut.pin(io.reads().valid()), dut.pin(io.readsDone().valid())}) {
            idle.set(0);
        }
        var context = io.setup().payload();
        dut.pin(context.groups().receives()).set(true);
        dut.pin(context.groups().sends()).set(true);
        dut.pin(context.sendPsn()).set(FIRST);
        dut.pin(context.responseSendPsn()).set(FIRST);
        dut.pin(context.retries()).set(7);
        dut.pin(context.rnrRetries()).set(7);
        dut.pin(context.rtoExponent()).set(10);
        dut.pin(context.initialSrtt()).set(SRTT);
        dut.pin(io.setup().payload().qp()).set(QP);
        dut.pin(io.setup().valid()).set(1);
        dut.stepUntil(dut.pin(io.setup().ready()), 1, 1000);
        dut.step();
        dut.pin(io.setup().valid()).set(0);
        dut.pin(io.state().value().qp()).set(QP);
        dut.pin(io.state().value().state()).set(QueuePairState.RTS);
        dut.pin(io.state().valid()).set(1);
        dut.step();
        dut.pin(io.state().valid()).set(0);
        dut.step(20);
    }

    /** A packet that is a message. */
    private void show(int number) {
        show(number, false);
    }

    private void show(int number, boolean responses) {
        var packet = io.sent().payload();
        dut.pin(packet.flow().qp()).set(QP);
        dut.pin(packet.flow().responses()).set(responses);
        dut.pin(packet.psn()).set(FIRST + number & 0xFFFFFF);
        dut.pin(packet.msn()).set(number + 1);
        dut.pin(packet.retrans()).set(0);
        dut.pin(packet.more()).set(0);
    }

    /** The first packets, all of them. */
    private void acknowledge(int packets) {
        acknowledge(packets, false);
    }

    private void acknowledge(int packets, boolean responses) {
        var value = io.acknowledgement().value();
        dut.pin(value.flow().qp()).set(QP);
        dut.pin(value.flow().responses()).set(responses);
        dut.pin(value.syndrome()).set(0x1F);
        dut.pin(value.sack()).set(0);
        dut.pin(value.psn()).set(FIRST + packets - 1 & 0xFFFFFF);
        dut.pin(value.msn()).set(packets);
        dut.pin(value.start()).set(0);
        dut.pin(value.length()).set(0);
        dut.pin(value.bitmap()).set(0);
    }
}
