package rnic.receive;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;

/** Lives of queue pairs as lives of their flows, to somebody who takes his time. */
class FlowSetupTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_282);
    private static final int PAIRS = RnicParameters.SMALL.queuePairs();

    private record Begun(long flow, long psn) {}

    @Test void requestsComeFirstAndFarEnoughBeforeResponses() {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new FlowSetup(RnicParameters.SMALL), Engine.JVM)) {
            var life = dut.io().life();
            var flows = dut.io().flows();
            var expected = new ArrayList<Begun>();
            var seen = new ArrayList<Begun>();
            long last = -FlowSetup.APART;
            for (int round = 0; round < 200; round++) {
                int qp = random.nextInt(PAIRS);
                int receive = random.nextInt(1 << 24);
                int response = random.nextInt(1 << 24);
                int begins = 1 + random.nextInt(3);
                if ((begins & 1) != 0) {
                    expected.add(new Begun(qp, receive));
                }
                if ((begins & 2) != 0) {
                    expected.add(new Begun(PAIRS + qp, response));
                }
                dut.pin(life.payload().groups().receives()).set((begins & 1) != 0);
                dut.pin(life.payload().groups().sends()).set((begins & 2) != 0);
                dut.pin(life.valid()).set(true);
                dut.pin(life.payload().qp()).set(qp);
                dut.pin(life.payload().requests()).set(receive);
                dut.pin(life.payload().responses()).set(response);
                int cycles = 0;
                for (boolean taken = false; !taken; cycles++) {
                    assertThat(cycles).as("cycles of a life").isLessThan(3 * FlowSetup.APART + 200);
                    dut.pin(flows.ready()).set(random.nextInt(20) == 0);
                    dut.settle();
                    taken = dut.pin(life.ready()).isSet();
                    if (dut.pin(flows.valid()).isSet() && dut.pin(flows.ready()).isSet()) {
                        seen.add(new Begun(dut.pin(flows.payload().flow()).get(), dut.pin(flows.payload().psn()).get()));
                        assertThat(dut.cycle(0) - last).as("cycles between flows").isGreaterThanOrEqualTo(FlowSetup.APART);
                        last = dut.cycle(0);
                    }
                    dut.step();
                }
                dut.pin(life.valid()).set(false);
                dut.step(random.nextInt(50));
            }
            assertThat(seen).as("seed %d", SEED).isEqualTo(expected);
        }
    }
}
