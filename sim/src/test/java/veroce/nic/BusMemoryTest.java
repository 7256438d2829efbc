package veroce.nic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import veroce.memory.HostMemory;
import veroce.memory.MemoryFault;

/** Whole beats of the bus over memory of which the device may read a part. */
class BusMemoryTest {
    private static final int BEAT = 32;

    /** A region may begin and end within a beat. */
    @Test void aBeatMayHaveBytesBesideTheReadable() {
        var memory = new HostMemory();
        var bus = new BusMemory(memory, new BusFrames(1), BEAT);
        long buffer = memory.allocate(2 * BEAT, 2 * BEAT);
        memory.write(buffer + 8, new byte[] {1, 2, 3, 4});
        memory.open("region", buffer + 8, BEAT, false);
        long[] words = new long[BEAT / Long.BYTES];
        bus.read(buffer, 0, words);
        assertThat(words[1]).isEqualTo(0x0403_0201);
        bus.read(buffer + BEAT, 0, words);
        assertThatThrownBy(() -> bus.read(buffer + BEAT, 8, words)).as("asked for behind the region")
            .isInstanceOf(MemoryFault.class);
        assertThatThrownBy(() -> bus.read(buffer - BEAT, 0, words)).as("no byte of it")
            .isInstanceOf(MemoryFault.class);
    }
}
