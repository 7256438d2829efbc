package veroce.guest;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What QEMU and the kernel of a guest say; reads it always, and knows when the kernel is not well. */
public final class Console {
    private static final Pattern UNWELL = Pattern.compile("BUG:|KASAN|Oops|Kernel panic|blocked for more than|WARNING: "
        + "|UBSAN|ODEBUG|DMA-API(?!: cacheline tracking ENOMEM)|sleeping function called|rcu.* detected stall");
    /**
     * A kernel without memory makes an interrupt without its file in /proc, and when that interrupt goes it warns that
     * there is none to remove: these two lines.
     */
    private static final String NO_FILE = "name 'smp_affinity'";
    private static final Pattern NOT_REMOVED = Pattern.compile("WARNING: .* remove_proc_entry\\+");
    private static final int TOLD_LINES = 8;

    private final List<String> lines = new ArrayList<>();
    private final BufferedWriter log;
    private String complaint;
    private boolean ended;

    /** @param log where every line goes as well */
    Console(InputStream in, Path log) throws IOException {
        this.log = Files.newBufferedWriter(log);
        Thread.ofPlatform().daemon().name("console").start(() -> read(in));
    }

    private void read(InputStream in) {
        try (var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                add(line.strip());
            }
        } catch (IOException e) {
            add("(the console ended: " + e.getMessage() + ")");
        }
        end();
    }

    private void write(String line) {
        try {
            log.write(line);
            log.newLine();
            log.flush();
        } catch (IOException e) {
            throw new GuestException("the log of the console cannot be written: " + e.getMessage(), e);
        }
    }

    private synchronized void end() {
        ended = true;
        notifyAll();
    }

    /** Waits for a line with that text, and gives it. */
    public synchronized String await(String text, int seconds) {
        long until = System.nanoTime() + seconds * 1_000_000_000L;
        int next = 0;
        while (true) {
            for (; next < lines.size(); next++) {
                if (lines.get(next).contains(text)) {
                    return lines.get(next);
                }
            }
            long left = (until - System.nanoTime()) / 1_000_000;
            if (ended || left <= 0) {
                throw new GuestException(ended ? "QEMU ended" : "nothing for " + seconds + " s");
            }
            try {
                wait(left);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new GuestException("interrupted while the guest booted", e);
            }
        }
    }

    private synchronized void add(String line) {
        boolean isKnown = !lines.isEmpty() && lines.getLast().equals(NO_FILE) && NOT_REMOVED.matcher(line).find();
        lines.add(line);
        write(line);
        notifyAll();
        if (complaint == null && !isKnown && UNWELL.matcher(line).find()) {
            complaint = line;
        }
    }

    /** The first line in which the kernel complained of itself; null if it never did. */
    public synchronized String complaint() {
        return complaint;
    }

    public synchronized List<String> lines() {
        return List.copyOf(lines);
    }

    public synchronized String lastLines() {
        return String.join("\n", lines.subList(Math.max(0, lines.size() - TOLD_LINES), lines.size()));
    }
}
