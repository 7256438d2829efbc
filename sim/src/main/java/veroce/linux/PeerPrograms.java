package veroce.linux;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Runs programs between our NIC and a kernel, and compares our memory with what went over the wire. */
final class PeerPrograms {
    private static final int SECONDS = 180;
    /** What timeout gives then, 128 and the signal. */
    private static final int TERMINATED = 143;
    private static final int PING_BYTES = 4096;
    private static final int PINGS = 40;
    /** Reads and atomics under way, which our NIC has fewer of than the kernel. */
    private static final String READS = " -o 16";
    private static final String SMALL_PACKETS = " -m 1024";

    static final List<PeerRun> RUNS = List.of(
        new PeerRun("ib_write_bw", "", 65536, 5, PeerRun.Way.FORTH, false, false),
        new PeerRun("ib_write_bw", " -b -q 4" + SMALL_PACKETS, 8192, 10, PeerRun.Way.BOTH, false, true),
        new PeerRun("ib_send_bw", " -e" + SMALL_PACKETS, 16384, 10, PeerRun.Way.FORTH, false, false),
        new PeerRun("ib_send_bw", " -q 4" + SMALL_PACKETS, 8192, 10, PeerRun.Way.FORTH, false, true),
        new PeerRun("ib_read_bw", " -q 2" + READS, 32768, 5, PeerRun.Way.READS, false, false),
        new PeerRun("ib_read_bw", READS + SMALL_PACKETS, 16384, 10, PeerRun.Way.READS, false, true),
        new PeerRun("ib_write_lat", " -I 0", 4096, 10, PeerRun.Way.BOTH, true, false),
        new PeerRun("ib_send_lat", " -I 0", 4096, 10, PeerRun.Way.BOTH, false, false),
        new PeerRun("ib_atomic_bw", " -A FETCH_AND_ADD -q 2" + READS, Long.BYTES, 20, PeerRun.Way.ADDS, false, false),
        new PeerRun("ib_atomic_bw", " -A CMP_AND_SWAP" + READS, Long.BYTES, 40, PeerRun.Way.SWAPS, false, true));

    private final PeerPair pair;
    private final LinuxSettings settings;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows;

    /** @param rows take what is seen */
    PeerPrograms(PeerPair pair, LinuxSettings settings, Consumer<String> progress, List<LinuxRow> rows) {
        this.pair = pair;
        this.settings = settings;
        this.progress = progress;
        this.rows = rows;
    }

    void perftest(PeerRun run, boolean isFromUs) {
        String title = run.title(isFromUs);
        byte[] own = random(2 * run.half());
        commands().takeClosed();
        commands().atLife(memory -> {
            for (int i = 0; i < Math.min(memory.length, own.length); i++) {
                memory[i] = run.isTold(i) ? memory[i] : own[i];
            }
            return memory;
        });
        PeerBytes wire = both(title, run.line("veroce0"), run.line("rxe0"), isFromUs,
            run.loses() ? settings.loss() : 0);
        commands().atLife(memory -> memory);
        var region = commands().takeClosed();
        row(title + ": bytes", PeerMemory.RIGHT, region == null ? "no region" : new PeerMemory(run, isFromUs, own)
            .compared(wire, region.last()));
    }

    /** What the client sends comes back: from the memory of the kernel's program, too. */
    void pingPong(boolean isFromUs, double loss) {
        String title = "ibv_rc_pingpong" + (isFromUs ? " from us" : " from the kernel")
            + (loss > 0 ? ", some frames lost" : "");
        byte[] own = random(PING_BYTES);
        commands().takeClosed();
        commands().atOpening(memory -> {
            System.arraycopy(own, 0, memory, 0, Math.min(own.length, memory.length));
            return memory;
        });
        String line = "/usr/bin/ibv_rc_pingpong -g 1 -s " + PING_BYTES + " -n " + PINGS + " -d ";
        PeerBytes wire = both(title, line + "veroce0", line + "rxe0", isFromUs, loss);
        commands().atOpening(memory -> memory);
        var region = commands().takeClosed();
        byte[] came = wire.came().stream().findFirst().orElse(new byte[0]);
        byte[] left = wire.left().stream().findFirst().orElse(new byte[0]);
        byte[] wanted = new byte[PINGS * PING_BYTES];
        for (int i = 0; i < wanted.length; i++) {
            wanted[i] = isFromUs ? own[i % PING_BYTES] : i < came.length ? came[i % PING_BYTES] : 0;
        }
        row(title + ": messages in either direction, and in memory", "right, right, right", right(left, wanted) + ", "
            + right(came, wanted) + ", " + (region == null ? "no region"
            : right(Arrays.copyOf(region.last(), PING_BYTES), Arrays.copyOf(wanted, PING_BYTES))));
    }

    private static String right(byte[] seen, byte[] wanted) {
        return Arrays.equals(seen, wanted) ? "right"
            : seen.length == wanted.length ? "wrong at " + Arrays.mismatch(seen, wanted) : seen.length + " bytes";
    }

    /** A program that asks the connection manager; it compares what comes back itself. */
    void connected(String program, boolean isFromUs, double loss) {
        String line = "/usr/bin/" + program + " -a " + PeerPair.address(!isFromUs) + " ";
        both(program + (isFromUs ? " from us" : " from the kernel") + (loss > 0 ? ", some frames lost" : ""),
            line + (isFromUs ? "-c" : "-s"), line + (isFromUs ? "-s" : "-c"), isFromUs, loss, "");
    }

    private PeerBytes both(String title, String ours, String theirs, boolean isFromUs, double loss) {
        return both(title, ours, theirs, isFromUs, loss, " " + PeerPair.address(!isFromUs));
    }

    /** Runs one of the lines as server, and the other as client, with the address of its server behind it. */
    private PeerBytes both(String title, String ours, String theirs, boolean isFromUs, double loss, String address) {
        progress.accept(title);
        pair.network().loses(loss);
        PeerBytes wire = pair.network().watch();
        String server = "timeout " + SECONDS + " " + (isFromUs ? theirs : ours);
        // Who is called by a connection manager listens nowhere.
        pair.shell(!isFromUs).demand(address.isEmpty() ? Server.waiting(server) : Server.listening(server), SECONDS);
        var answer = pair.shell(isFromUs).run("timeout " + SECONDS + " " + (isFromUs ? ours : theirs) + address
            + " 2>&1", 2 * SECONDS);
        row(title, "0", answer.code() == 0 ? "0" : (answer.code() == TERMINATED ? "did not end" : answer.code()) + ": "
            + answer.text().replace("\n", " | "));
        row(title + ": its server", "0", server(!isFromUs));
        pair.network().loses(0);
        pair.keep(wire, title);
        return wire;
    }

    private String server(boolean isOurs) {
        String text = pair.shell(isOurs).run(Server.ended(SECONDS), 2 * SECONDS).text();
        return text.contains("ended 0") ? "0" : text.replace("\n", " | ");
    }

    private byte[] random(int bytes) {
        var random = new byte[bytes];
        new SplittableRandom(settings.seed() + rows.size()).nextBytes(random);
        return random;
    }

    private GivenCommands commands() {
        return pair.ours().nic().commands();
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }
}
