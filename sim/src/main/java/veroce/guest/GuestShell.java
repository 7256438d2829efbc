package veroce.guest;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The shell of a guest, over TCP: one command at a time, with what it prints and how it ends. */
public final class GuestShell implements Closeable {
    private static final String END = "@end-of-command@";

    private final ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    private final LinkedBlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private Socket socket;
    private int number;

    /** What a command printed, and its exit code. */
    public record Answer(List<String> lines, int code) {
        public String text() {
            return String.join("\n", lines);
        }
    }

    GuestShell() throws IOException {}

    /** The port of this machine to which the guest is to connect its shell. */
    int port() {
        return server.getLocalPort();
    }

    /** Waits for the guest. */
    void accept(int seconds) throws IOException {
        server.setSoTimeout(seconds * 1000);
        socket = server.accept();
        socket.setTcpNoDelay(true);
        var reader = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        Thread.ofPlatform().daemon().name("shell").start(() -> read(reader));
    }

    private void read(BufferedReader reader) {
        try {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(line);
            }
        } catch (IOException e) {
            // The guest is gone, which its own process tells better.
        }
    }

    /** Runs a command to its end. */
    public synchronized Answer run(String command, int seconds) {
        String end = END + ++number + " ";
        try {
            socket.getOutputStream().write((command + "\necho \"" + end + "$?\"\n").getBytes(StandardCharsets.UTF_8));
            var printed = new ArrayList<String>();
            long until = System.nanoTime() + seconds * 1_000_000_000L;
            while (true) {
                String line = lines.poll(until - System.nanoTime(), TimeUnit.NANOSECONDS);
                if (line == null) {
                    throw new GuestException("the guest did not end '" + command + "' in " + seconds
                        + " s; it printed: " + String.join(" | ", printed));
                }
                int at = line.indexOf(end);
                if (at >= 0) {
                    if (at > 0) {
                        printed.add(line.substring(0, at));
                    }
                    return new Answer(printed, Integer.parseInt(line.substring(at + end.length()).strip()));
                }
                printed.add(line.stripTrailing());
            }
        } catch (IOException e) {
            throw new GuestException("the shell of the guest is gone: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GuestException("interrupted in '" + command + "'", e);
        }
    }

    /** Runs a command that must succeed, and gives what it printed. */
    public String demand(String command, int seconds) {
        Answer answer = run(command, seconds);
        if (answer.code() != 0) {
            throw new GuestException("'" + command + "' in the guest ended with " + answer.code() + ": "
                + answer.text());
        }
        return answer.text();
    }

    @Override public void close() throws IOException {
        server.close();
        if (socket != null) {
            socket.close();
        }
    }
}
