package veroce.interop;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import veroce.guest.GuestException;
import veroce.guest.GuestShell;

/** One run of perftest between the guest and an endpoint: its conversation over TCP, and the traffic it is about. */
final class Session {
    private static final int PAGE = 4096;
    private static final int LINE = 64;
    private static final int PATIENCE_MILLISECONDS = 150_000;
    private static final int LISTEN_SECONDS = 30;
    private static final int PSNS = 1 << 24;

    private final Guest guest;
    private final World world;
    private final InteropRow row;
    private final InteropSettings settings;
    private final SplittableRandom random;
    private final List<Pair> pairs = new ArrayList<>();
    private PerftestChannel channel;

    Session(Guest guest, World world, InteropRow row, InteropSettings settings, long seed) {
        this.guest = guest;
        this.world = world;
        this.row = row;
        this.settings = settings;
        random = new SplittableRandom(seed);
    }

    /** Runs it to the end of the program in the guest; how many bytes were compared. */
    long run() throws IOException {
        int gid = guest.gidIndex(row.v6());
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout(PATIENCE_MILLISECONDS);
            String command = row.command(gid, settings.timeout(), server.getLocalPort());
            String process = guest.shell().demand("{ " + command + "; } > /tmp/out 2>&1 &\necho $!", 10).strip();
            try (Socket socket = row.guestIsClient() ? server.accept() : connect()) {
                socket.setSoTimeout(PATIENCE_MILLISECONDS);
                socket.setTcpNoDelay(true);
                channel = new PerftestChannel(new BufferedInputStream(socket.getInputStream()),
                    socket.getOutputStream(), !row.guestIsClient(), socket);
                long compared = talk(new GuestMemory(guest, program()));
                end(process);
                return compared;
            }
        } catch (GuestException | IOException e) {
            throw new GuestException(e.getMessage() + said(), e);
        }
    }

    private String said() {
        try {
            String text = guest.shell().run("tail -n 4 /tmp/out", 20).text().strip();
            return text.isEmpty() ? "" : "; perftest in the guest says: " + text;
        } catch (GuestException e) {
            return "; and the guest says nothing: " + e.getMessage();
        }
    }

    private int program() {
        return Integer.parseInt(guest.shell().demand("pidof " + row.tool().command().split(" ")[0], 10).strip());
    }

    private void end(String process) {
        GuestShell.Answer answer = guest.shell().run("wait " + process, 60);
        if (answer.code() != 0) {
            throw new GuestException("perftest in the guest ended with " + answer.code());
        }
    }

    /** The guest's network would take a connection before perftest does, so its socket is looked for first. */
    private Socket connect() throws IOException {
        guest.shell().demand("n=0; until grep -q ':4853 00000000:0000 0A' /proc/net/tcp || [ $n = "
            + LISTEN_SECONDS * 5 + " ]; do usleep 200000; n=$((n+1)); done; [ $n != " + LISTEN_SECONDS * 5 + " ]",
            LISTEN_SECONDS * 2);
        return new Socket(InetAddress.getLoopbackAddress(), guest.perftestPort());
    }

    private long talk(GuestMemory memory) {
        PerftestChannel.Greeting greeting = channel.greet(PAGE, LINE, row.pmtu());
        if (greeting.pmtu() != row.pmtu()) {
            throw new GuestException("the guest has a path MTU of " + greeting.pmtu() + ", not " + row.pmtu());
        }
        var slots = new Slots(row.size(), greeting.cycleBuffer(), greeting.cacheLine());
        int length = Math.max(2 * slots.span(), Math.max(Requests.span(row), 2 * row.iterations() * row.size()));
        for (int i = 0; i < row.queuePairs(); i++) {
            int psn = random.nextInt(PSNS);
            pairs.add(world.call(() -> new Pair(world.endpoint(), length, row.iterations(), psn, row.pmtu(),
                settings.ours())));
        }
        var traffic = Traffic.of(new Traffic.Means(world, row, pairs, memory, slots, random));
        connect(traffic);
        traffic.run();
        close(traffic);
        return traffic.compared();
    }

    /** Both sides tell each other their queue pairs, bring them up, and say that they have. */
    private void connect(Traffic traffic) {
        if (row.tool().shakesFirst()) {
            shake(0);
        }
        for (int i = 0; i < pairs.size(); i++) {
            Pair pair = pairs.get(i);
            PerftestAddress theirs = shake(i);
            world.call(() -> {
                pair.connect(world.endpoint(), theirs);
                return null;
            });
        }
        traffic.prepare();
        if (row.tool().sends()) {
            shake(0);
        }
        for (int i = 0; i < pairs.size(); i++) {
            shake(i);
        }
        shake(0);
    }

    private PerftestAddress shake(int pair) {
        return channel.shakeHands(pairs.get(pair).told());
    }

    /** While the program in the guest waits for our last handshake, its memory is compared. */
    private void close(Traffic traffic) {
        if (!row.tool().closes()) {
            traffic.check();
            return;
        }
        if (!channel.speaksFirst()) {
            channel.awaitHand();
            traffic.check();
            channel.answer(pairs.getFirst().told());
        } else {
            traffic.check();
            shake(0);
        }
        if (row.tool().reports()) {
            channel.reports(row.size(), row.iterations());
            shake(0);
        }
        channel.done();
    }
}
