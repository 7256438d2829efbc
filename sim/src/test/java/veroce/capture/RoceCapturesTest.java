package veroce.capture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import veroce.ProjectRoot;
import veroce.cli.Main;

/**
 * What two ends of ours say in RoCEv2 over a lossy network, every frame as it was sent, stands in {@code
 * sim/captures/rocev2}, where scapy reads it ({@code test_rocev2.py}). It is what they say today.
 */
class RoceCapturesTest {
    @TempDir Path folder;

    /** Byte i is 7 i + i / 256. */
    private Path file(int bytes) throws IOException {
        byte[] content = new byte[bytes];
        for (int i = 0; i < bytes; i++) {
            content[i] = (byte) (i * 7 + i / 256);
        }
        return Files.write(folder.resolve("file"), content);
    }

    @ParameterizedTest @CsvSource({"write-immediate, 12000, 3000, 4", "send-invalidate, 12000, 3000, 4",
        "read, 12000, 3000, 6", "fetch-add, 160, 8, 6"})
    void theyAreWhatIsSaidToday(String operation, int bytes, int message, int seed) throws IOException {
        var made = folder.resolve("made.pcap");
        var words = List.of("transfer", "--engine", "reference", "--profile", "rocev2", "--operation",
            operation, "--file", file(bytes).toString(), "--message", "" + message, "--mtu", "512", "--loss", "5%",
            "--seed", "" + seed, "--pcap", made.toString());
        var out = new StringWriter();
        assertThat(Main.commandLine().setOut(new PrintWriter(out)).execute(words.toArray(String[]::new)))
            .as(out.toString()).isZero();
        var kept = ProjectRoot.find().resolve("sim/captures/rocev2/" + operation + ".pcap");
        if (Boolean.getBoolean("golden.write")) {
            Files.copy(made, kept, StandardCopyOption.REPLACE_EXISTING);
        }
        assertThat(Files.readAllBytes(made)).as(kept + "; write it anew with -Dgolden.write=true")
            .isEqualTo(Files.readAllBytes(kept));
    }
}
