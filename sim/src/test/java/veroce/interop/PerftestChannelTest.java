package veroce.interop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import veroce.packet.IpAddress;

/** The conversation of two perftest programs. */
class PerftestChannelTest {
    private static final PerftestAddress HERE = new PerftestAddress(0, 16, 1, 77, 256, 4096,
        IpAddress.parse("10.0.0.2"), 0);
    private static final PerftestAddress THERE = new PerftestAddress(0, 1, 17, 99, 678, 8192,
        IpAddress.parse("10.0.0.1"), 0);

    /** A server at the other end of two pipes. */
    private final PipedOutputStream toServer = new PipedOutputStream();
    private final PipedOutputStream toClient = new PipedOutputStream();
    private final PerftestChannel client;
    private final PerftestChannel server;

    PerftestChannelTest() throws IOException {
        var atServer = new PipedInputStream(toServer);
        var atClient = new PipedInputStream(toClient);
        client = new PerftestChannel(atClient, toServer, true, toServer);
        server = new PerftestChannel(atServer, toClient, false, toClient);
    }

    @Test void bothComeThroughAWholeConversation() {
        var other = CompletableFuture.supplyAsync(() -> {
            server.greet(65536, 64, 1024);
            PerftestAddress theirs = server.shakeHands(THERE);
            server.awaitHand();
            server.answer(THERE);
            server.reports(8, 5);
            return theirs;
        });
        assertThat(client.greet(4096, 64, 4096)).isEqualTo(new PerftestChannel.Greeting("6.06", 65536, 64, 1024));
        assertThat(client.shakeHands(HERE)).isEqualTo(THERE);
        assertThat(client.shakeHands(HERE)).isEqualTo(THERE);
        client.reports(8, 5);
        client.done();
        assertThat(other.join()).isEqualTo(HERE);
    }

    @Test void theServerWaitsForTheClientBeforeItSpeaks() {
        var out = new ByteArrayOutputStream();
        var silent = new PerftestChannel(new ByteArrayInputStream(new byte[0]), out, false, out);
        assertThatThrownBy(() -> silent.greet(4096, 64, 1024)).hasMessageContaining("0 of 16 bytes");
        assertThat(out.size()).isZero();
    }

    @Test void theFirstBytesOfAClientAreThoseOfPerftest() {
        var out = new ByteArrayOutputStream();
        byte[] answers = ("6.06" + "\0".repeat(12) + "\0\0\20\0" + "\0\0\0\100" + "5\0").getBytes(
            StandardCharsets.ISO_8859_1);
        new PerftestChannel(new ByteArrayInputStream(answers), out, true, out).greet(4096, 64, 1024);
        assertThat(out.toString(StandardCharsets.ISO_8859_1)).isEqualTo("6.06" + "\0".repeat(12) + "\0\0\20\0"
            + "\0\0\0\100" + "3\0");
    }
}
