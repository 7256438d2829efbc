package hdl.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bundle;
import hdl.Circuit;
import hdl.UInt;
import hdl.lib.Hold;
import hdl.lib.Stream;
import hdl.sim.Engine;
import hdl.sim.Seed;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import hdl.testing.Golden;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A pipeline between two streams gives the same results however it is stalled, in order. */
class HeldPipeTest {
    private static final List<Hold> HOLDS = List.of(Hold.ALL, Hold.ELASTIC, Hold.skid(1), Hold.skid(4));
    private static final int PAYLOADS = 150;
    private static final int PATIENCE = 100;
    private static final int CIRCUITS = 25;

    @Test void aPipelineThatIsHeldAsAWhole() {
        Golden.check("timeline-all", new Pipes.Streamed(Hold.ALL));
    }

    @Test void aPipelineWhoseBubblesClose() {
        Golden.check("timeline-elastic", new Pipes.Streamed(Hold.ELASTIC));
    }

    @Test void aPipelineThatRunsIntoAQueue() {
        Golden.check("timeline-skid", new Pipes.Streamed(Hold.skid(4)));
    }

    @EachEngine void stallsChangeNoResult(Engine engine) {
        long seed = Seed.derive(Seed.ofProcess(), "stalls");
        var payloads = new Random(seed).ints(PAYLOADS, 0, 256).boxed().toList();
        for (var hold : HOLDS) {
            var taken = run(new Pipes.Streamed(hold), io -> io.in(), io -> io.out(), engine, payloads, seed);
            assertThat(taken).as("%s", hold).isEqualTo(Pipes.Streamed.results(payloads));
        }
    }

    /** Words that operations ahead have not written yet are taken from them, wherever these stand still. */
    @EachEngine void forwardedWordsAreThoseOfOneOperationAfterTheOther(Engine engine) {
        long seed = Seed.derive(Seed.ofProcess(), "tally");
        var payloads = new Random(seed).ints(PAYLOADS, 0, 64).boxed().toList();
        var totals = new int[4];
        var expected = payloads.stream().map(each -> (long) (totals[each & 3] = totals[each & 3] + (each >> 2) & 0xFF))
            .toList();
        for (var hold : List.of(Hold.ALL, Hold.skid(2))) {
            assertThat(run(new HeldPipes.Tally(hold), io -> io.in(), io -> io.out(), engine, payloads, seed))
                .as("%s", hold).isEqualTo(expected);
        }
    }

    @EachEngine void onePipelineFollowsAnother(Engine engine) {
        long seed = Seed.derive(Seed.ofProcess(), "chain");
        var payloads = new Random(seed).ints(PAYLOADS, 0, 256).boxed().toList();
        var expected = payloads.stream().map(each -> (long) ((each + 1) * 3 & 0xFF)).toList();
        for (var first : HOLDS) {
            for (var second : List.of(Hold.ALL, Hold.ELASTIC)) {
                assertThat(run(new HeldPipes.Chain(first, second), io -> io.in(), io -> io.out(), engine, payloads, seed))
                    .as("%s, then %s", first, second).isEqualTo(expected);
            }
        }
    }

    @Test void stallsChangeNoResultOfAnyPipeline() {
        long first = Seed.derive(Seed.ofProcess(), "pipelines") >>> 1;
        for (long seed = first; seed < first + CIRCUITS; seed++) {
            compare(seed, Engine.JVM);
        }
    }

    @EachEngine void stallsChangeNoResultOfAnyPipelineOnEachEngine(Engine engine) {
        compare(11, engine);
    }

    private static void compare(long seed, Engine engine) {
        var payloads = new Random(seed).ints(PAYLOADS, 0, 1 << RandomPipe.INPUTS * RandomPipe.WIDTH).boxed().toList();
        var expected = new ArrayList<Long>();
        try (var dut = Simulation.of(new RandomPipe(seed, true), Engine.JVM)) {
            for (int payload : payloads) {
                for (int i = 0; i < RandomPipe.INPUTS; i++) {
                    dut.pin(dut.io().inputs().get(i)).set(payload >> RandomPipe.WIDTH * i & (1 << RandomPipe.WIDTH) - 1);
                }
                dut.settle();
                expected.add(dut.pin(dut.io().result()).get());
            }
        }
        for (var hold : HOLDS) {
            assertThat(run(new RandomStream(seed, hold), io -> io.in(), io -> io.out(), engine, payloads, seed))
                .as("seed %d, %s", seed, hold).isEqualTo(expected);
        }
    }

    /** Offers payloads and takes results as chance will have it; what was taken. */
    private static <IO extends Bundle<IO>> List<Long> run(Circuit<IO> circuit, Function<IO, Stream<UInt>> in,
            Function<IO, Stream<UInt>> out, Engine engine, List<Integer> payloads, long seed) {
        var random = new Random(seed);
        var taken = new ArrayList<Long>();
        try (var dut = Simulation.of(circuit, engine)) {
            var offered = in.apply(dut.io());
            var shown = out.apply(dut.io());
            int next = 0;
            boolean offers = false;
            for (int idle = 0; idle < PATIENCE; idle++) {
                offers = next < payloads.size() && (offers || random.nextInt(3) > 0);
                boolean takes = random.nextInt(20) < (next / 30 % 2 == 0 ? 5 : 17);
                dut.pin(offered.valid()).set(offers ? 1 : 0);
                dut.pin(offered.payload()).set(payloads.get(offers ? next : random.nextInt(PAYLOADS)));
                dut.pin(shown.ready()).set(takes ? 1 : 0);
                dut.settle();
                if (takes && dut.pin(shown.valid()).get() == 1) {
                    taken.add(dut.pin(shown.payload()).get());
                    idle = 0;
                }
                if (offers && dut.pin(offered.ready()).get() == 1) {
                    next++;
                    offers = false;
                    idle = 0;
                }
                dut.step(1);
            }
            assertThat(next).as("payloads that were accepted").isEqualTo(payloads.size());
        }
        return taken;
    }

    /** In a pipeline of four registers; every payload has a result. */
    @Test void howManyEnterWhileNothingIsTaken() {
        Predicate<Integer> always = time -> true;
        Predicate<Integer> everySecond = time -> time % 2 == 0;
        assertThat(accepted(Hold.ALL, always, false)).isEqualTo(4);
        assertThat(accepted(Hold.ALL, everySecond, false)).isEqualTo(2);
        assertThat(accepted(Hold.ELASTIC, everySecond, false)).isEqualTo(4);
        assertThat(accepted(Hold.skid(3), always, false)).isEqualTo(4 + 3);
    }

    @Test void oneEntersPerCycle() {
        for (var hold : List.of(Hold.ALL, Hold.ELASTIC, Hold.skid(2))) {
            assertThat(accepted(hold, time -> true, true)).as("%s", hold).isEqualTo(40);
        }
    }

    private static long accepted(Hold hold, Predicate<Integer> offers, boolean takes) {
        try (var dut = Simulation.of(new Pipes.Streamed(hold), Engine.JVM)) {
            dut.pin(dut.io().in().payload()).set(0);
            dut.pin(dut.io().out().ready()).set(takes ? 1 : 0);
            return IntStream.range(0, 40).filter(time -> {
                dut.pin(dut.io().in().valid()).set(offers.test(time) ? 1 : 0);
                dut.settle();
                boolean enters = offers.test(time) && dut.pin(dut.io().in().ready()).get() == 1;
                dut.step(1);
                return enters;
            }).count();
        }
    }
}
