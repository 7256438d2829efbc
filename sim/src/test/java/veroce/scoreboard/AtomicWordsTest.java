package veroce.scoreboard;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Address;
import veroce.endpoint.Operation;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.reference.ReferenceEndpoint;

/** The judge of the word that all queue pairs add to: what each atomic has found, and what stands there in the end. */
class AtomicWordsTest {
    private static final int SHARED = PlannedMessage.SHARED_WORD;

    private final HostMemory memory = new HostMemory();
    private final AtomicWords words = new AtomicWords(new ReferenceEndpoint(Address.of(0x0200_0000_0001L, "10.0.0.1"),
        memory, TransportSettings.RESET, 100_000_000_000L), 1);

    private static byte[] bytes(long value) {
        return ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN).putLong(value).array();
    }

    private void post(int atomics) {
        for (int i = 0; i < atomics; i++) {
            words.step(Operation.FETCH_ADD, SHARED);
        }
    }

    @Test void resultsMayComeInAnyOrder() {
        post(3);
        for (int found : new int[] {2, 0, 1}) {
            assertThatCode(() -> words.found(bytes(found))).doesNotThrowAnyException();
        }
        memory.write(words.address(SHARED), bytes(3));
        assertThatCode(words::verify).doesNotThrowAnyException();
    }

    @Test void noTwoFindTheSame() {
        post(3);
        words.found(bytes(1));
        assertThatThrownBy(() -> words.found(bytes(1))).isInstanceOf(Mismatch.class)
            .hasMessage("an atomic has found 1, as one before it");
    }

    @Test void nobodyFindsMoreThanWasPosted() {
        post(3);
        for (long found : new long[] {3, -1, 1L << 32}) {
            assertThatThrownBy(() -> words.found(bytes(found))).isInstanceOf(Mismatch.class)
                .hasMessage("an atomic has found %s, of 3 that have been posted", Long.toUnsignedString(found));
        }
    }

    /** An atomic that is executed twice, or not at all, leaves another sum. */
    @Test void theSumIsThatOfAll() {
        post(3);
        for (long sum : new long[] {2, 4}) {
            memory.write(words.address(SHARED), bytes(sum));
            assertThatThrownBy(words::verify).isInstanceOf(Mismatch.class)
                .hasMessage("word %d is 0x%x, it must be 0x3", SHARED, sum);
        }
    }

    @Test void nobodyComparesOnIt() {
        assertThatIllegalArgumentException().isThrownBy(() -> words.step(Operation.CMP_SWAP, SHARED));
    }
}
