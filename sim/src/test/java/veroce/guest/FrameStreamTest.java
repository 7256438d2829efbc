package veroce.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Frames on a stream socket of QEMU. */
class FrameStreamTest {
    @Test void framesComeBackOneByOne() throws IOException {
        var wire = new ByteArrayOutputStream();
        var sender = new FrameStream(new ByteArrayInputStream(new byte[0]), wire);
        sender.write(new byte[] {1, 2, 3});
        sender.write(new byte[4300]);
        assertThat(Arrays.copyOf(wire.toByteArray(), 7)).containsExactly(0, 0, 0, 3, 1, 2, 3);
        var receiver = reader(wire.toByteArray());
        assertThat(receiver.read()).containsExactly(1, 2, 3);
        assertThat(receiver.read()).hasSize(4300);
        assertThat(receiver.read()).isNull();
    }

    @Test void aStreamThatEndsInAFrameIsNoEnd() {
        assertThatThrownBy(() -> reader(new byte[] {0, 0, 0, 9, 1}).read()).isInstanceOf(EOFException.class);
    }

    @Test void aLengthThatIsNoneIsToldOf() {
        assertThatThrownBy(() -> reader(new byte[] {-1, -1, -1, -1}).read()).hasMessageContaining("4294967295 bytes");
    }

    private static FrameStream reader(byte[] bytes) {
        return new FrameStream(new ByteArrayInputStream(bytes), new ByteArrayOutputStream());
    }
}
