package rnic.transmit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.protocol.RnicParameters;

/** Packets come and go at random while one queue pair after the other is let go. */
class PacketQueueTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_313);
    private static final int PACKETS = 32;
    private static final int NONE = -1;

    private static final class Waiting {
        final int qp;
        final int psn;
        boolean dead;
        /** It was there when its queue pair was let go, so that it is marked when the queue is no longer busy. */
        boolean due;

        Waiting(int qp, int psn, boolean dead) {
            this.qp = qp;
            this.psn = psn;
            this.dead = dead;
        }
    }

    @Test void whatWaitsOfAQueuePairIsLetGoAndNothingElse() {
        var random = new Random(SEED);
        var waiting = new ArrayDeque<Waiting>();
        int psn = 0;
        int released = 0;
        int kept = 0;
        int longest = 0;
        int busyFor = 0;
        int letting = NONE;
        try (var dut = Words.simulation(new PacketQueue(RnicParameters.SMALL, PACKETS), SEED)) {
            var io = dut.io();
            for (int cycle = 0; cycle < 30_000; cycle++) {
                double comes = cycle / 1000 % 3 * 0.4;
                double goes = cycle / 700 % 4 * 0.3;
                boolean busy = dut.pin(io.busy()).isSet();
                busyFor = busy ? busyFor + 1 : 0;
                longest = Math.max(longest, busyFor);
                boolean letsGo = !busy && letting == NONE && random.nextInt(40) == 0;
                int qp = random.nextInt(4);
                letting = letsGo ? random.nextInt(4) : letting;
                // What comes of a queue pair that is let go is known to be dead where it comes from.
                boolean inDead = letting == qp && letting != NONE;
                dut.pin(io.in().valid()).set(random.nextDouble() < comes);
                dut.pin(io.in().payload().qp()).set(qp);
                dut.pin(io.in().payload().psn()).set(psn);
                dut.pin(io.inDead()).set(inDead);
                dut.pin(io.letGo().valid()).set(letsGo);
                dut.pin(io.letGo().value()).set(letting == NONE ? 0 : letting);
                dut.pin(io.out().ready()).set(random.nextDouble() < goes);
                dut.settle();
                if (letsGo) {
                    for (var packet : waiting) {
                        packet.due |= packet.qp == letting;
                    }
                }
                if (dut.pin(io.out().valid()).isSet() && dut.pin(io.out().ready()).isSet()) {
                    var packet = waiting.remove();
                    assertThat(dut.pin(io.out().payload().psn()).get()).isEqualTo(packet.psn);
                    boolean dead = dut.pin(io.outDead()).isSet();
                    if (!packet.due) {
                        assertThat(dead).as("cycle %d, seed %d", cycle, SEED).isEqualTo(packet.dead);
                    } else if (packet.dead) {
                        assertThat(dead).as("cycle %d, seed %d", cycle, SEED).isTrue();
                    }
                    released += dead ? 1 : 0;
                    kept += dead ? 0 : 1;
                }
                if (dut.pin(io.in().valid()).isSet() && dut.pin(io.in().ready()).isSet()) {
                    waiting.add(new Waiting(qp, psn, inDead));
                    psn = psn + 1 & 0xFFFFFF;
                }
                dut.step();
                if (letting != NONE && !letsGo && !dut.pin(io.busy()).isSet()) {
                    letting = NONE;
                    waiting.forEach(packet -> packet.dead |= packet.due);
                }
            }
        }
        assertThat(released).isGreaterThan(500);
        assertThat(kept).isGreaterThan(2000);
        assertThat(longest).isBetween(PACKETS / 2, 6 * PACKETS);
    }
}
