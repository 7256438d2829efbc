package veroce.linux;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * perftest between two guests. It compares nothing itself: so the memory of both programs gets bytes of the simulator's
 * choice when their queue pairs begin to live, and every byte of both is compared when they close it. perftest sends
 * from the first half of its memory, and what comes goes to the second half; it reads into the first half.
 */
final class PerftestRows {
    private static final int SECONDS = 180;
    /** Of a run of all sizes: some 84 MB, of which the simulation makes one in ten seconds or so. */
    private static final int ALL_SECONDS = 3600;
    private static final String QUEUES = " -q ";
    private static final String BOTH_WAYS = " -b";
    private static final int SERVER = 0;
    private static final int CLIENT = 1;
    /** Of perftest: memory for small messages, and how far they are from each other. */
    private static final int LEAST = 4096;
    private static final int APART = 64;
    /** The smallest PMTU. */
    private static final int PACKET = 256;
    private static final String ADDS = " -A FETCH_AND_ADD";
    private static final String SWAPS = " -A CMP_AND_SWAP";
    private static final String SHARES = " --use-srq";
    /** As many requests as messages: what lies with a queue pair that has had its own goes to the others. */
    private static final String EXACTLY = " -q 4 -r 8";
    /** Each power of two up to 8 MiB: the last one says what the memory must be in the end. */
    private static final String ALL_SIZES = " -a";
    private static final int LARGEST = 8 << 20;
    private static final String FOR_A_WHILE = EXACTLY + " -D 3 -f 1";

    /**
     * Bytes arrive in the second half of the memory, at both or at the server; or from there in the first half, at both
     * or at the client; or words of the second half of the server are added to or swapped, and what was there arrives in
     * the first half of the client. Or bytes of any queue pair arrive in any part of the second half of the server.
     */
    private enum Way { WRITES, CLIENT_WRITES, READS, CLIENT_READS, CLIENT_ADDS, CLIENT_SWAPS, CLIENT_SHARES }

    /**
     * A run of a program.
     *
     * @param count of messages of each queue pair, or 0: the options say how long
     * @param polls the last byte of each half tells that a message has come, and begins as the program has it
     */
    private record Run(String program, String options, int bytes, int count, Way way, boolean polls, boolean loses) {
        String line() {
            return "/usr/bin/" + program + " -d veroce0 -x 1 -F" + (isOfAllSizes() ? "" : " -s " + bytes)
                + (count > 0 ? " -n " + count : "") + options;
        }

        boolean isOfAllSizes() {
            return options.contains(ALL_SIZES);
        }

        int seconds() {
            return isOfAllSizes() ? ALL_SECONDS : SECONDS;
        }

        String title() {
            return program + (isOfAllSizes() ? "" : " -s " + bytes) + options + (loses ? ", some frames lost" : "");
        }

        /** Bytes of a queue pair in half of the memory: at least {@value #LEAST}, which small messages take in turn. */
        int part() {
            return Math.max(bytes, LEAST);
        }

        /** Bytes of half of the memory; each queue pair has its part of both. */
        int half() {
            return part() * (options.contains(QUEUES) ? Integer.parseInt(options.substring(options.indexOf(QUEUES)
                + QUEUES.length()).split(" ")[0]) : 1);
        }
    }

    /** Both ways, and one way: a server that only receives or answers stays in RTR. */
    private static final List<Run> RUNS = List.of(
        new Run("ib_write_bw", "", 65536, 5, Way.CLIENT_WRITES, false, false),
        new Run("ib_write_bw", "", 32768, 5, Way.CLIENT_WRITES, false, true),
        new Run("ib_send_bw", " -e", 32768, 5, Way.CLIENT_WRITES, false, false),
        new Run("ib_send_bw", " -e", 32768, 5, Way.CLIENT_WRITES, false, true),
        new Run("ib_read_bw", "", 32768, 5, Way.CLIENT_READS, false, false),
        new Run("ib_read_bw", "", 32768, 5, Way.CLIENT_READS, false, true),
        new Run("ib_write_bw", " -b", 65536, 5, Way.WRITES, false, false),
        new Run("ib_write_bw", " -b", 32768, 5, Way.WRITES, false, true),
        new Run("ib_write_lat", " -I 0", 4096, 10, Way.WRITES, true, false),
        new Run("ib_send_bw", " -b -e", 32768, 5, Way.WRITES, false, false),
        new Run("ib_send_bw", " -b -e", 32768, 5, Way.WRITES, false, true),
        new Run("ib_send_bw", SHARES, 32768, 5, Way.CLIENT_WRITES, false, false),
        new Run("ib_send_bw", SHARES + " -e", 32768, 5, Way.CLIENT_WRITES, false, true),
        new Run("ib_send_bw", SHARES + EXACTLY, 8192, 5, Way.CLIENT_SHARES, false, false),
        new Run("ib_send_bw", SHARES + EXACTLY, 8192, 25, Way.CLIENT_SHARES, false, true),
        new Run("ib_send_bw", SHARES + FOR_A_WHILE, 8192, 0, Way.CLIENT_SHARES, false, false),
        new Run("ib_send_bw", SHARES + FOR_A_WHILE, 8192, 0, Way.CLIENT_SHARES, false, true),
        new Run("ib_send_lat", " -I 0", 4096, 10, Way.WRITES, false, false),
        new Run("ib_read_bw", " -b", 32768, 5, Way.READS, false, true),
        new Run("ib_read_lat", "", 4096, 10, Way.CLIENT_READS, false, false),
        new Run("ib_write_bw", " -q 4", 32768, 5, Way.CLIENT_WRITES, false, false),
        new Run("ib_write_bw", " -q 4", 32768, 5, Way.CLIENT_WRITES, false, true),
        new Run("ib_send_bw", " -q 4 -b -e -X 3", 32768, 5, Way.WRITES, false, false),
        new Run("ib_read_bw", " -q 4 -e -X 6", 32768, 5, Way.CLIENT_READS, false, true),
        new Run("ib_atomic_bw", ADDS, Long.BYTES, 40, Way.CLIENT_ADDS, false, false),
        new Run("ib_atomic_bw", ADDS + " -q 4", Long.BYTES, 40, Way.CLIENT_ADDS, false, true),
        new Run("ib_atomic_bw", SWAPS, Long.BYTES, 40, Way.CLIENT_SWAPS, false, false),
        new Run("ib_atomic_bw", SWAPS + " -q 4", Long.BYTES, 40, Way.CLIENT_SWAPS, false, true));

    private static final List<Run> OF_ALL_SIZES = List.of(
        new Run("ib_write_bw", ALL_SIZES, LARGEST, 5, Way.CLIENT_WRITES, false, false),
        new Run("ib_write_bw", ALL_SIZES, LARGEST, 5, Way.CLIENT_WRITES, false, true));

    private final GuestPair pair;
    private final LinuxSettings settings;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows = new ArrayList<>();

    PerftestRows(GuestPair pair, LinuxSettings settings, Consumer<String> progress) {
        this.pair = pair;
        this.settings = settings;
        this.progress = progress;
    }

    /** What the guests need. */
    static Set<String> programs() {
        return RUNS.stream().map(Run::program).collect(Collectors.toCollection(TreeSet::new));
    }

    List<LinuxRow> look() {
        RUNS.forEach(run -> run(run, ""));
        return rows;
    }

    /** What takes longer than all others together. */
    List<LinuxRow> lookAtAllSizes() {
        OF_ALL_SIZES.forEach(run -> run(run, ""));
        return rows;
    }

    /** Those that go both ways and lose frames, in circumstances that their titles tell. */
    List<LinuxRow> lookWhen(String circumstances) {
        RUNS.stream().filter(run -> run.loses() && run.options().contains(BOTH_WAYS)).forEach(run -> run(run,
            ", " + circumstances));
        return rows;
    }

    private void run(Run run, String circumstances) {
        String title = run.title() + circumstances;
        progress.accept(title);
        pair.loses(run.loses() ? settings.loss() : 0);
        long before = pair.lost();
        byte[] client = fill(CLIENT, run);
        byte[] server = fill(SERVER, run);
        pair.shell(SERVER).demand(Server.listening("timeout " + run.seconds() + " " + run.line()), SECONDS);
        var answer = pair.shell(CLIENT).run("timeout " + run.seconds() + " " + run.line() + " " + GuestPair.address(SERVER),
            2 * run.seconds());
        row(title, "0", answer.code() == 0 ? "0" : answer.code() + ": " + answer.text().replace("\n", " | "));
        row(title + ": its server", "0", server());
        row(title + ": bytes of the server", "all as they must be", compared(SERVER, server, client, run));
        row(title + ": bytes of the client", "all as they must be", compared(CLIENT, client, server, run));
        if (run.loses()) {
            row(title + ": they were", "yes", pair.lost() > before ? "yes" : "none of " + pair.sent());
        }
        pair.loses(0);
        commands(SERVER).atLife(bytes -> bytes);
        commands(CLIENT).atLife(bytes -> bytes);
    }

    /** Bytes of which each is told from its neighbours, and those of one guest from those of the other. */
    private byte[] fill(int number, Run run) {
        var random = new byte[2 * run.half()];
        new SplittableRandom(settings.seed() + 2L * rows.size() + number).nextBytes(random);
        commands(number).takeClosed();
        commands(number).atLife(memory -> {
            for (int i = 0; i < Math.min(memory.length, random.length); i++) {
                if (!isTold(run, i)) {
                    memory[i] = random[i];
                }
            }
            return memory;
        });
        return random;
    }

    /** The program looks at this byte, and writes others there. */
    private static boolean isTold(Run run, int at) {
        return run.polls() && at % run.half() == run.half() - 1;
    }

    /** What is wrong with the memory that this guest's program has closed: its own bytes, and those of the peer. */
    private String compared(int number, byte[] own, byte[] peers, Run run) {
        var region = commands(number).takeClosed();
        if (region == null || region.last().length < own.length) {
            return "a region of " + (region == null ? 0 : region.last().length) + " bytes";
        }
        if (run.way() == Way.CLIENT_SHARES && number == SERVER) {
            return ofAny(region.last(), own, peers, run);
        }
        int wrong = 0;
        for (int i = 0; i < own.length; i++) {
            wrong += isTold(run, i) || region.last()[i] == wanted(number, i, own, peers, run) ? 0 : 1;
        }
        return wrong == 0 ? "all as they must be" : wrong + " of " + own.length + " are not";
    }

    /**
     * Of a server with a shared queue: each packet in the second half is one of any queue pair, with the same place in its
     * part, or has not come; as many as a message has must have come.
     */
    private static String ofAny(byte[] last, byte[] own, byte[] peers, Run run) {
        int wrong = 0;
        int came = 0;
        for (int at = 0; at < own.length; at += PACKET) {
            if (Arrays.equals(last, at, at + PACKET, own, at, at + PACKET)) {
                continue;
            }
            boolean isRight = false;
            for (int of = at % run.part(); of < run.half() && at >= run.half(); of += run.part()) {
                isRight |= Arrays.equals(last, at, at + PACKET, peers, of, of + PACKET);
            }
            came += isRight ? 1 : 0;
            wrong += isRight ? 0 : 1;
        }
        return wrong > 0 ? wrong + " packets are of nobody" : came < run.bytes() / PACKET ? "only " + came + " packets"
            : "all as they must be";
    }

    private static byte wanted(int number, int at, byte[] own, byte[] peers, Run run) {
        boolean isSecond = at >= run.half();
        return switch (run.way()) {
            case WRITES -> isSecond ? peers[at - run.half()] : own[at];
            case CLIENT_WRITES, CLIENT_SHARES -> isSecond && number == SERVER ? peers[at - run.half()] : own[at];
            case READS -> isSecond ? own[at] : peers[at + run.half()];
            case CLIENT_READS -> isSecond || number == SERVER ? own[at] : peers[at + run.half()];
            case CLIENT_ADDS -> !isWord(at, run) || isSecond == (number == CLIENT) ? own[at]
                : isSecond ? added(own, at) : peers[at + run.half()];
            case CLIENT_SWAPS -> !isWord(at, run) || isSecond || number == SERVER ? own[at] : peers[at + run.half()];
        };
    }

    /** Whether an atomic works on this byte, or brings it. */
    private static boolean isWord(int at, Run run) {
        int within = at % run.part();
        return within % APART < run.bytes() && within / APART < run.count();
    }

    /** A byte of a word to which perftest has added one; it swaps nothing for nothing, and these words are not nothing. */
    private static byte added(byte[] own, int at) {
        var words = ByteBuffer.wrap(own).order(ByteOrder.LITTLE_ENDIAN);
        return (byte) (words.getLong(at & -Long.BYTES) + 1 >> Byte.SIZE * (at % Long.BYTES));
    }

    private String server() {
        var answer = pair.shell(SERVER).run(Server.ended(SECONDS), 2 * SECONDS);
        return answer.text().contains("ended 0") ? "0" : answer.text().replace("\n", " | ");
    }

    private GivenCommands commands(int number) {
        return pair.guest(number).nic().commands();
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }
}
