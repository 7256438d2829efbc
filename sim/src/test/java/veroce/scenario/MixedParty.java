package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static veroce.scenario.MixedMrs.AREA;
import static veroce.scenario.MixedMrs.LONGEST;
import static veroce.scenario.MixedMrs.PLACES;
import static veroce.scenario.MixedMrs.WORDS;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import rnic.protocol.QueuePairState;
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
    private static final int PSNS = 1 << 24;

    final int number;
    final QueuePairOptions options;
    final int reads;
    private final MixedLoop loop;
    private final NicEndpoint nic;
    final MixedMrs mrs;
    final MixedRequests requests;
    final byte[] bytes = new byte[AREA];
    final ArrayDeque<MixedMessage> toCome = new ArrayDeque<>();
    private final MixedMessage[] written = new MixedMessage[2 * PLACES];
    private MixedMessage[] sent = new MixedMessage[PLACES];
    private final long[] receiveAt = new long[PLACES];
    /** What the peer's words of ours have been made, in order. */
    final List<List<Long>> history = new ArrayList<>();
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
    private boolean sendsFail;
    private boolean receivesFail;

    MixedParty(MixedLoop loop, int number, QueuePairOptions options, int reads) {
        this.loop = loop;
        this.number = number;
        this.options = options;
        this.reads = reads;
        nic = loop.nic;
        loop.random.nextBytes(bytes);
        mrs = new MixedMrs(nic, number);
        requests = new MixedRequests(loop, this);
        numbering = numbers();
        nic.create(options.completionQueue(number).numbering(numbering).queues(PLACES, PLACES).settings());
        clear();
    }

    private Numbering numbers() {
        int behind = loop.parameters.firstMessages();
        int psn = loop.random.nextInt(3) == 0 ? PSNS - 1 - loop.random.nextInt(100) : loop.random.nextInt(PSNS);
        return new Numbering(psn, behind + 1, behind);
    }

    /** Memory as it is when nothing has happened. */
    private void clear() {
        nic.memory().write(mrs.open, bytes);
        nic.memory().write(mrs.open + AREA, new byte[AREA]);
        history.clear();
        for (int word = 0; word < WORDS; word++) {
            history.add(new ArrayList<>(List.of(0L)));
            known[word] = 0;
        }
        Arrays.fill(lastHot, -1);
    }

    /** Nothing may come to that address. */
    boolean forbids(long address) {
        return mrs.forbids(address, isDead);
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
            receiveAt[receives % PLACES] = mrs.home + receives % PLACES * LONGEST;
            nic.postReceive(number, new ReceiveRequest(receives, receiveAt[receives % PLACES], mrs.homeKey, LONGEST));
            receives++;
        }
    }

    MixedMessage last() {
        return sends == 0 ? null : sent[(sends - 1) % PLACES];
    }

    /** One of five is fenced without need. */
    void post(SendRequest request, MixedMessage message) {
        boolean fenced = loop.random.nextInt(5) == 0;
        sent[sends % PLACES] = message;
        sends++;
        nic.postSend(number, fenced ? request.asFenced() : request);
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
            assertThat(next.receive() ? receivesFail : sendsFail)
                .as("%s behind a failure, %s, seed %d", next, this, loop.seed).isFalse();
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
        assertThat(next.length()).as("%s, seed %d", next, loop.seed).isEqualTo(message.expected().length);
        same(receiveAt[request % PLACES], message.expected(), next);
        if (message.operation() == Operation.SEND_INVALIDATE) {
            assertThat(next.operation()).as("%s, seed %d", next, loop.seed).isEqualTo(Operation.SEND_INVALIDATE);
            assertThat(next.immediate()).as("%s, seed %d", next, loop.seed).isEqualTo(message.key());
            mrs.leaseAnew();
        }
    }

    private void done(Completion next, int request, MixedMessage message) {
        switch (message.operation()) {
            case WRITE -> peer().written[message.place()] = message;
            case READ -> {
                assertThat(next.length()).as("%s, seed %d", next, loop.seed).isEqualTo(message.expected().length);
                if (message.word() >= 0) {
                    long value = word(nic.memory().read(mrs.sink(request), 8));
                    var past = history.get(message.word());
                    assertThat(past.subList(message.history(), past.size())).as("%s, seed %d", next, loop.seed)
                        .contains(value);
                } else {
                    same(mrs.sink(request), message.expected(), next);
                }
            }
            case FETCH_ADD, CMP_SWAP -> atomicDone(next, message, word(nic.memory().read(mrs.sink(request), 8)));
            default -> { }
        }
    }

    private void atomicDone(Completion next, MixedMessage message, long old) {
        assertThat(next.operation()).as("%s, seed %d", next, loop.seed).isEqualTo(message.operation());
        if (message.history() >= 0) {
            known[message.word()] = message.history();
            assertThat(old).as("%s, word %d, seed %d", next, message.word(), loop.seed).isEqualTo(message.compare());
        } else if (message.operation() == Operation.FETCH_ADD) {
            loop.added[message.word()]++;
            loop.unsure[message.word()]--;
            assertThat(loop.found.get(message.word()).add(old)).as("%s found by nobody else, seed %d", old, loop.seed)
                .isTrue();
            assertThat(old).as("%s, seed %d", next, loop.seed).isGreaterThan(lastHot[message.word()]);
            lastHot[message.word()] = old;
        } else if (old == message.compare()) {
            assertThat(loop.swapped.add(old)).as("%s swapped once, seed %d", old, loop.seed).isTrue();
            loop.newest = message.operand();
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
                same(mrs.target(place), written[place].expected(), "place " + place);
            }
        }
        for (int word = 0; word < WORDS; word++) {
            assertThat(word(nic.memory().read(mrs.words + 8 * word, 8)))
                .as("word %d of %s, seed %d", word, this, loop.seed).isEqualTo(peer().history.get(word).getLast());
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
                .contains(word(nic.memory().read(mrs.words + 8 * word, 8)));
        }
    }

    /** Another life, once both are known to have ended; it begins with {@link #connect}. */
    void begin() {
        numbering = numbers();
        nic.restart(number, numbering);
        nic.memory().write(mrs.words, new byte[8 * WORDS]);
        sends = 0;
        sendsDone = 0;
        receives = 0;
        receivesDone = 0;
        toCome.clear();
        Arrays.fill(written, null);
        sent = new MixedMessage[PLACES];
        trouble.clear();
        sendsFail = false;
        receivesFail = false;
        if (mrs.isLeased) {
            mrs.isLeaseRead = false;
        } else {
            nic.release(mrs.leaseKey);                           // the peer may have withdrawn it, or not
            mrs.leaseAnew();
        }
        mrs.reopen();
        clear();
        isDead = false;
    }

    @Override public String toString() {
        return "party " + number + " " + trouble + ", sends " + sendsDone + "/" + sends + ", receives " + receivesDone
            + "/" + receives;
    }
}
