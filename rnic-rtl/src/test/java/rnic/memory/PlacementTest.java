package rnic.memory;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.WrongDrive;
import rnic.protocol.RnicParameters;

/** Frames in, orders about them, bytes in host memory. */
class PlacementTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_266);

    static RnicParameters parameters(int bytes) {
        return new RnicParameters("test", bytes, 16, 128, 8, 64, 16, 16, 16 * 1024, 322_266);
    }

    private static PlacementBench bench(int bytes, Engine engine, long seed) {
        var dut = Simulation.of(new Placing(parameters(bytes)), engine);
        return new PlacementBench(dut, bytes, 16 * 1024 / bytes, new Random(seed));
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyByteGoesWhereItsOrderSaysAndNoOther(int bytes) {
        try (var bench = bench(bytes, Engine.JVM, SEED + bytes)) {
            for (double[] rates : new double[][] {{0, 0, 1}, {0.4, 0.2, 40}, {0, 0.5, 300}, {0.1, 0.85, 20}}) {
                bench.rates(rates[0], rates[1], (int) rates[2]);
                for (int i = 0; i < 150; i++) {
                    bench.randomFrame();
                }
                bench.finish();
            }
            assertThat(bench.stored()).as("frames that found room").isGreaterThan(300);
            assertThat(bench.lost()).as("frames that found none").isGreaterThan(10);
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyLaneMeetsEveryLane(int bytes) {
        try (var bench = bench(bytes, Engine.JVM, SEED + 3 * bytes)) {
            bench.rates(0, 0, 30);
            for (int offset = 42; offset < Math.min(128, 42 + bytes); offset++) {
                for (int lane = 0; lane < bytes; lane += 1 + bytes / 32) {
                    bench.frame(offset, 1 + (offset * 31 + lane * 17) % (2 * bytes), lane);
                    bench.integer(offset, lane);
                }
                bench.finish();
            }
            assertThat(bench.lost()).isZero();
        }
    }

    @Test void framesThatFillTheBufferAreKeptAndTheNextIsGivenUp() {
        try (var bench = bench(64, Engine.JVM, SEED)) {
            for (int round = 1; round <= 3; round++) {                // the second and third begin within the ring
                bench.holdOrders(true);
                for (int i = 0; i < 4; i++) {
                    bench.frame(70, 60 * 64 - 70 - 8, 5);             // 60 of 256 beats each
                }
                bench.frame(70, 17 * 64 - 70 - 8, 5);                 // 17 beats, 16 are left
                bench.run(400);
                assertThat(bench.lost()).as("the frame of 17 beats").isEqualTo(2 * round - 1);
                bench.frame(70, 16 * 64 - 70 - 8, 5);
                bench.frame(20, 36, 5);
                bench.run(100);
                assertThat(bench.stored()).as("four frames and that of 16 beats").isEqualTo(5 * round);
                assertThat(bench.lost()).isEqualTo(2 * round);
                bench.holdOrders(false);
                bench.finish();
            }
            bench.frame(70, 4096, 9);
            bench.finish();
            assertThat(bench.stored()).isEqualTo(16);
        }
    }

    @Test void aFrameLongerThanTheBufferIsGivenUpAndHarmsNoOther() {
        try (var bench = bench(32, Engine.JVM, SEED)) {
            bench.frame(70, 4000, 1);
            bench.longFrame(20_000);
            bench.frame(70, 4000, 3);
            bench.finish();
            assertThat(bench.lost()).isEqualTo(1);
            assertThat(bench.stored()).isEqualTo(2);
        }
    }

    @Test void fullFramesAtFullRateNeverFindTheBufferFull() {
        try (var bench = bench(64, Engine.JVM, SEED)) {
            bench.rates(0, 0, 60);
            for (int i = 0; i < 100; i++) {
                bench.frame(90, i % 2 == 0 ? 1024 : 256 + i, i);
            }
            bench.finish();
            assertThat(bench.lost()).isZero();
        }
    }

    @Test void anAnswerWithAnErrorIsToldAndHoldsNothingUp() {
        try (var bench = bench(32, Engine.JVM, SEED)) {
            bench.refuse(true);
            bench.frame(70, 100, 0);
            bench.finish();
            assertThat(bench.faults()).isEqualTo(1);
            bench.refuse(false);
            bench.frame(70, 100, 0);
            bench.finish();
            assertThat(bench.faults()).isEqualTo(1);
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 128})
    void everyRefusedBurstNamesItsOrderBeforeThatIsVisible(int bytes) {
        try (var bench = bench(bytes, Engine.JVM, SEED)) {
            bench.rates(0.2, 0.2, 30);
            bench.refuse(0.3);
            for (int i = 0; i < 400; i++) {
                bench.randomFrame();
            }
            bench.finish();
            assertThat(bench.faults()).isGreaterThan(50);
        }
    }

    @EachEngine void theEnginesAgree(Engine engine) {
        try (var bench = bench(64, engine, SEED)) {
            bench.rates(0.2, 0.3, 50);
            for (int i = 0; i < 60; i++) {
                bench.randomFrame();
            }
            bench.finish();
        }
    }

    @Test void nothingPlacedIsLongerThanAPage() {
        WrongDrive.isAnswered(new Placement(parameters(64)), "nothing placed is longer than 4 KiB",
            Map.of("orders_valid", 1L, "orders_payload_order_place", 0L, "orders_payload_order_length", 8191L),
            Map.of("orders_payload_order_place", 1L, "orders_payload_order_length", 4097L));
    }
}
