package veroce.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.packet.ExtensionHeader;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;

/** Memory of a run beside what went over the wire: two queue pairs with two messages of 4096 bytes. */
class PeerMemoryTest {
    private static final int BYTES = 4096;
    private static final int PSN = 0xffffff;
    private static final PeerRun FORTH = new PeerRun("ib_write_bw", " -q 2", BYTES, 2, PeerRun.Way.FORTH, false, false);
    private static final PeerRun ADDS = new PeerRun("ib_atomic_bw", "", 8, 3, PeerRun.Way.ADDS, false, false);

    private final PeerBytes wire = new PeerBytes();
    private final byte[] own = random(1);

    @Test void whatIsSentIsWhatIsThere() {
        sends(own);
        assertThat(new PeerMemory(FORTH, true, own).compared(wire, own)).isEqualTo(PeerMemory.RIGHT);
    }

    @Test void aByteThatIsSentAndNotThereIsFound() {
        var other = own.clone();
        other[BYTES + 7]++;
        sends(other);
        assertThat(new PeerMemory(FORTH, true, own).compared(wire, own)).contains("not those in memory");
    }

    @Test void aMessageThatIsMissingIsFound() {
        left(write(5, PSN, Arrays.copyOf(own, BYTES)));
        assertThat(new PeerMemory(FORTH, true, own).compared(wire, own)).contains("of 1 queue pairs");
        left(write(6, PSN, Arrays.copyOf(own, BYTES)));
        assertThat(new PeerMemory(FORTH, true, own).compared(wire, own)).contains("4096 bytes of a queue pair");
    }

    @Test void aPacketThatGoesAgainIsTheSame() {
        sends(own);
        left(write(5, PSN, Arrays.copyOf(own, BYTES)));
        assertThat(new PeerMemory(FORTH, true, own).compared(wire, own)).isEqualTo(PeerMemory.RIGHT);
        left(write(5, PSN, new byte[BYTES]));
        assertThat(new PeerMemory(FORTH, true, own).compared(wire, own))
            .contains("of our NIC has PSN " + PSN + " again");
    }

    @Test void whatComesIsThereAndNothingElseHasChanged() {
        var last = Arrays.copyOf(own, own.length);
        var theirs = random(2);
        System.arraycopy(theirs, 0, last, 2 * BYTES, 2 * BYTES);
        for (int i = 0; i < 4; i++) {
            came(write(5 + i % 2, PSN + i / 2, Arrays.copyOfRange(theirs, (1 - i % 2) * BYTES, (2 - i % 2) * BYTES)));
        }
        var memory = new PeerMemory(FORTH, false, own);
        assertThat(memory.compared(wire, last)).isEqualTo(PeerMemory.RIGHT);
        last[3]++;
        assertThat(memory.compared(wire, last)).isEqualTo("1 of 16384 bytes have changed");
        last[3]--;
        last[3 * BYTES]++;
        assertThat(memory.compared(wire, last)).contains("not those in memory");
    }

    @Test void wordsAreAddedToOnce() {
        var last = Arrays.copyOf(own, 2 * BYTES);
        for (int i = 0; i < 3; i++) {
            long found = 0;
            for (int k = 7; k >= 0; k--) {
                found = found << 8 | own[BYTES + 64 * i + k] & 255;
            }
            left(Packets.roce(Opcode.ATOMIC_ACKNOWLEDGE).destQp(5).psn(i).aeth(0, i)
                .with(new ExtensionHeader.AtomicAckEth(found)));
            last[BYTES + 64 * i]++;
        }
        var memory = new PeerMemory(ADDS, false, Arrays.copyOf(own, 2 * BYTES));
        assertThat(last[BYTES] != 0 && last[BYTES + 64] != 0 && last[BYTES + 128] != 0).as("no carry").isTrue();
        assertThat(memory.compared(wire, last)).isEqualTo(PeerMemory.RIGHT);
        last[BYTES]++;
        assertThat(memory.compared(wire, last)).isEqualTo("1 of 8192 bytes have changed");
    }

    private void sends(byte[] memory) {
        for (int i = 0; i < 4; i++) {
            left(write(5 + i % 2, PSN + i / 2, Arrays.copyOfRange(memory, i % 2 * BYTES, (i % 2 + 1) * BYTES)));
        }
    }

    private static PacketBuilder write(int queuePair, int psn, byte[] payload) {
        return Packets.roce(Opcode.WRITE_ONLY).destQp(queuePair).psn(psn & 0xffffff).reth(0x1000, 4, BYTES)
            .payload(payload);
    }

    private void left(PacketBuilder packet) {
        byte[] frame = packet.frame();
        wire.left(PacketDecoder.decode(frame).packet(), frame);
    }

    private void came(PacketBuilder packet) {
        byte[] frame = packet.frame();
        wire.came(PacketDecoder.decode(frame).packet(), frame);
    }

    private static byte[] random(int seed) {
        var bytes = new byte[4 * BYTES];
        new SplittableRandom(seed).nextBytes(bytes);
        return bytes;
    }
}
