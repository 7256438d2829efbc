package rnic.respond;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.SparseMemory;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.memory.PortMemory;
import rnic.messages.AccessEvents;
import rnic.protocol.RnicParameters;

/**
 * Every atomic finds what those before it have left, is executed once, and is told in order; host memory answers early,
 * late or not at all well. Planted faults that were found here: the compare of addresses leaves out the lowest or the
 * highest bit; an unequal compare writes, or passes on what it would have written; the right {@code remote_write} is
 * asked for; the last byte of an MR is further than it is; a failure is not taken over.
 */
class AtomicUnitTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_403);
    private static final RnicParameters SIZES = RnicParameters.SMALL;
    private static final long BASE = 0x1_0000_0000L - 64;    // the MR lies across 4 GiB
    private static final int LENGTH = 4096;
    private static final int KEY = 5 << 8 | 0x5A;
    private static final int DOMAIN = 7;
    private static final int LATE = 225;                     // 700 ns

    record Operation(int qp, int context, int pd, boolean adds, long address, long key, long operand, long compare) {}

    record Result(int qp, int context, long old, boolean failed) {}

    private final Random random = new Random(SEED);
    private final Simulation<AtomicUnit.Io> dut = Words.simulation(new AtomicUnit(SIZES, AtomicUnit.SLOTS), SEED);
    private final SparseMemory host = new SparseMemory();
    private final StreamSource<Operation> operations =
        dut.add(new StreamSource<>(dut, dut.io().operations(), Operation.class));
    private final StreamSink<Result> results = dut.add(new StreamSink<>(dut, dut.io().results(), Result.class));
    private final AxiMemory reads = PortMemory.reading(dut, dut.io().read(), host);
    private final AxiMemory writes = PortMemory.writing(dut, dut.io().write(), host);
    private final Words mrs = Words.valid(dut, "mr", 0, random);
    private final Map<Long, Long> model = new HashMap<>();
    private final List<Result> expected = new ArrayList<>();
    private long changes;

    @AfterEach void close() {
        dut.close();
    }

    private void mr(int index, boolean valid, boolean atomic) {
        mr(index, valid, atomic, BASE);
    }

    private void mr(int index, boolean valid, boolean atomic, long base) {
        var fields = new HashMap<>(Map.of("index", (long) index, "mr_valid", valid ? 1L : 0, "mr_tag", 0x5AL, "mr_pd",
            (long) DOMAIN, "mr_local_write", 1L, "mr_remote_write", 1L, "mr_remote_read", 1L, "mr_remote_atomic",
            atomic ? 1L : 0));
        fields.put("mr_remote_invalidate", 1L);
        fields.put("mr_base", base);
        fields.put("mr_length", (long) LENGTH);
        mrs.send(fields);
        dut.stepUntil(mrs::isDone, 10);
        dut.step(2);
    }

    private long value(long address) {
        return ByteBuffer.wrap(host.get(address, 8)).order(ByteOrder.LITTLE_ENDIAN).getLong();
    }

    /** Sends one, and what it will find. */
    private void send(int qp, long address, boolean adds, long operand, long compare) {
        long old = model.computeIfAbsent(address, this::value);
        boolean writes = adds || old == compare;
        model.put(address, adds ? old + operand : writes ? operand : old);
        changes += writes ? 1 : 0;
        int context = expected.size() % SIZES.contexts();
        operations.send(new Operation(qp, context, DOMAIN, adds, address, KEY, operand, compare));
        expected.add(new Result(qp, context, old, false));
    }

    private void finish(int cycles) {
        dut.stepUntil(() -> results.received().size() >= expected.size(), cycles);
        assertThat(results.received()).as("seed %d", SEED).isEqualTo(expected);
    }

    private void sendAtRandom(int addresses) {
        long address = BASE + 8 * (addresses == 3 ? new int[] {0, 7, 8}[random.nextInt(3)] : random.nextInt(addresses));
        long known = model.computeIfAbsent(address, this::value);
        long operand = switch (random.nextInt(4)) {
            case 0 -> -1;
            case 1 -> 1L << 32;
            case 2 -> random.nextInt(3);
            default -> random.nextLong();
        };
        // Equal, equal in one half only, or anything.
        long compare = switch (random.nextInt(5)) {
            case 0 -> known ^ 1L << random.nextInt(64);
            case 1 -> random.nextLong();
            default -> known;
        };
        send(random.nextInt(16), address, random.nextBoolean(), operand, compare);
    }

    @Test void everyAtomicFindsWhatTheOnesBeforeLeft() {
        System.out.println("AtomicUnitTest: seed " + SEED);
        mr(5, true, true);
        for (int[] kind : new int[][] {{1, 1, 2}, {3, 1, 60}, {512, 1, 20}, {40, 150, 300}, {3, 1, 2}}) {
            reads.latency(kind[1], kind[2]).stall(0.2);
            writes.latency(kind[1], kind[2]).stall(0.3);
            results.stall(random.nextInt(3) * 0.3);
            operations.stall(random.nextInt(3) * 0.3);
            for (int i = 0; i < 600; i++) {
                sendAtRandom(kind[0]);
            }
            finish(400_000);
        }
        model.forEach((address, value) -> assertThat(value(address)).isEqualTo(value));
        assertThat(writes.writes()).as("each change is written once").isEqualTo(changes);
        assertThat(reads.reads()).as("values are taken from slots").isLessThan(expected.size());
    }

    /** One bit apart, both allowed and under way at once: each has its own value. */
    @Test void everyBitOfAnAddressCounts() {
        reads.latency(LATE, LATE);
        for (int bit = 3; bit < 64; bit++) {
            long other = BASE + 512 ^ 1L << bit;
            mr(5, true, true);
            mr(6, true, true, other - 512);
            int told = results.received().size();
            operations.send(new Operation(1, 0, DOMAIN, true, BASE + 512, KEY, 1, 0),
                new Operation(1, 1, DOMAIN, true, other, KEY + 0x100, 1, 0));
            long[] before = {value(BASE + 512), value(other)};
            dut.stepUntil(() -> results.received().size() == told + 2, 5000);
            assertThat(results.received().subList(told, told + 2)).as("bit %d", bit)
                .containsExactly(new Result(1, 0, before[0], false), new Result(1, 1, before[1], false));
        }
    }

    /** The words of an MR: the first, the last, one beyond either end; addresses that differ in one bit. */
    @Test void nothingIsTouchedThatTheMrDoesNotAllow() {
        mr(5, true, true);
        mr(6, true, false);
        mr(7, false, true);
        record Wrong(long address, long key, int pd) {}
        var wrong = new ArrayList<>(List.of(new Wrong(BASE - 8, KEY, DOMAIN), new Wrong(BASE + LENGTH, KEY, DOMAIN),
            new Wrong(BASE, KEY ^ 1, DOMAIN), new Wrong(BASE, KEY, DOMAIN + 1), new Wrong(BASE, KEY + 0x100, DOMAIN),
            new Wrong(BASE, KEY + 0x200, DOMAIN), new Wrong(BASE, KEY | 1 << 14, DOMAIN),
            new Wrong(BASE, KEY | 1L << 31, DOMAIN), new Wrong(-8, KEY, DOMAIN), new Wrong(0, KEY, DOMAIN)));
        for (int bit = 12; bit < 64; bit++) {
            wrong.add(new Wrong(BASE + 128 ^ 1L << bit, KEY, DOMAIN));
        }
        for (var one : wrong) {
            send(1, BASE, true, 1, 0);
            send(1, BASE + LENGTH - 8, true, 1, 0);
            operations.send(new Operation(2, 3, one.pd(), true, one.address(), one.key(), 1, 0));
            expected.add(null);
        }
        dut.stepUntil(() -> results.received().size() >= expected.size(), 40_000);
        for (int i = 0; i < expected.size(); i++) {
            assertThat(results.received().get(i).failed()).as("%d", i).isEqualTo(expected.get(i) == null);
            if (expected.get(i) != null) {
                assertThat(results.received().get(i)).isEqualTo(expected.get(i));
            }
        }
        assertThat(writes.writes()).isEqualTo(changes);
        assertThat(value(BASE)).isEqualTo(model.get(BASE));
    }

    /** Who has taken his value from one that failed has failed too; then the word is read again. */
    @Test void aRefusalIsTakenOverByThoseBehind() {
        mr(5, true, true);
        reads.latency(100, 100);
        writes.latency(100, 100);
        for (boolean isWrite : new boolean[] {false, true}) {
            reads.respond((_, _, at, _) -> !isWrite && at / 32 == BASE / 32 ? AxiMemory.DECODE_ERROR : AxiMemory.OKAY);
            writes.respond((_, _, at, _) -> isWrite && at / 32 == BASE / 32 ? AxiMemory.DECODE_ERROR : AxiMemory.OKAY);
            long before = value(BASE);
            int told = results.received().size();
            for (int i = 0; i < 4; i++) {
                operations.send(new Operation(3, i, DOMAIN, true, BASE, KEY, 5, 0));
                operations.send(new Operation(4, i, DOMAIN, true, BASE + 1024, KEY, 5, 0));
            }
            dut.stepUntil(() -> results.received().size() == told + 8, 5000);
            for (int i = 0; i < 8; i++) {
                assertThat(results.received().get(told + i).failed()).as("%s %d", isWrite, i).isEqualTo(i % 2 == 0);
            }
            assertThat(value(BASE)).isEqualTo(before);
        }
        reads.respond((_, _, _, _) -> AxiMemory.OKAY);
        var refusals = new ArrayDeque<>(List.of(AxiMemory.DECODE_ERROR));
        writes.respond((_, _, _, _) -> refusals.isEmpty() ? AxiMemory.OKAY : refusals.remove());
        for (int i = 0; i < 4; i++) {
            operations.send(new Operation(3, i, DOMAIN, true, BASE, KEY, 5, 0));
        }
        int first = results.received().size();
        dut.stepUntil(() -> results.received().size() == first + 4, 5000);
        assertThat(results.received().subList(first, first + 4)).as("only the first write is refused")
            .allMatch(Result::failed);
        int told = results.received().size();
        long before = value(BASE);
        operations.send(new Operation(3, 0, DOMAIN, true, BASE, KEY, 5, 0));
        dut.stepUntil(() -> results.received().size() == told + 1, 5000);
        assertThat(results.received().getLast()).isEqualTo(new Result(3, 0, before, false));
        assertThat(value(BASE)).isEqualTo(before + 5);
    }

    /** Whoever closes an MR sees, once as many have ended as begun, no access any more. */
    @Test void whatHasBegunEndsOnceAndIsSaid() {
        mr(5, true, true);
        reads.latency(50, 90);
        writes.latency(50, 90);
        int[] under = new int[1];
        int[] ended = new int[1];
        for (int i = 0; i < 40; i++) {
            send(9, BASE + 8L * (i % 3), true, 1, 0);
        }
        var watch = dut.add(new Watch(under, ended));
        dut.stepUntil(() -> results.received().size() == 10, 5000);
        mrs.send(Map.of("index", 5L, "mr_valid", 0L));
        dut.stepUntil(() -> results.received().size() == 40, 20_000);
        dut.step(2);
        assertThat(watch.most).isEqualTo(AtomicUnit.SLOTS);
        assertThat(under).containsOnly(0);
        var failed = results.received().stream().map(Result::failed).toList();
        assertThat(failed.indexOf(true)).as("those that came before are executed").isGreaterThan(15);
        assertThat(ended).as("of a closed MR nothing begins").containsExactly(failed.indexOf(true));
        assertThat(failed.subList(failed.indexOf(true), 40)).containsOnly(true);
        assertThat(writes.writes()).isEqualTo(failed.indexOf(true));
    }

    /** Counts what is under way for MR 5. */
    private final class Watch implements Agent {
        private final int[] under;
        private final int[] ended;
        private int most;

        Watch(int[] under, int[] ended) {
            this.under = under;
            this.ended = ended;
        }

        @Override public void drive() {
        }

        @Override public void sample() {
            count(dut.io().mrs(), 0, 5);
            assertThat(under[0]).isBetween(0, AtomicUnit.SLOTS);
            most = Math.max(most, under[0]);
        }

        private void count(AccessEvents events, int kind, int object) {
            if (dut.pin(events.beginning().valid()).isSet()) {
                assertThat(dut.pin(events.beginning().value()).get()).isEqualTo(object);
                under[kind]++;
            }
            if (dut.pin(events.ending().valid()).isSet()) {
                assertThat(dut.pin(events.ending().value()).get()).isEqualTo(object);
                under[kind]--;
                ended[kind]++;
            }
        }
    }

    /** One address of all queue pairs; many addresses of one queue pair; with memory that takes 700 ns. */
    @Test void ratesWithSlowMemory() {
        mr(5, true, true);
        reads.latency(LATE, LATE);
        writes.latency(LATE, LATE);
        int many = 2000;
        for (boolean isHot : new boolean[] {true, false}) {
            for (int i = 0; i < many; i++) {
                send(i % 16, BASE + (isHot ? 0 : 8L * (i % 500)), true, i, 0);
            }
            long cycles = dut.stepUntil(() -> results.received().size() >= expected.size(), 200_000);
            finish(1);
            double each = (double) cycles / many;
            System.out.printf("AtomicUnitTest: %s %.1f cycles each, %.1f M/s at 322 MHz%n",
                isHot ? "one address" : "distinct addresses", each, 322.266 / each);
            assertThat(each).isLessThan(isHot ? 322.266 / 15 : 322.266 / 10);
        }
        model.forEach((address, value) -> assertThat(value(address)).isEqualTo(value));
    }
}
