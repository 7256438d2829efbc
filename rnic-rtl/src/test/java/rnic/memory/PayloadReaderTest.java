package rnic.memory;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.SparseMemory;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests in, bytes of host memory out, whatever the latency. */
class PayloadReaderTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_266);
    private static final int STORE = 16 * 1024;

    /** A request as the agents carry it. */
    record Owner(int qp, boolean inMr, int mr) {}

    record Size(boolean listed, int shift) {}

    record Wanted(long address, int length, Owner owner, Size pages) {}

    record Where(long first, long next, boolean apart, boolean missing) {}

    record Translated(Wanted request, Where pages) {}

    /** A beat as the agents carry it. */
    record Shown(long[] data, long[] keep, boolean last) {}

    /** A reader between somebody who asks, a memory, and somebody who takes the payload. */
    private static final class Bench implements Agent, AutoCloseable {
        final Simulation<PayloadReader.Io> dut;
        final int bytes;
        final SparseMemory memory = new SparseMemory();
        final AxiMemory agent;
        final StreamSource<Translated> source;
        final StreamSink<Shown> sink;
        final List<Wanted> asked = new ArrayList<>();
        private final Set<Wanted> missing = Collections.newSetFromMap(new IdentityHashMap<>());
        private final List<Long> seconds = new ArrayList<>();
        final List<Wanted> spoilt = new ArrayList<>();
        private boolean refusing;
        final List<byte[]> packets = new ArrayList<>();
        private final ByteArrayOutputStream open = new ByteArrayOutputStream();
        private final Pin ended;
        private final List<Owner> done = new ArrayList<>();
        private final Pin fault;
        private final Pin told;
        private final Pin broken;
        private final Pin outValid;
        int faults;
        final List<Boolean> verdicts = new ArrayList<>();
        long mostOwed;
        int idle;
        private boolean begun;

        Bench(int bytes, Engine engine, Random random) {
            this.bytes = bytes;
            dut = Simulation.of(new PayloadReader(bytes, STORE / bytes), engine);
            agent = PortMemory.reading(dut, dut.io().memory(), memory);
            source = dut.add(new StreamSource<>(dut, dut.io().requests(), Translated.class));
            sink = dut.add(new StreamSink<>(dut, dut.io().payload(), Shown.class).to(this::take));
            ended = dut.pin(dut.io().ended().valid());
            fault = dut.pin(dut.io().fault());
            told = dut.pin(dut.io().broken().valid());
            broken = dut.pin(dut.io().broken().value());
            outValid = dut.pin(dut.io().payload().valid());
            dut.add(this);
        }

        void ask(long address, int length) {
            ask(address, length, (address >>> 12) + 1, false);
        }

        /** Of bytes whose second page may lie anywhere, or that lie nowhere. */
        void ask(long address, int length, long next, boolean missing) {
            int number = asked.size();
            asked.add(new Wanted(address, length, new Owner(number * 7 & 0x3FFF, number % 3 != 0, number * 5 & 0xFFFF),
                new Size(false, 0)));
            seconds.add(next);
            boolean apart = number % 2 == 0 || next != (address >>> 12) + 1;
            // Of the address only its place in the page counts.
            var given = new Wanted(address & 4095 | (long) number << 12, length, asked.getLast().owner(),
                new Size(true, 3));
            source.send(new Translated(given, new Where(address >>> 12, apart ? next : 0, apart, missing)));
            if (missing) {
                this.missing.add(asked.getLast());
            }
            if (refusing || missing) {
                spoilt.add(asked.getLast());
            }
        }

        /** What is asked for from now on is refused. */
        void refuse(boolean on) {
            refusing = on;
            agent.refuse(_ -> on);
        }

        private void take(Shown beat) {
            int count = 0;
            for (int i = 0; i < bytes; i++) {
                if ((beat.keep[i / 64] >>> i % 64 & 1) != 0) {
                    assertThat(count++).as("kept bytes have no hole").isEqualTo(i);
                    open.write((int) (beat.data[i / 8] >>> 8 * (i % 8)));
                }
            }
            assertThat(count).isPositive();
            assertThat(count == bytes || beat.last).as("only the last beat is not full").isTrue();
            if (beat.last) {
                packets.add(open.toByteArray());
                open.reset();
            }
        }

        void finish() {
            for (int limit = 300_000; limit > 0 && (done.size() < full() || packets.size() < full()); limit--) {
                dut.step();
            }
            dut.step(30);
            assertThat(done).isEqualTo(asked.stream().filter(each -> each.length > 0).map(Wanted::owner).toList());
            int at = 0;
            for (int i = 0; i < asked.size(); i++) {
                var wanted = asked.get(i);
                if (wanted.length > 0) {
                    var packet = packets.get(at++);
                    assertThat(packet).as("%s", wanted).hasSize(wanted.length);
                    if (!spoilt.contains(wanted)) {
                        assertThat(packet).as("%s", wanted).isEqualTo(bytes(wanted, seconds.get(i)));
                    }
                }
            }
            assertThat(packets).hasSize(at);
        }

        private byte[] bytes(Wanted wanted, long second) {
            int first = (int) Math.min(wanted.length, 4096 - (wanted.address & 4095));
            var bytes = Arrays.copyOf(memory.get(wanted.address, first), wanted.length);
            System.arraycopy(memory.get(second << 12, wanted.length - first), 0, bytes, first, wanted.length - first);
            return bytes;
        }

        private long full() {
            return asked.stream().filter(each -> each.length > 0).count();
        }

        @Override public void drive() {
        }

        @Override public void sample() {
            faults += fault.isSet() ? 1 : 0;
            if (told.isSet()) {
                verdicts.add(broken.isSet());
            }
            mostOwed = Math.max(mostOwed, agent.beatsOwed());
            begun |= outValid.isSet();
            idle += begun && !outValid.isSet() ? 1 : 0;
            if (ended.isSet()) {
                var owner = dut.io().ended().value();
                done.add(new Owner((int) dut.pin(owner.qp()).get(), dut.pin(owner.inMr()).isSet(),
                    (int) dut.pin(owner.mr()).get()));
            }
            long covered = asked.stream().filter(each -> each.length > 0).limit(done.size())
                .filter(it -> !missing.contains(it))
                .mapToLong(it -> (it.address + it.length - 1) / bytes - it.address / bytes + 1).sum();
            assertThat(covered).as("beats of the requests that are done").isLessThanOrEqualTo(agent.beatsRead());
        }

        @Override public void close() {
            dut.close();
        }
    }

    private static void randomRequests(Bench bench, Random random, int count) {
        for (int i = 0; i < count; i++) {
            int length = switch (random.nextInt(5)) {
                case 0 -> random.nextInt(3);
                case 1 -> random.nextInt(200);
                case 2 -> 256 << random.nextInt(5);
                default -> random.nextInt(4097);
            };
            long high = 0x7FFF_FFF0_0000L * random.nextInt(2);
            bench.ask(high + (random.nextInt(3) == 0 ? 4096L * random.nextInt(64) : random.nextInt(1 << 18)), length);
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyRequestBecomesItsBytes(int bytes) {
        var random = new Random(SEED + bytes);
        for (double[] rates : new double[][] {{0, 0, 0, 1}, {0.3, 0.3, 0.3, 20}, {0, 0.8, 0, 5}, {0.5, 0, 0, 300}}) {
            try (var bench = new Bench(bytes, Engine.JVM, random)) {
                bench.source.stall(rates[0]);
                bench.sink.stall(rates[1]);
                bench.agent.stall(rates[2]).latency((int) rates[3], (int) rates[3]);
                randomRequests(bench, random, 120);
                bench.finish();
                assertThat(bench.faults).isZero();
            }
        }
    }

    @Test void theSecondPageLiesAnywhere() {
        var random = new Random(SEED);
        try (var bench = new Bench(64, Engine.JVM, random)) {
            for (int i = 0; i < 60; i++) {
                bench.ask(random.nextLong() >>> 12, random.nextInt(4097), random.nextLong() >>> 24, false);
            }
            bench.finish();
        }
    }

    /** Nothing is read for it; who waits for its bytes gets as many, and hears that they are nothing. */
    @Test void whatLiesNowhereIsToldAndOthersAreNotDisturbed() {
        var random = new Random(SEED);
        try (var bench = new Bench(64, Engine.JVM, random)) {
            bench.agent.latency(30, 30);
            long beats = 0;
            for (int i = 0; i < 60; i++) {
                long address = random.nextInt(1 << 20);
                int length = 1 + random.nextInt(4096);
                boolean missing = random.nextInt(3) == 0;
                beats += missing ? 0 : (address + length - 1) / 64 - address / 64 + 1;
                bench.ask(address, length, (address >>> 12) + 1, missing);
            }
            bench.finish();
            assertThat(bench.agent.beatsRead()).isEqualTo(beats);
            assertThat(bench.verdicts).isEqualTo(bench.asked.stream().map(bench.spoilt::contains).toList());
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyLaneComesToTheFront(int bytes) {
        try (var bench = new Bench(bytes, Engine.JVM, new Random(SEED))) {
            for (int lane = 0; lane < bytes; lane++) {
                bench.ask(0x1_0000 + lane, 1 + lane * 37 % (3 * bytes));
                bench.ask(0x1_0FC0 + lane, 2 * bytes - lane);
            }
            bench.finish();
        }
    }

    @Test void nothingIsAskedForWithoutAPlace() {
        try (var bench = new Bench(64, Engine.JVM, new Random(SEED))) {
            bench.sink.stall(1);
            for (int i = 0; i < 20; i++) {
                bench.ask(4096 * i, 4096);
            }
            bench.dut.step(2000);
            assertThat(bench.agent.reads()).as("16 KiB are 4 pages").isEqualTo(4);
            bench.sink.stall(0);
            bench.finish();
        }
    }

    @Test void theLatencyOfTheMemoryIsHidden() {
        try (var bench = new Bench(64, Engine.JVM, new Random(SEED))) {
            bench.agent.latency(100, 100);
            for (int i = 0; i < 100; i++) {
                bench.ask(4096 + 1024 * i, 1024);
            }
            bench.finish();
            assertThat(bench.idle).as("cycles without payload, once it flows").isLessThan(60);
            assertThat(bench.mostOwed).isGreaterThan(90);
        }
    }

    @Test void aBeatWithAnErrorIsToldAndSoIsItsPacket() {
        try (var bench = new Bench(64, Engine.JVM, new Random(SEED))) {
            bench.ask(100, 200);
            bench.finish();
            bench.refuse(true);
            bench.ask(64, 128);
            bench.finish();
            assertThat(bench.faults).isEqualTo(2);
            bench.refuse(false);
            bench.ask(0, 0);
            bench.ask(4000, 500);
            bench.finish();
            assertThat(bench.verdicts).containsExactly(false, true, false);
        }
    }

    @EachEngine void theEnginesAgree(Engine engine) {
        var random = new Random(SEED);
        try (var bench = new Bench(64, engine, random)) {
            bench.sink.stall(0.2);
            bench.agent.stall(0.2).latency(10, 10);
            randomRequests(bench, random, 30);
            bench.finish();
        }
    }
}
