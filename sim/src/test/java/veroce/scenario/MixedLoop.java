package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import rnic.protocol.Command;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.network.Alteration;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;

/**
 * As {@link Loop}, with every operation: one NIC whose frames come back to it, some late, twice, cut or never; parties
 * 2 i and 2 i + 1 are each other's peer. Words that all of them add to and swap are kept beside a model. No access may
 * come to the memory of a party between the answer to its reset and its next life.
 */
final class MixedLoop implements AutoCloseable {
    static final int HOT = 4;
    private static final long STRIDE = Time.MICROSECOND / 2;
    private static final long LONGEST_DELAY = 3 * Time.MICROSECOND;

    private record Late(byte[] frame, long until) {}

    final NicEndpoint nic;
    final RnicParameters parameters;
    final SplittableRandom random;
    final List<MixedParty> parties = new ArrayList<>();
    final long seed;
    /** Fenced requests send what the Read ahead of them has brought. */
    boolean forwards = true;
    double loss;
    double doubled;
    double delayed;
    double trimmed;
    /** Frames that say that they have met congestion. */
    double marked;
    /** What a queue pair may speak in its next life; none: what it spoke. */
    List<Profile> profiles = List.of();
    /** Words that everybody adds 1 to, and then one that everybody swaps. */
    final long hot;
    final int hotKey;
    final int[] added = new int[HOT];
    final int[] unsure = new int[HOT];
    final List<Set<Long>> found = new ArrayList<>();
    final Set<Long> swapped = new HashSet<>();
    long newest;
    long unique;
    /** Cycles that a command may take: 20 us. */
    int patience = 6_444;
    private final List<Late> held = new ArrayList<>();
    private HostBus.Refuser refuser = (writes, id, address, length) -> null;

    MixedLoop(long seed, HostBus.Timing timing) {
        this(RnicParameters.SMALL, seed, timing);
    }

    MixedLoop(RnicParameters parameters, long seed, HostBus.Timing timing) {
        this.seed = seed;
        this.parameters = parameters;
        random = new SplittableRandom(seed);
        nic = new NicEndpoint(parameters, Address.of(0x0200_0000_0001L, "10.0.0.1"),
            Engine.chosen() == null ? Engine.JVM : Engine.chosen(), Options.standard(), timing, 80).scatter();
        nic.set("qp_quiet.time", 0);
        nic.attach((frame, at) -> sent(frame));
        hot = nic.memory().allocate(8 * (HOT + 1), 64);
        hotKey = nic.register(1, hot, 8 * (HOT + 1), EnumSet.of(Access.REMOTE_ATOMIC, Access.REMOTE_READ));
        for (int i = 0; i < HOT; i++) {
            found.add(new HashSet<>());
        }
        nic.memory().observe((address, length) -> parties.forEach(party -> party.mrs.written(address)));
        nic.model().memory().refuse((writes, id, address, length) -> {
            for (var party : parties) {
                if (party.forbids(address)) {
                    throw new AssertionError((writes ? "write" : "read") + " at " + Long.toHexString(address)
                        + (party.isDead ? " behind the reset of " : " of what was withdrawn from ") + party.number
                        + ", seed " + seed);
                }
            }
            return refuser.refuses(writes, id, address, length);
        });
    }

    /** From now on frames are lost, doubled, late and cut. */
    void isBad() {
        loss = 0.02;
        doubled = 0.03;
        delayed = 0.1;
        trimmed = 0.01;
    }

    void refuse(HostBus.Refuser who) {
        refuser = who;
    }

    private void sent(byte[] frame) {
        if (random.nextDouble() < loss) {
            return;
        }
        var met = marked > 0 && random.nextDouble() < marked ? Alteration.mark(frame) : frame;
        var whole = random.nextDouble() < trimmed ? Alteration.trim(met, random.nextBoolean()) : met;
        for (int copies = random.nextDouble() < doubled ? 2 : 1; copies > 0; copies--) {
            if (random.nextDouble() < delayed) {
                held.add(new Late(whole, nic.now() + random.nextLong(LONGEST_DELAY)));
            } else {
                nic.model().receive(whole);
            }
        }
        release();
    }

    private void release() {
        long now = nic.now();
        for (int i = 0; i < held.size();) {
            if (held.get(i).until <= now) {
                nic.model().receive(held.remove(i).frame);
            } else {
                i++;
            }
        }
    }

    /** Two parties more, each the other's peer. */
    void pair(QueuePairOptions options, int reads) {
        parties.add(new MixedParty(this, parties.size(), options, reads));
        parties.add(new MixedParty(this, parties.size(), options, reads));
        parties.subList(parties.size() - 2, parties.size()).forEach(MixedParty::connect);
    }

    /** Everybody posts something, if there is room. */
    void post(List<MixedParty> who) {
        for (var party : who) {
            party.receive();
            for (int i = random.nextInt(4); i > 0; i--) {
                party.requests.send();
            }
        }
    }

    void run(long picoseconds) {
        nic.advance(nic.now() + picoseconds);
        release();
        parties.forEach(MixedParty::poll);
    }

    /** Until this holds; fails if it does not for so long. */
    void until(String what, long budget, BooleanSupplier holds) {
        long end = nic.now() + budget;
        while (!holds.getAsBoolean()) {
            assertThat(nic.now()).as("%s, seed %d, %s, %s", what, seed, parties, nic.counters()).isLessThan(end);
            run(STRIDE);
        }
    }

    /** These have nothing under way, are in good health, and all data is in place. */
    void finish(List<MixedParty> healthy, long budget) {
        until("every request of the healthy ones completes", budget,
            () -> healthy.stream().allMatch(party -> party.sends == party.sendsDone && party.toCome.isEmpty()));
        run(3 * Time.MICROSECOND);
        for (var party : healthy) {
            assertThat(party.trouble).as("%s, seed %d", party, seed).isEmpty();
            assertThat(party.state()).as("%s, seed %d", party, seed).isEqualTo(QueuePairState.RTS);
            party.verify();
        }
    }

    /** Every added 1 is there once; of those whose queue pair failed it may be there. */
    void checkHot() {
        for (int i = 0; i < HOT; i++) {
            long value = MixedParty.word(nic.memory().read(hot + 8 * i, 8));
            assertThat(value).as("hot word %d, seed %d", i, seed).isBetween((long) added[i],
                (long) added[i] + unsure[i]);
            assertThat(found.get(i)).as("hot word %d, seed %d", i, seed).hasSize(added[i]);
        }
    }

    /** Puts these into error; each of their requests completes once. */
    void fail(List<MixedParty> who) {
        for (var party : who) {
            nic.fail(party.number);
        }
        flushed(who);
    }

    void flushed(List<MixedParty> who) {
        until("every request of who is in error completes: " + who, 200 * Time.MICROSECOND,
            () -> who.stream().allMatch(MixedParty::isEmpty));
    }

    /** Other lives of two parties, whatever is under way. */
    void renew(MixedParty party) {
        party.end();
        quick(Command.RESET_QP);
        if (random.nextBoolean()) {
            run(random.nextLong(2 * Time.MICROSECOND));
        }
        party.peer().end();
        quick(Command.RESET_QP);
        if (random.nextBoolean()) {
            run(random.nextLong(2 * Time.MICROSECOND));
        }
        party.ended();
        party.peer().ended();
        party.begin();
        party.peer().begin();
        if (profiles.size() > 1) {
            var profile = profiles.get(random.nextInt(profiles.size()));
            nic.speak(party.number, profile);
            nic.speak(party.peer().number, profile);
        }
        party.connect();
        quick(Command.CREATE_QP);
        party.peer().connect();
    }

    private void quick(Command command) {
        assertThat(nic.commandCycles(command)).as("%s, seed %d", command, seed).isLessThan(patience);
    }

    /** Ends everything; no command takes long when nothing is under way. */
    void closeAll(int bound) {
        for (var party : parties) {
            party.end();
            assertThat(nic.commandCycles(Command.RESET_QP)).as("%s, seed %d", party, seed).isLessThan(bound);
            for (int key : party.mrs.keys()) {
                nic.invalidate(key);
                assertThat(nic.commandCycles(Command.INVALIDATE_MR)).as("%s, seed %d", party, seed).isLessThan(bound);
            }
        }
        nic.invalidate(hotKey);
        run(3 * Time.MICROSECOND);
    }

    @Override public void close() {
        nic.close();
    }
}
