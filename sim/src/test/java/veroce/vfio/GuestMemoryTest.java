package veroce.vfio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Ranges of bus addresses that come, go and are cut. */
class GuestMemoryTest {
    private static final int PAGES = 64;
    private static final long PAGE = 4096;
    /** The last byte is that of the last address. */
    private static final long BASE = -PAGES * PAGE;

    private final GuestMemory memory = new GuestMemory();

    @Test void whatWasTakenAwayIsGoneAndTheRestStays() throws IOException, RefusedException {
        memory.map(0x10000, 16 * PAGE, -1, 0);
        assertThat(memory.at(0x10000, 1)).as("without memory").isNull();
        memory.unmap(0x12000, PAGE);
        assertThat(memory.count()).isEqualTo(2);
        memory.map(0x12000, PAGE, -1, 0);
        memory.unmap(0, -1);
        assertThat(memory.count()).isZero();
    }

    @Test void rangesAreThoseOfAModel() throws Exception {
        try (var descriptors = new TestDescriptors()) {
            int file = descriptors.memory(PAGES * PAGE);
            var numbers = descriptors.seen(file, PAGES * PAGE);
            for (int i = 0; i < PAGES; i++) {
                numbers.set(ValueLayout.JAVA_LONG, i * PAGE + 8, i);
            }
            var random = new SplittableRandom(Long.getLong("hdl.seed", 1));
            var model = new BitSet();
            for (int i = 0; i < 2000; i++) {
                int from = random.nextInt(PAGES);
                int to = random.nextInt(from + 1, PAGES + 1);
                if (random.nextBoolean()) {
                    int next = model.nextSetBit(from);
                    try {
                        memory.map(address(from), (to - from) * PAGE, TestDescriptors.copy(file), from * PAGE);
                        assertThat(next < 0 || next >= to).as("step %d", i).isTrue();
                        model.set(from, to);
                    } catch (RefusedException e) {
                        assertThat(e.errno()).isEqualTo(RefusedException.EXISTS);
                        assertThat(next >= 0 && next < to).as("step %d", i).isTrue();
                    }
                } else {
                    memory.unmap(address(from), (to - from) * PAGE);
                    model.clear(from, to);
                }
                int page = random.nextInt(PAGES);
                var seen = memory.at(address(page) + 8, PAGE - 8);
                assertThat(seen != null).as("step %d, page %d", i, page).isEqualTo(model.get(page));
                if (seen != null) {
                    assertThat(seen.get(ValueLayout.JAVA_LONG, 0)).isEqualTo(page);
                }
                assertThat(memory.at(address(page), PAGE + 1) == null || model.get(page + 1)).isTrue();
            }
            memory.unmapAll();
            assertThat(memory.count()).isZero();
        }
    }

    private static long address(int page) {
        return BASE + page * PAGE;
    }
}
