package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import rnic.protocol.CompletionKind;
import rnic.protocol.QueuePairState;
import veroce.endpoint.Access;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.nic.NicEndpoint;

/** A queue pair of a {@link MixedLoop}, and all that is its own. */
final class MixedParty {
    static final int PLACES = 8;
    static final int LONGEST = 5000;
    private static final int AREA = 2 * PLACES * LONGEST;
    private static final int WORDS = 4;
    private static final int PSNS = 1 << 24;

    /** A request that was posted: what it brings, where it goes, and what else is known of it. */
    private record Message(Operation operation, byte[] expected, int place, int key, int word, long operand,
                           long compare, int history) {}

    final int number;
    final QueuePairOptions options;
    final int reads;
    private final MixedLoop loop;
    private final NicEndpoint nic;
    /** Inboxes, then sinks of Reads and atomics. */
    private final long home;
    private int homeKey;
    /** What is sent and may be read, then targets of Writes. */
    private final long open;
    private int openKey;
    private final long words;
    private int wordsKey;
    private long lease;
    int leaseKey;
    boolean isLeased;
    /** A completion in memory says so, polled or not. */
    boolean isWithdrawn;
    /** The peer reads in the lease or orders atomics there, and has not said that it is done. */
    boolean isLeaseRead;
    final byte[] bytes = new byte[AREA];
    final ArrayDeque<Message> toCome = new ArrayDeque<>();
    private final Message[] written = new Message[2 * PLACES];
    private Message[] sent = new Message[PLACES];
    private final long[] receiveAt = new long[PLACES];
    /** What the peer's words of ours have been made, in order. */
    private final List<List<Long>> history = new ArrayList<>();
    private final int[] known = new int[WORDS];
    private final long[] lastHot = new long[MixedLoop.HOT];
    Numbering numbering;
    int sends;
    int sendsDone;
    int receives;
    int receivesDone;
    boolean isDead;
    int succeeded;
    /** Every status that was no success, in order. */
    final List<CompletionStatus> trouble = new ArrayList<>();
    private final boolean[] closed = new boolean[3];
    private boolean sendsFail;
    private boolean receivesFail;

    MixedParty(MixedLoop loop, int number, QueuePairOptions options, int reads) {
        this.loop = loop;
        this.number = number;
        this.options = options;
        this.reads = reads;
        nic = loop.nic;
        loop.random.nextBytes(bytes);
        home = nic.memory().allocate(PLACES * LONGEST + AREA, 4096);
        open = nic.memory().allocate(2 * AREA, 4096);
        words = nic.memory().allocate(8 * WORDS, 64);
        openAll();
        numbering = numbers();
        nic.create(options.completionQueue(number).numbering(numbering).queues(PLACES, PLACES).settings());
        clear();
    }

    private Numbering numbers() {
        int behind = loop.parameters.firstMessages();
        int psn = loop.random.nextInt(3) == 0 ? PSNS - 1 - loop.random.nextInt(100) : loop.random.nextInt(PSNS);
        return new Numbering(psn, behind + 1, behind);
    }

    private void openAll() {
        homeKey = nic.register(1, home, PLACES * LONGEST + AREA, EnumSet.of(Access.LOCAL_WRITE));
        openKey = nic.register(1, open, 2 * AREA, EnumSet.of(Access.REMOTE_WRITE, Access.REMOTE_READ));
        wordsKey = nic.register(1, words, 8 * WORDS, EnumSet.of(Access.REMOTE_ATOMIC, Access.REMOTE_READ));
        leaseAnew();
    }

    private void leaseAnew() {
        lease = nic.memory().allocate(LONGEST, 64);
        isWithdrawn = false;
        leaseKey = nic.register(1, lease, LONGEST, EnumSet.allOf(Access.class));
        isLeased = true;
        isLeaseRead = false;
    }

    Set<Integer> keys() {
        var keys = new java.util.LinkedHashSet<>(List.of(homeKey, openKey, wordsKey));
        if (isLeased) {
            keys.add(leaseKey);
        }
        return keys;
    }

    /** Memory as it is when nothing has happened. */
    private void clear() {
        nic.memory().write(open, bytes);
        nic.memory().write(open + AREA, new byte[AREA]);
        history.clear();
        for (int word = 0; word < WORDS; word++) {
            history.add(new ArrayList<>(List.of(0L)));
            known[word] = 0;
        }
        Arrays.fill(lastHot, -1);
    }

    boolean owns(long address) {
        return within(address, home, PLACES * LONGEST + AREA) || within(address, open, 2 * AREA)
            || within(address, words, 8 * WORDS) || within(address, lease, LONGEST);
    }

    /** Closes one of its four MRs, whoever uses it. */
    void close(int which) {
        if (which == 3) {
            if (isLeased) {
                isLeased = false;
                nic.release(leaseKey);
                isWithdrawn = true;
            }
        } else if (!closed[which]) {
            nic.invalidate(which == 0 ? homeKey : which == 1 ? openKey : wordsKey);
            closed[which] = true;
        }
    }

    private void reopen() {
        if (closed[0]) {
            homeKey = nic.register(1, home, PLACES * LONGEST + AREA, EnumSet.of(Access.LOCAL_WRITE));
        }
        if (closed[1]) {
            openKey = nic.register(1, open, 2 * AREA, EnumSet.of(Access.REMOTE_WRITE, Access.REMOTE_READ));
        }
        if (closed[2]) {
            wordsKey = nic.register(1, words, 8 * WORDS, EnumSet.of(Access.REMOTE_ATOMIC, Access.REMOTE_READ));
        }
        Arrays.fill(closed, false);
    }

    /** A request that is refused here or there. */
    void bad() {
        if (sends - sendsDone == PLACES || reads == 0) {
            return;
        }
        var of = peer();
        long at = sink(sends);
        int foreign = loop.random.nextInt();
        var request = switch (loop.random.nextInt(9)) {
            case 0 -> SendRequest.write(sends, open, foreign, 100, of.target(0), of.openKey);
            case 1 -> SendRequest.write(sends, open, openKey, 100, of.target(0), foreign);
            case 2 -> SendRequest.read(sends, at, foreign, 3000, of.open, of.openKey);
            case 3 -> SendRequest.read(sends, at, homeKey, 3000, of.open, foreign);
            case 4 -> SendRequest.read(sends, at, homeKey, 3000, of.open + 2 * AREA - 2999, of.openKey);
            case 5 -> SendRequest.read(sends, home + PLACES * LONGEST + AREA - 2999, homeKey, 3000, of.open,
                of.openKey);
            case 6 -> SendRequest.fetchAndAdd(sends, at, foreign, of.words, of.wordsKey, 0);
            case 7 -> SendRequest.fetchAndAdd(sends, at, homeKey, of.words, of.openKey, 0);
            default -> SendRequest.send(sends, open, openKey, 100).withInvalidate(foreign);
        };
        post(request, plain(Operation.WRITE_IMMEDIATE, null, -1, 0));
    }

    /** Nothing may come to that address. */
    boolean forbids(long address) {
        return closed[0] && within(address, home, PLACES * LONGEST + AREA)
            || closed[1] && within(address, open, 2 * AREA) || closed[2] && within(address, words, 8 * WORDS)
            || isDead && owns(address) || isWithdrawn && within(address, lease, LONGEST);
    }

    /** The NIC has written there. */
    void written(long address) {
        if (within(address, nic.completionQueue(number), 1 << 18)) {
            long entry = address & -64;
            var kind = nic.memory().read(entry, 16);
            if (kind[4] == CompletionKind.RECEIVE_INVALIDATE.ordinal() && kind[5] == 0
                && ByteBuffer.wrap(kind).order(ByteOrder.LITTLE_ENDIAN).getInt(12) == leaseKey) {
                isWithdrawn = true;
            }
        }
    }

    MixedParty peer() {
        return loop.parties.get(number ^ 1);
    }

    QueuePairState state() {
        return QueuePairState.valueOf(nic.state(number).name());
    }

    boolean isEmpty() {
        return sends == sendsDone && receives == receivesDone;
    }

    /** Fills the receive queue. */
    void receive() {
        while (receives - receivesDone < PLACES) {
            receiveAt[receives % PLACES] = home + receives % PLACES * LONGEST;
            nic.postReceive(number, new ReceiveRequest(receives, receiveAt[receives % PLACES], homeKey, LONGEST));
            receives++;
        }
    }

    private long sink(int request) {
        return home + (long) LONGEST * (PLACES + request % (2 * PLACES));
    }

    private long target(int place) {
        return open + AREA + (long) LONGEST * place;
    }

    private Message last() {
        return sends == 0 ? null : sent[(sends - 1) % PLACES];
    }

    /** Any request, if there is room. */
    void send() {
        if (sends - sendsDone == PLACES) {
            return;
        }
        int kind = loop.random.nextInt(reads == 0 ? 7 : 16);
        if (kind < 6) {
            data(kind % 2 == 0);
        } else if (kind == 6) {
            withdraws();
        } else if (kind < 12) {
            read();
        } else {
            atomic(kind % 2 == 0);
        }
    }

    private void post(SendRequest request, Message message) {
        boolean fenced = loop.random.nextInt(5) == 0;
        sent[sends % PLACES] = message;
        sends++;
        nic.postSend(number, fenced ? request.asFenced() : request);
    }

    private int length() {
        return loop.random.nextInt(loop.random.nextInt(3) == 0 ? 20 : LONGEST);
    }

    private static Message plain(Operation operation, byte[] expected, int place, int key) {
        return new Message(operation, expected, place, key, -1, 0, 0, 0);
    }

    /** A Send or a Write of own bytes, or of what the Read ahead brings. */
    void data(boolean isWrite) {
        var last = last();
        int length = length();
        int from = loop.random.nextInt(AREA - length);
        var expected = Arrays.copyOfRange(bytes, from, from + length);
        long source = open + from;
        int key = openKey;
        boolean isRead = loop.forwards && last != null && last.operation == Operation.READ && last.word < 0;
        if (isRead) {
            expected = last.expected;
            length = expected.length;
            source = sink(sends - 1);
            key = homeKey;
        }
        int place = sends % (2 * PLACES);
        var request = isWrite
            ? SendRequest.write(sends, source, key, length, peer().target(place), peer().openKey)
            : SendRequest.send(sends, source, key, length);
        var message = plain(isWrite ? Operation.WRITE : Operation.SEND, expected, isWrite ? place : -1, 0);
        if (!isWrite) {
            peer().toCome.add(message);
        }
        post(isRead ? request.asFenced() : request, message);
    }

    /** Writes into the peer's lease, or reads there, and then perhaps a Send that withdraws it. */
    private void withdraws() {
        var of = peer();
        if (!of.isLeased) {
            return;
        }
        int length = length();
        int from = loop.random.nextInt(AREA - length);
        var expected = Arrays.copyOfRange(bytes, from, from + length);
        int what = loop.random.nextInt(reads == 0 || !loop.readsWhatGoes ? 2 : 3);
        if (what == 0) {
            post(SendRequest.write(sends, open + from, openKey, length, of.lease, of.leaseKey),
                plain(Operation.WRITE_IMMEDIATE, expected, -1, 0));
            return;
        } else if (what == 2) {
            of.isLeaseRead = true;
            post(SendRequest.read(sends, sink(sends), homeKey, length, of.lease, of.leaseKey),
                plain(Operation.WRITE_IMMEDIATE, expected, -1, 0));
            return;
        }
        of.isLeased = false;
        var request = SendRequest.send(sends, open + from, openKey, length).withInvalidate(of.leaseKey);
        var message = plain(Operation.SEND_INVALIDATE, expected, -1, of.leaseKey);
        of.toCome.add(message);
        post(of.isLeaseRead ? request.asFenced() : request, message);
    }

    /** Any Read: of what was just written, of a word, or of anything. */
    void read() {
        var last = last();
        if (last != null && last.operation == Operation.WRITE && loop.random.nextBoolean()) {
            post(SendRequest.read(sends, sink(sends), homeKey, last.expected.length, peer().target(last.place),
                peer().openKey), plain(Operation.READ, last.expected, -1, 0));
            return;
        }
        if (loop.random.nextInt(6) == 0) {
            int word = loop.random.nextInt(WORDS);
            post(SendRequest.read(sends, sink(sends), homeKey, 8, peer().words + 8 * word, peer().wordsKey),
                new Message(Operation.READ, new byte[8], -1, 0, word, 0, 0, history.get(word).size() - 1));
            return;
        }
        int length = loop.random.nextInt(8) == 0 ? 0 : length();
        int from = loop.random.nextInt(AREA - length);
        post(SendRequest.read(sends, sink(sends), homeKey, length, peer().open + from,
            length == 0 ? loop.random.nextInt() : peer().openKey),
            plain(Operation.READ, Arrays.copyOfRange(peer().bytes, from, from + length), -1, 0));
    }

    private void atomic(boolean adds) {
        long at = sink(sends);
        if (loop.random.nextInt(3) == 0) {
            if (adds) {
                int word = loop.random.nextInt(MixedLoop.HOT);
                loop.unsure[word]++;
                post(SendRequest.fetchAndAdd(sends, at, homeKey, loop.hot + 8 * word, loop.hotKey, 1),
                    new Message(Operation.FETCH_ADD, null, -1, 0, word, 1, 0, -1));
            } else {
                long swap = ++loop.unique;
                post(SendRequest.compareAndSwap(sends, at, homeKey, loop.hot + 8 * MixedLoop.HOT, loop.hotKey,
                    loop.newest, swap), new Message(Operation.CMP_SWAP, null, -1, 0, 0, swap, loop.newest, -1));
            }
            return;
        }
        int word = loop.random.nextInt(WORDS);
        var past = history.get(word);
        long before = past.getLast();
        long operand = loop.random.nextLong();
        long compare = loop.random.nextInt(3) > 0 ? before : loop.random.nextLong();
        past.add(adds ? before + operand : compare == before ? operand : before);
        var message = new Message(adds ? Operation.FETCH_ADD : Operation.CMP_SWAP, null, -1, 0, word, operand, before,
            past.size() - 1);
        long remote = peer().words + 8 * word;
        post(adds ? SendRequest.fetchAndAdd(sends, at, homeKey, remote, peer().wordsKey, operand)
            : SendRequest.compareAndSwap(sends, at, homeKey, remote, peer().wordsKey, compare, operand), message);
    }

    /** Takes every completion that is there. */
    void poll() {
        for (var next = nic.poll(number); next != null; next = nic.poll(number)) {
            take(next);
        }
    }

    private void take(Completion next) {
        assertThat(next.queuePair()).as("%s, seed %d", next, loop.seed).isEqualTo(number);
        int expected = next.receive() ? receivesDone : sendsDone;
        assertThat(next.id()).as("%s is the oldest request, %s, seed %d", next, this, loop.seed).isEqualTo(expected);
        assertThat(expected).as("%s was posted, seed %d", next, loop.seed)
            .isLessThan(next.receive() ? receives : sends);
        if (next.succeeded()) {
            assertThat(next.receive() ? receivesFail : sendsFail && !loop.refuses)
                .as("%s behind a failure, %s, seed %d", next, this, loop.seed)
                .isFalse();
            succeeded++;
        } else {
            trouble.add(next.status());
            sendsFail |= !next.receive();
            receivesFail |= next.receive();
        }
        if (next.receive()) {
            receivesDone++;
            if (next.succeeded()) {
                received(next, expected);
            }
        } else {
            sendsDone++;
            if (next.succeeded()) {
                done(next, expected, sent[expected % PLACES]);
            }
        }
    }

    private void received(Completion next, int request) {
        var message = toCome.remove();
        assertThat(next.length()).as("%s, seed %d", next, loop.seed).isEqualTo(message.expected.length);
        same(receiveAt[request % PLACES], message.expected, next);
        if (message.operation == Operation.SEND_INVALIDATE) {
            assertThat(next.operation()).as("%s, seed %d", next, loop.seed).isEqualTo(Operation.SEND_INVALIDATE);
            assertThat(next.immediate()).as("%s, seed %d", next, loop.seed).isEqualTo(message.key);
            leaseAnew();
        }
    }

    private void done(Completion next, int request, Message message) {
        switch (message.operation) {
            case WRITE -> peer().written[message.place] = message;
            case READ -> {
                assertThat(next.length()).as("%s, seed %d", next, loop.seed).isEqualTo(message.expected.length);
                if (message.word >= 0) {
                    long value = word(nic.memory().read(sink(request), 8));
                    var past = history.get(message.word);
                    assertThat(past.subList(message.history, past.size())).as("%s, seed %d", next, loop.seed)
                        .contains(value);
                } else {
                    same(sink(request), message.expected, next);
                }
            }
            case FETCH_ADD, CMP_SWAP -> atomicDone(next, message, word(nic.memory().read(sink(request), 8)));
            default -> { }
        }
    }

    private void atomicDone(Completion next, Message message, long old) {
        assertThat(next.operation()).as("%s, seed %d", next, loop.seed).isEqualTo(message.operation);
        if (message.history >= 0) {
            known[message.word] = message.history;
            assertThat(old).as("%s, word %d, seed %d", next, message.word, loop.seed).isEqualTo(message.compare);
        } else if (message.operation == Operation.FETCH_ADD) {
            loop.added[message.word]++;
            loop.unsure[message.word]--;
            assertThat(loop.found.get(message.word).add(old)).as("%s found by nobody else, seed %d", old, loop.seed)
                .isTrue();
            assertThat(old).as("%s, seed %d", next, loop.seed).isGreaterThan(lastHot[message.word]);
            lastHot[message.word] = old;
        } else if (old == message.compare) {
            assertThat(loop.swapped.add(old)).as("%s swapped once, seed %d", old, loop.seed).isTrue();
            loop.newest = message.operand;
        } else {
            loop.newest = old;
        }
    }

    private void same(long at, byte[] expected, Object what) {
        var found = nic.memory().read(at, expected.length);
        int other = Arrays.mismatch(found, expected);
        assertThat(other).as("first wrong byte of %s, %s, seed %d", what, this, loop.seed).isNegative();
    }

    static long word(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong();
    }

    /** What was written last is there, and the words are what the peer has made of them. Nothing may be under way. */
    void verify() {
        for (int place = 0; place < written.length; place++) {
            if (written[place] != null) {
                same(target(place), written[place].expected, "place " + place);
            }
        }
        for (int word = 0; word < WORDS; word++) {
            assertThat(word(nic.memory().read(words + 8 * word, 8))).as("word %d of %s, seed %d", word, this, loop.seed)
                .isEqualTo(peer().history.get(word).getLast());
        }
    }

    void connect() {
        nic.connect(number, new Peer(nic.address(), number ^ 1, peer().numbering));
    }

    /** Ends the life: no access from the answer on. */
    void end() {
        nic.end(number);
        isDead = true;
    }

    /** Both have ended: what has completed is known, and the words are what the peer has made of them at some time. */
    void ended() {
        poll();
        for (int word = 0; word < WORDS; word++) {
            var past = peer().history.get(word);
            assertThat(past.subList(peer().known[word], past.size()))
                .as("word %d of %s is what the peer made of it, seed %d", word, this, loop.seed)
                .contains(word(nic.memory().read(words + 8 * word, 8)));
        }
    }

    /** Another life, once both are known to have ended; it begins with {@link #connect}. */
    void begin() {
        numbering = numbers();
        nic.restart(number, numbering);
        nic.memory().write(words, new byte[8 * WORDS]);
        sends = 0;
        sendsDone = 0;
        receives = 0;
        receivesDone = 0;
        toCome.clear();
        Arrays.fill(written, null);
        sent = new Message[PLACES];
        trouble.clear();
        sendsFail = false;
        receivesFail = false;
        if (isLeased) {
            isLeaseRead = false;
        } else {
            nic.release(leaseKey);                           // the peer may have withdrawn it, or not
            leaseAnew();
        }
        reopen();
        clear();
        isDead = false;
    }

    @Override public String toString() {
        return "party " + number + " " + trouble + ", sends " + sendsDone + "/" + sends + ", receives " + receivesDone
            + "/" + receives;
    }

    private static boolean within(long address, long base, int length) {
        return address >= base && address - base < length;
    }
}
