package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;

/**
 * One small NIC whose frames come back to it, some of them never: parties 2 i and 2 i + 1 are each other's peer, and
 * each has memory, rings and a completion queue of its own. Every completion must be that of the oldest request, and
 * what is said to have arrived must lie in memory.
 */
final class Loop implements AutoCloseable {
    static final int PLACES = 8;
    static final int LONGEST = 5000;
    private static final int AREA = PLACES * LONGEST;
    private static final int PSNS = 1 << 24;
    private static final long STRIDE = Time.MICROSECOND / 2;

    /** Looks at every frame that the NIC sends; false if it goes no further. */
    interface Tap {
        boolean passes(byte[] frame, long at);
    }

    final NicEndpoint nic;
    final SplittableRandom random;
    final List<Party> parties = new ArrayList<>();
    double loss;
    private Tap tap = (frame, at) -> true;
    private final long seed;
    final Profile profile;

    /** A message that was posted: what of the source, and to which place of the target, -1 for a Send. */
    private record Message(int source, int length, int place) {}

    /** An MR; its key has the same index always. */
    final class Memory {
        private final EnumSet<Access> rights;
        private final byte[] content;
        long address;
        int key;

        Memory(byte[] content, Access... rights) {
            this.content = content;
            this.rights = rights.length == 0 ? EnumSet.noneOf(Access.class) : EnumSet.copyOf(List.of(rights));
            address = nic.memory().allocate(AREA, 4096);
            key = nic.register(1, address, AREA, this.rights);
            fill();
        }

        /** Closes it and opens other, empty memory under the key with these bits of the tag inverted. */
        void replace(int tag) {
            nic.invalidate(key);
            key ^= tag;
            address = nic.memory().allocate(AREA, 4096);
            nic.register(key, 1, address, AREA, rights);
        }

        boolean isBlank() {
            return Arrays.equals(nic.memory().read(address, AREA), new byte[AREA]);
        }

        void fill() {
            nic.memory().write(address, content);
        }

        boolean holds(long other) {
            return within(other, address, AREA);
        }
    }

    /** A queue pair and all that is its own. */
    final class Party {
        final int number;
        final QueuePairOptions options;
        final Memory source;
        final Memory target;
        final Memory inbox;
        final byte[] bytes = new byte[AREA];
        private final ArrayDeque<Message> toCome = new ArrayDeque<>();
        private final Message[] written = new Message[PLACES];
        private Message[] sent = new Message[PLACES];
        private final long[] receiveAt = new long[PLACES];
        Numbering numbering;
        int sends;
        int sendsDone;
        int receives;
        int receivesDone;
        int succeeded;
        /** Nobody has planned what comes. */
        boolean meetsStrangers;
        /** Every status that was no success, in order. */
        final List<CompletionStatus> trouble = new ArrayList<>();

        private Party(int number, QueuePairOptions options) {
            this.number = number;
            this.options = options;
            random.nextBytes(bytes);
            source = new Memory(bytes);
            target = new Memory(new byte[AREA], Access.REMOTE_WRITE);
            inbox = new Memory(new byte[AREA], Access.LOCAL_WRITE);
            numbering = Numbering.from(random.nextInt(PSNS));
            nic.create(options.profile(profile).completionQueue(number).numbering(numbering).queues(PLACES, PLACES).settings());
        }

        /** Whether an access to that address is for this queue pair. */
        boolean owns(long address) {
            return source.holds(address) || target.holds(address) || inbox.holds(address)
                || within(address, nic.sendQueue(number), PLACES * 64)
                || within(address, nic.receiveQueue(number), PLACES * 32)
                || within(address, nic.completionQueue(number), 1 << 18);
        }

        Party peer() {
            return parties.get(number ^ 1);
        }

        QueuePairState state() {
            return QueuePairState.valueOf(nic.state(number).name());
        }

        boolean isEmpty() {
            return sends == sendsDone && receives == receivesDone;
        }

        void receive() {
            if (receives - receivesDone < PLACES) {
                receiveAt[receives % PLACES] = inbox.address + place(receives);
                nic.postReceive(number, new ReceiveRequest(receives, receiveAt[receives % PLACES], inbox.key,
                    LONGEST));
                receives++;
            }
        }

        /** A Send or a Write of random bytes, if there is room. */
        void send(boolean isWrite) {
            if (sends - sendsDone == PLACES) {
                return;
            }
            int length = random.nextInt(random.nextInt(3) == 0 ? 20 : LONGEST);
            var message = new Message(random.nextInt(AREA - length), length, isWrite ? sends % PLACES : -1);
            sent[sends % PLACES] = message;
            if (!isWrite) {
                peer().toCome.add(message);
            }
            long from = source.address + message.source;
            nic.postSend(number, isWrite ? SendRequest.write(sends, from, source.key, length,
                peer().target.address + place(message.place), peer().target.key)
                : SendRequest.send(sends, from, source.key, length));
            sends++;
        }

        /** A Read or an atomic, if there is room; what it finds, and where, is nobody's business. */
        void ask() {
            if (sends - sendsDone == PLACES) {
                return;
            }
            int length = random.nextInt(random.nextInt(3) == 0 ? 20 : LONGEST);
            sent[sends % PLACES] = new Message(0, length, -1);
            long to = inbox.address + place(sends);
            nic.postSend(number, random.nextInt(3) > 0
                ? SendRequest.read(sends, to, inbox.key, length, peer().target.address, peer().target.key)
                : SendRequest.fetchAndAdd(sends, to, inbox.key, peer().target.address, peer().target.key, 1));
            sends++;
        }

        /** Takes every completion that is there. */
        void poll() {
            for (var next = nic.poll(number); next != null; next = nic.poll(number)) {
                take(next);
            }
        }

        private void take(Completion next) {
            assertThat(next.queuePair()).as("%s, seed %d", next, seed).isEqualTo(number);
            int expected = next.receive() ? receivesDone : sendsDone;
            assertThat(next.id()).as("%s is the oldest request, seed %d", next, seed).isEqualTo(expected);
            assertThat(expected).as("%s was posted, seed %d", next, seed).isLessThan(next.receive() ? receives : sends);
            if (!next.succeeded()) {
                trouble.add(next.status());
            } else if (next.receive() && !meetsStrangers) {
                var message = toCome.remove();
                assertThat(next.length()).as("%s, seed %d", next, seed).isEqualTo(message.length);
                same(receiveAt[expected % PLACES], message, next);
            } else if (!next.receive()) {
                var message = sent[expected % PLACES];
                if (message.place >= 0) {
                    peer().written[message.place] = message;
                }
            }
            succeeded += next.succeeded() ? 1 : 0;
            if (next.receive()) {
                receivesDone++;
            } else {
                sendsDone++;
            }
        }

        private void same(long at, Message message, Object what) {
            var found = nic.memory().read(at, message.length);
            int other = Arrays.mismatch(found, 0, message.length, peer().bytes, message.source,
                message.source + message.length);
            assertThat(other).as("first wrong byte of %s, party %d, seed %d", what, number, seed).isNegative();
        }

        /** What was written last to every place of the target is there. Nothing may be under way. */
        void verify() {
            for (int place = 0; place < PLACES; place++) {
                if (written[place] != null) {
                    same(target.address + place(place), written[place], "place " + place);
                }
            }
        }

        void connect() {
            nic.connect(number, new Peer(nic.address(), number ^ 1, peer().numbering));
        }

        /** Ends the life; another one begins with {@link #connect}. */
        void end() {
            nic.end(number);
            numbering = Numbering.from(random.nextInt(PSNS));
            nic.restart(number, numbering);
            poll();
            sends = 0;
            sendsDone = 0;
            receives = 0;
            receivesDone = 0;
            toCome.clear();
            Arrays.fill(written, null);
            sent = new Message[PLACES];
            trouble.clear();
        }

        @Override public String toString() {
            return "party " + number + " " + state() + " " + trouble + ", sends " + sendsDone + "/" + sends
                + ", receives " + receivesDone + "/" + receives;
        }
    }

    private static int place(int number) {
        return number % PLACES * LONGEST;
    }

    private static boolean within(long address, long base, int length) {
        return address >= base && address - base < length;
    }

    Loop(long seed, HostBus.Timing timing) {
        this(seed, timing, Profile.VEROCE);
    }

    Loop(long seed, HostBus.Timing timing, Profile profile) {
        this(seed, timing, profile, 80);
    }

    /** In a NIC that speaks what its queue pairs do. */
    Loop(long seed, HostBus.Timing timing, Profile profile, double gigabitsPerSecond) {
        this.seed = seed;
        this.profile = profile;
        random = new SplittableRandom(seed);
        var parameters = profile == Profile.ROCE_V2 ? RnicParameters.SMALL.speakingRoce() : RnicParameters.SMALL;
        nic = new NicEndpoint(parameters, Address.of(0x0200_0000_0001L, "10.0.0.1"),
            Engine.chosen() == null ? Engine.JVM : Engine.chosen(), Options.standard(), timing, gigabitsPerSecond).scatter();
        begin();
    }

    /** In the NIC of this one, which has been restarted; nothing is as it was but its memory. */
    Loop(Loop before, long seed) {
        this.seed = seed;
        profile = before.profile;
        random = new SplittableRandom(seed);
        nic = before.nic;
        begin();
    }

    private void begin() {
        nic.set("qp_quiet.time", 0);
        nic.attach((frame, at) -> {
            if (tap.passes(frame, at) && (loss == 0 || random.nextDouble() >= loss)) {
                nic.model().receive(frame);
            }
        });
    }

    /** Two parties more, each the other's peer. */
    void pair(QueuePairOptions options) {
        parties.add(new Party(parties.size(), options));
        parties.add(new Party(parties.size(), options));
        parties.subList(parties.size() - 2, parties.size()).forEach(Party::connect);
    }

    void tap(Tap other) {
        tap = other;
    }

    /** Everybody posts something, if there is room. */
    void post(List<Party> who) {
        for (var party : who) {
            while (party.receives - party.receivesDone < PLACES) {
                party.receive();
            }
            for (int i = random.nextInt(3); i > 0; i--) {
                party.send(random.nextBoolean());
            }
        }
    }

    void run(long picoseconds) {
        nic.advance(nic.now() + picoseconds);
        parties.forEach(Party::poll);
    }

    /** Until this holds; fails if it does not for so long. */
    void until(String what, long budget, BooleanSupplier holds) {
        long end = nic.now() + budget;
        while (!holds.getAsBoolean()) {
            assertThat(nic.now()).as("%s, seed %d, %s, %s", what, seed, parties, nic.counters()).isLessThan(end);
            run(STRIDE);
        }
    }

    /** These have no Send and no Write of theirs under way, are in good health, and all data is in place. */
    void finish(List<Party> healthy, long budget) {
        until("every request of the healthy ones completes", budget,
            () -> healthy.stream().allMatch(party -> party.sends == party.sendsDone && party.toCome.isEmpty()));
        run(3 * Time.MICROSECOND);
        for (var party : healthy) {
            assertThat(party.trouble).as("%s, seed %d", party, seed).isEmpty();
            assertThat(party.state()).as("%s, seed %d", party, seed).isEqualTo(QueuePairState.RTS);
            party.verify();
        }
    }

    /** Puts these into error; each of their requests completes once. */
    void fail(List<Party> who) {
        for (var party : who) {
            nic.fail(party.number);
        }
        until("every request of who is in error completes", 100 * Time.MICROSECOND,
            () -> who.stream().allMatch(Party::isEmpty));
    }

    /** Other lives of these, which have nothing to complete. */
    void renew(List<Party> who) {
        who.forEach(Party::end);
        who.forEach(Party::connect);
    }

    @Override public void close() {
        nic.close();
    }
}
