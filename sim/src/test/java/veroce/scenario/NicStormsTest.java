package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnrTimer;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.nic.HostBus;
import veroce.packet.Opcode;
import veroce.packet.Syndrome;

/**
 * Peers of ten queue pairs that are never ready and ask for every pause there is, while states and rates change and
 * lives end: nobody sends in a pause, nobody sleeps longer, retries are counted, and healthy neighbours go on.
 */
class NicStormsTest {
    private static final int VICTIMS = 5;
    private static final int HEALTHY = 2;
    private static final int STEPS = 250;
    private static final int[] RETRIES = {0, 1, 3, 7, 7};
    private static final int FOREVER = 7;
    /** A frame that has begun its way is not called back. */
    private static final long PIPELINE = 6 * Time.MICROSECOND;
    /** Of the clock that times pauses. */
    private static final long TICK = Time.MICROSECOND / 16;
    /** From the end of a pause to the packet, beside all the others. */
    private static final long PATIENCE = 60 * Time.MICROSECOND;

    /** A peer that is not ready. */
    private final class Sleepy {
        final Impostor impostor;
        final int retries;
        long began;
        long until;
        int naks;
        boolean ready;

        Sleepy(Loop.Party victim, int retries) {
            impostor = new Impostor(loop, victim);
            this.retries = retries;
        }

        void sees(veroce.packet.Packet packet, long at) {
            int number = impostor.sees(packet, at);
            assertThat(at > began + PIPELINE && at < until).as("packet %s of %s at %s, in a pause of %s until %s, "
                + "seed %s", number, impostor.victim.number, Time.text(at), Time.text(until - began), Time.text(until),
                seed).isFalse();
            if (naks > retries) {
                return;                                      // it has failed, or is about to
            }
            if (ready || loop.random.nextInt(20) == 0 && number == impostor.expected) {
                impostor.takes(number);
                impostor.acknowledges();
                naks = 0;
                until = 0;
            } else if (number == impostor.expected && at >= until) {
                int code = loop.random.nextInt(8) == 0 ? anyPause() : 1 + loop.random.nextInt(4);
                naks += retries == FOREVER ? 0 : 1;
                began = loop.nic.now();                      // the line may lag behind
                until = began - TICK + RnrTimer.sixteenths(code) * Time.MICROSECOND / 16;
                impostor.says(impostor.answer(Opcode.ACKNOWLEDGE, number, Syndrome.RNR_NAK + code, impostor.messages));
            }
        }

        /** In RoCEv2 nothing ends a pause but time. */
        private int anyPause() {
            return loop.profile == Profile.ROCE_V2 ? 1 + loop.random.nextInt(8) : loop.random.nextInt(32);
        }

        /** Whoever was asked to sleep too long is woken by an acknowledgement; nobody else oversleeps. */
        void check() {
            long now = loop.nic.now();
            if (naks > retries) {
                return;
            }
            if (until > now + 200 * Time.MICROSECOND) {
                wakes();
            } else if (until != 0 && now > until + PATIENCE) {
                assertThat(impostor.lastSeen).as("%s sleeps, seed %s", impostor.victim, seed).isGreaterThan(until);
            }
        }

        void wakes() {
            impostor.takes(impostor.expected);
            until = 0;
            naks = 0;
            impostor.acknowledges();
        }
    }

    private final Map<Integer, Sleepy> peers = new HashMap<>();
    private Loop loop;
    private long seed;

    @ParameterizedTest @ValueSource(longs = 6)
    void peersThatAreNeverReadyHoldUpNobodyElse(long seed) {
        storms(seed, Profile.VEROCE);
    }

    @Tag("long") @Test void peersThatAreNeverReadyAtAnotherPace() {
        storms(1, Profile.VEROCE);
    }

    @Tag("long") @ParameterizedTest @ValueSource(longs = {3, 4})
    void peersThatAreNeverReadyHoldUpNobodyElseInRoce(long seed) {
        storms(seed, Profile.ROCE_V2);
    }

    void storms(long seed, Profile profile) {
        this.seed = seed;
        try (var it = new Loop(seed, HostBus.Timing.QUICK, profile)) {
            loop = it;
            loop.tap((frame, at) -> {
                var packet = Impostor.read(frame);
                var peer = peers.get(packet.bth().destQp() ^ 1);
                if (peer != null && packet.format().consumesPsn()) {
                    peer.sees(packet, at);
                }
                return peer == null;
            });
            for (int i = 0; i < VICTIMS + HEALTHY; i++) {
                int retries = RETRIES[i % RETRIES.length];
                loop.pair(new QueuePairOptions().pmtu(256 << loop.random.nextInt(5)).rnr(retries, 1).rtoExponent(6));
                for (var party : loop.parties.subList(2 * i, i < VICTIMS ? 2 * i + 2 : 2 * i)) {
                    peers.put(party.number, new Sleepy(party, retries));
                }
            }
            var victims = loop.parties.subList(0, 2 * VICTIMS);
            var healthy = loop.parties.subList(2 * VICTIMS, loop.parties.size());
            for (int step = 0; step < STEPS; step++) {
                loop.post(loop.parties);
                loop.run(loop.random.nextLong(2 * Time.MICROSECOND));
                peers.values().forEach(Sleepy::check);
                disturb(victims.get(loop.random.nextInt(victims.size())));
            }
            // Who has retries left has gone on; in the end everybody is ready.
            for (var peer : new ArrayList<>(peers.values())) {
                if (peer.impostor.victim.state() == QueuePairState.ERR) {
                    exhausted(peer);
                } else {
                    loop.nic.modify(peer.impostor.victim.number, QueuePairState.RTS, 0);
                    peer.ready = true;
                    peer.wakes();
                }
            }
            loop.until("everybody completes", 2 * Time.MILLISECOND,
                () -> victims.stream().allMatch(party -> party.sends == party.sendsDone));
            for (var party : victims) {
                assertThat(party.trouble.isEmpty()).as("%s, seed %d", party, seed)
                    .isEqualTo(party.state() == QueuePairState.RTS);
            }
            loop.finish(healthy, Time.MILLISECOND);
            assertThat(loop.nic.counters().get("rnr_waits")).isGreaterThan(50);
        }
    }

    private void exhausted(Sleepy peer) {
        assertThat(peer.retries).as("%s, seed %d", peer.impostor.victim, seed).isLessThan(FOREVER);
        assertThat(peer.naks).as("%s, seed %d", peer.impostor.victim, seed).isEqualTo(peer.retries + 1);
        loop.run(5 * Time.MICROSECOND);
        assertThat(peer.impostor.victim.trouble).as("%s, seed %d", peer.impostor.victim, seed)
            .contains(CompletionStatus.RNR_RETRIES_EXCEEDED);
    }

    private void disturb(Loop.Party party) {
        boolean failed = party.state() == QueuePairState.ERR;
        var peer = peers.get(party.number);
        if (failed) {
            exhausted(peer);
        }
        if (failed || loop.random.nextInt(25) == 0) {
            if (loop.random.nextBoolean()) {
                loop.fail(List.of(party));
            }
            party.end();
            peers.put(party.number, new Sleepy(party, peer.retries));
            party.connect();
            return;
        }
        // It may have failed this moment.
        var state = loop.random.nextInt(3) == 0 ? QueuePairState.SQD : QueuePairState.RTS;
        boolean isRated = state == QueuePairState.RTS && loop.random.nextBoolean();
        var result = loop.nic.attempt(Command.MODIFY_QP, party.number, Map.of("state.code", (long) state.ordinal(),
            "state.rate", isRated ? 1L : 0L, "rate.megabits", loop.random.nextInt(3) * 20_000L));
        assertThat(result).isIn(CommandResult.DONE, CommandResult.WRONG_STATE);
        if (result == CommandResult.WRONG_STATE) {
            assertThat(party.state()).as("%s, seed %d", party, seed).isEqualTo(QueuePairState.ERR);
        }
    }
}
