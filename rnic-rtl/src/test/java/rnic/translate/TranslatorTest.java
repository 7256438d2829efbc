package rnic.translate;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.SparseMemory;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.memory.PortMemory;

/** Accesses in, pages out, in order and as the lists say, whatever the latency of host memory. */
class TranslatorTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_267);
    private static final int MRS = 16;
    private static final int LOAD = 16;

    /** As the agents carry them. */
    record Size(boolean listed, int shift) {}

    record Access(long address, int length, int mr, Size size, int load) {}

    record Where(long first, long next, boolean apart, boolean missing) {}

    record Found(Where pages, int load) {}

    /** A translator between somebody who asks, lists in host memory, and somebody who takes the pages. */
    private static final class Bench implements AutoCloseable {
        final Simulation<Translator.Io> dut;
        final SparseMemory memory = new SparseMemory();
        final AxiMemory agent;
        final StreamSource<Access> source;
        final StreamSink<Found> sink;
        final ListedRegions regions;
        final Random random;
        private final List<Found> expected = new ArrayList<>();
        private boolean refusing;
        private int asked;

        Bench(int bytes, int rows, Engine engine, Random random) {
            this.random = random;
            dut = Simulation.of(new Translator(MRS, bytes, rows, LOAD), engine);
            agent = PortMemory.reading(dut, dut.io().lists().memory(), memory);
            source = dut.add(new StreamSource<>(dut, dut.io().asked(), Access.class));
            sink = dut.add(new StreamSink<>(dut, dut.io().placed(), Found.class));
            regions = new ListedRegions(memory, random);
            dut.step(rows + 2);                              // the cache is emptied
        }

        ListedRegions.Region open(int mr, int shift, long length, boolean deep, double badness) {
            var region = regions.make(mr, shift, length, deep, badness);
            var list = dut.io().lists().regions().value();
            dut.pin(list.index()).set(mr);
            dut.pin(list.base()).set(region.base() >>> 12 & (1L << 39) - 1);
            dut.pin(list.size().listed()).set(true);
            dut.pin(list.size().shift()).set(shift);
            dut.pin(list.deep()).set(deep);
            dut.pin(list.address()).set(region.list() >>> 12);
            dut.pin(dut.io().lists().regions().valid()).set(true);
            dut.step();
            dut.pin(dut.io().lists().regions().valid()).set(false);
            dut.step(2);
            return region;
        }

        void ask(ListedRegions.Region region, long offset, int length) {
            long address = region.base() + offset;
            long last = address + Math.max(length, 1) - 1;
            boolean crosses = address >>> 12 != last >>> 12;
            boolean missing = length > 0 && (refusing || region.isBad(address) || crosses && region.isBad(last));
            source.send(new Access(address, length, region.mr(), new Size(true, region.shift()), asked & 0xFFFF));
            expected.add(new Found(new Where(missing || length == 0 ? -1 : region.frame(address),
                missing || !crosses ? -1 : region.frame(last), length > 0,
                missing), asked++ & 0xFFFF));
        }

        void askAnywhere(ListedRegions.Region region) {
            int most = (int) Math.min(4096, region.length());
            int length = random.nextInt(4) == 0 ? random.nextInt(most + 1) : Math.min(most, random.nextInt(5) * 1024);
            ask(region, (long) (random.nextDouble() * (region.length() - length + 1)), length);
        }

        void askOfTheBus(long address, int length) {
            source.send(new Access(address, length, 3, new Size(false, 0), asked & 0xFFFF));
            expected.add(new Found(new Where(address >>> 12, -1, false, false),
                asked++ & 0xFFFF));
        }

        /** From now on host memory refuses to be read. */
        void refuse(boolean on) {
            refusing = on;
            agent.refuse(_ -> on);
        }

        void finish() {
            for (int limit = 200_000; limit > 0 && sink.received().size() < expected.size(); limit--) {
                dut.step();
            }
            assertThat(sink.received()).hasSameSizeAs(expected);
            for (int i = 0; i < expected.size(); i++) {
                var wanted = expected.get(i);
                var found = sink.received().get(i);
                var pages = found.pages();
                assertThat(found.load()).as("order of %d", i).isEqualTo(wanted.load());
                assertThat(pages.apart()).as("apart %d", i).isEqualTo(wanted.pages().apart());
                assertThat(pages.missing()).as("missing %d", i).isEqualTo(wanted.pages().missing());
                if (wanted.pages().first() != -1) {
                    assertThat(pages.first()).as("first of %d", i).isEqualTo(wanted.pages().first());
                }
                if (wanted.pages().next() != -1) {
                    assertThat(pages.next()).as("next of %d", i).isEqualTo(wanted.pages().next());
                }
            }
        }

        /** Returns the cycles that it took to forget the region, while accesses go on. */
        long forget(int mr) {
            dut.pin(dut.io().lists().forget().value()).set(mr);
            dut.pin(dut.io().lists().forget().valid()).set(true);
            long cycles = dut.stepUntil(dut.pin(dut.io().lists().forgot()), 1, 20_000);
            dut.pin(dut.io().lists().forget().valid()).set(false);
            dut.step(2);
            return cycles;
        }

        @Override public void close() {
            dut.close();
        }
    }

    private static void anyRegionsAndAccesses(Bench bench, int count) {
        var regions = new ArrayList<ListedRegions.Region>();
        for (int mr = 0; mr < 8; mr++) {
            int shift = mr == 7 ? 18 : bench.random.nextInt(3) * bench.random.nextInt(10);
            long length = Math.min(0xFFFF_FFFFL, 1L + (long) (bench.random.nextDouble() * (300_000L << shift)));
            regions.add(bench.open(mr, shift, length, mr % 2 == 1, mr % 3 == 2 ? 0.2 : 0));
        }
        for (int i = 0; i < count; i++) {
            if (bench.random.nextInt(5) == 0) {
                bench.askOfTheBus(bench.random.nextLong(), bench.random.nextInt(4097));
            } else {
                bench.askAnywhere(regions.get(bench.random.nextInt(regions.size())));
            }
        }
        bench.finish();
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyAccessFindsItsPages(int bytes) {
        var random = new Random(SEED + bytes);
        for (double[] rates : new double[][] {{0, 0, 0, 1, 1}, {0.3, 0.3, 0.3, 1, 60}, {0, 0.8, 0, 5, 5},
                {0.5, 0, 0.1, 300, 400}}) {
            try (var bench = new Bench(bytes, 16, Engine.JVM, random)) {
                bench.source.stall(rates[0]);
                bench.sink.stall(rates[1]);
                bench.agent.stall(rates[2]).latency((int) rates[3], (int) rates[4]);
                anyRegionsAndAccesses(bench, 400);
            }
        }
    }

    @EachEngine void everyEngineFindsThem(Engine engine) {
        try (var bench = new Bench(64, 16, engine, new Random(SEED))) {
            bench.agent.latency(1, 50);
            anyRegionsAndAccesses(bench, 100);
        }
    }

    @Test void whatHostMemoryRefusesIsMissing() {
        try (var bench = new Bench(64, 16, Engine.JVM, new Random(SEED))) {
            for (boolean deep : new boolean[] {false, true}) {
                var region = bench.open(deep ? 1 : 0, 0, 1 << 24, deep, 0);
                bench.refuse(true);
                bench.ask(region, 5000, 4096);
                bench.finish();
                bench.refuse(false);
                bench.ask(region, 5000, 4096);               // what was refused is not remembered
                bench.finish();
            }
        }
    }

    /** 4 GiB less one byte that begin within a page: as many pages as a region can have. */
    @ParameterizedTest @ValueSource(booleans = {false, true})
    void theLastPageOfTheLargestRegionIsFound(boolean deep) {
        try (var bench = new Bench(32, 16, Engine.JVM, new Random(SEED))) {
            long length = 0xFFFF_FFFFL;
            for (int shift : new int[] {9, 18}) {
                var region = bench.open(shift % MRS, shift, length, deep, 0);
                bench.ask(region, length - 4096, 4096);
                bench.ask(region, 0, 4096);
                bench.finish();
            }
        }
    }

    @Test void whatIsRememberedIsReadOnce() {
        try (var bench = new Bench(64, 64, Engine.JVM, new Random(SEED))) {
            bench.agent.latency(100, 100);
            var region = bench.open(1, 0, 16 << 12, false, 0);
            for (int round = 0; round < 3; round++) {
                for (int page = 0; page < 16; page++) {
                    bench.ask(region, (long) page << 12, 1);
                }
                bench.finish();
                assertThat(bench.agent.reads()).isEqualTo(16);
            }
        }
    }

    @Test void afterForgettingTheListIsReadAgainAndOthersAreNotDisturbed() {
        var random = new Random(SEED);
        try (var bench = new Bench(64, 16, Engine.JVM, random)) {
            bench.agent.latency(20, 80);
            var other = bench.open(9, 0, 64 << 12, false, 0);
            for (int round = 0; round < 20; round++) {
                int shift = random.nextInt(10);
                var region = bench.open(4, shift, 200_000L << shift, round % 2 == 0, 0);
                for (int i = 0; i < 30; i++) {
                    bench.askAnywhere(region);
                }
                bench.finish();
                for (int i = 0; i < 100; i++) {
                    bench.askAnywhere(other);                // goes on meanwhile
                }
                assertThat(bench.forget(4)).as("cycles of 16 rows").isBetween(32L, 200L);
            }
            bench.finish();
        }
    }

    /** Misses wait side by side: 64 of them take little longer than one. */
    @Test void missesDoNotWaitForEachOther() {
        try (var bench = new Bench(64, 16, Engine.JVM, new Random(SEED))) {
            bench.agent.latency(300, 300);
            var region = bench.open(1, 0, 1 << 24, false, 0);
            for (int page = 0; page < 50; page++) {
                bench.ask(region, 64L * 4096 + ((long) page << 12), 100);
            }
            long from = bench.dut.cycle(0);
            bench.finish();
            assertThat(bench.dut.cycle(0) - from).isLessThan(300 + 100);
        }
    }

    /** Cycles from an access to its pages, with nobody in the way. */
    private static long latency(Bench bench, Access access) {
        int before = bench.sink.received().size();
        bench.source.send(access);
        long cycles = 0;
        for (; bench.sink.received().size() == before && cycles < 1000; cycles++) {
            bench.dut.step();
        }
        return cycles;
    }

    @Test void whoNeedsNoListPassesAndWhatIsRememberedTakesTwoCycles() {
        try (var bench = new Bench(64, 16, Engine.JVM, new Random(SEED))) {
            bench.agent.latency(50, 50);
            var region = bench.open(1, 3, 1 << 20, false, 0);
            var access = new Access(region.base(), 100, 1, new Size(true, 3), 0);
            long atOnce = latency(bench, new Access(0x1234_5678, 100, 1, new Size(false, 0), 0));
            bench.dut.step(10);
            long cold = latency(bench, access);
            bench.dut.step(10);
            long warm = latency(bench, access);
            assertThat(warm - atOnce).isEqualTo(Translator.LATENCY);
            assertThat(cold - atOnce).isBetween(50L, 70L);
        }
    }
}
