package veroce.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;
import veroce.nic.HostBus;
import veroce.vfio.PciPort;

/** A guest's memory behind the bus of a NIC. */
class GuestDmaTest {
    private static final long BASE = 0x1_0000_0000L;
    private static final int BEAT = 64;

    private final MemorySegment memory = Arena.ofAuto().allocate(4096, 4096);
    private boolean isShown = true;
    private final GuestDma dma = new GuestDma(() -> new PciPort() {
        @Override public MemorySegment memory(long address, long bytes) {
            long offset = address - BASE;
            return isShown && offset >= 0 && offset + bytes <= 4096 ? memory.asSlice(offset, bytes) : null;
        }

        @Override public void interrupt(int vector) {
            throw new AssertionError();
        }
    }, BEAT);

    @Test void bytesWhoseStrobeIsSetAreWrittenAndNoOthers() {
        memory.fill((byte) 0x55);
        long[] words = new long[8];
        for (int i = 0; i < BEAT; i++) {
            words[i / 8] |= (i + 1L) << 8 * (i % 8);
        }
        long strobes = 0x8000_00ff_f00f_0001L;
        dma.write(BASE + BEAT, words, new long[] {strobes});
        for (int i = -1; i <= BEAT; i++) {
            boolean isWritten = i >= 0 && i < BEAT && (strobes >>> i & 1) != 0;
            assertThat(memory.get(ValueLayout.JAVA_BYTE, BEAT + i)).as("byte %d", i).isEqualTo(
                (byte) (isWritten ? i + 1 : 0x55));
        }
        assertThat(dma.bytesWritten()).isEqualTo(Long.bitCount(strobes));
    }

    @Test void aBeatIsReadWhole() {
        for (int i = 0; i < BEAT; i++) {
            memory.set(ValueLayout.JAVA_BYTE, BEAT + i, (byte) i);
        }
        long[] words = new long[8];
        dma.read(BASE + BEAT, 4, words);
        assertThat(words[0]).isEqualTo(0x0706_0504_0302_0100L);
        assertThat(words[7]).isEqualTo(0x3f3e_3d3c_3b3a_3938L);
        assertThat(dma.bytesRead()).isEqualTo(60);
    }

    @Test void whatIsNotShownIsADecodeErrorAndCounted() {
        assertThat(dma.refuses(true, 0, BASE, 4096)).isNull();
        assertThat(dma.refuses(true, 0, BASE + 64, 4096)).isEqualTo(HostBus.Refusal.DECERR);
        assertThat(dma.refuses(false, 1, BASE - 64, 64)).isEqualTo(HostBus.Refusal.DECERR);
        assertThat(dma.refuses(false, 1, BASE - 64, 64)).isEqualTo(HostBus.Refusal.DECERR);
        assertThat(dma.takeRefused()).containsEntry("read of 64 bytes at 0xffffffc0", 2L)
            .containsEntry("write of 4096 bytes at 0x100000040", 1L);
    }

    /** A burst that was let in and whose memory is taken away before its data. */
    @Test void whatIsUnmappedMeanwhileIsNotTouchedAndCounted() {
        memory.fill((byte) 0x55);
        isShown = false;
        dma.write(BASE, new long[8], new long[] {-1});
        long[] words = new long[8];
        dma.read(BASE, 0, words);
        assertThat(words).containsOnly(-1L);
        assertThat(dma.takeRefused()).hasSize(2);
        assertThat(dma.bytesRead() + dma.bytesWritten()).isZero();
        assertThat(memory.get(ValueLayout.JAVA_BYTE, 0)).isEqualTo((byte) 0x55);
    }
}
