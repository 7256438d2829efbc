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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.memory.PortMemory;
import rnic.protocol.RnicParameters;
import rnic.translate.ListedRegions;

/**
 * Atomics in memory whose pages are found by lists: each changes the 8 bytes that the list names, in order, and who has
 * no page changes nothing. Planted faults that were found here: of an address only the place in its page is compared
 * with those under way, or that place is lost; an atomic without a page is executed, or does not end in its MR.
 */
class ListedAtomicsTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_911);
    private static final RnicParameters SIZES = RnicParameters.SMALL;
    private static final int TAG = 0x33;
    private static final int DOMAIN = 9;
    private static final int MRS = 8;
    private static final int LATE = 225;                     // 700 ns

    record Operation(int qp, int context, int pd, boolean adds, long address, long key, long operand, long compare) {}

    record Result(int qp, int context, long old, boolean failed) {}

    private final Random random = new Random(SEED);
    private final Simulation<AtomicUnit.Io> dut = Words.simulation(new AtomicUnit(SIZES, AtomicUnit.SLOTS), SEED);
    private final SparseMemory host = new SparseMemory();
    private final SparseMemory lists = new SparseMemory();
    private final ListedRegions regions = new ListedRegions(lists, random);
    private final StreamSource<Operation> operations =
        dut.add(new StreamSource<>(dut, dut.io().operations(), Operation.class));
    private final StreamSink<Result> results = dut.add(new StreamSink<>(dut, dut.io().results(), Result.class));
    private final AxiMemory reads = PortMemory.reading(dut, dut.io().read(), host);
    private final AxiMemory writes = PortMemory.writing(dut, dut.io().write(), host);
    private final AxiMemory walks = PortMemory.reading(dut, dut.io().lists().memory(), lists);
    private final Words mrs = Words.valid(dut, "mr", 0, random);
    private final Words tables = Words.valid(dut, "lists_regions", 0, random);
    private final Map<Long, Long> model = new HashMap<>();   // by address on the bus
    private final List<Result> expected = new ArrayList<>();
    private long changes;

    ListedAtomicsTest() {
        System.out.println("ListedAtomicsTest: seed " + SEED);
        dut.step(SIZES.rememberedPages() + 2);               // the cache is emptied
    }

    @AfterEach void close() {
        dut.close();
    }

    private ListedRegions.Region listed(int mr, int shift, long length, boolean deep, double badness) {
        var region = regions.make(mr, shift, length, deep, badness);
        tables.send(Map.of("index", (long) mr, "base", region.base() >>> 12 & (1L << 39) - 1, "size_listed", 1L,
            "size_shift", (long) shift, "deep", deep ? 1L : 0, "address", region.list() >>> 12));
        mr(mr, region.base(), length, true, shift);
        return region;
    }

    /** As {@link ListedRegions} numbers its pages, which the bus has where the MR has them. */
    private void mr(int mr, long base, long length, boolean isListed, int shift) {
        var fields = new HashMap<>(Map.of("index", (long) mr, "mr_valid", 1L, "mr_tag", (long) TAG, "mr_pd",
            (long) DOMAIN, "mr_remote_atomic", 1L, "mr_base", base, "mr_length", length));
        fields.put("mr_pages_listed", isListed ? 1L : 0);
        fields.put("mr_pages_shift", (long) shift);
        mrs.send(fields);
        dut.stepUntil(() -> mrs.isDone() && tables.isDone(), 10);
        dut.step(2);
    }

    private long value(long bus) {
        return ByteBuffer.wrap(host.get(bus, 8)).order(ByteOrder.LITTLE_ENDIAN).getLong();
    }

    private static long bus(ListedRegions.Region region, long address) {
        return region.frame(address) << 12 | address & 4095;
    }

    private void add(int mr, long address, long bus, boolean missing, long operand) {
        int context = expected.size() % SIZES.contexts();
        operations.send(new Operation(mr, context, DOMAIN, true, address, (long) mr << 8 | TAG, operand, 0));
        if (missing) {
            expected.add(new Result(mr, context, 0, true));
            return;
        }
        long old = model.computeIfAbsent(bus, this::value);
        model.put(bus, old + operand);
        changes++;
        expected.add(new Result(mr, context, old, false));
    }

    private void add(ListedRegions.Region region, long address) {
        boolean missing = region.isBad(address);
        add(region.mr(), address, missing ? 0 : bus(region, address), missing, random.nextLong());
    }

    private void finish(int cycles) {
        dut.stepUntil(() -> results.received().size() >= expected.size(), cycles);
        for (int i = 0; i < expected.size(); i++) {
            var found = results.received().get(i);
            var due = expected.get(i);
            assertThat(due.failed() ? new Result(found.qp(), found.context(), 0, found.failed()) : found)
                .as("%d, seed %d", i, SEED).isEqualTo(due);
        }
        model.forEach((bus, value) -> assertThat(value(bus)).isEqualTo(value));
        assertThat(writes.writes()).as("nothing else is written").isEqualTo(changes);
    }

    @Test void theListSaysWhereTheWordsAre() {
        var open = new ArrayList<ListedRegions.Region>();
        for (int mr = 0; mr < MRS; mr++) {
            open.add(listed(mr, random.nextInt(4), 1 + random.nextInt(200_000) + 4096, mr % 2 == 1, mr < 4 ? 0 : 0.3));
        }
        var under = dut.add(new Watch());
        for (int latency : new int[] {1, 60, 300}) {
            reads.latency(1, latency).stall(0.2);
            writes.latency(1, latency).stall(0.3);
            walks.latency(1, latency).stall(0.2);
            results.stall(random.nextInt(3) * 0.3);
            for (int i = 0; i < 500; i++) {
                var region = open.get(random.nextInt(MRS));
                long last = region.base() + region.length() - 8;
                long first = region.base() + 7 & -8;
                long words = (last - first) / 8 + 1;
                add(region, first + 8 * (i % 3 == 0 ? random.nextLong(words) : random.nextInt(3)));
            }
            finish(400_000);
        }
        dut.step(2);
        assertThat(expected).anyMatch(Result::failed);
        assertThat(under.begun).containsOnly(0);
        assertThat(reads.reads()).as("values are taken from slots").isLessThan(changes);
    }

    /** One MR names the words by a list, another one by their addresses on the bus. */
    @Test void twoNamesOfAWordAreOneWord() {
        reads.latency(LATE, LATE);
        writes.latency(LATE, LATE);
        var region = listed(5, 0, 8192, false, 0);
        long address = region.base() + 4096 & -8;
        long bus = bus(region, address);
        mr(6, bus & -4096, 4096, false, 0);
        for (int i = 0; i < 60; i++) {
            add(i % 2 == 0 ? 5 : 6, i % 2 == 0 ? address : bus, bus, false, 1);
        }
        finish(10_000);
        assertThat(reads.reads()).isLessThan(60);
    }

    /** What waits for its page waits beside others: the slots are the limit. */
    @Test void ratesOfPagesThatAreNotRemembered() {
        reads.latency(LATE, LATE);
        writes.latency(LATE, LATE);
        walks.latency(LATE, LATE);
        var region = listed(3, 0, 4096L * 4000, true, 0);
        int many = 1000;
        for (int i = 0; i < many; i++) {
            add(region, (region.base() & -4096) + 4096L * (1 + i * 3));
        }
        long cycles = dut.stepUntil(() -> results.received().size() >= many, 200_000);
        finish(1);
        double each = (double) cycles / many;
        System.out.printf("ListedAtomicsTest: pages not remembered %.1f cycles each, %.1f M/s at 322 MHz%n", each,
            322.266 / each);
        assertThat(each).as("list of lists, list, word, write: at most four in turn").isLessThan(1.2 * 4 * LATE / AtomicUnit.SLOTS);
    }

    /** What is under way in each MR. */
    private final class Watch implements Agent {
        private final int[] begun = new int[MRS];

        @Override public void drive() {
        }

        @Override public void sample() {
            var events = dut.io().mrs();
            if (dut.pin(events.beginning().valid()).isSet()) {
                begun[(int) dut.pin(events.beginning().value()).get()]++;
            }
            if (dut.pin(events.ending().valid()).isSet()) {
                assertThat(--begun[(int) dut.pin(events.ending().value()).get()]).isNotNegative();
            }
        }
    }
}
