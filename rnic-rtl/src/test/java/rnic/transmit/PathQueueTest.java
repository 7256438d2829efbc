package rnic.transmit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bool;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.Words;
import rnic.congestion.Nsm;
import rnic.protocol.RnicParameters;

/** Packets that have their paths and packets for which one is chosen, by somebody who takes as long as he likes. */
class PathQueueTest {
    private static final long SEED = Long.getLong("hdl.seed", 40_117);
    private static final RnicParameters SIZE = RnicParameters.SMALL.controlled(new Nsm());
    private static final int PACKETS = 32;
    private static final int AHEAD = 16;
    private static final int LATENCY = 3;

    /** One that waits; its path is chosen later if it is less than 0. */
    private record Waiting(long cycle, int qp, int psn, int path) {}

    private record Wish(int qp, boolean again, int before) {}

    private static Wish wished(Simulation<PathQueue.Io> dut) {
        var wish = dut.io().port().wishes().payload();
        return new Wish((int) dut.pin(wish.qp()).get(), dut.pin(wish.again()).isSet(),
            (int) dut.pin(wish.before()).get());
    }

    /** @param choosing of ten packets so many have no path yet */
    @ParameterizedTest @ValueSource(ints = {0, 5, 10})
    void everyPacketGetsThePathThatIsChosenForIt(int choosing) {
        var random = new Random(SEED + choosing);
        var waiting = new ArrayDeque<Waiting>();
        var wishes = new ArrayDeque<Wish>();
        Deque<Integer> chosen = new ArrayDeque<>();
        int asked = 0;
        int psn = 0;
        int most = 0;
        try (var dut = Words.simulation(new PathQueue(SIZE, PACKETS), SEED)) {
            var io = dut.io();
            var packet = io.entering().value();
            for (int cycle = 0; cycle < 20_000; cycle++) {
                boolean enters = waiting.size() < PACKETS - LATENCY && random.nextInt(10) < cycle / 1000 % 3 * 4;
                var wish = new Wish(random.nextInt(SIZE.queuePairs()), random.nextBoolean(), random.nextInt(16));
                boolean wants = random.nextInt(10) < choosing;
                dut.pin(io.entering().valid()).set(enters);
                dut.pin(packet.flow().qp()).set(wish.qp());
                dut.pin(packet.flow().responses()).set(psn & 1);
                dut.pin(packet.psn()).set(psn);
                dut.pin(packet.retrans()).set(wish.again());
                dut.pin(packet.path()).set(wish.before());
                dut.pin(packet.choosing().orElseThrow()).set(wants);
                dut.pin(io.port().wishes().ready()).set(random.nextInt(3) == 0);
                boolean answers = asked > 0 && random.nextInt(4) == 0;
                int pick = random.nextInt(1 << 14);
                dut.pin(io.port().chosen().valid()).set(answers);
                dut.pin(io.port().chosen().value().slot()).set(pick & 15);
                dut.pin(io.port().chosen().value().entropy()).set(pick >> 4);
                dut.pin(io.leaving()).set(0);
                dut.settle();
                boolean known = dut.pin(io.known()).isSet();
                boolean leaves = known && random.nextInt(4) != 0;
                dut.pin(io.leaving()).set(leaves);
                dut.settle();
                if (leaves) {
                    var first = waiting.remove();
                    int path = first.path() < 0 ? chosen.remove() : first.path();
                    var taken = io.port().taken();
                    assertThat(new int[] {(int) dut.pin(io.path()).get(), (int) dut.pin(taken.value().flow().qp()).get(),
                        (int) dut.pin(taken.value().place()).get(), (int) dut.pin(taken.value().slot()).get()})
                        .as("cycle %d, seed %d", cycle, SEED)
                        .containsExactly(path, first.qp(), first.psn() % SIZE.window(), path & 15);
                } else if (!waiting.isEmpty() && waiting.peek().path() >= 0) {
                    assertThat(known || waiting.peek().cycle() > cycle - LATENCY).as("who has a path waits for nobody")
                        .isTrue();
                }
                assertThat(dut.pin(io.port().taken().valid()).isSet()).isEqualTo(leaves);
                var wishing = io.port().wishes();
                if (dut.pin(wishing.valid()).isSet() && dut.pin(wishing.ready()).isSet()) {
                    assertThat(wished(dut)).isEqualTo(wishes.remove());
                    asked++;
                }
                if (answers) {
                    asked--;
                    chosen.add(pick);
                }
                most = Math.max(most, asked + chosen.size());
                if (enters) {
                    waiting.add(new Waiting(cycle, wish.qp(), psn, wants ? -1 : wish.before()));
                    if (wants) {
                        wishes.add(wish);
                    }
                    psn = psn + 1 & 0xFF_FFFF;
                }
                dut.step();
            }
        }
        assertThat(psn).as("packets").isGreaterThan(2000);
        assertThat(most).as("paths chosen ahead").isLessThanOrEqualTo(AHEAD);
        assertThat(most > 10).isEqualTo(choosing > 0);
    }

    /** What surroundings must not do is seen. */
    @Test void whatItCountsOnIsClaimed() {
        refused("a packet that leaves has a path", io -> io.leaving());
        refused("there is a place for every choice", io -> io.port().chosen().valid());
        refused("there is a place for every packet", io -> io.entering().valid());
    }

    private static void refused(String claim, Function<PathQueue.Io, Bool> always) {
        try (var dut = Words.simulation(new PathQueue(SIZE, PACKETS), SEED)) {
            for (var valid : new Bool[] {dut.io().leaving(), dut.io().port().chosen().valid(),
                dut.io().entering().valid()}) {
                dut.pin(valid).set(0);
            }
            dut.pin(always.apply(dut.io())).set(1);
            assertThatThrownBy(() -> dut.step(2 * PACKETS)).hasMessageContaining(claim);
        }
    }
}
