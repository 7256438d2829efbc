package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import veroce.congestion.Dcqcn;
import veroce.congestion.DcqcnSettings;
import veroce.endpoint.Congestion;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.nic.BusNoise;
import veroce.nic.HostBus;

/** Queue pairs that fail, are reset, drained and refused while Reads and atomics of both roles are under way. */
class NicMixedStormsTest {
    private static final int VICTIMS = 3;
    private static final int HEALTHY = 2;
    private static final int STEPS = 90;
    private static final int MORE_STEPS = 150;
    private static final long LINE = 80_000_000_000L;
    private static final Congestion HEEDED = new Congestion(false,
        Dcqcn.with(DcqcnSettings.of(LINE, 4096)), null);
    private MixedLoop loop;
    private MixedParty refused;
    private boolean refuses;
    private boolean refusing;

    @ParameterizedTest @ValueSource(longs = 9)
    void storms(long seed) {
        storms(seed, List.of(Profile.VEROCE), STEPS);
    }

    @Tag("long") @ParameterizedTest @ValueSource(longs = {9, 10})
    void moreStorms(long seed) {
        storms(seed, List.of(Profile.VEROCE), MORE_STEPS);
    }

    @Tag("long") @ParameterizedTest @ValueSource(longs = {10, 14})
    void stormsOfRoce(long seed) {
        storms(seed, List.of(Profile.ROCE_V2), MORE_STEPS);
    }

    /** Queue pairs of both profiles in one NIC, and lives of both. */
    @ParameterizedTest @ValueSource(longs = 10)
    void mixedStorms(long seed) {
        storms(seed, List.of(Profile.VEROCE, Profile.ROCE_V2), STEPS);
    }

    @Tag("long") @ParameterizedTest @ValueSource(longs = 10)
    void moreMixedStorms(long seed) {
        storms(seed, List.of(Profile.VEROCE, Profile.ROCE_V2), MORE_STEPS);
    }

    void storms(long seed, List<Profile> profiles, int steps) {
        var rough = new BusNoise(seed, 0.3, 200, 0.7);
        var timing = switch ((int) seed % 3) {
            case 0 -> HostBus.Timing.QUICK;
            case 1 -> new HostBus.Timing(60, 60, rough);
            default -> HostBus.Timing.PCIE;
        };
        var small = RnicParameters.SMALL;
        int[] reads = {4, 1, 2, 4};
        int r = reads[(int) (seed / 3 % 4)];
        int k = r == 4 ? 8 : seed / 12 % 2 == 0 ? 8 : 4;
        var parameters = r == 4 ? small : new RnicParameters("small-" + r + "-" + k, small.bytes(), small.queuePairs(),
            small.window(), k, small.mrs(), small.completionQueues(), small.addressHandles(), small.bufferBytes(),
            small.clockKilohertz(), r, true, 0);
        var speaking = profiles.contains(Profile.ROCE_V2) ? parameters.speakingRoce() : parameters;
        try (var it = new MixedLoop(speaking, seed, timing)) {
            loop = it;
            loop.patience = seed % 3 == 1 ? 4 * loop.patience : loop.patience;
            for (int i = 0; i < VICTIMS + HEALTHY; i++) {
                int most = parameters.reads();
                int accepted = 1 + loop.random.nextInt(most);
                int n = loop.random.nextInt(6) == 0 ? 0 : accepted;
                var profile = profiles.get(profiles.size() == 1 ? 0 : loop.random.nextInt(profiles.size()));
                loop.pair(new QueuePairOptions().profile(profile).pmtu(256 << loop.random.nextInt(5)).rtoExponent(3)
                    .rnr(7, 1).window(128, parameters.messages(), 8)
                    .retries(i < VICTIMS ? loop.random.nextInt(3) : 7)
                    .reads(n, n == 0 ? 0 : 1 + loop.random.nextInt(accepted)).atomics().invalidation()
                    .congestion(profile == Profile.ROCE_V2 && loop.random.nextBoolean() ? HEEDED : Congestion.NONE), n);
            }
            loop.profiles = profiles;
            loop.marked = speaking.roce() ? 0.05 : 0;
            loop.refuse((writes, id, address, length) -> refusing && refused.mrs.owns(address)
                && loop.random.nextInt(4) == 0 ? HostBus.Refusal.SLVERR : null);
            refuses = seed % 4 > 1;
            if (seed % 2 == 0) {
                loop.isBad();
            }
            var victims = loop.parties.subList(0, 2 * VICTIMS);
            var healthy = loop.parties.subList(2 * VICTIMS, loop.parties.size());
            for (int step = 0; step < steps; step++) {
                loop.post(loop.parties);
                loop.run(loop.random.nextLong(2 * Time.MICROSECOND));
                disturb(victims.get(loop.random.nextInt(victims.size())));
            }
            refusing = false;
            loop.nic.model().sent().hold(false);
            for (int i = 0; i < VICTIMS; i++) {
                mend(victims.get(2 * i));
            }
            for (int step = 0; step < 30; step++) {
                loop.post(loop.parties);
                loop.run(loop.random.nextLong(2 * Time.MICROSECOND));
            }
            loop.finish(healthy, 5 * Time.MILLISECOND);
            if (loop.loss == 0) {
                loop.finish(victims, 5 * Time.MILLISECOND);
            }
            loop.checkHot();
            loop.closeAll(1000);
        }
    }

    /** Another life, whatever has become of this one. */
    private void mend(MixedParty party) {
        if (loop.random.nextBoolean()) {
            loop.fail(List.of(party, party.peer()));
        }
        loop.renew(party);
    }

    private void disturb(MixedParty party) {
        if (party.state() == QueuePairState.ERR && loop.random.nextInt(4) == 0) {
            refusing = false;
            mend(party);
            return;
        }
        switch (loop.random.nextInt(24)) {
            case 0 -> loop.nic.fail(party.number);
            case 1 -> loop.renew(party);
            case 2, 3 -> {
                party.mrs.close(loop.random.nextInt(4));
                if (loop.random.nextBoolean()) {
                    loop.renew(party);
                }
            }
            case 4 -> party.requests.bad();
            case 5 -> {
                refused = party;
                refusing = refuses;
            }
            case 6 -> refusing = false;
            case 7 -> loop.nic.model().memory().holdReads(loop.nic.model().cycle() + loop.random.nextInt(3000));
            case 8 -> loop.nic.model().memory().holdWrites(loop.nic.model().cycle() + loop.random.nextInt(3000));
            case 9 -> loop.nic.model().sent().hold(true);
            case 10 -> loop.nic.model().sent().hold(false);
            default -> {
                var state = loop.random.nextInt(3) == 0 ? QueuePairState.SQD : QueuePairState.RTS;
                boolean isRated = state == QueuePairState.RTS && loop.random.nextInt(4) == 0;
                var result = loop.nic.attempt(Command.MODIFY_QP, party.number, Map.of(
                    "state.code", (long) state.ordinal(), "state.rate", isRated ? 1L : 0L,
                    "rate.megabits", loop.random.nextInt(3) * 20_000L));
                assertThat(result).isIn(CommandResult.DONE, CommandResult.WRONG_STATE);
            }
        }
    }
}
