package veroce.interop;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import veroce.guest.GuestException;

/**
 * The TCP connection over which two perftest programs talk: each exchange sends as many bytes as it takes. The client
 * speaks first. Numbers are in network order.
 */
final class PerftestChannel implements Closeable {
    /** What we say we are: perftest of Debian 12, whose exchanges later ones still know. */
    private static final String VERSION = "6.06";
    private static final int VERSION_BYTES = 16;
    private static final byte[] DONE = "done\0".getBytes(StandardCharsets.US_ASCII);

    private final InputStream in;
    private final OutputStream out;
    private final boolean client;
    private final Closeable connection;

    /** What both have agreed on before any queue pair is named. */
    record Greeting(String version, int cycleBuffer, int cacheLine, int pmtu) {}

    /** @param client whether this end has opened the connection */
    PerftestChannel(InputStream in, OutputStream out, boolean client, Closeable connection) {
        this.in = in;
        this.out = out;
        this.client = client;
        this.connection = connection;
    }

    byte[] exchange(byte[] mine) {
        if (client) {
            send(mine);
            return receive(mine.length);
        }
        byte[] theirs = receive(mine.length);
        send(mine);
        return theirs;
    }

    /** Versions, buffer sizes and path MTUs; of the latter two the larger and the smaller holds. */
    Greeting greet(int cycleBuffer, int cacheLine, int pmtu) {
        String version = text(exchange(Arrays.copyOf(VERSION.getBytes(StandardCharsets.US_ASCII), VERSION_BYTES)));
        int cycle = Math.max(cycleBuffer, exchange(cycleBuffer));
        int line = Math.max(cacheLine, exchange(cacheLine));
        int code = Integer.numberOfTrailingZeros(pmtu) - 7;
        byte[] theirs = exchange(new byte[] {(byte) ('0' + code), 0});
        return new Greeting(version, cycle, line, Math.min(pmtu, 128 << theirs[0] - '0'));
    }

    private int exchange(int number) {
        return ByteBuffer.wrap(exchange(ByteBuffer.allocate(Integer.BYTES).putInt(number).array())).getInt();
    }

    PerftestAddress shakeHands(PerftestAddress mine) {
        return PerftestAddress.decode(exchange(mine.encode()));
    }

    /** The peer has come to its next step when this returns; it waits there until {@link #answer}. */
    PerftestAddress awaitHand() {
        return PerftestAddress.decode(receive(PerftestAddress.BYTES));
    }

    void answer(PerftestAddress mine) {
        send(mine.encode());
    }

    boolean speaksFirst() {
        return client;
    }

    /** The five numbers of a bandwidth test: bytes, iterations, peak, average and message rate. */
    void reports(long bytes, long iterations) {
        exchange(ByteBuffer.allocate(Long.BYTES).putLong(bytes).array());
        exchange(ByteBuffer.allocate(Long.BYTES).putLong(iterations).array());
        for (int i = 0; i < 3; i++) {
            exchange(ByteBuffer.allocate(Double.BYTES).putDouble(1).array());
        }
    }

    /** The last word, which nobody waits for. */
    void done() {
        send(DONE);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.US_ASCII).split("\0", 2)[0];
    }

    private void send(byte[] bytes) {
        try {
            out.write(bytes);
            out.flush();
        } catch (IOException e) {
            throw new GuestException("perftest in the guest has closed its connection: " + e.getMessage(), e);
        }
    }

    private byte[] receive(int length) {
        try {
            byte[] bytes = in.readNBytes(length);
            if (bytes.length < length) {
                throw new GuestException("perftest in the guest has closed its connection after " + bytes.length
                    + " of " + length + " bytes of its next message");
            }
            return bytes;
        } catch (IOException e) {
            throw new GuestException("nothing heard from perftest in the guest: " + e.getMessage(), e);
        }
    }

    @Override public void close() throws IOException {
        connection.close();
    }
}
