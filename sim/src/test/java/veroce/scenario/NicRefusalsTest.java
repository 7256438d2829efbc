package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.protocol.QueuePairState;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.nic.BusNoise;
import veroce.nic.HostBus;
import veroce.nic.HostBus.Refusal;

/**
 * The bus refuses one access, the k-th of its kind, while twelve queue pairs work: the queue pair whose memory it was
 * fails, nobody else but its peer notices, and both begin another life in which everything is right.
 */
class NicRefusalsTest {
    private static final int PAIRS = 6;
    private static final int ROUNDS = 15;
    private static final int MOST = 60;

    /** What the NIC does on the bus: whether it writes, and by which identifier; what its requests are told. */
    private enum Kind {
        RECEIVE_FETCH(false, 0, CompletionStatus.LOCAL_PROTECTION),
        SEND_FETCH(false, 1, CompletionStatus.LOCAL_OPERATION),
        PAYLOAD(false, 2, CompletionStatus.LOCAL_PROTECTION),
        COMPLETION(true, 1, null),
        PLACEMENT(true, 2, CompletionStatus.LOCAL_PROTECTION);

        private final boolean writes;
        private final int id;
        private final CompletionStatus status;

        Kind(boolean writes, int id, CompletionStatus status) {
            this.writes = writes;
            this.id = id;
            this.status = status;
        }
    }

    /** Refuses once. */
    private static final class Once implements HostBus.Refuser {
        private final Kind kind;
        private final Refusal answer;
        private int left;
        private long at = -1;

        Once(Kind kind, int k, Refusal answer) {
            this.kind = kind;
            this.answer = answer;
            left = k;
        }

        @Override public Refusal refuses(boolean writes, int id, long address, int length) {
            if (writes != kind.writes || id != kind.id || --left != 0) {
                return null;
            }
            at = address;
            return answer;
        }
    }

    @Tag("long") @ParameterizedTest @CsvSource({"1, VEROCE", "2, VEROCE", "3, ROCE_V2"})
    void otherAccesses(long seed, Profile profile) {
        theKthAccessFailsTheQueuePairWhoseMemoryItWas(seed, profile);
    }

    @ParameterizedTest @CsvSource({"3, VEROCE", "1, ROCE_V2"})
    void theKthAccessFailsTheQueuePairWhoseMemoryItWas(long seed, Profile profile) {
        var timing = seed % 3 == 0 ? new HostBus.Timing(60, 60, new BusNoise(seed, 0.2, 100, 0.8))
            : HostBus.Timing.QUICK;
        try (var loop = new Loop(seed, timing, profile)) {
            for (int i = 0; i < PAIRS; i++) {
                loop.pair(new QueuePairOptions().pmtu(256 << loop.random.nextInt(5)).rtoExponent(3).rnr(7, 1));
            }
            for (int round = 0; round < ROUNDS; round++) {
                var kind = Kind.values()[loop.random.nextInt(Kind.values().length)];
                int k = 1 + loop.random.nextInt(MOST);
                loop.loss = loop.random.nextBoolean() ? 0 : 0.01;
                play(loop, new Once(kind, k, Refusal.values()[loop.random.nextInt(2)]),
                    kind + " number " + k + " in round " + round + ", seed " + seed);
            }
        }
    }

    private static void play(Loop loop, Once once, String what) {
        loop.nic.model().memory().refuse(once);
        loop.until(what + " is refused", 300 * Time.MICROSECOND, () -> {
            loop.post(loop.parties);
            return once.at >= 0;
        });
        var victim = loop.parties.stream().filter(party -> party.owns(once.at)).findFirst().orElseThrow();
        loop.until(what + " fails " + victim.number, 300 * Time.MICROSECOND, () -> {
            loop.post(loop.parties);
            return victim.state() == QueuePairState.ERR;
        });
        var both = List.of(victim, victim.peer());
        var others = new ArrayList<>(loop.parties);
        others.removeAll(both);
        loop.finish(others, Time.MILLISECOND);
        if (once.kind == Kind.COMPLETION) {
            loop.fail(List.of(victim.peer()));
            assertThat(victim.trouble).as("%s: nothing behind the gap", what).isEmpty();
        } else {
            loop.fail(both);
            var told = new ArrayList<>(victim.trouble);
            assertThat(told.removeIf(once.kind.status::equals) || once.kind == Kind.PLACEMENT || loop.loss > 0)
                .as("%s: %s in %s", what, once.kind.status, victim.trouble).isTrue();
            assertThat(told).as("%s: %s", what, victim).allMatch(CompletionStatus.FLUSHED::equals);
        }
        both.forEach(Loop.Party::end);
        if (once.kind == Kind.COMPLETION) {
            loop.nic.destroyCompletionQueue(victim.number);
            loop.nic.createCompletionQueue(victim.number, 12);
        }
        both.forEach(Loop.Party::connect);
        for (int i = 0; i < 4; i++) {
            loop.post(loop.parties);
            loop.run(Time.MICROSECOND);
        }
        loop.finish(loop.parties, Time.MILLISECOND);
    }
}
