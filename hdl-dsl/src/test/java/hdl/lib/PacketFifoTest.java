package hdl.lib;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.UInt;
import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PacketFifoTest {
    private static final int DEPTH = 8;

    /** The input side, driven cycle by cycle, with a model of what must come out. */
    private static final class Writer {
        private final Simulation<PacketFifo.Io<UInt>> dut;
        private final Pin valid;
        private final Pin ready;
        private final Pin payload;
        private final Pin commit;
        private final Pin rollback;
        private final Pin oversized;
        final List<Long> open = new ArrayList<>();
        final List<Long> shown = new ArrayList<>();

        Writer(Simulation<PacketFifo.Io<UInt>> dut) {
            this.dut = dut;
            valid = dut.pin(dut.io().in().valid());
            ready = dut.pin(dut.io().in().ready());
            payload = dut.pin(dut.io().in().payload());
            commit = dut.pin(dut.io().commit());
            rollback = dut.pin(dut.io().rollback());
            oversized = dut.pin(dut.io().oversized());
        }

        /** One cycle; true when the beat was taken. */
        boolean cycle(boolean beat, long value, boolean commits, boolean drops) {
            valid.set(beat);
            payload.set(value);
            dut.settle();
            boolean taken = beat && ready.isSet();
            // a packet ends with its last beat, so only once that is taken
            boolean ends = taken || !beat;
            commit.set(commits && ends);
            rollback.set(drops && ends);
            dut.settle();
            if (taken) {
                open.add(value);
            }
            if (commits && ends) {
                assertThat(oversized.isSet()).as("oversized after %d beats", open.size())
                    .isEqualTo(open.size() > DEPTH);
                if (open.size() <= DEPTH) {
                    shown.addAll(open);
                }
                open.clear();
            } else {
                assertThat(oversized.isSet()).isFalse();
            }
            if (drops && ends) {
                open.clear();
            }
            dut.step();
            return taken;
        }

        void idle(int cycles) {
            for (int i = 0; i < cycles; i++) {
                cycle(false, 0, false, false);
            }
        }
    }

    @EachEngine void committedPacketsComeOutWholeAndOthersNever(Engine engine) {
        var random = new SplittableRandom(21);
        int packets = engine == Engine.JVM ? 3000 : 120;
        for (var style : engine == Engine.JVM ? List.of(BRAM, LUTRAM) : List.of(BRAM)) {
            try (var dut = Simulation.of(new PacketFifo<>(uint(16), DEPTH, style), engine)) {
                var writer = new Writer(dut);
                var sink = dut.add(new StreamSink<>(dut, dut.io().out(), Long.class).stall(0.3));
                long value = 0;
                for (int packet = 0; packet < packets; packet++) {
                    int length = random.nextInt(100) < 8 ? DEPTH + 1 + random.nextInt(4) : 1 + random.nextInt(DEPTH);
                    boolean drop = random.nextInt(4) == 0;
                    boolean late = random.nextInt(3) == 0;   // the fate is known only some cycles after the last beat
                    for (int beat = 1; beat <= length; beat++) {
                        if (random.nextInt(5) == 0) {
                            writer.idle(1);
                        }
                        boolean now = beat == length && !late;
                        value = value + 1 & 0xFFFF;
                        for (int wait = 0; !writer.cycle(true, value, now && !drop, now && drop); wait++) {
                            assertThat(wait).as("cycles without a free place").isLessThan(500);
                        }
                    }
                    if (late) {
                        writer.idle(random.nextInt(4));
                        writer.cycle(false, 0, !drop, drop);
                    }
                }
                writer.idle(4 * DEPTH);
                assertThat(sink.received()).isEqualTo(writer.shown);
            }
        }
    }

    @EachEngine void packetsOfOneBeatPassOnePerCycleThreeCyclesLater(Engine engine) {
        try (var dut = Simulation.of(new PacketFifo<>(uint(16), DEPTH, BRAM), engine)) {
            var writer = new Writer(dut);
            var times = new ArrayList<Long>();
            dut.add(new StreamSink<>(dut, dut.io().out(), Long.class).to(_ -> times.add(dut.cycle(0))));
            long start = dut.cycle(0);
            for (int i = 0; i < 40; i++) {
                assertThat(writer.cycle(true, i, true, false)).isTrue();
            }
            writer.idle(5);
            assertThat(times).hasSize(40);
            assertThat(times.getFirst() - start).isEqualTo(3);
            assertThat(times.getLast() - times.getFirst()).isEqualTo(39);
        }
    }

    @EachEngine void nothingIsShownBeforeTheCommitAndAFullStoreWaits(Engine engine) {
        try (var dut = Simulation.of(new PacketFifo<>(uint(16), DEPTH, BRAM), engine)) {
            var writer = new Writer(dut);
            var outValid = dut.pin(dut.io().out().valid());
            for (int i = 0; i < 5; i++) {
                writer.cycle(true, i, false, false);
            }
            writer.idle(6);
            assertThat(outValid.isSet()).isFalse();
            writer.cycle(false, 0, true, false);
            writer.idle(4);
            assertThat(outValid.isSet()).isTrue();
            // Two beats stand at the output, three in the store: five more fit.
            for (int i = 0; i < 5; i++) {
                assertThat(writer.cycle(true, 100 + i, false, false)).isTrue();
            }
            assertThat(writer.cycle(true, 200, false, false)).isFalse();
            writer.cycle(false, 0, false, true);
            assertThat(writer.cycle(true, 300, false, false)).as("the rollback has made room").isTrue();
        }
    }

    @Test void parametersThatCannotWorkAreRefused() {
        assertThatThrownBy(() -> new PacketFifo<>(uint(8), 12, BRAM))
            .hasMessageContaining("PacketFifo of 12 beats: it holds a power of two, at least 4");
        assertThatThrownBy(() -> new PacketFifo<>(uint(8), 16, hdl.Hdl.REGISTERS))
            .hasMessageContaining("PacketFifo in REGISTERS: choose LUTRAM, BRAM or URAM");
    }
}
