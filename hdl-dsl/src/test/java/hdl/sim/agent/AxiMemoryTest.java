package hdl.sim.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.lib.axi.Axi4;
import hdl.lib.axi.Axi4Slice;
import hdl.sim.Engine;
import hdl.sim.Seed;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The memory behind a slice of an AXI4 bus of 64 data bits, in front of it a manager made of streams. */
class AxiMemoryTest {
    private static final int BYTES = 8;
    private static final int INCREMENTING = 1;
    private static final int LIMIT = 20_000;

    record Request(int id, long addr, int len, int size, int burst, boolean lock, int cache, int prot, int qos) {
        Request(int id, long addr, int beats, int size, int burst) {
            this(id, addr, beats - 1, size, burst, false, 0, 0, 0);
        }

        /** The bytes of a beat, as the specification counts them: from an address to the next multiple of the size. */
        List<Long> addresses(int beat) {
            long bytes = 1L << size;
            long aligned = addr / bytes * bytes;
            long next = burst == 0 ? addr : beat == 0 ? addr : aligned + beat * bytes;
            if (burst == 2) {
                long span = bytes * (len + 1);
                long boundary = addr / span * span;
                next = addr + beat * bytes;
                next = next >= boundary + span ? next - span : next;
            }
            var found = new ArrayList<Long>();
            for (long at = next; at < next / bytes * bytes + bytes; at++) {
                found.add(at);
            }
            return found;
        }
    }

    record Data(long data, int strb, boolean last) {}

    record Answer(int id, int resp) {}

    record Beat(int id, long data, int resp, boolean last) {}

    /** The manager's end. */
    private static final class Manager {
        private final Simulation<?> dut;
        private final StreamSource<Request> aw;
        private final StreamSource<Data> w;
        private final StreamSink<Answer> b;
        private final StreamSource<Request> ar;
        private final StreamSink<Beat> r;

        Manager(Simulation<?> dut, Axi4 bus, double stall) {
            this.dut = dut;
            aw = dut.add(new StreamSource<>(dut, bus.aw(), Request.class).stall(stall));
            w = dut.add(new StreamSource<>(dut, bus.w(), Data.class).stall(stall));
            b = dut.add(new StreamSink<>(dut, bus.b(), Answer.class).stall(stall));
            ar = dut.add(new StreamSource<>(dut, bus.ar(), Request.class).stall(stall));
            r = dut.add(new StreamSink<>(dut, bus.r(), Beat.class).stall(stall));
        }

        /** Every byte that the burst reaches becomes what {@code value} says. */
        void write(Request request, LongUnaryOperator value) {
            aw.send(request);
            for (int beat = 0; beat <= request.len(); beat++) {
                long data = 0;
                int strobe = 0;
                for (long at : request.addresses(beat)) {
                    data |= (value.applyAsLong(at) & 0xff) << 8 * (at % BYTES);
                    strobe |= 1 << at % BYTES;
                }
                w.send(new Data(data, strobe, beat == request.len()));
            }
        }

        void answers(int count) {
            dut.stepUntil(() -> b.received().size() == count, LIMIT);
        }

        void beats(int count) {
            dut.stepUntil(() -> r.received().size() == count, LIMIT);
        }
    }

    private static Simulation<Axi4Slice.Io> slice(Engine engine) {
        return Simulation.of(new Axi4Slice(32, 64, 4), engine);
    }

    private static Request incrementing(int id, long address, int beats) {
        return new Request(id, address, beats, 3, INCREMENTING);
    }

    /** Bursts of every kind, each in a page of its own. */
    private static List<Request> mixture(int count) {
        var random = new Random(Seed.derive(Seed.ofProcess(), "mixture"));
        return IntStream.range(0, count).mapToObj(i -> {
            int size = random.nextInt(4);
            int kind = random.nextInt(3);
            int beats = switch (kind) {
                case 0 -> 1 + random.nextInt(16);
                case 1 -> 1 + random.nextInt(40);
                default -> 2 << random.nextInt(4);
            };
            long offset = random.nextInt(1024);
            long start = kind == 2 ? offset >> size << size : offset;
            return new Request(random.nextInt(16), 0x10_0000 + 4096L * i + start, beats, size, kind);
        }).toList();
    }

    @EachEngine void whatIsWrittenIsReadBackWhateverTheBurst(Engine engine) {
        var requests = mixture(60);
        try (var dut = slice(engine)) {
            var memory = new AxiMemory(dut, dut.io().mAxi()).stall(0.3).latency(1, 30).interleaved();
            var manager = new Manager(dut, dut.io().sAxi(), 0.2);
            requests.forEach(request -> manager.write(request, at -> at * 7 + 1));
            manager.answers(requests.size());
            manager.ar.send(requests);
            manager.beats(requests.stream().mapToInt(request -> request.len() + 1).sum());
            for (int id = 0; id < 16; id++) {
                compare(id, requests, manager.r.received());
            }
            assertThat(memory.writes()).isEqualTo(memory.reads()).isEqualTo(requests.size());
            assertThat(memory.isIdle()).isTrue();
            for (var request : requests) {
                long page = request.addr() & -4096;
                var reached = IntStream.rangeClosed(0, request.len()).boxed()
                    .flatMap(beat -> request.addresses(beat).stream()).toList();
                for (long at = page; at < page + 4096; at++) {
                    assertThat(memory.bytes().get(at)).as("byte %x of %s", at, request)
                        .isEqualTo(reached.contains(at) ? (byte) (at * 7 + 1) : SparseMemory.untouched(at));
                }
            }
        }
    }

    private static void compare(int id, List<Request> requests, List<Beat> received) {
        var beats = received.stream().filter(beat -> beat.id() == id).iterator();
        for (var request : requests.stream().filter(each -> each.id() == id).toList()) {
            for (int i = 0; i <= request.len(); i++) {
                var beat = beats.next();
                assertThat(beat.resp()).isZero();
                assertThat(beat.last()).as("last of beat %d of %s", i, request).isEqualTo(i == request.len());
                for (long at : request.addresses(i)) {
                    assertThat((byte) (beat.data() >>> 8 * (at % BYTES))).as("byte %x of %s", at, request)
                        .isEqualTo((byte) (at * 7 + 1));
                }
            }
        }
        assertThat(beats.hasNext()).isFalse();
    }

    /** Sixteen reads of four beats, each with an identifier of its own, in the order in which their beats came. */
    private static List<Integer> order(UnaryOperator<AxiMemory> settings) {
        try (var dut = slice(Engine.JVM)) {
            settings.apply(new AxiMemory(dut, dut.io().mAxi()));
            var manager = new Manager(dut, dut.io().sAxi(), 0);
            manager.ar.send(IntStream.range(0, 16).mapToObj(id -> incrementing(id, 64L * id, 4)).toList());
            manager.beats(64);
            return manager.r.received().stream().map(Beat::id).toList();
        }
    }

    @Test void betweenIdentifiersTheOrderIsSettable() {
        var inOrder = IntStream.range(0, 64).mapToObj(beat -> beat / 4).toList();
        assertThat(order(memory -> memory.latency(1, 30).inOrder())).isEqualTo(inOrder);
        var mixed = order(memory -> memory.latency(20, 40));
        assertThat(mixed).isNotEqualTo(inOrder);
        assertThat(IntStream.range(0, 64).filter(i -> i % 4 != 0)).as("beats of one burst stay together")
            .allSatisfy(i -> assertThat(mixed.get(i)).isEqualTo(mixed.get(i - 1)));
        var interleaved = order(memory -> memory.latency(20, 40).interleaved());
        assertThat(IntStream.range(0, 64).filter(i -> i % 4 != 0)
            .anyMatch(i -> !interleaved.get(i).equals(interleaved.get(i - 1)))).isTrue();
        assertThat(order(memory -> memory.latency(20, 40))).as("repeats with its seed").isEqualTo(mixed);
    }

    @Test void theLatencyIsKeptAndABeatComesInEveryCycle() {
        try (var dut = slice(Engine.JVM)) {
            var memory = new AxiMemory(dut, dut.io().mAxi()).latency(50, 50);
            var manager = new Manager(dut, dut.io().sAxi(), 0);
            manager.ar.send(incrementing(1, 0, 256));
            var arrives = dut.pin(dut.io().mAxi().arvalid());
            long requested = dut.stepUntil(() -> memory.reads() == 1, 100);
            assertThat(requested).isPositive();
            var answers = dut.pin(dut.io().mAxi().rvalid());
            assertThat(dut.stepUntil(answers::isSet, 100)).isEqualTo(50);
            assertThat(arrives.isSet()).isFalse();
            dut.step(255);
            assertThat(answers.isSet()).isTrue();
            dut.step();
            assertThat(answers.isSet()).as("256 beats in 256 cycles").isFalse();
        }
    }

    @Test void aWriteIsSeenFromItsAnswerOn() {
        try (var dut = slice(Engine.JVM)) {
            var memory = new AxiMemory(dut, dut.io().mAxi()).latency(40, 40);
            var manager = new Manager(dut, dut.io().sAxi(), 0);
            manager.write(incrementing(3, 0x100, 1), _ -> 0x5a);
            dut.stepUntil(() -> memory.writes() == 1, 20);
            dut.step(30);
            assertThat(memory.bytes().get(0x100)).isEqualTo(SparseMemory.untouched(0x100));
            manager.answers(1);
            assertThat(memory.bytes().get(0x100, 8)).containsOnly(0x5a);
            assertThat(manager.b.received()).containsExactly(new Answer(3, 0));
        }
    }

    @Test void whatIsRefusedIsAnsweredWithAnErrorAndWritesNothing() {
        try (var dut = slice(Engine.JVM)) {
            var memory = new AxiMemory(dut, dut.io().mAxi()).inOrder().refuse(address -> address >= 0x2000);
            var manager = new Manager(dut, dut.io().sAxi(), 0);
            manager.write(incrementing(1, 0x2000, 2), _ -> 1);
            manager.write(incrementing(2, 0x1000, 2), _ -> 1);
            manager.answers(2);
            assertThat(manager.b.received())
                .containsExactly(new Answer(1, AxiMemory.SUBORDINATE_ERROR), new Answer(2, AxiMemory.OKAY));
            manager.ar.send(incrementing(4, 0x2000, 1), incrementing(5, 0x1000, 1));
            manager.beats(2);
            assertThat(manager.r.received()).extracting(Beat::resp).containsExactly(AxiMemory.SUBORDINATE_ERROR, 0);
            assertThat(memory.bytes().get(0x2000)).isEqualTo(SparseMemory.untouched(0x2000));
            assertThat(memory.bytes().get(0x100f)).isEqualTo((byte) 1);
        }
    }

    @Test void beatsAreOwedUntilTheyAreTaken() {
        try (var dut = slice(Engine.JVM)) {
            var memory = new AxiMemory(dut, dut.io().mAxi()).latency(40, 40);
            var manager = new Manager(dut, dut.io().sAxi(), 0);
            manager.ar.send(incrementing(1, 0, 4), incrementing(2, 0x40, 3));
            dut.stepUntil(() -> memory.reads() == 2, 20);
            assertThat(memory.beatsOwed()).isEqualTo(7);
            manager.beats(5);
            assertThat(memory.beatsOwed()).isBetween(0L, 2L);
            assertThat(memory.beatsRead() + memory.beatsOwed()).isEqualTo(7);
            manager.beats(7);
            assertThat(memory.beatsOwed()).isZero();
        }
    }

    @Test void twoMemoriesTellWhereTheyDiffer() {
        var left = new SparseMemory();
        var right = new SparseMemory();
        right.set(0x5001, SparseMemory.untouched(0x5001));
        assertThat(left.difference(right)).isEmpty();
        left.set(0xffff_ffff_ffff_f003L, (byte) 0x12);
        right.set(0xffff_ffff_ffff_f003L, (byte) 0x34);
        assertThat(left.difference(right)).isEqualTo("byte 0xfffffffffffff003 is 0x12 and not 0x34");
        assertThat(right.difference(left)).isEqualTo("byte 0xfffffffffffff003 is 0x34 and not 0x12");
    }

    @Test void noMoreIsTakenThanMayBeOutstanding() {
        try (var dut = slice(Engine.JVM)) {
            var memory = new AxiMemory(dut, dut.io().mAxi()).latency(100, 100).outstanding(3);
            var manager = new Manager(dut, dut.io().sAxi(), 0);
            IntStream.range(0, 8).forEach(i -> {
                manager.ar.send(incrementing(i, 64L * i, 1));
                manager.write(incrementing(i, 64L * i, 1), _ -> i);
            });
            dut.step(90);
            assertThat(memory.reads()).isEqualTo(3);
            assertThat(memory.writes()).isEqualTo(3);
            manager.beats(8);
            manager.answers(8);
        }
    }

    @Test void aResetForgetsWhatWasUnderWay() {
        try (var dut = slice(Engine.JVM)) {
            var memory = new AxiMemory(dut, dut.io().mAxi()).latency(30, 30);
            var manager = new Manager(dut, dut.io().sAxi(), 0);
            manager.ar.send(incrementing(1, 0, 4));
            manager.write(incrementing(1, 0x40, 1), _ -> 1);
            dut.stepUntil(() -> memory.reads() + memory.writes() == 2, 20);
            assertThat(memory.isIdle()).isFalse();
            dut.reset(2);
            assertThat(memory.isIdle()).isTrue();
            dut.step(100);
            assertThat(manager.r.received()).isEmpty();
            assertThat(manager.b.received()).isEmpty();
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        0x1fe0 | 5   | 3 | 1 | a read of 5 beats of 8 bytes from 0x1fe0 crosses a border of 4 KiB
        0x1fff | 2   | 0 | 1 | a read of 2 beats of 1 byte from 0x1fff crosses a border of 4 KiB
        0x1000 | 2   | 4 | 1 | a read of 2 beats of 16 bytes from 0x1000 moves 16 bytes per beat on a bus of 8
        0x1000 | 1   | 3 | 3 | a read of 1 beat of 8 bytes from 0x1000 has the reserved kind 3
        0x1000 | 17  | 3 | 0 | a read of 17 beats of 8 bytes from 0x1000 has more than 16 beats and does not increment
        0x1000 | 3   | 3 | 2 | a read of 3 beats of 8 bytes from 0x1000 wraps, but not after 2, 4, 8 or 16 beats
        0x1000 | 1   | 3 | 2 | a read of 1 beat of 8 bytes from 0x1000 wraps, but not after 2, 4, 8 or 16 beats
        0x1004 | 4   | 3 | 2 | a read of 4 beats of 8 bytes from 0x1004 wraps and is not aligned to its beats
        """)
    void aBurstThatAxi4ForbidsIsRefused(String address, int beats, int size, int kind, String text) {
        var request = new Request(0, Long.decode(address), beats, size, kind);
        assertBroken(text, manager -> manager.ar.send(request));
        assertBroken(text.replace("a read", "a write"), manager -> manager.aw.send(request));
    }

    @Test void burstsUpToTheBorderAreNone() {
        try (var dut = slice(Engine.JVM)) {
            new AxiMemory(dut, dut.io().mAxi());
            var manager = new Manager(dut, dut.io().sAxi(), 0);
            manager.ar.send(incrementing(0, 0x1fe0, 4), incrementing(0, 0x1fe5, 4), incrementing(0, 0x1800, 256),
                new Request(0, 0xffff_fff8L, 16, 3, 2));
            manager.beats(4 + 4 + 256 + 16);
        }
    }

    @Test void theLastBeatHasToBeMarkedAndNoOther() {
        var write = incrementing(0, 0x100, 3);
        assertBroken("wlast is 1 in beat 2 of a write of 3 beats of 8 bytes from 0x100", manager -> {
            manager.aw.send(write);
            manager.w.send(new Data(0, 255, false), new Data(0, 255, true));
        });
        assertBroken("wlast is 0 in beat 3 of a write of 3 beats of 8 bytes from 0x100", manager -> {
            manager.w.send(new Data(0, 255, false), new Data(0, 255, false), new Data(0, 255, false));
            manager.aw.send(write);
        });
    }

    @Test void strobesStayWithinTheBeat() {
        assertBroken("wstrb[2] is 1 in beat 1 of a write of 2 beats of 4 bytes from 0x103, which moves bytes 3 to 3 of "
            + "the bus", manager -> {
                manager.aw.send(new Request(0, 0x103, 2, 2, INCREMENTING));
                manager.w.send(new Data(0, 0b1100, false));
            });
        assertBroken("wstrb[3] is 1 in beat 2 of a write of 2 beats of 4 bytes from 0x103, which moves bytes 4 to 7 of "
            + "the bus", manager -> {
                manager.aw.send(new Request(0, 0x103, 2, 2, INCREMENTING));
                manager.w.send(new Data(0, 0b1000, false), new Data(0, 0b1000, true));
            });
    }

    private static void assertBroken(String text, Consumer<Manager> mistake) {
        try (var dut = slice(Engine.JVM)) {
            new AxiMemory(dut, dut.io().mAxi());
            mistake.accept(new Manager(dut, dut.io().sAxi(), 0));
            assertThatThrownBy(() -> dut.step(50))
                .hasMessageMatching("AxiMemoryTest.java:\\d+: HDL813: 'm_axi' breaks AXI4 at cycle \\d+: "
                    + Pattern.quote(text + "; mend the manager"));
        }
    }

    @Test void aLatencyBelowOneCycleIsRefused() {
        try (var dut = slice(Engine.JVM)) {
            var memory = new AxiMemory(dut, dut.io().mAxi());
            Stream.of(new int[] {0, 3}, new int[] {4, 3}).forEach(latency ->
                assertThatThrownBy(() -> memory.latency(latency[0], latency[1])).hasMessageContaining("at least 1"));
        }
    }
}
