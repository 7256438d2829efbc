package veroce.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Captures that come in pieces, that are larger than memory, and that never end. */
class StreamedCaptureTest {
    private static Path capture(Path folder, int frames) {
        var file = folder.resolve("some.pcap");
        PcapWriter.write(file, java.util.stream.IntStream.range(0, frames)
            .mapToObj(i -> CapturedFrame.whole("f" + i, new byte[60 + i])).toList());
        return file;
    }

    @Test void aPipeIsReadToItsEnd(@TempDir Path folder) throws Exception {
        var file = capture(folder, 40);
        var pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
        var writer = CompletableFuture.runAsync(() -> {
            try (var out = Files.newOutputStream(pipe)) {
                for (byte piece : Files.readAllBytes(file)) {
                    out.write(piece);
                }
            } catch (IOException broken) {
                throw new java.io.UncheckedIOException(broken);
            }
        });
        var frames = Capture.read(pipe).frames();
        writer.get();
        assertThat(frames).extracting(frame -> frame.bytes().length)
            .isEqualTo(Capture.read(file).frames().stream().map(frame -> frame.bytes().length).toList())
            .hasSize(40);
    }

    @Test void aDeviceHasNoEnd() {
        assertThatThrownBy(() -> Capture.read(Path.of("/dev/zero"))).isInstanceOf(CaptureException.class)
            .hasMessage("/dev/zero: is a device, which has no end. Name one capture file.");
    }

    /** Header of a pcap file, then one frame for ever. */
    private static final class Endless extends InputStream {
        private final byte[] header;
        private final byte[] record;
        private long at;

        Endless(byte[] file) {
            header = java.util.Arrays.copyOf(file, 24);
            record = java.util.Arrays.copyOfRange(file, 24, file.length);
        }

        @Override public int read() {
            byte next = at < 24 ? header[(int) at] : record[(int) ((at - 24) % record.length)];
            at++;
            return next & 0xff;
        }
    }

    @Test void whatIsMoreThanMemoryIsRefused(@TempDir Path folder) throws IOException {
        var endless = new Endless(Files.readAllBytes(capture(folder, 1)));
        assertThatThrownBy(() -> new PcapReader("endless", endless).frames(new FrameStore("endless", 1 << 20)))
            .isInstanceOf(CaptureException.class)
            .hasMessageStartingWith("endless: holds more than 5825 frames, for which there is no memory (1 MiB), or has"
                + " no end. Give a part of it");
    }

    @Test void aFolderAndWhatIsNotThereAreNamed(@TempDir Path folder) {
        assertThatThrownBy(() -> Capture.read(folder)).hasMessageContaining("is a folder");
        assertThatThrownBy(() -> Capture.read(folder.resolve("none"))).hasMessageContaining("there is no such file");
    }

    @Test void nothingIsNoCapture(@TempDir Path folder) throws IOException {
        var empty = Files.write(folder.resolve("empty"), List.of());
        assertThatThrownBy(() -> Capture.read(empty)).hasMessageContaining("the file is empty");
    }
}
