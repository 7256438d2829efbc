package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Address;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Operation;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.PacketDecoder;
import veroce.packet.WirePort;
import veroce.scoreboard.PlannedMessage;

/** Queue pairs of both profiles in one NIC: what it answers, and that neither is slower for what the other loses. */
class NicMixedProfilesTest {
    private static final int PMTU = 1024;
    /** Bits per second of a queue pair: what is sent again finds room beside the other one. */
    private static final long RATE = 25_000_000_000L;

    /** A NIC that speaks RoCEv2, whose queue pairs have the profile that they ask for. */
    private static EndpointMaker both() {
        NicMaker nic = NicMaker.roce();
        return new EndpointMaker() {
            @Override public Endpoint make(Address address, TransportSettings transport) {
                return nic.make(address, transport);
            }

            @Override public QueuePairSettings fit(QueuePairSettings settings) {
                return nic.fit(settings).withProfile(settings.profile());
            }

            @Override public long patience() {
                return nic.patience();
            }

            @Override public long lineRate() {
                return nic.lineRate();
            }
        };
    }

    private static QueuePairOptions options() {
        return Reads.options().pmtu(PMTU).atomics().rnr(7, 1);
    }

    private static QueuePairSettings ours() {
        return options().settings();
    }

    private static Arena arena() {
        return new Arena(EndpointMaker.reference(NicMaker.roce().lineRate()), both(), Arena.quiet(), Arena.SEED, "10.0.0.1", "10.0.0.2", -1);
    }

    private static List<PlannedMessage> plan(SplittableRandom random, int start) {
        List<PlannedMessage> plan = new ArrayList<>();
        int target = start;
        for (int i = 0; i < 60; i++) {
            var operation = random.nextInt(3) == 0 ? Operation.READ
                : Operation.TO_PEER.get(random.nextInt(Operation.TO_PEER.size()));
            int length = random.nextInt(4 * PMTU);
            plan.add(PlannedMessage.of(operation, random.nextInt(1000), target, length));
            target += length + 1;
        }
        return plan;
    }

    /** Reads between Sends and Writes to the NIC, over one network that loses of both. */
    @Test void bothProfilesShareNicAndNetwork() {
        SplittableRandom random = new SplittableRandom(Arena.SEED);
        try (Arena arena = arena()) {
            for (var network : List.of(arena.toLeft, arena.toRight)) {
                network.add(FaultRule.of(Fault.DROP).probability(0.01));
            }
            for (int i = 0; i < 4; i++) {
                QueuePairSettings settings = i % 2 == 0 ? ours() : ours().withProfile(Profile.ROCE_V2);
                arena.forth(arena.connect(settings), settings, plan(random, i * (Arena.SIZE / 4)));
            }
            arena.finish(Time.SECOND);
        }
    }

    /** When the last frame of a profile comes, of two that do not fill the line together; while frames to one of the two queue pairs are lost; or none is. */
    private static long last(Profile watched, Profile losing) {
        long[] last = new long[1];
        var port = watched == Profile.ROCE_V2 ? WirePort.ROCE_V2 : WirePort.VEROCE;
        try (Arena arena = arena()) {
            arena.link.tap((from, to, arrives, frame, time) -> {
                if (arrives && PacketDecoder.decode(frame).packet().port() == port) {
                    last[0] = time;
                }
            });
            for (Profile profile : List.of(Profile.VEROCE, Profile.ROCE_V2)) {
                QueuePairSettings settings = options().rate(RATE).settings().withProfile(profile);
                Connection connection = arena.connect(settings);
                if (profile == losing) {
                    arena.toRight.add(FaultRule.of(Fault.DROP).queuePair(connection.rightPair()).probability(0.05));
                }
                List<PlannedMessage> plan = new ArrayList<>();
                for (int i = 0; i < 40; i++) {
                    plan.add(PlannedMessage.of(i % 4 == 0 ? Operation.READ : Operation.WRITE, i,
                        (profile.ordinal() * 40 + i) * 4096, 4000));
                }
                arena.forth(connection, settings, plan);
            }
            arena.finish(Time.SECOND);
        }
        return last[0];
    }

    @Test void neitherIsSlowerForWhatTheOtherLoses() {
        for (Profile watched : List.of(Profile.VEROCE, Profile.ROCE_V2)) {
            Profile other = watched == Profile.VEROCE ? Profile.ROCE_V2 : Profile.VEROCE;
            long quiet = last(watched, null);
            long lossy = last(watched, other);
            System.out.printf("NicMixedProfilesTest: %s done after %.1f us, %.1f us while the other loses%n", watched,
                quiet / 1e6, lossy / 1e6);
            assertThat(lossy).isLessThan(quiet + quiet / 10);
        }
    }
}
