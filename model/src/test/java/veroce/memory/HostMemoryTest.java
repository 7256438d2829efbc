package veroce.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HostMemoryTest {
    private final HostMemory memory = new HostMemory();

    @Test void buffersAreAlignedZeroAndApart() {
        long first = memory.allocate(100, 64);
        long second = memory.allocate(70_000, 4096);
        assertThat(first % 64).isZero();
        assertThat(second % 4096).isZero();
        assertThat(second).isGreaterThanOrEqualTo(first + 100 + 8192);
        assertThat(memory.read(second, 70_000)).containsOnly(0);
        memory.checkGuards();
    }

    @Test void theDeviceTouchesOnlyWhatIsOpen() {
        long buffer = memory.allocate(256, 64);
        MemoryWindow window = memory.open("buffer", buffer, 256, true);
        memory.deviceWrite(buffer + 156, new byte[100], 0, 100);
        memory.cause("frame 7");
        assertThatThrownBy(() -> memory.deviceWrite(buffer + 157, new byte[100], 0, 100))
            .isInstanceOf(MemoryFault.class).hasMessageContaining("0x" + Long.toHexString(buffer + 157))
            .hasMessageContaining("frame 7");
        assertThatThrownBy(() -> memory.deviceRead(buffer - 1, new byte[1], 0, 1)).isInstanceOf(MemoryFault.class);
        memory.close(window);
        assertThatThrownBy(() -> memory.deviceWrite(buffer, new byte[1], 0, 1)).isInstanceOf(MemoryFault.class);
    }

    @Test void aReadOnlyWindowCannotBeWritten() {
        long buffer = memory.allocate(64, 64);
        memory.open("buffer", buffer, 64, false);
        memory.deviceRead(buffer, new byte[64], 0, 64);
        assertThatThrownBy(() -> memory.deviceWrite(buffer, new byte[64], 0, 64)).isInstanceOf(MemoryFault.class);
    }

    @Test void onlyStrobedBytesAreWrittenAndChecked() {
        SplittableRandom random = new SplittableRandom(5);
        long buffer = memory.allocate(128, 128);
        memory.open("all", buffer, 128, true);
        byte[] expected = new byte[128];
        for (int round = 0; round < 500; round++) {
            byte[] beat = new byte[128];
            random.nextBytes(beat);
            long low = round % 3 == 0 ? -1L << random.nextInt(64) : random.nextLong();
            long high = round % 3 == 0 ? -1L >>> random.nextInt(64) : random.nextLong();
            for (int i = 0; i < 128; i++) {
                if (((i < 64 ? low : high) >>> i & 1) != 0) {
                    expected[i] = beat[i];
                }
            }
            memory.deviceWrite(buffer, beat, 128, low, high);
            assertThat(memory.read(buffer, 128)).as("round %s", round).isEqualTo(expected);
        }
    }

    @Test void aClearStrobeOutsideTheWindowTouchesNothing() {
        long buffer = memory.allocate(64, 64);
        memory.open("middle", buffer + 8, 8, true);
        memory.deviceWrite(buffer, new byte[64], 64, 0xff00, 0);
        assertThatThrownBy(() -> memory.deviceWrite(buffer, new byte[64], 64, 0x1ff00, 0))
            .isInstanceOf(MemoryFault.class);
    }

    @Test void accessesCrossPages() {
        long buffer = memory.allocate(300_000, 1);
        memory.open("large", buffer, 300_000, true);
        byte[] bytes = new byte[300_000];
        new SplittableRandom(1).nextBytes(bytes);
        memory.deviceWrite(buffer, bytes, 0, bytes.length);
        assertThat(memory.read(buffer, bytes.length)).isEqualTo(bytes);
        memory.checkGuards();
    }

    @Test void aChangedGuardBandIsFound() {
        long buffer = memory.allocate(100, 1);
        memory.write(buffer + 100, new byte[] {1});
        assertThatThrownBy(memory::checkGuards).isInstanceOf(MemoryFault.class)
            .hasMessageContaining("0x" + Long.toHexString(buffer + 100));
    }

    @Test void everyDeviceWriteIsLoggedAndTold() {
        List<Long> told = new ArrayList<>();
        memory.listen((address, length) -> told.add(address));
        long buffer = memory.allocate(4096, 64);
        memory.open("buffer", buffer, 4096, true);
        for (int i = 0; i < 1500; i++) {
            memory.deviceWrite(buffer + i, new byte[2], 0, 2);
        }
        assertThat(told).hasSize(1500);
        assertThat(memory.log().count()).isEqualTo(1500);
        assertThat(memory.log().newest()).hasSize(1024);
        assertThat(memory.log().newest().getLast()).isEqualTo(new WriteLog.Entry(1499, buffer + 1499, 2));
    }
}
